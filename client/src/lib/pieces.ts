// Generated from src/touchline/server/pieces.py by `dev.py wire`. Do not edit.

/** Plain data of a game: its client knows what is in it. */
export type Data = Record<string, unknown>;

/** A sentence by name: a message id of the text files, and its arguments. */
export interface Said {
  id: string;
  args: Record<string, string | number>;
}

/**
 * One thing a seat may do. `anchors` name what to touch on the board, in order.
 *
 * `say` is the message that puts it in words; its arguments are the anchors, as a, b, c ...
 */
export type Option = [code: number, anchors: string[], say: string];

/**
 * A question: pick `least` to `most` of the options, then send their codes together.
 *
 * sketch  what comes of them, as the room tells it (see Sketched); null where it says nothing
 */
export interface Ask {
  seat: number;
  said: Said;
  options: Option[];
  least: number;
  most: number;
  sketch: Data | null;
}

/** One thing that happened: its words for the story (none for a mere motion), its data. */
export interface Fact {
  kind: string;
  said: Said | null;
  data: Data;
}

/** An exact chance in words: `ways` of `of` equally likely ones. */
export interface Odds {
  said: Said;
  ways: number;
  of: number;
}

/**
 * It is over: points by seat, the side that won if one did, and the reason in words.
 *
 * Each win is 2 points, 1 if it is shared. Who plays alone has 2, 1 or 0, and won with 2.
 */
export interface Outcome {
  points: number[];
  winner: number | null;
  said: Said;
}

/** A line of the story: the entry of the match that made it (0 before any), and the words. */
export interface Line {
  at: number;
  said: Said;
}

/** Why one thing is shut: what to touch, the sentence, the rule. */
export interface Reason {
  anchors: string[];
  said: Said;
  rule: string;
}

/** One option of a game's rules: its key, the words it may take (first the default), rule. */
export interface Choice {
  key: string;
  values: string[];
  rule: string;
}

/** A named set of options; `unverified` lists the keys whose values nobody could confirm. */
export interface Preset {
  key: string;
  options: Record<string, string>;
  unverified: string[];
}

/** A pack of cards, and what it asks of the rules (it may be overruled). */
export interface Pack {
  id: string;
  title: string;
  options: Record<string, string>;
}

/** A table, and what may open it: a device's key, secrets of links; the first that does. */
export interface Known {
  table: string;
  secrets: string[];
}

/** POST /api/briefs: some tables at once, as on the start page; 20 at most. */
export interface KnownTables {
  tables: Known[];
}

/** The team of a side in short; without a name where none is chosen yet. */
export interface BriefTeam {
  id: string;
  name: string;
  short: string;
  colours: string[];
}

/**
 * GET /api/tables/ID: a match in short, as the caller may know it.
 *
 * names, kinds and levels are of seats, teams of sides; sides as in GameCard
 * score     by side, empty for games that have none, and while it says nothing yet
 * standing  how far it is, in words of the game; null where the game or the moment has none
 * due       the seats that are awaited; yours is true when one of the caller's own is, and mine
 *           are those
 * began     when it was laid; touched when the caller last saw something happen (milliseconds
 *           since 1970)
 * origin    laid, after a match at another table, from the text of a position, or imported from
 *           a file: then nobody sits there, and none of its seats is the caller's
 */
export interface Brief {
  table: string;
  game: string;
  preset: string;
  names: string[];
  kinds: ('bot' | 'open' | 'person')[];
  levels: number[];
  teams: BriefTeam[];
  sides: number;
  score: number[];
  standing: Said | null;
  mine: number[];
  due: number[];
  yours: boolean;
  over: Outcome | null;
  began: number;
  touched: number;
  origin: 'imported' | 'laid' | 'position' | 'rematch';
  rematch: string;
}

/** What POST /api/briefs is answered, in its order; null: not here, or nothing sent opens it. */
export interface Briefs {
  tables: (Brief | null)[];
}

/**
 * One match of a file, taken in or not.
 *
 * line     where it begins in the file, counted from 1
 * game, title   as the file has them; "" where it cannot be read
 * table    where it is kept; "" where it was not taken
 * key      which of the keys that were sent opens it, counted from 0
 * refused  why it was not taken
 */
export interface Imported {
  line: number;
  game: string;
  title: string;
  table: string;
  key: number;
  refused: Said | null;
}

/** What POST /api/import is answered: the matches of the file, in its order. */
export interface ImportedFile {
  matches: Imported[];
}

/** POST /api/replay: the text of a record file (tape or the game's own notation). */
export interface RecordText {
  text: string;
  lang?: string;
  eye?: number;
}

/** POST /api/verify: the text of a tape (*.tape.json). */
export interface TapeText {
  text: string;
}

/**
 * What this server says about a tape. In answer to TapeText `server` is its own name; with the
 * replay of a record, the name of the server that the record says it comes from, "" for none.
 *
 * vouched   it is as this server handed it out, save for names
 * changed   it says that it comes from this server, but it is not what was handed out
 * stranger  another server marked it; only that one can say
 * nobody    it carries no mark
 */
export interface Vouched {
  server: string;
  word: 'changed' | 'nobody' | 'stranger' | 'vouched';
}

/**
 * GET /api/sharing: may friends on the local network come in?
 *
 * origins  what stands before the path of their links, such as "http://192.168.1.5:8788", the
 *          likeliest first; [] where nobody but this machine is let in, or it has no network
 */
export interface Sharing {
  shared: boolean;
  origins: string[];
}

/** POST /api/qr: a text of at most 300 letters, to be drawn as a QR code. */
export interface QrText {
  text: string;
}

/** A QR code without its quiet edge of four modules: its rows, "1" where a module is dark. */
export interface QrCode {
  rows: string[];
}

/**
 * One seat of a table as everybody may know it.
 *
 * absence   how its person has gone: "left" the table, "lost" the line, or at the "next" match;
 *           "" for who is there, and for an open seat
 * gone      seconds since then, as this was told; of an open seat, how long it has been open here
 * stand_in  the level of the computer that plays for the person now; 0 for none
 */
export interface Place {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  team: string;
  level: number;
  present: boolean;
  absence: '' | 'left' | 'lost' | 'next';
  gone: number;
  stand_in: number;
}

/**
 * Something that a seat of this listener may ask the others to agree to, and how often still.
 *
 * what  "back": that its last answer is taken back; "draw": that the match ends level (then `left`
 *       is 1: again after so many answers of its own); "stop": that it ends without a winner;
 *       "computer": that a computer plays for the seat `of`, whose person has been away for long
 */
export interface May {
  what: 'back' | 'computer' | 'draw' | 'stop';
  seat: number;
  left: number;
  of: number;
}

/**
 * What somebody has asked the others to agree to.
 *
 * n      its number at this table
 * seat   who asks; waits  the seats of people who have not agreed yet
 * of, level  with "computer": for which seat it would play, and how well
 */
export interface Wish {
  n: number;
  what: 'back' | 'computer' | 'draw' | 'stop';
  seat: number;
  waits: number[];
  of: number;
  level: number;
}

/** GET /api/tables/ID/door: what a table is, for somebody who has no right there. */
export interface Door {
  table: string;
  game: string;
  over: boolean;
}

/** One step of a tutorial: a position and what is to be done there. */
export interface Lesson {
  id: string;
  position: string;
  want: string[];
  steps: number;
}
