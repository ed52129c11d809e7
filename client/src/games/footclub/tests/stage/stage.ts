/** FootClub's table without a server: `?scene=NAME&lang=fr`, for looking at it while it is drawn. */
import '../../../../tokens.css';
import '../../../../app.css';
import { mount } from 'svelte';
import { i18n } from '../../../../lib/i18n.svelte';
import { texts } from '../../../../lib/rooms.svelte';
import Stage from './Stage.svelte';

const wish = new URLSearchParams(location.search);
const lang = wish.get('lang') === 'fr' ? 'fr' : 'en';
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
const packs = import.meta.glob('../../../../../../src/touchline/games/*/voice/text.*.ftl', { query: '?raw', import: 'default', eager: true });
const pack = Object.entries(packs).filter(([path]) => path.endsWith(`text.${lang}.ftl`)).map(([, text]) => text as string);
void Promise.all([i18n.use(lang, false), i18n.start(), texts('footclub', 'text'), texts('footclub', 'guide')]).then(() => {
  i18n.take(lang, pack.join('\n'));
  const target = document.getElementById('app');
  if (target) mount(Stage, { target, props: { scene: wish.get('scene') ?? 'possession' } });
});
