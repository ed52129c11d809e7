/** How the last attack ended, for whoever sees the table only after it. */
import type { Line } from '../../lib/habits';

/** What decides an attack, among all that the story tells. */
const DECIDES = /^wf-story-(ground-named|ground-is|played|person-played|star-used|defended|rolled|rolled-added|sum-is|won-ball|countered-by|shot-die|quality|off-target|keeper-die|keeper-has|goal|saved-it|foul-by|yellow|red|set-piece-is|numbers-shown|simulated|gave-back|gave-back-bare|half-over|substituted|dropped)$/;
const BEGINS = /^wf-story-(attack-begins|attack-begins-ahead|kick-off)$/;
/** So many lines fit. */
export const MOST = 5;

/** The last of what decided this attack or, where nothing has happened in it yet, the one before; oldest first. */
export function lately(story: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const line of story) {
    if (BEGINS.test(line.said.id)) {
      if (found.length) break;
    } else if (DECIDES.test(line.said.id)) found.push(line);
  }
  return found.slice(0, MOST).reverse();
}
