/**
 * A line-up as it is planned, what the server says of it, and the answers that give it, in the order
 * in which they are asked. Who may play, and where a shirt may stand, is said by the server alone.
 */
import { untrack } from 'svelte';
import type { Ask, Option } from '../../lib/wire';
import type { Bar, LaidOut, Sheet, Stood } from './plans';
import { CARD } from './shown';
import type { Club } from './view';

const NOBODY: [number, number, number] = [-1, -1, -1];

export class Plan {
  /** tactic card and formation; -1 and "" where none is chosen yet */
  tactic = $state(-1);
  shape = $state('');
  on = $state.raw<number[]>([]);
  /** abilities to be paid for */
  paid = $state.raw<number[]>([]);
  /** abilities, and the tactic card (-1: none), that the forecast counts as used */
  uses = $state.raw<number[]>([]);
  play = $state(-1);
  /** where each shirt stands: as the server said last, and as it has been moved since */
  at = $state.raw<Map<number, number>>(new Map());
  /** what the server said last */
  laid = $state.raw<LaidOut | null>(null);
  /** how many wishes there have been: after each it is asked what comes of them */
  wishes = $state(0);
  /** a shirt that was touched first */
  held = $state(-1);
  /** answers are being given */
  giving = $state(false);
  /** how often something had been taken back when this was planned */
  regrets = 0;
  /** the abilities to be paid for have been chosen */
  paying = $state(false);
  /** those of the plan for whom there was no place or no fitness any more */
  dropped = $state.raw<number[]>([]);
  /** the answer that was sent last and for which turn: what comes back unanswered is not sent again */
  sent = $state('');
  /** the shirt that was moved last, where to, and the one that it changes places with */
  #moved = NOBODY;
  /** where shirts stood before it was */
  #stood: [number, number][] = [];

  // -- what is wished, and what comes of it --------------------------------------------------------

