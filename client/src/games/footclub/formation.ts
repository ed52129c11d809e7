/** Formations, legal line-ups, captains, values: what the line-up editor says at once (§2.4 to §2.7). */
import type { Shape } from './codes';
import { LINES, PROFILES, type Cards, type Line, type Profile, type TeamCard } from './view';

/** The options of the rules that matter here, as words; those left out have their default. */
export type Rules = Record<string, string>;

/** FC-032: the 24 formations, or 21 of them. */
export function formations(rules: Rules = {}): Shape[] {
  const found: Shape[] = [];
  for (const fb of [2, 0]) {
    for (let cb = 1; cb <= 3; cb++) {
      for (let dm = 1; dm <= 3; dm++) {
        for (let am = 1; am <= 3; am++) {
          const fw = 10 - fb - cb - dm - am;
          if (fw < 1 || fw > 3 || am + fw < 3 || (fb === 0 && cb !== 3)) continue;
          if (rules.formation_set === 'twenty_one' && fb === 0 && dm === 3) continue;
          found.push([fb, cb, dm, am, fw]);
        }
      }
    }
  }
  return found;
}

export const sizeOf = (shape: Shape): number => shape.reduce((a, b) => a + b, 0);
export const shapeOfLines = (lines: number[][]): Shape => LINES.map((_, i) => lines[i]?.length ?? 0) as unknown as Shape;
/** FC-193: cards that may be kept in hand. */
export const handLimit = (shape: Shape): number => shape[3] + shape[4];
export const name = (shape: Shape): string => shape.join('-');

/** FC-105: fewer than ten stand legally where some formation has room for each of them. */
export function legalShape(shape: Shape, rules: Rules = {}): boolean {
  return formations(rules).some((f) => f.every((n, i) => n >= (shape[i] ?? 0)));
}

/** Every shape that so many outfield players may take. */
export function shapesFor(players: number, rules: Rules = {}): Shape[] {
  if (players >= 10) return formations(rules);
  const found = new Map<string, Shape>();
  const take = (shape: number[], left: number, from: number): void => {
    if (left === 0) {
      found.set(shape.join(), shape as unknown as Shape);
      return;
    }
    for (let i = from; i < 5; i++) {
      const n = shape[i] ?? 0;
      if (n > 0) take(shape.map((x, j) => (j === i ? x - 1 : x)), left - 1, i);
    }
  };
  for (const f of formations(rules)) take([...f], 10 - players, 0);
  return [...found.values()].sort((a, b) => name(b).localeCompare(name(a)));
}

/** FC-033: may this card stand in this line? */
export const fits = (card: TeamCard, line: number): boolean => {
  const at = LINES[line];
  return at !== undefined && card.positions.includes(at);
};

/** Can these players fill this shape, each on a printed position? The lines that stay short if not. */
export function shortLines(shape: Shape, players: TeamCard[]): Line[] {
  const places = LINES.flatMap((_, line) => Array.from({ length: shape[line] ?? 0 }, () => line));
  const held = match(places, players, (line, card) => fits(card, line));
  const short = new Set<Line>();
  places.forEach((line, i) => {
    if (held[i] === -1) short.add(LINES[line] as Line);
  });
  return [...short];
}

/** Kuhn's matching: for each place the person who takes it, or -1. */
export function match<P, C>(places: P[], people: C[], ok: (place: P, person: C) => boolean): number[] {
  const owner = people.map(() => -1);
  const held = places.map(() => -1);
  const seat = (place: number, seenBefore: Set<number>): boolean => {
    for (let c = 0; c < people.length; c++) {
      if (seenBefore.has(c) || !ok(places[place] as P, people[c] as C)) continue;
      seenBefore.add(c);
      const other = owner[c] as number;
      if (other === -1 || seat(other, seenBefore)) {
        owner[c] = place;
        held[place] = c;
        return true;
      }
    }
    return false;
  };
  places.forEach((_, p) => seat(p, new Set()));
  return held;
}

/** FC-038 to FC-040: do ten profiles equal the style, doubles counted at their best? */
export function optimised(players: TeamCard[], style: Record<Profile, number> | null): boolean {
  return style !== null && players.length === 10 && missing(players, style).length === 0;
}

/** The profiles that a team still lacks for its style; a double counts where it helps most. */
export function missing(players: TeamCard[], style: Record<Profile, number>): Profile[] {
  const wanted = PROFILES.flatMap((p) => Array.from({ length: style[p] }, () => p));
  const held = match(wanted, players, (p, card) => card.profiles.includes(p));
  return wanted.filter((_, i) => held[i] === -1);
}

/** FC-045: the profile a coach asks for most. */
export function preferred(style: Record<Profile, number> | null): Profile | null {
  return style ? PROFILES.reduce((best, p) => (style[p] > style[best] ? p : best)) : null;
}

/** FC-044, FC-046: who of these may wear the armband. */
export function captains(players: number[], cards: Cards, coach: number, rules: Rules = {}): number[] {
  const best = preferred(cards.player(coach).style);
  const first = players.filter((n) => {
    const card = cards.player(n);
    if (rules.captain_double === 'false' && card.profiles.length > 1) return false;
    return card.level >= 4 && best !== null && card.profiles.includes(best);
  });
  if (first.length) return first;
  const level = { level3: 3, level5: 5 }[rules.captain_fallback ?? 'any'];
  const second = level ? players.filter((n) => cards.player(n).level === level) : [];
  return second.length ? second : players;
}

export interface Values {
  att: number;
  def: number;
  malus: number;
  optimised: boolean;
  limit: number;
}

/** FC-102, FC-103: what yellow cards take off DEF; `halves` are those that count, a whole one twice. */
export const malus = (halves: number): number => Math.max(0, Math.ceil(halves / 2) - 2);

/** FC-036, FC-037: what a line-up is worth. `stars` are the effective ones, `halves` as of `malus`. */
export function values(
  lines: number[][], coach: number, keeper: number, cards: Cards, stars: (player: number) => number, halves = 0,
): Values {
  const sum = (which: number[]): number => which.flatMap((i) => lines[i] ?? []).reduce((a, n) => a + stars(n), 0);
  const best = optimised(lines.flat().map(cards.player), cards.player(coach).style);
  const shape = shapeOfLines(lines);
  const taken = malus(halves);
  return {
    att: stars(coach) + sum([3, 4]) + (best ? 1 : 0),
    def: stars(keeper) + sum([0, 1, 2]) + (best ? 1 : 0) - taken,
    malus: taken,
    optimised: best,
    limit: handLimit(shape),
  };
}
