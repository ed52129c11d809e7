/**
 * What lights up: from the open options and what has been touched to the marks on the pitch.
 * No rule is known here; an option's sentence (`say`) tells what its anchors mean.
 */
import { narrow, touch, whole } from '../../lib/choose';
import type { Option } from '../../lib/wire';
import { goalOf, isCell, type View } from './pieces';

/** choose: a figure that may act · walk, ball, kick, place: where it, or the ball, may go */
export type Mark = 'choose' | 'walk' | 'ball' | 'kick' | 'place';

export interface Marks {
  cells: Map<string, Mark>;
  /** may the goal be touched now? */
  goal: boolean;
  /** what may be taken from the bench: "keeper", "player" */
  bench: Set<string>;
  /** figures that may be chosen instead of the one chosen now */
  others: Set<string>;
  /** everything is touched: this one would be sent */
  armed: Option | null;
  /** cell of the figure that has been chosen */
  chosen: string | null;
  /** cell from which a kick is being aimed */
  aimFrom: string | null;
  /** the chosen figure may walk round and end where it stands */
  stay: boolean;
  /** cell or "goal" that the armed option ends on */
  target: string | null;
}

const KICKS = new Set(['ss-kick', 'ss-kick-goal']);
const SET_PIECES = new Set(['ss-kickoff', 'ss-restart', 'ss-restart-goal']);

function meaning(say: string, depth: number): Mark | 'bench' | null {
  if (say === 'ss-place') return depth === 0 ? 'bench' : 'place';
  if (say === 'ss-keeper') return 'place';
  if (depth === 0) return say === 'ss-pass' ? null : 'choose';
  if (SET_PIECES.has(say)) return 'kick';
  if (KICKS.has(say)) return depth === 1 ? 'ball' : 'kick';
  return 'walk';
}

export function marks(options: Option[], picked: string[]): Marks {
  const armed = whole(options, picked);
  const base = armed ? picked.slice(0, -1) : picked;
  const found: Marks = {
    cells: new Map(),
    goal: false,
    bench: new Set(),
    others: new Set(),
    armed,
    chosen: null,
    aimFrom: null,
    stay: false,
    target: armed ? (picked.at(-1) ?? null) : null,
  };
  const left = narrow(options, base);
  for (const [, anchors, say] of left) {
    const next = anchors[base.length];
    if (next === undefined) continue;
    const mark = meaning(say, base.length);
    if (next === 'goal') found.goal = true;
    else if (mark === 'bench') found.bench.add(next);
    else if (mark && isCell(next)) found.cells.set(next, mark);
  }
  // a cell may be touched before a figure is taken from the bench
  if (base.length === 0) {
    for (const [, anchors, say] of options) {
      const cell = anchors[1];
      if (say === 'ss-place' && cell) found.cells.set(cell, 'place');
    }
  }
  const say = left[0]?.[2] ?? '';
  const first = base[0];
  if (first && isCell(first)) {
    found.chosen = first;
    if (SET_PIECES.has(say)) found.aimFrom = first;
    else if (base.length === 2) found.aimFrom = base[1] ?? null;
  }
  // a second touch on a figure puts it back; the walk that ends at home has a button of its own
  if (found.chosen && found.cells.get(found.chosen) === 'walk') {
    found.stay = true;
    found.cells.delete(found.chosen);
  }
  if (base.length > 0) {
    for (const [, anchors, says] of options) {
      const other = anchors[0];
      if (other === undefined || other === base[0]) continue;
      if (meaning(says, 0) === 'bench') found.bench.add(other);
      else if (isCell(other)) found.others.add(other);
    }
    if (left.some((o) => o[2] === 'ss-place') && first) found.bench.add(first);
  }
  return found;
}

/**
 * What touching a cell means now: anchors to pick, in order; or what was shut; or to let go.
 */
export type Touch =
  | { do: 'pick'; anchors: string[] }
  | { do: 'refuse'; anchors: string[] }
  | { do: 'letgo' }
  | { do: 'nothing' };

export function touchCell(view: View, options: Option[], picked: string[], cell: string): Touch {
  if (options.length === 0) return { do: 'nothing' };
  const now = marks(options, picked);
  const base = now.armed ? picked.slice(0, -1) : picked;
  const goal = view.side !== null && goalOf(view.side).includes(cell);
  if (now.armed && goal && now.target === 'goal') return { do: 'pick', anchors: ['goal'] };
  if (!now.armed && now.cells.get(cell) && base.length === 0 && now.cells.get(cell) === 'place') {
    const kinds = options.filter((o) => o[2] === 'ss-place' && o[1][1] === cell).map((o) => o[1][0] ?? '');
    if (kinds[0]) return { do: 'pick', anchors: [kinds[0], cell] };
  }
  if (now.cells.has(cell)) return { do: 'pick', anchors: [cell] };
  if (goal && touch(options, picked, 'goal')) return { do: 'pick', anchors: ['goal'] };
  if (picked[0] === cell) return { do: 'letgo' };
  if (touch(options, picked, cell)) return { do: 'pick', anchors: [cell] };
  const placing = options.find((o) => o[2] === 'ss-place');
  if (placing) {
    const kind = picked[0] ?? (options.some((o) => o[1][0] === 'player') ? 'player' : 'keeper');
    return { do: 'refuse', anchors: [kind, cell] };
  }
  return { do: 'refuse', anchors: [...base, base.length > 0 && goal && now.aimFrom ? 'goal' : cell] };
}
