// Generated from src/touchline/games/worldwide/voice/shown.py by `dev.py wire`. Do not edit.
// The numbers are those of src/touchline/games/worldwide/rules/codes.py.
export const PASS = 0;
export const NUMBER = 15;
export const SUBSTITUTE = 52;
export const DROP_PERSON = 59;
export const DROP = 73;
export const ABILITIES = 201;

/**
 * One side of the table.
 *
 * team            -1 until it is chosen (WF-012)
 * stars           those left; most_stars those of the Team card
 * colour          0 or 1, the pile it plays with
 * captain         the seat that decides for the side (WF-211)
 * abilities       those face up; free are those that cost no star
 * pile            Action cards in the draw pile; people_pile Player cards in theirs
 * give_draw       Action cards that giving the ball back would draw; 0 where it would be lost for
 *                 nothing (WF-056)
 * discard         Action cards by type; people_discard Player cards
 * gone            Player cards out of the match
 * start           points with which its next attack begins (WF-040)
 * pile_left       the own draw pile by type, to whoever knows it; its order nobody knows
 * kicks           what came of each kick of the shoot-out, in order (WF-145)
 */
export interface Half {
  team: number;
  goals: number;
  stars: number;
  most_stars: number;
  subs: number;
  colour: number;
  captain: number;
  abilities: number[];
  free: number[];
  pile: number;
  give_draw: number;
  people_pile: number;
  discard: Record<string, number>;
  people_discard: number[];
  gone: number[];
  start: number;
  pile_left: Record<string, number> | null;
  kicks: boolean[];
}

/**
 * A hand (WF-003): the own one in full, of others what everybody saw go there.
 *
 * count         Action cards in it, by type in cards; people_count Player cards, in people
 * known         Action cards of it that everybody knows; people_known Player cards
 * reds          red cards of this seat
 * limit         Action and Player cards that it may hold (WF-030, WF-173, WF-174)
 */
export interface HandView {
  seat: number;
  count: number;
  people_count: number;
  cards: Record<string, number> | null;
  known: Record<string, number>;
  people: number[] | null;
  people_known: number[];
  reds: number;
  limit: [number, number];
}

/** A card of the line of an attack, whose it is and what has become of it. */
export interface Entry {
  side: 0 | 1;
  what: 'card' | 'defence' | 'person' | 'star';
  n: number;
  state: 'countered' | 'fouled' | 'open' | 'stopped' | 'valid';
}

/**
 * What a roll of the d20 needs, and how likely that is (WF-064).
 *
 * need  the sum to be reached with all that is added
 * from  the lowest natural result that wins; 0 where none does
 * foul  the chance of a foul, of a defence card; None of whatever cannot foul (WF-150)
 */
export interface Answer {
  need: number;
  from: number;
  win: [number, number];
  foul: [number, number] | null;
}

/**
 * The chances of a shot card if it gets through (WF-081): its bonus, and dice of which the best
 * counts.
 */
export interface CardShot {
  bonus: number;
  dice: number;
  goal: [number, number];
  corner: [number, number];
  save: [number, number];
  off: [number, number];
}

/**
 * The card that waits for an answer (WF-060).
 *
 * seat     who played it; people are the Player cards that came with it
 * shut     it cannot be defended
 * answers  what each defence card would need, by type
 * draws    Action cards that letting it pass brings each seat
 * shot     of a shot card that is not under way yet
 */
export interface Pending {
  card: number;
  seat: number;
  people: number[];
  shut: boolean;
  answers: Record<string, Answer>;
  draws: number[];
  shot: CardShot | null;
}

/**
 * The shot that is under way (WF-080 to WF-085, WF-157 to WF-159).
 *
 * die      the kept die, 0 while it is not rolled; quality is die and bonus, or 0
 * dice     the shooter's, of which the best counts
 * again    the chance of a goal if the die is rolled once more, while that is asked
 */
export interface ShotView {
  piece: 'free_kick' | 'penalty' | 'shot';
  die: number;
  quality: number;
  bonus: number;
  dice: number;
  goal: [number, number];
  corner: [number, number];
  save: [number, number];
  off: [number, number];
  again: [number, number] | null;
}

/**
 * The roll of a defence card while something may be added (WF-063): the natural result, what
 * has been added, and the sum that it needs.
 */
export interface Roll {
  natural: number;
  added: number;
  need: number;
}

/** The own draw pile by type, while this seat looks through it (WF-104). */
export interface Taking {
  types: Record<string, number>;
}

/** Whose card, Player card or ability makes somebody discard now, and which. */
export interface Cause {
  side: 0 | 1;
  what: 'card' | 'defence' | 'person' | 'star';
  n: number;
}

/**
 * The table as one seat may see it; `eye` is that seat, or `seats` for the watcher.
 *
 * modules    which parts of the rules are played (WF-004)
 * half       0 before the match, 1, 2, or 3 for the shoot-out
 * ball       the side that has it, carrier the seat; -1 for none
 * pa         attack points; restrict the set piece that says what may be played
 * safe       the next card cannot be defended
 * block      what own stars add to defence rolls (WF-106); waiting what is added to the next shot
 * home       which sides play on a ground of their own (WF-200)
 * kicker     the side that kicked off
 * givebacks  how often the ball was given back in this half, attacks those that are over
 * acting     the seat whose moment it is; -1 for none or several
 * sealed     the own answers that others do not know yet
 * result     the reason once it is over
 */
export interface View {
  phase: string;
  eye: number;
  seats: 2 | 4;
  mode: 'amateur' | 'professional';
  modules: Record<string, boolean>;
  half: number;
  ball: number;
  carrier: number;
  pa: number;
  restrict: '' | 'corner' | 'free_kick';
  safe: boolean;
  block: number;
  waiting: number;
  home: [boolean, boolean];
  kicker: number;
  givebacks: number;
  attacks: number;
  acting: number;
  score: [number, number];
  sides: [Half, Half];
  hands: HandView[];
  line: Entry[];
  pending: Pending | null;
  shot: ShotView | null;
  roll: Roll | null;
  sealed: number[];
  taking: Taking | null;
  cause: Cause | null;
  result: number | null;
}
