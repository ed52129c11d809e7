/** What Worldwide Football calls the things of its report. */
import { describe, expect, it } from 'vitest';
import '../../../tests/texts';
import type { Report } from '../../lib/report';
import { most, names } from './report';

const TEAMS = [{ id: 'b', name: 'Blues' }, { id: 'r', name: 'Reds' }];
const PEOPLE = [...'abcdefgABCDEFG'].map((name) => ({ name }));
const CONTENT = { actions: [{ name: 'Pass' }, { name: 'Press' }], abilities: [{ name: 'Speed' }], teams: [{ id: 'b' }, { id: 'r' }], people: PEOPLE };
const report = {
  score: [0, 0], home: [false, false], goals: [], rows: [], tried: [], faces: [{}, {}], luck: [[0, 1], [0, 1]],
  fouls: [{ side: 1, card: 1, shown: 'red', half: 1, attack: 3 }, { side: 0, card: 1, shown: null, half: 2, attack: 1 }],
  kicks: [{ side: 1, goal: false }],
  used: [{ abilities: [[0, 2]], people: [] }, { abilities: [], people: [[6, 1], [0, 3]] }],
} as unknown as Report;
const roll = { side: 0, chance: [1, 2], won: false, card: null } as const;

describe('the words of a report', () => {
  const said = names(report, TEAMS, CONTENT);
  it('name what was used by the team of each side, the most used first', () => {
    expect(said.used).toEqual([[['Speed', 2]], [['A', 3], ['G', 1]]]);
    expect(most([1, 2, 3, 4, 5, 6].map((n) => [n, n])).map(([n]) => n)).toEqual([6, 5, 4, 3, 2]);
  });
  it('tell shots by their card or piece, rolls by their card or kind', () => {
    expect(said.tried({ ...roll, id: 'shot', result: 'off', piece: 'shot', card: 0, bonus: -1 })).toEqual({ what: 'Pass', note: 'bonus −1', end: 'wide' });
    expect(said.tried({ ...roll, id: 'shot', result: 'goal', piece: 'free_kick', bonus: 0 })).toEqual({ what: 'free kick', note: '', end: 'goal' });
    expect(said.tried({ ...roll, id: 'defence', result: 'foul', card: 1, need: 9, natural: 5 })).toEqual({ what: 'Press', note: 'needed 9, rolled 5', end: 'foul' });
    expect(said.tried({ ...roll, id: 'defence', result: 'won', card: 1, need: 15, added: 1, later: 3, natural: 14 }).note).toBe('needed 15, rolled 14, bonus +4');
    expect(said.tried({ ...roll, id: 'trap', result: 'won', need: 9, natural: 12 }).what).toBe('Offside trap');
  });
  it('list fouls with the card that was shown, and kicks', () => {
    expect(said.notes).toEqual([{ sign: 'red', what: 'Reds, Press', how: 'Red card, half 1, attack 3' }, { sign: '', what: 'Blues, Press', how: 'half 2, attack 1' }]);
    expect(said.kicks).toEqual([{ side: 1, who: '', goal: false, end: 'saved' }]);
  });
});
