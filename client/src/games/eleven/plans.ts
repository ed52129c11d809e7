// Generated from src/touchline/games/eleven/voice/plans.py by `dev.py wire`. Do not edit.

/**
 * EL-200 to EL-223 A line-up that is being drawn up; once it has been given, or past its first
 * questions, only the effects of it count.
 *
 * tactic  the tactic card that sets the formation, -1 for the first that does
 * shape   its formation as people write it, "" for the first of it
 * people  who shall play, in the order in which they were put on: beside those before
 * shirts  where shirts have stood so far, as far as they have: shirt and zone
 * moved   the shirt that is moved, its new zone, and the shirt that it changes places with; -1 for
 *         none
 * uses    abilities that are meant to be used
 * play    a tactic card that is to be played for its effect, -1 for none
 */
export interface Sheet {
  plan: 'sheet';
  tactic?: number;
  shape?: string;
  people?: number[];
  shirts?: ([number, number])[];
  moved?: [number, number, number];
  uses?: number[];
  play?: number;
}

/**
 * Why somebody cannot be put on, or a shirt cannot stand in a zone, and the rule.
 *
 * hurt     injured or suspended          keeper   another keeper plays: `other`
 * number   `other` has the same one      eleven   ten play in the field
 * shirts   no shirt without number left  shape    no zone of his is left
 * fitness  it costs more than there is   order    somebody with a higher card is selected already
 * zone     who wears the shirt does not play there
 * room     formation and other players need the room
 */
export interface Bar {
  why: 'eleven' | 'fitness' | 'hurt' | 'keeper' | 'number' | 'order' | 'room' | 'shape' | 'shirts' | 'zone';
  other: number;
  rule: string;
}

/**
 * One of the ten shirts on the field: where it stands, and who wears it; -1 for nobody.
 *
 * power  of who wears it, else what effects have made of the shirt by itself; None for a plain one
 * may    zones in which it may stand, if others give way; shut: why not in the others, by zone
 */
export interface Stood {
  shirt: number;
  zone: number;
  card: number;
  side: 'attack' | 'defence';
  power: number | null;
  may: number[];
  shut: Record<string, Bar>;
}

/** Least, most and sum, from which whoever knows how many there are makes the mean. */
export interface Spread {
  least: number;
  most: number;
  sum: number;
}

/** Goals of both sides. */
export interface Both {
  own: Spread;
  foe: Spread;
}

/**
 * Strengths of attackers and defenders by own section, the strongest first; None for one that
 * nobody reaches (EL-223).
 */
export interface Strengths {
  attack: ((number | null)[])[];
  defence: ((number | null)[])[];
}

/** A keeper: how strong each of so many gloves is (EL-268). */
export interface Gloved {
  strength: number;
  gloves: number;
}

/**
 * An ability of somebody selected, or a tactic card of the hand (EL-209, EL-221, EL-280).
 *
 * ability  -1 for a tactic card
 * state    sure   happens by itself;  used  meant to be used, or paid for;  open  may be used
 *          short  what it costs is not there;  die  a die decides;  stands  fans decide, who are
 *          still to be placed
 */
export interface Effect {
  ability: number;
  card: number;
  when: 'after' | 'before' | 'match';
  state: 'die' | 'open' | 'short' | 'stands' | 'sure' | 'used';
}

/** What an effect chooses: whose it is, and what is touched for it. */
export interface Used {
  card: number;
  anchors: string[];
}

/**
 * What comes of one attacker (EL-223).
 *
 * shirt  of the own side one of the thirteen, of the other its place on its card
 * value  the glove that it takes; None where nobody can save it
 */
export interface Shot {
  own: boolean;
  shirt: number;
  what: 'blocked' | 'goal' | 'saved';
  value: number | null;
}

/**
 * The match against one front, with the effects that count.
 *
 * used    what they choose against it; brings what effects after the match add to the resources
 * told    the shots of the five pairs
 */
export interface Front {
  card: number;
  shape: string;
  score: [number, number];
  keeper: Gloved;
  own: Strengths;
  foe: Strengths;
  used: Used[];
  brings: number[];
  told: Shot[][];
}

/** A shirt that could score, and against how many fronts. */
export interface Scorer {
  shirt: number;
  fronts: number;
}

/** How many shots come to the own keeper, and the greatest one; None: nobody saves it. */
export interface Need {
  shots: Spread;
  value: number | null;
}

/**
 * EL-223 A line-up against every front that its manager cannot rule out (EL-057).
 *
 * fitness  what selecting those who play costs
 * placed   shirts that have a place
 * known    has the front been seen?
 * own      before effects; keeper the own one
 * results  against how many fronts it is won, drawn, lost
 * sections  goals in the five pairs
 */
export interface Forecast {
  fitness: number;
  placed: number;
  known: boolean;
  own: Strengths;
  keeper: Gloved;
  effects: Effect[];
  fronts: Front[];
  goals: Both;
  results: [number, number, number];
  sections: Both[];
  scorers: Scorer[];
  need: Need;
}

/**
 * What an answer costs and leaves (EL-103, EL-110 to EL-171, EL-180).
 *
 * cost  of each resource paid at once, below 0 what a sale brings;  left  what is in hand then,
 *       before anything the answer brings besides;  any  how many resources of the manager's
 *       choice must be paid on top
 */
export interface Price {
  cost: number[];
  left: number[];
  any: number;
}

/**
 * What comes of the open answers of a day, or of an offer of an effect.
 *
 * prices  what each costs, by its anchors joined by commas; without those that cost and bring
 *         nothing
 */
export interface Offers {
  prices: Record<string, Price>;
}

/**
 * What comes of a Sheet.
 *
 * people    who plays, ascending: those of the plan who can
 * barred    who else cannot be put on beside them, by card
 * field     the ten shirts, each as near as may be to where it was
 * refused   why the shirt that was moved does not stand where it was put
 * forecast  None where there is nothing to compare
 */
export interface LaidOut {
  tactic: number;
  shape: string;
  people: number[];
  barred: Record<string, Bar>;
  field: Stood[];
  refused: Bar | null;
  forecast: Forecast | null;
}
