/** The games that the server offers, by name, in its order; those with a board here until it has told. */
import { GAMES } from '../games';
import { api } from './api';

class Offered {
  #names = $state.raw<readonly string[]>(GAMES.map((g) => g.name));

  get names(): readonly string[] {
    return this.#names;
  }

  /** Ask the server, once a page: the page brings the answer along. Whoever needs more of it hears what fails. */
  async look(): Promise<void> {
    try {
      this.#names = (await api.games()).map((card) => card.name);
    } catch {
      // the games with a board here can be gone to all the same
    }
  }
}

export const offered = new Offered();
