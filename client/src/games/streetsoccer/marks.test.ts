import { describe, expect, it } from 'vitest';
import { after } from './after';
import { marks, touchCell } from './marks';
import type { View } from './pieces';
import { trail } from './trail';
import type { Option } from '../../lib/wire';

const VIEW: View = {
  figures: [
    { id: 'L0', seat: 0, keeper: true, cell: 'b4' },
    { id: 'L1', seat: 0, keeper: false, cell: 'd3' },
    { id: 'R0', seat: 1, keeper: true, cell: 'k5' },
  ],
  ball: 'e4', phase: 'move', side: 0, die: 3, minute: 1, half: 0, score: [0, 0], last: null, first: 0, restart: null, position: '',
};
const TURN: Option[] = [
  [1, ['d3', 'e3'], 'ss-walk'],
  [2, ['d3', 'l4'], 'ss-walk'],
  [3, ['d3', 'e4', 'g6'], 'ss-kick'],
  [4, ['d3', 'e4', 'goal'], 'ss-kick-goal'],
  [5, ['b4', 'b5'], 'ss-walk'],
];
const PLACE: Option[] = [
  [1, ['keeper', 'b4'], 'ss-place'],
  [2, ['player', 'e3'], 'ss-place'],
  [3, ['player', 'f4'], 'ss-place'],
];
const fact = (kind: string, data: Record<string, unknown>) => ({ kind, said: null, data });

describe('marks', () => {
  it('light the figures first', () => {
    const m = marks(TURN, []);
    expect([...m.cells]).toEqual([['d3', 'choose'], ['b4', 'choose']]);
    expect(m.goal).toBe(false);
    expect(m.armed).toBeNull();
  });

  it('then where the chosen one may go, and whom to choose instead', () => {
    const m = marks(TURN, ['d3']);
    expect(Object.fromEntries(m.cells)).toEqual({ e3: 'walk', l4: 'walk', e4: 'ball' });
    expect(m.chosen).toBe('d3');
    expect([...m.others]).toEqual(['b4']);
    expect(m.aimFrom).toBeNull();
  });

  it('then where the ball may go, the goal among it', () => {
    const m = marks(TURN, ['d3', 'e4']);
    expect(Object.fromEntries(m.cells)).toEqual({ g6: 'kick' });
    expect(m.goal).toBe(true);
    expect(m.aimFrom).toBe('e4');
  });

  it('keep the other ends in sight when one is armed', () => {
    const m = marks(TURN, ['d3', 'e4', 'g6']);
    expect(m.armed?.[0]).toBe(3);
    expect(m.target).toBe('g6');
    expect(m.goal).toBe(true);
    expect(m.cells.get('g6')).toBe('kick');
  });

  it('light the bench and the free cells together', () => {
    const m = marks(PLACE, []);
    expect([...m.bench]).toEqual(['keeper', 'player']);
    expect([...m.cells.keys()]).toEqual(['b4', 'e3', 'f4']);
    const taken = marks(PLACE, ['player']);
    expect([...taken.cells.keys()]).toEqual(['e3', 'f4']);
    expect(taken.bench).toEqual(new Set(['keeper', 'player']));
  });

  it('know the kicker of a set piece', () => {
    const m = marks([[1, ['f4', 'e3'], 'ss-kickoff'], [2, ['f5', 'e6'], 'ss-kickoff']], ['f4']);
    expect(Object.fromEntries(m.cells)).toEqual({ e3: 'kick' });
    expect(m.aimFrom).toBe('f4');
    expect([...m.others]).toEqual(['f5']);
  });
});

