/** A season that is looked at again: what one moment is. */
import { expect, it } from 'vitest';
import type { Data, Fact, Frame, Said } from '../../lib/wire';
import { moments } from './moments';

const said = (id: string): Said => ({ id, args: {} });
const fact = (kind: string, data: Data = {}): Fact => ({ kind, said: said(`el-story-${kind}`), data: { seat: 0, ...data } });
const view = (week: number, more: Data = {}): Data => ({ week, clubs: [{ seat: 0, shirts: [], squad: [], match: null }], ...more });
let at = 0;
const fate = (asked: string, facts: Fact[], v: Data = view(0)): Frame => ({ at: ++at, who: -1, notation: '', chosen: null, asked: said(asked), facts, view: v });
const seat = (facts: Fact[], v: Data = view(0)): Frame => ({ at: ++at, who: 0, notation: '', chosen: [0, ['a'], 'x'], asked: null, facts, view: v });
const start = (): Frame => ((at = 0), { at: 0, who: -1, notation: '', chosen: null, asked: null, facts: [], view: view(0) });
const kinds = (frames: Frame[]): string[][] => frames.map((f) => f.facts.map((x) => x.kind));

it('cards laid out at the start are one moment and one sentence', () => {
  const all = moments([start(), ...Array.from({ length: 5 }, () => fate('el-chance-bag', [fact('row_in')])), fate('el-chance-bag', []), seat([fact('director_kept')]), fate('el-chance-bag', [], view(0, { dealt: 2 }))], {});
  expect(kinds(all)).toEqual([[], ['laid', 'row_in', 'row_in', 'row_in', 'row_in', 'row_in'], ['director_kept']]);
  expect(all[1]?.facts.filter((x) => x.said).map((x) => [x.said?.id, x.said?.args])).toEqual([['el-ui-laid', { count: 5 }]]);
  // its place in the match is that of the last of them, and so is what lies there
  expect(all.map((f) => f.at)).toEqual([0, 6, 8]);
  expect(all[2]?.view.dealt).toBe(2);
});

it('an envelope is one moment, dice of other clubs are one, cards of their own weight are none', () => {
  const all = moments([start(), seat([]), seat([]), seat([fact('lined_up', { shape: '4-4-2' })]), seat([]), fate('el-chance-club-die', [fact('club_rolled')]), fate('el-chance-club-die', [fact('club_rolled')]), fate('el-chance-bag', [fact('row_in')], view(2)), fate('el-chance-bag', [fact('meeting_is')], view(2))], {});
  expect(kinds(all)).toEqual([[], ['lined_up'], [], ['club_rolled', 'club_rolled'], ['row_in'], ['meeting_is']]);
});

it('a match goes section by section, with the table as it stood after each', () => {
  const told = [fact('front_is', { card: 0 }), fact('keeper_is', { side: 'own', strength: 2, gloves: 3 }), fact('pair_is', { pair: 0 }), fact('goal', { side: 'own', shirt: 1, score: [1, 0] }), fact('pair_is', { pair: 1 }), fact('goal', { side: 'opponent', shirt: 1, score: [1, 1] }), fact('result_is', { score: [1, 1], result: 'draw' }), fact('experience'), fact('league_is')];
  const all = moments([start(), fate('el-chance-bag', told, view(2))], {});
  expect(kinds(all).slice(1)).toEqual([['front_is', 'keeper_is'], ['pair_is', 'goal'], ['pair_is', 'goal'], ['result_is'], ['experience', 'league_is']]);
  const scores = all.slice(1).map((f) => (f.view.clubs as { match: { score: number[] } | null }[])[0]?.match?.score);
  expect(scores).toEqual([[0, 0], [1, 0], [1, 1], [1, 1], undefined]);
  // what is true at the end is what was sent
  expect(all.at(-1)?.view.week).toBe(2);
});
