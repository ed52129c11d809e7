/**
 * What the client says of a table of FootClub, for the referee in tests/games/footclub/voice/test_truth.py to
 * compare with the engine. It hands over questions as lines of JSON (TRUTH_IN) and reads answers
 * (TRUTH_OUT), a line for a line; without them there is nothing to answer.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { figures, pointOf } from './coach';
import { isPress, Till } from './pay';
import { Window, type Push } from './push';
import type { LaidOut, Moment } from './plans';
import { changeRun, lineupOf, type Lineup } from './lineup.svelte';
import { note, payWords } from './notes';
import { named } from './scene';
import { Cards, onPitch, type View } from './view';
import type { Option } from '../../lib/wire';

// words come back as their message and its arguments, numbers with all their digits
vi.mock('../../lib/i18n.svelte', () => ({
  i18n: { lang: 'en', has: () => true },
  t: (id: string, args: object = {}) => JSON.stringify([id, args]),
  number: (n: number) => String(n),
}));

interface Question {
  ask: string;
  game: string;
  view: View;
  rules: Record<string, string>;
  club: 0 | 1;
  numbers: number[];
  anchors: string[];
  options: Option[];
  /** the players behind each line, and the captain */
  lines: number[][];
  captain: number;
  /** what the server says with the question, and of these lines */
  moment: Moment;
  told: LaidOut;
}

const packs = new Map<string, Cards>();

/** The editor as the panel makes it, with as many places as the referee wants. */
function editor(q: Question, cards: Cards): Lineup {
  const made = lineupOf(q.view, q.club, cards, q.moment);
  if (!made) throw new Error(`no line-up is asked for in ${q.view.phase}`);
  made.size = q.lines.flat().length;
  return made;
}

const ANSWERS: Record<string, (q: Question, cards: Cards) => unknown> = {
  named: (q) => q.numbers.map((n) => named(n, q.club, q.view)),
  note: (q, cards) => q.anchors.map((a) => note(a, [`c:${q.numbers[0]}`, a], q.view, cards, q.moment)),
  pay: (q, cards) => q.anchors.map((a) => payWords(a, [`c:${q.numbers[0]}`, a], q.view, cards)),
  editor: (q, cards) => {
    const lineup = editor(q, cards);
    lineup.restore({ shape: q.lines.map((row) => row.length) as never, lines: q.lines, captain: q.captain });
    lineup.hear(q.told, lineup.plan);
    return {
      ready: lineup.ready,
      run: q.view.phase === 'prematch' ? lineup.run() : changeRun(onPitch(q.view.clubs[q.club]), lineup, q.view.clubs[q.club].captain),
    };
  },
  till: (q) => {
    const card = `c:${q.numbers[0]}`;
    const till = new Till(q.options, card);
    const all = [...'tfk'].flatMap((a) => [...'tfk'].map((b) => [a, b] as never));
    return { open: all.map((p) => till.anchor(p)).filter((a) => a !== null), first: till.first, press: till.open.every((o) => isPress(`pay:${o}`)) };
  },
  /** what the guide explains, and the numbers in its sentences */
  coach: (q) => ({ point: pointOf(q.view), ...figures(q.view, (share) => String(share), (n) => String(n)) }),
  window: (q) => {
    const w = new Window(q.options);
    const all = w.open.map(({ push, code }) => [push, code, w.code(push)] as [Push, number, number | null]);
    return { all, most: [w.most('fans'), w.most('kop'), w.most('supports')] };
  },
};

const from = process.env.TRUTH_IN;
it.skipIf(!from)('answers the referee', () => {
  const lines = readFileSync(from ?? '', 'utf8').split('\n').filter(Boolean);
  const told: string[] = [];
  for (const line of lines) {
    const q = JSON.parse(line) as Question & { content?: object };
    if (q.content) packs.set(q.game, new Cards(q.content as never));
    else told.push(JSON.stringify(ANSWERS[q.ask]?.(q, packs.get(q.game) ?? new Cards(null)) ?? null));
  }
  writeFileSync(process.env.TRUTH_OUT ?? '', told.join('\n'));
  expect(told.length).toBeGreaterThan(0);
});
