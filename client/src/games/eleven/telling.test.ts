/** A match told fact by fact: what the view is in between, and what is read afterwards. */
import { describe, expect, it } from 'vitest';
import { after } from './after';
import { retold, scoreOf, sectionsOf, since, told as toldOf } from './telling';
import { seen, type Club, type View } from './view';
import { storyTo } from '../../lib/story';
import type { Fact, Frame } from '../../lib/wire';

const fact = (kind: string, data: Record<string, unknown> = {}): Fact => ({ kind, said: null, data: { seat: 0, ...data } });
const shirt = () => ({ side: 'attack', field: true, card: null, zone: null, power: null, bonus: 0, mod: 0 });
const content = { cards: [{ lineup: ['D1', 'D2', '-', '-', '-', '-', '-', 'A3', '-'], formation: [2, 0, 1], keeper: { strength: 2, gloves: 3 } }] };
const view = (match: Club['match'] = null): View => seen({ week: 2, clubs: [{ seat: 0, shirts: Array.from({ length: 13 }, shirt), match }, { seat: 1, shirts: [], match: null }] });
const tell = (start: View, facts: Fact[], then?: View): Club => facts.reduce((v, f) => after(v, f, then, content), start).clubs[0]!;

describe('a match that is told while the true view is of the next week already', () => {
  const told = tell(view(), [
    fact('lined_up', { shape: '5-3-2' }), fact('stands_in', { shirt: 4, zone: 7, power: 6 }), fact('front_is', { card: 0 }), fact('keeper_is', { side: 'own', strength: 1, gloves: 2 }),
    fact('pair_is', { pair: 0 }), fact('saved', { side: 'own', shirt: 4, gloves: 2 }), fact('goal', { side: 'own', shirt: 4, score: [1, 0] }), fact('saved', { side: 'opponent', shirt: 0, gloves: 1 }), fact('card_goal', { side: 'opponent', score: [1, 1] }), fact('annulled', { side: 'own', score: [0, 1] }),
    fact('foe_stronger', { shirt: 1, power: 5 }), fact('result_is', { score: [2, 1], result: 'win' }),
  ], view());
  it('has both line-ups', () => {
    expect(told.shirts.filter((s) => s.field && s.zone !== null).map((s) => s.zone)).toEqual([7]);
    expect(told.shirts[4]?.power).toBe(6);
    expect(told.match?.foes.map((f) => [f.zone, f.side, f.power])).toEqual([[0, 'defence', 1], [1, 'defence', 5], [7, 'attack', 3]]);
    expect([told.match?.shape, told.match?.foe_shape]).toEqual(['5-3-2', '2-0-1']);
  });
  it('has the score, the result and the gloves as they are told', () => {
    expect([told.match?.score, told.match?.result]).toEqual([[2, 1], 'win']);
    expect([told.match?.keeper.gloves, told.match?.foe_keeper?.gloves]).toEqual([1, 2]);
  });
});

describe('a match that is told while the true view knows it', () => {
  it('takes the opponent as it really is', () => {
    const foes = [{ side: 'attack' as const, zone: 4, power: 9, mod: 0, rule: 0 }];
    const then = view({ shape: '5-3-2', plan: 1, selected: [], keeper: { card: 9, strength: 1, gloves: 1 }, score: [3, 0], result: 'win', foes, foe_keeper: { strength: 4, gloves: 1 }, foe_shape: '4-4-2', die: 0 });
    const told = tell(view(), [fact('front_is', { card: 0 })], then);
    expect([told.match?.foes, told.match?.foe_keeper, told.match?.score]).toEqual([foes, { strength: 4, gloves: 1 }, [0, 0]]);
  });
  it('leaves what is no match as it is', () => {
    const v = view();
    expect(after(v, fact('gained', { n: 2 }), undefined, content)).toBe(v);
    expect(after(v, fact('goal', { side: 'own', shirt: 1 }), undefined, content).clubs[1]).toBe(v.clubs[1]);
  });
});

describe('what was told', () => {
  const match = [
    fact('lined_up'), fact('card_goal', { side: 'own', score: [1, 0] }), fact('pair_is', { pair: 0 }), fact('blocked', { side: 'own', shirt: 3 }), fact('pair_is', { pair: 1 }), fact('shoots', { side: 'opponent', shirt: 2 }), fact('goal', { side: 'opponent', shirt: 2, score: [1, 1] }), fact('annulled', { side: 'own', score: [0, 1] }), fact('gained'),
  ];
  it('is gathered by section', () => {
    expect(sectionsOf(match)).toEqual([
      { name: '', moments: [{ own: true, shirt: -1, what: 'card_goal' }] },
      { name: 'left', moments: [{ own: true, shirt: 3, what: 'blocked' }] },
      { name: 'right', moments: [{ own: false, shirt: 2, what: 'goal' }, { own: true, shirt: -1, what: 'annulled' }] },
    ]);
    expect(scoreOf(match)).toEqual([0, 1]);
    expect(scoreOf(match.slice(0, 3))).toEqual([1, 0]);
  });
});

