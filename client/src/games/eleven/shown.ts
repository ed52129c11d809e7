// Generated from src/touchline/games/eleven/voice/shown.py by `dev.py wire`. Do not edit.
// The numbers are those of src/touchline/games/eleven/rules/codes.py.
export const CARD = 96;

/**
 * The office track: where a manager stands, victory points there and after the next step, and
 * what that costs; None where there is none (EL-041, EL-170, EL-171).
 */
export interface Office {
  at: number;
  vp: number;
  price: number | null;
  next_vp: number | null;
}

/** A director: tokens by name, and the colour voted on each face of the die (EL-085). */
export interface Director {
  card: number;
  exhausted: boolean;
  tokens: Record<string, number>;
  votes: string[];
}

/** Somebody of the staff: tokens by name, and the category (EL-320). */
export interface Employee {
  card: number;
  exhausted: boolean;
  tokens: Record<string, number>;
  category: string;
}

/**
 * A footballer of a squad (EL-120 to EL-128).
 *
 * number    1 of keepers, 12 and more without a shirt of his own; shirt is the one that he wears
 * strength  with all tokens; gloves of a keeper
 * line      0 defence, 1 midfield, 2 attack, 3 goal
 * selected, scored  in the match of this week
 * sale      money that selling him brings
 */
export interface Footballer {
  card: number;
  role: string;
  trained: boolean;
  number: number;
  shirt: number | null;
  strength: number;
  gloves: number;
  zones: number[];
  line: number;
  tokens: Record<string, number>;
  selected: boolean;
  scored: boolean;
  sale: number;
}

/** Contracts for ad boards and on the kit, and how many there may be (EL-154). */
export interface Sponsors {
  banners: number[];
  kits: number[];
  banner_places: number;
  kit_places: number;
}

/** Fans on a stand, and how many have room there (EL-210). */
export interface Stand {
  fans: number;
  capacity: number;
}

/**
 * What is built, what could be, and who is on the stands (EL-040, EL-160, EL-161, EL-210).
 *
 * built      pieces of each kind; prices what another would cost, None without a space for it
 * ordinary   spaces used, and all of them
 * fans       on all stands; from `threshold` on it is sold out
 */
export interface Stadium {
  built: number[];
  prices: (number | null)[];
  ordinary: [number, number];
  stands: Stand[];
  fans: number;
  threshold: number;
  sold_out: boolean;
}

/**
 * What the end of the week costs, for footballers, stadium and staff (EL-068, EL-303, EL-311).
 *
 * total  money for all of them; next for each with one more, more the total with one more of each
 * free   none is due at the end of this week any more (EL-302)
 */
export interface Fees {
  owned: number[];
  money: number[];
  total: number;
  next: number[];
  more: number[];
  free: boolean;
}

/**
 * A manager's week from here to the next Monday (EL-285, EL-303, EL-304, EL-309, EL-081).
 *
 * money     in hand;  fees  due at the week's end, 0 once they are paid or where none is due
 * paid      are they behind us?  last  is it the last week, with no Monday after it?
 * stands    money of the fans on the stands;  room  how much more, if fans fill them up
 * left      money after stands (as they are) and fees, never below 0;  short  what cannot be paid
 * tokens    suspension tokens that would cost, at least;  bearers  staff who could bear them
 * trimmed   fans, operations, fitness that would be discarded
 * income    of each resource on Monday;  more  the same by effects that may be used;  cards  whose
 *           production is something else
 * monday    resources with which Monday begins, before its effects
 */
export interface Outlook {
  money: number;
  fees: number;
  paid: boolean;
  last: boolean;
  stands: number;
  room: number;
  left: number;
  short: number;
  tokens: number;
  bearers: number;
  trimmed: number[];
  income: number[];
  more: number[];
  cards: number[];
  monday: number[];
}

/**
 * Victory points, if the season ended now, as far as all can see (EL-320).
 *
 * categories  of the staff: how many are owned, what they are worth, and with one more of them
 */
export interface Points {
  league: number;
  tokens: number;
  staff: number;
  stadium: number;
  office: number;
  suspensions: number;
  total: number;
  categories: Record<string, [number, number, number]>;
}

