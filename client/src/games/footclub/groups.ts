/** The options of the rules by what they touch; those of the other game have no say and are not shown. */
import type { OptionGroup } from '../board';

const full = (now: (key: string) => string): boolean => now('rules') !== 'poussin';

export const GROUPS: OptionGroup[] = [
  { id: 'game', keys: ['rules'] },
  { id: 'poussin', keys: ['poussin_deck', 'poussin_fan_cap', 'poussin_clamp'], when: (now) => !full(now) },
  { id: 'format', keys: ['format', 'draw_decider', 'home_choice', 'mid_tie_pool', 'et_new_colour', 'et_extra_subs', 'so_early_stop'], when: full },
  { id: 'lineup', keys: ['formation_set', 'captain_fallback', 'captain_double', 'hide_bench'], when: full },
  { id: 'play', keys: ['press_shift', 'bonus_first', 'corner_reclaim_same', 'discard_order'], when: full },
  { id: 'stands', keys: ['kop_attack_value', 'spent_kop_counts', 'ability_counts_in_cap'], when: full },
  { id: 'booking', keys: ['exc_who', 'injury_replace', 'min_players_forfeit', 'light_injury_et', 'malus_scope'], when: full },
];
