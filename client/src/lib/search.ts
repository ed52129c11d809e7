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

export interface Hit {
  chapter: string;
  section: Section;
}

/** Sections that hold every word, those with the words in their id or title first. */
export function search(book: Rulebook, words: string): Hit[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const found: { head: boolean; hit: Hit }[] = [];
  for (const chapter of book.chapters) {
    for (const section of chapter.sections) {
      const head = fold(`${section.id ?? ''} ${section.title}`);
      const text = `${head} ${fold(section.blocks.map(plain).join(' '))}`;
      if (wanted.every((w) => text.includes(w))) {
        found.push({
          head: wanted.every((w) => head.includes(w)),
          hit: { chapter: chapter.title, section },
        });
      }
    }
  }
  return [...found.filter((f) => f.head), ...found.filter((f) => !f.head)].map((f) => f.hit);
}
