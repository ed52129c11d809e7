/** A line-up being put together: places of a formation, who stands there, who wears the armband. */
import { DONE, PASS, PLAYER, shapeCode, shapeName, shapeOfLines, sizeOf, VACANCY, type Shape } from './codes';
import type { LaidOut, LineUp, Moment } from './plans';
import { suggest } from './suggest';
import { LINES, onPitch, type Cards, type View } from './view';

/** What is wrong or unfinished: a message, its arguments, the rule. */
export interface Problem {
  id: string;
  args: Record<string, string | number>;
  rule: string;
}
export interface Place {
  line: number;
  at: number;
}

/** A line-up as it is kept in the browser until it is sent. */
export interface Saved {
  shape: Shape;
  lines: number[][];
  captain: number;
}

const NONE = -1;

export class Lineup {
  shape = $state.raw<Shape>([2, 2, 2, 2, 2]);
  /** for each line its places from left to right; -1 where nobody stands */
  lines = $state.raw<number[][]>([]);
  /** who shall wear the armband; -1 leaves it to the server, which names the best */
  wished = $state(NONE);
  /** a player or a place that was touched first */
  held = $state(NONE);
  spot = $state.raw<Place | null>(null);
  /** what the server said of a plan (voice/laid.py), and of which */
  told = $state.raw<LaidOut | null>(null);
  #of = $state('');

  /** how many outfield players there shall be */
  size = $state(10);

  constructor(
    readonly people: number[],
    size: number,
    readonly coach: number,
    readonly keeper: number,
    readonly cards: Cards,
    /** the shapes that may be taken, and who may stand where, as the server says */
    readonly moment: Moment,
    readonly stars: (n: number) => number,
    /** as it stands on the pitch now; and its captain */
    standing: number[][] | null = null,
    readonly worn = NONE,
  ) {
    this.size = size;
    if (standing) {
      this.shape = shapeOfLines(standing);
      this.lines = standing.map((row) => [...row]);
      return;
    }
    const fit = this.shapes().find((s) => s.open) ?? this.shapes()[0];
    if (fit) this.form(fit.shape);
  }

  /** One more place, or one fewer: the formation that keeps most of those on the pitch. */
  resize(size: number): void {
    if (size === this.size) return;
    this.size = size;
    const counts = shapeOfLines(this.lines.map((row) => row.filter((n) => n !== NONE)));
    // of those as near, one whose new places somebody of the bench can take
    const spare = LINES.map((_, line) => this.bench.filter((n) => this.fitsAt(n, { line, at: 0 })).length);
    const near = (s: Shape): number => s.reduce((a, n, i) => a + Math.abs(n - counts[i]!) + Math.max(0, n - counts[i]! - spare[i]!) / 2, 0);
    const open = this.shapes().filter((s) => s.open).sort((a, b) => near(a.shape) - near(b.shape))[0];
    if (open) this.form(open.shape);
  }

  /** All shapes for so many players; those that these people cannot fill name the lines that lack. */
  shapes(): { shape: Shape; open: boolean; short: string[]; limit: number }[] {
    return this.moment.formations
      .map(({ lines, short, ...rest }) => ({ ...rest, shape: lines as unknown as Shape, short: short.map((line) => LINES[line] ?? '') }))
      .filter((s) => sizeOf(s.shape) === this.size);
  }

  /** The line-up as it stands, to be asked about. */
  get plan(): LineUp {
    return { plan: 'line-up', lines: this.lines, captain: this.wished };
  }
  /** What came of a plan. The newest numbers stay, old or not; an armband that may not be worn is taken off. */
  hear(found: LaidOut, of: LineUp): void {
    this.told = found;
    this.#of = JSON.stringify(of);
    if (this.wished !== NONE && found.captain !== NONE && found.captain !== this.wished) this.wished = NONE;
  }
  /** Do the numbers speak of the line-up as it stands? */
  get fresh(): boolean {
    return this.told !== null && this.#of === JSON.stringify(this.plan);
  }

  /** Who wears the armband; -1 for nobody. */
  get captain(): number {
    const n = this.wished !== NONE ? this.wished : (this.told?.captain ?? this.worn);
    return this.on.includes(n) ? n : NONE;
  }
  set captain(n: number) {
    this.wished = n;
  }

  get saved(): Saved {
    return { shape: this.shape, lines: this.lines, captain: this.captain };
  }
  /** Put together again what was kept; people who are no longer there leave their places free. */
  restore({ shape, lines, captain }: Saved): void {
    this.shape = shape;
    this.lines = lines.map((row) => row.map((n) => (this.people.includes(n) ? n : NONE)));
    this.wished = captain;
    this.#settled();
  }

