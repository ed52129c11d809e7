import { describe, expect, it } from 'vitest';
import { awaited } from '../src/lib/awaited';
import type { Match } from '../src/lib/match.svelte';
import { castOf, seatName, seatsOf, shared, sideOf, sides, standings, teamOf } from '../src/lib/seats';
import type { Place, Replay } from '../src/lib/wire';
import './texts';

const TEAMS = [{ id: 'a', name: 'Valmora' }, { id: 'b', name: 'Krestova' }];
const place = (seat: number, more: Partial<Place> = {}): Place => ({ seat, kind: 'person', name: '', team: '', level: 0, present: true, absence: '' as const, gone: 0, stand_in: 0, ...more });
const FOUR = [place(0, { name: 'Ada' }), place(1, { name: 'Bo' }), place(2, { kind: 'bot', level: 3 }), place(3, { kind: 'open' })];
const TWO = FOUR.slice(0, 2);

describe('four seats and two teams', () => {
  it('make pairs of every other seat', () => {
    expect([0, 1, 2, 3].map((s) => sideOf(s, TEAMS))).toEqual([0, 1, 0, 1]);
    expect(seatsOf(1, FOUR, TEAMS).map((p) => p.seat)).toEqual([1, 3]);
    expect(teamOf(2, TEAMS).name).toBe('Valmora');
    expect([shared(FOUR, TEAMS), shared(TWO, TEAMS), shared(FOUR, [])]).toEqual([true, false, false]);
  });
  it('are called by name where there is one, else by team and number', () => {
    expect([0, 1, 2, 3].map((s) => seatName(s, TEAMS, FOUR))).toEqual(['Ada', 'Bo', 'Valmora, seat 2', 'Krestova, seat 2']);
    expect(seatName(0, TEAMS, FOUR, true)).toBe('Ada (Valmora)');
    expect(seatName(1, TEAMS, TWO)).toBe('Krestova');
  });
});

describe('who is awaited', () => {
  const at = (places: Place[], waiting: number[]): string =>
    awaited({ places, waiting, welcome: { mine: [0] }, busy: false, sending: false } as unknown as Match, TEAMS);
  it('is everybody, by name', () => {
    const all = FOUR.map((p) => ({ ...p, kind: 'person' as const, name: p.name || 'Cy' }));
    expect(at(all, [1, 2])).toBe('Waiting for Bo (Krestova) and Cy (Valmora)');
  });
  it('is first of all a seat that is free, then somebody who has left', () => {
    expect(at(FOUR, [1, 3])).toContain('Krestova, seat 2: send your friend the link');
    const gone = FOUR.map((p) => (p.seat === 1 ? { ...p, present: false } : p));
    expect(at(gone, [1, 2])).toBe('Waiting for Bo (Krestova), who has left the page');
    expect(at(FOUR, [2])).toBe('Valmora, seat 2 is thinking…');
  });
  it('is everybody who is not done, where each has a team of its own', () => {
    const teams = ['Kiln', 'Ferry', 'Vale'].map((name) => ({ name }));
    const places = [place(0, { name: 'Ada' }), place(1, { name: 'Bo' }), place(2, { kind: 'bot', level: 3 })];
    const match = { places, waiting: [1, 2], welcome: { mine: [0] }, busy: false, sending: false } as unknown as Match;
    expect(awaited(match, teams)).toBe('Waiting for Bo (Ferry) and Vale');
  });
  it('is one of two at a table for two, as before', () => {
    expect(at(TWO, [1])).toBe('Waiting for Bo (Krestova)');
  });
});

it('the teams of a replay are those that its match ended with', () => {
  const replay = { names: ['Ada', '', '', ''], teams: [{}, {}], content: {}, frames: [{ view: { n: 0 } }, { view: { n: 1 } }] };
  const cast = castOf(replay as unknown as Replay, { teams: (view) => (view.n === 1 ? TEAMS : []) });
  expect(cast.teams).toEqual(TEAMS);
  expect(cast.places.map((p) => p.team)).toEqual(['a', 'b', 'a', 'b']);
});

describe('the end of a match for one to four', () => {
  it('goes by points of the match, then by score, and equal ones share a place', () => {
    const table = standings([0, 2, 0, 0], [31, 44, 38, 31], 4);
    expect(table.map((row) => row.side)).toEqual([1, 2, 0, 3]);
    expect(table.map((row) => row.place)).toEqual([1, 2, 3, 3]);
  });
  it('lets points decide where the score is the same', () => {
    expect(standings([0, 2], [40, 40], 2).map((row) => [row.side, row.place])).toEqual([[1, 1], [0, 2]]);
  });
  it('knows who is alone', () => {
    expect(standings([1], [], 1)).toEqual([{ side: 0, place: 1 }]);
    expect(sides([0], [])).toBe(1);
    expect(sides([0, 1, 2, 3], [{}, {}])).toBe(2);
  });
});
