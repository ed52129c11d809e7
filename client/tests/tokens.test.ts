/** Every text pair at 4.5:1, every edge of a control at 3:1, in both themes; colours only in tokens. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(__dirname, '../src');
const css = readFileSync(join(SRC, 'tokens.css'), 'utf8');

const tokens = new Map<string, [string, string]>();
for (const m of css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g)) {
  tokens.set(m[1] ?? '', [m[2] ?? m[4] ?? '', m[3] ?? m[4] ?? '']);
}

function light(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const s = parseInt(hex.slice(i, i + 2), 16) / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [x, y] = [light(a), light(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
function between(a: string, b: string, theme: 0 | 1): number {
  const [x, y] = [tokens.get(a), tokens.get(b)];
  if (!x || !y) throw new Error(`no token ${x ? b : a}`);
  return contrast(x[theme], y[theme]);
}

const PAPER = ['ground', 'surface', 'sunk'];
const TEXT: [string, string][] = [
  ...['ink', 'ink-quiet', 'good', 'bad', 'good-safe', 'bad-safe', 'chance'].flatMap((t) => PAPER.map((p): [string, string] => [t, p])),
  ['on-band', 'band'],
  ['on-band', 'band-alt'],
  ['on-band-quiet', 'band'],
  ['on-band-quiet', 'band-alt'],
  ['band', 'on-band'],
  ['accent', 'band'],
  ['ground', 'ink'],
  ['on-home', 'home'],
  ['on-away', 'away'],
  ['on-accent', 'accent'],
  ['on-bad', 'bad'],
  ['on-pitch', 'pitch-dark'],
  ['on-pitch', 'ring'],
  ['ball-ink', 'ball'],
  ...[1, 2, 3, 4, 5, 6].map((n): [string, string] => [`on-ball-${n}`, `ball-${n}`]),
  ...['possession', 'offensive', 'support'].map((f): [string, string] => ['on-family', f]),
  ['on-booking', 'booking'],
  ['on-sending-off', 'sending-off'],
];
const EDGES: [string, string][] = [
  ...['line', 'accent-edge', 'focus'].flatMap((t) => PAPER.map((p): [string, string] => [t, p])),
  ['focus-band', 'band'],
  ['focus-band', 'band-alt'],
  ['band-line', 'band'],
  ['band-line', 'band-alt'],
  ['accent', 'pitch'],
  ['accent', 'pitch-alt'],
  ['accent', 'pitch-dark'],
  ['accent', 'ring'],
  ['chalk', 'pitch'],
  ['chalk', 'pitch-alt'],
  ['home-alt', 'home'],
  ['away-alt', 'away'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s theme', (_name, theme) => {
  it.each(TEXT)('reads %s on %s', (a, b) => {
    expect(between(a, b, theme)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(EDGES)('shows %s against %s', (a, b) => {
    expect(between(a, b, theme)).toBeGreaterThanOrEqual(3);
  });
});

describe('colours', () => {
  it('stand in tokens.css alone', () => {
    const wrong: string[] = [];
    for (const e of readdirSync(SRC, { withFileTypes: true, recursive: true })) {
      if (!e.isFile() || !/\.(svelte|css)$/.test(e.name) || e.name === 'tokens.css') continue;
      const text = readFileSync(join(e.parentPath, e.name), 'utf8').replace(/href="#|url\(#|#\{|'#main'|"#main"/g, '');
      for (const m of text.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)) wrong.push(`${e.name}: ${m[0]}`);
    }
    expect(wrong).toEqual([]);
  });

  it('differ in lightness between the two sides', () => {
    expect(between('home', 'away', 0)).toBeGreaterThan(3);
  });
});

describe('tokens', () => {
  it('that are used exist', () => {
    const known = new Set([...css.matchAll(/--([\w-]+):/g)].map((m) => m[1]));
    const wrong: string[] = [];
    for (const e of readdirSync(SRC, { withFileTypes: true, recursive: true })) {
      if (!e.isFile() || !/\.(svelte|css|ts)$/.test(e.name)) continue;
      const text = readFileSync(join(e.parentPath, e.name), 'utf8');
      const here = new Set([...text.matchAll(/--([\w-]+)\s*[:=]/g)].map((m) => m[1]));
      for (const m of text.matchAll(/var\(--([\w-]+)\)/g)) {
        if (!known.has(m[1]) && !here.has(m[1])) wrong.push(`${e.name}: --${m[1]}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
