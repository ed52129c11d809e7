/** What FootClub calls the things of its report. */
import { describe, expect, it } from 'vitest';
import '../../../tests/texts';
import type { Report } from '../../lib/report';
import { names } from './report';

const TEAMS = [{ id: 'b', name: 'Blues' }, { id: 'r', name: 'Reds' }];
const CONTENT = { cards: [{ name: 'Ada One' }, { name: 'Bea Two' }] };
const at = { turn: 2, period: 1, leg: 0 };
const plain = {
  score: [0, 0], home: [false, false], goals: [], rows: [], tried: [], faces: [{}, {}], luck: [[0, 1], [0, 1]], cards: [], injuries: [], kicks: [],
} as unknown as Report;

describe('the words of a report', () => {
  const said = names(
    { ...plain, cards: [{ side: 1, who: 'p1', card: 'second', ...at }], injuries: [{ side: 0, who: 'p0', serious: false, ...at }], kicks: [{ side: 0, who: 'p-1', goal: true }] } as Report,
    TEAMS,
    CONTENT,
  );
  it('name the scorer, and the club where it was nobody', () => {
    expect([said.who(0, 'p1'), said.who(1, 'p-1')]).toEqual(['Bea Two', 'Reds']);
  });
  it('say the half and the leg only where there are several', () => {
    expect(said.when(at)).toBe('Turn 2');
    const long = names({ ...plain, tried: [{ side: 0, id: 'shot', chance: [1, 2], won: false, result: 'save', ...at, period: 2, leg: 1 }] } as Report, TEAMS, CONTENT);
    expect(long.when(at)).toBe('Leg 1, 1st half, Turn 2');
  });
  it('tell shots and rolls', () => {
    const shot = { side: 0, id: 'shot', chance: [1, 2], won: true, result: 'goal', who: 'p0', piece: 'set_attack', bonus: 2 } as const;
    expect(said.tried(shot)).toEqual({ what: 'Ada One', note: 'Set attack +2', end: 'Goal' });
    expect(said.tried({ side: 0, id: 'tackle', chance: [7, 12], won: false, result: 'failed' })).toEqual({ what: 'Tackle', note: '', end: 'failed' });
  });
  it('list cards, then injuries, and kicks', () => {
    expect(said.notes).toEqual([{ sign: 'second', what: 'Bea Two', how: 'second yellow, Turn 2' }, { sign: 'hurt', what: 'Ada One', how: 'A knock, Turn 2' }]);
    expect(said.kicks).toEqual([{ side: 0, who: 'Blues', goal: true, end: 'In' }]);
  });
});
