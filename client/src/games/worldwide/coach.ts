/**
 * What the guide explains and when (texts wf-coach-*, wf-lesson-*). A point is a question or an event.
 * Nothing here decides a rule, it only chooses words.
 */
import type { Args } from '../../lib/i18n.svelte';
import type { Fact } from '../../lib/wire';
import { RANGE, handOf, own, value, type Moment, type View } from './view';

/** What comes in nearly every match, in the order in which it comes; progress counts these. */
export const COURSE = ['hand', 'attack', 'defence', 'range', 'after', 'keeper', 'goal', 'recover', 'give-back', 'change', 'end'];

/** The rule that a point stands on. */
export const RULES: Record<string, string> = {
  hand: 'WF-015', attack: 'WF-041', range: 'WF-047', 'free-kick': 'WF-155', corner: 'WF-181', defence: 'WF-060', shut: 'WF-062', block: 'WF-106', simulation: 'WF-107',
  boost: 'WF-223', counter: 'WF-125', recover: 'WF-225', after: 'WF-123', keeper: 'WF-227', reroll: 'WF-081', saved: 'WF-084', 'give-back': 'WF-056', excess: 'WF-031',
  sanction: 'WF-171', penalty: 'WF-159', 'penalty-keeper': 'WF-159', change: 'WF-098', stoppage: 'WF-191', abilities: 'WF-022', ground: 'WF-025', captain: 'WF-211',
  start: 'WF-214', 'defence-pair': 'WF-218', end: 'WF-140', goal: 'WF-097', foul: 'WF-152', search: 'WF-104', discard: 'WF-045', 'captain-star': 'WF-211', team: 'WF-012',
};

const asDefence = (view: View): string => (view.seats === 4 ? 'defence-pair' : 'defence');

const PHASES: Record<string, string> = {
  team_choice: 'team', ability_commit: 'abilities', ground: 'ground', captain_choice: 'captain', captain_start: 'start', simulation: 'simulation', boost: 'boost', counter: 'counter',
  recover: 'recover', after: 'after', keeper: 'keeper', shot_reroll: 'reroll', saved: 'saved', give_back: 'give-back', forced_discard: 'excess', sanction: 'sanction', choose_discard: 'discard', name_seat: 'discard', captain_star: 'captain-star',
  change_window: 'change', stoppage: 'stoppage', take: 'search',
};

/**
 * The point of the question now asked; "" where there is nothing to explain. `stars` are the ids of
 * the abilities that may be used now: one of them is explained once the question itself is `known`.
 */
export function pointOf(view: View, stars: string[] = [], known: (point: string) => boolean = () => false): string {
  const me = own(view);
  switch (view.phase) {
    case 'attack':
      if (view.restrict) return view.restrict === 'corner' ? 'corner' : 'free-kick';
      if (view.pa >= RANGE) return 'range';
      return view.sides.some((s) => s.pile === 0) ? 'end' : 'attack';
    case 'defence':
      if (view.pending?.shut) return 'shut';
      if (stars.includes('defensive_block') && known(asDefence(view)) && !known('block')) return 'block';
      return asDefence(view);
    case 'penalty':
    case 'shoot_out':
      return me === view.ball ? 'penalty' : 'penalty-keeper';
    default:
      return PHASES[view.phase] ?? '';
  }
}

const EVENTS: Record<string, string> = { goal: 'goal', foul_by: 'foul' };
/** The point of something that happened; "" for most things. */
export const eventPoint = (fact: Fact): string => EVENTS[fact.kind] ?? '';

/** Numbers of the table for the sentences of a point. */
export function figures(view: View, { chances }: Moment): Args {
  const held = handOf(view, view.eye)?.cards ?? {};
  const fit = Object.entries(view.pending?.answers ?? {}).filter(([type]) => held[type]);
  const best = fit.map(([, a]) => a).sort((a, b) => value(b.win) - value(a.win))[0];
  const me = own(view) ?? 0;
  return {
    pa: view.pa, fit: best ? 'yes' : 'no', need: best?.need ?? 0, twenties: best ? Math.round(20 * value(best.win)) : 0, quality: view.shot?.quality ?? 0,
    stars: view.sides[me].stars, pile: view.sides[me].pile, draw: view.sides[me].give_draw, subs: view.modules.substitutions ? 'yes' : 'no',
    goal: Math.round(100 * Math.max(0, ...Object.keys(held).map((type) => value(chances[type]?.shot?.goal ?? [0, 1])))),
  };
}

// -- one module at a time ------------------------------------------------------------------------

export interface Module {
  id: string;
  /** the modules that are on, all others being off */
  on: string[];
  rule: string;
  more?: Record<string, string>;
  /** has it been seen now? */
  seen: (fact: Fact) => boolean;
}
export const ALL = ['pro_cards', 'team_cards', 'fouls', 'sanctions', 'corners', 'off_target', 'substitutions', 'ground'];
const kind = (...kinds: string[]) => (f: Fact): boolean => kinds.includes(f.kind);
export const MODULES: Module[] = [
  { id: 'cards', on: ['pro_cards'], rule: 'WF-020', seen: kind('played') },
  { id: 'foul', on: ['fouls'], rule: 'WF-153', seen: kind('foul_by') },
  { id: 'card', on: ['fouls', 'sanctions'], rule: 'WF-170', seen: kind('yellow', 'red') },
  { id: 'corner', on: ['corners'], rule: 'WF-180', seen: (f) => f.kind === 'set_piece_is' && f.data.piece === 'corner' },
  { id: 'wide', on: ['off_target'], rule: 'WF-185', seen: kind('off_target') },
  { id: 'team', on: ['team_cards'], rule: 'WF-022', seen: kind('star_used') },
  { id: 'sub', on: ['substitutions'], rule: 'WF-192', seen: kind('substituted') },
  { id: 'ground', on: ['team_cards', 'ground'], rule: 'WF-200', more: { ground_side: '0' }, seen: kind('gave_back', 'star_used') },
];
/** The options of a match in which this module is alone. */
export const optionsOf = (m: Module): Record<string, string> => ({ ...Object.fromEntries(ALL.filter((key) => !m.on.includes(key)).map((key) => [key, 'false'])), ...m.more });
/** The module that a table teaches: the one that is on by itself. */
export function moduleOf(view: View): Module | null {
  if (view.mode === 'amateur') return null;
  const on = ALL.filter((key) => view.modules[key]);
  return MODULES.find((m) => m.on.length === on.length && m.on.every((key) => on.includes(key))) ?? null;
}
