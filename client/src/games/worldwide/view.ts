/** What the server shows of a Worldwide Football table, and what a pack says of its cards. */
import type { Data } from '../../lib/wire';
import type { Looks } from '../../ui/portrait';

export type Side = 0 | 1;
export type Category = 'attack' | 'shot' | 'defence';
/** how many of each type of Action card, by the number of the type */
export type Counts = Record<string, number>;
export type Ratio = [number, number];

export interface Action {
  id: string;
  kind: string;
  category: Category;
  pro: boolean;
  pa: number;
  /** PA at which it may be played; null for any */
  allowed: number[] | null;
  defended_by: Record<string, number>;
  shot_bonus: Record<string, number> | null;
  threshold: number;
  foul: number[];
  yellow: number[];
  red: number[];
  name: string;
  text: string;
}
export interface Ability {
  id: string;
  amateur: boolean;
  name: string;
  text: string;
}
export interface Nation {
  id: string;
  name: string;
  short: string;
  colours: string[];
  stars: number;
  abilities: number[];
  stadium_text: string;
  /** the texts of abilities that its ground changes, by their number */
  changes?: Record<string, string>;
}
export type Post = 'G' | 'D' | 'M' | 'A';
export interface Person {
  id: string;
  team: string;
  name: string;
  type: Post;
  text: string;
  bio?: string;
  looks: Looks;
}
export interface Content {
  actions: Action[];
  abilities: Ability[];
  teams: Nation[];
  people: Person[];
}

/** One side of the table. */
export interface Half {
  team: number;
  goals: number;
  stars: number;
  most_stars: number;
  subs: number;
  colour: 0 | 1;
  captain: number;
  abilities: number[];
  free: number[];
  pile: number;
  /** how many Action cards giving the ball back would draw; 0 where it would be lost for nothing */
  give_draw: number;
  people_pile: number;
  discard: Counts;
  people_discard: number[];
  gone: number[];
  start: number;
  pile_left: Counts | null;
  kicks: boolean[];
}
export interface HandView {
  seat: number;
  count: number;
  people_count: number;
  cards: Counts | null;
  known: Counts;
  people: number[] | null;
  people_known: number[];
  reds: number;
  limit: [number, number];
}
export interface Entry {
  side: Side;
  what: 'card' | 'person' | 'star' | 'defence';
  n: number;
  state: 'open' | 'valid' | 'stopped' | 'countered' | 'fouled';
}
/**
 * What has become of a card of the line, by its number. Stars and people wait for nothing; a defence
 * waits for its roll as long as the card that it answers waits, and is spent without one where that
 * card is settled otherwise (WF-108).
 */
export function stateOf(line: Entry[], at: number): Entry['state'] | 'played' | 'failed' | 'won' | 'spent' | 'suffered' {
  const e = line[at];
  if (!e) return 'open';
  if (e.what === 'star' || e.what === 'person') return e.state === 'open' ? 'played' : e.state;
  if (e.what === 'card') return e.state === 'fouled' ? 'suffered' : e.state; // it counts all the same (WF-152)
  if (e.state === 'stopped') return 'failed';
  if (e.state === 'valid') return 'won';
  const answered = line.slice(0, at).filter((x) => x.what === 'card').at(-1);
  return e.state === 'open' && answered && answered.state !== 'open' ? 'spent' : e.state;
}
/** What an answer needs on the d20, and how likely that, and a foul, is. */
export interface Answer {
  need: number;
  /** the lowest natural result that wins; 0 where none does */
  from?: number;
  win: Ratio;
  foul?: Ratio;
}
export interface ShotOdds {
  goal: Ratio;
  corner: Ratio;
  save: Ratio;
  off: Ratio;
}
export interface Chance {
  allowed: boolean;
  pa_after: number;
  answers: Record<string, Answer>;
  /** abilities of the other side that would take it by a roll of their own, by number */
  traps?: Record<string, Answer>;
  /** Player cards that the other side may hold and that would take it by a roll of their own */
  people?: Record<string, Answer>;
  shot?: ShotOdds | null;
  /** the same with every set of Player cards that may go with it, `p:1+p:4` */
  with?: Record<string, Omit<Chance, 'allowed' | 'with'>>;
}
export interface ShotView extends ShotOdds {
  piece: 'shot' | 'free_kick' | 'penalty';
  die: number;
  quality: number;
  bonus: number;
  dice: number;
  /** the chance of a goal if the die is rolled once more */
  again?: Ratio | null;
}
export interface Pending {
  card: number;
  seat: number;
  people: number[];
  shut: boolean;
  /** by the type of the defence card */
  answers: Record<string, Answer>;
  /** how many cards letting it pass brings each seat */
  draws?: number[];
  shot: ShotOdds | null;
}
export interface View {
  phase: string;
  eye: number;
  seats: 2 | 4;
  mode: 'amateur' | 'professional';
  modules: Record<string, boolean>;
  half: number;
  ball: number;
  carrier: number;
  pa: number;
  restrict: '' | 'free_kick' | 'corner';
  safe: boolean;
  block: number;
  waiting: number;
  home: boolean[];
  acting: number;
  /** what giving the ball back would end: "half", "match", "shoot_out" (the half, and penalties follow); "" nothing */
  give_ends?: string;
  /** attacks of this half that are over */
  attacks: number;
  sides: [Half, Half];
  hands: HandView[];
  line: Entry[];
  pending: Pending | null;
  chances: Record<string, Chance>;
  /** what a d20 must reach for own abilities (`s:4`) and Player cards (`p:3`) now */
  rolls: Record<string, { need: number; win: Ratio }>;
  shot: ShotView | null;
  /** what own Player cards would add to the roll that lies there, `p:3` */
  adds?: Record<string, number>;
  roll: { natural: number; added: number; need: number } | null;
  sealed: number[];
  taking: { types: Counts } | null;
  /** whose card, Player card or ability makes somebody discard now, and which */
  cause: { side: Side; what: Entry['what']; n: number } | null;
  result: number | null;
}

