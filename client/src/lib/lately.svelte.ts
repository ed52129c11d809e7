/** Which game this browser was with last: links that name none lead there. */
import { GAMES } from '../games';
import { remember, remembered } from './storage.svelte';

const KEY = 'touchline.game';
/** for somebody who has opened none yet */
export const FIRST_GAME = GAMES[0]?.name ?? '';

class Lately {
  #game = $state(remembered<string>(KEY, FIRST_GAME));

  get game(): string {
    return this.#game || FIRST_GAME;
  }

  /** A table, a replay, a rulebook or lessons of this game have been opened. */
  see(game: string): void {
    if (!game || game === this.#game) return;
    this.#game = game;
    remember(KEY, game);
  }
}

export const lately = new Lately();
