/** Worldwide Football for the client: its board, its panel, its view after each fact, its anchors in words. */
import { content } from '../../lib/content.svelte';
import { t } from '../../lib/i18n.svelte';
import { mattering } from '../../lib/pace';
import type { Data } from '../../lib/wire';
import type { Room } from '../board';
import { after } from './after';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import Do from './Do.svelte';
import { GROUPS } from './groups';
import { anchorWords } from './labels';
import { chips, freshIn } from './laid';
import { note } from './notes';
import { ASIDE, RUNS, WINDOWS } from './scene';
import { Cards, foretold, handOf, seen } from './view';

const OWNED = new Set([...WINDOWS, ...RUNS, 'ability_commit', 'penalty', 'shoot_out']);
/** where to touch, by the phase; elsewhere the words that all games share */
const HINTS: Record<string, string> = { attack: 'wf-ui-hint-attack', defence: 'wf-ui-hint-defence', team_choice: 'wf-ui-hint-teams', ground: '', captain_choice: '', captain_start: '', give_back: 'wf-ui-hint-give-back', take: '', name_seat: '' };
/** nobody has a hand yet */
const OPEN = new Set(['team_choice', 'finished']);
const cards = (): Cards => new Cards(content.data);

export const room: Room = {
  name: 'worldwide',
  prefix: 'wf',
  Board,
  Do,
  guide: () => import('./guide').then((m) => m.guide),
  teams: (view, given, pack) => {
    const known = new Cards(pack);
    return seen(view).sides.map((s, side) => (known.nation(s.team) as unknown as Data | undefined) ?? given[side] ?? {});
  },
  courses: () => import('./courses').then((m) => m.courses),
  groups: GROUPS,
  report: () => import('./report').then((m) => m.names),
  secret: (view) => !OPEN.has(seen(view).phase),
  desk: () => new Desk(),
  owns: (view) => OWNED.has(seen(view).phase),
  hint: (view) => {
    const hint = HINTS[seen(view).phase];
    return hint === undefined ? t('turn-hint') : hint && t(hint);
  },
  lone: (view) => (/^(attack|defence)$/.test(seen(view).phase) ? t(`wf-ui-lone-${seen(view).phase}`) : ''),
  aside: (anchor) => ASIDE.test(anchor),
  // what the other side plays, and what ends an attack
  matters: mattering(['played', 'person_played', 'defended', 'star_used', 'abilities_laid', 'countered_by', 'counter_failed', 'off_target', 'sum_is', 'foul_by', 'yellow', 'red', 'set_piece_is', 'simulated', 'gave_back', 'half_over']),
  after: (view, fact, then) => after(seen(view), fact, then && seen(then)) as unknown as Data,
  label: (anchor, view, teams) => anchorWords(anchor, seen(view), cards(), teams),
  word: (anchor, view, teams) => anchorWords(anchor, seen(view), cards(), teams),
  note: (anchor, _picked, view, _rules, sketched) => note(anchor, seen(view), foretold(sketched)),
  askable: (view) => {
    const v = seen(view);
    const hand = handOf(v, v.eye);
    const half = v.sides[v.eye % 2 === 1 ? 1 : 0];
    return [...Object.keys(hand?.cards ?? {}).map((n) => `a:${n}`), ...(hand?.people ?? []).map((n) => `p:${n}`), ...half.abilities.map((n) => `s:${n}`)];
  },
  hush: (id) => /^wf-story-(drawn|fetched)/.test(id),
  place: (fact, view) => freshIn(seen(view).line, [fact]).length > 0 || chips([fact], seen(view).line).length > 0,
  score: (view) => seen(view).sides.map((s) => s.goals),
  moment: (view) => {
    const { half, attacks } = seen(view);
    const when = { half, attack: attacks + 1 };
    return half < 1 ? null : { brief: t('wf-ui-half-brief', when), said: t('wf-ui-report-when', when) };
  },
  final: (view) => {
    const { sides } = seen(view);
    if (!sides.some((s) => s.kicks.length)) return null;
    return { score: sides.map((s) => s.goals), parts: [{ label: t('wf-phase-shoot-out'), score: sides.map((s) => s.kicks.filter(Boolean).length) }] };
  },
  clock: (view) => {
    const { half, phase, sides } = seen(view);
    if (phase === 'shoot_out') {
      const big = sides.map((s) => s.kicks.filter(Boolean).length).join('–');
      return { big, small: t('wf-phase-shoot-out'), said: `${t('wf-phase-shoot-out')}, ${big}` };
    }
    if (half < 1) return null;
    return { big: t('wf-ui-half-nth', { half }), small: t('wf-ui-half-word'), said: t('wf-ui-half', { half }) };
  },
};

export default room;
