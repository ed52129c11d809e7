/**
 * What sticks to an edge of the window (`data-sticks="top"` or `"bottom"`) may hide a control below it or leave enough
 * of it to be touched, but never a sliver: where scrolling comes to rest, the page is pushed on by what is lacking.
 */

/** the least that may be left of a control, in CSS pixels (WCAG 2.2, target size) */
export const LEAST = 24;
/** the farthest the page is pushed */
const FAR = 4 * LEAST;
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

/** The least by which the page must go on, or back (below 0), so that no sliver is left; 0 where nothing helps. */
export function lacking(pairs: readonly Pair[], back: number, on: number): number {
  for (let far = 0; far <= FAR; far++) {
    for (const way of far ? [far, -far] : [0]) {
      if (way <= on && way >= -back && !pairs.some((p) => sliver(p, way))) return way;
    }
  }
  return 0;
}

function pairs(): Pair[] {
  const found: Pair[] = [];
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].map((c) => [c, c.getBoundingClientRect()] as const);
  for (const bar of document.querySelectorAll<HTMLElement>('[data-sticks]')) {
    const box = bar.getBoundingClientRect();
    if (!box.height || getComputedStyle(bar).position !== 'sticky') continue;
    const side = bar.dataset.sticks === 'top' ? 'top' : 'bottom';
    for (const [control, r] of controls) {
      const near = r.height && r.right > box.left && r.left < box.right && r.bottom > box.top - FAR && r.top < box.bottom + FAR;
      if (near && !bar.contains(control)) found.push({ control: r, bar: box, side });
    }
  }
  return found;
}

/** Push the page on where something that sticks has left a sliver. Has it moved? */
export function clear(): boolean {
  const from = scrollY;
  const far = lacking(pairs(), from, document.documentElement.scrollHeight - innerHeight - from);
  if (far) scrollBy({ top: far, behavior: 'instant' });
  return scrollY !== from;
}

/** Keep it so until the function that is returned is called: after scrolling, and when the page has changed. */
export function keepClear(): () => void {
  let frame = 0;
  let own = -1; // where a push of ours ended is no reason for another
  let moving = false; // a finger that scrolls is not to be fought
  const moves = (): void => void (moving = true);
  const soon = (): void => {
    cancelAnimationFrame(frame);
    if (moving) return;
    frame = requestAnimationFrame(() => (own = clear() ? scrollY : -1));
  };
  const ended = (): void => {
    moving = false;
    if (Math.abs(scrollY - own) >= 1) soon();
    own = -1;
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('scroll', moves);
  document.addEventListener('scrollend', ended);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    document.removeEventListener('scroll', moves);
    document.removeEventListener('scrollend', ended);
  };
}
