/** Eleven for the client: its board, its anchors and names in words, its score. */
import { content } from '../../lib/content.svelte';
import { i18n, kebab, t } from '../../lib/i18n.svelte';
import { mattering } from '../../lib/pace';
import type { Room } from '../board';
import { team } from '../../lib/teams';
import type { Data } from '../../lib/wire';
import { after } from './after';
import Board from './Board.svelte';
import { ALONE, GROUPS } from './groups';
import Do from './Do.svelte';
import { told } from './diary';
import { cardsIn, placeIn } from './latest';
import { KINDS } from './kinds';
import { news } from './news';
import { anchorWords, benchAsked, dealWords, effectWords, nameOf, priced } from './labels';
import { levelYet, Pack, seen } from './view';

const PARTS = ['league', 'tokens', 'staff', 'stadium', 'office', 'suspensions'] as const;
/** what a manager does, and how his match ended; what it costs and brings follows */
const DEEDS = new Set(['recruited', 'sold', 'hired', 'signed', 'built', 'office_is', 'acted', 'trained', 'adopted', 'no_vote', 'result_is']);
const LAST = ['end', 'no', 'pass', 'reroll'];
const pack = (): Pack => new Pack(content.data);

export const room: Room = {
  name: 'eleven',
  prefix: 'el',
  Board,
  courses: () => import('./courses').then((m) => m.courses),
  Report: () => import('./Report.svelte'),
  // a line-up is planned as a whole, and then given
  Do,
  owns: (view, ask) => benchAsked(ask) || KINDS.includes(seen(view).clubs[ask.seat]?.doing ?? ''),
  after: (view, fact, then) => after(seen(view), fact, then && seen(then), content.data) as unknown as Data,
  // how a match goes, and how it ends
  matters: mattering(['keeper_is', 'annulled', 'result_is']),
  news,
  // the desk says by itself why something is shut
  askable: () => [],
  results: 'result_is',
  moments: () => import('./moments').then((m) => m.moments),
  chapters: true,
  // a number of a club is one of the division
  by: ({ data }) => (typeof data.seat === 'number' ? data.seat : null),
  deed: ({ kind }) => DEEDS.has(kind),
  place: (fact) => cardsIn([fact]).size > 0 || placeIn([fact], Number(fact.data.seat)) !== null,
  groups: GROUPS,
  alone: ALONE,
  flips: false,
  // EL-014 only their owner sees the trained sides of his footballers, his hand and his objective
  secret: (view) => seen(view).phase !== 'finished',
  forward: true,
  tells: (story, view) => told(story, seen(view).seats),
  hush: (id) => /^el-story-(director-kept|objective-drawn|objective-kept|tactic-drawn|peeked)$/.test(id),
  // what lies on the desk is touched there, everything else is a button
  aside: (anchor, view) => {
    // an effect whose moment has come, and may be missed, stands in the question itself
    if (anchor.startsWith('card:') && ['window', 'match_tactic'].includes(seen(view).ask.kind)) return true;
    if (anchor.startsWith('build:') && seen(view).ask.kind === 'production') return true;
    if (/^(slot|row|card|build):|^(office|young)$/.test(anchor)) return false;
    return !anchor.startsWith('shirt:') || seen(view).day === 'match';
  },
  // what ends or waives something stands last
  order: (anchors) => [...anchors.filter((a) => !LAST.includes(a)), ...anchors.filter((a) => LAST.includes(a))],
  hint: () => '',
  // where nothing can be chosen it is said why
  question: (options, picked, view, ask) => {
    const v = seen(view);
    const own = v.clubs[v.eye];
    if (v.seats === 1 && options.length && ['draft', 'objective'].includes(v.phase)) return t(`el-ui-${v.phase}-alone`);
    const buys = priced(picked, v, pack(), ask);
    if (buys) return buys;
    const [only] = options.length === 1 ? (options[0]?.[1] ?? []) : [];
    if (v.ask.kind === 'claim' && only) return t(only === 'pass' ? 'el-ui-claim-not-yet' : (own?.objective.met ?? 0) > 0 ? 'el-ui-claim-met' : 'el-ui-claim-end');
    if (!own || picked.length > 1 || v.ask.kind !== 'day' || only !== 'end') return '';
    if (!own.turn.basic) return t('el-ui-day-no-basic');
    return own.turn.extra ? t('el-ui-day-done') : t('el-ui-day-no-extra', { n: own.turn.price, have: own.resources[2] ?? 0 });
  },
  note: (anchor, picked, view) => {
    const v = seen(view);
    if (anchor.startsWith('deal:')) return dealWords(Number(anchor.slice(5)), picked[0] ?? '', v, pack());
    if (anchor.startsWith('build:') && v.ask.kind === 'production') {
      const lines = pack().building(Number(anchor.slice(6)))?.text.filter((line) => line.on === 'production') ?? [];
      return lines.map((line) => line.what).join(' ');
    }
    if (anchor.startsWith('card:') && v.ask.kind === 'match_tactic') return effectWords(Number(anchor.slice(5)), pack());
    if (anchor !== 'reroll' || picked.length) return '';
    return t((v.clubs[v.eye]?.rerolls ?? 0) > 0 ? 'el-ui-reroll-free' : 'el-ui-reroll-fan');
  },
  label: (anchor, view, _teams, picked, ask) => anchorWords(anchor, seen(view), pack(), picked, ask),
  word: (anchor, view) => anchorWords(anchor, seen(view), pack()),
  named: (id, view) => nameOf(id, seen(view), pack()),
  score: (view) => seen(view).score,
  unit: () => t('el-ui-vp-unit'),
  level: (view) => levelYet(seen(view)),
  // one manager is not everybody
  phase: (view) => {
    const v = seen(view);
    const doing = v.phase === 'lanes' ? (v.clubs[v.eye]?.doing ?? '') : '';
    const kind = doing || (v.phase === 'lanes' && v.seats === 1 ? 'deal' : v.phase);
    const id = `el-phase-${kebab(kind)}`;
    return i18n.has(id) ? t(id) : '';
  },
  final: (view) => {
    const v = seen(view);
    return { score: v.score, parts: PARTS.map((key) => ({ label: t(`el-ui-vp-${key}`), score: v.clubs.map((club) => club.vp[key] ?? 0) })) };
  },
  headed: (view) => (seen(view).ratings ? t('el-ui-rated', { n: seen(view).ratings?.now ?? 0 }) : ''),
  // several clubs play in one week
  moment: (view, fact, teams = []) => {
    const [seat, score] = [Number(fact?.data.seat ?? -1), fact?.data.score];
    if (seat < 0 || !Array.isArray(score)) return null;
    const v = seen(view);
    const met = v.clubs[seat]?.opponent.club ?? null;
    const own = team(teams[seat], seat);
    const what = { week: v.week, score: score.join('–'), club: own.name, foe: met === null ? '' : pack().club(met, v.division) };
    return { brief: [t('el-ui-week-brief', what), v.seats > 1 ? own.short : '', what.score].filter(Boolean).join(' '), said: t('el-ui-match-mark', what) };
  },
  clock: (view) => {
    const { week, day } = seen(view);
    if (!week) return null;
    const small = i18n.has(`el-ui-day-${day}`) ? t(`el-ui-day-${day}`) : '';
    return { big: `${week}/6`, small, said: [t('el-ui-week', { week }), small].filter(Boolean).join(', ') };
  },
};

export default room;
