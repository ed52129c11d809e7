/**
 * The pitch as the screen sees it: cells, their names, where they are drawn, and who stands there.
 *
 * Board coordinates: x 1 to 12 (columns a to l), y 1 to 8, cell centres at whole numbers. Screen
 * coordinates: drawing units, 100 a cell, origin at the top left of the whole 12 by 8 grid. A pose
 * says how the pitch lies: wide (left goal on the left) or tall (left goal at the bottom), and
 * whether it is seen from the other side.
 */
import type { Data } from '../../lib/wire';
import type { Figure, View } from './shown';

export type { Figure, View };

export const UNIT = 100;
export const COLUMNS = 12;
export const ROWS = 8;

export interface Spot {
  x: number;
  y: number;
}

export interface Pose {
  tall: boolean;
  flip: boolean;
}

/** Where the ball lies before the kick-off: the corner that the four circle cells share. */
export const CENTRE: Spot = { x: 6.5, y: 4.5 };

const CELL = /^[a-l][1-8]$/;

export const isCell = (name: string): boolean => CELL.test(name);

/** Centre of a named cell; null for anything else. */
export function spot(name: string | null | undefined): Spot | null {
  if (!name || !CELL.test(name)) return null;
  return { x: name.charCodeAt(0) - 96, y: name.charCodeAt(1) - 48 };
}

/** Name of the cell around a place, null outside the grid. */
export function cellAt({ x, y }: Spot): string | null {
  const column = Math.round(x);
  const row = Math.round(y);
  if (column < 1 || column > COLUMNS || row < 1 || row > ROWS) return null;
  return String.fromCharCode(96 + column) + row;
}

/** Where the ball is drawn: on its cell, on the centre spot, or nowhere. */
export const ballSpot = (ball: string | null): Spot | null => (ball === 'spot' ? CENTRE : spot(ball));

export function toScreen({ x, y }: Spot, pose: Pose): Spot {
  const across = pose.tall ? ROWS + 0.5 - y : x - 0.5;
  const down = pose.tall ? COLUMNS + 0.5 - x : ROWS + 0.5 - y;
  if (!pose.flip) return { x: across * UNIT, y: down * UNIT };
  const size = extent(pose);
  return { x: size.x - across * UNIT, y: size.y - down * UNIT };
}

export function toBoard({ x, y }: Spot, pose: Pose): Spot {
  const size = extent(pose);
  const across = (pose.flip ? size.x - x : x) / UNIT;
  const down = (pose.flip ? size.y - y : y) / UNIT;
  return pose.tall
    ? { x: COLUMNS + 0.5 - down, y: ROWS + 0.5 - across }
    : { x: across + 0.5, y: ROWS + 0.5 - down };
}

/** Width and height of the drawing, in units. */
export function extent(pose: Pose): Spot {
  return pose.tall
    ? { x: ROWS * UNIT, y: COLUMNS * UNIT }
    : { x: COLUMNS * UNIT, y: ROWS * UNIT };
}

/** Turns a drawing made for the wide pitch into this pose, as an SVG transform. */
export function turned(pose: Pose): string {
  const w = COLUMNS * UNIT;
  const h = ROWS * UNIT;
  if (pose.tall) return pose.flip ? `matrix(0 1 -1 0 ${h} 0)` : `matrix(0 -1 1 0 0 ${w})`;
  return pose.flip ? `matrix(-1 0 0 -1 ${w} ${h})` : 'matrix(1 0 0 1 0 0)';
}

/** The seats in the order in which their halves lie on the screen, from the left or from below. */
export const seatsAcross = (flip: boolean): [number, number] => (flip ? [1, 0] : [0, 1]);

/** All 96 cells as the screen shows them: rows from the top, each from the left. */
export function screenRows(pose: Pose): string[][] {
  const size = extent(pose);
  const rows: string[][] = [];
  for (let y = UNIT / 2; y < size.y; y += UNIT) {
    const row: string[] = [];
    for (let x = UNIT / 2; x < size.x; x += UNIT) row.push(cellAt(toBoard({ x, y }, pose)) ?? '');
    rows.push(row);
  }
  return rows;
}

