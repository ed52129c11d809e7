/** Matches as one file, out of the list and into it. What a file holds the server reads and checks. */
import { api, ask, Refused } from './api';
import { own, ring, shown, markOf } from './identity';
import type { Row } from './mine';
import { add, onShelf, type Kept } from './shelf';
import type { Imported, ImportedFile, Said } from './wire';

/** so many a file may hold, as play/collection.py has it */
export const MOST = 100;

/** Somebody chose it, and it cannot be saved. */
export interface Left {
  row: Row;
  said: Said | null;
}

/** The tapes of these matches as one text, and those that could not be had. */
export async function collected(rows: readonly Row[], names: boolean): Promise<{ text: string; left: Left[] }> {
  const tapes: string[] = [];
  const left: Left[] = [];
  for (const row of rows) {
    try {
      tapes.push(await (await api.record(row.kept.table, 'tape.json', names, row.kept.title)).text());
    } catch (e) {
      left.push({ row, said: e instanceof Refused ? e.said : null });
    }
  }
  return { text: tapes.join('\n'), left };
}

/** Hand a text to the downloads of this browser. */
export function handOut(text: string, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: file.endsWith('.json') ? 'application/json' : 'text/plain' }));
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** What such a file is called: the game and the table of one match, the day for several. */
export function fileName(rows: readonly Row[]): string {
  const [first] = rows;
  if (rows.length === 1 && first) return `${first.brief?.game ?? 'match'}-${first.kept.table}.tape.json`;
  return `touchline-${new Date().toISOString().slice(0, 10)}.tapes.txt`;
}

/** What came of a file: what is new in the list, how many were in it already, and what was not taken. */
export interface Taken {
  fresh: Kept[];
  known: number;
  refused: { n: number; match: Imported }[];
}

/** The finished matches of a file become tables of whoever holds these keys; the first of them is the owner's. */
async function sent(file: File, keys: string[]): Promise<ImportedFile> {
  const answer = await ask(`/api/import?file=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${keys.join(' ')}` },
    body: file,
  });
  return answer.json() as Promise<ImportedFile>;
}

/** Have the server take a file in, and put what it took into the list. */
export async function takeIn(file: File): Promise<Taken> {
  own();
  const marks = ring().map(markOf);
  const { matches } = await sent(file, await Promise.all(marks.map((mark) => shown(mark))));
  const taken = matches.filter((m) => m.table);
  const fresh = taken
    .map((m): Kept => ({ table: m.table, game: m.game, when: Date.now(), key: marks[m.key] ?? '', over: true, ...(m.title ? { title: m.title } : {}) }))
    .filter((kept, n, all) => !onShelf(kept.table) && all.findIndex((other) => other.table === kept.table) === n);
  if (fresh.length) add(fresh);
  return { fresh, known: taken.length - fresh.length, refused: matches.flatMap((match, n) => (match.refused ? [{ n: n + 1, match }] : [])) };
}
