/**
 * From touches to a choice, without knowing any rule.
 *
 * Every option names the things to touch, in order. What may be touched next is whatever still
 * leaves an option; when all things of an option have been touched, its code can be sent.
 */
import type { Option } from './wire';

export const code = (o: Option): number => o[0];
export const anchors = (o: Option): string[] => o[1];
export const say = (o: Option): string => o[2];

/** Options still possible once these things have been touched, in this order. */
export function narrow(options: Option[], picked: string[]): Option[] {
  return options.filter((o) => picked.length <= o[1].length && picked.every((p, i) => o[1][i] === p));
}

/** The things that may be touched next, each once, in the order of the options. */
export function nexts(options: Option[], picked: string[]): string[] {
  const found = new Set<string>();
  for (const o of narrow(options, picked)) {
    const next = o[1][picked.length];
    if (next !== undefined) found.add(next);
  }
  return [...found];
}

/** The option whose things have all been touched, if there is one. */
export function whole(options: Option[], picked: string[]): Option | null {
  if (picked.length === 0) return null;
  return narrow(options, picked).find((o) => o[1].length === picked.length) ?? null;
}

/**
 * What has been picked after one more touch; null when the touch fits nothing.
 *
 * Tried in this order: the touch as the next thing; the touch with the things between it and what
 * was picked filled in, where only one filling exists (a figure and then the spot the ball shall
 * reach: the ball itself is understood); the same with fewer things picked, so that another figure
 * or another end may be chosen without undoing first.
 */
export function touch(options: Option[], picked: string[], anchor: string): string[] | null {
  for (let keep = picked.length; keep >= 0; keep--) {
    const base = picked.slice(0, keep);
    const left = narrow(options, base);
    if (left.some((o) => o[1][keep] === anchor)) return [...base, anchor];
    if (keep === 0) break;
    const filled = new Set<string>();
    for (const o of left) {
      const at = o[1].indexOf(anchor, keep);
      if (at > keep) filled.add(JSON.stringify(o[1].slice(0, at + 1)));
    }
    const only = [...filled][0];
    if (filled.size === 1 && only !== undefined) return JSON.parse(only) as string[];
  }
  return null;
}

/**
 * What is left when the last step is taken back: with it go steps before it that were no choice, for
 * there the same thing would be touched again. The first `base` things stay.
 */
export function without(options: Option[], picked: string[], base = 0): string[] {
  let left = picked.slice(0, Math.max(base, picked.length - 1));
  while (left.length > base && forced(options, left).length > left.length) left = left.slice(0, -1);
  return left;
}

/** Is the last of these things open, but only after something else has been touched? */
export function early(options: Option[], touched: string[]): boolean {
  const last = touched.at(-1);
  const before = touched.length - 1;
  return last !== undefined && narrow(options, touched.slice(0, -1)).some((o) => o[1].indexOf(last, before) > before);
}

/** Things that need no choosing: while only one thing can be touched next, it counts as touched. */
export function forced(options: Option[], picked: string[]): string[] {
  const all = [...picked];
  for (;;) {
    const left = narrow(options, all);
    const open = nexts(options, all);
    const only = open[0];
    if (open.length !== 1 || only === undefined || left.some((o) => o[1].length === all.length)) return all;
    all.push(only);
  }
}
