/** What a game brings to the client: its board, and how its pieces are named. */
import type { Component } from 'svelte';
import type { Guide } from '../lib/guide.svelte';
import type { Args, Texts } from '../lib/i18n.svelte';
import type { Line, News, Step } from '../lib/habits';
import type { Match } from '../lib/match.svelte';
import type { Goal, Report, Tried } from '../lib/report';
import type { Ask, Data, Fact, Frame, Option } from '../lib/wire';

/** A part that is loaded when it is wanted. */
export type Lazy<Props extends Record<string, any> = Record<string, never>> = () => Promise<{ default: Component<Props> }>;

/** A game in the client's list: who it is, and where the rest of it comes from (see games/index.ts). */
export interface Entry {
  /** the name of the game, as the server says it */
  name: string;
  /** the message ids of its texts begin with this and a hyphen */
  prefix: string;
  room: () => Promise<{ room: Room }>;
  /** its texts by part: `text` at any table, `start` on the start page, `guide` to learn by, `report` */
  texts: Record<string, Texts>;
  /** the top of the start page */
  Cover?: Lazy;
  /** what it is and its ways to play, on the start page */
  Tiles?: Lazy;
}

/** What there is to look at once a match is over. */
export interface Ending {
  /** the match in figures, as the server counts them */
  report: () => Promise<Data>;
  /** the way to its replay */
  replay: string;
}

export interface BoardProps {
  /** the view that is true (or the one a replay shows) */
  view: Data;
  /** the message ids of the game's texts begin with this and a hyphen */
  prefix?: string;
  /** whose eyes; the number after the last seat is a watcher */
  seat: number;
  /** the team of each side: id, name, short, colours, figures; seat n plays for the one at n % their number */
  teams: Data[];
  /** everything that is open to this seat now; empty when it is not its turn */
  options: Option[];
  /** what has been touched so far, in order */
  picked: string[];
  /** what comes of the open answers, as the server tells it with the question (see Ask.sketch) */
  sketched?: Data | null;
  /** what the armed option would do */
  preview: Fact[] | null;
  /** the fact now being shown; the board calls `ondone` when its motion has ended */
  playing: Fact | null;
  /** how long its motion lasts, as a share of what it was made for; 1 unless told */
  pace?: number;
  /** what has just happened and stays drawn until the next answer, or what a line of the story tells of */
  last?: readonly Fact[];
  /** seen from the other side */
  flip: boolean;
  /** the cards of the pack this match is played with, where the game has some */
  content?: Data;
  /** the options of the rules that are not at their default, as words */
  rules?: Record<string, string>;
  /** what board and panel know together (see Room.desk) */
  desk?: object;
  /** the name of whoever sits at each seat; empty where nobody has one */
  places?: string[];
  /** the match that was played at this table is over */
  ending?: Ending;
  /** the story so far, newest line first; absent where the board stands alone */
  story?: readonly Line[];
  /** a finished match is looked at again: the board shows by itself what the moment is about */
  replayed?: boolean;
  /** several people look at this screen one after the other: what only one may see is folded away */
  shared?: boolean;
  onpick: (anchor: string) => void;
  onunpick: () => void;
  /** something shut was touched */
  onrefused: (anchors: string[]) => void;
  ondone: () => void;
  /** a rule is to be read; absent where no rulebook lies beside the board */
  onrule?: (rule: string) => void;
}

/** A part of a game in the panel below the question. */
export interface DoProps {
  match: Match;
  ask: Ask;
  view: Data;
  teams: Data[];
  content: Data;
  rules: Record<string, string>;
  desk: object;
  onrule: (rule: string) => void;
}

/** A finished match in figures, as the server counts them. */
export interface ReportProps {
  report: Data;
  teams: Data[];
  content: Data;
  /** its title stands above it already */
  titled?: boolean;
}