/**
 * Actions that a day has seen already, the price in operations of the paid one, and whether
 * there are too few for it (EL-103).
 */
export interface Turn {
  basic: boolean;
  extra: boolean;
  price: number;
  short: boolean;
}

/** What the board forbids, the days on which it is allowed, and the last week (EL-091). */
export interface Forbidden {
  what: string;
  days: string[];
  until: number;
}

/**
 * Another change that lasts, of a shirt or of the club, by so much; `until` 0 for the match, 1
 * to 6 a week, 99 for ever.
 */
export interface Lasting {
  what: string;
  shirt: number | null;
  n: number;
  until: number;
}

/**
 * How the board votes on a face of the die: yellow, blue, red, and the colour that wins; None
 * where it is level (EL-085, EL-086).
 */
export interface Poll {
  votes: [number, number, number];
  colour: number | null;
}

/**
 * The board meeting of this Monday (EL-084 to EL-088).
 *
 * die      of the vote, while that is open; votes for yellow, blue, red
 * adopted  the colour that has won; reroll whether rolling again can be paid
 * faces    what each face of the die would bring
 */
export interface Meeting {
  card: number;
  die: number | null;
  votes: [number, number, number];
  adopted: string | null;
  reroll: boolean;
  faces: Poll[];
}

/**
 * A condition of an objective (EL-360): what it is, how much of it there is (None where nothing
 * is counted), how that compares with `n`, and whether it holds; `not`: it must not.
 */
export interface Goal {
  is: string;
  have: number | null;
  op: string;
  n: number;
  not: boolean;
  ok: boolean;
}

/**
 * The objective of a seat: its own, or one that is shown (EL-360 to EL-363).
 *
 * met, shown  0 not, 1 its base, 2 its perfect goal
 */
export interface Objective {
  card: number | null;
  met: number;
  shown: number;
  base: Goal[];
  perfect: Goal[];
}

/** Cards of which this eye knows the number, and some of them. */
export interface Cards {
  count: number;
  cards: number[];
}

/** Matches of a season so far; `met` are the clubs, by week. */
export interface Season {
  wins: number;
  draws: number;
  losses: number;
  clean: number;
  sold_outs: number;
  big_wins: number;
  met: (number | null)[];
}

/** The club of this week's match, and its front once this eye knows it (EL-057). */
export interface Opponent {
  club: number | null;
  front: number | null;
}

/**
 * What each face of the die of the consequences would bring after this result, while it may be
 * rolled again, and the face that lies there (EL-286).
 */
export interface Fates {
  die: number;
  faces: ([string, number])[];
}

/**
 * Whom each face of the twelve-sided die names, while it may be rolled, and the face that lies
 * there; 0 before the throw (EL-287, EL-330).
 */
export interface Hits {
  die: number;
  faces: number[][];
}

/**
 * One of the thirteen shirts (EL-059 to EL-063).
 *
 * side   the one that is up; field: does it play?
 * card   who wears it
 * power  strength in this match; bonus that of the shirt by itself, mod what effects have added
 * rule   how it shoots: bits UNSAVEABLE, UNBLOCKABLE, NO_SHOT of codes.py; glove of an effect
 */
export interface Shirt {
  side: 'attack' | 'defence';
  field: boolean;
  card: number | null;
  zone: number | null;
  power: number | null;
  bonus: number;
  mod: number;
  rule: number;
  glove: number;
}

/** The own keeper: nobody's has no card (EL-267). */
export interface Keeper {
  card: number | null;
  strength: number;
  gloves: number;
}

/** The opponent's keeper, with what effects have made of him (EL-267). */
export interface FoeKeeper {
  strength: number;
  gloves: number;
}

/** A shirt of the opponent; its zone is from its own point of view (EL-220). */
export interface Foe {
  side: 'attack' | 'defence';
  zone: number;
  power: number;
  mod: number;
  rule: number;
}

/**
 * A match, once its line-up has been given (EL-200 to EL-283).
 *
 * shape  the formation as people write it; plan the tactic card that sets it
 * score  goals for and against
 * foes   nobody before the front is shown
 * die    the last own one, 0 for none
 */
