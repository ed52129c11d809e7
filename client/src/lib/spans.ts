/** Formatted text, ready to be set: what must not be torn apart at the end of a line is together. */
import type { Span } from './api';

/** A sentence of a game whose rule ids become links: "Fees are due (EL-303)." */
export const linked = (text: string): Span[] =>
  text.split(/([A-Z]{2}-\d{3})/).map((part, i) => ({ kind: i % 2 ? 'rule' : 'text', text: part }));

/** A span with the punctuation that clings to it. */
export interface Part extends Span {
  before: string;
  after: string;
}

/**
 * Spans in which each link to a rule has taken over the bracket that opens right before it and the
 * marks that follow it at once. A browser would break the line between a bracket and a button.
 */
export function glued(spans: Span[]): Part[] {
  const parts: Part[] = spans.map((s) => ({ ...s, before: '', after: '' }));
  parts.forEach((part, i) => {
    if (part.kind !== 'rule') return;
    const [last, next] = [parts[i - 1], parts[i + 1]];
    if (last?.kind === 'text') {
      part.before = /[([«\u00a0]*$/.exec(last.text)?.[0] ?? '';
      last.text = last.text.slice(0, last.text.length - part.before.length);
    }
    if (next?.kind === 'text') {
      part.after = /^[)\],.;:»]*/.exec(next.text)?.[0] ?? '';
      next.text = next.text.slice(part.after.length);
    }
  });
  return parts;
}
