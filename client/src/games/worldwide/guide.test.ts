/** When the guide speaks of what, and which moments go by themselves. */
import { describe, expect, it } from 'vitest';
import type { Ask, Option, Place } from '../../lib/wire';
import { figures, pointOf, RULES } from './coach';
import { Desk } from './desk.svelte';
import { foretold, handOf, value, type View } from './view';
import { alone, goes } from './waive';
import real from './tests/stage/real.json';

const SCENES = Object.values(real as unknown as Record<string, { view: View; ask: Ask | null }>);
const defence = (): View => structuredClone(SCENES.find((s) => s.view.phase === 'defence' && s.view.pending && !s.view.pending.shut && s.view.seats === 2)!.view);
const place = (seat: number, kind: Place['kind']): Place => ({ seat, kind, name: '', team: '', level: 1, present: true, absence: '', gone: 0, stand_in: 0 });
const PASS: Option = [0, ['pass'], 'x'];
const STAR: Option = [33, ['s:0'], 'x'];

describe('the guide', () => {
  it('explains a defensive block once the defence itself is known', () => {
    const v = defence();
    const known = (...all: string[]) => (p: string): boolean => all.includes(p);
    expect(pointOf(v, ['defensive_block'], known())).toBe('defence');
    expect(pointOf(v, ['defensive_block'], known('defence'))).toBe('block');
    expect(pointOf(v, ['defensive_block'], known('defence', 'block'))).toBe('defence');
    expect(pointOf(v, ['offside_trap'], known('defence'))).toBe('defence');
    expect(RULES.block).toBe('WF-106');
  });
  it('counts the best answer that is held, in twentieths', () => {
    const v = defence();
    const hand = handOf(v, v.eye)!;
    const types = Object.keys(v.pending!.answers);
    hand.cards = Object.fromEntries(types.map((type) => [type, 1]));
    const best = Math.max(...types.map((type) => value(v.pending!.answers[type]!.win)));
    expect(figures(v, foretold(null))).toMatchObject({ fit: 'yes', twenties: Math.round(20 * best) });
    hand.cards = {};
    expect(figures(v, foretold(null))).toMatchObject({ fit: 'no', twenties: 0 });
  });
  it('speaks of stars for players only where there are substitutions', () => {
    const v = defence();
    v.modules = { ...v.modules, substitutions: false };
    expect(figures(v, foretold(null)).subs).toBe('no');
    v.modules = { ...v.modules, substitutions: true };
    expect(figures(v, foretold(null)).subs).toBe('yes');
  });
});

describe('a moment that is waived', () => {
  it('goes when nothing fits, where nobody else looks at the clock', () => {
    expect(goes([PASS], true, true)).toBe(PASS);
    expect(goes([PASS, STAR], true, true)).toBeNull();
    expect(goes([PASS], false, true)).toBeNull();
  });
  it('goes whatever one holds, where another person plays', () => {
    expect(goes([PASS], true, false)).toBe(PASS);
    expect(goes([PASS, STAR], true, false)).toBe(PASS);
    expect(goes([STAR], true, false)).toBeNull();
  });
  it('is asked where somebody looks on, who could see by the clock that nothing fits', () => {
    expect(goes([PASS], true, true, false, true)).toBeNull();
    expect(goes([PASS, STAR], true, true, true, true)).toBe(PASS);
    expect(goes([PASS, STAR], true, false, false, true)).toBe(PASS);
  });
  it('knows who looks at the clock', () => {
    expect(alone([place(0, 'person'), place(1, 'bot')], [0])).toBe(true);
    expect(alone([place(0, 'person'), place(1, 'person')], [0])).toBe(false);
    expect(alone([place(0, 'person'), place(1, 'open')], [0])).toBe(false);
  });
});

describe('the desk', () => {
  it('lays out the pair of the first half, and keeps it while the moment lasts', () => {
    const desk = new Desk();
    desk.begin('a', [8, 2]);
    expect(desk.pair).toEqual([2, 8]);
    desk.ability(2);
    desk.begin('a', [8, 2]);
    expect(desk.pair).toEqual([8]);
    desk.begin('b');
    expect(desk.pair).toEqual([]);
  });
  it('asks again about everything', () => {
    const desk = new Desk();
    desk.waive('boost');
    desk.waive('counter');
    expect([...desk.waived]).toEqual(['boost', 'counter']);
    desk.askAgain();
    expect(desk.waived.size).toBe(0);
  });
});
