// Made from src/touchline/server/wire.py by `python3 dev.py wire`. Do not edit.

export type Data = Record<string, unknown>;

/** A sentence by name: a message id of the text files, and its arguments. */
export interface Said {
  id: string;
  args: Record<string, string | number>;
}

/** One thing a seat may do: [code, anchors, say]. */
export type Option = [code: number, anchors: string[], say: string];

export interface Ask {
  seat: number;
  said: Said;
  options: Option[];
  least: number;
  most: number;
}

export interface Fact {
  kind: string;
  said: Said | null;
  data: Data;
}

export interface Outcome {
  points: number[];
  winner: number | null;
  said: Said;
}

export interface Line {
  at: number;
  said: Said;
}

export interface Place {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  team: string;
  level: number;
  present: boolean;
}

export interface Welcome {
  type: 'welcome';
  table: string;
  game: string;
  options: Record<string, string>;
  preset: string;
  teams: Data[];
  places: Place[];
  mine: number[];
  story: Line[];
  rematch: string;
  back: boolean;
}

export interface Tick {
  type: 'tick';
  seq: number;
  seat: number;
  turns: Record<string, number>;
  at: number;
  facts: Fact[];
  view: Data;
  waiting: number[];
  ask: Ask | null;
  loose: number;
  fresh: boolean;
  over: Outcome | null;
  takeback: boolean;
}

export interface Presence {
  type: 'presence';
  places: Place[];
  thinking: number[];
}

export interface Done {
  type: 'done';
  id: string;
  turn: number;
}

export interface Refusal {
  type: 'refusal';
  id: string;
  status: number;
  said: Said;
  text: string;
  rule: string;
}

export interface Shown {
  type: 'shown';
  id: string;
  code: number;
  facts: Fact[];
  notation: string;
}

export interface Reason {
  anchors: string[];
  said: Said;
  rule: string;
}

export interface Because {
  type: 'because';
  id: string;
  reasons: Reason[];
}

export interface Rematch {
  type: 'rematch';
  table: string;
  secret: string;
}

export interface Pong {
  type: 'pong';
  id: string;
}

export type ToClient = Welcome | Tick | Presence | Done | Refusal | Shown | Because | Rematch | Pong;

export interface Join {
  type: 'join';
  table: string;
  secret: string;
  lang?: string;
}

export interface Answer {
  type: 'answer';
  id: string;
  seat: number;
  turn: number;
  codes: number[];
}

export interface TakeBack {
  type: 'takeback';
  id: string;
  seat: number;
  turn: number;
}

export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
}

export interface Again {
  type: 'again';
  id: string;
  swap: boolean;
}

export interface Look {
  type: 'look';
  id: string;
  seat: number;
  code: number;
}

export interface Why {
  type: 'why';
  id: string;
  seat: number;
  anchors: string[];
}

export interface Ping {
  type: 'ping';
  id: string;
}

export type ToServer = Join | Answer | TakeBack | Resign | Again | Look | Why | Ping;

export interface Choice {
  key: string;
  values: string[];
  rule: string;
}

export interface Preset {
  key: string;
  options: Record<string, string>;
  unverified: string[];
}

export interface GameCard {
  name: string;
  version: number;
  tables: number[];
  choices: Choice[];
  presets: Preset[];
  levels: number[];
  default_level: number;
  teams: Data[];
}

export interface About {
  version: string;
  engine: string;
  python: string;
  games: string[];
}

export interface SeatWish {
  kind: 'me' | 'bot' | 'invite';
  name?: string;
  team?: string;
  level?: number;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  preset?: string;
  options?: Record<string, string>;
  moment?: string;
}

export interface Laid {
  table: string;
  secret: string;
  invites: Record<string, string>;
  watch: string;
}

export interface Frame {
  at: number;
  who: number;
  notation: string;
  facts: Fact[];
  view: Data;
}

export interface Replay {
  game: string;
  options: Record<string, string>;
  preset: string;
  teams: Data[];
  names: string[];
  frames: Frame[];
  goals: number[];
  over: Outcome | null;
}

export interface RecordText {
  text: string;
}

export interface Lesson {
  id: string;
  position: string;
  want: string[];
}

export interface Study {
  game: string;
  position: string;
  options?: Record<string, string>;
  code?: number | null;
  anchors?: string[];
  lesson?: string;
}

export interface Studied {
  view: Data;
  ask: Ask | null;
  facts: Fact[];
  reasons: Reason[];
  done: boolean;
  position: string;
}
