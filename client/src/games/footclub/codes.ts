import { PUSH, SHAPE } from './shown';

export { CARD, DONE, PASS, PLAYER, PUSH, SHAPE, SWAPPING, VACANCY } from './shown';

/** How many stand in each line, FB to FW. */
export type Shape = readonly [number, number, number, number, number];

export const sizeOf = (shape: Shape): number => shape.reduce((a, b) => a + b, 0);
export const shapeOfLines = (lines: number[][]): Shape => [0, 1, 2, 3, 4].map((i) => lines[i]?.length ?? 0) as unknown as Shape;
export const shapeName = (shape: Shape): string => shape.join('-');
export const shapeCode = ([fb, cb, dm, am, fw]: Shape): number => SHAPE + fb * 256 + cb * 64 + dm * 16 + am * 4 + fw;
export function shapeOf(code: number): Shape {
  const n = code - SHAPE;
  return [n >> 8, (n >> 6) & 3, (n >> 4) & 3, (n >> 2) & 3, n & 3];
}
export const pushCode = (fans: number, kop: number, supports: number): number => PUSH + fans * 12 + kop * 6 + supports;

/** The number behind an anchor such as `p:12`; -1 where it is another kind of anchor. */
export function numberOf(anchor: string | undefined, kind: 'p' | 'c'): number {
  const found = anchor?.match(/^([pc]):(\d+)$/);
  return found && found[1] === kind ? Number(found[2]) : -1;
}
