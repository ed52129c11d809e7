// Generated from src/touchline/games/streetsoccer/voice/shown.py by `dev.py wire`. Do not edit.

/**
 * A figure, on the board or not.
 *
 * id      "L0" to "L4" and "R0" to "R4"; 0 is the keeper
 * cell    "a1" to "l8"; null while it is not on the board
 */
export interface Figure {
  id: string;
  seat: number;
  keeper: boolean;
  cell: string | null;
}

/**
 * The whole table: nothing is hidden, to the watcher neither.
 *
 * figures   ten, those of L first
 * ball      its cell; "spot" before the kick-off; null while keepers are placed for a restart
 * side      the side that acts; null before the coin is thrown
 * die       what was rolled; null until then
 * minute    1 to 35
 * half      0 for the turn of the side that moves first in this minute, 1 for the other's
 * score     goals of L and of R
 * last      the side that scored last, first the one that kicked off; null for none
 * restart   the side that restarts; null where there is no restart
 * position  the position as text, from which a match can be begun
 */
export interface View {
  figures: Figure[];
  ball: string | null;
  phase: 'choose' | 'duel' | 'keeper' | 'kickoff' | 'move' | 'over' | 'place' | 'restart' | 'restart_roll' | 'roll';
  side: number | null;
  die: number | null;
  minute: number;
  half: number;
  score: [number, number];
  last: number | null;
  first: number | null;
  restart: number | null;
  position: string;
}
