import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, type Conn, type Socket } from '../src/lib/link';
import type { Tick, ToClient, ToServer, Welcome } from '../src/lib/wire';

const WELCOME: Welcome = {
  type: 'welcome', table: 'T', game: 'g', options: {}, preset: '', teams: [], places: [], role: 'seat', mine: [0], story: [],
  rematch: '', back: true, cards: '',
};

class Wire implements Socket {
  static all: Wire[] = [];
  onopen: ((e: never) => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: ((e: never) => void) | null = null;
  readyState = 0;
  sent: ToServer[] = [];
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.drop();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  say(m: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(m) });
  }
  drop(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }
}

const states: Conn[] = [];
const heard: ToClient[] = [];
function link(): Link {
  return new Link('ws://here', () => ({ type: 'enter', table: 'T', invite: 's' }), {
    message: (m) => heard.push(m),
    conn: (s) => states.push(s),
  }, () => new Wire());
}
const last = (): Wire => {
  const wire = Wire.all.at(-1);
  if (!wire) throw new Error('no socket was opened');
  return wire;
};

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  states.length = 0;
  heard.length = 0;
});
afterEach(() => void vi.useRealTimers());

describe('joining once more', () => {
  it('is done at once on a new socket, and what was not answered is sent again', async () => {
    const l = link();
    const first = last();
    first.open();
    first.say(WELCOME);
    const asked = l.request({ type: 'sketch', seat: 0, plan: null }, false);
    void l.request({ type: 'answer', seat: 0, turn: 1, codes: [3] }, true);
    l.rejoin();
    expect(await asked).toBeNull();
    expect(Wire.all).toHaveLength(2);
    expect(first.readyState).toBe(3);
    last().open();
    last().say(WELCOME);
    expect(last().sent.map((m) => m.type)).toEqual(['enter', 'answer']);
    expect(states).not.toContain('lost');
    first.say(WELCOME);
    expect(heard).toHaveLength(2);
  });
});

describe('link', () => {
  it('joins first, and sends nothing else before it is welcome', () => {
    const l = link();
    void l.request({ type: 'answer', seat: 0, turn: 1, codes: [5] }, true);
    last().open();
    expect(last().sent.map((m) => m.type)).toEqual(['enter']);
    last().say(WELCOME);
    expect(last().sent.map((m) => m.type)).toEqual(['enter', 'answer']);
    l.close();
  });

  it('comes back, and sends an unanswered answer again under the same id', async () => {
    const l = link();
    last().open();
    last().say(WELCOME);
    const reply = l.request({ type: 'answer', seat: 0, turn: 1, codes: [5] }, true);
    const first = last().sent.at(-1);
    last().drop();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(10_000);
    expect(Wire.all).toHaveLength(2);
    last().open();
    last().say(WELCOME);
    expect(last().sent.at(-1)).toEqual(first);
    if (first?.type !== 'answer') throw new Error('an answer was expected');
    last().say({ type: 'done', id: first.id, turn: 2 });
    expect(await reply).toEqual({ type: 'done', id: first.id, turn: 2 });
    expect(states).toEqual(['joining', 'open', 'lost', 'lost', 'open']);
    l.close();
  });

  it('does not repeat a question that has lost its value', async () => {
    const l = link();
    last().open();
    last().say(WELCOME);
    const sketch = l.request({ type: 'sketch', seat: 0, plan: null }, false);
    last().drop();
    expect(await sketch).toBeNull();
    vi.advanceTimersByTime(10_000);
    last().open();
    last().say(WELCOME);
    expect(last().sent.map((m) => m.type)).toEqual(['enter']);
    l.close();
  });

  it('stops at a refusal of the way in', () => {
    link();
    last().open();
    last().say({ type: 'refusal', id: '', status: 404, said: { id: 'x', args: {} }, text: 'No.', rule: '' });
    expect(states.at(-1)).toBe('refused');
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
  });

  it('notices a line that has gone silent', () => {
    const l = link();
    last().open();
    last().say(WELCOME);
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)?.type).toBe('ping');
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(10_000);
    expect(Wire.all.length).toBeGreaterThan(1);
    l.close();
  });

  it('keeps a line that answers its pings', async () => {
    const l = link();
    last().open();
    last().say(WELCOME);
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(20_000);
      const ping = last().sent.at(-1);
      if (ping?.type !== 'ping') throw new Error('a ping was expected');
      last().say({ type: 'pong', id: ping.id });
      await Promise.resolve();
      await Promise.resolve();
    }
    expect(Wire.all).toHaveLength(1);
    expect(states.at(-1)).toBe('open');
    l.close();
  });

  describe('and the network of the machine', () => {
    const machine = new EventTarget();
    beforeEach(() => void vi.stubGlobal('window', machine));
    afterEach(() => void vi.unstubAllGlobals());

    it('is lost at once when the network goes, and tried at once when it returns', () => {
      const l = link();
      last().open();
      last().say(WELCOME);
      machine.dispatchEvent(new Event('offline'));
      expect(states.at(-1)).toBe('lost');
      vi.advanceTimersByTime(2_000);
      const hanging = last();
      const before = Wire.all.length;
      machine.dispatchEvent(new Event('online'));
      expect(Wire.all).toHaveLength(before + 1);
      expect(hanging.readyState).toBe(3);
      last().open();
      last().say(WELCOME);
      expect(states.at(-1)).toBe('open');
      vi.advanceTimersByTime(10_000);
      expect(Wire.all).toHaveLength(before + 1);
      l.close();
    });

    it('leaves a line alone that has come back before the news', () => {
      const l = link();
      last().open();
      last().say(WELCOME);
      machine.dispatchEvent(new Event('online'));
      expect(Wire.all).toHaveLength(1);
      l.close();
      machine.dispatchEvent(new Event('offline'));
      expect(states.at(-1)).toBe('closed');
    });
  });
});

