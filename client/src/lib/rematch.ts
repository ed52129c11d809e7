/** A rematch, asked for from the list of matches: the table is entered, the next one laid, and left again. */
import { i18n } from './i18n.svelte';
import { mark, shown } from './identity';
import { Link, socketUrl } from './link';
import { settings } from './settings.svelte';
import { shelve, type Kept } from './shelf';
import type { Refusal, Rematch, ToClient } from './wire';

/** The sides change, as the table offers it first. */
const SWAP = true;

/** The next table, which is this device's now; why there is none; null where nobody answers. */
export async function again(kept: Kept, game: string): Promise<Rematch | Refusal | null> {
  let link: Link | undefined;
  const found = await new Promise<Rematch | Refusal | null>((settle) => {
    const message = (m: ToClient): void => {
      if (m.type === 'rematch') settle(m);
      if (m.type !== 'welcome' || m.rematch) return; // a table that has a next one tells it by itself
      void link?.request({ type: 'again', swap: SWAP }, false).then((reply) => {
        if (reply?.type !== 'done') settle(reply?.type === 'refusal' ? reply : null);
      });
    };
    const conn = (state: string, refusal?: Refusal): void => {
      if (state === 'refused' || state === 'lost') settle(refusal ?? null);
    };
    const enter = async () =>
      ({ type: 'enter', table: kept.table, invite: '', key: await shown(kept.key), lang: i18n.lang, name: settings.name, both: false }) as const;
    link = new Link(socketUrl(), enter, { message, conn });
  });
  link?.close();
  if (found?.type === 'rematch') {
    const links = { ...(found.watch ? { watch: found.watch } : {}), ...(Object.keys(found.invites).length ? { invites: found.invites } : {}) };
    shelve({ table: found.table, game, key: kept.key || mark(), ...links });
  }
  return found;
}
