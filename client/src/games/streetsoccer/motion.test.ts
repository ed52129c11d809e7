import { describe, expect, it } from 'vitest';
import { along, duration, ease, legs, motion, places, span, type Motion } from './motion';
import { perform, type Clock } from './perform';
import { spot, type View } from './pieces';

const view = (more: Partial<View> = {}): View => ({
  figures: [
    { id: 'L0', seat: 0, keeper: true, cell: 'b4' },
    { id: 'L3', seat: 0, keeper: false, cell: 'e4' },
  ],
  ball: 'g4', phase: 'move', side: 0, die: 4, minute: 1, half: 0, score: [0, 0], last: null, first: 0, restart: null, position: '',
  ...more,
});
const fact = (kind: string, data: Record<string, unknown>) => ({ kind, said: null, data });
const plan = (m: Motion | null): Motion => {
  if (!m) throw new Error('nothing moves');
  return m;
};

describe('the curve', () => {
  it('begins, ends, never turns back, and is quick away', () => {
    expect(ease(0)).toBe(0);
    expect(ease(1)).toBe(1);
    for (let t = 0.05; t <= 1; t += 0.05) expect(ease(t)).toBeGreaterThan(ease(t - 0.05));
    expect(ease(0.2)).toBeGreaterThan(0.6);
  });

  it('takes 240 to 480 ms for whatever travels', () => {
    expect(duration(1)).toBe(240);
    expect(duration(3)).toBe(320);
    expect(duration(20)).toBe(480);
  });
});

describe('a way', () => {
  const path = places(['e4', 'e5', 'f5']);

  it('is followed corner by corner', () => {
    expect(along(path, 0).at).toEqual(spot('e4'));
    expect(along(path, 0.5).at).toEqual(spot('e5'));
    expect(along(path, 0.75).at).toEqual({ x: 5.5, y: 5 });
    expect(along(path, 0.75).passed).toEqual([spot('e4'), spot('e5')]);
    expect(along(path, 1).at).toEqual(spot('f5'));
  });

  it('is as long as it looks', () => {
    expect(span(path)).toBe(2);
    expect(span(places(['e4', 'f5']))).toBeCloseTo(Math.SQRT2);
  });

  it('may end in the net', () => {
    expect(places(['j4', 'k4', 'goal']).at(-1)).toEqual({ x: 12.08, y: 4 });
  });
});

describe('a kick', () => {
  const path = ['g4', 'g5', 'g6', 'h5', 'i5', 'g6', 'g7'];

  it('is cut where team-mates touch it', () => {
    const cut = legs(path, ['g6', 'g6']);
    expect(cut.map((leg) => leg.length)).toEqual([3, 4, 2]);
    expect(cut[0]?.at(-1)).toEqual(cut[1]?.[0]);
  });

  it('is one leg without a touch, also when the kicker is named', () => {
    expect(legs(path, [])).toHaveLength(1);
    expect(legs(path, ['g4'])).toHaveLength(1);
  });

  it('runs leg by leg and lets each touch spread', () => {
    const m = plan(motion(fact('kick', { figure: 'L3', path: ['g4', 'g5', 'g6', 'h6'], touches: [{ figure: 'L2', cell: 'g6' }] }), view()));
    expect(m.ms).toBe(duration(2) + duration(1));
    expect(m.at(0).ball).toMatchObject(spot('g4')!);
    expect(m.at(duration(2)).ball).toMatchObject(spot('g6')!);
    expect(m.at(duration(2) + 10).pulses.some((p) => p.x === 7 && p.y === 6)).toBe(true);
    expect(m.at(m.ms).ball).toMatchObject(spot('h6')!);
    expect(m.at(m.ms).wake.length).toBeGreaterThan(3);
  });

  it('starts at the centre spot when the match does', () => {
    const m = plan(motion(fact('kick', { path: ['f4', 'e3'], touches: [] }), view({ ball: 'spot', phase: 'kickoff' })));
    expect(m.at(0).ball).toMatchObject({ x: 6.5, y: 4.5 });
    expect(m.at(0).wake).toHaveLength(1);
    expect(m.at(m.ms).ball).toMatchObject(spot('e3')!);
  });
});

