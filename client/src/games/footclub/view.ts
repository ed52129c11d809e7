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
  /** those it would have if it came on now (FC-163) */
  coming: number;
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
  /** FC-163 does whoever comes on now gain a star? */
  late: boolean;
  /** FC-103 yellow cards of booked players who left that count on, in halves */
  left: number;
  /** whom the ribbon cards that can be seen would name now, by card number */
  aims: Record<string, Aim>;
}
/** Whom a card names, and for each of them the place 0..5 in the ribbon that counts; empty for nobody. */
export interface Aim {
  players: number[];
  cells: number[];
}
export type Ratio = [number, number];
export interface ShotOdds {
  goal: Ratio;
  save: Ratio;
  corner: Ratio;
}
/** A raw bonus, the final one that comes of it, and the chances of the shot. */
export interface Outlook {
  raw: number;
  final: number;
  odds: ShotOdds;
}
/** What a tackle or a defence support comes to. */
export interface DuelOdds {
  success: Ratio;
  foul: Ratio;
  yellow: Ratio;
  /** he is sent off, by a second yellow card too */
  red: Ratio;
  /** a fourth red card ends the match */
  lost: Ratio;
  /** of a support: a goal after it, if nobody does anything more */
  goal?: Ratio;
}
export type Mode = 'regular' | 'aggressive';
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
  odds: ShotOdds;
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
  /** every push that may be made, by its anchor, and '' for none */
  pushes: Record<string, Outlook>;
  /** tackles or defence supports that may be played, by card number and mode */
  duels: Record<string, Partial<Record<Mode, DuelOdds>>>;
  /** what a change may come to: vacancies to be filled, and the shapes in which it may end */
  change: { least: number; most: number; shapes: string[] } | null;
  /** what each kop gives */
  kops: { attack: number; freshness: number };
  /** a kick of the shoot-out */
  kick_odds: ShotOdds;
  guide: { bonus: number; spend: number; goal: Ratio; more: Ratio; best: Ratio; tackle: Ratio; hard: Ratio } | null;
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
