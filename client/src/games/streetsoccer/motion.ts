/**
 * How a fact moves: pure functions from a fact and a moment to where everything is.
 *
 * A walk goes cell by cell; a ball runs leg by leg, with its bends, and touches team-mates on the
 * way. Times are milliseconds since the fact began.
 */
import type { Fact } from '../../lib/wire';
import { list, way } from './after';
import { ballSpot, inNet, spot, type Spot, type View } from './pieces';

/** A thing on its way: its place, how high it is lifted (0 to 1) and how solid it is (0 to 1). */
export interface Body extends Spot {
  lift: number;
  alpha: number;
}

/** A touch that spreads: where, whose, and how far it has spread (0 to 1). */
export interface Pulse extends Spot {
  spread: number;
}

export interface Picture {
  figures: Record<string, Body>;
  ball: Body | null;
  /** the way the ball has come so far */
  wake: Spot[];
  pulses: Pulse[];
  /** the goal that shakes: its side (0 left, 1 right) and how far the shaking has gone */
  net: { side: number; t: number } | null;
}

export interface Motion {
  ms: number;
  at: (ms: number) => Picture;
}

export const NOTHING: Picture = { figures: {}, ball: null, wake: [], pulses: [], net: null };

/** The curve of all motion, cubic-bezier(.2, .8, .2, 1): quick away, soft home. */
export function ease(t: number): number {
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  const bezier = (a: number, b: number, s: number) => 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 24; i++) {
    const mid = (low + high) / 2;
    if (bezier(0.2, 0.2, mid) < t) low = mid;
    else high = mid;
  }
  return bezier(0.8, 1, (low + high) / 2);
}

/** Length of a way in cells, a slanting step counting as its true length. */
export function span(points: Spot[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += distance(points[i - 1], points[i]);
  return sum;
}

function distance(a: Spot | undefined, b: Spot | undefined): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** The place after a share of the way (0 to 1), and the corners passed before it. */
export function along(points: Spot[], share: number): { at: Spot; passed: Spot[] } {
  const first = points[0] ?? { x: 0, y: 0 };
  let left = span(points) * Math.min(1, Math.max(0, share));
  const passed = [first];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (!a || !b) break;
    const d = distance(a, b);
    if (left < d) {
      const f = left / d;
      return { at: { x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f }, passed };
    }
    left -= d;
    passed.push(b);
  }
  return { at: points.at(-1) ?? first, passed };
}

/** Places of a way; "goal" is the net behind the cell before it. */
export function places(path: string[]): Spot[] {
  const points: Spot[] = [];
  for (const name of path) {
    const last = points.at(-1);
    const next = name === 'goal' && last ? inNet(last) : spot(name);
    if (next) points.push(next);
  }
  return points;
}

/** A kick cut at its touches: the last place of a leg is the first of the next. */
export function legs(path: string[], touched: string[]): Spot[][] {
  const points = places(path);
  const cuts: Spot[][] = [];
  let start = 0;
  // a touch named on the first cell is the kicker's own
  let next = touched[0] === path[0] ? 1 : 0;
  for (let i = 1; i < points.length; i++) {
    const pass = i < points.length - 1 && path[i] === touched[next];
    if (pass) next++;
    if (pass || i === points.length - 1) {
      cuts.push(points.slice(start, i + 1));
      start = i;
    }
  }
  return cuts;
}

/** Time for a way of so many cells: 240 to 480 ms. */
export const duration = (cells: number): number => Math.min(480, Math.max(240, 140 + 60 * cells));

const body = (at: Spot, lift = 0, alpha = 1): Body => ({ ...at, lift, alpha });

function walk(id: string, points: Spot[]): Motion {
  const steps = points.length - 1;
  const ms = duration(steps);
  return {
    ms,
    at: (t) => {
      const share = ease(t / ms);
      const hop = Math.abs(Math.sin(Math.PI * steps * share));
      return { ...NOTHING, figures: { [id]: body(along(points, share).at, 0.35 * hop) } };
    },
  };
}

