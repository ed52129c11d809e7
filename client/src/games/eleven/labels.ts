/** Anchors and names of a season in words. */
import { i18n, t } from '../../lib/i18n.svelte';
import type { Ask } from '../../lib/wire';
import type { Offers, Price } from './plans';
import type { Pack, View } from './view';

/** EL-061 Is it asked which sides the bench shows? */
export const benchAsked = (ask: Ask): boolean => ask.options[0]?.[1][0]?.startsWith('bench:') === true;

/** Anchors that are one of a few things. */
const LISTS: Record<string, string> = { colour: 'el-ui-colour', res: 'el-ui-stat', stat: 'el-ui-stat', row: 'el-ui-row', zone: 'el-ui-zone' };
/** Anchors that are counted. */
const COUNTED: Record<string, string> = { option: 'el-ui-option', stand: 'el-ui-stand', foe: 'el-ui-foe', place: 'el-ui-place', fans: 'el-ui-fans' };

const RESOURCES = ['money', 'fans', 'operations', 'fitness'];

/** What stands behind "@p57", "@y12", "@o3", "@h7", "@r66"; "" for anything else. */
export function nameOf(id: string, v: View, pack: Pack): string {
  const [, kind, digits] = /^([pyohr])(\d+)$/.exec(id) ?? [];
  const n = Number(digits);
  if (kind === 'p') return pack.card(n)?.name ?? t('el-no-card');
  if (kind === 'y') return pack.of(n)?.name ?? '';
  if (kind === 'o') return pack.club(n, v.division);
  if (kind === 'r') return t('el-stat-is', { stat: RESOURCES[n >> 6] ?? '', n: n & 63 });
  return kind === 'h' ? t(`el-shirt-${n}`) : '';
}

/** What an anchor is called; an ability after its card by what it does. */
export function anchorWords(anchor: string, v: View, pack: Pack, picked: string[] = [], ask: Ask | null = null): string {
  const [word = '', rest = '', slot = ''] = anchor.split(':');
  const n = Number(rest);
  if (word === 'slot') return pack.card(v.market.rows[n]?.[Number(slot)]?.card ?? -1)?.name ?? anchor;
  if (word === 'card') return pack.card(n)?.name ?? anchor;
  if (word === 'ability' || word === 'basic' || word === 'extra') {
    const card = pack.of(n);
    const what = card?.text.find((a) => a.ability === n)?.what;
    if (!picked.length || what === undefined) return card?.name ?? anchor;
    if (word === 'basic') return t('el-ui-as-basic', { what });
    return word === 'extra' ? t('el-ui-as-extra', { what, n: priceOf([...picked, anchor], ask)?.cost[2] ?? v.clubs[v.eye]?.turn.price ?? 0 }) : what;
  }
  if (word === 'build') return pack.building(n)?.name ?? anchor;
  if (word === 'shirt') return t(`el-shirt-${n}`);
  if (word === 'deal') return t(`el-ui-deal-${n}`);
  if (word === 'option' && v.clubs[v.eye]?.doing === 'recovery') return t('el-ui-token', { n });
  const choice = word === 'option' ? pack.card(v.ask.card)?.text.find((line) => (line.options?.length ?? 0) > n)?.options?.[n] : undefined;
  if (choice) return choice;
  const list = LISTS[word];
  if (list) return t(list, { n });
  const counted = COUNTED[word];
  if (counted) return t(counted, { n: word === 'fans' ? n : n + 1 });
  if (word === 'shape') return rest;
  if (word === 'bench') {
    const bench = v.clubs[v.eye]?.shirts.flatMap((shirt, i) => (shirt.field ? [] : [i])) ?? [];
    return [...rest].map((side, i) => t('el-ui-bench-shows', { shirt: t(`el-shirt-${bench[i] ?? 10 + i}`), side: side === 'A' ? 'attack' : 'defence' })).join(', ');
  }
  return i18n.has(`el-do-${word}`) ? t(`el-do-${word}`) : rest || anchor;
}

/** What the answer that is picked costs, and what it leaves; null where it costs nothing. */
export const priceOf = (picked: string[], ask: Ask | null): Price | null => (ask?.sketch as Partial<Offers> | null | undefined)?.prices?.[picked.join()] ?? null;

/** Each resource that is paid, with what is left of it then. */
function costs({ cost, left, any }: Price): string {
  const paid = cost.flatMap((n, res) => (n > 0 ? [t('el-ui-cost', { n, stat: t('el-ui-stat-word', { n: res, count: n }), left: left[res] ?? 0 })] : []));
  return new Intl.ListFormat(i18n.lang, { type: 'unit' }).format(any > 0 ? [...paid, t('el-ui-cost-any', { n: any })] : paid);
}

/** What is about to be done, with its price and what is left; "" for anything that costs nothing. */
export function priced(picked: string[], v: View, pack: Pack, ask: Ask | null): string {
  const price = priceOf(picked, ask);
  if (!price || (price.any === 0 && !price.cost.some((n) => n > 0))) return '';
  const [word = '', a = '', b = ''] = (picked.at(-1) ?? '').split(':');
  const slot = word === 'slot' ? v.market.rows[Number(a)]?.[Number(b)] : undefined;
  const top = word === 'young' ? v.market.tops.find((x) => x.deck === 'youngster') : undefined;
  const name = slot ? pack.card(slot.card)?.name
    : top ? (pack.card(top.card)?.name ?? t('el-ui-young'))
    : word === 'build' ? pack.building(Number(a))?.name
    : word === 'office' ? t('el-ui-office-short')
    : word === 'extra' || word === 'basic' ? pack.of(Number(a))?.name : anchorWords(picked.at(-1) ?? '', v, pack);
  return t(word === 'extra' ? 'el-ui-costs-extra' : 'el-ui-costs', { name: name ?? '', costs: costs(price) });
}

/** What a contract with the sponsor in a slot brings: small, ad board, its bonus, shirt. */
export function dealWords(deal: number, slot: string, v: View, pack: Pack): string {
  const [, row, place] = slot.split(':');
  const card = pack.card(v.market.rows[Number(row)]?.[Number(place)]?.card);
  const on = [['sign_small'], ['sign_banner'], ['bonus'], ['bonus', 'sign_kit']][deal] ?? [];
  const lines = card?.text.filter((line) => on.includes(line.on)).map((line) => line.what) ?? [];
  return lines.join(' ');
}

/** What a tactic card does when it is played for its effect. */
export const effectWords = (card: number, pack: Pack): string => (pack.card(card)?.text ?? []).map((line) => line.what).join(' ');

/** A deck as a person says it. */
export const deckName = (deck: string): string => t(`el-ui-deck-${deck}`);

/** A category of staff. */
export const categoryName = (category: string): string => t(`el-ui-category-${category}`);

/** A zone in two letters: by its place, or by the letters the packs use. */
export function zoneShort(zone: number | string): string {
  const n = typeof zone === 'number' ? zone : ZONES.indexOf(zone);
  return t('el-ui-zone-short', { n });
}
const ZONES = ['LB', 'CB', 'RB', 'LM', 'CM', 'RM', 'LF', 'CF', 'RF'];
