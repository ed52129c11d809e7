import { describe, expect, it } from 'vitest';
import { drawn, lastWord, ofOthers, Recent, sideBy } from '../src/lib/recent.svelte';
import type { Fact, Tick } from '../src/lib/wire';

const fact = (kind: string, data: Record<string, unknown> = {}, id = kind): Fact => ({ kind, said: id ? { id, args: {} } : null, data });
const tick = (turns: Record<string, number>, ...facts: Fact[]): Tick =>
  ({ type: 'tick', seq: 1, seat: 0, turns, at: 1, facts, view: {}, waiting: [], ask: null, loose: 0, fresh: false, over: null, takeback: false });
function shown(recent: Recent, m: Tick, mine: number[]): string[] {
  recent.begin(m, mine);
  for (const f of m.facts) recent.add(f);
  return recent.facts.map((f) => f.kind);
}

describe('what has just happened', () => {
  it('is kept through all that others do, until somebody here answers again', () => {
    const recent = new Recent();
    recent.drop(tick({ '0': 3 }));
    expect(shown(recent, tick({ '0': 3 }, fact('move')), [0])).toEqual(['move']);
    expect(shown(recent, tick({ '0': 3 }, fact('kick')), [0])).toEqual(['move', 'kick']);
    expect(shown(recent, tick({ '0': 4 }, fact('own')), [0])).toEqual(['own']);
    expect(shown(recent, tick({ '0': 4 }, fact('theirs')), [0])).toEqual(['own', 'theirs']);
  });
  it('ends with an answer of any seat that this device holds, also with one that shows nothing', () => {
    const recent = new Recent();
    recent.drop(tick({ '0': 1, '1': 1 }));
    shown(recent, tick({ '0': 2, '1': 1 }, fact('first')), [0, 1]);
    expect(shown(recent, tick({ '0': 2, '1': 2 }, fact('second')), [0, 1])).toEqual(['second']);
    expect(shown(recent, tick({ '0': 3, '1': 2 }), [0, 1])).toEqual([]);
  });
  it('is what each answer brings for whoever only watches', () => {
    const recent = new Recent();
    recent.drop(tick({}));
    shown(recent, tick({}, fact('a')), []);
    expect(shown(recent, tick({}), [])).toEqual(['a']);
    expect(shown(recent, tick({}, fact('b')), [])).toEqual(['b']);
  });
  it('begins anew with the table', () => {
    const recent = new Recent();
    shown(recent, tick({ '0': 3 }, fact('a')), [0]);
    recent.drop(tick({ '0': 2 }));
    expect(recent.facts).toEqual([]);
  });
});

describe('what the others did', () => {
  const by = sideBy(2);
  it('is known by the seat, the side or the club of a fact', () => {
    expect([by(fact('a', { seat: 3 })), by(fact('a', { side: 1 })), by(fact('a', { club: 0 })), by(fact('a', { side: 'own' })), by(fact('a'))]).toEqual([1, 1, 0, null, null]);
  });
  it('is what stays drawn, or all where nobody else did anything', () => {
    const [own, theirs, minute] = [fact('own', { seat: 0 }), fact('theirs', { seat: 1 }), fact('minute', { minute: 4 }, 'ss-fact-minute')];
    expect(ofOthers([own, theirs, minute], [0], by)).toEqual([theirs]);
    expect(drawn([own, theirs, minute], [0], by)).toEqual([theirs]);
    expect(drawn([own, minute], [0], by)).toEqual([own, minute]);
  });
  it('is told by the last fact that matters, then by the last that has words', () => {
    const [goal, restart, still] = [fact('goal', { seat: 1 }), fact('restart', { seat: 1 }), fact('lift', { seat: 1 }, '')];
    const great = (f: Fact): boolean => f.kind === 'goal';
    expect(lastWord([goal, restart, still], [0], by, great)).toBe(goal);
    expect(lastWord([restart, still], [0], by, great)).toBe(restart);
    expect(lastWord([restart, fact('roll', { seat: 1 })], [0], by, great)).toBe(restart); // a die alone says little
    expect(lastWord([fact('own', { seat: 0 }), fact('begins', { seat: 1 }, 'x-fact-turn-begins')], [0], by, great)).toBeNull();
  });
});
