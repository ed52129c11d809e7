/** The view after each fact, and what the screens make of real views of the engine. */
import { describe, expect, it } from 'vitest';
import type { Ask, Fact } from '../../lib/wire';
import { after } from './after';
import { COURSE, MODULES, moduleOf, optionsOf, pointOf, RULES } from './coach';
import { answerRows, kindRows } from './rows';
import { screenOf } from './scene';
import { Cards, handOf, sideOf, spread, stateOf, total, type Entry, type View } from './view';
import content from './tests/content.json';
import real from './tests/stage/real.json';

const SCENES = real as unknown as Record<string, { view: View; ask: Ask | null }>;
const cards = new Cards(content);
const view = (name: string): View => structuredClone(SCENES[name]!.view);
const fact = (kind: string, data: Record<string, unknown>): Fact => ({ kind, said: null, data });
const own = (v: View) => handOf(v, v.eye)!;

describe('a fact', () => {
  it('takes a played card out of the hand and lays it in the line', () => {
    const v = view('attack_range_with');
    const type = spread(own(v).cards)[0]!;
    const then = after(v, fact('played', { side: sideOf(v.eye), seat: v.eye, card: type }));
    expect(own(then).count).toBe(own(v).count - 1);
    expect(total(own(then).cards)).toBe(total(own(v).cards) - 1);
    expect(then.line.at(-1)).toEqual({ side: sideOf(v.eye), what: 'card', n: type, state: 'open' });
    const counts = after(then, fact('validated', { side: sideOf(v.eye), card: type, pa: 7 }));
    expect([counts.line.at(-1)?.state, counts.pa]).toEqual(['valid', 7]);
    expect(v.line.length).toBe(then.line.length - 1); // the view before is left alone
  });
  it('knows a Player card by its side and number', () => {
    const v = view('attack_range_with');
    const n = own(v).people![0]!;
    const then = after(v, fact('person_played', { side: sideOf(v.eye), seat: v.eye, person: sideOf(v.eye) * 7 + n }));
    expect(own(then).people).not.toContain(n);
    expect(after(then, fact('countered_by', { side: sideOf(v.eye), person: sideOf(v.eye) * 7 + n })).line.at(-1)?.state).toBe('countered');
  });
  it('counts goals, stars, and cards that others draw unseen', () => {
    const v = view('attack');
    const foe = sideOf(v.eye) === 0 ? 1 : 0;
    expect(after(v, fact('goal', { side: 1 })).sides[1].goals).toBe(v.sides[1].goals + 1);
    expect(after(v, fact('stars_are', { side: 0, stars: 2 })).sides[0].stars).toBe(2);
    const drawn = after(v, fact('card_drawn', { side: foe, seat: foe, card: null }));
    expect(handOf(drawn, foe)?.count).toBe(handOf(v, foe)!.count + 1);
    expect(handOf(drawn, foe)?.cards).toBeNull();
  });
  it('clears the table when an attack is over', () => {
    const v = view('defence');
    const then = after(v, fact('attack_over', { side: v.ball }));
    expect([then.line.length, then.pa, then.pending, then.ball]).toEqual([0, 0, null, 1 - v.ball]);
  });
});

describe('what has become of a card of the line', () => {
  const laid = (what: Entry['what'], state: Entry['state'], side: 0 | 1 = 0): Entry => ({ side, what, n: 0, state });
  it('is said of defences by the card they answer', () => {
    const line = [laid('card', 'open'), laid('defence', 'open', 1)];
    expect(stateOf(line, 1)).toBe('open'); // its roll is still to come
    expect(stateOf([laid('card', 'stopped'), laid('defence', 'open', 1), laid('star', 'open')], 1)).toBe('spent'); // the referee was taken in
    expect(stateOf([laid('card', 'stopped'), laid('defence', 'valid', 1)], 1)).toBe('won');
    expect(stateOf([laid('card', 'valid'), laid('defence', 'stopped', 1), laid('card', 'open')], 1)).toBe('failed');
    const fouled = [laid('card', 'fouled'), laid('defence', 'fouled', 1)];
    expect(fouled.map((_, i) => stateOf(fouled, i))).toEqual(['suffered', 'fouled']);
  });
  it('is said of stars and people, who wait for nothing', () => {
    const line = [laid('star', 'open'), laid('person', 'open'), laid('person', 'countered'), laid('card', 'open')];
    expect(line.map((_, i) => stateOf(line, i))).toEqual(['played', 'played', 'countered', 'open']);
  });
  it('is told fact by fact', () => {
    const v = view('attack_range_with');
    const type = spread(own(v).cards)[0]!;
    const foe = sideOf(v.eye) === 0 ? 1 : 0;
    const played = after(v, fact('played', { side: sideOf(v.eye), seat: v.eye, card: type }));
    const answered = after(played, fact('defended', { side: foe, seat: foe, card: 0 }));
    const states = (x: View): string[] => x.line.slice(-2).map((_, i) => stateOf(x.line, x.line.length - 2 + i));
    expect(states(answered)).toEqual(['open', 'open']);
    expect(states(after(answered, fact('won_ball', { side: foe })))).toEqual(['stopped', 'won']);
    expect(states(after(answered, fact('simulated', { side: sideOf(v.eye), fell: true })))).toEqual(['stopped', 'spent']);
    expect(states(after(answered, fact('simulated', { side: sideOf(v.eye), fell: false })))).toEqual(['open', 'open']);
  });
});

describe('real views', () => {
  it('have a screen, a point of the guide or none, and cards with names', () => {
    for (const [name, { view: v, ask }] of Object.entries(SCENES)) {
      expect(screenOf(v), name).toBeTruthy();
      const point = pointOf(v);
      if (point) expect(RULES[point], `${name}: ${point}`).toMatch(/^WF-\d{3}$/);
      for (const e of v.line) {
        const text = e.what === 'person' ? cards.person(v, e.side, e.n).name : e.what === 'star' ? cards.ability(e.n).name : cards.action(e.n).name;
        expect(text, name).not.toBe('?');
      }
      if (ask) expect(ask.options.length, name).toBeGreaterThan(0);
    }
  });
  it('tell what each answer needs, the likeliest first, and one a kind where there is little room', () => {
    const v = view('defence');
    const rows = answerRows(v.pending!.answers, cards);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map((r) => r.answer.win[0])).toEqual([...rows.map((r) => r.answer.win[0])].sort((a, b) => b - a));
    const kinds = kindRows(v.pending!.answers, cards).map((r) => r.kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});

describe('the guide', () => {
  it('has a rule for everything it teaches', () => {
    for (const p of COURSE) expect(RULES[p], p).toMatch(/^WF-/);
  });
  it('knows a lesson by the modules that are on', () => {
    const v = view('attack');
    expect(moduleOf(v)).toBeNull(); // all of them
    for (const m of MODULES) {
      const off = optionsOf(m);
      const alone = { ...v, modules: Object.fromEntries(Object.keys(v.modules).map((key) => [key, off[key] !== 'false'])) };
      expect(moduleOf(alone)?.id).toBe(m.id);
    }
    expect(moduleOf(view('am_attack_with'))).toBeNull();
  });
});
