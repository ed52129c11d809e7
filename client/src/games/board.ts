/** What a game brings to the client: its board, and how its pieces are named. */
import type { Component } from 'svelte';
import type { Data, Fact, Option } from '../lib/wire';

export interface BoardProps {
  /** the view that is true (or the one a replay shows) */
  view: Data;
  /** whose eyes; the number after the last seat is a watcher */
  seat: number;
  /** the team of each seat: id, name, short, colours, figures */
  teams: Data[];
  /** everything that is open to this seat now; empty when it is not its turn */
  options: Option[];
  /** what has been touched so far, in order */
  picked: string[];
  /** what the armed option would do */
  preview: Fact[] | null;
  /** the fact now being shown; the board calls `ondone` when its motion has ended */
  playing: Fact | null;
  /** seen from the other side */
  flip: boolean;
  onpick: (anchor: string) => void;
  onunpick: () => void;
  /** something shut was touched */
  onrefused: (anchors: string[]) => void;
  ondone: () => void;
}

export interface Room {
  /** the name of the game, as the server says it */
  name: string;
  /** the message ids of its texts begin with this and a hyphen */
  prefix: string;
  Board: Component<BoardProps>;
  /** the view once a fact has happened, so that the next one starts from there */
  after?: (view: Data, fact: Fact) => Data;
  /** an anchor as the option list says it */
  label?: (anchor: string, view: Data, teams: Data[]) => string;
}
