/**
 * Where we are: the part of the address after `#`, which no server ever sees.
 *
 * An address that gives a seat away does not stay in the address bar: its secret is put on the
 * shelf of this browser, and what remains names the table only.
 */
import { shelve } from './shelf';

/** What an address says, and the secret of a seat that came with it. */
export interface Place {
  parts: string[];
  /** the harmless address, where the one that came carried a secret */
  clean: string[] | null;
  secret: string;
}

/**
 * Links that hand over a seat, `invite/TABLE/SECRET`; and those of earlier editions, which carried
 * the secret wherever they led: `t/TABLE/SECRET`, `replay/TABLE/SECRET/N`.
 */
export function sorted(parts: string[]): Place {
  const [name = '', table = '', a = '', b = ''] = parts;
  if (name === 'replay' && a && !/^\d{1,9}$/.test(a)) {
    // a link to a moment gives no right, whatever it carries
    return { parts: ['replay', table, /^\d{1,9}$/.test(b) ? b : '0'], clean: ['replay', table, /^\d{1,9}$/.test(b) ? b : '0'], secret: '' };
  }
  if (name === 'invite' || name === 't' || (name === 'table' && a)) {
    const clean = table ? ['table', table] : [];
    return { parts: clean, clean, secret: table ? a : '' };
  }
  return { parts, clean: null, secret: '' };
}

/** How many links with a secret have been followed on this page. */
let links = 0;

class Route {
  parts = $state.raw<string[]>(arrive());
  /** how often the address has changed since the page was loaded */
  steps = 0;

  constructor() {
    if (typeof window !== 'undefined') {
      window.addEventListener('hashchange', () => {
        this.steps += 1;
        this.parts = arrive();
      });
    }
  }

  get name(): string {
    return this.parts[0] ?? '';
  }

  /** How many links to a seat have been followed here: the table of such a link is asked anew, even the one that is open. */
  get followed(): number {
    return links;
  }

  go(...parts: (string | number)[]): void {
    location.hash = href(...parts);
  }

  /**
   * Change the address without a step in the history, for moments that pass. The page of these
   * parts may still be shown when the address is of another one, which loads: then nothing changes;
   * nor when the address has been changed and the browser has not told of it yet.
   */
  slide(...parts: (string | number)[]): void {
    const at = split();
    if (at[0] !== String(parts[0]) || (at[1] ?? String(parts[1])) !== String(parts[1])) return;
    if (href(...at) !== href(...this.parts)) return;
    history.replaceState(history.state, '', href(...parts));
    this.parts = split();
  }
}

/** The parts of the address, without what must not stay in it. */
function arrive(): string[] {
  const { parts, clean, secret } = sorted(split());
  if (clean) history.replaceState(null, '', href(...clean));
  const table = parts[1];
  if (secret && table) {
    shelve({ table, secrets: [secret] });
    links += 1;
  }
  return parts;
}

function split(): string[] {
  if (typeof location === 'undefined') return [];
  return location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((p) => p !== '')
    .map((p) => {
      try {
        return decodeURIComponent(p);
      } catch {
        return p;
      }
    });
}

export function href(...parts: (string | number)[]): string {
  return '#/' + parts.map((p) => encodeURIComponent(String(p))).join('/');
}

/** The whole address, to be given to somebody else. */
export function address(...parts: (string | number)[]): string {
  return addressAt(location.origin, ...parts);
}

/** The whole address by another address of the server ("http://192.168.1.5:8788"). */
export function addressAt(origin: string, ...parts: (string | number)[]): string {
  return origin + location.pathname + href(...parts);
}

export const route = new Route();