function kick(path: string[], touched: string[], from: Spot | null): Motion {
  const all = legs(path, touched);
  const first = all[0]?.[0];
  // at the kick-off the ball first rolls from the centre spot to its kicker
  const lead = from && first && distance(from, first) > 0.01 ? [[from, first]] : [];
  const run = [...lead, ...all];
  const starts: number[] = [];
  let ms = 0;
  for (const leg of run) {
    starts.push(ms);
    ms += duration(span(leg));
  }
  return {
    ms,
    at: (t) => {
      let now = 0;
      while (now < run.length - 1 && t >= (starts[now + 1] ?? Infinity)) now++;
      const leg = run[now] ?? [];
      const share = ease((t - (starts[now] ?? 0)) / duration(span(leg)));
      const { at, passed } = along(leg, share);
      const pulses: Pulse[] = [];
      for (let i = lead.length; i < run.length; i++) {
        const spread = (t - (starts[i] ?? 0)) / 320;
        const place = run[i]?.[0];
        if (place && spread >= 0 && spread < 1) pulses.push({ ...place, spread });
      }
      const wake = [...run.slice(lead.length, now).flat(), ...(now >= lead.length ? passed : []), at];
      return { ...NOTHING, ball: body(at), wake, pulses };
    },
  };
}

function drop(id: string, at: Spot): Motion {
  const ms = 280;
  return {
    ms,
    at: (t) => {
      const share = ease(t / ms);
      return { ...NOTHING, figures: { [id]: body(at, 1.6 * (1 - share), Math.min(1, share * 1.6)) } };
    },
  };
}

function cheer(side: number): Motion {
  const ms = 1100;
  return { ms, at: (t) => ({ ...NOTHING, net: { side, t: Math.min(1, t / ms) } }) };
}

/** A pause in which something other than the pitch moves: dice, a coin. */
const pause = (ms: number): Motion => ({ ms, at: () => NOTHING });

const PAUSES: Record<string, number> = { coin: 900, duel: 1500, roll: 950, pass: 450 };

/** The same motion in so much of its time. */
export const paced = (plan: Motion | null, pace: number): Motion | null =>
  plan && pace !== 1 ? { ms: plan.ms * pace, at: (ms) => plan.at(ms / pace) } : plan;

/** The motion of a fact, seen from the view before it; null where nothing moves. */
export function motion({ kind, data }: Fact, view: View): Motion | null {
  const id = typeof data.figure === 'string' ? data.figure : '';
  const path = way(data);
  switch (kind) {
    case 'move':
    case 'push': {
      const points = places(path);
      return points.length > 1 ? walk(id, points) : null;
    }
    case 'kick': {
      const touched = list(data.touches).map((t) => String((t as { cell?: unknown }).cell ?? ''));
      const made = kick(path, touched, view.ball === 'spot' ? ballSpot(view.ball) : null);
      return made.ms > 0 ? made : null;
    }
    case 'placed':
    case 'keeper': {
      const to = spot(typeof data.cell === 'string' ? data.cell : null);
      const from = spot(view.figures.find((f) => f.id === id)?.cell);
      if (!to) return null;
      if (!from) return drop(id, to);
      return distance(from, to) > 0 ? walk(id, [from, to]) : null;
    }
    case 'goal':
      return cheer(data.seat === 1 ? 0 : 1);
    case 'restart': {
      const to = spot(typeof data.cell === 'string' ? data.cell : null);
      const from = ballSpot(view.ball);
      if (!to || view.ball === data.cell) return null;
      return bring(from ?? { x: to.x < 6.5 ? 0.92 : 12.08, y: to.y }, to);
    }
    default: {
      const ms = PAUSES[kind];
      return ms ? pause(ms) : null;
    }
  }
}

function bring(from: Spot, to: Spot): Motion {
  const ms = 320;
  return { ms, at: (t) => ({ ...NOTHING, ball: body(along([from, to], ease(t / ms)).at) }) };
}
