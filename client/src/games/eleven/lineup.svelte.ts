/** A line-up as it is planned, and the answers that give it, in the order in which they are asked. */
import { untrack } from 'svelte';
import type { Ask, Option } from '../../lib/wire';
import { arrange, barred, fieldFor, lineOf, shirtsFor, totals, type Piece, type Why } from './LineupRules';
import type { Footballer, Sides } from './match';

/** The codes of answers that are not offered yet when a run is put together (eleven/codes.py). */
const CARD = 96;
const ZONES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const KINDS = ['formation', 'select', 'assign', 'bind', 'exchange', 'place'];

/** What a shirt of a role likes where nothing says more: attack in front, defence behind. */
const likes = (side: string, shape: string): number[] => {
  const lines = side === 'attack' ? [2, 1, 0] : [0, 1, 2];
  const wide = totals(shape);
  return lines.flatMap((line) => ((wide[line] ?? 0) > 3 ? [line * 3, line * 3 + 2, line * 3 + 1] : [line * 3 + 1, line * 3, line * 3 + 2]));
};

export class Plan {
  /** tactic card and formation, as anchors; empty where none is chosen yet */
  tactic = $state('');
  shape = $state('');
  on = $state.raw<number[]>([]);
  /** abilities to be paid for */
  paid = $state.raw<number[]>([]);
  /** abilities, and the tactic card (-1: none), that the forecast counts as used */
  uses = $state.raw<number[]>([]);
  play = $state(-1);
  /** where each shirt shall stand */
  at = $state.raw<Map<number, number>>(new Map());
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

  /** A plan begins with what was worn last. */
  constructor(club: Sides) {
    this.at = new Map(club.shirts.flatMap((s, n) => (s.zone !== null && s.zone >= 0 ? [[n, s.zone] as [number, number]] : [])));
  }