describe('a match of which only the story is there', () => {
  const line = (word: string, args: Record<string, string | number> = {}) => ({ key: 0, at: 0, said: { id: `el-story-${word}`, args: { fact: word.replace('-theirs', '').replace('-', '_'), team: '@team0', ...args } } });
  const story = [
    line('goal', { side: 'own', shirt: '@h9' }), line('lined-up', { shape: '5-3-2' }), line('front-is', { card: '@p3' }), line('keeper-is', { side: 'own', strength: 2, gloves: 1 }), line('card-goal', { side: 'own', card: '@p7', for: 1, against: 0 }),
    line('pair-is', { pair: 'left' }), line('blocked', { side: 'own', shirt: '@h3' }), line('goal', { team: '@team1', side: 'own', shirt: '@h1' }),
    line('pair-is', { pair: 'right' }), line('shoots-theirs', { side: 'opponent', shirt: '@h2', value: 3 }), line('goal-theirs', { side: 'opponent', shirt: '@h2', for: 1, against: 1 }), line('result-is', { for: 1, against: 1, result: 'draw' }),
  ].reverse();
  it('is read from it section by section', () => {
    expect(sectionsOf(retold(story, 0))).toEqual([
      { name: '', moments: [{ own: true, shirt: -1, what: 'card_goal' }] },
      { name: 'left', moments: [{ own: true, shirt: 3, what: 'blocked' }] },
      { name: 'right', moments: [{ own: false, shirt: 2, what: 'goal' }] },
    ]);
    expect(scoreOf(retold(story, 0))).toEqual([1, 1]);
  });
  it('is told again as one that was heard, and only once it is over', () => {
    expect(toldOf(story, 0).map((f) => f.kind)).toEqual(['front_is', 'keeper_is', 'card_goal', 'pair_is', 'blocked', 'pair_is', 'shoots', 'goal', 'result_is']);
    expect(toldOf(story.slice(1), 0)).toEqual([]);
    expect(toldOf(story, 1)).toEqual([]);
  });
});

describe('a replay with two matches', () => {
  const said = (kind: string, word: string, args: Record<string, string | number>): Fact => ({ kind, said: { id: `el-story-${word}`, args: { fact: kind, team: '@team0', ...args } }, data: {} });
  const week = (n: number, shirt: number): Fact[] => [
    { kind: 'week_begins', said: { id: 'el-story-week-begins', args: { fact: 'week_begins', week: n } }, data: {} },
    said('lined_up', 'lined-up', { shape: '4-4-2' }), said('pair_is', 'pair-is', { pair: 'left' }), said('goal', 'goal', { side: 'own', shirt: `@h${shirt}` }), said('result_is', 'result-is', { for: 1, against: 0, result: 'win' }),
  ];
  const frames = [[], week(2, 3), [], week(6, 9)].map((facts, at): Frame => ({ at, who: 0, notation: '', chosen: null, asked: null, facts, view: {} }));
  const scorer = (at: number): unknown => sectionsOf(toldOf(storyTo(frames, at), 0))[0]?.moments[0]?.shirt;
  it('tells that of its moment, also after steps back', () => {
    expect([3, 1, 2, 3, 0].map(scorer)).toEqual([9, 3, 3, 9, undefined]);
  });
});

describe('strengths after the tokens have been cleared away', () => {
  const line = (word: string, args: Record<string, string | number>) => ({ key: 0, at: 0, said: { id: `el-story-${word}`, args: { fact: word.replace('-', '_'), ...args } } });
  const story = [
    line('week-begins', { week: 2 }), line('lined-up', { team: '@team0' }), line('tokens-on', { name: '@p7', token: 'str_temp', n: 2, was: 1 }), line('result-is', { team: '@team0' }),
    line('tokens-off', { name: '@p7', token: 'str_temp', n: 2, was: 3 }), line('tokens-off', { name: '@p8', token: 'weak_temp', n: 1, was: 4 }), line('tokens-off', { name: '@p9', token: 'injury', n: 1 }), line('tokens-on', { name: '@p8', token: 'str_temp', n: 1, was: 5 }),
  ].reverse();
  it('are those that were told when they changed first, until the week ends', () => {
    expect([...since(story, 0)].sort()).toEqual([[7, 3], [8, 4]]);
    expect(since(story, 1).size).toBe(0);
    expect(since([line('week-begins', { week: 3 }), ...story], 0).size).toBe(0);
  });
  it('are told as they are when tokens come and go', () => {
    const worn = { ...shirt(), card: 7, power: 1 };
    const before = seen({ clubs: [{ seat: 0, squad: [{ card: 7, strength: 2 }], shirts: [shirt()], match: null }] });
    const then = seen({ clubs: [{ seat: 0, squad: [{ card: 7, strength: 1 }], shirts: [worn], match: { shape: '4-4-2', keeper: { strength: 1, gloves: 1 }, foes: [] } }] });
    const lined = [fact('lined_up', { shape: '4-4-2' }), fact('stands_in', { shirt: 0, zone: 1, power: 2 }), fact('tokens_on', { card: 7, token: 2, n: 1, strength: 3, power: 3 })];
    const on = tell(before, lined, then);
    expect([on.shirts[0]?.power, on.squad?.[0]?.strength]).toEqual([3, 3]);
    expect(tell(before, [...lined, fact('tokens_off', { card: 7, token: 2, n: 2, strength: 1, power: 1 })], then).shirts[0]?.power).toBe(1);
  });
});
