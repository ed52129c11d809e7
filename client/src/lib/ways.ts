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
