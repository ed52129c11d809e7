/** The keys of this browser and its settings as a file, and back: for another device, or for a day when storage is cleared. */
import { addKeys, isKey, ring, own } from './identity';
import { ownRules } from './ownrules.svelte';
import { settings } from './settings.svelte';
import { add, entries, onShelf, shelf } from './shelf';

const KIND = 'touchline-keys';
const EDITION = 1;

/** The file is not one of ours, or damaged. `why` is the message that says so. */
export class Unreadable extends Error {
  constructor(readonly why: 'keys-not-ours' | 'keys-damaged' | 'keys-newer') {
    super(why);
  }
}

/** Everything that opens a table from here, how somebody likes to play, and by which rules. */
export function keyFile(): string {
  own();
  return JSON.stringify({ kind: KIND, edition: EDITION, keys: ring(), tables: shelf(), settings: settings.kept, rules: ownRules.all }, null, 1);
}

/** Take in what a file holds, beside what is here. How many tables are new. Throws Unreadable. */
export function readKeyFile(text: string): { tables: number; keys: number } {
  let found: { kind?: unknown; edition?: unknown; keys?: unknown; tables?: unknown; settings?: unknown; rules?: unknown } | null;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, '')) as typeof found;
  } catch {
    throw new Unreadable(text.includes(KIND) ? 'keys-damaged' : 'keys-not-ours');
  }
  if (typeof found !== 'object' || found?.kind !== KIND) throw new Unreadable('keys-not-ours');
  if (typeof found.edition !== 'number' || found.edition > EDITION) throw new Unreadable('keys-newer');
  if (!Array.isArray(found.keys) || !found.keys.every(isKey) || !Array.isArray(found.tables)) throw new Unreadable('keys-damaged');
  const { kept, whole } = entries(found.tables);
  if (!whole) throw new Unreadable('keys-damaged');
  const keys = addKeys(found.keys);
  const fresh = kept.filter((k) => !onShelf(k.table, k.key)).length;
  add(kept);
  settings.take(found.settings);
  ownRules.take(found.rules);
  return { tables: fresh, keys };
}