export interface Match {
  shape: string;
  plan: number | null;
  selected: number[];
  keeper: Keeper;
  score: [number, number];
  result: '' | 'draw' | 'loss' | 'win';
  foes: Foe[];
  foe_keeper: FoeKeeper | null;
  foe_shape: string | null;
  die: number;
}

/**
 * A footballer selected: his shirt, the one that makes room for it, and the abilities that are
 * paid for.
 */
export interface Pick {
  card: number;
  shirt: number | null;
  out: number | null;
  abilities: number[];
}

/**
 * The own line-up while it is under way (EL-200 to EL-207).
 *
 * field  the ten shirts, zones those that have been named for them
 * need   what it costs so far: the four resources, then any kind
 */
export interface LineUp {
  tactic: number | null;
  shape: string | null;
  picks: Pick[];
  field: number[];
  zones: (number | null)[];
  need: number[];
}

/**
 * What this eye is asked: the phase and the operation of an effect by name ("cost" where
 * something is paid, "offer" where an ability may be used), the card whose effect it is, and how
 * many more, where that is counted.
 */
export interface Question {
  kind: 'amount_roll' | 'assign' | 'bind' | 'blind' | 'claim' | 'club_drawn' | 'colour_choice' | 'compare' | 'contract' | 'day' | 'deal' | 'decision' | 'desk' | 'draft' | 'draws' | 'exchange' | 'face' | 'face_roll' | 'finished' | 'first' | 'formation' | 'front_drawn' | 'give_up' | 'glimpse' | 'income' | 'injury' | 'injury_roll' | 'join' | 'lane_done' | 'lanes' | 'lots' | 'luck' | 'luck_roll' | 'market' | 'match_tactic' | 'meeting' | 'move' | 'objective' | 'option' | 'order' | 'pay' | 'penalty' | 'place' | 'prevent' | 'production' | 'recall' | 'recovery' | 'refill' | 'refresh' | 'renew' | 'resource' | 'result' | 'reveal' | 'roll' | 'roll_club' | 'rolled' | 'run' | 'scorers' | 'select' | 'shirts' | 'site' | 'spread' | 'stands' | 'statistic' | 'takes' | 'targets' | 'vote' | 'vote_roll' | 'week_end' | 'window';
  op: string;
  card: number | null;
  left: number | null;
}

/**
 * A place of a row, 0 beside the deck (EL-020 to EL-031).
 *
 * price     of this manager; None for sponsors and watchers; price_ok: the money is there
 * open      may be taken now by the rule of the right three
 */
export interface Slot {
  slot: number;
  card: number | null;
  price: number | null;
  open: boolean;
  price_ok: boolean;
}

/** The card that lies open on a deck, and its price for this manager. */
export interface Top {
  deck: string;
  card: number | null;
  price: number | null;
}

/**
 * The transfer area.
 *
 * rows       footballers, staff, sponsors; open_from is the first slot that is open
 * tops       of the decks of footballers
 * decks      cards that lie face down, by deck; discards those face up
 */
export interface Market {
  rows: Slot[][];
  open_from: number;
  tops: Top[];
  decks: Record<string, number>;
  discards: Record<string, number[]>;
}

/**
 * A team of the division (EL-070, EL-283, EL-321).
 *
 * team    0 to 3 a seat, 4 to 11 a club
 * vp      victory points of its position
 * active  a club that plays; die the colour of its die (EL-292)
 * met     seats that meet this club this week
 */
export interface Standing {
  team: number;
  seat: number | null;
  club: number | null;
  points: number;
  position: number;
  vp: number;
  active: boolean;
  die: string | null;
  met: number[];
}

/**
 * Everything of one manager, as far as this eye may know it.
 *
 * doing     the phase by name
 * keep      how many of fans, operations, fitness stay at the end of the week
 * points    tokens of victory points in the reserve
 * kept      directors of the draft under way; kept_stats the statistics with them (EL-046)
 * outlook   of the own club alone, like `fates`, `hits`
 * looking   cards drawn to choose from
 * rerolls   free ones left
 */
