/** FootClub for the client: its board, its panel, its view after each fact, its anchors in words. */
import { content } from '../../lib/content.svelte';
import { t } from '../../lib/i18n.svelte';
import { mattering } from '../../lib/pace';
import type { Data } from '../../lib/wire';
import type { Room } from '../board';
import { after } from './after';
import { begun, hint, lone, question } from './asking';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import Do from './Do.svelte';
import { final, moment, score, under } from './ending';
import { GROUPS } from './groups';
import { anchorArgument, anchorWords } from './labels';
import { note, payWords } from './notes';
import { chips, playersOf } from './laid';
import { isPress } from './pay';
import type { Moment } from './plans';
import { clubOf } from './scene';
import { Cards, seen } from './view';

const OWNED = new Set(['bonus', 'discard', 'prematch', 'tactics', 'change', 'recruit', 'shoot_order']);
const OPEN = new Set(['staff', 'starter', 'reveal', 'draft_star', 'draft_pair', 'pick_home', 'home_toss', 'pick_kop', 'shoot_start', 'kick', 'end']);
/** anchors that lie on the board; all others get a button */
const PLACES = /^(p|c|push|star|pair|swap|home|kop):|^(fan|on|stop)$/;

export const room: Room = {
  name: 'footclub',
  prefix: 'fc',
  Board,
  Do,
  guide: () => import('./guide').then((m) => m.guide),
  courses: () => import('./courses').then((m) => m.courses),
  groups: GROUPS,
  report: () => import('./report').then((m) => m.names),
  // the draft and what follows it until the line-ups is open to both
  secret: (view) => seen(view).draft === null && !OPEN.has(seen(view).phase),
  desk: () => new Desk(),
  owns: (view) => OWNED.has(seen(view).phase) && !begun(seen(view)),
  question: (_, __, view) => question(seen(view)),
  lone: (view) => lone(seen(view)),
  hint: (view, options) => hint(seen(view), options),
  // a press is paid by two, each with a choice of their own (Pay.svelte)
  apart: isPress,
  aside: (anchor) => !PLACES.test(anchor) && !isPress(anchor),
  // what the other side plays, and what ends a move
  matters: mattering(['pressed', 'tackled', 'attacked', 'supported', 'foul', 'booked', 'second_yellow', 'red_card', 'hurt', 'injured', 'set_piece', 'post', 'level', 'corner', 'whistle']),
  after: (view, fact, then) => after(seen(view), fact, then && seen(then)) as unknown as Data,
  label: (anchor, view, teams, picked = []) =>
    anchor.startsWith('pay:') ? payWords(anchor, picked, seen(view), new Cards(content.data)) : anchorWords(anchor, seen(view), new Cards(content.data), teams),
  note: (anchor, picked, view, _rules, sketched) => note(anchor, picked, seen(view), new Cards(content.data), sketched as Moment | null),
  word: (anchor, view, teams) => anchorArgument(anchor, seen(view), new Cards(content.data), teams),
  askable: (view) => (seen(view).clubs[seen(view).eye]?.hand ?? []).map((n) => `c:${n}`),
  light: (anchor, view) => anchor === 'pass' && (seen(view).phase === 'place_fan' || seen(view).phase === 'swap'),
  hush: (id) => id === 'fc-fact-card-drawn',
  place: (fact, view) => playersOf(fact).some((n) => clubOf(n, seen(view)) >= 0) || chips([fact]).length > 0,
  score: (view) => score(seen(view)),
  home: (view) => seen(view).home,
  under: (view, teams) => under(seen(view), teams),
  moment: (view) => moment(seen(view)),
  final: (view) => final(seen(view)),
  clock: (view) => {
    const { period, turn, turns, clubs } = seen(view);
    if (period === 4) {
      const big = clubs.map((c) => c.converted).join('–');
      return { big, small: t('fc-phase-kick'), said: `${t('fc-phase-kick')}, ${big}` };
    }
    if (period < 1 || period > 3 || turn < 1) return null;
    const poussin = seen(view).rules === 'poussin';
    const small = poussin ? t('fc-ui-clock-turn') : t(`fc-ui-clock-${period}`);
    return { big: `${turn}/${turns}`, small, said: `${small}, ${t('fc-ui-turn', { turn, turns })}` };
  },
};

export default room;
