/** The matches this browser holds a way into, latest first. */
import { remember, remembered } from './settings.svelte';

export interface Kept {
  table: string;
  secret: string;
  game: string;
  /** when it was last opened, milliseconds */
  when: number;
  invites?: Record<string, string>;
  watch?: string;
}

const KEY = 'touchline.tables';
const MOST = 20;

export function shelf(): Kept[] {
  return remembered<Kept[]>(KEY, []);
}

/** Put a table first; what was known of it stays known. */
export function shelve(kept: Kept): void {
  const others = shelf().filter((k) => k.table !== kept.table || k.secret !== kept.secret);
  const had = shelf().find((k) => k.table === kept.table && k.secret === kept.secret);
  remember(KEY, [{ ...had, ...kept }, ...others].slice(0, MOST));
}

export function unshelve(table: string, secret: string): void {
  remember(KEY, shelf().filter((k) => k.table !== table || k.secret !== secret));
}

export function onShelf(table: string, secret: string): Kept | undefined {
  return shelf().find((k) => k.table === table && k.secret === secret);
}