/** What a game calls the things of a report (see ui/MatchReport.svelte). */
export interface ReportNames {
  /** the messages that name the rows begin with this */
  prefix: string;
  /** when something happened */
  when: (x: Data) => string;
  /** who scored, by the name that sentences use */
  who: (side: number, who: string) => string;
  /** how a goal came about; empty where that is plain */
  how: (goal: Goal) => string;
  /** a shot or roll: what it was, a few words about it, and what came of it */
  tried: (x: Tried) => { what: string; note: string; end: string };
  /** what else is listed, and what stands above it */
  noted: string;
  notes: { sign: '' | 'yellow' | 'second' | 'red' | 'hurt'; what: string; how: string }[];
  /** the shoot-out */
  kicks: { side: number; who: string; goal: boolean; end: string }[];
  /** of each side what it used most, and how often; absent where nothing is used */
  used?: [string, number][][];
}

/** The large figure of the score bar, the line below it, and both for the ear. */
export interface Clock {
  big: string;
  small: string;
  said: string;
}

/** When something fell: short for a button, whole for the ear. */
export interface Moment {
  brief: string;
  said: string;
}

/** The end in figures, where one score does not tell all: what counts, and what it is made of. */
export interface Final {
  score: number[];
  parts: { label: string; score: number[] }[];
}

/** Options of the rules that belong together; `when` says whether they matter under what is chosen. */
export interface OptionGroup {
  id: string;
  keys: string[];
  when?: (value: (key: string) => string) => boolean;
}

/** One way to learn a game: a scripted lesson, a table to try it at, or both. */
export interface Course {
  /** its texts are PREFIX-learn-ID, with -text and, for one of the first, -time; those of a lesson PREFIX-course-ID */
  id: string;
  /** messages with its title and text, where they stand elsewhere */
  says?: readonly [title: string, text: string];
  /** the server holds a script for it */
  lesson?: boolean;
  /** the table it is tried at, and against how many computers: one unless told */
  match?: { preset: string; options?: Record<string, string>; rivals?: number };
  /** the rule it is about, and the one of each step of its lesson */
  rule?: string;
  rules?: readonly string[];
  /** which points of the guide are forgotten with it; all unless told */
  owns?: (point: string) => boolean;
  /** stand in its band */
  pictures?: [Component<any>, Record<string, unknown>][];
}

/** How a game is learnt (see ui/Learn.svelte). */
export interface Courses {
  first: Course[];
  /** what comes after, smaller */
  next: Course[];
  /** how its lessons are told; absent where it has none */
  taught?: {
    /** how many play */
    seats: number;
    /** numbers and names for the sentences of a step */
    figures: (view: Data, sketched: Data | null) => Args;
    /** does each step say all that its question asks? On a phone the question need not be seen then */
    terse?: boolean;
  };
}

