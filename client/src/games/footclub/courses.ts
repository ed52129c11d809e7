/** What the learning page of FootClub offers: two real tables with the guide beside them. */
import Sign from '../../ui/Sign.svelte';
import { BALL, STAR } from '../../ui/signs';
import type { Course, Courses } from '../board';
import { CARDS, FAN } from './signs';

const drawn = (...signs: string[]): Course['pictures'] => signs.map((d) => [Sign, { d, size: 44 }]);
const poussin = (point: string): boolean => point.startsWith('po-');

export const courses: Courses = {
  first: [
    { id: 'poussin', match: { preset: 'poussin' }, owns: poussin, pictures: drawn(FAN, CARDS.tackle, BALL) },
    { id: 'full', match: { preset: 'match' }, owns: (point) => !poussin(point), pictures: drawn(STAR, CARDS.press, CARDS.set_attack, BALL) },
  ],
  next: [],
};
