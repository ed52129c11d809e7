/**
 * What sticks to an edge of the window (`data-sticks="top"` or `"bottom"`) may hide a control below it or leave enough
 * of it to be touched, but never a sliver: where scrolling comes to rest, it is pushed on by what is lacking.
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
}

/** Is only a sliver left of the control, once the page has gone on by `far`? */
export function sliver({ control, bar, side }: Pair, far: number): boolean {
  const left = side === 'bottom' ? bar.top - control.top + far : control.bottom - bar.bottom - far;
  return left > 0 && left < Math.min(LEAST, control.bottom - control.top);
}

/** The least by which the page must go on, or back (below 0), so that as few slivers as can be are left. */
export function lacking(pairs: readonly Pair[], back: number, on: number): number {
  let [best, fewest] = [0, Infinity];
  for (let far = 0; far <= FAR; far++) {
    for (const way of far ? [far, -far] : [0]) {
      if (way > on || way < -back) continue;
      const left = pairs.filter((p) => sliver(p, way)).length;
      if (left < fewest) [best, fewest] = [way, left];
      if (!fewest) return best;
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

/** Whatever something that sticks may hide, by what is to be scrolled. */
function pairs(): Map<Element, Pair[]> {
  const found = new Map<Element, Pair[]>();
  // what is below a dialog is out of reach, and stays where it is
  const root: ParentNode = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const sticks = (bar: HTMLElement): boolean => bar.offsetHeight > 0 && getComputedStyle(bar).position === 'sticky';
  const bars = [...root.querySelectorAll<HTMLElement>('[data-sticks]')].filter(sticks);
  if (!bars.length) return found;
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].map((c) => [c, c.getBoundingClientRect()] as const);
  for (const bar of bars) {
    const box = bar.getBoundingClientRect();
    const side = bar.dataset.sticks === 'top' ? 'top' : 'bottom';
    const within = scroller(bar);
    const all = found.get(within) ?? [];
    for (const [control, r] of controls) {
      const near = r.height && r.right > box.left && r.left < box.right && r.bottom > box.top - FAR && r.top < box.bottom + FAR;
      const span = near && within.contains(control) && !bar.contains(control) ? seen(control, r) : null;
      if (span) all.push({ control: span, bar: box, side });
    }
    found.set(within, all);
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
    for (const [box, found] of pairs()) {
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
    ['scroll', moves], ['scrollend', rests], ['pointerdown', press], ['pointerup', release], ['pointercancel', release],
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
