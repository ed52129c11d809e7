/** Compound words at the ends of lines. */
import { expect, it } from 'vitest';
import { JOINER, whole } from '../src/lib/hyphens';
import { i18n } from '../src/lib/i18n.svelte';

const marked = (text: string): string => whole(text).replaceAll(JOINER, '*');

it('a stump is not left alone by its hyphen', () => {
  expect(marked('laissez-vous passer, ou défendez-vous')).toBe('laissez-*vous passer, ou défendez-*vous');
  expect(marked('mi-temps, une-deux, lui-même, a-t-il')).toBe('mi-*temps, une-*deux, lui-*même, a-*t-*il');
});

it('what is long may break, and numbers and names of things are left alone', () => {
  for (const text of ['contre-attaque', 'WF-015', '1-1', '-1 au tir', 'un - deux', 'passe longue', '--lan-all', 'mon-id/', 'a-1']) expect(whole(text)).toBe(text);
});

it('it is for sentences in French, not for what is put into them', async () => {
  await i18n.use('fr', false);
  i18n.take('fr', 'essai = Passe-t-il à { $name } ?');
  expect(i18n.t('essai', { name: 'Le-Bon' })).toBe(`Passe-${JOINER}t-${JOINER}il à Le-Bon ?`);
  await i18n.use('en', false);
  i18n.take('en', 'essai = half-time');
  expect(i18n.t('essai')).toBe('half-time');
});
