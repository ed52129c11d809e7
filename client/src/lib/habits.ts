/** What a table in this browser needs from around it. */
import type { Reply, Wish } from './link';
import type { Data, Fact, Rematch, Said } from './wire';

export interface Line {
  key: number;
  at: number;
  said: Said;
  /** what it tells of, where that has come with it */
  fact?: Fact;
}

export interface Asker {
  request(wish: Wish, keep: boolean): Promise<Reply | null>;
}

/** What came of an answer, to be read before anything else is asked. */
export interface News {
  title: string;
  facts: Fact[];
  /** it concerns everybody: whoever shares this device reads it before an own question */
  all?: boolean;
}

/** Where a table stood, and where it stands: the views, and whose eyes they are of. */
export interface Step {
  facts: Fact[];
  before: Data;
  then: Data;
  from: number;
  to: number;
  /** the seats that this browser holds */
  mine: number[];
}

/** Every choice is confirmed, what cannot be taken back alone, or none: what is not goes by itself in a moment. */
export type Confirming = 'always' | 'final' | 'never';

export interface Habits {
  /** which choices must be confirmed before they are sent */
  confirms: () => Confirming;
  /** show no motion */
  still: () => boolean;
  /** how long motion lasts, as a share of what it was made for; 0: no motion */
  speed?: () => number;
  /** does this die wait for a touch before it rolls? */
  waits?: (fact: Fact) => boolean;
  /** is this fact not to be shown on its way? */
  skips?: (fact: Fact) => boolean;
  /** is this fact one that nobody should miss, as the game's room says it? */
  matters?: (fact: Fact) => boolean;
  /** the view after a fact, as the game's room says it */
  after?: (view: Data, fact: Fact, then: Data) => Data;
  /** what somebody should read before the next question, and the view meanwhile; null: go on at once */
  news?: (step: Step) => (News & { view: Data }) | null;
  /** do those who share this device look at it one after the other? Else all read the same at once */
  apart?: () => boolean;
  /** something is about to be shown: a sound may go with it */
  heard?: (fact: Fact) => void;
  /** a next table is laid: its links, if this is the host, come this once */
  laid?: (r: Rematch) => void;
  /** the way into the next table, asked for from here */
  onward?: (r: Rematch) => void;
}
