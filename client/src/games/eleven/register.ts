/** Eleven for the client: its board, its anchors and names in words, its score. */
import { content } from '../../lib/content.svelte';
import { i18n, t } from '../../lib/i18n.svelte';
import type { Room } from '../board';
import After from '../After.svelte';
import Board from './Board.svelte';
import Course from './Course.svelte';
import { ALONE, GROUPS } from './groups';
import Learn from './Learn.svelte';
import LineupDo from './LineupDo.svelte';
import { KINDS } from './lineup.svelte';
import { anchorWords, nameOf } from './labels';
import Report from './Report.svelte';
import { Pack, seen } from './view';

const PARTS = ['league', 'tokens', 'staff', 'stadium', 'office', 'suspensions'];
const pack = (): Pack => new Pack(content.data);

export const room: Room = {
  name: 'eleven',
  prefix: 'el',
  Board,
  After,
  Learn,
  Course,
  Report,
  // a line-up is planned as a whole, and then given
  Do: LineupDo,
  owns: (view, ask) => KINDS.includes(seen(view).clubs[ask.seat]?.doing ?? ''),
  groups: GROUPS,
  alone: ALONE,
  flips: false,
  secret: (view) => seen(view).phase !== 'finished',
  // cards and offers of the market lie on the board, everything else is a button
  aside: (anchor) => !/^(slot|card):/.test(anchor),
  hint: () => '',
  label: (anchor, view, _teams, picked) => anchorWords(anchor, seen(view), pack(), picked),
  word: (anchor, view) => anchorWords(anchor, seen(view), pack()),
  named: (id, view) => nameOf(id, seen(view), pack()),
  score: (view) => seen(view).score,
  final: (view) => {
    const v = seen(view);
    return { score: v.score, parts: PARTS.map((key) => ({ label: t(`el-ui-vp-${key}`), score: v.clubs.map((club) => club.vp[key] ?? 0) })) };
  },
  clock: (view) => {
    const { week, day } = seen(view);
    if (!week) return null;
    const small = i18n.has(`el-ui-day-${day}`) ? t(`el-ui-day-${day}`) : '';
    return { big: `${week}/6`, small, said: [t('el-ui-week', { week }), small].filter(Boolean).join(', ') };
  },
};

export default room;
