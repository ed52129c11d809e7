/** How the last attack ended, for whoever sees the table only after it. */
import type { Line } from '../../lib/habits';

/** What decides an attack, among all that the story tells. */
const DECIDES = /^wf-story-(ground-named|ground-is|played|person-played|star-used|star-ahead|defended|rolled|rolled-added|sum-is|won-ball|countered-by|shot-die|off-target|keeper-die|goal|saved-it|foul-by|yellow|red|set-piece-is|numbers-shown|simulated|gave-back|gave-back-bare|half-over)$/;
/** What is only announced: an attack of which nothing else is known has not been decided in any way. */
const OPEN = /^wf-story-(played|person-played|star-used|star-ahead|defended)$/;
const BEGINS = /^wf-story-(attack-begins|attack-begins-ahead|kick-off)$/;
/** So many lines fit. */
export const MOST = 5;

/**
 * The last of what decided this attack or, where nothing in it has come out yet, the one before;
 * oldest first. What is played again and again tells less than how it ended.
 */
export function lately(story: readonly Line[]): Line[] {
  let found: Line[] = [];
  for (const line of story) {
    if (BEGINS.test(line.said.id)) {
      if (found.some((l) => !OPEN.test(l.said.id))) break;
      found = [];
    } else if (DECIDES.test(line.said.id)) found.push(line);
  }
  if (found.every((l) => OPEN.test(l.said.id))) return [];
  return found.slice(0, MOST).reverse();
}
