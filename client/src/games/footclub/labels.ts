/** Players, cards and anchors in words, for lists and for those who hear the table. */
import { i18n, number as digits, t } from '../../lib/i18n.svelte';
import { team } from '../../lib/teams';
import type { Data } from '../../lib/wire';
import { numberOf } from './codes';
import { shifted } from './scene';
import { LINES, lineOf, type Aim, type Cards, type MatchCard, type View } from './view';

const list = (words: string[]): string => new Intl.ListFormat(i18n.lang).format(words);
export const kind = (word: string): string => word.replaceAll('_', '-');

/** A match card by its type and number. */
export const cardName = (card: MatchCard): string => t(`fc-card-${kind(card.type)}`, { number: card.number });

/** Everything about a player that can be seen on the card. */
export function playerWords(n: number, view: View, cards: Cards, more: string[] = []): string {
  const card = cards.player(n);
  const tokens = view.players[n];
  const simple = view.rules === 'poussin';
  const club = view.clubs.find((c) => lineOf(c, n) >= 0);
  const line = club ? LINES[lineOf(club, n)] : card.positions[0];
  const parts = [card.name];
  parts.push(card.kind === 'outfield' ? t(`fc-line-${(line ?? 'fb').toLowerCase()}.one`) : t(`fc-role-${card.kind}`));
  parts.push(t('fc-ui-stars', { count: tokens?.stars ?? card.level }));
  if (!simple) {
    for (const p of card.profiles) parts.push(t(`fc-profile-${p}`));
    if (card.strength) parts.push(t(`fc-strength-${kind(card.strength)}`));
    if (tokens?.fresh) parts.push(t('fc-ui-fresh', { count: tokens.fresh }));
    if (tokens?.yellow) parts.push(t('fc-ui-yellow'));
    if (tokens?.half) parts.push(t('fc-ui-half-card'));
    if (tokens?.plus) parts.push(t('fc-ui-plus'));
    if (tokens?.minus) parts.push(t('fc-ui-minus', { count: tokens.minus }));
  }
  if (tokens?.goals) parts.push(t('fc-ui-goals', { count: tokens.goals }));
  if (view.clubs.some((c) => c.captain === n)) parts.push(t('fc-ui-captain'));
  if (view.carrier === n) parts.push(t('fc-ui-has-ball'));
  return [...parts, ...more].join(', ');
}

/** A card of the hand: name, what it does, whom it names. */
export function cardWords(card: MatchCard, names: string[], simple: boolean, more: string[] = []): string {
  const parts = [simple ? t(`fc-kind-${kind(card.type)}`) : cardName(card), t(`fc-ui-effect-${simple ? 'simple-' : ''}${kind(card.type)}`)];
  if (names.length) parts.push(t('fc-ui-names', { names: list(names) }));
  return [...parts, ...more].join('. ');
}

/** FC-019, FC-067 Said where another cell of the ribbon counts than that of the ball's colour. */
export function cellWords(aim: Aim | null, view: View): string[] {
  if (!aim || !shifted(aim, view)) return [];
  const colours = [...new Set(aim.cells)].map((at) => t('fc-ui-cell', { colour: t(`fc-colour-${at + 1}`), number: at + 1 }));
  return [t('fc-ui-cell-shifted', { cells: list(colours), count: colours.length })];
}

export const ballWords = (colour: number): string => (colour ? t('fc-ui-ball', { colour: t(`fc-colour-${colour}`), number: colour }) : '');

/** A bonus with its sign. */
export const signed = (n: number): string => digits(n, { signDisplay: 'exceptZero' }).replace('-', '−');

/** An anchor as a list of options writes it. */
export function anchorWords(anchor: string, view: View, cards: Cards, teams: Data[]): string {
  const p = numberOf(anchor, 'p');
  if (p >= 0) return playerWords(p, view, cards);
  const c = numberOf(anchor, 'c');
  if (c >= 0) return view.rules === 'poussin' ? t(`fc-kind-${kind(cards.match(c).type)}`) : cardName(cards.match(c));
  const [word = '', a = '', b = '', d = ''] = anchor.split(':');
  switch (word) {
    case 'mode':
      return t(a === '1' ? 'fc-ui-mode-aggressive' : 'fc-ui-mode-regular');
    case 'pay':
      return [...a].map((x) => t(`fc-ui-pay-${x}`)).join(' + ');
    case 'push':
      return t('fc-ui-push', { fans: Number(a), kop: Number(b), supports: Number(d) });
    case 'star': {
      const n = view.draft?.stars[Number(a)];
      return n === undefined ? anchor : playerWords(n, view, cards);
    }
    case 'pair': {
      const pair = view.draft?.market[Number(a)] ?? [];
      return list(pair.map((n) => cards.player(n).name)) || anchor;
    }
    case 'home':
      return team(teams[Number(a)], Number(a)).name;
    case 'kop':
      return t(a === '0' ? 'fc-kop-attack' : 'fc-kop-freshness');
    case 'shape':
      return a;
    case 'swap': {
      const line = Number(a);
      const players = view.clubs[view.acting >= 0 ? view.acting : view.eye]?.lines[line] ?? view.clubs[view.eye]?.lines[line] ?? [];
      const [i, j] = ([[0, 1], [0, 2], [1, 2]] as const)[Number(b)] ?? [0, 1];
      return [players[i], players[j]].map((n) => (n === undefined ? '?' : cards.short(n))).join(' ⇄ ');
    }
    default:
      return { fan: t('fc-ui-place-fan'), pass: t('fc-ui-pass'), done: t('fc-ui-done'), vacancy: t('fc-ui-vacancy'), on: t('fc-ui-play-on'), stop: t('fc-ui-stop') }[anchor] ?? anchor;
  }
}

/** An anchor as the sentence of an option wants it: a name, or the word that picks a variant. */
export function anchorArgument(anchor: string, view: View, cards: Cards, teams: Data[]): string {
  const p = numberOf(anchor, 'p');
  if (p >= 0) return cards.player(p).name;
  const [word = '', a = ''] = anchor.split(':');
  if (word === 'mode') return a === '1' ? 'aggressive' : 'regular';
  if (word === 'pay') return a;
  if (word === 'kop') return a === '0' ? 'attack' : 'freshness';
  if (word === 'star') return cards.player(view.draft?.stars[Number(a)] ?? -1).name;
  return anchorWords(anchor, view, cards, teams);
}
