/** The pages of this client: what each is given from the address, and what must have come before it is shown. */
import type { Component } from 'svelte';
import { GAMES } from '../games';
import { api } from '../lib/api';
import { i18n, type Texts } from '../lib/i18n.svelte';
import { lately } from '../lib/lately.svelte';
import { load } from '../lib/load';
import { rooms, texts } from '../lib/rooms.svelte';
import { SETTINGS } from '../lib/sayings';
import { onShelf } from '../lib/shelf';
import { pieces } from './pieces';
import Start from './Start.svelte';

/** A page with all that it is given; another `key` is another page, which begins at its top. */
export interface Shown {
  name: string;
  key: string;
  page: Component;
  given: Record<string, unknown>;
}
/** what is said where a game is learnt */
const LEARN: Texts = { en: new URL('../text/learn.en.ftl', import.meta.url), fr: new URL('../text/learn.fr.ftl', import.meta.url) };

/** what is said of one's own matches */
const MINE: Texts = { en: new URL('../text/mine.en.ftl', import.meta.url), fr: new URL('../text/mine.fr.ftl', import.meta.url) };

type Found = Promise<{ default: unknown }>;

/** The page at an address. Raises a refusal with a sentence where a part of it does not come. */
export async function open(parts: string[]): Promise<Shown> {
  if (globalThis.document?.querySelector('meta[name="unreachable"]')) return { name: 'unreachable', key: '', given: {}, page: (await load(() => import('./Unreachable.svelte'))).default };
  const [name = '', a = '', b = ''] = parts;
  const game = a || lately.game;
  const shown = async (found: Found, given: Record<string, unknown> = {}, key = a): Promise<Shown> => ({
    name, key: `${name}/${key}`, page: (await load(() => found)).default as Component, given,
  });
  if (name === 'new') {
    const [page] = await Promise.all([shown(import('./NewMatch.svelte'), { game, begin: b }, `${a}/${b}`), rooms.open(game)]);
    return page;
  }
  if ((name === 'table' && a) || (name === 'watch' && a && b)) {
    // a table that this browser knows: its game comes together with the page, which says what fails
    const known = onShelf(a)?.game;
    if (known) rooms.hint(known);
    return shown(import('./Table.svelte'), { table: a, watch: name === 'watch' ? b : '' }, name === 'watch' ? `${a}/${b}` : a);
  }
  if (name === 'replay' && a) return shown(import('./Replay.svelte'), { table: a, at: Number(b) || 0 });
  if (name === 'mine') {
    const [page] = await Promise.all([shown(import('./Mine.svelte')), i18n.want(MINE)]);
    return page;
  }
  if (name === 'settings') {
    const [page] = await Promise.all([shown(import('./Settings.svelte')), i18n.want(SETTINGS)]);
    return page;
  }
  if (name === 'file') return shown(import('./File.svelte'));
  if (name === 'rules') return shown(import('./Rules.svelte'), { game, id: b });
  if (name === 'learn') {
    const [room] = await Promise.all([rooms.open(game), texts(game, 'start'), texts(game, 'guide'), i18n.want(LEARN)]);
    if (!room.courses) return shown(import('./Learn.svelte'), { game, lesson: b });
    const [courses, guide] = await load(() => Promise.all([room.courses?.(), room.guide?.()]));
    const lessons = courses?.taught ? [...courses.first, ...courses.next].filter((c) => c.lesson) : [];
    if (b && courses?.taught && !lessons.some((c) => c.id === b)) return shown(import('../ui/NoLesson.svelte'), { game }, `${a}/${b}`);
    if (b && courses?.taught) return shown(import('../ui/CourseTable.svelte'), { room, id: b, courses, taught: courses.taught }, `${a}/${b}`);
    return shown(import('../ui/Learn.svelte'), { room, courses, guide });
  }
  if (name === 'about') {
    const [page] = await Promise.all([shown(import('./About.svelte')), ...GAMES.map((g) => texts(g.name, 'start'))]);
    return page;
  }
  if (name === '') {
    void api.games().catch(() => undefined); // its pieces will ask: whoever needs the answer hears what fails
    return { name, key: '', page: Start as Component<never> as Component, given: { pieces: await pieces() } };
  }
  return shown(import('./Nowhere.svelte'));
}
