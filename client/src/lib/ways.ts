/** What has become of the tables this browser holds a way into. */
import { api, Refused } from './api';
import { shown } from './identity';
import type { Kept } from './shelf';
import type { Brief } from './wire';

/** here; not on this server; here, but not open to us; no answer */
export type Fate = 'here' | 'gone' | 'shut' | 'silent';

export interface Way {
  kept: Kept;
  fate: Fate;
  brief?: Brief;
}

/** Whatever may open it: the key, then links that were not exchanged yet. */
const opening = async (kept: Kept): Promise<string[]> => [
  await shown(kept.key), ...(kept.secrets ?? []), ...(kept.watch ? [kept.watch] : []),
];

/** Those of these tables that are here and open, asked for at once; none where nobody answers. */
export async function open(tables: Kept[]): Promise<{ kept: Kept; brief: Brief }[]> {
  if (!tables.length) return [];
  try {
    const asked = await Promise.all(tables.map(async (kept) => ({ table: kept.table, secrets: await opening(kept) })));
    const briefs = await api.briefs(asked);
    return tables.flatMap((kept, n) => (briefs[n] ? [{ kept, brief: briefs[n] }] : []));
  } catch {
    return [];
  }
}

/** so many the server lets be asked about at once (server/app.py: BRIEFS) */
export const AT_ONCE = 20;

/**
 * All of these, as many at once as the server allows; `found` is told after each answer. What it
 * does not open is looked at by itself, to learn why.
 */
export async function openAll(tables: Kept[], found: (ways: Way[]) => void): Promise<void> {
  for (let at = 0; at < tables.length; at += AT_ONCE) {
    const part = tables.slice(at, at + AT_ONCE);
    let briefs: (Brief | null)[];
    try {
      briefs = await api.briefs(await Promise.all(part.map(async (kept) => ({ table: kept.table, secrets: await opening(kept) }))));
    } catch {
      found(part.map((kept) => ({ kept, fate: 'silent' })));
      continue;
    }
    found(part.flatMap((kept, n): Way[] => (briefs[n] ? [{ kept, fate: 'here', brief: briefs[n] }] : [])));
    for (const [n, kept] of part.entries()) if (!briefs[n]) found([await look(kept)]);
  }
}

/** Ask the server what has become of it. */
export async function look(kept: Kept): Promise<Way> {
  let fate: Fate = 'shut';
  try {
    const keys = await opening(kept);
    for (const each of keys) {
      try {
        return { kept, fate: 'here', brief: await api.brief(kept.table, each) };
      } catch (e) {
        const status = e instanceof Refused ? e.status : 0;
        if (status !== 403) {
          fate = status === 404 ? 'gone' : 'silent';
          break;
        }
      }
    }
  } catch {
    fate = 'silent';
  }
  return { kept, fate };
}
