import { describe, expect, it } from 'vitest';
import { early, forced, narrow, nexts, touch, whole, without } from '../src/lib/choose';
import type { Option } from '../src/lib/wire';

// a figure on e4 may walk to e5, f4 or back to e4; from c3 it reaches the ball on d4 and kicks
const WALK: Option[] = [
  [1, ['e4', 'e5'], 'ss-walk'],
  [2, ['e4', 'f4'], 'ss-walk'],
  [3, ['e4', 'e4'], 'ss-walk'],
  [4, ['c3', 'c4'], 'ss-walk'],
  [5, ['c3', 'd4', 'h4'], 'ss-kick'],
  [6, ['c3', 'd4', 'goal'], 'ss-kick-goal'],
  [7, ['e4', 'd4', 'h4'], 'ss-kick'],
];

describe('narrow', () => {
  it('keeps what begins with the touches, in their order', () => {
    expect(narrow(WALK, ['c3']).map((o) => o[0])).toEqual([4, 5, 6]);
    expect(narrow(WALK, ['d4'])).toEqual([]);
    expect(narrow(WALK, [])).toHaveLength(7);
  });

  it('does not take a figure for its own goal', () => {
    expect(narrow(WALK, ['e4', 'e4']).map((o) => o[0])).toEqual([3]);
  });
});

describe('early', () => {
  it('is what is open only after something else', () => {
    expect(early(WALK, ['c4'])).toBe(true); // a cell before its figure
    expect(early(WALK, ['h4'])).toBe(true);
    expect(early(WALK, ['c3', 'h4'])).toBe(true); // the end of a kick before the ball
    expect(early(WALK, ['c3', 'c4'])).toBe(false);
    expect(early(WALK, ['e4'])).toBe(false);
    expect(early(WALK, ['c3', 'e5'])).toBe(false); // another figure's cell
    expect(early(WALK, ['a1'])).toBe(false);
    expect(early(WALK, [])).toBe(false);
  });
});

describe('nexts', () => {
  it('names each thing once', () => {
    expect(nexts(WALK, [])).toEqual(['e4', 'c3']);
    expect(nexts(WALK, ['c3', 'd4'])).toEqual(['h4', 'goal']);
  });
});

describe('whole', () => {
  it('is the option whose things have all been touched', () => {
    expect(whole(WALK, ['e4', 'f4'])?.[0]).toBe(2);
    expect(whole(WALK, ['c3', 'd4'])).toBeNull();
    expect(whole(WALK, [])).toBeNull();
  });
});

describe('touch', () => {
  it('goes on from what was picked', () => {
    expect(touch(WALK, [], 'c3')).toEqual(['c3']);
    expect(touch(WALK, ['c3'], 'c4')).toEqual(['c3', 'c4']);
  });

  it('fills in the ball when a figure and the end of its kick are touched', () => {
    expect(touch(WALK, ['c3'], 'goal')).toEqual(['c3', 'd4', 'goal']);
  });

  it('takes another figure, or another end, without undoing first', () => {
    expect(touch(WALK, ['e4', 'f4'], 'c3')).toEqual(['c3']);
    expect(touch(WALK, ['e4', 'f4'], 'e5')).toEqual(['e4', 'e5']);
    expect(touch(WALK, ['c3', 'd4', 'h4'], 'goal')).toEqual(['c3', 'd4', 'goal']);
  });

  it('is null for what fits nothing', () => {
    expect(touch(WALK, ['e4'], 'a1')).toBeNull();
    expect(touch(WALK, [], 'h4')).toBeNull();
  });

  it('does not guess between two ways to fill in', () => {
    const two: Option[] = [
      [1, ['a1', 'b1', 'z9'], 'x'],
      [2, ['a1', 'c1', 'z9'], 'x'],
    ];
    expect(touch(two, ['a1'], 'z9')).toBeNull();
  });
});

describe('forced', () => {
  it('goes on while there is only one thing to touch', () => {
    expect(forced([[1, ['f4', 'g4'], 'x'], [2, ['f4', 'g5'], 'x']], [])).toEqual(['f4']);
    expect(forced([[1, ['pass'], 'x']], [])).toEqual(['pass']);
    expect(forced(WALK, [])).toEqual([]);
  });
});

describe('without', () => {
  it('takes the last step back and leaves those before it', () => {
    expect(without(WALK, ['c3', 'd4', 'h4'])).toEqual(['c3', 'd4']);
    expect(without(WALK, ['c3', 'd4'])).toEqual(['c3']);
    expect(without(WALK, ['e4', 'f4'])).toEqual(['e4']);
    expect(without(WALK, ['e4'])).toEqual([]);
    expect(without(WALK, [])).toEqual([]);
  });

  it('goes on to the last step that was a choice', () => {
    const one: Option[] = [
      [1, ['a', 'b', 'c'], 'x'],
      [2, ['d', 'e', 'f'], 'x'],
      [3, ['d', 'e', 'g'], 'x'],
    ];
    expect(without(one, ['a', 'b', 'c'])).toEqual([]);
    expect(without(one, ['d', 'e', 'f'])).toEqual(['d', 'e']);
    expect(without(one, ['d', 'e'])).toEqual([]);
    expect(without(one, ['a', 'b', 'c'], 1)).toEqual(['a']);
  });
});
