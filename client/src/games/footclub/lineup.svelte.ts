/** A line-up being put together: places of a formation, who stands there, who wears the armband. */
import { DONE, PASS, PLAYER, shapeCode, VACANCY, type Shape } from './codes';
import {
  captains, fits, formations, legalShape, match, missing, name, shapesFor, shapeOfLines, shortLines, sizeOf, values,
  type Rules, type Values,
} from './formation';
import { LINES, onPitch, type Cards, type Profile, type View } from './view';

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

/** What of the table bears on a line-up besides the cards: see `Lineup`. */
export interface Around {
  /** FC-091, FC-205 yellow cards of a player in halves */
  booked?: (n: number) => number;
  /** FC-103 of booked players who have left, where they count on */
  left?: number;
  /** FC-158 the shapes in which a change may end; without a list all that can be filled */
  ends?: string[] | null;
}

const NONE = -1;

export class Lineup {
  shape = $state.raw<Shape>([2, 2, 2, 2, 2]);
  /** for each line its places from left to right; -1 where nobody stands */
  lines = $state.raw<number[][]>([]);
  captain = $state(NONE);
  /** a player or a place that was touched first */
  held = $state(NONE);
  spot = $state.raw<Place | null>(null);

  /** how many outfield players there shall be */
  size = $state(10);

  constructor(
    readonly people: number[],
    size: number,
    readonly coach: number,
    readonly keeper: number,
    readonly cards: Cards,
    readonly rules: Rules,
    readonly stars: (n: number) => number,
    /** as it stands on the pitch now; and its captain */
    readonly standing: number[][] | null = null,
    captain = NONE,
    readonly around: Around = {},
  ) {
    this.size = size;
    if (standing) {
      this.shape = shapeOfLines(standing);
      this.lines = standing.map((row) => [...row]);
      this.captain = captain;
      return;
    }
    const fit = this.shapes().find((s) => s.open) ?? this.shapes()[0];
    if (fit) this.form(fit.shape);
  }

  /** One more place, or one fewer: the first formation that keeps most of those on the pitch. */
  resize(size: number): void {
    if (size === this.size) return;
    this.size = size;
    const counts = shapeOfLines(this.lines.map((row) => row.filter((n) => n !== NONE)));
    const near = (s: Shape): number => s.reduce((a, n, i) => a + Math.abs(n - counts[i]!), 0);
    const open = this.shapes().filter((s) => s.open).sort((a, b) => near(a.shape) - near(b.shape))[0];
    if (open) this.form(open.shape);
  }

  /** All shapes for so many players; those that these people cannot fill name the lines that lack. */
  shapes(): { shape: Shape; open: boolean; short: string[] }[] {
    const cards = this.people.map(this.cards.player);
    return shapesFor(this.size, this.rules).map((shape) => {
      const short = shortLines(shape, cards);
      const ends = this.around.ends?.includes(name(shape)) ?? true;
      return { shape, open: short.length === 0 && ends, short };
    });
  }

  get saved(): Saved {
    return { shape: this.shape, lines: this.lines, captain: this.captain };
  }
  /** Put together again what was kept; people who are no longer there leave their places free. */
  restore({ shape, lines, captain }: Saved): void {
    this.shape = shape;
    this.lines = lines.map((row) => row.map((n) => (this.people.includes(n) ? n : NONE)));
    this.captain = captain;
    this.#armband();
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
    this.#armband();
    this.drop();
  }

