/** Words for choices that follow a card: who pays what, and the chances of each way to play it. */
import { i18n, number, t } from '../../lib/i18n.svelte';
import { percents } from '../../lib/parts';
import { numberOf } from './codes';
import type { Moment } from './plans';
import { named } from './scene';
import { value, type Cards, type DuelOdds, type Mode, type Ratio, type View } from './view';

const percent = (r: Ratio): string => number(value(r), { style: 'percent', maximumFractionDigits: 0 });
const me = (view: View): 0 | 1 => (view.eye === 1 ? 1 : 0);

/** FC-078, FC-154: `pay:tf` with the names of those who pay, in the order of the cell. */
export function payWords(anchor: string, picked: string[], view: View, cards: Cards): string {
  const how = anchor.slice(4);
  if (how === 'ff') return t('fc-ui-pay-by', { who: t('fc-ui-pay-ff') });
  if (how === 'kk') return t('fc-ui-pay-by', { who: t('fc-ui-pay-k') });
  const who = named(numberOf(picked[0], 'c'), me(view), view)?.players ?? [];
  if (how === 'n') {
    const strength = cards.player(who[0] ?? -1).strength;
    return t(strength === 'finisher' || strength === 'speedster' ? 'fc-ui-pay-n' : 'fc-ui-play');
  }
  const parts = [...how].map((x, i) => (x === 't' && who[i] !== undefined ? cards.short(who[i] ?? -1) : t(`fc-ui-pay-${x}`)));
  return t('fc-ui-pay-by', { who: new Intl.ListFormat(i18n.lang).format(parts) });
}

/** What a tackle or a defence support comes to: won, a goal all the same, cards, and a match lost by them. */
export function duelWords(odds: DuelOdds, mode: Mode, simple: boolean): string {
  const of = odds.goal ? 'support' : 'tackle';
  const [success = '', yellow = '', red = ''] = percents([odds.success, odds.yellow, odds.red]);
  const args = { success, goal: odds.goal ? percent(odds.goal) : '', yellow, red };
  const cards = odds.red[0] > 0 ? (odds.yellow[0] > 0 ? '-hard' : '-off') : mode === 'aggressive' ? '-hard' : '';
  const told = simple ? t(of === 'support' ? 'fc-ui-support-odds' : 'fc-ui-tackle-odds-simple', args) : t(`fc-ui-${of}-odds${cards}`, args);
  return odds.lost[0] > 0 ? t('fc-ui-odds-lost', { told, lost: percent(odds.lost) }) : told;
}

/** The chances of a tackle or a defence support by mode; what an ability of a solo run brings. */
export function note(anchor: string, picked: string[], view: View, cards: Cards, moment: Moment | null): string {
  const n = numberOf(picked[0], 'c');
  if (n < 0) return '';
  if (anchor.startsWith('mode:')) {
    const mode = anchor === 'mode:1' ? 'aggressive' : 'regular';
    const odds = moment?.duels[n]?.[mode];
    return odds ? duelWords(odds, mode, view.rules === 'poussin') : '';
  }
  if (anchor.startsWith('pay:') && cards.match(n).type === 'solo_run' && anchor !== 'pay:n') {
    const { strength } = cards.player(named(n, me(view), view)?.players[0] ?? -1);
    return strength === 'finisher' ? t('fc-ui-solo-finisher') : strength === 'speedster' ? t('fc-ui-solo-speedster') : '';
  }
  return '';
}
