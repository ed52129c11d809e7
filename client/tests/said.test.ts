/** Refusals come with hints; they speak the reader's language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { i18n, number } from '../src/lib/i18n.svelte';
import './texts';

const SOURCES = join(__dirname, '../../src/touchline');
const shared = (lang: string): string => readFileSync(join(SOURCES, `play/text.${lang}.ftl`), 'utf8');
const positions = (lang: string): string =>
  readFileSync(join(SOURCES, `games/streetsoccer/voice/text.${lang}.ftl`), 'utf8');

it('a hint is told in the language of the reader', async () => {
  i18n.take('fr', shared('fr'));
  await i18n.use('fr', false);
  const known = i18n.say({ id: 'fault-option', args: { word: 'rong', hint: 'Known: ring, bend.' } });
  expect(known).toContain('Connus');
  expect(known).toContain('ring, bend');
  const mean = i18n.say({ id: 'fault-option', args: { word: 'rong', hint: "Did you mean 'ring'?" } });
  expect(mean).not.toContain('Did you mean');
  expect(mean).toContain('ring');
  await i18n.use('en', false);
});

it('what is wrong with a position is told in the language of the reader', async () => {
  i18n.take('fr', positions('fr'));
  await i18n.use('fr', false);
  const args = { why: 'English', what: 'rows', count: 2 };
  expect(i18n.say({ id: 'fault-position', args })).toBe(
    'La position est illisible. Le champ 1 (rangées) a 2 rangées\u202f; il en faut 8, de la rangée 8 à la rangée 1.',
  );
  await i18n.use('en', false);
});

it('a number below zero has a minus sign, which is as wide as a plus', async () => {
  expect(i18n.t('el-ui-vp', { n: -3 })).toContain('−3');
  expect(number(-1.5)).toBe('−1.5');
  expect(i18n.t('el-p-against', { shape: '5-3-2' })).toContain('5-3-2');
});
