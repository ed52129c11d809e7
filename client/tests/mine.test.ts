/** The list of one's own matches: which are shown, in which order, and the form against each opponent. */
import { describe, expect, it } from 'vitest';
import { chosen, folded, formOf, forms, isWhole, markOf, shows, waiting, type Row, type Wish } from '../src/lib/mine';
import { namesOf, rivals, sideName } from '../src/lib/scores';
import { entries } from '../src/lib/shelf';
import type { Brief } from '../src/lib/wire';
import './texts';

const brief = (table: string, more: Partial<Brief> = {}): Brief => ({
  table, game: 'g', preset: '', names: ['Ada', 'Zoë'], kinds: ['person', 'person'], levels: [0, 0],
  teams: [{ id: 'a', name: 'Harbour Lane', short: 'HAR', colours: [] }, { id: 'b', name: 'Étoile', short: 'ETO', colours: [] }],
  sides: 0, score: [0, 0], standing: null, mine: [0], due: [0], yours: true, over: null, began: 1, origin: 'laid', rematch: '', ...more, touched: (more.touched ?? 1) * 1000, // told in milliseconds
});
const over = (winner: number | null, points = winner === null ? [1, 1] : winner ? [0, 2] : [2, 0]): Partial<Brief> => ({
  over: { points, winner, said: { id: 'x', args: {} } }, yours: false, due: [],
});
const row = (table: string, more: Partial<Brief> = {}, kept: Partial<Row['kept']> = {}): Row => ({
  kept: { table, game: 'g', when: 5, key: 'k', ...kept }, fate: 'here', brief: brief(table, more),
});
const asked: Row = { kept: { table: 'new', game: 'g', when: 9000, key: 'k' }, fate: 'asked' };
const wish: Wish = { show: 'all', game: '', search: '', from: '', sort: 'latest' };
const words = (r: Row): string => `${r.kept.title ?? ''} ${r.brief ? namesOf(r.brief) : ''}`;
const tables = (rows: Row[]): string[] => rows.map((r) => r.kept.table);

const rows = [
  row('move', { touched: 3 }),
  row('theirs', { touched: 4, yours: false, due: [1] }),
  row('done', { touched: 2, ...over(0) }),
  row('away', { touched: 6 }, { archived: true }),
  row('other', { touched: 1, game: 'h', names: ['Ada', 'Bob'] }),
  asked,
];

describe('which matches are shown', () => {
  it.each([
    ['all', ['new', 'theirs', 'move', 'done', 'other']],
    ['move', ['move', 'other']],
    ['running', ['theirs', 'move', 'other']],
    ['over', ['done']],
    ['archived', ['away']],
  ] as const)('%s', (show, right) => expect(tables(chosen(rows, { ...wish, show }, words))).toEqual(right));

  it('of one game', () => expect(tables(chosen(rows, { ...wish, game: 'h' }, words))).toEqual(['other']));

  it.each([
    ['zoe', ['theirs', 'move', 'done']],
    ['ETOILE bob', ['other']],
    ['  harbour   ', ['theirs', 'move', 'done', 'other']],
    ['nobody', []],
  ])('that say %j', (search, right) => expect(tables(chosen(rows, { ...wish, search }, words))).toEqual(right));

  it('by the name that somebody gave one', () => {
    const named = [row('a', {}, { title: 'Cup final' }), row('b')];
    expect(tables(chosen(named, { ...wish, search: 'final' }, words))).toEqual(['a']);
  });

  it.each([
    ['latest', ['new', 'theirs', 'move', 'done', 'other']],
    ['oldest', ['other', 'done', 'move', 'theirs', 'new']],
    ['move', ['move', 'other', 'theirs', 'new', 'done']],
  ] as const)('in the order %s', (sort, right) => expect(tables(chosen(rows, { ...wish, sort }, words))).toEqual(right));

  it('and one of which nothing is known yet is neither going on nor over', () => {
    expect((['running', 'over', 'move'] as const).map((show) => shows(asked, show))).toEqual([false, false, false]);
  });
});

it('accents and capitals do not matter', () => expect(folded('Étoile ÇA')).toBe('etoile ca'));

describe('what waits on the start page', () => {
  it('is at most so many, the own move first', () => {
    expect(tables(waiting(rows, 3))).toEqual(['move', 'other', 'theirs']);
    expect(tables(waiting(rows, 1))).toEqual(['move']);
  });
  it('is nothing that is over, put away or only watched', () => {
    expect(waiting([row('a', over(1)), row('b', {}, { archived: true }), row('c', { mine: [], yours: false }), asked], 3)).toEqual([]);
  });
});

