// Generated from src/touchline/server/wire.py by `dev.py wire`. Do not edit.
import type { Ask, Choice, Data, Fact, Line, May, Odds, Option, Outcome, Pack, Place, Preset, Reason, Said, Vouched, Wish } from './pieces';

export type * from './pieces';

/**
 * The first word to a listener: the table, whose seats it holds, and the story so far.
 *
 * cards  where the cards of the match's pack are fetched, in the listener's language, as plain
 *        data; "" for games without cards. What has come from there may be kept for good
 */
export interface Welcome {
  type: 'welcome';
  table: string;
  game: string;
  options: Record<string, string>;
  preset: string;
  teams: Data[];
  places: Place[];
  role: 'host' | 'seat' | 'watch';
  mine: number[];
  story: Line[];
  rematch: string;
  back: boolean;
  cards: string;
}

/**
 * What a listener learns: facts to animate, the view that is true, its own question.
 *
 * seq   counts this listener's ticks, never the tape
 * seat  whose eyes the view is seen with (the watcher's number for a watcher)
 * turns for each seat this socket holds, how often it has answered: to be sent with an answer
 * at    how many entries of the story's time line have passed, for links to moments
 * fresh true when the view is whole, without facts: in the first tick, or if something was missed
 * view  whole where `fresh`; else what has changed since the tick before: {"=": x} puts x there,
 *       other keys lead further in (places, in a list), {} changes nothing
 */
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

/**
 * Who sits here and who is awaited, when somebody comes, leaves, is done, or a bot thinks.
 *
 * thinking  computers that are asked, until their answer is told: how long they really think does
 *           not show; watched  true while somebody looks on who answers for no seat
 */
export interface Presence {
  type: 'presence';
  places: Place[];
  thinking: number[];
  waiting: number[];
  watched: boolean;
}

/** The request was taken and is kept for good; `turn` is the seat's new count. */
export interface Done {
  type: 'done';
  id: string;
  turn: number;
}

/** The request was not taken, and nothing changed. `text` is English, for want of better. */
export interface Refusal {
  type: 'refusal';
  id: string;
  status: number;
  said: Said;
  text: string;
  rule: string;
}

/** Answer to `Why`: the reasons that fit what was touched (most fitting first, 1 to 12). */
export interface Because {
  type: 'because';
  id: string;
  reasons: Reason[];
}

/**
 * Answer to `Sketch`: what would come of it, as the room tells it; null: it says nothing.
 * Of Codes it is a Foreseen.
 */
export interface Sketched {
  type: 'sketched';
  id: string;
  found: Data | null;
}

/**
 * What would come of Codes, up to the next roll of fate.
 *
 * notation  each of the answers, in the game's own
 * odds      exact chances of what fate may bring then
 * final     it could not be taken back: fate speaks next, or the match is over
 */
export interface Foreseen {
  facts: Fact[];
  notation: string[];
  odds: Odds[];
  final: boolean;
}

/**
 * A next table is laid, for whoever sat at this one: their keys open it.
 *
 * invites, watch  for the host alone, and only as it is laid: fresh secrets, as in Laid. Who
 *                 watches is told a link of their own for watching, as long as the server has the
 *                 table in memory
 */
export interface Rematch {
  type: 'rematch';
  table: string;
  invites: Record<string, string>;
  watch: string;
}

/** Answer to `Renew`: the secret of the new invitation, or of the new link for watching. */
export interface Invited {
  type: 'invited';
  id: string;
  seat: number;
  invite: string;
}

/** Something about the table that everybody at it is told. */
export interface Notice {
  type: 'notice';
  said: Said;
}

/**
 * What people may ask of one another now, and what is asked: sent when it has changed for this
 * listener. Who must not agree hears of a request only once it is granted.
 *
 * levels  of computers that may play for people here, and the `usual` one; none where none may
 * hands   seats of this listener that may be handed to one now (`Hand`)
 */
export interface Between {
  type: 'between';
  may: May[];
  open: Wish[];
  phrases: boolean;
  levels: number[];
  usual: number;
  hands: number[];
}

/** Somebody at the table says one of the phrases. */
export interface Phrased {
  type: 'phrased';
  seat: number;
  phrase: 'a-moment' | 'back-soon' | 'good-game' | 'good-luck' | 'hello' | 'lucky' | 'so-close' | 'sorry' | 'thanks' | 'unlucky' | 'well-played' | 'what-a-goal';
}

/** Answer to `Ping`. */
export interface Pong {
  type: 'pong';
  id: string;
}

/** What the start page needs to offer a game. */
export interface GameCard {
  name: string;
  version: number;
  tables: number[];
  sides: number;
  choices: Choice[];
  presets: Preset[];
  levels: number[];
  default_level: number;
  teams: Data[];
  packs: Pack[];
}

/** GET /api/about */
export interface About {
  version: string;
  engine: string;
  python: string;
  games: string[];
  server: string;
}

/** Who is to sit at a seat of a new table. */
export interface SeatWish {
  kind: 'bot' | 'invite' | 'me';
  name?: string;
  team?: string;
  level?: number;
}

/** POST /api/tables. Several seats "me" make a hot-seat table. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  preset?: string;
  options?: Record<string, string>;
  moment?: string;
  pack?: string;
  key?: string;
}

/**
 * Answer to NewTable: one secret a seat to invite, and one to watch.
 *
 * secret  an invitation to the creator's own seats, for a wish without a key; otherwise ""
 */
export interface Laid {
  table: string;
  secret: string;
  invites: Record<string, string>;
  watch: string;
}

/**
 * One moment of a replay: who answered (-1 fate), in notation, what happened, and the view.
 *
 * view  whole in the first frame; in those that follow what has changed since the one before:
 *       {"=": x} puts x there, other keys lead further in (places, in a list), {} changes nothing
 */
