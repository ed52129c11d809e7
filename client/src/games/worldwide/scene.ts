/** Which screen stands where the table is, and which phases are windows in which one may react. */
import type { Option } from '../../lib/wire';
import { nexts } from '../../lib/choose';
import type { View } from './view';

export type Screen = 'teams' | 'choose' | 'pair' | 'table' | 'duel' | 'take' | 'end';

/** Moments at which something may be played, or not: they are all asked in the same calm way. */
export const WINDOWS = new Set(['counter', 'simulation', 'boost', 'after', 'shot_reroll', 'keeper', 'saved', 'stoppage', 'recover', 'change_window', 'captain_star']);
/** Cards are picked, then sent together. */
export const RUNS = new Set(['sanction', 'forced_discard', 'choose_discard']);

export function screenOf(view: View): Screen {
  switch (view.phase) {
    case 'team_choice':
      return 'teams';
    case 'captain_choice':
    case 'ground':
      return 'choose';
    case 'ability_commit':
      return 'pair';
    case 'penalty':
    case 'shoot_out':
      return 'duel';
    case 'finished':
      return 'end';
    default:
      return view.half < 1 ? 'end' : 'table';
  }
}

/** What a search may fetch lies open for a moment: types of Action cards, or Player cards. */
export const taking = (view: View, options: Option[]): string[] => (view.phase === 'take' ? nexts(options, []).filter((a) => /^[ap]:/.test(a)) : []);

/** Things to touch that have no place on the table get a button. */
export const ASIDE = /^(pass|let|let-dry|give|partner|self|mate|reroll)$/;
