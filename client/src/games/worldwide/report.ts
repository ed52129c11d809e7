/** The figures of a finished match (GET /api/tables/ID/report), read and set side by side. */
import type { Data } from '../../lib/wire';
import { value, type Ratio, type ShotOdds } from './view';

interface When {
  half: number;
  attack: number;
}
export interface Goal extends When {
  side: number;
  seat: number;
  piece: string;
}
export interface Shot extends Goal, ShotOdds {
  card: number | null;
  bonus: number;
  dice: number;
  result: 'goal' | 'corner' | 'save' | 'off';
}
export interface Roll extends When {
  side: number;
  kind: string;
  card: number | null;
  need: number;
  natural: number;
  win: Ratio;
  result: string;
}
export interface Foul extends When {
  side: number;
  seat: number;
  card: number;
  shown: null | 'yellow' | 'red';
}
export interface Report {
  score: number[];
  /** whose ground counts: of both where it always does, of nobody on neutral ground */
  home: boolean[];
  goals: Goal[];
  shots: Shot[];
  rolls: Roll[];
  fouls: Foul[];
  kicks: { side: number; goal: boolean }[];
  expected: Ratio[];
  dice: Record<string, { tried: number; won: number; expected: Ratio }>[];
  faces: Record<string, [number, number]>[];
  luck: Ratio[];
  attacks: number[];
  points: number[];
  given: number[];
  passed: number[];
  defended: number[];
  abilities: Record<string, number>[];
  people: [number, number][][];
  stars: number[];
  substitutions: number[];
  corners: number[];
  free_kicks: number[];
}

export const readReport = (data: Data): Report | null => (Array.isArray(data.shots) && Array.isArray(data.rolls) ? (data as unknown as Report) : null);

export interface Row {
  id: string;
  /** what bars compare */
  sizes: [number, number];
  /** what is written, when it is not the size: won and tried */
  of?: [[number, number], [number, number]];
  decimal?: boolean;
}

/** What is compared, without the rows in which nobody did anything. */
export function rows(r: Report): Row[] {
  const two = (of: (side: 0 | 1) => number): [number, number] => [of(0), of(1)];
  const count = (list: { side: number }[]): [number, number] => two((s) => list.filter((x) => x.side === s).length);
  // with all that was added to the die: what the die alone brought is the luck, further down
  const d = [0, 1].map((s): [number, number] => {
    const own = r.rolls.filter((x) => x.side === s && x.kind === 'defence');
    return [own.filter((x) => x.result === 'won').length, own.length];
  }) as [[number, number], [number, number]];
  const all: Row[] = [
    { id: 'attacks', sizes: two((s) => r.attacks[s] ?? 0) },
    { id: 'points', sizes: two((s) => ((r.attacks[s] ?? 0) ? (r.points[s] ?? 0) / (r.attacks[s] ?? 1) : 0)), decimal: true },
    { id: 'shots', sizes: count(r.shots) },
    { id: 'expected', sizes: two((s) => value(r.expected[s] ?? [0, 1])), decimal: true },
    { id: 'corners', sizes: two((s) => r.corners[s] ?? 0) },
    { id: 'free-kicks', sizes: two((s) => r.free_kicks[s] ?? 0) },
    { id: 'given', sizes: two((s) => r.given[s] ?? 0) },
    { id: 'passed', sizes: two((s) => r.passed[s] ?? 0) },
    { id: 'defended', sizes: [d[0][0], d[1][0]], of: d },
    { id: 'stars', sizes: two((s) => r.stars[s] ?? 0) },
    { id: 'people', sizes: two((s) => (r.people[s] ?? []).reduce((a, [, n]) => a + n, 0)) },
    { id: 'substitutions', sizes: two((s) => r.substitutions[s] ?? 0) },
    { id: 'fouls', sizes: count(r.fouls) },
    { id: 'cards', sizes: count(r.fouls.filter((f) => f.shown)) },
  ];
  return all.filter((row) => row.sizes.some((n) => n > 0) || row.of?.some(([, tried]) => tried > 0));
}

/** How much of its bar a number fills, in percent: the larger of a row fills it. */
export const fills = (sizes: [number, number], side: 0 | 1): number => (100 * sizes[side]) / Math.max(...sizes, Number.MIN_VALUE);
/** The side that played at home; null where nobody did, or the grounds of both counted. */
export const host = (r: Report): number | null => (r.home[0] === r.home[1] ? null : r.home[1] ? 1 : 0);

/** Everything above what was to be expected: rolls and goals. */
export const luck = (r: Report, side: number): number => value(r.luck[side] ?? [0, 1]);
/** What a side's dice showed on average, and how many they were. */
export function average(r: Report, side: number, die: 'd20' | 'd6'): number | null {
  const [sum = 0, count = 0] = r.faces[side]?.[die] ?? [];
  return count ? sum / count : null;
}
/** The score just after each goal, in order. */
export function scores(r: Report): { goal: Goal; score: [number, number] }[] {
  const now: [number, number] = [0, 0];
  return r.goals.map((goal) => {
    now[goal.side === 1 ? 1 : 0]++;
    return { goal, score: [...now] };
  });
}
/** The Player cards and abilities a side used most. */
export const most = (pairs: [number, number][]): [number, number][] => [...pairs].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 5);
