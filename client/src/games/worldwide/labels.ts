/** Cards, people and anchors in words, for lists and for those who hear the table. */
import { i18n, number, t } from '../../lib/i18n.svelte';
import { team } from '../../lib/teams';
import type { Data } from '../../lib/wire';
import { numberOf } from './codes';
import type { Row } from './rows';
import { own, seatsOf, sideOf, value, type Action, type Answer, type Cards, type Person, type Ratio, type Side, type View } from './view';

export const list = (words: string[]): string => new Intl.ListFormat(i18n.lang).format(words);
export const percent = (r: Ratio): string => number(value(r), { style: 'percent', maximumFractionDigits: 0 });
/** A bonus with its sign. */
export const signed = (n: number): string => number(n, { signDisplay: 'exceptZero' }).replace('-', '−');

/** Rolls with those that follow each other drawn together: "1–3, 6". */
export function rollWords(rolls: readonly number[]): string {
  const runs: number[][] = [];
  for (const n of rolls) {
    const last = runs.at(-1);
    if (last?.at(-1) === n - 1) last.push(n);
    else runs.push([n]);
  }
  return runs.map((r) => (r.length > 1 ? `${r[0]}–${r.at(-1)}` : String(r[0]))).join(', ');
}

/** The attack points at which a card may be played, as it prints them. */
export function allowedWords(card: Action): string {
  const all = card.allowed ?? [];
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  return all.length > 2 && last - first === all.length - 1 ? `${first}–${last}` : all.join('/');
}

/** Everything that an Action card says, and what it would meet now. */
export function actionWords(card: Action, answers: Row[] | null = null, more: string[] = []): string {
  const parts = [card.name];
  if (card.category === 'attack') parts.push(t('wf-ui-worth', { pa: card.pa }));
  if (card.category === 'defence') {
    parts.push(t('wf-ui-threshold', { need: card.threshold }));
    if (card.foul.length) parts.push(t('wf-ui-foul-range', { range: rollWords(card.foul) }));
  }
  if (card.allowed) parts.push(t('wf-ui-at', { pa: allowedWords(card) }));
  if (card.text) parts.push(card.text);
  for (const r of answers ?? []) parts.push(answerWords(r.name, r.answer));
  return [...parts, ...more].filter(Boolean).join('. ').replaceAll('..', '.');
}

/** From which natural roll an answer wins, "–" where none does. */
export const wins = (a: Answer): string => (a.from ? `${a.from}+` : '–');

/** "Press needs 16: 25 %, a foul 15 %". */
export function answerWords(name: string, a: Answer): string {
  const foul = a.foul && value(a.foul) > 0 ? percent(a.foul) : '';
  return t(foul ? 'wf-ui-answer-foul' : 'wf-ui-answer', { name, need: a.need, win: percent(a.win), foul });
}

export const postWords = (p: Person): string => t(`wf-ui-post-${p.type.toLowerCase()}`);
export const personWords = (p: Person, more: string[] = []): string => [p.name, postWords(p), p.text, ...more].filter(Boolean).join('. ').replaceAll('..', '.');

/** The nation of a side: of the table where it is chosen, else the name of the side. */
export function sideName(view: View, side: Side, cards: Cards, teams: Data[]): string {
  return cards.nation(view.sides[side].team)?.name ?? team(teams[side], side).name;
}

/** An anchor as a list of options writes it. */
export function anchorWords(anchor: string, view: View, cards: Cards, teams: Data[], places: string[] = []): string {
  const me = own(view) ?? (view.acting >= 0 ? sideOf(view.acting) : 0);
  const a = numberOf(anchor, 'a');
  if (a >= 0) return cards.action(a).name;
  const p = numberOf(anchor, 'p');
  if (p >= 0) return cards.person(view, me, p).name;
  const s = numberOf(anchor, 's');
  if (s >= 0) return cards.ability(s).name;
  const n = numberOf(anchor, 'n');
  if (n >= 0) return String(n);
  const nation = numberOf(anchor, 'team');
  if (nation >= 0) return cards.nation(nation)?.name ?? anchor;
  const ground = numberOf(anchor, 'ground');
  if (ground >= 0) return ground === 0 ? t('wf-ui-ground-none') : sideName(view, ground === 1 ? 0 : 1, cards, teams);
  const captain = numberOf(anchor, 'captain');
  if (captain >= 0) return seatWords(captain, view, places);
  const words: Record<string, string> = {
    pass: view.phase === 'defence' ? 'wf-do-no-answer' : 'wf-ui-pass', let: 'wf-ui-let', 'let-dry': 'wf-ui-let-dry', give: 'wf-ui-give', partner: 'wf-ui-to-partner', self: 'wf-ui-oneself', mate: 'wf-ui-mate', reroll: 'wf-ui-reroll',
  };
  return words[anchor] ? t(words[anchor]) : anchor;
}

/** Somebody at a table for four: by name, else "yourself" or the place. */
export function seatWords(seat: number, view: View, places: string[]): string {
  if (seat === view.eye) return places[seat] ? t('wf-ui-you-named', { name: places[seat] ?? '' }) : t('wf-ui-yourself');
  return places[seat] || t('wf-ui-place', { n: seatsOf(view, sideOf(seat)).indexOf(seat) + 1 });
}
