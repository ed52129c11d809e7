/** Answers as rows to be shown: what every defence card of the pack would need. */
import type { Answer, Cards } from './view';

export interface Row {
  key: string;
  kind: string;
  name: string;
  answer: Answer;
}

/** The likeliest first. */
export function answerRows(answers: Record<string, Answer>, cards: Cards): Row[] {
  return Object.entries(answers)
    .map(([key, answer]) => ({ key, kind: cards.action(Number(key)).kind, name: cards.action(Number(key)).name, answer }))
    .sort((a, b) => a.answer.need - b.answer.need);
}

/** One row a kind: the plainest card of it, for places where there is little room. */
export function kindRows(answers: Record<string, Answer>, cards: Cards): Row[] {
  const seen = new Set<string>();
  return Object.entries(answers)
    .map(([key, answer]) => ({ key, kind: cards.action(Number(key)).kind, name: cards.action(Number(key)).name, answer }))
    .sort((a, b) => Number(a.key) - Number(b.key))
    .filter((r) => !seen.has(r.kind) && seen.add(r.kind));
}
