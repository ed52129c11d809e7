/** Answers as rows to be shown: what defence cards, abilities and Player cards would need. */
import { other, value, type Answer, type Cards, type CardChance, type Counts, type View } from './view';

export interface Row {
  key: string;
  kind: string;
  name: string;
  answer: Answer;
  /** how many of these lie in the own hand; absent where that does not matter */
  held?: number;
}

const row = (key: string, answer: Answer, cards: Cards): Row => ({ key, kind: cards.action(Number(key)).kind, name: cards.action(Number(key)).name, answer });
/** The likeliest first; of two alike the plainer card. A roll within its fouls never wins, so that what needs less may win less. */
const likeliest = (a: Row, b: Row): number => value(b.answer.win) - value(a.answer.win) || a.answer.need - b.answer.need || Number(a.key) - Number(b.key);

/** Abilities and Player cards of the other side that would take a card by a roll of their own. */
export function besides(chance: Partial<Pick<CardChance, 'traps' | 'people'>>, cards: Cards, view: View): Row[] {
  const side = other(view.ball === 1 ? 1 : 0);
  const traps = Object.entries(chance.traps ?? {}).map(([n, answer]) => ({ key: `s${n}`, kind: 'star', name: cards.ability(Number(n)).name, answer }));
  const people = Object.entries(chance.people ?? {}).map(([n, answer]) => ({ key: `p${n}`, kind: 'person', name: cards.person(view, side, Number(n)).name, answer }));
  return [...traps, ...people];
}

/** The likeliest first, then what has a roll of its own; `hand` is that of whoever answers. */
export function answerRows(answers: Record<string, Answer>, cards: Cards, hand?: Counts | null, more: Row[] = []): Row[] {
  const rows = Object.entries(answers).map(([key, answer]) => ({ ...row(key, answer, cards), ...(hand ? { held: hand[key] ?? 0 } : {}) }));
  return [...rows.sort(likeliest), ...more];
}

/** One row a kind, the likeliest of it, for places where there is little room. */
export function kindRows(answers: Record<string, Answer>, cards: Cards, more: Row[] = []): Row[] {
  const seen = new Set<string>();
  const rows = Object.entries(answers).map(([key, answer]) => row(key, answer, cards));
  const first = (all: Row[]): Row[] => [...all].sort(likeliest).filter((r) => !seen.has(r.kind) && seen.add(r.kind));
  return [...first(rows).sort((a, b) => a.kind.localeCompare(b.kind)), ...first(more)];
}
