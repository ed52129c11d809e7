/**
 * What lies over the page, newest last: the browser's Back closes the newest before it leaves the page.
 *
 * Each of them has a step of its own in the history, at the same address; the state of a step says
 * how many lie there. What is closed in another way takes its step back; one that opens as another
 * closes takes that step over. Where a link has led elsewhere meanwhile nothing is taken back: the
 * step stays behind, and whoever comes to it by Back or Forward is taken on to the page below it.
 */
const open: (() => void)[] = [];
let heard = false;
/** the browser is on its way to the step that was wanted */
let moving = false;
let due = false;

const depth = (state: unknown): number => Number((state as { layers?: number } | null)?.layers ?? 0);

function settle(): void {
  due = false;
  if (moving) return;
  // the page stays where it is when a step is taken back: what has closed may have left something to be seen
  if (open.length) history.scrollRestoration = 'manual';
  for (let n = depth(history.state) + 1; n <= open.length; n++) history.pushState({ layers: n }, '');
  const far = open.length - depth(history.state);
  if (far < 0) {
    moving = true;
    history.go(far);
  }
}

/** Whatever opens and closes at once is one change. */
function soon(): void {
  if (due) return;
  due = true;
  queueMicrotask(settle);
}

function hear(e: PopStateEvent): void {
  if (moving) {
    moving = false;
    if (!open.length && !depth(e.state)) history.scrollRestoration = 'auto';
    return soon();
  }
  while (open.length > depth(e.state)) open.pop()?.();
  if (open.length < depth(e.state)) soon();
}

/**
 * Something has opened over the page: `close` is called for a Back. What it gives is to be called once it has closed.
 * What is `below` lies under all that is open, whatever came first.
 */
export function layer(close: () => void, below = false): () => void {
  if (!heard) window.addEventListener('popstate', hear);
  heard = true;
  if (below) open.unshift(close);
  else open.push(close);
  soon();
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return; // Back has closed it
    open.splice(at, 1);
    soon();
  };
}
