import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../src/lib/api';
import { fold, search } from '../src/lib/search';

const section = (id: string | null, title: string, text: string) => ({
  id, title, blocks: [{ kind: 'paragraph' as const, spans: [{ kind: 'text' as const, text }] }],
});
const BOOK: Rulebook = {
  game: 'g', lang: 'fr', title: 'Règles',
  chapters: [
    { title: 'Un', sections: [section('SS-001', 'Les cases', 'Le gardien reste là.')] },
    { title: 'Deux', sections: [section('SS-057', 'Le but fêté', 'Un cœur vaillant, l’équipe gagne.'), section(null, '', 'Rien')] },
  ],
};

describe('searching the rules', () => {
  it('minds neither case nor accents nor apostrophes', () => {
    expect(fold('Fêté Cœur l’ÉQUIPE')).toBe("fete coeur l'equipe");
    expect(search(BOOK, 'FETE').map((h) => h.section.id)).toEqual(['SS-057']);
    expect(search(BOOK, 'coeur').map((h) => h.section.id)).toEqual(['SS-057']);
    expect(search(BOOK, "l'equipe").map((h) => h.section.id)).toEqual(['SS-057']);
  });
  it('finds rules by number', () => {
    expect(search(BOOK, 'ss-001')[0]?.chapter).toBe('Un');
  });
  it('wants every word', () => {
    expect(search(BOOK, 'gardien but')).toEqual([]);
    expect(search(BOOK, '  ')).toEqual([]);
  });
  it('puts titles first', () => {
    const both: Rulebook = {
      ...BOOK,
      chapters: [{ title: 'X', sections: [section('A-1', 'Nothing', 'goal'), section('A-2', 'Goal', 'text')] }],
    };
    expect(search(both, 'goal').map((h) => h.section.id)).toEqual(['A-2', 'A-1']);
  });
});
