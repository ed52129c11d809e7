import { describe, expect, it } from 'vitest';
import {
  ballSpot, cellAt, extent, figureId, goalOf, inNet, notched, screenRows, seatsAcross, shirt, spot, stepOnScreen, toBoard, toScreen, zone,
  type Pose,
} from './pieces';

const POSES: Pose[] = [
  { tall: false, flip: false },
  { tall: false, flip: true },
  { tall: true, flip: false },
  { tall: true, flip: true },
];
const CELLS = [...'abcdefghijkl'].flatMap((x) => [...'12345678'].map((y) => x + y));

describe('cells', () => {
  it('have names and places that belong together', () => {
    expect(spot('a1')).toEqual({ x: 1, y: 1 });
    expect(spot('l8')).toEqual({ x: 12, y: 8 });
    for (const cell of CELLS) expect(cellAt(spot(cell)!)).toBe(cell);
  });

  it('are nothing else', () => {
    for (const no of ['', 'm1', 'a0', 'a9', 'e44', 'E4', 'goal', 'spot', null, undefined]) expect(spot(no)).toBeNull();
    expect(cellAt({ x: 0.4, y: 3 })).toBeNull();
    expect(cellAt({ x: 12.6, y: 3 })).toBeNull();
  });

  it('put the ball on the corner of the circle cells before the kick-off', () => {
    expect(ballSpot('spot')).toEqual({ x: 6.5, y: 4.5 });
    expect(ballSpot('e4')).toEqual({ x: 5, y: 4 });
    expect(ballSpot(null)).toBeNull();
  });
});

describe('poses', () => {
  it('lay the left goal left, right, low and high', () => {
    const low = CELLS.filter((c) => c === 'a4');
    expect(low).toHaveLength(1);
    const [wide, turned, tall, over] = POSES.map((p) => toScreen(spot('a4')!, p));
    expect(wide).toEqual({ x: 50, y: 450 });
    expect(turned).toEqual({ x: 1150, y: 350 });
    expect(tall).toEqual({ x: 450, y: 1150 });
    expect(over).toEqual({ x: 350, y: 50 });
  });

  it('draw row 8 on top of the wide pitch', () => {
    expect(screenRows(POSES[0]!)[0]![0]).toBe('a8');
    expect(screenRows(POSES[1]!)[0]![0]).toBe('l1');
    expect(screenRows(POSES[2]!)[0]![0]).toBe('l8');
    expect(screenRows(POSES[3]!)[0]![0]).toBe('a1');
  });

  it.each(POSES)('lead there and back again (%o)', (pose) => {
    const size = extent(pose);
    for (const cell of CELLS) {
      const at = toScreen(spot(cell)!, pose);
      expect(at.x).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(size.x);
      expect(cellAt(toBoard(at, pose))).toBe(cell);
    }
    const rows = screenRows(pose);
    expect(new Set(rows.flat())).toEqual(new Set(CELLS));
    expect(rows).toHaveLength(pose.tall ? 12 : 8);
  });

  it.each(POSES)('step as the screen shows and stop at the edge (%o)', (pose) => {
    const rows = screenRows(pose);
    expect(stepOnScreen(rows[2]![3]!, 1, 0, pose)).toBe(rows[2]![4]);
    expect(stepOnScreen(rows[2]![3]!, 0, 1, pose)).toBe(rows[3]![3]);
    expect(stepOnScreen(rows[0]![0]!, -1, 0, pose)).toBe(rows[0]![0]);
    expect(stepOnScreen(rows[0]![0]!, 0, -1, pose)).toBe(rows[0]![0]);
  });
});

describe('zones', () => {
  it('are as many as the board has', () => {
    const count = (kind: string) => CELLS.filter((c) => zone(c).kind === kind).length;
    expect(['dark', 'light', 'circle', 'mouth', 'ring', 'grass'].map(count)).toEqual([4, 4, 4, 4, 32, 48]);
  });

  it('belong to the seat that defends there', () => {
    expect(zone('b5')).toEqual({ kind: 'dark', seat: 0 });
    expect(zone('j4')).toEqual({ kind: 'light', seat: 1 });
    expect(zone('f4')).toEqual({ kind: 'circle', seat: 0 });
    expect(zone('g5')).toEqual({ kind: 'circle', seat: 1 });
    expect(zone('l4')).toEqual({ kind: 'mouth', seat: 1 });
    expect(goalOf(0)).toEqual(['l4', 'l5']);
    expect(goalOf(1)).toEqual(['a4', 'a5']);
  });

  it('lie on the screen as their goals do', () => {
    for (const pose of POSES) {
      const [first] = seatsAcross(pose.flip);
      const home = toScreen(spot(first === 0 ? 'b4' : 'k4')!, pose);
      const away = toScreen(spot(first === 0 ? 'k4' : 'b4')!, pose);
      expect(pose.tall ? home.y > away.y : home.x < away.x).toBe(true);
    }
  });

  it('stop the ball inside the net', () => {
    expect(cellAt(inNet(spot('k4')!))).toBe('l4');
    expect(cellAt(inNet(spot('b5')!))).toBe('a5');
  });
});

describe('figures', () => {
  it('are known by seat and place in the team', () => {
    expect(figureId('L0')).toEqual({ seat: 0, index: 0 });
    expect(figureId('R4')).toEqual({ seat: 1, index: 4 });
  });

  it('wear the number of their pack, or one of their own', () => {
    const teams = [{ figures: [{ number: 1, name: 'Kip' }, { number: 14, name: 'Fitch' }] }, {}];
    expect(shirt('L1', teams)).toEqual({ number: 14, name: 'Fitch' });
    expect(shirt('R3', teams)).toEqual({ number: 4, name: '' });
  });

  it('have as many notches as asked for', () => {
    const path = notched(43, 37, 11);
    expect(path.match(/L/g)).toHaveLength(11 * 5 - 1);
    expect(path.endsWith('Z')).toBe(true);
  });
});
