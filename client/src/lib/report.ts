/** The figures of a finished match of two sides (GET /api/tables/ID/report), as play/report.py gathers them. */
import type { Data } from './wire';
import type { Ratio } from './parts';

/** A goal; beside it stands when it fell, in the words of the game. */
export interface Goal extends Data {
  side: number;
  /** who scored, as sentences call them: "p12", "team0" */
  who: string;
  piece: string;
}
/** Something that was rolled for; a shot has the id "shot". */
export interface Tried extends Data {
  side: number;
  id: string;
  chance: Ratio;
  /** the dice alone brought it */
  won: boolean;
  result: string;
}
/** A figure of each side: a count, or a mean as a fraction; `tried` of how many. */
export interface Row {
  id: string;
  of_side: (number | Ratio)[];
  tried: number[] | null;
}
export interface Report extends Data {
  score: number[];
  home: boolean[];
  goals: Goal[];
  rows: Row[];
  tried: Tried[];
  faces: Record<string, [number, number]>[];
  luck: Ratio[];
}

export const readReport = (data: Data): Report | null => (Array.isArray(data.rows) && Array.isArray(data.tried) ? (data as Report) : null);

export const ratio = (r: Ratio | undefined): number => (r && r[1] ? r[0] / r[1] : 0);
export const isMean = (figure: number | Ratio | undefined): figure is Ratio => Array.isArray(figure);
/** A figure as a number, by which bars compare. */
export const size = (row: Row, side: number): number => {
  const figure = row.of_side[side];
  return isMean(figure) ? ratio(figure) : (figure ?? 0);
};
/** What is compared, without the rows in which nobody did anything. */
export const rows = (r: Report): Row[] => r.rows.filter((row) => [0, 1].some((side) => size(row, side) > 0 || (row.tried?.[side] ?? 0) > 0));
/** How much of its bar a figure fills, in percent: the larger of a row fills it. */
export const fills = (row: Row, side: number): number => (100 * size(row, side)) / Math.max(size(row, 0), size(row, 1), Number.MIN_VALUE);

/** The side that played at home; null where nobody did, or the grounds of both counted. */
export const host = (r: Report): number | null => (r.home[0] === r.home[1] ? null : r.home[1] ? 1 : 0);
/** What each kind of die of a side showed on average, and what is usual. */
export const averages = (r: Report, side: number): { die: string; mean: number; usual: number }[] =>
  Object.entries(r.faces[side] ?? {}).map(([die, [sum, count]]) => ({ die, mean: sum / count, usual: (Number(die.slice(1)) + 1) / 2 }));
/** The score just after each goal, in order. */
export function scores(r: Report): { goal: Goal; score: [number, number] }[] {
  const now: [number, number] = [0, 0];
  return r.goals.map((goal) => {
    now[goal.side === 1 ? 1 : 0]++;
    return { goal, score: [...now] };
  });
}
export const shots = (r: Report): Tried[] => r.tried.filter((x) => x.id === 'shot');
export const rolls = (r: Report): Tried[] => r.tried.filter((x) => x.id !== 'shot');
