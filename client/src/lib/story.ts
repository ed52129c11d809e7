/** The story is read from the top, newest line first: a minute heads what happened in it. */
import type { Line } from './habits';
import type { Frame, Said } from './wire';

/** What heads a part of the story: a minute, a turn, a half, a day. */
export const isMinute = (said: Said): boolean => /fact-(minute|turn-begins|period)|story-day-begins/.test(said.id);
/** What heads several of those: a week. */
export const isChapter = (said: Said): boolean => /story-week-begins/.test(said.id);

/**
 * A minute as a heading: without its full stop, the ending of a French ordinal by itself, so that
 * it can be raised.
 */
export function minuteHead(text: string): [number: string, ending: string, rest: string] {
  const [, n = '', ending = '', rest = text] = /^(\d+)(re|e)( .*)$/.exec(text) ?? [];
  return [n, ending, rest.replace(/\.$/, '')];
}

/**
 * The lines with each minute above the ones that came after its start, and each chapter above its
 * minutes. A minute in which nothing has happened yet is left out: the lines below it belong to the
 * one before.
 */
export function byMinute<T extends { said: Said }>(newestFirst: readonly T[]): T[] {
  const all: T[] = [];
  let part: T[] = [];
  let since: T[] = [];
  for (const line of newestFirst) {
    if (isMinute(line.said)) {
      if (since.length) part.push(line, ...since);
      since = [];
    } else if (isChapter(line.said)) {
      if (part.length || since.length) all.push(line, ...part, ...since);
      part = [];
      since = [];
    } else since.push(line);
  }
  return [...all, ...part, ...since];
}

/** The story of a replay as far as a moment, newest line first. */
export function storyTo(frames: readonly Frame[], at: number): Line[] {
  let key = 0;
  return frames.slice(0, at + 1).flatMap((f) => f.facts.flatMap((fact) => (fact.said ? [{ key: ++key, at: f.at, said: fact.said, fact }] : []))).reverse();
}

/** The same with what happened in one step from its beginning: a die is rolled before it is counted. */
export function bySteps<T extends { at: number; said: Said }>(lines: readonly T[]): T[] {
  const all: T[] = [];
  let step: T[] = [];
  for (const line of lines) {
    const head = isMinute(line.said) || isChapter(line.said);
    if (head || step[0]?.at !== line.at) {
      all.push(...step.reverse());
      step = [];
    }
    if (head) all.push(line);
    else step.push(line);
  }
  return [...all, ...step.reverse()];
}
