/** Where we are: the part of the address after `#`, which no server ever sees. */

class Route {
  parts = $state.raw<string[]>(split());

  constructor() {
    if (typeof window !== 'undefined') {
      window.addEventListener('hashchange', () => (this.parts = split()));
    }
  }

  get name(): string {
    return this.parts[0] ?? '';
  }

  go(...parts: (string | number)[]): void {
    location.hash = href(...parts);
  }

  /** Change the address without a step in the history, for moments that pass. */
  slide(...parts: (string | number)[]): void {
    history.replaceState(null, '', href(...parts));
    this.parts = split();
  }
}

function split(): string[] {
  if (typeof location === 'undefined') return [];
  return location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((p) => p !== '')
    .map((p) => {
      try {
        return decodeURIComponent(p);
      } catch {
        return p;
      }
    });
}

export function href(...parts: (string | number)[]): string {
  return '#/' + parts.map((p) => encodeURIComponent(String(p))).join('/');
}

/** The whole address, to be given to somebody else. */
export function address(...parts: (string | number)[]): string {
  return location.origin + location.pathname + href(...parts);
}

export const route = new Route();