/** The view, read as one of this game. */
export const seen = (view: Data): View => view as unknown as View;

export const SQUAD = 7;
/** Attack points from which a shot may be played. */
export const RANGE = 6;
export const MOST_PA = 8;

const BLANK: Action = {
  id: '', kind: '', category: 'attack', pro: false, pa: 0, allowed: null, defended_by: {}, shot_bonus: null, threshold: 0,
  foul: [], yellow: [], red: [], name: '?', text: '',
};
const NOBODY: Person = {
  id: '', team: '', name: '?', type: 'M', text: '', looks: { skin: 'olive', hair: 'short', colour: 'brown', face: 'oval', extra: 'none', pose: 'front' },
};

export const sideOf = (seat: number): Side => (seat % 2 === 1 ? 1 : 0);
export const other = (side: Side): Side => (side === 0 ? 1 : 0);
/** The side whose eyes these are; null for whoever watches. */
export const own = (view: View): Side | null => (view.eye >= 0 && view.eye < view.seats ? sideOf(view.eye) : null);
export const seatsOf = (view: View, side: Side): number[] => view.hands.map((h) => h.seat).filter((s) => sideOf(s) === side);
export const handOf = (view: View, seat: number): HandView | undefined => view.hands.find((h) => h.seat === seat);

/** The cards of a pack by number. A number that the pack lacks gives a blank card. */
export class Cards {
  readonly content: Content;
  /** `modules`: fouls and cards that are not played are not printed either */
  constructor(data: Data | null | undefined, modules: Record<string, boolean> = {}) {
    const c = (data ?? {}) as Partial<Content>;
    const plain = (a: Action): Action => ({ ...a, foul: modules.fouls === false ? [] : a.foul, yellow: modules.sanctions === false ? [] : a.yellow, red: modules.sanctions === false ? [] : a.red });
    this.content = { actions: (c.actions ?? []).map(plain), abilities: c.abilities ?? [], teams: c.teams ?? [], people: c.people ?? [] };
  }
  action = (n: number): Action => this.content.actions[n] ?? BLANK;
  ability = (n: number): Ability => this.content.abilities[n] ?? { id: '', amateur: false, name: '?', text: '' };
  /** What an ability of a side does: its ground may change it. */
  does(view: View, side: Side, n: number): string {
    const changed = view.home[side] ? this.nation(view.sides[side].team)?.changes?.[String(n)] : undefined;
    return changed ?? this.ability(n).text;
  }
  nation = (n: number): Nation | undefined => this.content.teams[n];
  /** Player card n (0 to 6) of a side, by the team it plays with. */
  person(view: View, side: Side, n: number): Person {
    const team = view.sides[side].team;
    return team < 0 ? NOBODY : (this.content.people[team * SQUAD + n] ?? NOBODY);
  }
  squad = (team: number): Person[] => this.content.people.slice(team * SQUAD, team * SQUAD + SQUAD);
  shirt = (p: Person): string => p.name.trim().split(/\s+/).slice(1).join(' ') || p.name;
  /** The name of a kind: that of the plainest card of it. */
  kind = (kind: string): string => {
    const found = this.content.actions.filter((a) => a.kind === kind);
    return (found.find((a) => a.id === kind) ?? found[0])?.name ?? kind;
  };
}

/** Types of a heap of cards, each as often as it lies there, in the order of the pack. */
export const spread = (counts: Counts | null | undefined): number[] =>
  Object.entries(counts ?? {})
    .map(([type, n]) => [Number(type), n] as const)
    .sort((a, b) => a[0] - b[0])
    .flatMap(([type, n]) => Array.from({ length: n }, () => type));
export const total = (counts: Counts | null | undefined): number => Object.values(counts ?? {}).reduce((a, b) => a + b, 0);
export const value = ([a, b]: Ratio): number => (b ? a / b : 0);
