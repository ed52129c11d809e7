import { describe, expect, it } from 'vitest';
import {
  captains, formations, legalShape, malus, missing, optimised, shapesFor, shortLines, values,
} from '../../src/games/footclub/formation';
import type { Shape } from '../../src/games/footclub/codes';
import { Cards, type Profile, type TeamCard } from '../../src/games/footclub/view';
import content from './content.json';

const cards = new Cards(content);
const STYLE = { technical: 5, physical: 3, tactical: 2 };
const card = (...profiles: Profile[]): TeamCard => ({ ...cards.player(6), profiles });
const team = (tec: number, phy: number, tac: number, ...doubles: Profile[][]): TeamCard[] => [
  ...Array.from({ length: tec }, () => card('technical')),
  ...Array.from({ length: phy }, () => card('physical')),
  ...Array.from({ length: tac }, () => card('tactical')),
  ...doubles.map((d) => card(...d)),
];

describe('formations (TV-11, TV-36)', () => {
  it('number 24, or 21, and 72, 109, 123 short-handed', () => {
    expect([10, 9, 8, 7].map((n) => shapesFor(n).length)).toEqual([24, 72, 109, 123]);
    const few = { formation_set: 'twenty_one' };
    expect([10, 9, 8, 7].map((n) => shapesFor(n, few).length)).toEqual([21, 65, 104, 121]);
    expect(formations().length).toBe(24);
  });
  it.each([
    [[1, 2, 2, 2, 2], true], [[2, 2, 2, 2, 1], true], [[2, 2, 2, 0, 3], true], [[1, 1, 3, 3, 1], true],
    [[1, 3, 3, 1, 1], false], [[1, 3, 3, 0, 2], false], [[2, 3, 3, 0, 1], false], [[0, 2, 3, 2, 2], true],
    [[1, 2, 2, 3, 2], false], [[0, 2, 2, 3, 3], false],
  ] as [Shape, boolean][])('%j is legal: %s', (shape, legal) => {
    expect(legalShape(shape)).toBe(legal);
  });
  it('name the lines that a squad cannot fill', () => {
    const defenders = [6, 7, 13, 14].map(cards.player);
    expect(shortLines([2, 1, 1, 3, 3], defenders)).toEqual(['DM', 'AM', 'FW']);
  });
});

describe('optimisation (TV-08)', () => {
  it.each([
    [team(4, 3, 1, ['technical', 'tactical'], ['physical', 'tactical']), true],
    [team(5, 3, 0, ['technical', 'physical'], ['physical', 'tactical']), false],
    [team(4, 2, 2, ['technical', 'tactical'], ['technical', 'physical']), true],
    [team(5, 3, 1), false],
  ])('case %#', (players, best) => {
    expect(optimised(players, STYLE)).toBe(best);
  });
  it('says what is missing', () => {
    expect(missing(team(5, 4, 1), STYLE)).toEqual(['tactical']);
  });
});

describe('the teams of Poussin (TV-34)', () => {
  const index = new Map(content.cards.map((c, n) => [c.id, n]));
  const of = (club: 'blue' | 'red') => {
    const t = content.poussin[club];
    const lines = [t.FB, t.CB, t.DM, t.AM, t.FW].map((l) => l.map((id) => index.get(id) ?? -1));
    const stars = (n: number) => cards.player(n).level;
    const found = values(lines, index.get(t.coach) ?? -1, index.get(t.keeper) ?? -1, cards, stars);
    const plus = found.optimised ? 1 : 0; // not counted there, PO-003
    return [found.att - plus, found.def - plus];
  };
  it('are worth 23 / 22 and 20 / 25', () => {
    expect(of('blue')).toEqual([23, 22]);
    expect(of('red')).toEqual([20, 25]);
  });
});

describe('captains (FC-044, FC-046)', () => {
  it('are strong and of the preferred profile, doubles unless an option says no', () => {
    const all = cards.content.cards.map((_, n) => n).filter((n) => cards.player(n).kind === 'outfield');
    const fit = captains(all, cards, 0);
    expect(fit.length).toBeGreaterThan(3);
    for (const n of fit) {
      expect(cards.player(n).level).toBeGreaterThanOrEqual(4);
      expect(cards.player(n).profiles).toContain('technical');
    }
    const none = all.filter((n) => !fit.includes(n)).slice(0, 10);
    expect(captains(none, cards, 0)).toEqual(none);
    const weak = none.filter((n) => cards.player(n).level === 3);
    expect(captains(none, cards, 0, { captain_fallback: 'level3' })).toEqual(weak);
  });
});

describe('the malus (FC-102, FC-103)', () => {
  it('is one for each yellow card from the third on; half cards count half', () => {
    expect([0, 2, 4, 5, 6, 8, 9].map(malus)).toEqual([0, 0, 0, 1, 1, 2, 3]);
  });
});
