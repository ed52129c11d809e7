import { describe, expect, it } from 'vitest';
import { elided } from '../src/lib/elision';

describe('French before a vowel', () => {
  it('leaves the vowel of de and que out before a name that was put in', () => {
    expect(elided('Le conseil de Étoile du Canal', { team: 'Étoile du Canal' })).toBe('Le conseil d’Étoile du Canal');
    expect(elided('De Aldane, plus que Aldane', { name: 'Aldane' })).toBe('D’Aldane, plus qu’Aldane');
    expect(elided('un but de Osk (A) et Maro', { names: 'Osk (A) et Maro' })).toBe('un but d’Osk (A) et Maro');
  });
  it('leaves everything else as it stands', () => {
    expect(elided('Le conseil de Harbour Lights', { team: 'Harbour Lights' })).toBe('Le conseil de Harbour Lights');
    expect(elided('le banc de Onze Étoiles', { team: 'Onze Étoiles' })).toBe('le banc de Onze Étoiles');
    expect(elided('la monde Étoile, de Étoile', { team: 'Autre', n: 1 })).toBe('la monde Étoile, de Étoile');
    expect(elided('profonde Étoile', { team: 'Étoile' })).toBe('profonde Étoile');
  });
});