  /** What has been answered already, here or elsewhere, is part of the plan. */
  sync(club: Sides): void {
    const given = club.lineup;
    if (!given?.shape) return;
    const picked = given.picks.map((p) => p.card);
    const late = club.doing !== 'formation' && club.doing !== 'select';
    const on = late ? picked : [...new Set([...this.on, ...picked])].sort((a, b) => a - b);
    if (late && this.left(club).length) [this.dropped, this.giving] = [this.left(club), false];
    if (this.shape === given.shape && on.length === this.on.length && (this.#stands(club) || !this.beyond(club))) return;
    // what comes out differently is looked at before it is given
    if (this.beyond(club)) this.giving = false;
    this.tactic = `card:${given.tactic}`;
    this.shape = given.shape;
    this.on = on;
    this.settle(club);
  }

  people(club: Sides): Footballer[] {
    return club.squad.filter((p) => this.on.includes(p.card)).sort((a, b) => a.card - b.card);
  }
  /** The shirt each of the selected wears: as the server has it, or as it will most likely be. */
  worn(club: Sides): Map<number, number> {
    const given = club.lineup?.shape ? new Map(club.lineup.picks.flatMap((p) => (p.shirt === null ? [] : [[p.card, p.shirt] as [number, number]]))) : new Map<number, number>();
    const likely = shirtsFor(this.people(club));
    return new Map([...likely, ...given]);
  }
  field(club: Sides): number[] {
    return club.lineup && this.beyond(club) ? club.lineup.field : fieldFor(club.shirts, this.worn(club));
  }
  /** Have the ten shirts been named, so that only zones are asked for? */
  beyond(club: Sides): boolean {
    return club.doing === 'place' && club.lineup !== null && club.lineup.field.length > 0;
  }
  wearer(club: Sides, shirt: number): Footballer | undefined {
    const card = [...this.worn(club)].find(([, n]) => n === shirt)?.[0];
    return club.squad.find((p) => p.card === card);
  }
  /** EL-061 What a shirt will do: the role of whoever wears it, else the side that is up. */
  side(club: Sides, shirt: number): 'attack' | 'defence' {
    const role = this.wearer(club, shirt)?.role;
    return role === 'attack' || role === 'defence' ? role : (club.shirts[shirt]?.side ?? 'defence');
  }

  /** Why somebody cannot be put on; null where he can. */
  shut(club: Sides, p: Footballer, unlimited: boolean): Why | null {
    return this.on.includes(p.card) ? null : barred(p, this.people(club), this.shape, unlimited);
  }
  toggle(club: Sides, card: number): void {
    this.on = this.on.includes(card) ? this.on.filter((n) => n !== card) : [...this.on, card].sort((a, b) => a - b);
    this.settle(club);
  }
  form(club: Sides, tactic: string, shape: string): void {
    [this.tactic, this.shape] = [tactic, shape];
    // those for whom the formation has no zone rest
    let stay: Footballer[] = [];
    for (const p of this.people(club)) if (!barred(p, stay, shape, true)) stay = [...stay, p];
    this.on = stay.map((p) => p.card);
    this.settle(club);
  }

  /** Everybody gets a place again, near to where he was; the first shirt named goes first. */
  settle(club: Sides, first = -1, zone = -1): boolean {
    if (!this.shape) return false;
    const field = this.field(club);
    const was = this.at;
    const fixed = new Map(this.beyond(club) ? club.lineup?.field.map((shirt, n) => [shirt, club.lineup?.zones[n] ?? -1]) : []);
    const left = was.get(first) ?? -1;
    const pieces = field.map((shirt): Piece & { tied: boolean } => {
      const own = this.wearer(club, shirt);
      const given = fixed.get(shirt) ?? -1;
      const may = given >= 0 ? [given] : own ? own.zones : ZONES;
      if (shirt === first) return { shirt, zones: may.includes(zone) ? [zone] : [], tied: true };
      const now = was.get(shirt) ?? -1;
      const side = likes(this.side(club, shirt), this.shape);
      const near = now < 0 ? side : [now, left, ...side.filter((z) => lineOf(z) === lineOf(now)), ...side];
      return { shirt, zones: [...new Set(near)].filter((z) => may.includes(z)), tied: may !== ZONES };
    });
    pieces.sort((a, b) => Number(b.shirt === first) - Number(a.shirt === first) || Number(b.tied) - Number(a.tied) || (a.tied ? a.zones.length - b.zones.length : 0));
    const found = arrange(this.shape, pieces);
    this.held = -1;
    if (found) this.at = found;
    return found !== null;
  }
  /** Move a shirt; whoever is in its way takes its place. */
  move(club: Sides, shirt: number, zone: number): string {
    const own = this.wearer(club, shirt);
    this.held = -1;
    if (own && !own.zones.includes(zone)) return 'zone';
    return this.settle(club, shirt, zone) ? '' : 'room';
  }

  /** Two shirts change places, and no other moves; false where one of them may not stand there. */
  exchange(club: Sides, one: number, other: number): boolean {
    const given = (shirt: number): boolean => this.beyond(club) && (club.lineup?.zones[club.lineup.field.indexOf(shirt)] ?? null) !== null;
    const [from, to] = [this.at.get(one), this.at.get(other)];
    const may = (shirt: number, zone: number): boolean => this.wearer(club, shirt)?.zones.includes(zone) ?? true;
    if (from === undefined || to === undefined || given(one) || given(other) || !may(one, to) || !may(other, from)) return false;
    this.held = -1;
    this.at = new Map([...this.at, [one, to], [other, from]]);
    return true;
  }

  /** Is everything there that the plan needs, every shirt in a zone? */
  ready(club: Sides): boolean {
    const field = this.field(club);
    return this.shape !== '' && field.length === 10 && field.every((shirt) => this.at.has(shirt));
  }

  // -- the answers ---------------------------------------------------------------------------------

  /** Those of the plan who have not been selected yet, ascending. */
  left(club: Sides): number[] {
    return this.on.filter((card) => !club.lineup?.picks.some((p) => p.card === card));
  }
  /**
   * EL-201, EL-203 The first answers, that are taken together or not at all: formation and people.
   * Where fitness may not do for all of them, people are named one by one.
   */
  opening(kind: string, options: Option[], club: Sides): number[] {
    const people = this.on.length > (club.resources[3] ?? 0) ? [] : this.left(club).map((card) => CARD + card);
    if (kind !== 'formation') return people;
    const chosen = options.find(([, a]) => a.join() === `${this.tactic},shape:${this.shape}`);
    return chosen ? [chosen[0], ...people] : [];
  }

  /** The answer to what is asked now; null where the plan has none, so that a person chooses. */
  answer(kind: string, ask: Ask, club: Sides): number | null {
    const code = (anchor: string): number | null => ask.options.find(([, a]) => a.at(-1) === anchor)?.[0] ?? null;
    const given = club.lineup;
    if (kind === 'select') return this.left(club).length ? code(`card:${this.left(club)[0]}`) : code('pass');
    if (kind === 'assign') return this.paying ? this.#pay(ask) : null;
    if (kind !== 'place' || !given || !this.#stands(club)) return null;
    const shirt = given.field[given.zones.findIndex((z) => z === null)] ?? -1;
    const zone = this.at.get(shirt);
    return zone === undefined ? null : code(`zone:${zone}`);
  }
  /** Do the ten shirts of the server stand here where they may? Only then are places given without looking again. */
  #stands(club: Sides): boolean {
    const { field = [], zones = [] } = club.lineup ?? {};
    return field.length === this.at.size && field.every((shirt, n) => {
      const at = this.at.get(shirt) ?? -1;
      const own = this.wearer(club, shirt);
      const given = zones[n] ?? null;
      return given === null ? at >= 0 && (!own || own.zones.includes(at)) : given === at;
    });
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
export function planOf(key: string, club: Sides): Plan {
  const kept = plans.get(key);
  if (kept) return kept;
  const made = untrack(() => new Plan(club));
  plans.set(key, made);
  return made;
}
