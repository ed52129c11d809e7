/** The guide: which point is explained when, with which numbers, and what counts as known. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { before, COURSES, courseOf, eventPoint, figures, pointOf, RULES } from './coach';
import { guide } from './guide';
import { LONG, Memory } from '../../lib/guide.svelte';
import type { View } from './view';

const club = { initial: -2, fans: 4, supporters: 4, subs_left: 3, limit: 5, spent: 0 };
const table = (more: object): View => ({ phase: 'possession', eye: 0, rules: 'poussin', period: 1, offensive: null, clubs: [club, { ...club, initial: 1 }], ...more }) as unknown as View;
const shot = (by: number): object => ({ phase: 'bonus', offensive: { club: by, raw: 0 } });
const said = (x: number): string => x.toFixed(2);
const sign = (n: number): string => String(n);

describe('what is explained', () => {
  it('follows the question and the side', () => {
    expect(pointOf(table({}))).toBe('po-possession');
    expect(pointOf(table(shot(0)))).toBe('po-bonus-attack');
    expect(pointOf(table(shot(1)))).toBe('po-bonus-defence');
    expect(pointOf(table({ ...shot(1), rules: 'full' }))).toBe('bonus-defence');
    expect(pointOf(table({ phase: 'draft_star', rules: 'full' }))).toBe('star');
    expect(pointOf(table({ phase: 'end' }))).toBe('');
  });
  it('tells the table first, and when no supporter is left to spend (FC-134)', () => {
    expect(before(table({}))).toEqual(['po-start']);
    expect(before(table({ period: 0 }))).toEqual([]);
    const spent = { ...club, spent: 3 };
    expect(before(table({ ...shot(0), rules: 'full', clubs: [spent, club] }))).toEqual(['start', 'cap']);
  });
  it('knows the events of each game', () => {
    const fact = (kind: string) => ({ kind, said: null, data: {} });
    expect(eventPoint(fact('saved'), true)).toBe('po-save');
    expect(eventPoint(fact('corner'), true)).toBe('');
    expect(eventPoint(fact('corner'), false)).toBe('corner');
    expect(courseOf(table({}))).toBe('poussin');
  });
  it('gives the chances of the table', () => {
    const guide = { bonus: -2, spend: 3, goal: [1, 4], more: [1, 2], best: [7, 9], tackle: [7, 12], hard: [109, 144] };
    const attack = figures(table({ ...shot(0), guide }), said, sign);
    expect([attack.bonus, attack.goal, attack.more, attack.tackle, attack.fans]).toEqual(['-2', '0.25', '0.50', '0.58', 4]);
    expect(figures(table({ phase: 'offensive', guide }), said, sign)).toMatchObject({ bonus: '-2', theirs: '1', best: '0.78', fans: 3 });
    expect(figures(table({ guide }), said, sign).best).toBe('0.76');
  });
  it('has a rule and words for every point', () => {
    const words = readFileSync(join(__dirname, 'guide.en.ftl'), 'utf8');
    for (const point of [...Object.keys(RULES), ...COURSES.poussin, ...COURSES.full]) {
      expect(words, point).toContain(`\nfc-coach-${point} = `);
      expect(RULES[point], point).toMatch(/^(FC|PO)-\d{3}$/);
    }
  });
});

describe('what is known', () => {
  it('grows with each time, and at once when it is understood', () => {
    const g = new Memory(guide);
    for (let i = 0; i <= LONG; i++) {
      expect(g.knows('po-fan')).toBe(false);
      g.meet('po-fan', `m${i}`);
      g.meet('po-fan', `m${i}`); // the same moment again
    }
    expect(g.knows('po-fan')).toBe(true);
    g.understood('po-start');
    expect(g.learnt('poussin')).toBe(2);
    expect(g.learnt('full')).toBe(0);
    g.forget((p) => p.startsWith('po-'));
    expect([g.learnt('poussin'), g.begun('poussin')]).toEqual([0, false]);
  });
  it('tells an event once', () => {
    const g = new Memory(guide);
    const goal = { kind: 'goal', said: null, data: {} };
    g.hear(goal, { rules: 'poussin' });
    g.hear(goal, { rules: 'poussin' });
    expect(g.fresh).toEqual(['po-goal']);
    g.understood('po-goal');
    g.hear(goal, { rules: 'poussin' });
    expect(g.fresh).toEqual([]);
  });
  it('tells the newest event with the question that follows, and no longer', () => {
    const g = new Memory(guide);
    g.forget();
    const heard = (kind: string): void => g.hear({ kind, said: null, data: { club: 0 } }, { rules: 'poussin' });
    g.turn('q1');
    heard('goal');
    g.turn('q2');
    g.turn('q2'); // it is drawn again
    expect(g.fresh.at(-1)).toBe('po-goal');
    g.turn('q3');
    expect(g.fresh).toEqual([]);
    heard('goal');
    g.turn('q4');
    heard('goal'); // it has happened once more
    g.turn('q5');
    expect(g.fresh).toEqual(['po-goal']);
    g.turn('q6');
    expect([g.fresh, g.times['po-goal']]).toEqual([[], 2]);
  });
});
