/** What a preview draws: the way walked, the kick with its bends and touches, the push-back. */
import type { Fact } from '../../lib/wire';
import { list, way } from './after';
import { places } from './motion';
import { spot, type Spot } from './pieces';

export interface Trail {
  walk: Spot[];
  kick: Spot[];
  touches: Spot[];
  push: Spot[];
  /** who walks, and where that figure rests at the end */
  figure: string | null;
  rest: Spot | null;
  ballEnd: Spot | null;
  goal: boolean;
}

export function trail(facts: Fact[]): Trail {
  const found: Trail = {
    walk: [], kick: [], touches: [], push: [], figure: null, rest: null, ballEnd: null, goal: false,
  };
  for (const { kind, data } of facts) {
    const path = way(data);
    const id = typeof data.figure === 'string' ? data.figure : null;
    if (kind === 'move') {
      found.walk = places(path);
      found.figure = id;
      found.rest = found.walk.at(-1) ?? null;
    } else if (kind === 'kick') {
      found.kick = places(path);
      found.ballEnd = found.kick.at(-1) ?? null;
      found.goal = path.at(-1) === 'goal';
      found.touches = list(data.touches)
        .map((touch) => spot((touch as { cell?: string }).cell))
        .filter((s): s is Spot => s !== null);
    } else if (kind === 'push') {
      found.push = places(path);
      if (found.figure === null || found.figure === id) found.rest = found.push.at(-1) ?? found.rest;
    } else if ((kind === 'placed' || kind === 'keeper') && id) {
      found.figure = id;
      found.rest = spot(typeof data.cell === 'string' ? data.cell : null);
    }
  }
  return found;
}
