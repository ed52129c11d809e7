/** The match of the week as a picture: the parts of the view it needs, and where everybody stands. */
import type { Data, Fact } from '../../lib/wire';

export type Side = 'attack' | 'defence';

export interface Worn {
  side: Side;
  field: boolean;
  card: number | null;
  zone: number | null;
  power: number | null;
  bonus: number;
  mod: number;
}
export interface Rival {
  side: Side;
  zone: number;
  power: number;
}
export interface Footballer {
  card: number;
  role: string;
  trained: boolean;
  number: number;
  shirt: number | null;
  strength: number;
  gloves: number;
  zones: number[];
  tokens: Record<string, number>;
  line: number;
}
export interface Keeper {
  card?: number | null;
  strength: number;
  gloves: number;
}
export interface Played {
  shape: string;
  plan: number;
  selected: number[];
  keeper: Keeper;
  score: [number, number];
  result: string;
  foes: Rival[];
  foe_keeper: Keeper | null;
  foe_shape: string | null;
}
/** The own line-up while its answers are given. */
export interface Given {
  tactic: number | null;
  shape: string | null;
  picks: { card: number; shirt: number | null; out: number | null; abilities: number[] }[];
  field: number[];
  zones: (number | null)[];
  need: number[];
}
export interface Sides {
  seat: number;
  doing: string;
  resources: number[];
  squad: Footballer[];
  shirts: Worn[];
  hand: { cards: number[] };
  stadium: { stands: { fans: number; capacity: number }[]; fans: number; sold_out: boolean };
  opponent: { club: number | null; front: number | null };
  match: Played | null;
  lineup: Given | null;
}
/** A club as the match reads it. */
export const sides = (club: object): Sides => club as Sides;

/** Zones from the front line back, as they are drawn: LF CF RF, LM CM RM, LB CB RB. */
export const ROWS = [[6, 7, 8], [3, 4, 5], [0, 1, 2]];
/** EL-065 The sections by name in the order of the pairs (EL-223), and the zones of each. */
export const SECTIONS: Record<string, number[]> = {
  left: [0, 3, 6], right: [2, 5, 8], central_attack: [7], midfield: [4], central_defence: [1],
};
/** EL-223 Where an opposing zone, named from its own point of view, lies on our pitch. */
export const mirrored = (zone: number): number => 8 - zone;
/** What stands on a shirt: its number, X to Z without one. */
export const shirtMark = (shirt: number): string => (shirt < 10 ? String(shirt + 2) : 'XYZ'.charAt(shirt - 10));

/** EL-220 The shirts on the front of an opponent card, as the pack prints them: a zone each, "D1A2" two of them. */
export function foesOf(content: Data, card: number | undefined): Rival[] {
  const found = card === undefined ? undefined : (content.cards as { lineup?: string[] }[] | undefined)?.[card];
  return (found?.lineup ?? []).flatMap((words, zone) =>
    [...words.matchAll(/([AD])(\d+)/g)].map(([, side, power]) => ({ side: side === 'A' ? 'attack' : 'defence', zone, power: Number(power) }) as Rival),
  );
}

/** The section that is being compared, and the shirt something happens to. */
export interface Scene {
  section: string;
  seat: number;
  what: string;
  own: boolean;
  shirt: number;
}
const SHOTS = new Set(['blocked', 'shoots', 'saved', 'goal']);
const count = (x: unknown, otherwise = -1): number => (typeof x === 'number' ? x : otherwise);

/** What is to be seen while a fact plays; facts between pairs leave the section lit. */
export function sceneOf(fact: Fact | null, before: Scene | null): Scene | null {
  if (!fact) return null;
  const data: Data = fact.data;
  const seat = count(data.seat);
  if (fact.kind === 'pair_is') return { section: Object.keys(SECTIONS)[count(data.pair)] ?? '', seat, what: fact.kind, own: true, shirt: -1 };
  if (!SHOTS.has(fact.kind) && fact.kind !== 'card_goal') return null;
  return { section: before?.seat === seat ? before.section : '', seat, what: fact.kind, own: data.side === 'own', shirt: count(data.shirt) };
}

/** The score as it is told: what stood there when the facts began, and the goals since. */
export function goalOf(fact: Fact | null, seat: number): [number, number] {
  if (!fact || (fact.kind !== 'goal' && fact.kind !== 'card_goal') || fact.data.seat !== seat) return [0, 0];
  return fact.data.side === 'own' ? [1, 0] : [0, 1];
}

/** What an opponent wears that is not known yet. */
export const PLAIN: Data = { colours: ['#ffffff', '#000000'] };
