/** What a game brings to the client: its board, and how its pieces are named. */
import type { Component } from 'svelte';
import type { Line, News, Step } from '../lib/habits';
import type { Match } from '../lib/match.svelte';
import type { Ask, Data, Fact, Option, Outcome } from '../lib/wire';

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
  /** whose eyes; the number after the last seat is a watcher */
  seat: number;
  /** the team of each side: id, name, short, colours, figures; seat n plays for the one at n % their number */
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

/** The guide of a game, beside the question. */
export interface CoachProps {
  match: Match;
  view: Data;
  rules: Record<string, string>;
  onrule: (rule: string) => void;
}

/** A part of a game below the result. */
export interface AfterProps {
  /** the figures of this game (Room.Report) */
  Report?: Component<ReportProps>;
  view: Data;
  teams: Data[];
  content: Data;
  over: Outcome;
  table: string;
}

/** A finished match in figures, as the server counts them. */
export interface ReportProps {
  report: Data;
  teams: Data[];
  content: Data;
  /** its title stands above it already */
  titled?: boolean;
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

export interface Room {
  /** the name of the game, as the server says it */
  name: string;
  /** the message ids of its texts begin with this and a hyphen */
  prefix: string;
  Board: Component<BoardProps>;
  /** the view once a fact has happened, so that the next one starts from there; `then` is the true view once all of them have */
  after?: (view: Data, fact: Fact, then?: Data) => Data;
  /** what should be read before the next question, and the view meanwhile (see Habits.news) */
  news?: (step: Step) => (News & { view: Data }) | null;
  /** an anchor as the option list says it */
  label?: (anchor: string, view: Data, teams: Data[], picked?: string[]) => string;
  /** a few words below the button of an anchor that has no place on the board: its chances */
  note?: (anchor: string, picked: string[], view: Data, rules: Record<string, string>) => string;
  /** what is asked instead of the question of the rules, once something has been picked or before; empty where that stays */
  question?: (options: Option[], picked: string[], view: Data) => string;
  /** where to touch now, below the question; empty where that is plain, absent for a board that lights everything */
  hint?: (view: Data, options: Option[]) => string;
  /** what is said where there is one answer and no other; empty where the words of the house will do */
  lone?: (view: Data) => string;
  /** the order in which a list offers things to touch; without it that of the options */
  order?: (anchors: string[], view: Data) => string[];
  /** things to touch that have controls of their own in `Do`, and so no line in the list */
  apart?: (anchor: string) => boolean;
  /** an anchor as the sentence of an option wants it: a name, or the word its variants go by */
  word?: (anchor: string, view: Data, teams: Data[]) => string;
  /** what "@" and an id of this game's own mean in a sentence; empty where the house knows better */
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
  After?: Component<AfterProps>;
  Report?: Component<ReportProps>;
  /** explains each question, where somebody wants that */
  Coach?: Component<CoachProps>;
  /** a new table is looked at; something happened there */
  sit?: () => void;
  heard?: (fact: Fact, rules: Record<string, string>) => void;
  groups?: OptionGroup[];
  /** options of the rules that only somebody alone may set */
  alone?: string[];
  /** false where a board has no other side to be seen from */
  flips?: boolean;
  /** teaches the game, instead of lessons on positions */
  Learn?: Component;
  /** one lesson of its own, by its id */
  Course?: Component<{ id: string }>;
  score?: (view: Data) => number[];
  /** what the score counts, in a word; where it stands for nothing yet, a dash is shown */
  unit?: () => string;
  level?: (view: Data) => boolean;
  /** what goes on now, where the name of the phase does not say it */
  phase?: (view: Data) => string;
  clock?: (view: Data) => Clock | null;
  /** the kind of fact that ends one of several matches: a replay marks these instead of goals */
  results?: string;
  /** when a goal fell, from the view before it; where matches are marked, the fact that ended one */
  moment?: (view: Data, fact?: Fact, teams?: Data[]) => Moment | null;
  /** the end, where there is more to it than `score` */
  final?: (view: Data) => Final | null;
  /** must those who share a device not see each other's view now? */
  secret?: (view: Data) => boolean;
  /** things that a person may ask about, where they are not cells to be typed in */
  askable?: (view: Data) => string[];
  /** an answer that gives nothing away and costs nothing is sent at once */
  light?: (anchor: string, view: Data) => boolean;
  /** inside one step the story is read from its beginning */
  forward?: boolean;
  /** the story without lines that tell nothing new (newest line first) */
  tells?: (story: readonly Line[], view: Data) => readonly Line[];
  /** lines of the story that only one of them may read */
  hush?: (id: string) => boolean;
}
