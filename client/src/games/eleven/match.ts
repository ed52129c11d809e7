/** The match of the week as a picture: the parts of the view it needs, and where everybody stands. */
import type { Data, Fact } from '../../lib/wire';
import type { Foe } from './shown';

export type Side = Foe['side'];

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

/** The section that is being compared, and the shirt something happens to. */
export interface Scene {
  section: string;
  seat: number;
  what: string;
  own: boolean;
  shirt: number;
}
const SHOTS = new Set(['blocked', 'shoots', 'saved', 'goal', 'card_goal', 'annulled']);
const count = (x: unknown, otherwise = -1): number => (typeof x === 'number' ? x : otherwise);

/** What is to be seen while a fact plays; facts between pairs leave the section lit. */
export function sceneOf(fact: Fact | null, before: Scene | null): Scene | null {
  if (!fact) return null;
  const data: Data = fact.data;
  const seat = count(data.seat);
  if (fact.kind === 'pair_is') return { section: Object.keys(SECTIONS)[count(data.pair)] ?? '', seat, what: fact.kind, own: true, shirt: -1 };
  if (!SHOTS.has(fact.kind)) return null;
  return { section: before?.seat === seat ? before.section : '', seat, what: fact.kind, own: data.side === 'own', shirt: count(data.shirt) };
}

/** What an opponent wears that is not known yet. */
export const PLAIN: Data = { colours: ['#ffffff', '#000000'] };
