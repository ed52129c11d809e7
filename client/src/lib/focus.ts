/** What had the focus is gone: a card that was played, a button whose question is answered. Then the question has it. */

/** where it goes: the first of these that is there */
const HOMES = '#course-step, #question, #result';

/** Is this still there to have the focus? */
const there = (thing: Element): boolean => thing.isConnected && thing.checkVisibility() && !thing.matches(':disabled, [inert] *');

/** Watches over the focus of whoever had it in the page; what it gives ends that. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const seen = (e: FocusEvent): void => void (last = e.target as Element);
  const look = (): void => {
    if (!last || document.activeElement !== document.body || document.querySelector('dialog[open]') || there(last)) return;
    document.querySelector<HTMLElement>(HOMES)?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
  document.addEventListener('focusin', seen);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', seen);
  };
}
