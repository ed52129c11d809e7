/** Answers as rows to be shown: what every defence card of the pack would need. */
import type { Answer, Cards, Counts } from './view';

export interface Row {
  key: string;
  kind: string;
  name: string;
  answer: Answer;
  /** how many of these lie in the own hand; absent where that does not matter */
  held?: number;
}

const row = (key: string, answer: Answer, cards: Cards): Row => ({ key, kind: cards.action(Number(key)).kind, name: cards.action(Number(key)).name, answer });
/** The likeliest first; of two alike the plainer card. */
const likeliest = (a: Row, b: Row): number => a.answer.need - b.answer.need || Number(a.key) - Number(b.key);

/** The likeliest first, then abilities with a roll of their own; `hand` is that of whoever answers. */
export function answerRows(answers: Record<string, Answer>, cards: Cards, hand?: Counts | null, traps: Record<string, Answer> = {}): Row[] {
  const rows = Object.entries(answers).map(([key, answer]) => ({ ...row(key, answer, cards), ...(hand ? { held: hand[key] ?? 0 } : {}) }));
  const more = Object.entries(traps).map(([key, answer]) => ({ key: `s${key}`, kind: 'star', name: cards.ability(Number(key)).name, answer }));
  return [...rows.sort(likeliest), ...more];
}

/** One row a kind, the likeliest card of it, for places where there is little room. */
export function kindRows(answers: Record<string, Answer>, cards: Cards): Row[] {
  const seen = new Set<string>();
  const rows = Object.entries(answers).map(([key, answer]) => row(key, answer, cards));
  const best = rows.sort(likeliest).filter((r) => !seen.has(r.kind) && seen.add(r.kind));
  return best.sort((a, b) => a.kind.localeCompare(b.kind));
}
