/** The options of the rules by what they touch. */
import type { OptionGroup } from '../board';

/** Options that only a manager alone may set (EL-390 to EL-396). */
export const ALONE = ['scenario', 'solo_refresh_anytime'];

export const GROUPS: OptionGroup[] = [
  { id: 'season', keys: ['division', 'first_seat', 'ranking', 'fees_last_week'] },
  { id: 'alone', keys: ALONE },
  { id: 'money', keys: ['fees_footballers', 'fees_staff', 'fees_stadium', 'penalty_tokens', 'sponsor_repay'] },
  { id: 'club', keys: ['office', 'infrastructure_vp', 'infrastructure_price', 'ordinary_spaces', 'unnumbered_limit', 'exp_per_match', 'symbol_pool'] },
  { id: 'match', keys: ['opponent_visibility', 'stands_first', 'after_match_result', 'consequences', 'dice_red', 'dice_yellow', 'dice_green', 'dice_shared'] },
  { id: 'cards', keys: ['decks_face_up', 'peek_own_backs', 'basic_in_deck'] },
];