  fitsAt(n: number, place: Place): boolean {
    return n !== NONE && fits(this.cards.player(n), place.line);
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
    this.#armband();
    this.drop();
    return true;
  }
  sit(n: number): void {
    this.lines = this.lines.map((row) => row.map((p) => (p === n ? NONE : p)));
    this.#armband();
    this.drop();
  }
  drop(): void {
    this.held = NONE;
    this.spot = null;
  }
  #armband(): void {
    if (this.captain !== NONE && !this.captains.includes(this.captain)) this.captain = NONE;
    if (this.captain === NONE && this.on.length === this.size) this.captain = this.#best(this.captains);
  }
  #best(of: number[]): number {
    return [...of].sort((a, b) => this.stars(b) - this.stars(a))[0] ?? NONE;
  }

  get captains(): number[] {
    return captains(this.on, this.cards, this.coach, this.rules);
  }
  get values(): Values {
    return this.#values(this.lines.map((row) => row.filter((n) => n !== NONE)));
  }
  #values(lines: number[][]): Values {
    return values(lines, this.coach, this.keeper, this.cards, this.stars, this.#halves(lines.flat()));
  }
  /** FC-103 Yellow cards that count: of those on the pitch, or with an option of those who leave too. */
  #halves(on: number[]): number {
    const counted = this.rules.malus_scope === 'match' ? new Set([...(this.standing ?? []).flat(), ...on]) : on;
    return [...counted].reduce((sum, n) => sum + (this.around.booked?.(n) ?? 0), this.around.left ?? 0);
  }
  /** Profiles that are still missing for the style, once all places are taken. */
  get lacks(): Profile[] {
    const style = this.cards.player(this.coach).style;
    return style && this.on.length === 10 ? missing(this.on.map(this.cards.player), style) : [];
  }
  get problems(): Problem[] {
    const found: Problem[] = [];
    const empty = this.size - this.on.length;
    if (empty > 0) found.push({ id: 'fc-ui-lack-players', args: { count: empty }, rule: this.size < 10 ? 'FC-105' : 'FC-029' });
    if (!legalShape(this.shape, this.rules)) found.push({ id: 'fc-ui-lack-shape', args: { shape: name(this.shape) }, rule: 'FC-030' });
    if (empty === 0 && this.captain === NONE) found.push({ id: 'fc-ui-lack-captain', args: {}, rule: 'FC-044' });
    return found;
  }
  get ready(): boolean {
    return this.problems.length === 0;
  }

  /** Fill the empty places (or all of them) as well as the stars and the style allow. */
  suggest(): void {
    let best: { lines: number[][]; worth: number } | null = null;
    for (const shape of this.size === 10 ? formations(this.rules) : shapesFor(this.size, this.rules)) {
      const lines = this.#fill(shape);
      if (!lines) continue;
      const better = this.#tuned(lines);
      if (!best || better.worth > best.worth) best = better;
    }
    if (!best) return;
    this.shape = shapeOfLines(best.lines);
    this.lines = best.lines;
    this.captain = this.#best(this.captains);
    this.drop();
  }
  /** The strongest people that fill a shape: the strongest first, each where room can be made. */
  #fill(shape: Shape): number[][] | null {
    const places = shape.flatMap((n, line) => Array.from({ length: n }, () => line));
    const strong = [...this.people].sort((a, b) => this.stars(b) - this.stars(a));
    let team: number[] = [];
    for (const n of strong) {
      const tried = [...team, n];
      const held = match(tried, places, (p, line) => fits(this.cards.player(p), line));
      if (!held.includes(-1)) team = tried;
      if (team.length === sizeOf(shape)) break;
    }
    return team.length === sizeOf(shape) ? this.#arrange(team, shape) : null;
  }
  #arrange(team: number[], shape: Shape): number[][] | null {
    const places = shape.flatMap((n, line) => Array.from({ length: n }, () => line));
    const held = match(places, team, (line, p) => fits(this.cards.player(p), line));
    if (held.includes(-1)) return null;
    const lines: number[][] = LINES.map(() => []);
    places.forEach((line, i) => lines[line]?.push(team[held[i] as number] as number));
    return lines;
  }
  /** Values with a little for both sides of the game; exchanges that make the style fit pay off. */
  #worth(lines: number[][]): number {
    const v = this.#values(lines);
    const style = this.cards.player(this.coach).style;
    const lack = style && lines.flat().length === 10 ? missing(lines.flat().map(this.cards.player), style).length : 0;
    return v.att + v.def + (v.optimised ? 1 : 0) - 0.6 * lack + 0.2 * v.limit;
  }
  #tuned(lines: number[][]): { lines: number[][]; worth: number } {
    let now = { lines, worth: this.#worth(lines) };
    for (let round = 0; round < 6; round++) {
      let better = now;
      for (const n of this.people) {
        if (now.lines.flat().includes(n)) continue;
        for (const [line, row] of now.lines.entries()) {
          for (const [at] of row.entries()) {
            if (!fits(this.cards.player(n), line)) continue;
            const next = now.lines.map((r, i) => (i === line ? r.map((p, j) => (j === at ? n : p)) : r));
            const worth = this.#worth(next);
            if (worth > better.worth + 1e-9) better = { lines: next, worth };
          }
        }
      }
      if (better === now) break;
      now = better;
    }
    return now;
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
export function lineupOf(view: View, me: 0 | 1, cards: Cards, rules: Rules): Lineup | null {
  const { phase, players } = view;
  const club = view.clubs[me];
  const stars = (n: number): number => players[n]?.coming ?? cards.player(n).level;
  const booked = (n: number): number => 2 * (players[n]?.yellow ?? 0) + (players[n]?.half ?? 0);
  const around: Around = { booked, left: club.left, ends: view.change?.shapes ?? null };
  const bench = (club.bench ?? []).filter((n) => cards.player(n).kind === 'outfield');
  if (phase === 'prematch') return new Lineup(bench, 10, club.coach, club.keeper, cards, rules, stars, null, NONE, around);
  if (phase !== 'change') return null;
  const on = onPitch(club);
  return new Lineup([...on, ...bench], on.length, club.coach, club.keeper, cards, rules, stars, club.lines, club.captain, around);
}