describe('ticks', () => {
  const TICK: Tick = {
    type: 'tick', seq: 1, seat: 0, turns: {}, at: 0, facts: [], view: { ball: 'f4', hands: [[1], [2]] }, waiting: [], ask: null,
    loose: 0, fresh: true, over: null, takeback: false,
  };
  const views = (): unknown[] => heard.flatMap((m) => (m.type === 'tick' ? [m.view] : []));
  function joined(): void {
    link();
    last().open();
    last().say(WELCOME);
    last().say(TICK);
  }

  it('are handed on whole, though they come as what has changed', () => {
    joined();
    last().say({ ...TICK, seq: 2, fresh: false, view: { hands: { 1: { '=': [2, 3] } } } });
    last().say({ ...TICK, seq: 3, fresh: false, view: {} });
    last().say({ ...TICK, seq: 4, view: { ball: null } });
    last().say({ ...TICK, seq: 5, fresh: false, view: { ball: { '=': 'a1' } } });
    const after = { ball: 'f4', hands: [[1], [2, 3]] };
    expect(views()).toEqual([TICK.view, after, after, { ball: null }, { ball: 'a1' }]);
  });

  it('count once when they come twice', () => {
    joined();
    const second = { ...TICK, seq: 2, fresh: false, view: { ball: { '=': 'a1' } } };
    last().say(second);
    last().say(second);
    expect(views()).toHaveLength(2);
    expect(Wire.all).toHaveLength(1);
  });

  it('are asked for anew when one was lost, and begin whole on another socket', () => {
    joined();
    last().say({ ...TICK, seq: 3, fresh: false, view: {} });
    expect(views()).toHaveLength(1);
    expect(Wire.all).toHaveLength(2);
    last().open();
    last().say(WELCOME);
    last().say({ ...TICK, view: { ball: 'b2' } });
    last().say({ ...TICK, seq: 2, fresh: false, view: { ball: { '=': 'c3' } } });
    expect(views().slice(1)).toEqual([{ ball: 'b2' }, { ball: 'c3' }]);
  });
});

describe('coming back', () => {
  it('is spread over time, and tried often while a server starts again', () => {
    const tries = (luck: number): number[] => {
      vi.spyOn(Math, 'random').mockReturnValue(luck);
      Wire.all = [];
      link();
      const found: number[] = [];
      const start = Date.now();
      while (found.length < 5) {
        last().drop();
        vi.advanceTimersToNextTimer();
        found.push(Date.now() - start);
      }
      vi.restoreAllMocks();
      return found;
    };
    const [soonest, latest] = [tries(0), tries(1)];
    expect(latest.every((at, n) => at >= 2 * (soonest[n] ?? 0))).toBe(true);
    expect(latest.every((at, n) => at - (latest[n - 1] ?? 0) <= 1500)).toBe(true);
  });
});
