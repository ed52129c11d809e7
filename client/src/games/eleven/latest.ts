/** What stays marked of what has just happened: cards, wherever they lie, and the place in a match. */
import type { Fact } from '../../lib/wire';
import { sceneOf, type Scene } from './match';

/** cards that came by themselves, and what only its owner is told */
const UNMARKED = /^(row_|top_is|tactic_drawn|peeked|objective_|director_kept|discarded|dealt)/;

/** The cards that something has just happened to. */
export const cardsIn = (facts: readonly Fact[]): Set<number> =>
  new Set(facts.flatMap(({ kind, data }) => (typeof data.card === 'number' && data.card >= 0 && !UNMARKED.test(kind) ? [data.card] : [])));

/** Where in the match of a club the last of them happened; null where none did. */
export const placeIn = (facts: readonly Fact[], seat: number): Scene | null =>
  facts.filter((fact) => fact.data.seat === seat).reduce<Scene | null>((scene, fact) => sceneOf(fact, scene) ?? scene, null);
