/** How the last attack ended, and what a card would meet: what the table tells before a decision. */
import { describe, expect, it } from 'vitest';
import { lately, MOST } from './before';
import { answerRows, besides, kindRows } from './rows';
import { Cards, type Answer, type View } from './view';
import type { Line } from '../../lib/habits';

/** Lines as the story has them, newest first, from words in the order in which they happened. */
const story = (...ids: string[]): Line[] => ids.map((id, key) => ({ key, at: 0, said: { id: `wf-story-${id}`, args: {} } })).reverse();
const told = (lines: Line[]): string[] => lines.map((l) => l.said.id.slice('wf-story-'.length));

describe('how the last attack ended', () => {
  it('is told until something has happened in this one', () => {
    const before = ['kick-off', 'attack-begins', 'played', 'defended', 'rolled', 'won-ball', 'drawn', 'attack-begins', 'drawn'];
    expect(told(lately(story(...before)))).toEqual(['played', 'defended', 'rolled', 'won-ball']);
    expect(told(lately(story(...before, 'gave-back', 'drawn')))).toEqual(['gave-back']);
  });
  it('is told as long as a card of this attack only waits', () => {
    const before = ['attack-begins', 'played', 'gave-back', 'attack-begins', 'star-used', 'played'];
    expect(told(lately(story(...before)))).toEqual(['played', 'gave-back']);
    expect(told(lately(story(...before, 'defended', 'rolled')))).toEqual(['star-used', 'played', 'defended', 'rolled']);
    expect(lately(story('attack-begins', 'played'))).toEqual([]);
  });
  it('is told from its end, where it was long', () => {
    const long = ['attack-begins', 'star-used', ...Array.from({ length: 9 }, () => 'played'), 'shot-die', 'goal', 'attack-begins'];
    const lines = told(lately(story(...long)));
    expect(lines).toHaveLength(MOST);
    expect(lines.at(-1)).toBe('goal');
  });
  it('does not reach back over an attack, and needs none', () => {
    expect(lately(story('attack-begins', 'goal', 'attack-begins', 'gave-back', 'attack-begins')).map((l) => l.said.id)).toEqual(['wf-story-gave-back']);
    expect(lately([])).toEqual([]);
    expect(told(lately(story('ground-named', 'ground-is', 'kick-off', 'attack-begins')))).toEqual(['ground-named', 'ground-is']);
  });
});

describe('what a card would meet', () => {
  const answer = (need: number): Answer => ({ need, from: need, win: [21 - need, 20], foul: null });
  const cards = new Cards({
    actions: [
      { id: 'tackle', kind: 'tackle', category: 'defence', name: 'Tackle' },
      { id: 'slide', kind: 'tackle', category: 'defence', name: 'Sliding tackle' },
      { id: 'press', kind: 'press', category: 'defence', name: 'Press' },
    ],
    abilities: [{ id: 'trap', name: 'Offside trap', text: '' }],
    people: Array.from({ length: 7 }, (_, n) => ({ id: `p${n}`, team: 'a', name: `Player ${n}`, type: 'D', text: '' })),
  });
  const view = { ball: 0, sides: [{ team: 0 }, { team: 0 }] } as unknown as View;
  const answers = { 0: answer(14), 1: answer(9), 2: answer(16) };
  it('is the likeliest card of each kind where there is little room', () => {
    expect(kindRows(answers, cards).map((r) => [r.kind, r.answer.need])).toEqual([['press', 16], ['tackle', 9]]);
  });
  it('says what the one who answers holds, and which abilities lie ready', () => {
    expect(answerRows(answers, cards).map((r) => [r.name, r.held])).toEqual([['Sliding tackle', undefined], ['Tackle', undefined], ['Press', undefined]]);
    expect(answerRows(answers, cards, { 0: 2 }).map((r) => r.held)).toEqual([0, 2, 0]);
    const more = answerRows(answers, cards, null, besides({ traps: { 0: answer(12) }, people: { 2: answer(13) } }, cards, view)).slice(-2);
    expect(more.map((r) => [r.name, r.kind, r.answer.need])).toEqual([['Offside trap', 'star', 12], ['Player 2', 'person', 13]]);
  });
  it('is never nothing while an ability or a Player card may take it', () => {
    expect(kindRows({}, cards, besides({ traps: { 0: answer(12) }, people: {} }, cards, view)).map((r) => r.kind)).toEqual(['star']);
    expect(kindRows({}, cards, besides({ people: { 2: answer(13), 3: answer(11) } }, cards, view)).map((r) => r.answer.need)).toEqual([11]);
  });
  it('puts the likelier first where fouls make a lower need win less', () => {
    const fouls: Record<string, Answer> = { 0: { need: 8, from: 9, win: [12, 20], foul: [8, 20] }, 1: { need: 7, from: 12, win: [9, 20], foul: [11, 20] } };
    expect(kindRows(fouls, cards).map((r) => r.name)).toEqual(['Tackle']);
  });
});
