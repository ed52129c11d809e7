/**
 * The socket to one table. It comes back by itself when it was lost, joins anew, and sends what
 * had not been answered again under the same id, so that nothing counts twice.
 */
import { changed } from './deltas';
import type { Because, Data, Done, Enter, Invited, Pong, Refusal, Sketched, Tick, ToClient, ToServer } from './wire';

export type Conn = 'joining' | 'open' | 'lost' | 'refused' | 'closed';
export type Reply = Done | Refusal | Because | Sketched | Invited | Pong;
type Without<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Wish = Without<ToServer>;

export interface Socket {
  onopen: ((e: never) => void) | null;
  onmessage: ((e: { data: string }) => void) | null;
  onclose: ((e: never) => void) | null;
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
}

export interface Hears {
  message: (m: ToClient) => void;
  conn: (state: Conn, refusal?: Refusal) => void;
}

const OPEN = 1;
/** what tells the others that somebody has left, and did not lose the line */
const LEFT = 1000;
const PING = 20_000;
const PATIENCE = 8_000;
/** The longest waits before each try, in ms: close together while a server starts again. */
const WAITS = [600, 1000, 1400, 1400, 1400, 2000, 4000, 8000];
/** A wait is this share of the longest at least: all who were cut off together come back one by one. */
const LEAST = 0.25;

/** An id of our own making; works without a secure context too. */
export function fresh(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((b) => b.toString(16).padStart(2, '0')).join('');
}

interface Pending {
  text: string;
  keep: boolean;
  settle: (r: Reply | null) => void;
}

export class Link {
  #socket: Socket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #welcome = false;
  #over = false;
  #seq = -1; // of the last tick, and the view after it
  #view: Data = {};
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #wake = (): void => this.#back();
  #sleep = (): void => this.#gone();

  constructor(
    private readonly url: string,
    private readonly enter: () => Enter | Promise<Enter>,
    private readonly hears: Hears,
    private readonly make: (url: string) => Socket = (u) => new WebSocket(u) as unknown as Socket,
  ) {
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#wake);
      window.addEventListener('offline', this.#sleep);
    }
    this.#open();
  }

  /**
   * Ask for something. The reply comes back; null when the line was lost and the question has no
   * value of its own (`keep` false).
   */
  request(wish: Wish, keep: boolean): Promise<Reply | null> {
    const id = fresh();
    return new Promise((settle) => {
      if (this.#over || (!keep && !this.#welcome)) return settle(null);
      const text = JSON.stringify({ ...wish, id });
      this.#pending.set(id, { text, keep, settle });
      if (this.#welcome) this.#send(text);
    });
  }

  close(): void {
    this.#end('closed');
  }

  #end(state: Conn, refusal?: Refusal): void {
    this.#over = true;
    clearTimeout(this.#again);
    clearTimeout(this.#beat);
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#wake);
      window.removeEventListener('offline', this.#sleep);
    }
    this.#socket?.close(LEFT);
    for (const p of this.#pending.values()) p.settle(null);
    this.#pending.clear();
    this.hears.conn(state, refusal);
  }

  #open(): void {
    const socket = this.make(this.url);
    this.#socket = socket;
    this.#welcome = false;
    this.#seq = -1;
    this.hears.conn(this.#tries ? 'lost' : 'joining');
    socket.onopen = () => this.#enter(socket);
    socket.onmessage = (e) => {
      if (this.#socket === socket) this.#hear(JSON.parse(e.data) as ToClient);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#over) this.#lost();
    };
  }

  /** The first word; what it takes may have to be fetched, and if that fails we come back later. */
  #enter(socket: Socket): void {
    const first = this.enter();
    if (!(first instanceof Promise)) return socket.send(JSON.stringify(first));
    void first.then(
      (m) => this.#socket === socket && socket.readyState === OPEN && socket.send(JSON.stringify(m)),
      () => socket.close(),
    );
  }

  /** Without a socket: what only mattered then is answered with nothing. */
  #forget(): void {
    this.#socket = null;
    this.#welcome = false;
    clearTimeout(this.#beat);
    for (const [id, p] of this.#pending) {
      if (p.keep) continue;
      this.#pending.delete(id);
      p.settle(null);
    }
  }

  #lost(): void {
    this.#forget();
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 8000;
    this.#tries += 1;
    this.hears.conn('lost');
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#open(), wait * (LEAST + Math.random() * (1 - LEAST)));
  }

  /**
   * The machine says that its network has gone. A socket would notice only when it next sends, so
   * it is given up at once. A server on this very machine is still there: the next try finds it.
   */
  #gone(): void {
    if (this.#over || !this.#socket) return;
    const socket = this.#socket;
    this.#lost();
    socket.close();
  }

  /** The network is back: a try that began without it may hang, a new one will not. */
  #back(): void {
    if (this.#over || this.#welcome) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#tries = Math.min(this.#tries, 1);
    this.#now();
  }

  /** Somebody asks: do not wait. */
  #now(): void {
    if (this.#over || this.#socket) return;
    clearTimeout(this.#again);
    this.#open();
  }
  retry(): void {
    this.#now();
  }

  /** Join once more, at once: whoever listens has changed, such as the language they read. */
  rejoin(): void {
    const socket = this.#socket;
    if (this.#over || !socket) return;
    this.#forget();
    this.#tries = 0;
    this.#now();
    socket.close();
  }

  #hear(m: ToClient): void {
    if (m.type === 'welcome') {
      this.#welcome = true;
      this.#tries = 0;
      this.hears.conn('open');
      this.hears.message(m);
      for (const p of this.#pending.values()) this.#send(p.text);
      this.#listen();
      return;
    }
    if (m.type === 'refusal' && !this.#welcome && !this.#pending.has(m.id)) {
      // too many at once is no answer for good: the socket closes and we come back later
      if (m.status !== 429 && m.status < 500) this.#end('refused', m);
      return;
    }
    if ('id' in m) {
      const p = this.#pending.get(m.id);
      if (p) {
        this.#pending.delete(m.id);
        p.settle(m);
      } else if (m.type === 'refusal') this.hears.message(m);
      return;
    }
    if (m.type === 'tick') return this.#tick(m);
    this.hears.message(m);
  }

  /** Ticks tell what has changed since the one before; they are handed on with the view whole. */
  #tick(m: Tick): void {
    if (!m.fresh && m.seq <= this.#seq) return; // came twice
    if (!m.fresh && m.seq !== this.#seq + 1) return this.rejoin(); // one was lost
    this.#seq = m.seq;
    this.#view = m.fresh ? m.view : (changed(this.#view, m.view) as Data);
    this.hears.message({ ...m, view: this.#view });
  }

  /** Now and then: is somebody still there? */
  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      const socket = this.#socket;
      let heard = false;
      void this.request({ type: 'ping' }, false).then(() => {
        heard = true;
        if (this.#socket === socket && this.#welcome) this.#listen();
      });
      clearTimeout(this.#beat);
      this.#beat = setTimeout(() => {
        if (heard || this.#socket !== socket) return;
        socket?.close();
        this.#lost();
      }, PATIENCE);
    }, PING);
  }

  #send(text: string): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(text);
  }
}

/** The address of the socket beside this page. */
export function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}