export interface Frame {
  at: number;
  who: number;
  notation: string;
  chosen: Option | null;
  asked: Said | null;
  facts: Fact[];
  view: Data;
}

/** A whole finished match for the player. From GET /api/tables/ID/replay, POST /api/replay. */
export interface Replay {
  game: string;
  options: Record<string, string>;
  preset: string;
  teams: Data[];
  names: string[];
  frames: Frame[];
  goals: number[];
  over: Outcome | null;
  content: Data;
  report: Data;
  eye: number;
  notation: boolean;
  secrets: boolean;
  vouched: Vouched | null;
}

/** A request over HTTP that was not taken, and why. `text` is English, for want of better. */
export interface Problem {
  status: number;
  said: Said;
  text: string;
  rule: string;
}

/** POST /api/study: look at a position; with `code`, try an answer there (lesson optional). */
export interface Study {
  game: string;
  position: string;
  options?: Record<string, string>;
  code?: number | null;
  anchors?: string[];
  lesson?: string;
  codes?: number[];
  told?: number;
  plan?: Data | null;
  lang?: string;
}

/** Answer to Study: the view and question of the position, or what the answer did. */
export interface Studied {
  view: Data;
  ask: Ask | null;
  facts: Fact[];
  reasons: Reason[];
  done: boolean;
  position: string;
  step: number;
  stage: number;
  options: Record<string, string>;
  content: Data;
  found: Data | null;
}

/**
 * The first word: which table, and by which right.
 *
 * invite  the secret of an invitation or of a link for watching; "" for none. An invitation
 *         opens once: from then on its seat belongs to whoever holds `key`
 * key     32 bytes in base64url, a device's own for this server; "" for who only watches. If it
 *         holds seats of this table already, those are entered and `invite` stays as it is
 * both    take the seat of `invite` too, although `key` holds another one here
 * name    how whoever comes wants to be called, if the table has no name for that seat yet
 */
export interface Enter {
  type: 'enter';
  table: string;
  invite?: string;
  key?: string;
  lang?: string;
  name?: string;
  both?: boolean;
}

/** One answer, or a whole run, made for this `turn` of this seat. */
export interface Answer {
  type: 'answer';
  id: string;
  seat: number;
  turn: number;
  codes: number[];
}

/** Strike out what this seat answered last (and, against the computer, what followed it). */
export interface TakeBack {
  type: 'takeback';
  id: string;
  seat: number;
  turn: number;
}

/**
 * Ask the other people at the table to agree to something, as `Between` says it may be asked:
 * that this seat's last answer is taken back ("back"), that the match is drawn ("draw") or stopped
 * without a winner ("stop"), or that a computer of this `level` plays for the seat `of` until its
 * person is back ("computer"). If nobody else is there to agree it is done at once.
 */
export interface Propose {
  type: 'propose';
  id: string;
  seat: number;
  turn: number;
  what: 'back' | 'computer' | 'draw' | 'stop';
  of?: number;
  level?: number;
}

/**
 * Let a computer of this level play for this seat of one's own, until it is taken back with
 * level 0. Everybody at the table is told.
 */
export interface Hand {
  type: 'hand';
  id: string;
  seat: number;
  level: number;
}

/**
 * What this seat says to request `n`: agreed or not; who made it takes it back with false.
 *
 * never  with false: nothing of the kind is asked any more in this match
 */
export interface Settle {
  type: 'settle';
  id: string;
  seat: number;
  n: number;
  yes: boolean;
  never?: boolean;
}

/**
 * This seat says one of these to everybody at the table; each reads it in their own language.
 * Three a minute, and only where another person plays.
 */
export interface Phrase {
  type: 'phrase';
  id: string;
  seat: number;
  phrase: 'a-moment' | 'back-soon' | 'good-game' | 'good-luck' | 'hello' | 'lucky' | 'so-close' | 'sorry' | 'thanks' | 'unlucky' | 'well-played' | 'what-a-goal';
}

/** Give the match up for this seat. */
export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
}

/** Ask for a rematch: same options, sides swapped when `swap` is true. */
export interface Again {
  type: 'again';
  id: string;
  swap: boolean;
}

/**
 * The host asks for a new invitation to a seat that nobody has taken, or whose person is away;
 * `seat` -1 for a new link for watching. The old one opens nothing from then on.
 */
export interface Renew {
  type: 'renew';
  id: string;
  seat: number;
}

/** Why can these anchors not be completed? E.g. ["d3", "e5"]. */
export interface Why {
  type: 'why';
  id: string;
  seat: number;
  anchors: string[];
}

/**
 * What would come of a plan that has not been given? Without one, of the answers that are open.
 *
 * plan  as the room says: `plan` names its kind, such as "sheet", the rest are its fields;
 *       or Codes
 *
 * Answered from this seat's own view; nothing changes, and nobody else hears of it.
 */
export interface Sketch {
  type: 'sketch';
  id: string;
  seat: number;
  plan?: Data | null;
}

/**
 * A plan that any game without secrets takes: these answers, one after the other. See Foreseen;
 * of a game that hides something nothing is told.
 */
export interface Codes {
  plan: 'codes';
  codes: number[];
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  id: string;
}

/** What the server says on the socket. */
export type ToClient =
  | Welcome
  | Tick
  | Presence
  | Done
  | Refusal
  | Because
  | Sketched
  | Rematch
  | Invited
  | Notice
  | Between
  | Phrased
  | Pong;

/** What the browser says on the socket. */
export type ToServer =
  | Enter
  | Answer
  | TakeBack
  | Propose
  | Settle
  | Hand
  | Phrase
  | Resign
  | Again
  | Renew
  | Why
  | Sketch
  | Ping;