export interface Room {
  /** the name of the game, as the server says it */
  name: string;
  /** the message ids of its texts begin with this and a hyphen */
  prefix: string;
  Board: Component<BoardProps>;
  /** the view once a fact has happened, so that the next one starts from there; `then` is the true view once all of them have */
  after?: (view: Data, fact: Fact, then?: Data) => Data;
  /** is this fact one that nobody should miss? Unless told, dice, shots, goals, what is turned up and a change of ball are (see lib/pace.ts) */
  matters?: (fact: Fact) => boolean;
  /** what should be read before the next question, and the view meanwhile (see Habits.news) */
  news?: (step: Step) => (News & { view: Data }) | null;
  /** an anchor as the option list says it; `ask` is the question under way */
  label?: (anchor: string, view: Data, teams: Data[], picked?: string[], ask?: Ask | null) => string;
  /** a few words below the button of an anchor that has no place on the board: its chances */
  note?: (anchor: string, picked: string[], view: Data, rules: Record<string, string>, sketched: Data | null) => string;
  /** what is asked instead of the question of the rules, once something has been picked or before; empty where that stays */
  question?: (options: Option[], picked: string[], view: Data, ask: Ask | null) => string;
  /** where to touch now, below the question; empty where that is plain, absent for a board that lights everything */
  hint?: (view: Data, options: Option[]) => string;
  /** what is said where there is one answer and no other; empty where the words that all games share will do */
  lone?: (view: Data) => string;
  /** the order in which a list offers things to touch; without it that of the options */
  order?: (anchors: string[], view: Data) => string[];
  /** things to touch that have controls of their own in `Do`, and so no line in the list */
  apart?: (anchor: string) => boolean;
  /** an anchor as the sentence of an option wants it: a name, or the word its variants go by */
  word?: (anchor: string, view: Data, teams: Data[]) => string;
  /** what "@" and an id of this game's own mean in a sentence; empty where the shared names will do */
  named?: (id: string, view: Data) => string;
  /** the teams of the sides, where they are chosen in the match itself */
  teams?: (view: Data, given: Data[], content: Data) => Data[];
  /** what board and panel share at one table, made once */
  desk?: () => object;
  /** stands below the question while it is asked */
  Do?: Component<DoProps>;
  /** `Do` takes the whole answer: no list, no confirming here */
  owns?: (view: Data, ask: Ask) => boolean;
  /** things to touch that have no place on the board get a button below the question */
  aside?: (anchor: string, view: Data) => boolean;
  /** how a report of two sides names its things */
  report?: () => Promise<(report: Report, teams: Data[], content: Data) => ReportNames>;
  /** shows a report of another kind */
  Report?: Lazy<ReportProps>;
  /** explains each question, where somebody wants that */
  guide?: () => Promise<Guide>;
  groups?: OptionGroup[];
  /** options of the rules that only somebody alone may set */
  alone?: string[];
  /** false where a board has no other side to be seen from */
  flips?: boolean;
  /** teaches the game, instead of lessons on positions */
  courses?: () => Promise<Courses>;
  score?: (view: Data) => number[];
  /** the side that is at home, -1 where none is */
  home?: (view: Data) => number;
  /** a line below the score: what more counts than the match that is played */
  under?: (view: Data, teams: Data[]) => string;
  /** what the score counts, in a word; where it stands for nothing yet, a dash is shown */
  unit?: () => string;
  level?: (view: Data) => boolean;
  /** what goes on now, where the name of the phase does not say it */
  phase?: (view: Data) => string;
  clock?: (view: Data) => Clock | null;
  /** the kind of fact that ends one of several matches: a replay marks these instead of goals */
  results?: string;
  /** the moments of a replay, where they are not the answers one by one */
  moments?: () => Promise<(frames: readonly Frame[], content: Data) => Frame[]>;
  /** has a replay chapters, one for each time that the clock says something else? */
  chapters?: boolean;
  /** when a goal fell, from the view before it; where matches are marked, the fact that ended one */
  moment?: (view: Data, fact?: Fact, teams?: Data[]) => Moment | null;
  /** the end, where there is more to it than `score` */
  final?: (view: Data) => Final | null;
  /** the heading of its end, where it is neither won nor lost; empty otherwise */
  headed?: (view: Data) => string;
  /** must those who share a device not see each other's view now? */
  secret?: (view: Data) => boolean;
  /** things that a person may ask about, where they are not cells to be typed in */
  askable?: (view: Data) => string[];
  /** an answer that gives nothing away and costs nothing is sent at once */
  light?: (anchor: string, view: Data) => boolean;
  /** the side that a fact is about, where its data says that otherwise than most games do */
  by?: (fact: Fact) => number | null;
  /** is this what somebody did, where more follows from it than matters to the others? Unless told, what nobody should miss */
  deed?: (fact: Fact) => boolean;
  /** does the board show where this happened? Then its line of the story lights it */
  place?: (fact: Fact, view: Data) => boolean;
  /** inside one step the story is read from its beginning */
  forward?: boolean;
  /** the story without lines that tell nothing new (newest line first) */
  tells?: (story: readonly Line[], view: Data) => readonly Line[];
  /** lines of the story that only one of them may read */
  hush?: (id: string) => boolean;
}
