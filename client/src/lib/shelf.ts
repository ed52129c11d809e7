/**
 * The tables this browser holds a way into, latest first. A way in is never dropped by itself: not
 * for want of room, not because a server does not know the table. Only a person deletes it.
 */
import { remember, remembered, setAside } from './storage.svelte';

export interface Kept {
  table: string;
  game: string;
  /** when it was last opened, milliseconds */
  when: number;
  /** the mark of the key that sits there; "" while nothing was exchanged for a key */
  key: string;
  /** secrets of links that were followed and are not exchanged yet */
  secrets?: string[];
  /** such secrets for a second seat, which somebody did not want to take */
  spare?: string[];
  /** links to hand over, by seat; the host's alone */
  invites?: Record<string, string>;
  watch?: string;
  /** what this person calls the match; "" for nothing any more */
  title?: string;
  /** put away: not in the list unless it is asked for */
  archived?: boolean;
  /** its match is known to be over, so nothing can wait there */
  over?: boolean;
  /** how far it had come when this browser last looked at it: the number of its last answer */
  seen?: number;
}

const KEY = 'touchline.tables';

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const words = (x: unknown): string[] => (Array.isArray(x) ? x.filter((s): s is string => typeof s === 'string' && s !== '') : []);

/** An entry as it is kept now, or as earlier editions kept it (one secret, no key); null for neither. */
function entry(x: unknown): Kept | null {
  if (!isRecord(x) || typeof x.table !== 'string' || !x.table) return null;
  const secrets = words([...words(x.secrets), x.secret]);
  const spare = words(x.spare);
  const invites = isRecord(x.invites) ? Object.fromEntries(Object.entries(x.invites).filter(([, s]) => typeof s === 'string')) : {};
  return {
    table: x.table,
    game: typeof x.game === 'string' ? x.game : '',
    when: typeof x.when === 'number' ? x.when : 0,
    key: typeof x.key === 'string' ? x.key : '',
    ...(secrets.length ? { secrets } : {}),
    ...(spare.length ? { spare } : {}),
    ...(Object.keys(invites).length ? { invites: invites as Record<string, string> } : {}),
    ...(typeof x.watch === 'string' && x.watch ? { watch: x.watch } : {}),
    ...(typeof x.title === 'string' ? { title: x.title } : {}),
    ...(typeof x.archived === 'boolean' ? { archived: x.archived } : {}),
    ...(x.over === true ? { over: true } : {}),
    ...(typeof x.seen === 'number' ? { seen: x.seen } : {}),
  };
}

/** Two entries of one table and one key as one; nothing that opens anything is lost. */
function joined(a: Kept, b: Kept): Kept {
  const [late, early] = a.when >= b.when ? [a, b] : [b, a];
  const [title, archived] = [late.title ?? early.title, late.archived ?? early.archived];
  const secrets = [...new Set([...(a.secrets ?? []), ...(b.secrets ?? [])])];
  const spare = [...new Set([...(a.spare ?? []), ...(b.spare ?? [])])];
  return {
    ...a,
    game: late.game || a.game || b.game,
    when: late.when,
    key: a.key || b.key,
    ...(secrets.length ? { secrets } : {}),
    ...(spare.length ? { spare } : {}),
    ...(a.invites || b.invites ? { invites: { ...b.invites, ...a.invites } } : {}),
    ...(a.watch || b.watch ? { watch: a.watch ?? b.watch } : {}),
    ...(title === undefined ? {} : { title }),
    ...(archived === undefined ? {} : { archived }),
    ...(a.over || b.over ? { over: true } : {}),
    ...((late.seen ?? early.seen) === undefined ? {} : { seen: late.seen ?? early.seen }),
  };
}

function merged(all: Kept[]): Kept[] {
  const found: Kept[] = [];
  for (const each of all) {
    const at = found.findIndex((k) => k.table === each.table && (k.key === each.key || !k.key || !each.key));
    if (at < 0) found.push(each);
    else found[at] = joined(found[at]!, each);
  }
  return found.sort((a, b) => b.when - a.when);
}

/** The entries among these values, and whether all of them were some. */
export function entries(raw: unknown[]): { kept: Kept[]; whole: boolean } {
  const read = raw.map(entry);
  return { kept: merged(read.filter((k) => k !== null)), whole: read.every((k) => k !== null) };
}

export function shelf(): Kept[] {
  const raw = remembered<unknown[]>(KEY, []);
  const { kept, whole } = entries(raw);
  if (!whole) {
    setAside(KEY, JSON.stringify(raw)); // what could be read of it goes on
    remember(KEY, kept);
  }
  return kept;
}

export type Way = Partial<Kept> & { table: string };

/** Put a table first; what was known of it stays known. */
export function shelve(way: Way): void {
  add([{ game: '', when: Date.now(), key: '', ...way }]);
}

/** Take entries in beside those that are here. */
export function add(more: Kept[]): void {
  remember(KEY, merged([...more, ...shelf()]));
  void keepForGood();
}

/** The latest entry of a table, or that of one key. */
export function onShelf(table: string, key?: string): Kept | undefined {
  return shelf().find((k) => k.table === table && (key === undefined || k.key === key));
}

/** Somebody wants this table gone from the list. */
export function unshelve(gone: Kept): void {
  remember(KEY, shelf().filter((k) => k.table !== gone.table || k.key !== gone.key));
}

/** What is noted about a match: a title, that it is put away or known to be over, how far it was seen. */
export function note(of: Kept, what: Pick<Kept, 'title' | 'archived' | 'over' | 'seen'>): void {
  remember(KEY, shelf().map((k) => (k.table === of.table && k.key === of.key ? { ...k, ...what } : k)));
}

/** These matches are known to be over. */
export function ended(tables: ReadonlySet<string>): void {
  const all = shelf();
  if (all.some((k) => tables.has(k.table) && !k.over)) remember(KEY, all.map((k) => (tables.has(k.table) ? { ...k, over: true } : k)));
}

function change(table: string, how: (k: Kept) => Kept): void {
  remember(KEY, shelf().map((k) => (k.table === table ? how(k) : k)));
}

const without = (all: string[] | undefined, secret: string): string[] => (all ?? []).filter((s) => s !== secret);

/** A link's secret has been exchanged, or turned out to be one for watching: it is no way to a seat any more. */
export function spend(table: string, secret: string): void {
  change(table, (k) => ({ ...k, secrets: without(k.secrets, secret), spare: without(k.spare, secret) }));
}

/** It is for a second seat that somebody does not want now. */
export function spareOf(table: string, secret: string): void {
  change(table, (k) => {
    const known = Object.values(k.invites ?? {}).includes(secret);
    return { ...k, secrets: without(k.secrets, secret), spare: [...without(k.spare, secret), ...(known ? [] : [secret])] };
  });
}

/** Somebody has come by this invitation: it opens nothing any more. */
export function taken(table: string, seat: number): void {
  if (onShelf(table)?.invites?.[seat] === undefined) return;
  change(table, (k) => ({ ...k, invites: Object.fromEntries(Object.entries(k.invites ?? {}).filter(([s]) => s !== String(seat))) }));
}

let asked = false;
/** Ask the browser not to clear what is kept here when it is short of room. */
async function keepForGood(): Promise<void> {
  if (asked || typeof navigator === 'undefined' || !navigator.storage?.persist) return;
  asked = true;
  try {
    await navigator.storage.persist();
  } catch {
    // it is a wish only
  }
}
