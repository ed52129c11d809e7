/** What the table shows, worked out from the view and the open options; no rule is decided here. */
import { nexts, touch, whole } from '../../lib/choose';
import type { Option } from '../../lib/wire';
import type { Aim, Cards, CardType, View } from './view';

export interface Lit {
  /** what may be touched next */
  next: Set<string>;
  /** what may be touched instead of what was picked */
  other: Set<string>;
  armed: Option | null;
}

export function lit(options: Option[], picked: string[]): Lit {
  const armed = whole(options, picked);
  const base = armed ? picked.slice(0, -1) : picked;
  const next = new Set(nexts(options, base));
  const other = new Set<string>();
  if (base.length > 0) for (const [, anchors] of options) if (anchors[0] !== undefined && anchors[0] !== base[0] && !next.has(anchors[0])) other.add(anchors[0]);
  return { next, other, armed };
}

/** Cards alike are offered once: all of them lie under the anchor of one. */
export const alike = (type: CardType, view: View): boolean =>
  type === 'fans' || type === 'attack_support' || view.rules === 'poussin';

/** The anchor that playing this card of the hand means now; null when it is shut. */
export function cardAnchor(n: number, view: View, cards: Cards, options: Option[], picked: string[]): string | null {
  const open = (a: string): boolean => touch(options, picked, a) !== null || picked[0] === a;
  if (open(`c:${n}`)) return `c:${n}`;
  const type = cards.match(n).type;
  if (type === 'fans' && options.some((o) => o[1][0] === 'fan')) return 'fan';
  if (!alike(type, view)) return null;
  for (const [, [a]] of options) {
    if (a?.startsWith('c:') && cards.match(Number(a.slice(2))).type === type && open(a)) return a;
  }
  return null;
}

/** Whom a card of this club puts into action now, as the table tells it; null for cards that name nobody. */
export function named(n: number, club: number, view: View): Aim | null {
  const aim = n < 0 ? undefined : view.clubs[club]?.aims[n];
  return aim?.players.length ? aim : null;
}

/** FC-067 Does another cell count than that of the ball's colour? */
export const shifted = (aim: Aim | null, view: View): boolean => aim !== null && aim.cells.some((at) => at !== view.colour - 1);

/** Rows of one half, from its goal to the middle, each as its club sees it. */
export function rows(view: View, club: 0 | 1): number[][] {
  const { lines, keeper } = view.clubs[club];
  const [fb = [], cb = [], dm = [], am = [], fw = []] = lines;
  const back = fb.length === 2 ? [fb[0] as number, ...cb, fb[1] as number] : [...fb, ...cb];
  return [keeper >= 0 ? [keeper] : [], back, dm, am, fw];
}

export const clubOf = (n: number, view: View): 0 | 1 | -1 => {
  for (const c of [0, 1] as const) {
    const club = view.clubs[c];
    if (club.keeper === n || club.coach === n || club.lines.some((l) => l.includes(n))) return c;
    if (club.squad?.includes(n) || club.bench?.includes(n)) return c;
  }
  return -1;
};

/** The two players that `swap:LINE:K` means: first and second, first and third, second and third. */
export function swapPair(anchor: string, lines: number[][]): number[] {
  const [, line = '', k = ''] = anchor.split(':');
  const row = lines[Number(line)] ?? [];
  const at = [[0, 1], [0, 2], [1, 2]][Number(k)] ?? [];
  return at.flatMap((i) => (row[i] === undefined ? [] : [row[i] as number]));
}
