/**
 * What the guide explains and when (texts in text/coach-*.ftl). A point is a question or an event;
 * those of Poussin begin with "po-". Nothing here decides a rule, it only chooses words.
 */
import type { Args } from '../../lib/i18n.svelte';
import type { Fact } from '../../lib/wire';
import { value, type Ratio, type View } from './view';

export type Course = 'poussin' | 'full';

/** What comes in nearly every match, in the order in which it comes; progress counts these. */
export const COURSES: Record<Course, string[]> = {
  poussin: ['po-start', 'po-fan', 'po-possession', 'po-tackle', 'po-offensive', 'po-bonus-attack', 'po-bonus-defence', 'po-save', 'po-goal'],
  full: [
    'star', 'pair', 'home', 'prematch', 'start', 'colour', 'fan', 'change', 'swap', 'possession', 'offensive',
    'bonus-attack', 'bonus-defence', 'save', 'goal', 'discard', 'tactics',
  ],
};
export const courseOf = (view: View): Course => (view.rules === 'poussin' ? 'poussin' : 'full');

/** The rule that a point stands on. */
export const RULES: Record<string, string> = {
  'po-start': 'PO-004', 'po-fan': 'PO-011', 'po-possession': 'PO-012', 'po-tackle': 'PO-014', 'po-offensive': 'PO-015',
  'po-bonus-attack': 'PO-016', 'po-bonus-defence': 'PO-016', 'po-save': 'PO-019', 'po-goal': 'PO-020', 'po-level': 'PO-018',
  star: 'FC-171', pair: 'FC-172', home: 'FC-179', kop: 'FC-135', prematch: 'FC-181', tactics: 'FC-198', start: 'FC-118', colour: 'FC-058',
  fan: 'FC-132', change: 'FC-158', swap: 'FC-165', possession: 'FC-189', offensive: 'FC-108', 'bonus-attack': 'FC-119',
  'bonus-defence': 'FC-141', discard: 'FC-193', counter: 'FC-114', reclaim: 'FC-129', cap: 'FC-134', goal: 'FC-128', save: 'FC-127',
  level: 'FC-126', corner: 'FC-129', foul: 'FC-090', 'set-piece': 'FC-149', booked: 'FC-102', red: 'FC-093', injury: 'FC-095',
  decider: 'FC-200', recruit: 'FC-210', kickers: 'FC-217',
};

const QUESTIONS: Record<string, string> = {
  place_fan: 'fan', possession: 'possession', offensive: 'offensive', counter: 'counter', reclaim: 'reclaim', discard: 'discard',
  draft_star: 'star', draft_pair: 'pair', pick_home: 'home', pick_kop: 'kop', prematch: 'prematch', tactics: 'tactics', change: 'change',
  swap: 'swap', decider: 'decider', recruit: 'recruit', shoot_order: 'kickers',
};
const EVENTS: Record<string, string> = {
  goal: 'goal', saved: 'save', level: 'level', corner: 'corner', foul: 'foul', set_piece: 'set-piece', booked: 'booked',
  second_yellow: 'red', red_card: 'red', hurt: 'injury', injured: 'injury', ball_colour: 'colour',
};
const POUSSIN_EVENTS: Record<string, string> = { goal: 'po-goal', saved: 'po-save', level: 'po-level', tackled: 'po-tackle' };

/** The point of the question now asked; "" where there is nothing to explain. */
export function pointOf(view: View): string {
  const o = view.offensive;
  const point = view.phase === 'bonus' && o ? (o.club === view.eye ? 'bonus-attack' : 'bonus-defence') : (QUESTIONS[view.phase] ?? '');
  if (view.rules !== 'poussin' || !point) return point;
  return RULES[`po-${point}`] ? `po-${point}` : '';
}

/** What is to be told before the question: the table itself, and the end of the supporters. */
export function before(view: View): string[] {
  const found: string[] = [];
  if (view.period >= 1 && view.period <= 3) found.push(view.rules === 'poussin' ? 'po-start' : 'start');
  if (view.rules === 'full' && view.phase === 'bonus' && (view.clubs[view.eye]?.spent ?? 0) >= 3) found.push('cap');
  return found;
}

/** The point of something that happened; "" for most things. */
export function eventPoint(fact: Fact, poussin: boolean): string {
  return (poussin ? POUSSIN_EVENTS : EVENTS)[fact.kind] ?? '';
}

export const tenths = (share: number): number => Math.round(10 * share);

/** Numbers of the table for the sentences of a point; `say` puts a chance into words. */
export function figures(view: View, say: (share: number) => string, signed: (n: number) => string): Args {
  const me = view.eye === 1 ? 1 : 0;
  const own = view.clubs[me];
  const g = view.guide;
  const told = (chance: Ratio | undefined): string => say(chance ? value(chance) : 0);
  return {
    bonus: signed(g?.bonus ?? own.initial),
    theirs: signed(view.clubs[me === 0 ? 1 : 0].initial),
    goal: told(g?.goal),
    more: told(g?.more),
    best: told(view.phase === 'possession' ? g?.hard : g?.best),
    tackle: told(g?.tackle),
    fans: view.phase === 'offensive' ? (g?.spend ?? own.fans) : own.fans,
    supporters: own.supporters,
    subs: own.subs_left,
    limit: own.limit,
  };
}