  get on(): number[] {
    return this.lines.flat().filter((n) => n !== NONE);
  }
  get bench(): number[] {
    const on = new Set(this.on);
    return this.people.filter((n) => !on.has(n));
  }
  placeOf(n: number): Place | null {
    for (const [line, row] of this.lines.entries()) {
      const at = row.indexOf(n);
      if (n !== NONE && at >= 0) return { line, at };
    }
    return null;
  }
  at({ line, at }: Place): number {
    return this.lines[line]?.[at] ?? NONE;
  }

  /** Another formation: everybody stays who still has a place in his line. */
  form(shape: Shape): void {
    const was = this.lines;
    this.shape = shape;
    this.lines = shape.map((n, line) => {
      const stay = (was[line] ?? []).filter((p) => p !== NONE).slice(0, n);
      return Array.from({ length: n }, (_, i) => stay[i] ?? NONE);
    });
    this.#settled();
    this.drop();
  }

  fitsAt(n: number, place: Place): boolean {
    return this.moment.places[n]?.includes(place.line) ?? false;
  }

  /** Put somebody there. Whoever stood there takes the place left, where that fits, or sits down. */
  put(n: number, place: Place): boolean {
    if (!this.fitsAt(n, place)) return false;
    const from = this.placeOf(n);
    const other = this.at(place);
    const lines = this.lines.map((row) => [...row]);
    const set = (p: Place, who: number): void => {
      const row = lines[p.line];
      if (row) row[p.at] = who;
    };
    set(place, n);
    if (from) set(from, other !== NONE && this.fitsAt(other, from) ? other : NONE);
    this.lines = lines;
    this.#settled();
    this.drop();
    return true;
  }
  sit(n: number): void {
    this.lines = this.lines.map((row) => row.map((p) => (p === n ? NONE : p)));
    this.#settled();
    this.drop();
  }
  drop(): void {
    this.held = NONE;
    this.spot = null;
  }
  /** Who has left cannot be meant to wear the armband. */
  #settled(): void {
    if (this.wished !== NONE && !this.on.includes(this.wished)) this.wished = NONE;
  }

  /** Who may wear the armband, the strongest first. */
  get captains(): number[] {
    return this.told?.captains ?? [];
  }
  get problems(): Problem[] {
    const shape = shapeName(this.shape);
    return (this.told?.lacks ?? []).map(({ what, count, rule }) => ({ id: `fc-ui-lack-${what}`, args: { count, shape }, rule }));
  }
  get ready(): boolean {
    return this.fresh && this.told?.legal === true;
  }

  /** Fill the empty places (or all of them) as well as the stars and the style allow. */
  suggest(): void {
    const squad = { ...this, fits: (n: number, line: number) => this.fitsAt(n, { line, at: 0 }) };
    const lines = suggest(squad, this.shapes().filter((s) => s.open).map((s) => s.shape));
    if (!lines) return;
    this.shape = shapeOfLines(lines);
    this.lines = lines;
    this.wished = NONE;
    this.drop();
  }

  /** FC-181: shape, ten players, captain. */
  run(): number[] {
    return [shapeCode(this.shape), ...this.on.map((n) => PLAYER + n), PLAYER + this.captain];
  }
}

/**
 * A change (FC-160): entrants in ascending order, the first of them for vacancies (FC-096), the others
 * each with whoever makes room; no more; then the arrangement and, where the armband is free, who
 * wears it now.
 */
export function changeRun(was: number[], lineup: Lineup, captain: number): number[] {
  const on = lineup.on;
  const entrants = on.filter((n) => !was.includes(n)).sort((a, b) => a - b);
  const gone = was.filter((n) => !on.includes(n)).sort((a, b) => a - b);
  const codes: number[] = [];
  const vacancies = entrants.length - gone.length;
  entrants.forEach((n, i) => {
    const out = gone[i - vacancies];
    codes.push(PLAYER + n, out === undefined ? VACANCY : PLAYER + out);
  });
  codes.push(PASS);
  if (entrants.length) codes.push(shapeCode(lineup.shape), ...on.map((n) => PLAYER + n));
  if (captain < 0 || !on.includes(captain)) codes.push(PLAYER + lineup.captain, DONE);
  else if (entrants.length) codes.push(DONE);
  return codes;
}

/**
 * The editor's line-up for what is asked of a club now: before the match from its bench, at a change
 * as it stands; null where no line-up is asked for. It is kept longer than a view and reads none.
 */
export function lineupOf(view: View, me: 0 | 1, cards: Cards, moment: Moment | null): Lineup | null {
  const { phase, players } = view;
  if (!moment?.formations.length) return null;
  const club = view.clubs[me];
  const stars = (n: number): number => players[n]?.coming ?? cards.player(n).level;
  const bench = (club.bench ?? []).filter((n) => cards.player(n).kind === 'outfield');
  if (phase === 'prematch') return new Lineup(bench, 10, club.coach, club.keeper, cards, moment, stars);
  if (phase !== 'change') return null;
  const on = onPitch(club);
  return new Lineup([...on, ...bench], on.length, club.coach, club.keeper, cards, moment, stars, club.lines, club.captain);
}
