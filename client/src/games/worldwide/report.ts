/** What Worldwide Football calls the things of its report. */
import { t } from '../../lib/i18n.svelte';
import type { Report } from '../../lib/report';
import { team } from '../../lib/teams';
import type { Data } from '../../lib/wire';
import type { ReportNames } from '../board';
import { signed } from './labels';
import { Cards, SQUAD } from './view';

type Used = [number, number][];
interface Own {
  fouls: { side: number; card: number; shown: null | 'yellow' | 'red'; half: number; attack: number }[];
  kicks: { side: number; goal: boolean }[];
  used: { abilities: Used; people: Used }[];
}

/** How a goal or shot came about; "" for a shot card, which has a name. */
export const piece = (p: string): string => (p === 'shot' ? '' : t(`wf-ui-report-piece-${p.replace('_', '-')}`));
const bonus = (n: number): string => (n ? t('wf-ui-report-bonus', { bonus: signed(n) }) : '');
/** The Player cards and abilities a side used most. */
export const most = (pairs: Used): Used => [...pairs].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 5);

export function names(r: Report, teams: Data[], content: Data): ReportNames {
  const cards = new Cards(content);
  const own = r as unknown as Own;
  const name = (side: number): string => team(teams[side], side).name;
  const when = (x: Data): string => t('wf-ui-report-when', { half: Number(x.half), attack: Number(x.attack) });
  const action = (n: unknown): string => (typeof n === 'number' ? cards.action(n).name : '');
  /** a Player card by its number in the team of a side */
  const person = (side: number, n: number): string => {
    const nation = cards.content.teams.findIndex((x) => x.id === team(teams[side], side).id);
    return cards.content.people[nation * SQUAD + n]?.name ?? '?';
  };
  const used = ({ abilities, people }: Own['used'][number], side: number): [string, number][] => [
    ...most(abilities).map(([n, often]): [string, number] => [cards.ability(n).name, often]),
    ...most(people).map(([n, often]): [string, number] => [person(side, n), often]),
  ];
  return {
    prefix: 'wf',
    when,
    who: name,
    how: (goal) => piece(goal.piece),
    tried: (x) =>
      x.id === 'shot'
        ? {
            what: piece(String(x.piece)) || action(x.card) || t('wf-ui-shot'),
            note: bonus(Number(x.bonus)),
            end: t(`wf-ui-shot-${x.result}`),
          }
        : {
            what: action(x.card) || t(`wf-ui-report-roll-${x.id}`),
            note: [t('wf-ui-report-roll', { need: Number(x.need), natural: Number(x.natural) }), bonus(Number(x.added ?? 0) + Number(x.later ?? 0))].filter(Boolean).join(', '),
            end: t(`wf-ui-report-${x.result}`),
          },
    noted: t('wf-report-fouls'),
    notes: own.fouls.map((x) => ({ sign: x.shown ?? '', what: `${name(x.side)}, ${action(x.card)}`, how: [x.shown ? t(`wf-ui-show-${x.shown}`) : '', when(x)].filter(Boolean).join(', ') })),
    kicks: own.kicks.map((x) => ({ side: x.side, who: '', goal: x.goal, end: t(x.goal ? 'wf-ui-kick-in' : 'wf-ui-kick-out') })),
    used: own.used.map(used),
  };
}
