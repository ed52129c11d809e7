import { describe, expect, it } from 'vitest';
import { afterSupport, duel, shot } from '../../src/games/footclub/odds';

describe('a shot (4.2)', () => {
  it.each([
    [-5, [1, 72], [35, 36], [1, 72]],
    [-3, [1, 8], [5, 6], [1, 24]],
    [-1, [25, 72], [7, 12], [5, 72]],
    [0, [1, 2], [5, 12], [1, 12]],
    [2, [7, 9], [1, 6], [1, 18]],
    [4, [17, 18], [1, 36], [1, 36]],
    [5, [71, 72], [0, 1], [1, 72]],
  ])('at %i', (final, goal, save, corner) => {
    expect(shot(final)).toEqual({ goal, save, corner });
  });
  it('in Poussin has no corner and no bounds', () => {
    expect(shot(-1, true)).toEqual({ goal: [25, 72], save: [47, 72], corner: [0, 1] });
    expect(shot(-6, true).goal).toEqual([0, 1]);
    expect(shot(6, true).goal).toEqual([1, 1]);
  });
});

describe('a tackle or a defence support (4.1)', () => {
  it.each([
    ['regular', 0, [7, 12], [1, 36], [0, 1]],
    ['aggressive', 0, [109, 144], [25, 108], [5, 432]],
    ['aggressive', 1, [191, 216], [35, 324], [5, 648]],
    ['regular', -1, [5, 12], [1, 36], [0, 1]],
    ['aggressive', -1, [125, 216], [175, 432], [7, 432]],
  ] as const)('%s with %i', (mode, mod, success, yellow, red) => {
    expect(duel(mode, mod)).toEqual({ success, yellow, red });
  });
  it.each([
    [-2, 0, 'regular', 0, [13, 54]],
    [0, 0, 'aggressive', 0, [751, 2592]],
    [1, 0, 'aggressive', 1, [5675, 15552]],
    [3, 0, 'regular', -1, [487, 864]],
    [2, 1, 'aggressive', 0, [1471, 2592]],
    [5, 1, 'regular', 0, [721, 864]],
  ] as const)('at %i after %i others, %s %i, leaves the chance of 4.3', (raw, played, mode, mod, goal) => {
    expect(afterSupport(raw, played, duel(mode, mod).success)).toEqual(goal);
  });
});
