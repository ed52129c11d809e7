/** What a table in this browser needs from around it. */
import type { Reply, Wish } from './link';
import type { Data, Fact, Rematch, Said } from './wire';

export interface Line {
  key: number;
  at: number;
  said: Said;
}

export interface Asker {
  request(wish: Wish, keep: boolean): Promise<Reply | null>;
}

export interface Habits {
  /** must a choice be confirmed before it is sent? */
  confirms: () => boolean;
  /** show no motion */
  still: () => boolean;
  /** the view after a fact, as the game's room says it */
  after?: (view: Data, fact: Fact, then: Data) => Data;
  /** something is about to be shown: a sound may go with it */
  heard?: (fact: Fact) => void;
  /** what opens this table, and those that follow it */
  secret?: string;
  /** the way into the next table, asked for from here */
  onward?: (r: Rematch) => void;
}
