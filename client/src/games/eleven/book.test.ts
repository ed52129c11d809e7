/** The score pad, the draft and the season in figures: what is set side by side. */
import { describe, expect, it } from 'vitest';
import { bests, cardsIn, CATEGORIES, dealsOf, faces, luck, mean, money, most, padRows, PARTS, ranked, readReport, scorersOf, staffRows, tally, type WeekRow } from './book';
import { nexts } from '../../lib/choose';
import type { Option } from '../../lib/wire';
import { Pack, seen, type View } from './view';

const vp = (league: number, staff: number, suspensions = 0) => ({ league, tokens: 1, staff, stadium: 2, office: 0, suspensions, total: league + 1 + staff + 2 + suspensions });
const club = (categories: Record<string, [number, number, number]>, own = vp(10, 4)) => ({ vp: { ...own, categories } });
const view = (...clubs: unknown[]): View => seen({ phase: 'day', eye: 0, seats: clubs.length, clubs });

describe('the score pad', () => {
  it('has a row for everything that scores, and the sum last', () => {
    const rows = padRows([vp(10, 4), vp(6, 7, -2)]);
    expect(rows.map((r) => r.id)).toEqual([...PARTS, 'total']);
    expect(rows.find((r) => r.id === 'suspensions')?.n).toEqual([0, -2]);
    for (const seat of [0, 1]) {
      const sum = rows.slice(0, -1).reduce((n, r) => n + (r.n[seat] ?? 0), 0);
      expect(rows.at(-1)?.n[seat]).toBe(sum);
    }
  });
  it('reads as nothing what a view does not tell', () => expect(padRows([{}]).map((r) => r.n)).toEqual(Array.from({ length: 7 }, () => [0])));
  it('marks the best, and nobody where all are level or alone', () => {
    expect(bests({ id: 'league', n: [3, 9, 9] })).toEqual([false, true, true]);
    expect(bests({ id: 'league', n: [4, 4] })).toEqual([false, false]);
    expect(bests({ id: 'league', n: [4] })).toEqual([false]);
    expect(bests({ id: 'suspensions', n: [-2, 0] })).toEqual([false, true]);
  });
  it('says of each category what is owned, what it brings and what one more would', () => {
    const rows = staffRows(view(club({ medical: [2, 3, 6], stadium: [4, 9, 9] }), club({})));
    expect(rows.map((r) => r.id)).toEqual([...CATEGORIES]);
    const by = Object.fromEntries(rows.map((r) => [r.id, r.seats]));
    expect(by.medical).toEqual([{ own: 2, vp: 3, more: 3 }, { own: 0, vp: 0, more: 0 }]);
    expect(by.stadium?.[0]?.more).toBe(0);
  });
});

describe('the draft', () => {
  const options: Option[] = [[40, ['card:40'], { id: 'el-do-keep', args: {} }], [41, ['card:41'], { id: 'el-do-keep', args: {} }]] as unknown as Option[];
  it('keeps every card in sight while one is picked', () => expect(cardsIn(nexts(options, []))).toEqual([40, 41]));
  it('takes cards only, each once', () => expect(cardsIn(['card:3', 'slot:0:1', 'card:3', 'pass'])).toEqual([3]));
  it('knows a director’s votes by the face of the die', () => {
    expect(faces([...'RYYYBB'])).toEqual([2, 0, 0, 0, 1, 1]);
    expect(faces(undefined)).toEqual([]);
  });
});

describe('a pack', () => {
  const text = (ability: number) => ({ ability, on: 'action', text: '', what: '' });
  const pack = new Pack({
    cards: [{ number: 0, deck: 'staff', name: 'A', text: [text(7)] }, { number: 1, deck: 'infrastructure', name: 'Lights', text: [] }],
    clubs: Array.from({ length: 16 }, (_, n) => ({ name: `club ${n}` })),
  });
  it('finds the card of an ability, a building, and no card of nothing', () => {
    expect(pack.of(7)?.name).toBe('A');
    expect(pack.building(0)?.name).toBe('Lights');
    expect(pack.card(null)).toBeUndefined();
  });
  it('counts clubs within their division', () => expect([pack.club(0, 3), pack.club(0, 2), pack.club(7, 1)]).toEqual(['club 0', 'club 4', 'club 15']));
});