/** The cell reached from here by so many cells to the right and down on the screen, at most to the edge. */
export function stepOnScreen(cell: string, right: number, down: number, pose: Pose): string {
  const from = spot(cell);
  if (!from) return cell;
  const size = extent(pose);
  const at = toScreen(from, pose);
  const x = Math.min(size.x - UNIT / 2, Math.max(UNIT / 2, at.x + right * UNIT));
  const y = Math.min(size.y - UNIT / 2, Math.max(UNIT / 2, at.y + down * UNIT));
  return cellAt(toBoard({ x, y }, pose)) ?? cell;
}

export type Zone = 'ring' | 'mouth' | 'dark' | 'light' | 'circle' | 'grass';

/** What kind of cell this is, and whose: the seat that defends there, null where it is nobody's. */
export function zone(cell: string): { kind: Zone; seat: number | null } {
  const at = spot(cell);
  if (!at) return { kind: 'ring', seat: null };
  const { x, y } = at;
  const seat = x <= 6 ? 0 : 1;
  const middle = y === 4 || y === 5;
  if (x === 1 || x === COLUMNS) return middle ? { kind: 'mouth', seat } : { kind: 'ring', seat: null };
  if (y === 1 || y === ROWS) return { kind: 'ring', seat: null };
  if (middle && (x === 2 || x === 11)) return { kind: 'dark', seat };
  if (middle && (x === 3 || x === 10)) return { kind: 'light', seat };
  if (middle && (x === 6 || x === 7)) return { kind: 'circle', seat };
  return { kind: 'grass', seat: null };
}

/** The two cells inside the goal that this seat attacks. */
export const goalOf = (attacker: number): string[] => (attacker === 0 ? ['l4', 'l5'] : ['a4', 'a5']);

/** Where a ball comes to rest in the net after it left this cell. */
export function inNet(from: Spot): Spot {
  return { x: from.x < 6.5 ? 0.92 : 12.08, y: from.y };
}

export function figureOn(view: View, cell: string): Figure | undefined {
  return view.figures.find((f) => f.cell === cell);
}

/** Seat and place in the team of a figure: "R3" is figure 3 of seat 1; 0 is the keeper. */
export function figureId(id: string): { seat: number; index: number } {
  return { seat: id.startsWith('R') ? 1 : 0, index: Number(id.slice(1)) };
}

export interface Shirt {
  number: number;
  name: string;
}

/** Number and name of a figure; a team without figures still gets numbers. */
export function shirt(id: string, teams: Data[]): Shirt {
  const { seat, index } = figureId(id);
  const all = teams[seat]?.figures;
  const one: unknown = Array.isArray(all) ? all[index] : undefined;
  const data = (typeof one === 'object' && one !== null ? one : {}) as Data;
  return {
    number: typeof data.number === 'number' ? data.number : index + 1,
    name: typeof data.name === 'string' ? data.name : '',
  };
}

export const teamName = (seat: number | null, teams: Data[]): string => {
  const name = seat === null ? undefined : teams[seat]?.name;
  return typeof name === 'string' ? name : '';
};

/** A keeper's edge: a circle with notches all round, as an SVG path. */
export function notched(outer: number, inner: number, notches: number): string {
  const points: string[] = [];
  const step = (2 * Math.PI) / notches;
  const put = (r: number, a: number) => points.push(`${(r * Math.sin(a)).toFixed(2)} ${(-r * Math.cos(a)).toFixed(2)}`);
  for (let i = 0; i < notches; i++) {
    const a = i * step;
    put(outer, a - step * 0.3);
    put(outer, a);
    put(outer, a + step * 0.3);
    put(inner, a + step * 0.38);
    put(inner, a + step * 0.62);
  }
  return `M${points.join('L')}Z`;
}
