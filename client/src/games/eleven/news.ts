/** What a manager reads before anything else is asked: own dice and votes, and how a week ended. */
import type { News, Step } from '../../lib/habits';
import { t } from '../../lib/i18n.svelte';
import type { Data, Fact } from '../../lib/wire';
import { seen, type Club, type View } from './view';

const DICE = ['rolled_six', 'rolled_twelve'];
/** what nobody knew before the answer was given */
const UNKNOWN = [...DICE, 'adopted', 'no_vote', 'result_is', 'luck_is', 'nobody_hurt'];
/** questions that show the die they are about */
const SHOWN = ['vote', 'luck', 'injury', 'rolled', 'face'];
/** cards that come and go are seen in the market */
const LAID = ['row_out', 'row_in', 'top_is'];
/** how a match went, shot by shot, can be read beside the pitch: here it is the score and what follows */
const SHOTS = ['plays', 'lined_up', 'plan_is', 'stands_in', 'front_is', 'keeper_is', 'pair_is', 'blocked', 'shoots', 'saved'];
/** with these a new day's business begins */
const BEGINS = ['meeting_is', 'turn_begins'];

/** The view between two: the club whose answer it was as it stands now, as far as everybody may see it. */
export function between(before: View, then: View, seat: number): View {
  if (before.week !== then.week || before.day !== then.day) return before;
  const now = then.clubs[seat];
  const open = (club: Club): Partial<Club> =>
    now ? { meeting: now.meeting ?? club.meeting, resources: now.resources, stats: now.stats, points: now.points, match: now.match ?? club.match } : {};
  return { ...before, score: then.score, clubs: before.clubs.map((club) => (club.seat === seat ? { ...club, ...open(club) } : club)) };
}

/** The facts to be read, under their title; null where nothing was left to chance, or the next question shows it. */
export function news({ facts, before, then, from, to, mine }: Step): (News & { view: Data }) | null {
  const [old, next] = [seen(before), seen(then)];
  const own = (fact: Fact): boolean => typeof fact.data.seat !== 'number' || mine.includes(fact.data.seat);
  const found = facts.filter((fact) => own(fact) && !LAID.includes(fact.kind));
  const tell = (title: string, told: Fact[]): News & { view: Data } => ({ title, facts: told, view: between(old, next, from) as unknown as Data });
  const week = found.findIndex((fact) => fact.kind === 'week_begins' && Number(fact.data.week) > 1);
  if (!mine.length) return null;
  if (week >= 0) {
    const end = found.findIndex((fact, n) => n > week && BEGINS.includes(fact.kind));
    const told = (end < 0 ? found : found.slice(0, end)).filter((fact) => !['week_begins', 'day_begins', 'league_is', 'club_is', 'leader_is'].includes(fact.kind));
    return { ...tell(t('el-ui-week-over', { week: old.week }), told), all: true };
  }
  const played = found.some((fact) => fact.kind === 'result_is');
  const dice = found.some((fact) => DICE.includes(fact.kind) && mine.includes(Number(fact.data.seat)));
  const other = from !== to && mine.length > 1;
  // a die that this seat is still asked about will be shown then
  const shown = SHOWN.includes(next.clubs[other ? from : to]?.doing ?? '');
  const due = other ? !shown && found.some((fact) => UNKNOWN.includes(fact.kind) && fact.data.seat === from) : played || (dice && !shown);
  if (!due) return null;
  const told = found.filter((fact) => !['day_begins', 'turn_begins', ...SHOTS].includes(fact.kind));
  return tell(t('turn-news'), [...told.filter((fact) => fact.kind === 'result_is'), ...told.filter((fact) => fact.kind !== 'result_is')]);
}
