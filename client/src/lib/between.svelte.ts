/** What people at a table say to one another: its words, and whether somebody would rather not hear it. */
import { i18n, type Texts } from './i18n.svelte';
import type { Phrased } from './wire';

const WORDS: Texts = { en: new URL('../text/between.en.ftl', import.meta.url), fr: new URL('../text/between.fr.ftl', import.meta.url) };

export const words = (): Promise<void> => i18n.want(WORDS);

/** everything that can be said, in the order in which it is offered */
export const PHRASES = [
  'hello', 'good-luck', 'well-played', 'what-a-goal', 'so-close', 'lucky', 'unlucky', 'sorry', 'thanks', 'a-moment', 'back-soon', 'good-game',
] as const satisfies readonly Phrased['phrase'][];

const KEY = 'touchline.muted';

/** Who does not want to hear phrases in a match: as long as this tab is open. */
class Muted {
  #tables = $state.raw<string[]>(kept());

  has(table: string): boolean {
    return this.#tables.includes(table);
  }
  set(table: string, on: boolean): void {
    this.#tables = [...this.#tables.filter((t) => t !== table), ...(on ? [table] : [])];
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.#tables));
    } catch {
      return; // then for as long as the page is
    }
  }
}

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((x): x is string => typeof x === 'string') : [];
  } catch {
    return [];
  }
}

export const muted = new Muted();
