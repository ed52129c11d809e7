/** The server by http. A refusal is thrown with its sentence. */
import { brought } from './brought';
import { whole } from './deltas';
import { i18n } from './i18n.svelte';
import { Refused } from './refused';
import type { Known, QrCode, Sharing } from './pieces';
import type {
  About, Brief, Briefs, Data, Door, GameCard, Laid, Lesson, NewTable, Problem, Replay, Studied, Study,
} from './wire';

export { Refused };

/** The rulebook as play/rulebook.py reads it: spans in blocks in sections in chapters. */
export interface Span {
  kind: 'text' | 'code' | 'strong' | 'em' | 'rule';
  text: string;
}
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'pre'; text: string };
export interface Section {
  id: string | null;
  title: string;
  blocks: Block[];
}
export interface Rulebook {
  game: string;
  lang: string;
  title: string;
  chapters: { title: string; sections: Section[] }[];
}

/** What the server answers. Throws Refused. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused(0, { id: 'err-offline', args: {} }, 'The server does not answer.');
  }
  if (answer.ok) return answer;
  let body: Partial<Problem> = {};
  try {
    body = (await answer.json()) as typeof body;
  } catch {
    // not one of ours
  }
  await i18n.refusals();
  const said = body.said ?? { id: 'err-status', args: { status: answer.status } };
  throw new Refused(answer.status, said, body.text ?? answer.statusText, body.rule ?? '');
}

const get = async <T>(path: string, secret = ''): Promise<T> =>
  (await ask(path, secret ? { headers: { Authorization: `Bearer ${secret}` } } : undefined)).json() as Promise<T>;

const post = async <T>(path: string, body: unknown): Promise<T> =>
  (
    await ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json() as Promise<T>;

/** More of a file than this the server would not read: KiB as in play/records.py, and a byte. */
export const LARGEST = 1024 * 1024 + 1;

/** A file as its bytes are: what they say is found out in one place, by the server. */
const upload = async <T>(path: string, file: File): Promise<T> =>
  (
    await ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    })
  ).json() as Promise<T>;

const once = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is fetched once; a failure is forgotten. */
function kept<T>(path: string): Promise<T> {
  const had = once.get(path) as Promise<T> | undefined;
  if (had) return had;
  const here = brought(path);
  const got = here === undefined ? get<T>(path) : Promise.resolve(here as T);
  once.set(path, got);
  got.catch(() => once.delete(path));
  return got;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  about: () => kept<About>('/api/about'),
  /** asked each time: networks come and go */
  sharing: () => get<Sharing>('/api/sharing'),
  qr: (text: string) => post<QrCode>('/api/qr', { text }),
  games: () => kept<GameCard[]>('/api/games'),
  rulebook: (game: string, lang: string) => kept<Rulebook>(`/api/rulebook/${game}/${lang}`),
  lessons: (game: string) => kept<Lesson[]>(`/api/lessons/${game}`),
  /** the cards of a pack, at the address that the table tells */
  cards: (address: string) => kept<Data>(address),
  lay: (wish: NewTable) => post<Laid>('/api/tables', wish),
  brief: (table: string, secret: string) => get<Brief>(at(table), secret),
  /** several at once, each with what may open it; null: not here, or not open */
  briefs: (tables: Known[]) => post<Briefs>('/api/briefs', { tables }).then((found) => found.tables),
  /** what a table is, for whoever has no right there */
  door: (table: string) => get<Door>(`${at(table)}/door`),
  /** with its cards in a language; eye -1: as a watcher saw it. A match that is over needs no right */
  replay: (table: string, lang: string, eye = -1) =>
    get<Replay>(`${at(table)}/replay?lang=${lang}${eye < 0 ? '' : `&eye=${eye}`}`).then(whole),
  report: (table: string) => get<Data>(`${at(table)}/report`),
  /** a record that was pasted, or a file with one */
  open: (record: string | File, lang: string, eye = -1) =>
    (typeof record === 'string'
      ? post<Replay>('/api/replay', { text: record, lang, eye })
      : upload<Replay>(
          `/api/replay?lang=${lang}${eye < 0 ? '' : `&eye=${eye}`}&file=${encodeURIComponent(record.name)}`,
          record,
        )
    ).then(whole),
  study: (wish: Study) => post<Studied>('/api/study', wish),
  /** names of people, and what its owner calls it, stand in it where they are asked for */
  record: async (table: string, form: 'tape.json' | 'txt', names = false, title = ''): Promise<Blob> => {
    const wish = new URLSearchParams({ ...(names ? { names: '1' } : {}), ...(title ? { title } : {}) }).toString();
    return (await ask(`${at(table)}/record.${form}${wish && `?${wish}`}`)).blob();
  },
};
