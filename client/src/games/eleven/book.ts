/** A season written down: victory points side by side, and the figures of a finished one. */
import type { Data } from '../../lib/wire';
import type { Points } from './shown';
import type { View } from './view';

/** What victory points are made of (EL-320), in the order of the score pad. */
export const PARTS = ['league', 'tokens', 'staff', 'stadium', 'office', 'suspensions'] as const;
export const CATEGORIES = ['coaching', 'medical', 'management', 'recruitment', 'stadium'] as const;

/** Victory points by what they are for; a report has more of them than a view. */
export type Sums = Partial<Omit<Points, 'categories'>>;

export interface PadRow {
  id: string;
  /** by seat */
  n: number[];
}

/** Points by what they are for, and the sum; what nobody has stays, so that the pad keeps its shape. */
export function padRows(vp: Sums[]): PadRow[] {
  return ([...PARTS, 'total'] as const).map((id) => ({ id, n: vp.map((one) => Number(one[id] ?? 0)) }));
}

/** The places of the best in a row; none where all have the same. */
export function bests(row: PadRow): boolean[] {
  const most = Math.max(...row.n);
  return row.n.map((n) => n === most && row.n.some((other) => other < most));
}

export interface StaffRow {
  id: string;
  /** by seat: how many, their points, and what one more would add */
  seats: { own: number; vp: number; more: number }[];
}

/** Categories of staff that score (EL-322). */
export function staffRows(v: View): StaffRow[] {
  return CATEGORIES.map((id) => ({
    id,
    seats: v.clubs.map((club) => {
      const [own, vp, next] = club.vp.categories?.[id] ?? [0, 0, 0];
      return { own, vp, more: next - vp };
    }),
  }));
}

export interface WeekRow {
  club: number | null;
  shape: string | null;
  plan: number | null;
  score: [number, number] | null;
  result: 'win' | 'draw' | 'loss' | null;
  /** the shirt, and the card of whoever wore it; -1 for nobody, both for a goal of a card */
  scorers: [number, number][];
  fans: number;
  sold_out: boolean;
  meeting: number | null;
  adopted: number | null;
  luck: [string, number] | null;
  fees: number;
  unpaid: number;
  league: number;
}
export interface Deal {
  week: number;
  day: string;
  seat: number;
  what: string;
  card: number | null;
  kind: number | null;
  contract: string | null;
  price: number;
}
export interface Season {
  division: number;
  vp: Record<string, number>[];
  places: number[];
  weeks: { week: number; seats: WeekRow[] }[];
  dealings: Deal[];
  actions: { ability: number; times: number; paid: number }[][];
  dice: { d6: [number, number]; d12: [number, number]; rerolls: number; free: number }[];
  luck: [number, number][];
  shots: { own: number[]; against: number[] }[];
  rating: string | null;
}

/** Goals by whoever scored them, in the order of their first: the shirt, the card, how many. */
export function scorersOf(row: WeekRow): { shirt: number; card: number; n: number }[] {
  const found: { shirt: number; card: number; n: number }[] = [];
  for (const [shirt, card] of row.scorers) {
    const again = found.find((one) => (card >= 0 ? one.card === card : one.card < 0 && one.shirt === shirt));
    if (again) again.n++;
    else found.push({ shirt, card, n: 1 });
  }
  return found;
}

/** The figures as this client reads them; none where the server keeps none. */
export function readReport(data: Data): Season | null {
  return Array.isArray(data.weeks) && Array.isArray(data.vp) ? (data as unknown as Season) : null;
}

/** Seats, the best first. */
export const ranked = (s: Season): number[] => s.vp.map((_, seat) => seat).sort((a, b) => (s.places[a] ?? 9) - (s.places[b] ?? 9) || a - b);

export interface Tally {
  wins: number;
  draws: number;
  losses: number;
  scored: number;
  conceded: number;
  sold_outs: number;
}

/** Six matches of a manager, added up. */
export function tally(s: Season, seat: number): Tally {
  const sum: Tally = { wins: 0, draws: 0, losses: 0, scored: 0, conceded: 0, sold_outs: 0 };
  for (const { seats } of s.weeks) {
    const row = seats[seat];
    if (row?.result === 'win') sum.wins++;
    if (row?.result === 'draw') sum.draws++;
    if (row?.result === 'loss') sum.losses++;
    sum.scored += row?.score?.[0] ?? 0;
    sum.conceded += row?.score?.[1] ?? 0;
    sum.sold_outs += row?.sold_out ? 1 : 0;
  }
  return sum;
}

/** What a manager bought, built and sold, week by week; week 0 is before the first. */
export function dealsOf(s: Season, seat: number): { week: number; deals: Deal[] }[] {
  const weeks = new Map<number, Deal[]>();
  for (const deal of s.dealings) if (deal.seat === seat) weeks.set(deal.week, [...(weeks.get(deal.week) ?? []), deal]);
  return [...weeks].map(([week, deals]) => ({ week, deals }));
}

/** Money that left for deals, and what sales brought. */
export function money(s: Season, seat: number): { spent: number; earned: number } {
  const own = s.dealings.filter((deal) => deal.seat === seat);
  const sum = (sold: boolean): number => own.filter((d) => (d.what === 'sell') === sold).reduce((n, d) => n + d.price, 0);
  return { spent: sum(false), earned: sum(true) };
}

/** How far the dice of the consequences were above their mean, in spots. */
export function luck(s: Season, seat: number): number {
  const [n, d] = s.luck[seat] ?? [0, 1];
  return n / d;
}

/** The mean of the faces of a die; none where none was rolled. */
export function mean(s: Season, seat: number, die: 'd6' | 'd12'): number | null {
  const [sum, count] = s.dice[seat]?.[die] ?? [0, 0];
  return count ? sum / count : null;
}

/** The abilities a manager used most. */
export const most = (s: Season, seat: number, at_most = 5): { ability: number; times: number; paid: number }[] =>
  [...(s.actions[seat] ?? [])].sort((a, b) => b.times - a.times || a.ability - b.ability).slice(0, at_most);

/** Votes of a director on the die, 0 yellow, 1 blue, 2 red, as printed: "RYYYBB". */
export const faces = (printed: unknown): number[] => (Array.isArray(printed) ? printed.map((x) => 'YBR'.indexOf(String(x))).filter((n) => n >= 0) : []);

/** Cards an option names that may be picked now, or that have been: what there is to choose from. */
export const cardsIn = (anchors: string[]): number[] => [...new Set(anchors.filter((a) => a.startsWith('card:')).map((a) => Number(a.slice(5))))];
