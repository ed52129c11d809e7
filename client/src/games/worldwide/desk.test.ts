/** What is put together before it is sent: runs of discards, cards with Player cards, two abilities. */
import { describe, expect, it } from 'vitest';
import type { Option } from '../../lib/wire';
import { companions, Desk, dropRun, withPeople } from './desk.svelte';

const opt = (code: number, ...anchors: string[]): Option => [code, anchors, 'wf-do-play'];
const PLAYS = [opt(345, 'a:0'), opt(349, 'a:0', 'p:2'), opt(377, 'a:0', 'p:5'), opt(381, 'a:0', 'p:2', 'p:5'), opt(473, 'a:1')];

describe('a run of discards', () => {
  it('names Player cards before Action cards, and never falls', () => {
    expect(dropRun(['a:4', 'p:6', 'a:1', 'a:4', 'p:0'])).toEqual([59, 65, 74, 77, 77]);
  });
  it('takes alike cards one after the other, as many as there are and as may go', () => {
    const desk = new Desk();
    desk.begin('1');
    desk.step('a:0', 3, 2);
    desk.step('a:0', 3, 2);
    expect(desk.picks).toEqual(['a:0', 'a:0']);
    desk.step('a:1', 1, 2); // two are enough
    expect(desk.picks).toEqual(['a:0', 'a:0']);
    desk.step('a:0', 3, 2); // once more: all of them come back
    expect(desk.picks).toEqual([]);
  });
  it('changes its mind where only one may go', () => {
    const desk = new Desk();
    desk.step('a:0', 1, 1);
    desk.step('p:3', 1, 1);
    expect(desk.picks).toEqual(['p:3']);
  });
  it('begins anew with each question, once', () => {
    const desk = new Desk();
    desk.begin('1');
    desk.step('a:0', 1, 3);
    desk.begin('1');
    expect(desk.picks).toHaveLength(1);
    desk.begin('2');
    expect(desk.picks).toHaveLength(0);
  });
});

describe('Player cards with an Action card', () => {
  it('are found whatever the order in which they were touched', () => {
    expect(withPeople(PLAYS, 'a:0', ['p:5', 'p:2'])?.[0]).toBe(381);
    expect(withPeople(PLAYS, 'a:0', [])?.[0]).toBe(345);
    expect(withPeople(PLAYS, 'a:1', ['p:2'])).toBeUndefined();
  });
  it('may be added and taken away as long as an option is left', () => {
    expect(companions(PLAYS, ['a:0'])).toEqual(['p:2', 'p:5']);
    expect(companions(PLAYS, ['a:0', 'p:5'])).toEqual(['p:2', 'p:5']);
    expect(companions(PLAYS, ['a:1'])).toEqual([]);
    expect(companions(PLAYS, ['p:2'])).toEqual([]);
    const one = PLAYS.filter((o) => o[0] !== 381); // at most one with a card
    expect(companions(one, ['a:0', 'p:5'])).toEqual(['p:5']);
  });
});

it('two abilities are kept, and a third takes the place of the one chosen first', () => {
  const desk = new Desk();
  for (const n of [7, 2]) desk.ability(n);
  expect(desk.pair).toEqual([7, 2]);
  desk.ability(5);
  expect(desk.pair).toEqual([2, 5]);
  desk.ability(2);
  expect(desk.pair).toEqual([5]);
});
