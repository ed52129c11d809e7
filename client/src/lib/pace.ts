/** How long what happens is shown: by the speed that was chosen, and by how far behind the table is. */
import type { Fact } from './wire';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** How long motion lasts, as a share of what it was made for; 0 shows where things end at once. */
export const SPEEDS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** What does not matter lasts this share of its time while more ticks wait. */
export const SHORT = 0.35;
/** So many ticks may wait before small facts get shorter. */
export const BEHIND = 2;
/** A table that shows what came so long ago, in ms, is as good as one whose line was lost. */
export const LATE_MS = 30_000;

const GREAT = new Set(['goal', 'roll', 'rolled', 'die', 'dice', 'coin', 'duel', 'shot', 'shoot', 'shoots', 'kick', 'kicked', 'saved', 'revealed', 'shown', 'ball']);

/** Dice, a shot, a goal, something turned up, a change of ball: what nobody should miss, as the kind of the fact names it. */
export const matters = (fact: Fact): boolean => fact.kind.split('_').some((word) => GREAT.has(word));

/** Dice and coins, as the kind of the fact names them; the last are of nobody alone. */
const DICE = /^(roll|rolled(_six|_twelve)?|ball_colour|duel|coin)$|_die$/;
const OPEN = /^(duel|coin|ball_colour)$/;

/** A die alone says little: what came of it does. */
export const isDie = (fact: Fact): boolean => DICE.test(fact.kind);

/** Does a die roll here for one of these sides? */
export const rolls = (fact: Fact, own: readonly number[], by: (fact: Fact) => number | null): boolean => {
  if (!isDie(fact) || own.length === 0) return false;
  const side = by(fact);
  return OPEN.test(fact.kind) || side === null || own.includes(side);
};

/** What matters, with kinds of a game's own. */
export const mattering = (kinds: readonly string[]): ((fact: Fact) => boolean) => {
  const own = new Set(kinds);
  return (fact) => own.has(fact.kind) || matters(fact);
};

/** Keys that hold others, or lead to what is to be read: whoever presses them is not in a hurry. */
const CALM = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

/** A touch or a key while something is shown leads on to the next thing that matters, Escape to the end. */
export function hasten(match: { nudge: () => void; skip: () => void }, e: Event): void {
  if (!(e instanceof KeyboardEvent)) match.nudge();
  else if (e.key === 'Escape') match.skip();
  else if (!CALM.has(e.key)) match.nudge();
}
