// Generated from src/touchline/games/footclub/voice/shown.py by `dev.py wire`. Do not edit.
// The numbers are those of src/touchline/games/footclub/rules/codes.py.
export const PASS = 0;
export const DONE = 1;
export const VACANCY = 14;
export const PLAYER = 16;
export const CARD = 80;
export const PUSH = 219;
export const SWAPPING = 327;
export const SHAPE = 342;

/**
 * Whom a card names, and for each of them the place 0 to 5 in the ribbon that counts; empty for
 * nobody (FC-059 to FC-069).
 */
export interface Aim {
  players: number[];
  cells: number[];
}

/** The chances of a shot (FC-125 to FC-130). */
export interface ShotOdds {
  goal: [number, number];
  save: [number, number];
  corner: [number, number];
}

/**
 * What a tackle or a defence support comes to (FC-084 to FC-094).
 *
 * red   he is sent off, by a second yellow card too; lost  a fourth red card ends the match
 * goal  of a support: a goal after it, if nobody does anything more
 */
export interface DuelOdds {
  success: [number, number];
  foul: [number, number];
  yellow: [number, number];
  red: [number, number];
  lost: [number, number];
  goal?: [number, number] | null;
}

/**
 * A player on the table: effective stars and the tokens that lie on the card (FC-035, FC-205).
 *
 * coming  the stars it would have if it came on now (FC-163)
 * half    a yellow card that counts half (FC-103); plus and minus are stars won and lost
 */
export interface Tokens {
  stars: number;
  coming: number;
  fresh: number;
  yellow: number;
  half: number;
  plus: number;
  minus: number;
  goals: number;
}

/** The kop of a club, and whether it has been used (FC-136 to FC-138). */
export interface KopView {
  kind: 'attack' | 'freshness';
  spent: boolean;
}

/**
 * One club as this seat may see it.
 *
 * att, def       worth of those on the pitch (FC-036, FC-037); optimised as in FC-039
 * malus          taken off for cards; initial is the bonus that an attack begins with (FC-118)
 * limit          match cards that the hand may keep (FC-193)
 * lines          the five lines, FB, CB, DM, AM, FW, each from left to right; empty until shown
 * bench          of the own club, or where benches are open (FC-011)
 * gone           players out of the match, and why
 * fans           supporters in the stands; supporters those that the club began with
 * shown_hand     cards of the hand that everybody knows
 * spent          supporters spent in this attack (FC-134)
 * leg_goals      of the first leg (FC-201)
 * kicks          of the shoot-out, converted the goals among them, kicked each in order
 * kickers        who takes each kick, from the first: five at least, and whoever is next
 * unneeded       kicks among them that are not taken any more (FC-219)
 * squad          all its team cards, while that tells nothing hidden
 * vacancies      places left empty (FC-096); changed counts substitutions of this turn
 * late           does whoever comes on now gain a star (FC-163)?
 * left           yellow cards of players who went off that still count, in halves (FC-103)
 * aims           whom the ribbon cards that can be seen would name now, by card
 * recruits       team cards that it may take between two legs
 */
export interface Club {
  goals: number;
  att: number;
  def: number;
  optimised: boolean;
  malus: number;
  initial: number;
  subs_left: number;
  reds: number;
  limit: number;
  supporters: number;
  captain: number;
  coach: number;
  keeper: number;
  lines: number[][];
  bench: number[] | null;
  gone: ([number, 'off' | 'retired' | 'sent_off' | 'suspended'])[];
  kop: KopView | null;
  fans: number;
  hand: number[] | null;
  shown_hand: number[];
  hand_count: number;
  pile_count: number;
  pile: number[] | null;
  reserve_count: number;
  reserve: number[] | null;
  discard: number[];
  spent: number;
  leg_goals: number;
  kicks: number;
  converted: number;
  kicked: boolean[];
  kickers: number[];
  unneeded: number;
  squad: number[];
  vacancies: number;
  changed: number;
  late: boolean;
  left: number;
  aims: Record<string, Aim>;
  recruits: number[];
}

/**
 * The offensive that goes on.
 *
 * target       the player who shoots
 * raw, final   bonus as it stands and as it will count (FC-123)
 * supports     defence supports played; passes those who let the window go by in a row
 * defence_die  0 until it is rolled; second: a second roll is going on (FC-126)
 */
