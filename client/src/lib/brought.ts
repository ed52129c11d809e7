/** What the page itself brought along (server/pages.py): no request is needed for it. */

let all: Map<string, unknown> | undefined;

/** By its address: a text, or what a route answers as JSON; undefined where it has to be asked for. */
export function brought(at: string | URL): unknown {
  if (typeof document === 'undefined') return undefined;
  const whole = (address: string | URL): string => new URL(address, document.baseURI).href;
  if (!all) {
    const told = document.getElementById('brought')?.textContent;
    const found = told ? (JSON.parse(told) as Record<string, unknown>) : {};
    all = new Map(Object.entries(found).map(([address, what]) => [whole(address), what]));
  }
  return all.get(whole(at));
}
