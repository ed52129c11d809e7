import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player } from '../src/lib/player.svelte';
import type { Fact, Frame, Replay } from '../src/lib/wire';

const fact = (kind: string): Fact => ({ kind, said: null, data: {} });
const frame = (n: number, at = n, facts: Fact[] = [fact('move')]): Frame => ({
  at, who: 0, notation: `n${n}`, chosen: null, asked: null, facts: n === 0 ? [] : facts, view: { n },
});
const REPLAY: Replay = {
  game: 'g', options: {}, preset: '', teams: [], names: ['A', 'B'],
  frames: [frame(0), frame(1, 2), frame(2, 3, [fact('move'), fact('kick')]), frame(3, 5)], goals: [2], over: null, content: {}, report: {}, eye: 2, notation: true, secrets: false, vouched: null,
};
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the player of a replay', () => {
  it('steps with motion, fact by fact', async () => {
    const moved = vi.fn();
    const p = new Player(REPLAY, { still: () => false, moved, after: (v, f) => ({ ...v, seen: f.kind }) }, 1);
    p.forward();
    expect(p.playing?.kind).toBe('move');
    p.done();
    await settled();
    expect(p.playing?.kind).toBe('kick');
    expect(p.view).toEqual({ n: 1, seen: 'move' });
    p.done();
    await settled();
    expect(p.at).toBe(2);
    expect(p.view).toEqual({ n: 2 });
    expect(moved).toHaveBeenLastCalledWith(2);
  });

  it('shows the end at once when asked twice', async () => {
    const p = new Player(REPLAY, { still: () => false });
    p.forward();
    p.forward();
    await settled();
    expect(p.at).toBe(1);
    expect(p.playing).toBeNull();
    expect(p.view).toEqual({ n: 1 });
  });

  it('sees a goal being scored, from the moment before', async () => {
    const p = new Player(REPLAY, { still: () => false });
    p.see(2);
    expect(p.at).toBe(1);
    expect(p.playing?.kind).toBe('move');
    p.done();
    await settled();
    p.done();
    await settled();
    expect(p.at).toBe(2);
  });

  it('shows the goal at once where nothing may move', async () => {
    const p = new Player(REPLAY, { still: () => true });
    p.see(2);
    await settled();
    expect(p.at).toBe(2);
    expect(p.view).toEqual({ n: 2 });
  });

  it.each([true, false])('stops at the goal itself, before what clears the board (still: %s)', async (still) => {
    const frames = [frame(0), frame(1), frame(2, 2, [fact('shot'), fact('goal'), fact('kick_off')]), frame(3)];
    const p = new Player({ ...REPLAY, frames }, { still: () => still, marks: (f) => f.kind === 'goal', after: (v, f) => ({ ...v, seen: f.kind }) });
    p.see(2);
    for (let i = 0; i < 2 && !still; i++) {
      p.done();
      await settled();
    }
    await settled();
    expect(p.at).toBe(2);
    expect(p.playing).toBeNull();
    expect(p.held?.kind).toBe('goal');
    expect(p.view).toEqual({ n: 1, seen: 'goal' });
    // the next step begins where this moment ended
    p.forward();
    if (!still) expect(p.view).toEqual({ n: 2 });
    expect(p.held).toBeNull();
    p.done();
    await settled();
    expect(p.view).toEqual({ n: 3 });
  });

  it('goes on from a goal in the last moment to its end', async () => {
    const frames = [frame(0), frame(1, 1, [fact('goal'), fact('over')])];
    const p = new Player({ ...REPLAY, frames }, { still: () => true, marks: (f) => f.kind === 'goal', after: (v, f) => ({ ...v, seen: f.kind }) });
    p.see(1);
    await settled();
    expect(p.view).toEqual({ n: 0, seen: 'goal' });
    p.forward();
    expect([p.at, p.held]).toEqual([1, null]);
    expect(p.view).toEqual({ n: 1 });
  });

  it('goes back and jumps, never beyond the ends', () => {
    const p = new Player(REPLAY, { still: () => true });
    p.go(99);
    expect(p.at).toBe(3);
    p.back();
    expect(p.at).toBe(2);
    p.go(-4);
    expect(p.at).toBe(0);
    p.go(Number.NaN);
    expect(p.at).toBe(0);
  });

  it('plays to the end by itself, and begins again from there', async () => {
    const p = new Player(REPLAY, { still: () => true });
    p.toggle();
    for (let i = 0; i < 6; i++) {
      await settled();
      vi.advanceTimersByTime(1000);
    }
    await settled();
    expect(p.at).toBe(3);
    expect(p.running).toBe(false);
    p.toggle();
    expect(p.running).toBe(true);
    p.pause();
  });

  it('stops where it is paused', async () => {
    const p = new Player(REPLAY, { still: () => true });
    p.toggle();
    await settled();
    p.toggle();
    vi.advanceTimersByTime(5000);
    await settled();
    expect(p.at).toBe(1);
  });

  it('finds the frame of an entry of the match', () => {
    const p = new Player(REPLAY, { still: () => true });
    expect(p.frameOf(0)).toBe(0);
    expect(p.frameOf(3)).toBe(2);
    expect(p.frameOf(4)).toBe(3);
    expect(p.frameOf(77)).toBe(3);
  });
});
