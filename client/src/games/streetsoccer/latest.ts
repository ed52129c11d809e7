/** What stays drawn of what has just happened: each way with its ends, each touch, who came to stand where. */
import type { Fact } from '../../lib/wire';
import { list, way } from './after';
import { places } from './motion';
import { spot, type Spot } from './pieces';

export interface Latest {
  /** ways of figures, with the places where they began and ended */
  walks: Spot[][];
  /** figures that stepped back */
  pushes: Spot[][];
  /** ways of the ball */
  kicks: Spot[][];
  /** team-mates who played it on */
  touches: Spot[];
  /** where a figure was put down */
  placed: Spot[];
}

/** kinds of facts that have a place on the pitch */
const PLACED = new Set(['placed', 'keeper', 'restart']);
const WAYS = new Set(['move', 'push', 'kick']);

/** Does the pitch show where this happened? */
export const onPitch = ({ kind, data }: Fact): boolean => (WAYS.has(kind) ? places(way(data)).length > 1 : PLACED.has(kind) && spot(String(data.cell ?? '')) !== null);

export function latest(facts: readonly Fact[]): Latest {
  const found: Latest = { walks: [], pushes: [], kicks: [], touches: [], placed: [] };
  for (const { kind, data } of facts) {
    const path = places(way(data));
    if (kind === 'move' && path.length > 1) found.walks.push(path);
    else if (kind === 'push' && path.length > 1) found.pushes.push(path);
    else if (kind === 'kick' && path.length > 1) {
      found.kicks.push(path);
      found.touches.push(...list(data.touches).flatMap((touch) => spot((touch as { cell?: string }).cell) ?? []));
    } else if (PLACED.has(kind)) {
      const at = spot(typeof data.cell === 'string' ? data.cell : null);
      if (at) found.placed.push(at);
    }
  }
  return found;
}
