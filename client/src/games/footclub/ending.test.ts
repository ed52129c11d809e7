import { describe, expect, it } from 'vitest';
import { hint, lone, passes, question } from './asking';
import { final, moment, score, under } from './ending';
import type { Option, Place } from '../../lib/wire';
import '../../../tests/texts';
import { match, TEAMS } from './tests/views';

describe('the end of a tie', () => {
  const over = { phase: 'end', two_legged: true, leg: 1, home: 1, result: 2 } as const;
  it('is the aggregate, with the legs', () => {
    const view = match('full', over, { goals: 0, leg_goals: 3 }, { goals: 2, leg_goals: 0 });
    expect(score(view)).toEqual([0, 2]);
    expect(final(view)).toEqual({ score: [3, 2], parts: [{ label: 'Leg 1', score: [3, 0] }, { label: 'Leg 2', score: [0, 2] }] });
  });
  it('counts goals scored away where the aggregate is level, and the kicks', () => {
    // blue was at home in the first leg and red is in the second
    const view = match('full', over, { goals: 1, leg_goals: 1, kicks: 5, converted: 4 }, { goals: 0, leg_goals: 2, kicks: 5, converted: 3 });
    expect(final(view)?.parts.slice(2)).toEqual([{ label: 'Scored away', score: [1, 2] }, { label: 'Shoot-out', score: [4, 3] }]);
  });
  it('is told below the score of the leg from the first to the last moment', () => {
    expect(score(match('full', { two_legged: true, leg: 1 }, { goals: 1, leg_goals: 3 }))).toEqual([1, 0]);
    const said = (change: object): string => under(match('full', { tie: { match: 2, goals: [1, 1], away: [1, 0], ahead: 0, by: 'away', ...change } }), TEAMS);
    expect(said({})).toMatch(/Second leg.* 1–1, .+ ahead on away goals$/);
    expect(said({ goals: [2, 1], by: 'goals' })).toMatch(/2–1, \S.* ahead$/);
    expect(said({ ahead: -1 })).toMatch(/1–1, level$/);
    expect(said({ match: 1 })).toContain('First leg');
    expect(under(match('full'), TEAMS)).toBe('');
  });
});

describe('the end of one match', () => {
  it('needs no parts, but for a shoot-out', () => {
    expect(final(match('full', { phase: 'end', result: 0 }, { goals: 2 }))).toBeNull();
    const kicks = match('full', { phase: 'end', result: 4 }, { goals: 1, kicks: 5, converted: 5 }, { goals: 1, kicks: 5, converted: 4 });
    expect(final(kicks)).toEqual({ score: [1, 1], parts: [{ label: 'Shoot-out', score: [5, 4] }] });
  });
});

describe('a goal', () => {
  it('is named by half and turn, in a tie by its leg as well', () => {
    expect(moment(match('full', { period: 2, turn: 4 }))).toEqual({ brief: '2nd half · 4/5', said: '2nd half, Turn 4 of 5' });
    expect(moment(match('full', { two_legged: true, leg: 1, period: 1, turn: 2 }))?.brief).toBe('Leg 2 · 1st half · 2/5');
    expect(moment(match('poussin'))).toBeNull();
    expect(moment(match('full', { period: 4 }))).toBeNull();
  });
});

describe('what is asked', () => {
  const cards: Option[] = [[1, ['c:3'], 'x'], [0, ['pass'], 'x']];
  it('before the match is everything, once it was begun answer by answer what comes next', () => {
    expect(question(match('full', { phase: 'prematch' }))).toContain('14');
    expect(question(match('full', { phase: 'prematch', sealed: [700] }))).toBe('');
    expect(question(match('full'))).toBe('');
  });
  it('has a reason where there is one answer, and goes on its own before computers alone', () => {
    const only: Option[] = [[0, ['pass'], 'x']];
    const place = (seat: number, kind: 'bot' | 'person'): Place => ({ seat, kind, name: '', team: '', level: 1, present: true, absence: '', gone: 0, stand_in: 0 });
    const bots = [place(0, 'person'), place(1, 'bot')];
    const goes = (options = only, places = bots, mine = [0], watched = false) => passes(match('full', { phase: 'offensive' }), options, places, mine, watched);
    for (const phase of ['place_fan', 'possession', 'offensive', 'bonus', 'counter'] as const) expect(lone(match('full', { phase }))).toMatch(/^(No|You) /);
    expect(lone(match('full', { phase: 'swap' }))).toBe('');
    expect(goes()).toBe(only[0]);
    // with a choice it is asked; whoever might look at the clock learns nothing by it
    expect(goes([...cards])).toBeNull();
    expect(goes(only, [place(0, 'person'), place(1, 'person')])).toBeNull();
    expect(goes(only, [place(0, 'person'), place(1, 'person')], [0, 1])).toBeNull();
    expect(goes(only, bots, [0], true)).toBeNull();
    expect(passes(match('full', { phase: 'change' }), only, bots, [0], false)).toBeNull();
  });
  it('says where to touch only where something is lit', () => {
    expect(hint(match('full'), cards)).toContain('hand');
    expect(hint(match('full'), cards.slice(1))).toBe('');
    expect(hint(match('full', { phase: 'draft_pair' }), [])).toContain('card');
    for (const phase of ['bonus', 'prematch', 'tactics', 'change', 'discard'] as const) expect(hint(match('full', { phase }), cards)).toBe('');
  });
});
