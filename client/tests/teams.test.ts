import { describe, expect, it } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import { called, named, plain, speak, team } from '../src/lib/teams';
import './texts';

const TEAMS = [
  { id: 'a', name: 'Harbour Lane', short: 'HAR', colours: ['#000000'], figures: [{ number: 1, name: 'Kip', keeper: true }, { number: 4, name: 'Osk' }, { number: 6, name: 'Teller' }] },
  { id: 'b', name: 'Mill Yard', figures: [{ number: 1, name: 'Dunn', keeper: true }] },
];

describe('names in sentences', () => {
  it('are filled in where an argument begins with @', () => {
    expect(named({ team: '@team1', name: '@L1', to: 'e4', die: 3 }, TEAMS)).toEqual({
      team: 'Mill Yard', name: 'Osk (4)', to: 'e4', die: 3,
    });
  });
  it('are listed in the language of the reader', async () => {
    expect(named({ names: '@L1+L2' }, TEAMS).names).toBe('Osk (4) and Teller (6)');
    expect(named({ teams: '@team1+team0' }, TEAMS).teams).toBe([1, 0].map((n) => TEAMS[n]!.name).join(' and '));
    await i18n.use('fr', false);
    expect(named({ names: '@L1+L2' }, TEAMS).names).toBe('Osk (4) et Teller (6)');
    await i18n.use('en', false);
  });
  it('are spoken, with a fall-back for an unknown sentence', () => {
    i18n.take('en', 'ss-x = { $team } scores');
    expect(speak({ id: 'ss-x', args: { team: '@team0' } }, TEAMS)).toBe('Harbour Lane scores');
    expect(speak({ id: 'ss-unknown', args: {} }, TEAMS, 'In English.')).toBe('In English.');
  });
});

describe('teams', () => {
  it('make do with what a pack gives', () => {
    expect(team(TEAMS[1], 1)).toMatchObject({ name: 'Mill Yard', short: 'MIL', colours: [] });
    expect(team(undefined, 1).name).toBe('Team 2');
    expect(team({ id: '', name: '' }, 1)).toMatchObject({ name: 'Team 2', short: '2' }); // else both would be TEA
  });
  it('know when nobody can be told from anybody: everybody sits at this screen without a name', () => {
    const at = (seat: number, more: object = {}) => ({ seat, kind: 'person' as const, name: '', team: 'a', level: 0, present: true, absence: '' as const, gone: 0, stand_in: 0, ...more });
    const two = [at(0), at(1)];
    expect(plain(two[0]!, two, [0, 1])).toBe(true);
    expect(plain(at(0), [at(0), at(1, { kind: 'bot', level: 3 })], [0])).toBe(false);
    expect(plain(at(0), [at(0), at(1), at(2)], [0, 1])).toBe(false); // a friend elsewhere
    expect(plain(at(0, { name: 'Anne' }), two, [0, 1])).toBe(false);
  });
  it('know who sits there', () => {
    const place = { seat: 0, kind: 'person' as const, name: '', team: 'a', level: 0, present: true, absence: '' as const, gone: 0, stand_in: 0 };
    expect(called(place, [0])).toBe('You');
    expect(called(place, [0, 1])).toBe('at this device');
    expect(called(place, [1])).toBe('Player 1');
    expect(called({ ...place, kind: 'open' }, [1])).toBe('seat is free');
    expect(called({ ...place, name: 'Ada' }, [1])).toBe('Ada');
  });
});
