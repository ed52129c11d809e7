/**
 * Who sits where, and for which side. At most tables every seat is a side of its own; where there
 * are more seats than teams, several play together: seat n for side n modulo the teams.
 */
import { i18n, t } from './i18n.svelte';
import { team, type Team } from './teams';
import type { Room } from '../games/board';
import type { Data, Place, Replay } from './wire';

export const sideOf = (seat: number, teams: Data[]): number => (teams.length ? seat % teams.length : seat);

/** Do several seats share a side here? */
export const shared = (seats: { length: number }, teams: Data[]): boolean => teams.length > 0 && seats.length > teams.length;

/** The team that a seat plays for. */
export function teamOf(seat: number, teams: Data[]): Team {
  const side = sideOf(seat, teams);
  return team(teams[side], side);
}

/** The seats of a side, in order. */
export const seatsOf = <P extends { seat: number }>(side: number, places: P[], teams: Data[]): P[] =>
  places.filter((p) => sideOf(p.seat, teams) === side);

/**
 * What a seat is called: by its team, or, where several share it, by the name of who sits there,
 * with the team where that helps; a computer and a free seat by team and number.
 */
export function seatName(seat: number, teams: Data[], places: Place[], full = false): string {
  const { name } = teamOf(seat, teams);
  if (!shared(places, teams)) return name;
  const at = places.find((p) => p.seat === seat);
  const who = at?.name || (at?.kind === 'person' && t('place-person', { n: seat + 1 }));
  if (who) return full ? t('seat-named', { name: who, team: name }) : who;
  return t('seat-of', { team: name, n: Math.floor(seat / teams.length) + 1 });
}

/** Who plays there, by name and team where a name was given. */
export function personOf(seat: number, teams: Data[], places: Place[]): string {
  const at = places.find((p) => p.seat === seat);
  return at?.kind === 'person' && at.name ? t('seat-named', { name: at.name, team: teamOf(seat, teams).name }) : seatName(seat, teams, places);
}

/** How many sides there are. */
export const sides = (places: { length: number }, teams: Data[]): number => teams.length || places.length;

/** One side at the end: its place in the table, equal ones sharing it. */
export interface Standing {
  side: number;
  place: number;
}

/** The sides in the order of the end: by points of the match first, then by score; who went `away` while it went on comes last. */
export function standings(points: number[], score: number[], many: number, away: number[] = []): Standing[] {
  const better = (a: number, b: number): number =>
    Number(away.includes(a)) - Number(away.includes(b)) || (points[b] ?? 0) - (points[a] ?? 0) || (score[b] ?? 0) - (score[a] ?? 0);
  const all = Array.from({ length: many }, (_, n) => n);
  return [...all]
    .sort((a, b) => better(a, b) || a - b)
    .map((side) => ({ side, place: 1 + all.filter((other) => better(other, side) < 0).length }));
}

/** Several names in a sentence. */
export const joined = (names: string[]): string => new Intl.ListFormat(i18n.lang).format(names);

/** The teams and the people of a replay; teams that were chosen in the match are those of its end. */
export function castOf(replay: Replay, room?: Pick<Room, 'teams'>): { teams: Data[]; places: Place[] } {
  const last = replay.frames.at(-1);
  const teams = (last && room?.teams?.(last.view, replay.teams, replay.content)) || replay.teams;
  const places = replay.names.map((name, seat): Place => {
    const side = sideOf(seat, teams);
    return { seat, kind: 'person', name, team: String(teams[side]?.id ?? ''), level: 0, present: true, absence: '', gone: 0, stand_in: 0 };
  });
  return { teams, places };
}
