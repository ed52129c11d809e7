/** How a match stands and ended in figures: when a goal fell, and what a tie or a shoot-out adds. */
import { t } from '../../lib/i18n.svelte';
import { team } from '../../lib/teams';
import type { Data } from '../../lib/wire';
import type { Final, Moment } from '../board';
import type { Club, View } from './view';

/** Leg, half and turn; nothing where the turns run through. */
export function moment(view: View): Moment | null {
  const { period, turn, turns, leg, two_legged } = view;
  if (view.rules === 'poussin' || period < 1 || period > 3) return null;
  const legs = two_legged ? [t('fc-ui-report-leg', { leg: leg + 1 })] : [];
  const part = [...legs, t(`fc-ui-clock-${period}`)];
  return { brief: [...part, `${turn}/${turns}`].join(' · '), said: [...part, t('fc-ui-turn', { turn, turns })].join(', ') };
}

const pair = (view: View, of: (club: Club, seat: number) => number): number[] => view.clubs.map((c, seat) => of(c, seat));
const level = ([a, b]: number[]): boolean => a === b;

/** FC-202, FC-215, FC-219: the legs, goals scored away where they matter, and the kicks. */
export function final(view: View): Final | null {
  const second = view.two_legged && view.leg === 1;
  const kicks = view.clubs.some((c) => c.kicks > 0);
  if (!second && !kicks) return null;
  const score = pair(view, (c) => c.goals + (second ? c.leg_goals : 0));
  const parts: Final['parts'] = [];
  if (second) {
    parts.push({ label: t('fc-ui-report-leg', { leg: 1 }), score: pair(view, (c) => c.leg_goals) });
    parts.push({ label: t('fc-ui-report-leg', { leg: 2 }), score: pair(view, (c) => c.goals) });
    // the first leg was played on the other ground
    if (level(score)) parts.push({ label: t('fc-ui-final-away'), score: pair(view, (c, seat) => (seat === view.home ? c.leg_goals : c.goals)) });
  }
  if (kicks) parts.push({ label: t('fc-ui-show-period-4'), score: pair(view, (c) => c.converted) });
  return { score, parts };
}

/** The score of the match that is being played, from the first leg to the end: what a tie adds stands below it. */
export const score = (view: View): number[] => pair(view, (c) => c.goals);

/** FC-201, FC-202: which match of a tie this is, what it stands at, and who goes through like that. */
export function under({ tie }: View, teams: Data[]): string {
  if (!tie) return '';
  if (tie.match === 1) return t('fc-ui-tie-first');
  const [one = 0, two = 0] = tie.goals;
  const ahead = tie.ahead < 0 ? 'level' : tie.by;
  return t('fc-ui-tie-second', { one, two, ahead, team: tie.ahead < 0 ? '' : team(teams[tie.ahead], tie.ahead).name });
}