const week = (change: object) => ({ club: 1, front: 2, shape: '5-3-2', plan: 9, selected: [], score: null, result: null, scorers: [], fans: 0, sold_out: false, meeting: null, adopted: null, luck: null, fees: 2, unpaid: 0, league: 0, ...change });
const report = {
  division: 3,
  vp: [vp(4, 1), vp(10, 4)],
  places: [2, 1],
  weeks: [
    { week: 1, seats: [week({ score: [2, 1], result: 'win', scorers: [[3, 20], [-1, -1]], sold_out: true }), week({ score: [0, 0], result: 'draw' })] },
    { week: 2, seats: [week({ score: [0, 4], result: 'loss' }), week({})] },
  ],
  dealings: [
    { week: 0, day: 'mon', seat: 0, what: 'recruit', card: 5, kind: null, contract: null, price: 3 },
    { week: 1, day: 'tue', seat: 0, what: 'sell', card: 5, kind: null, contract: null, price: 2 },
    { week: 1, day: 'tue', seat: 1, what: 'build', card: null, kind: 1, contract: null, price: 4 },
    { week: 1, day: 'wed', seat: 0, what: 'office', card: null, kind: null, contract: null, price: 6 },
  ],
  actions: [[{ ability: 4, times: 1, paid: 0 }, { ability: 2, times: 3, paid: 1 }, { ability: 1, times: 1, paid: 0 }], []],
  dice: [{ d6: [21, 6], d12: [0, 0], rerolls: 1, free: 0 }, { d6: [0, 0], d12: [0, 0], rerolls: 0, free: 0 }],
  luck: [[1, 2], [-3, 4]],
  shots: [{ own: [3, 1, 0, 2], against: [5, 0, 0, 5] }, { own: [0, 0, 0, 0], against: [0, 0, 0, 0] }],
  rating: null,
};

describe('the season in figures', () => {
  const s = readReport(report);
  if (!s) throw new Error('not read');
  it('is none where the server keeps none', () => expect(readReport({})).toBeNull());
  it('begins with the best', () => expect(ranked(s)).toEqual([1, 0]));
  it('adds up six matches, and passes over one that was not played', () => {
    expect(tally(s, 0)).toEqual({ wins: 1, draws: 0, losses: 1, scored: 2, conceded: 5, sold_outs: 1 });
    expect(tally(s, 1)).toEqual({ wins: 0, draws: 1, losses: 0, scored: 0, conceded: 0, sold_outs: 0 });
  });
  it('tells dealings by week, and what they cost and brought', () => {
    expect(dealsOf(s, 0).map((g) => [g.week, g.deals.map((d) => d.what)])).toEqual([[0, ['recruit']], [1, ['sell', 'office']]]);
    expect(money(s, 0)).toEqual({ spent: 9, earned: 2 });
    expect(money(s, 1)).toEqual({ spent: 4, earned: 0 });
  });
  it('knows luck, dice and what was used most', () => {
    expect([luck(s, 0), luck(s, 1), mean(s, 0, 'd6'), mean(s, 0, 'd12')]).toEqual([0.5, -0.75, 3.5, null]);
    expect(most(s, 0, 2).map((a) => a.ability)).toEqual([2, 1]);
  });

  it('names whoever scored once, with how many goals; a shirt without a wearer by its number', () => {
    const row = { scorers: [[3, 40], [5, -1], [3, 40], [-1, -1], [3, 41]] } as unknown as WeekRow;
    expect(scorersOf(row)).toEqual([
      { shirt: 3, card: 40, n: 2 },
      { shirt: 5, card: -1, n: 1 },
      { shirt: -1, card: -1, n: 1 },
      { shirt: 3, card: 41, n: 1 },
    ]);
  });
});
