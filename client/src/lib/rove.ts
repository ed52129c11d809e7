/**
 * One tab stop for a group of buttons: arrow keys go to the nearest one in that direction, as the
 * eye sees it. `use:rove` on the element around them; other elements are left alone.
 */
export function rove(node: HTMLElement, selector = 'button'): { update(): void; destroy(): void } {
  const all = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(selector)].filter((b) => b.offsetParent !== null);

  function tidy(at?: HTMLElement): void {
    const list = all();
    const stop = at ?? list.find((b) => b.tabIndex === 0) ?? list[0];
    for (const b of list) {
      const want = b === stop ? 0 : -1;
      if (b.tabIndex !== want) b.tabIndex = want;
    }
  }

  const middle = (b: HTMLElement): { x: number; y: number } => {
    const r = b.getBoundingClientRect();
    return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
  };

  function keys(e: KeyboardEvent): void {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
    const from = (e.target as HTMLElement).closest<HTMLElement>(selector);
    if (!way || !from || e.altKey || e.ctrlKey || e.metaKey) return;
    const [dx = 0, dy = 0] = way;
    const a = middle(from);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const b of all()) {
      if (b === from) continue;
      const m = middle(b);
      const along = (m.x - a.x) * dx + (m.y - a.y) * dy;
      const across = Math.abs((m.x - a.x) * dy) + Math.abs((m.y - a.y) * dx);
      if (along <= 4) continue;
      const far = along + 2.5 * across;
      if (far < least) [least, best] = [far, b];
    }
    if (!best) return;
    e.preventDefault();
    tidy(best);
    best.focus();
    best.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  const focus = (e: FocusEvent): void => {
    const at = (e.target as HTMLElement).closest<HTMLElement>(selector);
    if (at) tidy(at);
  };

  node.addEventListener('keydown', keys);
  node.addEventListener('focusin', focus);
  const watch = new MutationObserver(() => tidy());
  watch.observe(node, { childList: true, subtree: true });
  tidy();
  return {
    update: () => tidy(),
    destroy: () => {
      watch.disconnect();
      node.removeEventListener('keydown', keys);
      node.removeEventListener('focusin', focus);
    },
  };
}
