/** What the server shows of a season of Eleven, and what a pack says of its cards. */
import type { Data } from '../../lib/wire';
import type { Director, Employee, Footballer, View } from './shown';

export type { Club, Footballer, Goal, LineUp, Match, Shirt, Slot, Standing, View } from './shown';

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
/** A card as it lies at a club, whatever it is: what is shown of others is not there. */
export type Owned = Partial<Director & Employee & Footballer> & Pick<Footballer, 'card'>;

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