  /** The plan as it is sent; once it has been given, its effects alone. */
  sheet(planned: boolean): Sheet {
    const { uses, play, tactic, shape, on } = this;
    return planned ? { plan: 'sheet', tactic, shape, people: on, shirts: this.#stood, moved: this.#moved, uses, play } : { plan: 'sheet', uses, play };
  }

  /** What comes of it; null for nothing, or for what is no plan any more. */
  hear(found: LaidOut | null): void {
    this.laid = found;
    // a moment is over: what was to be used is not counted any more
    if (!found && (this.uses.length || this.play >= 0)) [this.uses, this.play, this.wishes] = [[], -1, this.wishes + 1];
    if (!found?.field.length) return;
    [this.tactic, this.shape, this.on] = [found.tactic, found.shape, found.people];
    this.#stood = found.field.map((s) => [s.shirt, s.zone]);
    this.#moved = NOBODY;
    this.at = new Map(this.#stood);
  }

  #wish(moved = NOBODY): void {
    this.#stood = [...this.at];
    this.#moved = moved;
    this.held = -1;
    this.wishes += 1;
  }

  /** What has been answered already, here or elsewhere, is part of the plan. */
  sync(club: Club): void {
    const given = club.lineup;
    if (!given?.shape) return;
    const picked = given.picks.map((p) => p.card);
    const late = club.doing !== 'formation' && club.doing !== 'select';
    const on = late ? picked : [...new Set([...this.on, ...picked])].sort((a, b) => a - b);
    if (late && this.left(club).length) [this.dropped, this.giving] = [this.left(club), false];
    if (this.shape === given.shape && on.length === this.on.length && (this.#stands(club) || !this.beyond(club))) return;
    // what comes out differently is looked at before it is given
    if (this.beyond(club)) this.giving = false;
    [this.tactic, this.shape, this.on] = [given.tactic ?? -1, given.shape, on];
    this.#wish();
  }

  /** Have the ten shirts been named, so that only zones are asked for? */
  beyond(club: Club): boolean {
    return club.doing === 'place' && club.lineup !== null && club.lineup.field.length > 0;
  }
  /** One of the ten shirts on the field. */
  stood(shirt: number): Stood | undefined {
    return this.laid?.field.find((s) => s.shirt === shirt);
  }
  /** Why somebody cannot be put on; undefined where he can. */
  shut(card: number): Bar | undefined {
    return this.on.includes(card) ? undefined : this.laid?.barred[card];
  }

  toggle(card: number): void {
    this.on = this.on.includes(card) ? this.on.filter((n) => n !== card) : [...this.on, card];
    this.#wish();
  }
  form(tactic: number, shape: string): void {
    [this.tactic, this.shape] = [tactic, shape];
    this.#wish();
  }
  /** What an effect is: counted or not. */
  count(ability: number, card: number): void {
    if (ability < 0) this.play = this.play === card ? -1 : card;
    else this.uses = this.uses.includes(ability) ? this.uses.filter((n) => n !== ability) : [...this.uses, ability];
    this.wishes += 1;
  }
  /** Move a shirt, onto another one's place if that is meant; whoever is in its way gives way. Why it cannot. */
  move(shirt: number, zone: number, other = -1): Bar | undefined {
    const bar = this.stood(shirt)?.shut[zone];
    this.held = -1;
    if (bar) return bar;
    const left = this.at.get(shirt);
    const moved: [number, number][] = other >= 0 && left !== undefined ? [[other, left], [shirt, zone]] : [[shirt, zone]];
    this.#wish([shirt, zone, other]);
    this.at = new Map([...this.at, ...moved]);
    return undefined;
  }

  /** Is everything there that the plan needs, every shirt in a zone? */
  ready(): boolean {
    return this.shape !== '' && this.at.size === 10;
  }

  // -- the answers ---------------------------------------------------------------------------------

  /** Those of the plan who have not been selected yet, ascending. */
  left(club: Club): number[] {
    return this.on.filter((card) => !club.lineup?.picks.some((p) => p.card === card)).sort((a, b) => a - b);
  }
  /** EL-201, EL-203 The first answers, that are taken together or not at all: formation and people. */
  opening(kind: string, options: Option[], club: Club): number[] {
    const people = this.left(club).map((card) => CARD + card);
    if (kind !== 'formation') return people;
    const chosen = options.find(([, a]) => a.join() === `card:${this.tactic},shape:${this.shape}`);
    return chosen ? [chosen[0], ...people] : [];
  }

  /** The answer to what is asked now; null where the plan has none, so that a person chooses. */
  answer(kind: string, ask: Ask, club: Club): number | null {
    const code = (anchor: string): number | null => ask.options.find(([, a]) => a.at(-1) === anchor)?.[0] ?? null;
    const given = club.lineup;
    if (kind === 'select') return this.left(club).length ? code(`card:${this.left(club)[0]}`) : code('pass');
    if (kind === 'assign') return this.paying ? this.#pay(ask) : null;
    if (kind !== 'place' || !given || !this.#stands(club)) return null;
    const shirt = given.field[given.zones.findIndex((z) => z === null)] ?? -1;
    return code(`zone:${this.at.get(shirt)}`);
  }
  /** Do the ten shirts of the server stand here? Only then are places given without looking again. */
  #stands(club: Club): boolean {
    const { field = [], zones = [] } = club.lineup ?? {};
    return field.length === this.at.size && field.every((shirt, n) => this.at.has(shirt) && (zones[n] ?? this.at.get(shirt)) === this.at.get(shirt));
  }
  /** EL-206 The next ability to be paid for among those open, else done. */
  #pay(ask: Ask): number {
    const wanted = ask.options.find(([, a]) => this.paid.includes(abilityOf(a)));
    return wanted?.[0] ?? ask.options.find(([, a]) => a[0] === 'pass')?.[0] ?? 0;
  }
}

/** The ability an option resolves, -1 for none. */
export const abilityOf = (anchors: string[]): number => Number(anchors.find((a) => a.startsWith('ability:'))?.slice(8) ?? -1);

/** Plans by table, seat and week: the panel comes and goes while answers are on their way. */
const plans = new Map<string, Plan>();
export function planOf(key: string): Plan {
  const kept = plans.get(key);
  if (kept) return kept;
  const made = untrack(() => new Plan());
  plans.set(key, made);
  return made;
}
