/** The table of Worldwide Football without a server: `?scene=NAME&lang=fr&pick=a:1,p:2`, for looking at it while it is drawn. */
import '../../../../tokens.css';
import '../../../../app.css';
import { mount } from 'svelte';
import { i18n } from '../../../../lib/i18n.svelte';
import type { Data } from '../../../../lib/wire';
import en from '../content.json';
import { texts } from '../../../../lib/rooms.svelte';
import Stage from './Stage.svelte';

const wish = new URLSearchParams(location.search);
const lang = wish.get('lang') === 'fr' ? 'fr' : 'en';
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
const packs = import.meta.glob('../../../../../../src/touchline/games/*/voice/text.*.ftl', { query: '?raw', import: 'default', eager: true });
const pack = Object.entries(packs).filter(([path]) => path.endsWith(`text.${lang}.ftl`)).map(([, text]) => text as string);
void Promise.all([i18n.use(lang, false), i18n.start(), texts('worldwide', 'text'), texts('worldwide', 'guide')]).then(() => {
  i18n.take(lang, pack.join('\n'));
  const target = document.getElementById('app');
  const picks = wish.get('pick')?.split(',') ?? [];
  if (target) mount(Stage, { target, props: { scene: wish.get('scene') ?? 'attack', picks, play: wish.get('play') ?? '', data: en as unknown as Data, coach: wish.has('coach') } });
});