export interface Offensive {
  club: number;
  kind: 'counter' | 'free_kick' | 'penalty' | 'set_attack' | 'solo_run';
  card: number;
  target: number;
  raw: number;
  final: number;
  supports: number;
  speedster: boolean;
  passes: number;
  odds: ShotOdds;
  defence_die: number;
  second: boolean;
}

/**
 * The draft while it goes on (FC-168 to FC-173).
 *
 * stars    those on offer; market the three pairs
 * turn     counted from 1; drafter the club that takes now
 * pairs    which pair of staff each club took
 * aside    team cards out of the draft; left how many of each level, "5" to "3", may still come
 */
export interface Draft {
  stars: number[];
  market: number[][];
  turn: number;
  drafter: number;
  pairs: Record<string, number>;
  aside: number[];
  left: Record<string, number>;
}

/**
 * What a change of this seat may come to: the fewest and the most vacancies that it may fill,
 * and the shapes in which it may end (FC-096, FC-105, FC-158).
 */
export interface Change {
  least: number;
  most: number;
  shapes: string[];
}

/** What each kop gives (FC-136). */
export interface Kops {
  attack: number;
  freshness: number;
}

/**
 * Chances for whoever is told the game.
 *
 * bonus         as it stands; before an attack the initial one
 * spend         supporters that may be spent now
 * goal          with this bonus; more with one supporter, best with all
 * tackle, hard  of a player without a strength, regular and aggressive
 */
export interface Guide {
  bonus: number;
  spend: number;
  goal: [number, number];
  more: [number, number];
  best: [number, number];
  tackle: [number, number];
  hard: [number, number];
}

/**
 * How a tie of two matches stands (FC-201, FC-202).
 *
 * match   1 or 2: the one that is played, or comes next
 * goals   of each club in both; away those of them scored on the other's ground
 * ahead   the club that has won it if it ends like this, by goals or by those scored away;
 *         -1 where it is level, and before the second match
 */
export interface Tie {
  match: number;
  goals: [number, number];
  away: [number, number];
  ahead: number;
  by: 'away' | 'goals';
}

/**
 * The table as one seat may see it; `eye` is that seat, or 2 for the watcher.
 *
 * leg        0 or 1, of two_legged matches
 * period     0 before the match, 1, 2, 3 extra time, 4 shoot-out
 * turn       of this period, of so many turns
 * colour     the ball that was drawn, 1 to 6; 0 none (FC-069)
 * ball       the club that has it, carrier the player
 * acting     the club that acts in an open phase
 * sealed     the own answers that others do not know yet; run those given in the open
 * score      goals in the match being played; in both legs once a tie is over
 * players    everybody who can be seen on pitch, bench or off it, by card
 * tie        of two legs, else None
 * kick_odds  of a kick of the shoot-out: whatever is no goal counts as saved (FC-218)
 * result     the reason once it is over
 */
export interface View {
  phase: 'bonus' | 'change' | 'colour' | 'counter' | 'decider' | 'discard' | 'draft_pair' | 'draft_star' | 'draw' | 'end' | 'home_toss' | 'kick' | 'offensive' | 'pick_home' | 'pick_kop' | 'place_fan' | 'possession' | 'prematch' | 'reclaim' | 'recruit' | 'recruit_deal' | 'reveal' | 'settle' | 'shoot_order' | 'shoot_start' | 'shot' | 'staff' | 'starter' | 'support' | 'swap' | 'tackle' | 'tactics' | 'tie_toss' | 'toss';
  eye: number;
  rules: 'full' | 'poussin';
  leg: number;
  two_legged: boolean;
  period: number;
  turn: number;
  turns: number;
  home: number;
  colour: number;
  ball: number;
  carrier: number;
  acting: number;
  sealed: number[];
  run: number[];
  clubs: [Club, Club];
  score: [number, number];
  players: Record<string, Tokens>;
  offensive: Offensive | null;
  change: Change | null;
  kops: Kops;
  tie: Tie | null;
  kick_odds: ShotOdds;
  guide: Guide | null;
  draft: Draft | null;
  result: number | null;
}