export interface Club {
  seat: number;
  doing: 'amount_roll' | 'assign' | 'bind' | 'blind' | 'claim' | 'club_drawn' | 'colour_choice' | 'compare' | 'contract' | 'day' | 'deal' | 'decision' | 'desk' | 'draft' | 'draws' | 'exchange' | 'face' | 'face_roll' | 'finished' | 'first' | 'formation' | 'front_drawn' | 'give_up' | 'glimpse' | 'income' | 'injury' | 'injury_roll' | 'join' | 'lane_done' | 'lanes' | 'lots' | 'luck' | 'luck_roll' | 'market' | 'match_tactic' | 'meeting' | 'move' | 'objective' | 'option' | 'order' | 'pay' | 'penalty' | 'place' | 'prevent' | 'production' | 'recall' | 'recovery' | 'refill' | 'refresh' | 'renew' | 'resource' | 'result' | 'reveal' | 'roll' | 'roll_club' | 'rolled' | 'run' | 'scorers' | 'select' | 'shirts' | 'site' | 'spread' | 'stands' | 'statistic' | 'takes' | 'targets' | 'vote' | 'vote_roll' | 'week_end' | 'window';
  state: '' | 'busy' | 'done' | 'turn';
  resources: number[];
  stats: number[];
  keep: number[];
  points: number;
  office: Office;
  directors: Director[];
  kept: number[];
  kept_stats: number[];
  staff: Employee[];
  squad: Footballer[];
  sponsors: Sponsors;
  stadium: Stadium;
  fees: Fees;
  outlook: Outlook | null;
  vp: Points;
  turn: Turn;
  forbidden: Forbidden[];
  lasting: Lasting[];
  meeting: Meeting | null;
  objective: Objective;
  hand: Cards;
  looking: Cards;
  record: Season;
  opponent: Opponent;
  fates: Fates | null;
  hits: Hits | null;
  rerolls: number;
  shirts: Shirt[];
  match: Match | null;
  lineup: LineUp | null;
}

/**
 * What a manager alone becomes: the least points of each rating but the first, the one of
 * the points so far, 0 to 4, and how many more the next one takes, None at the last (EL-395).
 */
export interface Ratings {
  least: number[];
  now: number;
  more: number | null;
}

/**
 * The table as one seat may see it; `eye` is that seat, or `seats` for the watcher.
 *
 * phase     what goes on for all; "lanes" on Monday and match day, when every seat does its own
 * week      0 before the season, else 1 to 6
 * scenario  its place in the pack
 * leader    the first manager; acting the seat whose turn it is, None where it is all of them
 * sealed    what this seat has put in its envelope: cards of draft or objective
 * asked     is it still awaited there?
 * league    best first
 * score     victory points of every seat; at the end what was counted
 * away      seats whose managers have resigned while the season goes on
 * result    why it ended; winners are seats
 * ratings   alone, without a scenario
 */
export interface View {
  phase: 'amount_roll' | 'assign' | 'bind' | 'blind' | 'claim' | 'club_drawn' | 'colour_choice' | 'compare' | 'contract' | 'day' | 'deal' | 'decision' | 'desk' | 'draft' | 'draws' | 'exchange' | 'face' | 'face_roll' | 'finished' | 'first' | 'formation' | 'front_drawn' | 'give_up' | 'glimpse' | 'income' | 'injury' | 'injury_roll' | 'join' | 'lane_done' | 'lanes' | 'lots' | 'luck' | 'luck_roll' | 'market' | 'match_tactic' | 'meeting' | 'move' | 'objective' | 'option' | 'order' | 'pay' | 'penalty' | 'place' | 'prevent' | 'production' | 'recall' | 'recovery' | 'refill' | 'refresh' | 'renew' | 'resource' | 'result' | 'reveal' | 'roll' | 'roll_club' | 'rolled' | 'run' | 'scorers' | 'select' | 'shirts' | 'site' | 'spread' | 'stands' | 'statistic' | 'takes' | 'targets' | 'vote' | 'vote_roll' | 'week_end' | 'window';
  eye: number;
  seats: number;
  week: number;
  day: '' | 'match' | 'mon' | 'thu' | 'tue' | 'wed';
  division: number;
  scenario: number | null;
  leader: number;
  acting: number | null;
  sealed: number[];
  asked: boolean;
  ask: Question;
  market: Market;
  league: Standing[];
  clubs: Club[];
  score: number[];
  away: number[];
  result: number | null;
  winners: number[];
  ratings: Ratings | null;
}
