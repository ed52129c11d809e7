/** The view of a season as this client reads it; games/eleven/viewing.py says what each part means. */
import type { Data } from '../../lib/wire';

export interface Ability {
  ability: number;
  /** the trigger: "bonus", "action", "vote_yellow" ... */
  on: string;
  /** the side of a footballer that has it, where only one has */
  side?: string | null;
  mode?: string;
  label?: string;
  text: string;
  what: string;
  options?: string[];
}
export interface Face {
  strength: number;
  gloves?: number;
}
export interface Card {
  number: number;
  id: string;
  name: string;
  deck: string;
  flavour?: string;
  text: Ability[];
  price?: number;
  role?: string;
  zones?: string[];
  shirt?: number;
  untrained?: Face;
  trained?: Face;
  exp_played?: number;
  exp_scored?: number;
  category?: string;
  profession?: string;
  category_vp?: number[];
  stats?: Record<string, number>;
  formations?: number[][];
  base_vp?: number;
  perfect_vp?: number;
  vp?: number;
  kind?: string;
}
export interface Owned {
  card: number;
  exhausted?: boolean;
  tokens?: Record<string, number>;
  /** of a director: what each face of the die would vote */
  votes?: string[];
  category?: string;
  role?: string;
  trained?: boolean;
  strength?: number;
  gloves?: number;
  number?: number | null;
  shirt?: number | null;
  /** 0 LB ... 8 RF */
  zones?: number[];
  /** 0 defence, 1 midfield, 2 attack, 3 goal */
  line?: number;
  selected?: boolean;
  scored?: boolean;
  sale?: number;
}
export interface Shirt {
  side: string;
  field: boolean;
  card: number | null;
  zone: number | null;
  power: number;
  bonus?: number;
  mod?: number;
  rule?: number;
  glove?: number;
}
export interface Foe {
  side: string;
  zone: number;
  power: number;
  mod?: number;
  rule?: number;
}
export interface Game {
  shape: string;
  plan: number | null;
  selected: number[];
  score: [number, number];
  result: string;
  foes: Foe[];
  foe_keeper: { strength: number; gloves: number } | null;
  foe_shape: string | null;
  keeper: { card: number; strength: number; gloves: number } | null;
  die: number;
}
export interface Lineup {
  tactic: number | null;
  shape: string | null;
  picks: { card: number; shirt: number | null; out: number | null; abilities: number[] }[];
  field: number[];
  zones: (number | null)[];
  need: number[];
}
export interface Goal {
  is: string;
  have: number | null;
  op: string;
  n: number;
  not: boolean;
  ok: boolean;
}
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
  /** fans, operations, fitness that would be discarded */
  trimmed: number[];
  income: number[];
  more: number[];
  cards: number[];
  monday: number[];
}
/** Paid at once and left then: money, fans, operations, fitness; `any`: as many more of one's choice. */
export interface Price {
  cost: number[];
  left: number[];
  any: number;
}
export interface Club {
  seat: number;
  doing: string;
  state: string;
  resources: number[];
  stats: number[];
  keep: number[];
  points: number;
  office: { at: number; vp: number; price: number | null; next_vp: number | null };
  directors: Owned[];
  /** directors kept in the draft that goes on */
  kept: number[];
  staff: Owned[];
  squad: Owned[];
  sponsors: { banners: number[]; kits: number[]; banner_places: number; kit_places: number };
  stadium: {
    built: number[];
    prices: (number | null)[];
    ordinary: [number, number];
    stands: { fans: number; capacity: number }[];
    fans: number;
    threshold: number;
    sold_out: boolean;
  };
  fees: { owned: number[]; money: number[]; total: number; more: number[]; next: number[] };
  /** what the rest of the week costs and brings (games/eleven/outlook.py); of the own club alone */
  outlook: Outlook | null;
  /** by category a number; `categories` are the staff's: owned, VP, VP of the next */
  vp: Record<string, number> & { categories?: Record<string, [number, number, number]> };
  turn: { basic: boolean; extra: boolean; price: number };
  /** what each answer of a day or an offer costs, by its anchors joined by commas */
  prices: Record<string, Price>;
  forbidden: { what: string; days: string[]; until: number }[];
  lasting: { what: string; shirt: number | null; n: number; until: number }[];
  meeting: { card: number; die: number | null; votes: number[]; adopted: string | null; reroll: boolean } | null;
  hand: { count: number; cards: number[] };
  looking: { count: number; cards: number[] };
  objective: { card: number | null; met: number; shown: number; base: Goal[]; perfect: Goal[] };
  record: Record<string, number> & { met?: (number | null)[] };
  shirts: Shirt[];
  match: Game | null;
  lineup: Lineup | null;
  opponent: { club: number | null; front: number | null };
  /** whom each face of the twelve-sided die would hit, while that is the question */
  fates: { die: number; faces: [string, number][] } | null;
  hits: { die: number; faces: number[][] } | null;
  rerolls: number;
}
export interface Slot {
  slot: number;
  card: number | null;
  price: number | null;
  open: boolean;
  price_ok: boolean;
}
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
export interface View {
  phase: string;
  eye: number;
  seats: number;
  week: number;
  day: string;
  division: number;
  scenario: number | null;
  leader: number;
  acting: number | null;
  sealed: number[];
  asked: boolean;
  ask: { kind: string; op: string; card: number | null; left: number | null };
  score: number[];
  market: {
    rows: Slot[][];
    open_from: number;
    tops: { deck: string; card: number | null; price: number | null }[];
    decks: Record<string, number>;
    discards: Record<string, number[]>;
  };
  league: Standing[];
  clubs: Club[];
  result: number | null;
  winners: number[];
}

/** Before the first match everybody is first: neither places nor what they are worth say anything. */
export const levelYet = (v: View): boolean => v.week < 2 && v.phase !== 'finished' && v.league.every((s) => s.points === 0);

export const seen = (view: Data): View => view as unknown as View;

/** The cards and clubs of the pack on the table. */
export class Pack {
  constructor(private readonly data: Data) {}

  card(n: number | null | undefined): Card | undefined {
    if (n === null || n === undefined) return undefined;
    return (this.data.cards as Card[] | undefined)?.[n];
  }

  /** The card an ability stands on. */
  of(ability: number): Card | undefined {
    return (this.data.cards as Card[] | undefined)?.find((c) => c.text.some((a) => a.ability === ability));
  }

  /** A kind of infrastructure, 0 to 6. */
  building(kind: number): Card | undefined {
    return (this.data.cards as Card[] | undefined)?.filter((c) => c.deck === 'infrastructure')[kind];
  }

  /** A scenario, 0 to 5. */
  scenario(n: number): Card | undefined {
    return (this.data.cards as Card[] | undefined)?.filter((c) => c.deck === 'scenario')[n];
  }

  /** A club of a division, 0 to 7. */
  club(n: number, division: number): string {
    return (this.data.clubs as { name: string }[] | undefined)?.[n + 4 * (3 - division)]?.name ?? '';
  }
}
