/** The figures of a finished match (GET /api/tables/ID/report), read and set side by side. */
import type { Data } from '../../lib/wire';
import type { Ratio } from './view';

interface When {
  turn: number;
  period: number;
  leg: number;
}
export interface Goal extends When {
  club: number;
  player: number;
  kind: string;
}
export interface Shot extends Goal {
  bonus: number;
  goal: Ratio;
  result: 'goal' | 'save' | 'corner';
}
export interface Booking extends When {
  club: number;
  player: number;
  card: 'yellow' | 'second' | 'red';
}
interface Rolls {
  tried: number;
  won: number;
  expected: Ratio;
}
export interface Report {
  score: number[];
  goals: Goal[];
  shots: Shot[];
  cards: Booking[];
  injuries: (When & { club: number; player: number; serious: boolean })[];
  kicks: { club: number; player: number; goal: boolean }[];
  expected: Ratio[];
  dice: { tackles: Rolls; supports: Rolls }[];
  /** of each club the sum and the count of its dice */
  faces?: [number, number][];
  luck: Ratio[];
  possession: number[];
  attacks: number[];
  presses: number[];
  fans: number[];
  substitutions: number[];
}

export const readReport = (data: Data): Report | null => (Array.isArray(data.shots) ? (data as unknown as Report) : null);

export interface Row {
  id: string;
  /** what bars compare */
  sizes: [number, number];
  /** what is written, when it is not the size: won and tried */
  of?: [[number, number], [number, number]];
  decimal?: boolean;
}

const ratio = (r: Ratio | undefined): number => (r ? r[0] / r[1] : 0);

/** What is compared, without the rows in which nobody did anything. */
export function rows(r: Report): Row[] {
  const two = (of: (club: 0 | 1) => number): [number, number] => [of(0), of(1)];
  const rolls = (id: 'tackles' | 'supports'): Row => ({
    id,
    sizes: two((c) => r.dice[c]?.[id].won ?? 0),
    of: [0, 1].map((c) => [r.dice[c]?.[id].won ?? 0, r.dice[c]?.[id].tried ?? 0]) as [[number, number], [number, number]],
  });
  const all: Row[] = [
    { id: 'possession', sizes: two((c) => r.possession[c] ?? 0) },
    { id: 'shots', sizes: two((c) => r.shots.filter((s) => s.club === c).length) },
    { id: 'expected', sizes: two((c) => ratio(r.expected[c])), decimal: true },
    { id: 'presses', sizes: two((c) => r.presses[c] ?? 0) },
    rolls('tackles'),
    rolls('supports'),
    { id: 'fans', sizes: two((c) => r.fans[c] ?? 0) },
    { id: 'substitutions', sizes: two((c) => r.substitutions[c] ?? 0) },
    { id: 'cards', sizes: two((c) => r.cards.filter((x) => x.club === c).length) },
  ];
  return all.filter((row) => row.sizes.some((n) => n > 0) || row.of?.some(([, tried]) => tried > 0));
}

/** Everything above what was to be expected: tackles, supports and goals. */
export const luck = (r: Report, club: number): number => ratio(r.luck[club]);
/** What a club's dice showed on average; 3.5 is what is to be expected. */
export const average = (r: Report, club: number): number | null => {
  const [sum = 0, count = 0] = r.faces?.[club] ?? [];
  return count ? sum / count : null;
};
/** The score just after each goal, in order. */
export function scores(r: Report): { goal: Goal; score: [number, number] }[] {
  const now: [number, number] = [0, 0];
  return r.goals.map((goal) => {
    now[goal.club === 1 ? 1 : 0]++;
    return { goal, score: [...now] };
  });
}
