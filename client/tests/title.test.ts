import { expect, it } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import { tableTitle, type Standing } from '../src/lib/title.svelte';
import './texts';

const TEAMS = [{ name: 'Lantern Quay' }, { name: 'Mill Yard' }];
const at = (change: Partial<Standing>): Standing => ({ teams: TEAMS, score: [1, 0], waiting: [0], mine: [0], over: false, ...change });

it.each([
  ['en', {}, 'Your turn · Lantern Quay 1–0 Mill Yard'],
  ['fr', {}, 'À vous · Lantern Quay 1–0 Mill Yard'],
  ['en', { waiting: [1] }, 'Mill Yard to play · Lantern Quay 1–0 Mill Yard'],
  ['en', { mine: [0, 1] }, 'Lantern Quay to play · Lantern Quay 1–0 Mill Yard'],
  ['fr', { waiting: [0, 1], mine: [], score: [] }, 'En attente · Lantern Quay – Mill Yard'],
  ['en', { over: true, waiting: [] }, 'The match is over · Lantern Quay 1–0 Mill Yard'],
  ['en', { teams: [...TEAMS, { name: 'Old Forge' }], score: [3, 2, 5], waiting: [0, 1] }, 'Your turn · Lantern Quay 3, Mill Yard 2, Old Forge 5'],
] as const)('tells tabs apart, %s %o', async (lang, change, said) => {
  await i18n.use(lang, false);
  const readable = tableTitle(at(change as Partial<Standing>)).replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
  expect(readable).toBe(said);
});
