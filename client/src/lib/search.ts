/** Searching the rulebook: case and accents do not matter, words may be parts of words. */
import type { Block, Rulebook, Section, Span } from './api';

export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}

const join = (spans: Span[]): string => spans.map((s) => s.text).join('');

export function plain(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return join(block.spans);
    case 'list':
      return block.items.map(join).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(join).join(' ')).join(' ');
    case 'pre':
      return block.text;
  }
}

/** How a section is called in an address: by the number of its rule, else by chapter and place ("5.2"). */
export const sectionKey = (section: Section, chapter: number, n: number): string => section.id ?? `${chapter + 1}.${n + 1}`;

/** Where a rule ("SS-057"), a section ("5.2") or a chapter ("chapter-5") stands; null where there is none. `key` is "" for a chapter. */
export function placeOf(book: Rulebook, id: string): { chapter: number; key: string } | null {
  const whole = /^chapter-(\d+)$/.exec(id)?.[1];
  if (whole !== undefined) return book.chapters[Number(whole) - 1] ? { chapter: Number(whole) - 1, key: '' } : null;
  const wanted = id.toUpperCase();
  for (const [n, chapter] of book.chapters.entries()) {
    const m = chapter.sections.findIndex((s, at) => sectionKey(s, n, at) === wanted);
    if (m >= 0) return { chapter: n, key: wanted };
  }
  return null;
}

export interface Hit {
  chapter: string;
  key: string;
  section: Section;
}

/** Sections that hold every word, those with the words in their id or title first. */
export function search(book: Rulebook, words: string): Hit[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const found: { head: boolean; hit: Hit }[] = [];
  for (const [n, chapter] of book.chapters.entries()) {
    for (const [m, section] of chapter.sections.entries()) {
      const head = fold(`${section.id ?? ''} ${section.title}`);
      const text = `${head} ${fold(section.blocks.map(plain).join(' '))}`;
      if (wanted.every((w) => text.includes(w))) {
        found.push({
          head: wanted.every((w) => head.includes(w)),
          hit: { chapter: chapter.title, key: sectionKey(section, n, m), section },
        });
      }
    }
  }
  return [...found.filter((f) => f.head), ...found.filter((f) => !f.head)].map((f) => f.hit);
}
