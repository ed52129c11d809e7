/** Where the sentences are that the server sends: those of all pages, and those of each game. */
import type { Texts } from './i18n.svelte';

/** What the page was told: of each part in each language the mark of its content. */
function told(): Map<string, string> {
  const content = typeof document === 'undefined' ? '' : (document.querySelector<HTMLMetaElement>('meta[name="texts"]')?.content ?? '');
  return new Map(content.split(' ').filter(Boolean).map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']));
}

const marks = told();
const parts = new Map<string, Texts>();

/** The address of a part in a language; under one with a mark it may be kept for good. */
function address(part: string, lang: string): string {
  const mark = marks.get(`${part}.${lang}`);
  return `/text/${part}.${lang}.ftl${mark ? `?v=${mark}` : ''}`;
}

/** Does the server have this part? A page that was told nothing asks. */
export const sends = (part: string): boolean => !marks.size || marks.has(`${part}.en`);

/** The texts of a part that the server sends: "shared", or a game by its name. */
export function sent(part: string): Texts {
  const texts = parts.get(part) ?? { en: address(part, 'en'), fr: address(part, 'fr') };
  parts.set(part, texts);
  return texts;
}
