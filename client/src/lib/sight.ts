/** Bringing a part of the page into sight. */

/** So long the page may still grow around what was brought into sight: figures come from the server. */
const SETTLE_MS = 3000;
/** so much is left free above and below it, in pixels */
const ROOM = 8;

/** Where a part stands that shall be seen whole: all of it if there is room between `bar` and the lower edge, else from its beginning. */
export const stop = (height: number, bar: number, screen: number): ScrollLogicalPosition => (height > screen - bar ? 'start' : 'nearest');

/**
 * Scrolls until a part is in sight, below a bar of this height that sticks to the top, and again
 * while the page grows around it, until somebody moves the page. What it gives ends that.
 */
export function bring(part: HTMLElement, bar: number, still: boolean): () => void {
  part.style.scrollMarginBlock = `${bar + ROOM}px ${ROOM}px`;
  const scroll = (): void => part.scrollIntoView({ block: stop(part.offsetHeight + 2 * ROOM, bar, innerHeight), behavior: still ? 'auto' : 'smooth' });
  const watch = new ResizeObserver(scroll);
  const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  const end = (): void => {
    watch.disconnect();
    clearTimeout(timer);
    for (const name of moves) removeEventListener(name, end);
  };
  const timer = setTimeout(end, SETTLE_MS);
  for (const name of moves) addEventListener(name, end, { passive: true });
  watch.observe(document.body); // it reports once at its start
  return end;
}
