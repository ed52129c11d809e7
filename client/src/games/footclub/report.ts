/** What FootClub calls the things of its report. */
import { t } from '../../lib/i18n.svelte';
import type { Report } from '../../lib/report';
import { team } from '../../lib/teams';
import type { Data } from '../../lib/wire';
import type { ReportNames } from '../board';
import { kind, signed } from './labels';
import { Cards } from './view';

interface Moment extends Data {
  side: number;
  who: string;
  turn: number;
  period: number;
  leg: number;
}
interface Own {
  cards: (Moment & { card: 'yellow' | 'second' | 'red' })[];
  injuries: (Moment & { serious: boolean })[];
  kicks: { side: number; who: string; goal: boolean }[];
}

export function names(r: Report, teams: Data[], content: Data): ReportNames {
  const cards = new Cards(content);
  const own = r as unknown as Own;
  const legs = r.tried.some((x) => x.leg === 1);
  const halves = r.tried.some((x) => Number(x.period) > 1);
  const who = (side: number, id: string): string => {
    const n = Number(id.slice(1));
    return n >= 0 ? cards.player(n).name : team(teams[side], side).name;
  };
  const when = (x: Data): string =>
    [legs ? t('fc-ui-report-leg', { leg: Number(x.leg) + 1 }) : '', halves ? t(`fc-ui-clock-${String(x.period)}`) : '', t('fc-ui-show-turn', { turn: Number(x.turn) })].filter(Boolean).join(', ');
  const piece = (x: Data): string => t(`fc-ui-piece-${kind(String(x.piece))}`);
  return {
    prefix: 'fc',
    when,
    who,
    how: (goal) => (goal.piece === 'free_kick' || goal.piece === 'penalty' ? piece(goal) : ''),
    tried: (x) =>
      x.id === 'shot'
        ? { what: who(x.side, String(x.who)), note: `${piece(x)} ${signed(Number(x.bonus))}`, end: t(`fc-ui-odds-${x.result}`) }
        : { what: t(`fc-ui-report-roll-${x.id}`), note: '', end: t(`fc-ui-report-${x.result}`) },
    noted: t('fc-ui-report-booked'),
    notes: [
      ...own.cards.map((x) => ({ sign: x.card, what: who(x.side, x.who), how: [t(`fc-ui-report-card-${x.card}`), when(x)].join(', ') })),
      ...own.injuries.map((x) => ({ sign: 'hurt' as const, what: who(x.side, x.who), how: [t(x.serious ? 'fc-ui-show-injured' : 'fc-ui-show-hurt'), when(x)].join(', ') })),
    ],
    kicks: own.kicks.map((x) => ({ side: x.side, who: who(x.side, x.who), goal: x.goal, end: t(x.goal ? 'fc-ui-show-kicked-in' : 'fc-ui-show-kicked-out') })),
  };
}
