/** The courses of Eleven (texts el-course-*), and the numbers their sentences tell. */
import type { Args } from '../../lib/i18n.svelte';
import type { View } from './view';

/** The courses in their order, and the rule of each of their steps. */
export const COURSES = [
  {
    id: 'week',
    rule: 'EL-080',
    rules: [
      'EL-044', 'EL-180', 'EL-085', 'EL-124', 'EL-067', 'EL-087', 'EL-086', 'EL-113', 'EL-110', 'EL-103',
      'EL-140', 'EL-103', 'EL-152', 'EL-100', 'EL-201', 'EL-210', 'EL-286', 'EL-287', 'EL-361', 'EL-393',
    ],
  },
];

/** Numbers of the own club for the sentences of a step. */
export function figures(view: View): Args {
  const club = view.clubs[0];
  const [money = 0, fans = 0, operations = 0, fitness = 0] = club?.resources ?? [];
  const [scored = 0, conceded = 0] = club?.match?.score ?? [];
  const points = view.league.find((at) => at.seat === 0)?.points ?? 0;
  return { money, fans, operations, fitness, points, for: scored, against: conceded, fees: club?.fees.total ?? 0, price: club?.turn.price ?? 0, vp: view.score[0] ?? 0 };
}
