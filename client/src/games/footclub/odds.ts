/** Exact chances of dice: shots (§4.2), tackles and defence supports (§4.1, §4.3). */
import type { Ratio } from './view';

export interface ShotOdds {
  goal: Ratio;
  save: Ratio;
  corner: Ratio;
}

function reduce(n: number, d: number): Ratio {
  let [a, b] = [n, d];
  while (b) [a, b] = [b, a % b];
  return a ? [n / a, d / a] : [0, 1];
}
export const value = ([n, d]: Ratio): number => n / d;
const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => reduce(a * d + c * b, b * d);
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => reduce(a * c, b * d);
const rest = ([n, d]: Ratio): Ratio => reduce(d - n, d);

/** FC-123: only the final bonus is held between -5 and 5; Poussin holds it only if asked to. */
export const clamp = (raw: number): number => Math.max(-5, Math.min(5, raw));

/** FC-125, FC-126, PO-018: the shot at a final bonus. In Poussin a second roll can be saved. */
export function shot(final: number, poussin = false): ShotOdds {
  let save = 0;
  let goal = 0;
  for (let d = 1; d <= 6; d++) {
    for (let a = 1; a <= 6; a++) {
      if (a + final < d) save++;
      else if (a + final > d) goal++;
    }
  }
  const level = 36 - save - goal;
  const scored = reduce(2 * goal + level, 72);
  if (poussin) return { goal: scored, save: rest(scored), corner: [0, 1] };
  return { goal: scored, save: reduce(save, 36), corner: reduce(level, 72) };
}

export interface DuelOdds {
  success: Ratio;
  yellow: Ratio;
  red: Ratio;
}

/** Ways of two dice, of 36, that reach a total with a modifier; two ones never do (FC-088). */
function reach(total: number, mod: number): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b > 2 && a + b + mod >= total) ways++;
  return ways;
}

/** FC-084 to FC-088, FC-143, FC-144: a tackle or a defence support, from its first roll. */
export function duel(mode: 'regular' | 'aggressive', mod = 0): DuelOdds {
  const first = reach(7, mod);
  if (mode === 'regular') return { success: reduce(first, 36), yellow: [1, 36], red: [0, 1] };
  const miss = 36 - first;
  const second = reach(8, mod);
  return {
    success: reduce(first * 36 + miss * second, 1296),
    yellow: reduce(miss * (36 - second - 1), 1296),
    red: reduce(miss, 1296),
  };
}

/** §4.3: the chance of a goal once a defence support has been rolled at this raw bonus. */
export function afterSupport(raw: number, played: number, success: Ratio): Ratio {
  const held = shot(clamp(raw - 2)).goal;
  const setPiece = shot(played === 0 ? 0 : 2).goal;
  return plus(times(success, held), times(rest(success), setPiece));
}
/** The same in Poussin, where a support that fails changes nothing (PO-016). */
export function afterSupportPoussin(raw: number, final: (raw: number) => number): Ratio {
  const success = duel('regular').success;
  return plus(times(success, shot(final(raw - 2), true).goal), times(rest(success), shot(final(raw), true).goal));
}
