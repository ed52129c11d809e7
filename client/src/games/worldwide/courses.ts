/** What the learning page of Worldwide Football offers: the Amateur game, then one module after the other. */
import type { Course, Courses } from '../board';
import { figures, MODULES, optionsOf } from './coach';
import Sketch from './Sketch.svelte';
import { foretold, seen } from './view';

const drawn = (...kinds: string[]): Course['pictures'] => kinds.map((kind) => [Sketch, { id: kind, kind, width: 84 }]);

export const courses: Courses = {
  first: [{ id: 'amateur', rule: 'WF-041', lesson: true, match: { preset: 'amateur' }, pictures: drawn('pass', 'press', 'shot') }],
  next: [
    ...MODULES.map((m) => ({ id: m.id, rule: m.rule, lesson: true, says: [`wf-lesson-${m.id}`, `wf-lesson-${m.id}.text`] as const, match: { preset: 'professional', options: optionsOf(m) } })),
    { id: 'professional', says: ['wf-preset-professional.label', 'wf-preset-professional.help'], match: { preset: 'professional' } },
  ],
  taught: { seats: 2, figures: (view, sketched) => figures(seen(view), foretold(sketched)), terse: true },
};
