/** What the learning page of Eleven offers: the guided first week (texts el-course-*), then seasons to play on in. */
import type { Args } from '../../lib/i18n.svelte';
import type { Courses } from '../board';
import { seen, type View } from './view';

/** The rule of each step of the first week. */
const RULES = [
  'EL-044', 'EL-180', 'EL-085', 'EL-124', 'EL-067', 'EL-087', 'EL-086', 'EL-113', 'EL-110', 'EL-103',
  'EL-140', 'EL-103', 'EL-152', 'EL-100', 'EL-201', 'EL-210', 'EL-286', 'EL-287', 'EL-361', 'EL-393',
];

/** Numbers of the own club for the sentences of a step. */
function figures(view: View): Args {
  const club = view.clubs[0];
  const [money = 0, fans = 0, operations = 0, fitness = 0] = club?.resources ?? [];
  const [scored = 0, conceded = 0] = club?.match?.score ?? [];
  const points = view.league.find((at) => at.seat === 0)?.points ?? 0;
  return { money, fans, operations, fitness, points, for: scored, against: conceded, fees: club?.fees.total ?? 0, price: club?.turn.price ?? 0, vp: view.score[0] ?? 0 };
}

export const courses: Courses = {
  first: [{ id: 'week', rule: 'EL-080', rules: RULES, lesson: true }],
  next: [
    { id: 'alone', says: ['el-preset-first-steps.label', 'el-preset-first-steps.help'], match: { preset: 'first_steps', rivals: 0 } },
    { id: 'rival', match: { preset: 'division3', rivals: 1 } },
  ],
  taught: { seats: 1, figures: (view) => figures(seen(view)) },
};