describe('touching a cell', () => {
  const at = (picked: string[], cell: string, options = TURN) => touchCell(VIEW, options, picked, cell);

  it('picks what is lit', () => {
    expect(at([], 'd3')).toEqual({ do: 'pick', anchors: ['d3'] });
    expect(at(['d3'], 'e3')).toEqual({ do: 'pick', anchors: ['e3'] });
    expect(at(['d3'], 'b4')).toEqual({ do: 'pick', anchors: ['b4'] });
  });

  it('means the goal behind its line, unless a walk ends there', () => {
    expect(at(['d3', 'e4'], 'l5')).toEqual({ do: 'pick', anchors: ['goal'] });
    expect(at(['d3'], 'l4')).toEqual({ do: 'pick', anchors: ['l4'] });
    expect(at(['d3', 'e4', 'goal'], 'l4')).toEqual({ do: 'pick', anchors: ['goal'] });
    expect(at(['d3', 'e4'], 'a4')).toEqual({ do: 'refuse', anchors: ['d3', 'e4', 'a4'] });
  });

  it('puts back what is touched again', () => {
    expect(at(['d3'], 'd3')).toEqual({ do: 'letgo' });
  });

  it('never takes a walk that ends at home for it', () => {
    const round: Option[] = [...TURN, [6, ['d3', 'd3'], 'ss-walk']];
    expect(marks(round, ['d3']).stay).toBe(true);
    expect(marks(TURN, ['d3']).stay).toBe(false);
    expect(at(['d3'], 'd3', round)).toEqual({ do: 'letgo' });
    expect(at(['d3', 'e3'], 'd3', round)).toEqual({ do: 'letgo' });
    const back: Option[] = [...TURN, [7, ['d3', 'e4', 'd3'], 'ss-kick']];
    expect(at(['d3', 'e4'], 'd3', back)).toEqual({ do: 'pick', anchors: ['d3'] });
  });

  it('says what was shut, from the beginning', () => {
    expect(at([], 'k5')).toEqual({ do: 'refuse', anchors: ['k5'] });
    expect(at(['d3'], 'j7')).toEqual({ do: 'refuse', anchors: ['d3', 'j7'] });
    expect(at(['d3', 'e4', 'g6'], 'h6')).toEqual({ do: 'refuse', anchors: ['d3', 'e4', 'h6'] });
    expect(at(['player'], 'b4', PLACE)).toEqual({ do: 'refuse', anchors: ['player', 'b4'] });
  });

  it('takes the right figure from the bench by itself', () => {
    expect(at([], 'b4', PLACE)).toEqual({ do: 'pick', anchors: ['keeper', 'b4'] });
    expect(at([], 'f4', PLACE)).toEqual({ do: 'pick', anchors: ['player', 'f4'] });
  });

  it('is nothing when it is not our turn', () => {
    expect(at([], 'd3', [])).toEqual({ do: 'nothing' });
  });
});

describe('a preview', () => {
  it('is told as one trail', () => {
    const t = trail([
      fact('move', { figure: 'L1', path: ['j4', 'k4'] }),
      fact('kick', { figure: 'L1', path: ['k4', 'j5', 'k5', 'goal'], touches: [{ figure: 'L2', cell: 'j5' }] }),
      fact('push', { figure: 'L1', path: ['k4', 'j4'] }),
      fact('goal', { seat: 0 }),
    ]);
    expect(t.figure).toBe('L1');
    expect(t.walk).toHaveLength(2);
    expect(t.kick).toHaveLength(4);
    expect(t.touches).toEqual([{ x: 10, y: 5 }]);
    expect(t.rest).toEqual({ x: 10, y: 4 });
    expect(t.goal).toBe(true);
  });
});

describe('the view after a fact', () => {
  it('has moved on by that fact alone', () => {
    const walked = after(VIEW, fact('move', { figure: 'L1', path: ['d3', 'd4', 'e4'] }));
    expect(walked.figures.find((f) => f.id === 'L1')?.cell).toBe('e4');
    expect(walked.figures.find((f) => f.id === 'L0')?.cell).toBe('b4');
    expect(VIEW.figures.find((f) => f.id === 'L1')?.cell).toBe('d3');
    expect(after(VIEW, fact('kick', { path: ['e4', 'f5'] })).ball).toBe('f5');
    expect(after(VIEW, fact('kick', { path: ['e4', 'goal'] })).ball).toBeNull();
    expect(after(VIEW, fact('roll', { seat: 0, die: 6 })).die).toBe(6);
    expect(after(VIEW, fact('duel', { dice: [2, 5], seat: 1, steps: 3 }))).toMatchObject({ die: 3, side: 1 });
    expect(after(VIEW, fact('duel', { dice: [2, 5], seat: 1, steps: 6 }))).toMatchObject({ die: 6, side: 1 }); // die + 1
    expect(after(VIEW, fact('goal', { seat: 0, score: [1, 0] })).score).toEqual([1, 0]);
    expect(after(VIEW, fact('restart', { seat: 1, cell: 'k5' })).ball).toBe('k5');
    expect(after(VIEW, fact('unheard-of', {}))).toEqual(VIEW);
  });
});
