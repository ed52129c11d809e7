/** The guide at the tables of Worldwide Football. */
import { content } from '../../lib/content.svelte';
import type { Guide } from '../../lib/guide.svelte';
import { COURSE, eventPoint, figures, moduleOf, MODULES, pointOf, RULES } from './coach';
import { numberOf } from './codes';
import { Cards, foretold, seen } from './view';

export const guide: Guide = {
  key: 'wf',
  courses: { amateur: COURSE },
  course: () => 'amateur',
  asked: (view, match, knows) => {
    /** abilities that may be used now, by their ids */
    const stars = match.options.map((o) => numberOf(o[1][0], 's')).filter((n) => n >= 0).map((n) => new Cards(content.data).ability(n).id);
    return pointOf(seen(view), stars, knows);
  },
  first: (view, knows) => (seen(view).half > 0 && !knows('hand') ? 'hand' : undefined),
  passes: true,
  event: eventPoint,
  rule: RULES,
  args: (view, sketched) => figures(seen(view), foretold(sketched)),
  modules: { all: MODULES, of: (view) => moduleOf(seen(view)) },
};
