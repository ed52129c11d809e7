/** What the server shows of a Worldwide Football table, and what a pack says of its cards. */
import type { Data } from '../../lib/wire';
import type { Looks } from '../../ui/portrait';
import type { Moment } from './plans';
import type { Entry, HandView, ShotView, View } from './shown';

export type { CardChance, Moment } from './plans';
export type { Answer, Entry, Half, HandView, Pending, ShotView, View } from './shown';

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
  /** the same where no die goes off target, if that is another text */
  plain?: string;
  bio?: string;
  looks: Looks;
}
export interface Content {
  actions: Action[];
  abilities: Ability[];
  teams: Nation[];
  people: Person[];
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
/** What may come of a shot. */
export type ShotOdds = Pick<ShotView, 'goal' | 'corner' | 'save' | 'off'>;

/** The view, read as one of this game. */
export const seen = (view: Data): View => view as unknown as View;
const NOTHING: Moment = { chances: {}, rolls: {}, adds: {}, goals: {}, starts: {}, drops: 0, give_ends: '' };
/** What comes of the open answers, read likewise; nothing while none are open. */
export const foretold = (sketched: Data | null | undefined): Moment => (sketched as Moment | null | undefined) ?? NOTHING;

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
  /** `modules`: fouls, cards and dice off target that are not played are not printed either */
  constructor(data: Data | null | undefined, modules: Record<string, boolean> = {}) {
    const c = (data ?? {}) as Partial<Content>;
    const plain = (a: Action): Action => ({ ...a, foul: modules.fouls === false ? [] : a.foul, yellow: modules.sanctions === false ? [] : a.yellow, red: modules.sanctions === false ? [] : a.red });
    this.content = { actions: (c.actions ?? []).map(plain), abilities: c.abilities ?? [], teams: c.teams ?? [], people: modules.off_target === false ? (c.people ?? []).map((p) => ({ ...p, text: p.plain ?? p.text })) : (c.people ?? []) };
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
