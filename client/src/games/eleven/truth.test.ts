/**
 * What the client says of a season of Eleven, for the referee in tests/games/eleven/voice/test_truth.py to
 * compare with the engine: questions as lines of JSON (TRUTH_IN), answers likewise (TRUTH_OUT).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { anchorWords, priced } from './labels';
import type { Ask } from '../../lib/wire';
import { Pack, type View } from './view';

vi.mock('../../lib/i18n.svelte', () => ({
  i18n: { lang: 'en', has: () => true },
  t: (id: string, args: object = {}) => JSON.stringify([id, args]),
  number: (n: number) => String(n),
}));

interface Question {
  ask: string;
  view: View;
  /** the question, with what comes of its answers */
  question: Ask;
  anchors: string[][];
}

const ANSWERS: Record<string, (q: Question, pack: Pack) => unknown> = {
  priced: (q, pack) => q.anchors.map((picked) => priced(picked, q.view, pack, q.question)),
  extra: (q, pack) => q.anchors.map((picked) => anchorWords(picked[1] ?? '', q.view, pack, picked.slice(0, 1), q.question)),
};

const from = process.env.TRUTH_IN;
it.skipIf(!from)('answers the referee', () => {
  let pack = new Pack({});
  const told: string[] = [];
  for (const line of readFileSync(from ?? '', 'utf8').split('\n').filter(Boolean)) {
    const q = JSON.parse(line) as Question & { content?: object };
    if (q.content) pack = new Pack(q.content as never);
    else told.push(JSON.stringify(ANSWERS[q.ask]?.(q, pack) ?? null));
  }
  writeFileSync(process.env.TRUTH_OUT ?? '', told.join('\n'));
  expect(told.length).toBeGreaterThan(0);
});
