/** The options of the rules by what they touch; those of a mode that is not played are not shown. */
import type { OptionGroup } from '../board';

const pro = (now: (key: string) => string): boolean => now('mode') !== 'amateur';

export const GROUPS: OptionGroup[] = [
  { id: 'mode', keys: ['mode'] },
  { id: 'modules', keys: ['pro_cards', 'team_cards', 'fouls', 'sanctions', 'corners', 'off_target', 'substitutions', 'ground'], when: pro },
  { id: 'ground', keys: ['ground_side', 'team_effect'], when: pro },
  { id: 'play', keys: ['pile_assignment', 'optional_draw', 'shot_pass_draw', 'max_players_per_card', 'window_privacy'] },
  { id: 'pieces', keys: ['foul_on_shot', 'after_on_foul', 'free_kick_draw', 'free_kick_corner', 'free_kick_off_target', 'trap_when_forbidden'], when: pro },
  { id: 'end', keys: ['half_end_strict', 'tie_break', 'max_attacks_per_half'] },
];
