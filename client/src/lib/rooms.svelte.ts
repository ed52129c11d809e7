/** The games of this client: who they are at once, the rest of each when it is wanted. */
import { GAMES } from '../games';
import type { Entry, Room } from '../games/board';
import { i18n, kebab } from './i18n.svelte';
import { load } from './load';
import { sends, sent } from './sent';

export const entry = (game: string): Entry | undefined => GAMES.find((g) => g.name === game);

/** What the message ids of a game begin with. */
export const prefixOf = (game: string): string => entry(game)?.prefix ?? kebab(game);

/** What a game is called, as its texts say; by its name among files and addresses where they do not. */
export const titleOf = (game: string, otherwise = game): string => i18n.or(`${prefixOf(game)}-name`, otherwise);

/** Whose games they are, a sentence a game: those that say so. */
export const authors = (): string[] => GAMES.map((g) => `${g.prefix}-author`).filter((id) => i18n.has(id)).map((id) => i18n.t(id));

/** One part of a game's texts, in the language spoken now and in each that is spoken later. */
export async function texts(game: string, part: string): Promise<void> {
  const wanted = entry(game)?.texts[part];
  if (wanted) await i18n.want(wanted);
}

class Rooms {
  #here = $state.raw<Record<string, Room>>({});
  #coming = new Map<string, Promise<Room>>();

  /** The room of a game that has been loaded. */
  get(game: string): Room | undefined {
    return this.#here[game];
  }

  /** Load the room of a game and its texts; a game that has none gets the plain one. */
  open(game: string): Promise<Room> {
    const before = this.#coming.get(game);
    if (before) return before;
    const found = load(() => this.#load(game));
    this.#coming.set(game, found);
    found.catch(() => this.#coming.delete(game)); // it may be tried again
    return found;
  }

  async #load(game: string): Promise<Room> {
    const own = entry(game);
    const [room] = await Promise.all([
      own ? own.room().then((m) => m.room) : import('../games/plain/register').then((m) => m.plain(game, prefixOf(game))),
      texts(game, 'text'),
      i18n.refusals(), // what is said at a table is among them
      // of a game that the server does not have, it says so itself
      sends(game) ? i18n.want(sent(game)) : undefined,
    ]);
    this.#here = { ...this.#here, [game]: room };
    return room;
  }

  /** Somebody looks at this game: what its table needs may as well come now. */
  hint(game: string): void {
    void Promise.all([this.open(game), import('../screens/Table.svelte')]).catch(() => undefined);
  }
}

export const rooms = new Rooms();
