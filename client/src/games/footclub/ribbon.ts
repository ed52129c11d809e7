/** Whom a match card names: the ribbon, the ball colour and the line-up (FC-059 to FC-069). */
import type { Rules } from './formation';
import { LINES, type MatchCard } from './view';

export interface Cell {
  line: number;
  side: 'L' | 'R';
}
export function cell(code: string): Cell {
  const [line = '', side = 'L'] = code.split('_');
  return { line: (LINES as readonly string[]).indexOf(line), side: side === 'R' ? 'R' : 'L' };
}

function designate(lines: number[][], { line, side }: Cell): number {
  let players = lines[line] ?? [];
  if (players.length === 0 && line === 0) players = lines[1] ?? [];
  return (side === 'L' ? players[0] : players.at(-1)) ?? -1;
}

/**
 * The players in action and the place of the cell (0..5) that names them; null where no cell does,
 * or the card has no ribbon. A cell that cannot be used gives way to the next one.
 */
export function targets(
  lines: number[][], card: MatchCard, colour: number, rules: Rules = {},
): { players: number[]; at: number } | null {
  if (!card.ribbon || colour < 1) return null;
  const how = rules.press_shift ?? 'whole_cell';
  const short = lines.flat().length < 10;
  const found = (k: number): number[] => (card.ribbon?.[(colour - 1 + k) % 6] ?? []).map((code) => designate(lines, cell(code)));
  for (let k = 0; k < 6; k++) {
    const players = found(k);
    if (how === 'per_target' && players.length === 2) continue;
    if (players.includes(-1)) continue;
    const twice = new Set(players).size < players.length;
    if (twice && !(how === 'literal' && !short)) continue;
    return { players, at: (colour - 1 + k) % 6 };
  }
  if (how === 'per_target' && card.type === 'press') return apart(found, colour);
  return null;
}

/** Option per_target: a target that is missing is taken from the next cell, the other one stays. */
function apart(found: (k: number) => number[], colour: number): { players: number[]; at: number } | null {
  const players: number[] = [];
  for (const place of [0, 1]) {
    for (let k = 0; k < 6 && players.length === place; k++) {
      const one = found(k)[place] ?? -1;
      if (one !== -1 && !players.includes(one)) players.push(one);
    }
  }
  return players.length === 2 ? { players, at: colour - 1 } : null;
}
