/** What the server shows of a FootClub table, and what a pack says of its cards. */
import type { Data } from '../../lib/wire';
import type { Looks } from '../../ui/portrait';
import type { Club, View } from './shown';

export type { Aim, Club, DuelOdds, ShotOdds, Tokens, View } from './shown';

export const LINES = ['FB', 'CB', 'DM', 'AM', 'FW'] as const;
export type Line = (typeof LINES)[number];
export const PROFILES = ['technical', 'physical', 'tactical'] as const;
export type Profile = (typeof PROFILES)[number];
export type Strength = 'speedster' | 'finisher' | 'stopper' | 'versatile' | 'ball_winner' | 'enforcer';
export const TYPES = [
  'press', 'tackle', 'set_attack', 'solo_run', 'counter', 'fans', 'attack_support', 'defence_support',
] as const;
export type CardType = (typeof TYPES)[number];
export type Family = 'possession' | 'offensive' | 'support';
export const FAMILY: Record<CardType, Family> = {
  press: 'possession', tackle: 'possession', set_attack: 'offensive', solo_run: 'offensive', counter: 'offensive',
  fans: 'support', attack_support: 'support', defence_support: 'support',
};

export interface TeamCard {
  id: string;
  kind: 'coach' | 'keeper' | 'outfield';
  name: string;
  nation: string;
  level: number;
  positions: Line[];
  profiles: Profile[];
  strength: Strength | null;
  style: Record<Profile, number> | null;
  looks: Looks;
  bio?: string;
}
export interface MatchCard {
  number: number;
  type: CardType;
  /** six cells for the six ball colours; a cell names one place of a line, a press cell two */
  ribbon: string[][] | null;
}
export interface Content {
  cards: TeamCard[];
  match: MatchCard[];
  kops: { id: string; kind: 'attack' | 'freshness'; value: number }[];
}

export type Ratio = [number, number];
export type Mode = 'regular' | 'aggressive';

/** The view, read as one of this game. */
export const seen = (view: Data): View => view as unknown as View;

const NOBODY: TeamCard = {
  id: '', kind: 'outfield', name: '?', nation: '', level: 0, positions: [], profiles: [], strength: null, style: null,
  looks: { skin: 'olive', hair: 'short', colour: 'brown', face: 'oval', extra: 'none', pose: 'front' },
};
const BLANK: MatchCard = { number: 0, type: 'fans', ribbon: null };

/** The cards of a pack by number. A number that the pack lacks gives a blank card. */
export class Cards {
  readonly content: Content;
  constructor(data: Data | null | undefined) {
    const c = (data ?? {}) as Partial<Content>;
    this.content = { cards: c.cards ?? [], match: c.match ?? [], kops: c.kops ?? [] };
  }
  player = (n: number): TeamCard => this.content.cards[n] ?? NOBODY;
  match = (n: number): MatchCard => this.content.match[n] ?? BLANK;
  /** The last part of a name, as on a shirt. */
  short = (n: number): string => shirtName(this.player(n).name);
}

export function shirtName(name: string): string {
  const parts = name.trim().split(/\s+/);
  return parts.length > 1 ? parts.slice(1).join(' ') : name;
}

/** Outfield players of a club on the pitch, line after line. */
export const onPitch = (club: Club): number[] => club.lines.flat();
/** 0 FB .. 4 FW: the line in which a player stands, -1 for none. */
export const lineOf = (club: Club, player: number): number => club.lines.findIndex((line) => line.includes(player));
/** A chance as a number. */
export const value = ([n, d]: Ratio): number => n / d;
