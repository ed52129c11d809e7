/**
 * A line-up to begin with: the strongest who fill a shape, exchanged while that makes the coach's
 * style fit. It is a proposal; what it is worth is asked of the server like any other plan.
 */
import { sizeOf, type Shape } from './codes';
import { PROFILES, type Cards } from './view';

export interface Squad {
  people: number[];
  coach: number;
  cards: Cards;
  stars: (n: number) => number;
  /** may this player stand in this line? */
  fits: (n: number, line: number) => boolean;
}

/** Kuhn's matching: for each place the person who takes it, or -1. */
function match<P, C>(places: P[], people: C[], ok: (place: P, person: C) => boolean): number[] {
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

const places = (shape: Shape): number[] => shape.flatMap((n, line) => Array.from({ length: n }, () => line));

/** How many profiles of the coach's style ten players leave open. */
function lack(squad: Squad, team: number[]): number {
  const style = squad.cards.player(squad.coach).style;
  if (!style || team.length !== 10) return 0;
  const wanted = PROFILES.flatMap((p) => Array.from({ length: style[p] }, () => p));
  return match(wanted, team, (p, n) => squad.cards.player(n).profiles.includes(p)).filter((held) => held === -1).length;
}

/** The strongest people that fill a shape: the strongest first, each where room can be made. */
function fill(squad: Squad, shape: Shape): number[][] | null {
  const all = places(shape);
  const strong = [...squad.people].sort((a, b) => squad.stars(b) - squad.stars(a));
  let team: number[] = [];
  for (const n of strong) {
    const tried = [...team, n];
    if (!match(tried, all, squad.fits).includes(-1)) team = tried;
    if (team.length === sizeOf(shape)) break;
  }
  const held = match(all, team, (line, n) => squad.fits(n, line));
  if (held.includes(-1)) return null;
  const lines: number[][] = shape.map(() => []);
  all.forEach((line, i) => lines[line]?.push(team[held[i] as number] as number));
  return lines;
}

/** How good a proposal is: stars, a style that fits, a little for cards in hand. */
function worth(squad: Squad, lines: number[][]): number {
  const team = lines.flat();
  const open = lack(squad, team);
  const style = squad.cards.player(squad.coach).style !== null && team.length === 10;
  const front = (lines[3]?.length ?? 0) + (lines[4]?.length ?? 0);
  return team.reduce((sum, n) => sum + squad.stars(n), 0) + (style && open === 0 ? 3 : -0.6 * open) + 0.2 * front;
}

function tuned(squad: Squad, lines: number[][]): { lines: number[][]; worth: number } {
  let now = { lines, worth: worth(squad, lines) };
  for (let round = 0; round < 6; round++) {
    let better = now;
    for (const n of squad.people) {
      if (now.lines.flat().includes(n)) continue;
      for (const [line, row] of now.lines.entries()) {
        if (!squad.fits(n, line)) continue;
        for (const at of row.keys()) {
          const next = now.lines.map((r, i) => (i === line ? r.map((p, j) => (j === at ? n : p)) : r));
          const value = worth(squad, next);
          if (value > better.worth + 1e-9) better = { lines: next, worth: value };
        }
      }
    }
    if (better === now) break;
    now = better;
  }
  return now;
}

/** The best of these shapes, filled; null where none can be. */
export function suggest(squad: Squad, shapes: Shape[]): number[][] | null {
  let best: { lines: number[][]; worth: number } | null = null;
  for (const shape of shapes) {
    const lines = fill(squad, shape);
    if (!lines) continue;
    const better = tuned(squad, lines);
    if (!best || better.worth > best.worth) best = better;
  }
  return best?.lines ?? null;
}
