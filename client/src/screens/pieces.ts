/** What the games bring to the start page. */
import type { Component } from 'svelte';
import { GAMES } from '../games';
import { load } from '../lib/load';
import { texts } from '../lib/rooms.svelte';

export interface Piece {
  game: string;
  /** stands on top of the page */
  Cover?: Component;
  /** what it is and its ways to play, below */
  Tiles?: Component;
  /** it did not come; the others stand there all the same */
  fault?: unknown;
}

/** The pieces of all games, in the order in which they are offered. */
export const pieces = (): Promise<Piece[]> =>
  Promise.all(
    GAMES.map(async ({ name: game, Cover, Tiles }): Promise<Piece> => {
      try {
        const [cover, tiles] = await Promise.all([load(async () => Cover?.()), load(async () => Tiles?.()), texts(game, 'start')]);
        return { game, Cover: cover?.default, Tiles: tiles?.default };
      } catch (fault) {
        return { game, fault };
      }
    }),
  );
