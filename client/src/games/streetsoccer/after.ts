/** The view once a fact has happened, so that the next fact is shown from there. */
import type { Data, Fact } from '../../lib/wire';
import type { View } from './pieces';

const text = (v: unknown): string => (typeof v === 'string' ? v : '');
export const number = (v: unknown): number | null => (typeof v === 'number' ? v : null);
export const list = (v: unknown): unknown[] => (Array.isArray(v) ? v : []);

/** The cells of a way, and "goal" where it ends in the net. */
export const way = (data: Data): string[] => list(data.path).filter((c): c is string => typeof c === 'string');

function put(view: View, id: string, cell: string): View {
  return { ...view, figures: view.figures.map((f) => (f.id === id ? { ...f, cell } : f)) };
}

export function after(before: View, { kind, data }: Fact): View {
  const id = text(data.figure);
  const path = way(data);
  const end = path.at(-1) ?? '';
  switch (kind) {
    case 'coin':
      return { ...before, side: number(data.seat), phase: 'place' };
    case 'placed':
    case 'keeper':
      return put(before, id, text(data.cell));
    case 'duel':
      return { ...before, die: number(data.steps), side: number(data.seat) };
    case 'roll':
      return { ...before, die: number(data.die), side: number(data.seat) };
    case 'move':
    case 'push':
      return end ? put(before, id, end) : before;
    case 'kick':
      return { ...before, ball: end === 'goal' || !end ? null : end, die: null };
    case 'goal': {
      const [l, r] = list(data.score).map(number);
      return { ...before, ball: null, score: [l ?? before.score[0], r ?? before.score[1]] };
    }
    case 'restart':
      return { ...before, ball: text(data.cell) || before.ball };
    case 'minute':
      return { ...before, minute: number(data.minute) ?? before.minute, die: null };
    case 'pass':
      return { ...before, die: null };
    default:
      return before;
  }
}
