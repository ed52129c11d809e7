/** What the server shows of a FootClub table, and what a pack says of its cards. */
import type { Data } from '../../lib/wire';
import type { Looks } from '../../ui/portrait';

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

/** Numbers of a player on the table: effective stars and the tokens that lie on the card. */
export interface Tokens {
  stars: number;
  fresh: number;
  yellow: number;
  half: number;
  plus: number;
  minus: number;
  goals: number;
}
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
  gone: [number, string][];
  kop: { kind: 'attack' | 'freshness'; spent: boolean } | null;
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
  kickers: number[];
  /** what came of each kick of the shoot-out, in order */
  kicked: boolean[];
  squad: number[];
  vacancies: number;
  changed: number;
  recruits: number[];
}
export type Ratio = [number, number];
export interface Offensive {
  club: number;
  kind: 'set_attack' | 'solo_run' | 'counter' | 'free_kick' | 'penalty';
  card: number;
  target: number;
  raw: number;
  final: number;
  supports: number;
  speedster: boolean;
  passes: number;
  odds: { goal: Ratio; save: Ratio; corner: Ratio };
  defence_die: number;
  second: boolean;
}
export interface Draft {
  stars: number[];
  market: number[][];
  turn: number;
  drafter: number;
  pairs: Record<string, number>;
  aside: number[];
  left: Record<string, number>;
}
export interface View {
  phase: string;
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
  players: Record<string, Tokens>;
  offensive: Offensive | null;
  draft: Draft | null;
  result: number | null;
  /** whom the ribbon cards of the own hand would name now, by card number */
  aims?: Record<string, number[]>;
}

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
  /** Extra attack or freshness of a kop, where no option says otherwise. */
  kop = (kind: 'attack' | 'freshness'): number => this.content.kops.find((k) => k.kind === kind)?.value ?? 2;
}

export function shirtName(name: string): string {
  const parts = name.trim().split(/\s+/);
  return parts.length > 1 ? parts.slice(1).join(' ') : name;
}

/** Outfield players of a club on the pitch, line after line. */
export const onPitch = (club: Club): number[] => club.lines.flat();
/** FC-163 Whoever comes on now gains a star: at the end of the second half, and in extra time. */
export const late = (view: View, club: 0 | 1): boolean => view.period === 3 || (view.period === 2 && view.clubs[club].pile_count <= 2);
/** 0 FB .. 4 FW: the line in which a player stands, -1 for none. */
export const lineOf = (club: Club, player: number): number => club.lines.findIndex((line) => line.includes(player));