describe('how a match ended for me', () => {
  it.each([
    ['won', over(0)],
    ['lost', over(1)],
    ['drawn', over(null)],
    [null, {}],
    [null, { ...over(0), mine: [0, 1] }],
    [null, { ...over(0), mine: [] }],
    ['won', { ...over(1), sides: 2, names: ['a', 'b', 'c', 'd'], mine: [1, 3] }],
    ['lost', { ...over(null, [0, 1, 1]), names: ['a', 'b', 'c'] }],
    ['won', { ...over(0, [2]), names: ['a'] }],
    ['lost', { ...over(null, [1]), names: ['a'] }],
  ] as const)('%s', (right, more) => expect(markOf(brief('t', more as Partial<Brief>))).toBe(right));
});

it('orders what was touched within a second by when it was opened here', () => {
  // laid at 1.95 s, which is known as 1 s; the other was answered at 1.9 s and opened before
  const laid = { ...row('laid', { touched: 1 }), kept: { table: 'laid', game: 'g', when: 2, key: 'k' } };
  const answered = { ...row('answered', { touched: 1.9 }), kept: { table: 'answered', game: 'g', when: 1, key: 'k' } };
  expect(tables(chosen([answered, laid], wish, () => ''))).toEqual(['laid', 'answered']);
});

describe('form', () => {
  const bot: Partial<Brief> = { names: ['Ada', ''], kinds: ['person', 'bot'], levels: [0, 3] };

  it('is told by game and opponent, five at most, the latest first', () => {
    const all = [0, 1, null, 0, 0, 1].map((winner, n) => row(`t${n}`, { touched: n, ...over(winner) }));
    const [found, ...others] = forms(all, rivals);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ game: 'g', against: 'Zoë', won: 3, drawn: 1, lost: 2 });
    expect(found?.last).toEqual(['lost', 'won', 'won', 'drawn', 'lost']);
  });

  it('keeps games and opponents apart, and counts what is put away', () => {
    const all = [
      row('a', { touched: 9, ...over(0), ...bot }),
      row('b', { touched: 8, ...over(1), game: 'h', ...bot }, { archived: true }),
      row('c', { touched: 7, ...over(null) }),
    ];
    expect(forms(all, rivals).map((f) => [f.game, f.last])).toEqual([['g', ['won']], ['h', ['lost']], ['g', ['drawn']]]);
  });

  it('says nothing of people without a name, of both sides in one hand, of matches that go on', () => {
    const nobody = { names: ['Ada', ''] };
    expect(forms([row('a', { ...over(0), ...nobody }), row('b', { ...over(0), mine: [0, 1] }), row('c')], rivals)).toEqual([]);
  });
});

describe('who plays', () => {
  it('is told by name, as oneself, or as an opponent without one', () => {
    const b = brief('t', { names: ['', ''] });
    expect([sideName(b, 0), sideName(b, 1)]).toEqual(['You', 'Player 2']);
    expect(sideName(brief('t'), 0)).toContain('Ada');
    expect(sideName(brief('t', { kinds: ['person', 'open'] }), 1)).toBe('seat is free');
  });
});

describe('what somebody noted about a match', () => {
  it('comes back from where it is kept, and what is no note is left out', () => {
    const { kept } = entries([{ table: 'a', title: 'Final', archived: true, over: true }, { table: 'b', title: 3, archived: 'yes', over: 1 }]);
    expect(kept[0]).toMatchObject({ title: 'Final', archived: true, over: true });
    expect(Object.keys(kept[1] ?? {})).toEqual(['table', 'game', 'when', 'key']);
  });
  it('stays when the table is opened again, and the later note holds', () => {
    const { kept } = entries([
      { table: 'a', when: 9 },
      { table: 'a', when: 5, title: 'Final', archived: true },
      { table: 'a', when: 1, title: 'Old', archived: false },
    ]);
    expect(kept).toMatchObject([{ when: 9, title: 'Final', archived: true }]);
  });
});

describe('where a match comes from', () => {
  const both = [row('played', { touched: 2 }), row('brought', { touched: 1, origin: 'imported', mine: [], ...over(0) })];
  it.each([
    ['', ['played', 'brought']],
    ['played', ['played']],
    ['imported', ['brought']],
  ] as const)('%j', (from, right) => expect(tables(chosen(both, { ...wish, from }, words))).toEqual(right));
  it('and what goes on is nothing to be saved', () => expect(both.map(isWhole)).toEqual([false, true]));
});

it('the form against somebody is found from any match with them, and from none that is only watched', () => {
  const all = [row('a', over(0)), row('b'), row('c', { game: 'h' }), row('d', { mine: [] })];
  const found = forms(all, rivals);
  expect(all.map((each) => formOf(each, found, rivals)?.won)).toEqual([1, 1, undefined, undefined]);
});

it('how far a match was seen is kept, and the later look holds', () => {
  expect(entries([{ table: 'a', when: 9, seen: 4 }, { table: 'a', when: 5, seen: 7 }]).kept).toMatchObject([{ seen: 4 }]);
  expect(entries([{ table: 'a', when: 9 }, { table: 'a', when: 5, seen: 7 }, { table: 'b', seen: 'x' }]).kept.map((k) => k.seen)).toEqual([7, undefined]);
});
