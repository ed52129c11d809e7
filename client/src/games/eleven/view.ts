/** The view of a season as this client reads it; games/eleven/viewing.py says what each part means. */
import type { Data } from '../../lib/wire';

export interface Ability {
  ability: number;
  text: string;
  what: string;
}
export interface Card {
  number: number;
  name: string;
  deck: string;
  text: Ability[];
}
export interface Owned {
  card: number;
  exhausted?: boolean;
  trained?: boolean;
  strength?: number;
  number?: number | null;
  shirt?: number | null;
}
export interface Shirt {
  side: string;
  field: boolean;
  card: number | null;
  zone: number | null;
  power: number;
  glove?: number;
}
export interface Foe {
  side: string;
  zone: number;
  power: number;
}
export interface Game {
  score: [number, number];
  foes: Foe[];
  foe_keeper: { strength: number; gloves: number } | null;
  keeper: { card: number; strength: number; gloves: number } | null;
}
export interface Club {
  seat: number;
  doing: string;
  state: string;
  resources: number[];
  stats: number[];
  office: { at: number; vp: number };
  directors: Owned[];
  staff: Owned[];
  squad: Owned[];
  sponsors: { banners: number[]; kits: number[] };
  stadium: { built: number[]; stands: { fans: number; capacity: number }[]; fans: number };
  fees: { total: number };
  vp: Record<string, number>;
  hand: { count: number; cards: number[] };
  looking: { count: number; cards: number[] };
  objective: { card: number; met: number } | null;
  shirts: Shirt[];
  match: Game | null;
  opponent: { club: number | null; front: number | null };
}
export interface Slot {
  slot: number;
  card: number;
  price: number | null;
  open: boolean;
}
export interface Standing {
  team: number;
  club: number;
  points: number;
  position: number;
  active: boolean;
}
export interface View {
  phase: string;
  eye: number;
  seats: number;
  week: number;
  day: string;
  division: number;
  score: number[];
  market: { rows: Slot[][] };
  league: Standing[];
  clubs: Club[];
}

export const seen = (view: Data): View => view as unknown as View;

/** The cards and clubs of the pack on the table. */
export class Pack {
  constructor(private readonly data: Data) {}

  card(n: number): Card | undefined {
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

  /** A club of a division, 0 to 7. */
  club(n: number, division: number): string {
    return (this.data.clubs as { name: string }[] | undefined)?.[n + 4 * (3 - division)]?.name ?? '';
  }
}
