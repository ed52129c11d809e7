/**
 * One's own matches as a list: which are shown, in which order, and how one has fared against whom.
 * Nothing here asks the server or keeps anything.
 */
import type { Kept } from './shelf';
import type { Fate } from './ways';
import type { Brief } from './wire';

/** all but those put away; those in which it is my move; that go on; that are over; put away */
export const SHOWS = ['all', 'move', 'running', 'over', 'archived'] as const;
export type Show = (typeof SHOWS)[number];
export const SORTS = ['latest', 'move', 'oldest'] as const;
export type Sort = (typeof SORTS)[number];

/** all; played at a table of this server; brought in a file */
export const FROMS = ['', 'played', 'imported'] as const;
export type From = (typeof FROMS)[number];

export interface Row {
  kept: Kept;
  /** asked while no answer has come */
  fate: Fate | 'asked';
  brief?: Brief;
}

export interface Wish {
  show: Show;
  /** the name of a game; "" for all */
  game: string;
  search: string;
  from: From;
  sort: Sort;
}

export const idOf = (k: Kept): string => `${k.table}/${k.key}`;

/** The game is known before the server has answered. */
export const gameOf = (row: Row): string => row.brief?.game ?? row.kept.game;

const over = (row: Row): boolean => row.brief?.over != null;
const running = (row: Row): boolean => row.brief !== undefined && row.brief.over === null;

/** Is it one of those that are shown so? */
export function shows(row: Row, show: Show): boolean {
  const away = row.kept.archived === true;
  if (show === 'archived' || away) return show === 'archived' && away;
  if (show === 'move') return running(row) && row.brief?.yours === true;
  if (show === 'running') return running(row);
  return show === 'all' || over(row);
}

/** Was it brought in a file? */
export const isImported = (row: Row): boolean => row.brief?.origin === 'imported';
/** Can it be had as a file: is it over, and here? */
export const isWhole = (row: Row): boolean => over(row);
/** Does it go on? */
export const goesOn = (row: Row): boolean => running(row);

/** Letters as they are searched: without accents, all small. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** When something last happened there. */
export const touched = (row: Row): number => row.brief?.touched ?? row.kept.when;

/** Of two the later one first: by the second, for that is how closely it is known when a match was laid, then by when it was opened here. */
const later = (a: Row, b: Row): number => Math.floor(touched(b) / 1000) - Math.floor(touched(a) / 1000) || b.kept.when - a.kept.when;

/** Those that are wished for, in the order wished for; `words` is all that a row says. */
export function chosen<R extends Row>(rows: readonly R[], wish: Wish, words: (row: R) => string): R[] {
  const parts = folded(wish.search).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (!shows(row, wish.show) || (wish.game && gameOf(row) !== wish.game)) return false;
    if (wish.from && isImported(row) !== (wish.from === 'imported')) return false;
    if (!parts.length) return true;
    const said = folded(words(row));
    return parts.every((part) => said.includes(part));
  });
  const first = (row: R): number => (wish.sort === 'move' ? (shows(row, 'move') ? 0 : running(row) ? 1 : 2) : 0);
  const way = wish.sort === 'oldest' ? -1 : 1;
  return found.sort((a, b) => first(a) - first(b) || way * later(a, b));
}

/** What waits on the start page: matches of one's own that go on, one's own move first, then the latest. */
export function waiting<R extends Row>(rows: readonly R[], most: number): R[] {
  const own = rows.filter((row) => running(row) && (row.brief?.mine.length ?? 0) > 0 && !row.kept.archived);
  const first = (row: R): number => (row.brief?.yours ? 0 : 1);
  return own.sort((a, b) => first(a) - first(b) || later(a, b)).slice(0, most);
}

/** How many sides there are. */
export const many = (b: Brief): number => b.sides || b.names.length;

/** The side that all of one's seats play for; null where one has none, or plays for several. */
export function sideOf(b: Brief): number | null {
  const sides = new Set(b.mine.map((seat) => seat % many(b)));
  const [side] = sides;
  return sides.size === 1 && side !== undefined ? side : null;
}

export type Mark = 'won' | 'drawn' | 'lost';

/** How it ended for whoever holds these seats; null where that cannot be said. */
export function markOf(b: Brief): Mark | null {
  const side = sideOf(b);
  if (b.over === null || side === null || b.over.said.id === 'match-stopped') return null; // that counts for nobody
  if (b.over.winner !== null) return b.over.winner === side ? 'won' : 'lost';
  if (many(b) < 2) return 'lost'; // who plays alone has won with both points
  return (b.over.points[b.mine[0] ?? 0] ?? 0) === Math.max(...b.over.points) ? 'drawn' : 'lost';
}

/** One's form in a game against somebody: the latest first. */
export interface Form {
  key: string;
  game: string;
  against: string;
  last: Mark[];
  won: number;
  drawn: number;
  lost: number;
}

/** The form in the game of this match against whoever it is played against; undefined before the first that is over. */
export function formOf(row: Row, all: readonly Form[], against: (b: Brief) => string): Form | undefined {
  const { brief } = row;
  return brief && brief.mine.length ? all.find((form) => form.game === brief.game && form.against === against(brief)) : undefined;
}

/**
 * The form in each game against each opponent, the latest pair first. `against` names whoever sits
 * on the other sides; "" where nobody has a name, for they need not be the same people.
 */
export function forms(rows: readonly Row[], against: (b: Brief) => string, last = 5): Form[] {
  const found = new Map<string, Form>();
  const done = rows.filter(over).sort(later);
  for (const { brief } of done) {
    const mark = brief && markOf(brief);
    const who = brief && against(brief);
    if (!brief || !mark || !who) continue;
    const key = `${brief.game}/${who}`;
    const form = found.get(key) ?? { key, game: brief.game, against: who, last: [], won: 0, drawn: 0, lost: 0 };
    if (form.last.length < last) form.last.push(mark);
    form[mark] += 1;
    found.set(key, form);
  }
  return [...found.values()];
}
