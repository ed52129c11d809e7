/** A match in short, in words: who plays, and how it stands. */
import { t } from './i18n.svelte';
import { many, sideOf } from './mine';
import { joined } from './seats';
import { called, team } from './teams';
import type { Brief, Data } from './wire';

export { many };

/** The teams as sentences and crests want them. */
export const teamsOf = (b: Brief): Data[] => b.teams.map((x) => ({ ...x }));

/** The team of a side by name; the number of its seat while there is none. */
export const teamName = (b: Brief, side: number): string => team(teamsOf(b)[side], side).name;

/** Whoever sits there. */
function person(b: Brief, seat: number): string {
  const [kind = 'person', name = '', level = 0] = [b.kinds[seat], b.names[seat], b.levels[seat]];
  const who = called({ seat, kind, name, team: '', level, present: true, absence: '', gone: 0, stand_in: 0 }, b.mine);
  if (kind !== 'person') return who;
  if (b.mine.length > 1 && b.mine.includes(seat)) return name || t('place-person', { n: seat + 1 });
  return b.mine.includes(seat) && name ? t('place-you', { name }) : who;
}

const seatsOf = (b: Brief, side: number): number[] => b.names.map((_, seat) => seat).filter((seat) => seat % many(b) === side);

/** Whoever plays for a side: one person, or several. */
export const sideName = (b: Brief, side: number): string => joined([...new Set(seatsOf(b, side).map((seat) => person(b, seat)))]);

/** Whoever plays on the other sides, where all of them have names or are computers; "" otherwise. */
export function rivals(b: Brief): string {
  const own = sideOf(b);
  const seats = own === null ? [] : b.names.map((_, seat) => seat).filter((seat) => seat % many(b) !== own);
  return seats.every((seat) => b.kinds[seat] === 'bot' || b.names[seat]) ? joined([...new Set(seats.map((seat) => person(b, seat)))].sort()) : '';
}

/** As it stands; a dash where there is none, or it says nothing yet. */
export const score = (b: Brief): string => b.score.join('–') || '–';

/** More or fewer than two sides are told one after the other, each with its score. */
export const sidesOf = (b: Brief): string =>
  Array.from({ length: many(b) }, (_, n) => [teamName(b, n), b.score[n]].filter((x) => x !== undefined && x !== '').join('\u00a0')).join(' · ');

/** What a match is called where nobody has named it: its teams. */
export const matchName = (b: Brief): string => Array.from({ length: many(b) }, (_, n) => teamName(b, n)).join(' – ');

/** All that is to be found by a search: teams and people. */
export const namesOf = (b: Brief): string =>
  Array.from({ length: many(b) }, (_, n) => `${teamName(b, n)} ${sideName(b, n)}`).join(' ');
