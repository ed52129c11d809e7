/** The room of a game that has none here: its view as a list of names, each open answer a button. */
import type { Room } from '../board';
import Board from './Board.svelte';
import Do from './Do.svelte';

/** The plain room of the game of this name. */
export const plain = (name: string, prefix: string): Room => ({
  name,
  prefix,
  Board,
  Do,
  owns: () => true,
  // one touch beside the question answers it; nothing lies on the board to be asked about
  askable: () => [],
  flips: false,
});
