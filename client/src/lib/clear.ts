/**
 * What sticks to an edge of the window (`data-sticks="top"` or `"bottom"`) may hide a control below it or leave enough
 * of it to be touched, but never a sliver: where scrolling comes to rest, it is pushed on by what is lacking. And what has
 * the focus of a keyboard is never hidden by it.
 */

/** the least that may be left of a control, in CSS pixels (WCAG 2.2, target size) */
export const LEAST = 24;
/** the farthest the page is pushed */
const FAR = 4 * LEAST;
/** how long nothing scrolls before that counts as rest, in ms, where a browser does not tell when scrolling ends */
const REST = 150;
const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"]';

export interface Span {
  top: number;
  bottom: number;
}

/** A control that a part which sticks may hide: where the two are, and to which edge that part sticks. */
export interface Pair {
  control: Span;
  bar: Span;
  side: 'top' | 'bottom';
  /** it has the focus of a keyboard: hidden is as bad as a sliver */
  focused?: boolean;
}

/** Is only a sliver left of the control, once the page has gone on by `far`? */
export function sliver({ control, bar, side, focused }: Pair, far: number): boolean {
  const left = side === 'bottom' ? bar.top - control.top + far : control.bottom - bar.bottom - far;
  return (focused || left > 0) && left < Math.min(LEAST, control.bottom - control.top);
}

/** By how much the page must go on for all of a control to be seen beside what hides it; 0 where it is seen well enough. */
export function hidden(pair: Pair): number {
  const { control, bar, side } = pair;
  const below = control.top < bar.bottom && control.bottom > bar.top;
  if (!below || !sliver({ ...pair, focused: true }, 0)) return 0;
  return side === 'bottom' ? control.bottom - bar.top : control.top - bar.bottom;
}

/** Is a control that nothing hides now hidden in part, once the page has gone on by `far`? */
export function cut({ control, bar, side }: Pair, far: number): boolean {
  const clear = side === 'bottom' ? bar.top - control.bottom : control.top - bar.bottom;
  return clear >= 0 && (side === 'bottom' ? clear + far : clear - far) < 0;
}

/**
 * The least by which the page must go on, or back (below 0), so that as few slivers as can be are left and, of several
 * such ways, as few controls as can be are hidden in part that were not.
 */
export function lacking(pairs: readonly Pair[], back: number, on: number): number {
  let [best, least, until] = [0, Infinity, FAR];
  for (let far = 0; far <= until; far++) {
    for (const way of far ? [far, -far] : [0]) {
      if (way > on || way < -back) continue;
      const slivers = pairs.filter((p) => sliver(p, way)).length;
      const harm = slivers * (pairs.length + 1) + pairs.filter((p) => cut(p, way)).length;
      if (harm < least) [best, least] = [way, harm];
      if (!slivers && (!far || !harm)) return best;
      if (!slivers) until = Math.min(until, far + LEAST); // a better way is not looked for far off
    }
  }
  return best;
}

/** What is seen of a control in the boxes that scroll around it; null for nothing. */
function seen(control: Element, box: DOMRect): Span | null {
  let { top, bottom } = box;
  for (let up = control.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflowY === 'visible') continue;
    const r = up.getBoundingClientRect();
    [top, bottom] = [Math.max(top, r.top), Math.min(bottom, r.bottom)];
  }
  return bottom > top ? { top, bottom } : null;
}

/** What a part that sticks is scrolled in: the page, or a box of its own. */
function scroller(bar: Element): Element {
  for (let up = bar.parentElement; up && up !== document.body; up = up.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
  }
  return document.documentElement;
}

interface Bar {
  bar: HTMLElement;
  within: Element;
  side: Pair['side'];
}

/** What is in reach: below a dialog nothing is, and all stays where it is. */
const reach = (): ParentNode => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;

function bars(): Bar[] {
  return [...reach().querySelectorAll<HTMLElement>('[data-sticks]')]
    .filter((bar) => bar.offsetHeight > 0 && getComputedStyle(bar).position === 'sticky')
    .map((bar) => ({ bar, within: scroller(bar), side: bar.dataset.sticks === 'top' ? 'top' : 'bottom' }));
}

const keyed = (control: Element): boolean => control === document.activeElement && control.matches(':focus-visible');

/** Bring to light what has the focus of a keyboard and lies below something that sticks. */
function reveal(all: Bar[]): void {
  const at = document.activeElement;
  if (!at?.matches(CONTROLS) || !keyed(at)) return;
  for (const { bar, within, side } of all) {
    if (bar.contains(at) || !within.contains(at)) continue;
    const [control, box] = [at.getBoundingClientRect(), bar.getBoundingClientRect()];
    const far = control.right > box.left && control.left < box.right ? hidden({ control, bar: box, side }) : 0;
    if (far) within.scrollBy({ top: far, behavior: 'instant' });
  }
}

/** Whatever something that sticks may hide, by what is to be scrolled. */
function pairs(all: Bar[]): Map<Element, Pair[]> {
  const found = new Map<Element, Pair[]>();
  const controls = [...reach().querySelectorAll<HTMLElement>(CONTROLS)].map((c) => [c, c.getBoundingClientRect()] as const);
  for (const { bar, within, side } of all) {
    const box = bar.getBoundingClientRect();
    const here = found.get(within) ?? [];
    for (const [control, r] of controls) {
      const near = r.height && r.right > box.left && r.left < box.right && r.bottom > box.top - FAR && r.top < box.bottom + FAR;
      const span = near && within.contains(control) && !bar.contains(control) ? seen(control, r) : null;
      if (span) here.push({ control: span, bar: box, side, focused: keyed(control) && r.top < box.bottom && r.bottom > box.top });
    }
    found.set(within, here);
  }
  return found;
}

/** Keep it so until the function that is returned is called: after scrolling, and when the page has changed. */
export function keepClear(): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** what is being scrolled: a finger is not to be fought */
  let moving: Element | null = null;
  /** nor may what is pressed or dragged go from under it */
  let held = false;
  /** where a push of ours ended is no reason for another */
  const own = new WeakMap<Element, number>();

  const clear = (): void => {
    if (moving && !moving.getClientRects().length) moving = null; // it has gone in the meantime
    if (moving || held) return;
    const all = bars();
    if (!all.length) return;
    reveal(all);
    for (const [box, found] of pairs(all)) {
      const from = box.scrollTop;
      const far = lacking(found, from, box.scrollHeight - box.clientHeight - from);
      if (!far) continue;
      box.scrollBy({ top: far, behavior: 'instant' });
      own.set(box, box.scrollTop);
    }
  };
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(clear);
  };
  const scrolled = (e: Event): Element => (e.target instanceof Element ? e.target : document.documentElement);
  const ended = (box: Element): void => {
    moving = null;
    if (Math.abs(box.scrollTop - (own.get(box) ?? -1)) >= 1) soon();
    own.delete(box);
  };
  const moves = (e: Event): void => {
    moving = scrolled(e);
    if ('onscrollend' in window) return;
    clearTimeout(timer);
    timer = setTimeout(ended, REST, moving);
  };
  const rests = (e: Event): void => ended(scrolled(e));
  const press = (): void => void (held = true);
  const release = (): void => {
    held = false;
    soon();
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  const heard: [string, (e: Event) => void][] = [
    ['scroll', moves], ['scrollend', rests], ['pointerdown', press], ['pointerup', release], ['pointercancel', release], ['focusin', soon],
  ];
  for (const [name, hears] of heard) document.addEventListener(name, hears, true);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    sizes.disconnect();
    changes.disconnect();
    for (const [name, hears] of heard) document.removeEventListener(name, hears, true);
  };
}