describe('other facts', () => {
  it('walk the figure, cell by cell', () => {
    const m = plan(motion(fact('move', { figure: 'L3', path: ['e4', 'e5', 'f5'] }), view()));
    expect(m.at(0).figures.L3).toMatchObject({ x: 5, y: 4, lift: 0 });
    for (let t = 0; t <= m.ms; t += 7) {
      const at = m.at(t).figures.L3!;
      expect(at.x === 5 || at.y === 5).toBe(true);
    }
    expect(m.at(m.ms).figures.L3).toMatchObject({ x: 6, y: 5 });
  });

  it('drop a figure that stood nowhere and carry one that did', () => {
    const none = view({ figures: [{ id: 'L0', seat: 0, keeper: true, cell: null }] });
    const dropped = plan(motion(fact('keeper', { seat: 0, figure: 'L0', cell: 'b5' }), none));
    expect(dropped.at(0).figures.L0).toMatchObject({ x: 2, y: 5, alpha: 0 });
    expect(dropped.at(dropped.ms).figures.L0).toMatchObject({ lift: 0, alpha: 1 });
    const carried = plan(motion(fact('keeper', { seat: 0, figure: 'L0', cell: 'b5' }), view()));
    expect(carried.at(0).figures.L0).toMatchObject({ x: 2, y: 4 });
    expect(motion(fact('keeper', { seat: 0, figure: 'L0', cell: 'b4' }), view())).toBeNull();
  });

  it('shake the goal of the side that conceded', () => {
    const m = plan(motion(fact('goal', { seat: 0, score: [1, 0] }), view()));
    expect(m.at(10).net?.side).toBe(1);
    expect(plan(motion(fact('goal', { seat: 1, score: [0, 1] }), view())).at(10).net?.side).toBe(0);
  });

  it('pass at once when nothing moves', () => {
    for (const kind of ['minute', 'extra', 'end', 'something-new']) expect(motion(fact(kind, {}), view())).toBeNull();
    expect(motion(fact('move', { figure: 'L3', path: [] }), view())).toBeNull();
    expect(motion(fact('kick', { path: [] }), view())).toBeNull();
  });
});

/** A clock that a test turns by hand. */
class Hands implements Clock {
  at = 0;
  waiting: { id: number; due: number; run: () => void }[] = [];
  soons: (() => void)[] = [];
  #id = 0;
  now = () => this.at;
  frame = (f: () => void) => this.after(16, f);
  dropFrame = (id: number) => this.dropAfter(id);
  after = (ms: number, run: () => void) => {
    this.waiting.push({ id: ++this.#id, due: this.at + ms, run });
    return this.#id;
  };
  dropAfter = (id: number) => void (this.waiting = this.waiting.filter((w) => w.id !== id));
  soon = (f: () => void) => void this.soons.push(f);
  turn(ms: number): void {
    const until = this.at + ms;
    for (;;) {
      const next = this.waiting.filter((w) => w.due <= until).sort((a, b) => a.due - b.due)[0];
      if (!next) break;
      this.at = next.due;
      this.dropAfter(next.id);
      next.run();
    }
    this.at = until;
    for (const f of this.soons.splice(0)) f();
  }
}

describe('a performance', () => {
  const walk = () => motion(fact('move', { figure: 'L3', path: ['e4', 'e5', 'f5'] }), view());
  const stage = (m: Motion | null, still = false) => {
    const by = new Hands();
    const seen: number[] = [];
    let done = 0;
    const shown = perform(m, still, (p) => seen.push(p.figures.L3?.x ?? 0), () => done++, by);
    return { by, seen, shown, done: () => done };
  };

  it('ends once, after its time, on the last picture', () => {
    const s = stage(walk());
    s.by.turn(100);
    expect(s.done()).toBe(0);
    s.by.turn(2000);
    expect(s.done()).toBe(1);
    expect(s.seen.length).toBeGreaterThan(5);
    expect(s.seen.at(-1)).toBe(6);
    expect(s.by.waiting).toHaveLength(0);
  });

  it('ends once when it is skipped, even twice', () => {
    const s = stage(walk());
    s.by.turn(30);
    s.shown.finish();
    s.shown.finish();
    s.by.turn(2000);
    expect(s.done()).toBe(1);
    expect(s.seen.at(-1)).toBe(6);
  });

  it('says nothing when it was withdrawn', () => {
    const s = stage(walk());
    s.by.turn(30);
    s.shown.withdraw();
    s.by.turn(2000);
    expect(s.done()).toBe(0);
    const still = stage(null);
    still.shown.withdraw();
    still.by.turn(10);
    expect(still.done()).toBe(0);
  });

  it('ends at once, once, where nothing moves or nothing may', () => {
    for (const s of [stage(null), stage(walk(), true)]) {
      expect(s.done()).toBe(0);
      s.by.turn(0);
      expect(s.done()).toBe(1);
      s.by.turn(2000);
      expect(s.done()).toBe(1);
    }
  });
});
