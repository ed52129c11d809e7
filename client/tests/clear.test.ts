import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hidden, LEAST, type Pair, lacking, sliver } from '../src/lib/clear';

const BELOW = { top: 800, bottom: 860 };
const ABOVE = { top: 0, bottom: 60 };
const low = (top: number, height = 44): Pair => ({ control: { top, bottom: top + height }, bar: BELOW, side: 'bottom' });
const high = (top: number, height = 44): Pair => ({ control: { top, bottom: top + height }, bar: ABOVE, side: 'top' });

describe('what sticks to an edge', () => {
  it('leaves alone what is hidden, whole, or shown enough', () => {
    expect(lacking([low(700), low(800), low(830), low(770)], 500, 500)).toBe(0);
    expect(lacking([high(0), high(60), high(16), high(40)], 500, 500)).toBe(0);
  });

  it('pushes on until enough of a sliver is seen or nothing is', () => {
    expect(lacking([low(786.5)], 500, 500)).toBe(Math.ceil(LEAST - 13.5));
    expect(lacking([low(795)], 500, 500)).toBe(-5);
    expect(lacking([high(30)], 500, 500)).toBe(-(LEAST - 14));
  });

  it('looks at both edges, and at what the push brings up', () => {
    const all = [low(790), low(802), low(815), low(860), high(25), high(-19)];
    const far = lacking(all, 500, 500);
    expect(all.some((p) => sliver(p, far))).toBe(false);
    expect(far).not.toBe(0);
  });

  it('rather hides a sliver whole than cut into what is seen whole', () => {
    const row = high(37); // 21 px of it are left
    expect(lacking([row], 500, 500)).toBe(-(LEAST - 21));
    expect(lacking([row, low(755)], 500, 500)).toBe(21);
    expect(lacking([high(33), low(755)], 500, 500)).toBe(17);
  });

  it('asks no more of a low control than its height, and no scrolling beyond the page', () => {
    expect(lacking([low(790, 16)], 0, 500)).toBe(6);
    expect(lacking([low(795)], 0, 500)).toBe(LEAST - 5);
    expect(lacking([low(795)], 0, 0)).toBe(0);
  });

  it('leaves as few slivers as can be where some are left wherever the page goes', () => {
    const crowd = Array.from({ length: 20 }, (_, n) => low(600 + 20 * n));
    const all = [...crowd, low(790), low(790)];
    const count = (far: number): number => all.filter((p) => sliver(p, far)).length;
    expect(Math.min(...Array.from({ length: 193 }, (_, n) => count(n - 96)))).toBeGreaterThan(0);
    expect(count(lacking(all, 500, 500))).toBeLessThan(count(0));
  });
});

describe('what has the focus', () => {
  it('is brought to light from below what sticks', () => {
    expect(hidden(low(830))).toBe(830 + 44 - 800);
    expect(hidden(low(790))).toBe(34);
    expect(hidden(high(10))).toBe(-50);
  });

  it('stays where enough of it is seen, or where it is not below', () => {
    expect([low(776), low(700), low(900), high(40), high(-60)].map(hidden)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is not hidden again for the sake of another', () => {
    expect(lacking([low(799), low(798)], 500, 500)).toBe(-2);
    expect(lacking([low(799), { ...low(798), focused: true }], 500, 500)).toBe(LEAST - 1);
  });
});

/** Columns of their own beside what scrolls: nothing goes below them. */
const COLUMNS = ['ui/Shell.svelte .side', 'ui/Rulebook.svelte .page .contents'];

describe('every part that sticks', () => {
  const src = join(import.meta.dirname, '../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(svelte|css)$/.test(f));
  const sticking = files.flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8');
    return [...text.matchAll(/([^{};]+)\{[^{}]*position:\s*sticky/g)].map((m) => {
      const selector = m[1]!.replace(/\/\*.*?\*\//gs, '').trim();
      return { file: file.replaceAll('\\', '/'), text, selector };
    });
  });

  it('is found', () => expect(sticking.length).toBeGreaterThan(5));

  it.each(sticking)('says to which edge: $selector of $file', ({ file, text, selector }) => {
    if (COLUMNS.includes(`${file} ${selector}`)) return;
    const name = /\.([\w-]+)$/.exec(selector)?.[1] ?? '';
    expect(text).toMatch(new RegExp(`<[^>]*class="${name}[" ][^>]*data-sticks="(top|bottom)"`));
  });
});
