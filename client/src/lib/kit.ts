/**
 * What the two teams wear. Colours come from the teams; this file makes sure that the shirts can
 * be told apart by lightness and that a number can always be read.
 */
import { settings } from './settings.svelte';
import type { Data } from './wire';

export interface Kit {
  /** the shirt */
  fill: string;
  /** its ring, hoops and edge */
  trim: string;
  /** the number on it */
  ink: string;
  /** the outermost line: light round a dark shirt, dark round a light one */
  edge: string;
}

type Rgb = [number, number, number];

/** dark enough to be read on any grey on which white cannot */
const DARK: Rgb = [3, 4, 5];
const WHITE: Rgb = [255, 255, 255];
/** the least contrast between two shirts, and between number and shirt */
export const APART = 2.2;
export const READABLE = 4.5;

function rgb(text: unknown): Rgb | null {
  if (typeof text !== 'string') return null;
  const m = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (!m) return null;
  return [parseInt(m[1] ?? '', 16), parseInt(m[2] ?? '', 16), parseInt(m[3] ?? '', 16)];
}

const hex = (c: Rgb): string => '#' + c.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('');

function light(c: Rgb): number {
  const [r, g, b] = c.map((v) => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function between(a: Rgb, b: Rgb): number {
  const [x, y] = [light(a), light(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Contrast of two colours written #rrggbb, from 1 (the same) to 21; 1 where one cannot be read. */
export function contrast(a: string, b: string): number {
  const [x, y] = [rgb(a), rgb(b)];
  return x && y ? between(x, y) : 1;
}

const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  [0, 1, 2].map((i) => (a[i] ?? 0) * (1 - share) + (b[i] ?? 0) * share) as Rgb;

function best(on: Rgb, wish: Rgb, least: number): Rgb {
  if (between(on, wish) >= least) return wish;
  return between(on, WHITE) > between(on, DARK) ? WHITE : DARK;
}

function dress(fill: Rgb, trim: Rgb): Kit {
  const line = best(fill, trim, 3);
  const dark = between(fill, WHITE) > READABLE && light(line) > light(fill);
  return { fill: hex(fill), trim: hex(line), ink: hex(best(fill, trim, READABLE)), edge: dark ? hex(line) : 'var(--ball-ink)' };
}

function colours(team: Data | undefined): [Rgb, Rgb] | null {
  const all = Array.isArray(team?.colours) ? (team.colours as unknown[]) : [];
  const first = rgb(all[0]);
  return first ? [first, rgb(all[1]) ?? (light(first) > 0.35 ? DARK : WHITE)] : null;
}

/** What is worn where a team brings no colours of its own, or where its own are not wanted: blue and orange, dark and light. */
const PLAIN: [Kit, Kit] = [
  { fill: 'var(--home)', trim: 'var(--home-alt)', ink: 'var(--on-home)', edge: 'var(--home-alt)' },
  { fill: 'var(--away)', trim: 'var(--away-alt)', ink: 'var(--on-away)', edge: 'var(--ball-ink)' },
];

/**
 * The kits of the two seats. The home team always wears its own shirt; when the away shirt is too
 * near in lightness, the away team turns its colours round, or else its shirt is made lighter or
 * darker until it is far enough.
 */
export function kits(teams: Data[]): [Kit, Kit] {
  if (settings.safe) return PLAIN;
  const home = colours(teams[0]);
  const away = colours(teams[1]);
  if (!home || !away) return PLAIN;
  let [fill, trim] = away;
  if (between(home[0], fill) < APART) {
    if (between(home[0], trim) >= APART) [fill, trim] = [trim, fill];
    else {
      const towards = light(home[0]) > 0.3 ? DARK : WHITE;
      for (let share = 0.1; share <= 1 && between(home[0], fill) < APART; share += 0.1) fill = mix(fill, towards, share);
    }
  }
  return [dress(home[0], home[1]), dress(fill, trim)];
}
