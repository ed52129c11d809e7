/** Words for choices that follow a card: who pays what, and the chances of each way to play it. */
import { i18n, number, t } from '../../lib/i18n.svelte';
import { numberOf } from './codes';
import type { Rules } from './formation';
import { duel, value } from './odds';
import { supportOutlook, type SupportOutlook } from './push';
import { named } from './scene';
import type { Cards, Ratio, View } from './view';

const percent = (r: Ratio): string => number(value(r), { style: 'percent', maximumFractionDigits: 0 });
const me = (view: View): 0 | 1 => (view.eye === 1 ? 1 : 0);

/** FC-078, FC-154: `pay:tf` with the names of those who pay, in the order of the cell. */
export function payWords(anchor: string, picked: string[], view: View, cards: Cards): string {
  const how = anchor.slice(4);
  if (how === 'ff') return t('fc-ui-pay-by', { who: t('fc-ui-pay-ff') });
  if (how === 'kk') return t('fc-ui-pay-by', { who: t('fc-ui-pay-k') });
  const who = named(numberOf(picked[0], 'c'), me(view), view, cards, {})?.players ?? [];
  if (how === 'n') {
    const strength = cards.player(who[0] ?? -1).strength;
    return t(strength === 'finisher' || strength === 'speedster' ? 'fc-ui-pay-n' : 'fc-ui-play');
  }
  const parts = [...how].map((x, i) => (x === 't' && who[i] !== undefined ? cards.short(who[i] ?? -1) : t(`fc-ui-pay-${x}`)));
  return t('fc-ui-pay-by', { who: new Intl.ListFormat(i18n.lang).format(parts) });
}

/** What a defence support comes to: held, a goal all the same, and cards where it is aggressive. */
export function supportWords({ mode, odds, goal }: SupportOutlook): string {
  const both = { success: percent(odds.success), goal: percent(goal) };
  return mode === 'aggressive' ? t('fc-ui-support-odds-hard', { ...both, yellow: percent(odds.yellow), red: percent(odds.red) }) : t('fc-ui-support-odds', both);
}

/** The chances of a tackle or a defence support by mode; what an ability of a solo run brings. */
export function note(anchor: string, picked: string[], view: View, cards: Cards, rules: Rules): string {
  const n = numberOf(picked[0], 'c');
  if (n < 0) return '';
  const who = named(n, me(view), view, cards, rules)?.players[0] ?? -1;
  const strength = cards.player(who).strength;
  if (anchor.startsWith('mode:')) {
    const mode = anchor === 'mode:1' ? 'aggressive' : 'regular';
    if (cards.match(n).type === 'defence_support') {
      const plan = supportOutlook(view, rules, mode, strength === 'stopper');
      return plan ? supportWords(plan) : '';
    }
    const odds = duel(mode, strength === 'enforcer' ? 1 : 0);
    const success = percent(odds.success);
    if (view.rules === 'poussin') return t('fc-ui-tackle-odds-simple', { success });
    return t(mode === 'aggressive' ? 'fc-ui-tackle-odds-hard' : 'fc-ui-tackle-odds', { success, yellow: percent(odds.yellow), red: percent(odds.red) });
  }
  if (anchor.startsWith('pay:') && cards.match(n).type === 'solo_run' && anchor !== 'pay:n') {
    return strength === 'finisher' ? t('fc-ui-solo-finisher') : strength === 'speedster' ? t('fc-ui-solo-speedster') : '';
  }
  return '';
}
