/**
 * What this browser keeps. Storage may be shut (private windows, settings of the browser), full or
 * damaged: then what is written lives until the page is closed, what cannot be read is set aside
 * under another name, and `storage` says so, for a person has to know.
 */

export type Plight = '' | 'shut' | 'full';

class Plain {
  /** why nothing can be kept for good; "" while all is well */
  plight = $state<Plight>('');
  /** the names of values that were set aside because they could not be read */
  aside = $state.raw<string[]>([]);
}

export const storage = new Plain();

/** what could not be written, by name */
const held = new Map<string, string>();
/** names under which something unreadable lies that could not be moved: nothing is written over it */
const frozen = new Set<string>();

function trouble(e: unknown): void {
  const name = e instanceof Error || e instanceof DOMException ? e.name : '';
  storage.plight = /quota/i.test(name) ? 'full' : 'shut';
}

function read(key: string): string | null {
  const kept = held.get(key);
  if (kept !== undefined) return kept;
  if (frozen.has(key) || typeof localStorage === 'undefined') return null;
  return localStorage.getItem(key);
}

/** Move something unreadable out of the way; it stays in the browser. */
export function setAside(key: string, text: string): void {
  if (!storage.aside.includes(key)) storage.aside = [...storage.aside, key];
  try {
    let name = `${key}.damaged`;
    for (let n = 2; localStorage.getItem(name) !== null && localStorage.getItem(name) !== text; n++) name = `${key}.damaged-${n}`;
    localStorage.setItem(name, text);
    localStorage.removeItem(key);
  } catch (e) {
    frozen.add(key);
    trouble(e);
  }
}

const alike = (x: unknown, otherwise: unknown): boolean =>
  otherwise === null || (typeof x === typeof otherwise && x !== null && Array.isArray(x) === Array.isArray(otherwise));

/** What was kept under a name, if it can be read and `fits`; else it is set aside, and `otherwise` holds. */
export function remembered<T>(key: string, otherwise: T, fits: (x: unknown) => boolean = () => true): T {
  let text: string | null = null;
  try {
    text = read(key);
  } catch (e) {
    trouble(e);
  }
  if (text === null) return otherwise;
  try {
    const found = JSON.parse(text) as unknown;
    if (alike(found, otherwise) && fits(found)) return found as T;
  } catch {
    // damaged
  }
  setAside(key, text);
  return otherwise;
}

/** Keep a value. False when it lives only until the page is closed. */
export function remember(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    if (typeof localStorage === 'undefined') throw new Error('no storage');
    if (frozen.has(key)) throw new DOMException('', 'QuotaExceededError');
    localStorage.setItem(key, text);
    held.delete(key);
    for (const [name, waiting] of held) {
      if (frozen.has(name)) continue;
      localStorage.setItem(name, waiting); // there is room again
      held.delete(name);
    }
    if (held.size === 0) storage.plight = '';
    return true;
  } catch (e) {
    held.set(key, text);
    trouble(e);
    return false;
  }
}

export const strings = (x: unknown): boolean => Array.isArray(x) && x.every((each) => typeof each === 'string');
export const numbers = (x: unknown): boolean => typeof x === 'object' && x !== null && Object.values(x).every((each) => typeof each === 'number');
