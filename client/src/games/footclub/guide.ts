/** The guide at FootClub's tables. */
import type { Guide } from '../../lib/guide.svelte';
import { t } from '../../lib/i18n.svelte';
import { before, COURSES, courseOf, eventPoint, figures, pointOf, RULES, tenths } from './coach';
import { signed } from './labels';
import { seen } from './view';

const chance = (share: number): string => t('fc-coach-chance', { tenths: tenths(share) });

export const guide: Guide = {
  key: 'fc',
  courses: COURSES,
  course: (view) => courseOf(seen(view)),
  asked: (view) => pointOf(seen(view)),
  first: (view, knows) => before(seen(view)).find((p) => !knows(p)),
  event: (fact, rules) => eventPoint(fact, rules.rules === 'poussin'),
  rule: RULES,
  args: (view) => figures(seen(view), chance, signed),
};
