/** Who is awaited at a table, in words. */
import { t } from './i18n.svelte';
import type { Match } from './match.svelte';
import { joined, seatName, shared } from './seats';
import { called, team } from './teams';
import type { Data } from './wire';

export function awaited(match: Match, teams: Data[]): string {
  const mine = match.welcome?.mine ?? [];
  if (match.busy) return t('turn-playing');
  if (match.sending) return t('turn-sending');
  const waiting = match.waiting;
  if (shared(match.places, teams) || waiting.length > 1) return amongMany(match, waiting, teams);
  const names = waiting.map((s) => ({ team: team(teams[s], s).name, p: match.places.find((q) => q.seat === s) }));
  const one = names[0];
  if (!one) return t('turn-playing');
  if (one.p?.kind === 'open') return t('turn-open', { team: one.team });
  if (one.p?.kind === 'bot') return t('turn-thinking', { team: one.team });
  if (one.p?.stand_in) return t('turn-stand-in', { name: called(one.p, mine), team: one.team });
  if (one.p && !one.p.present) return t('turn-away', { name: called(one.p, mine), team: one.team });
  return one.p?.name ? t('turn-waits', { name: one.p.name, team: one.team }) : t('turn-waits-team', { team: one.team });
}

/** Where several share a side, or are awaited at once: a free seat first, then who has left, then everybody by name. */
function amongMany(match: Match, waiting: number[], teams: Data[]): string {
  if (!waiting.length) return t('turn-playing');
  const name = (seat: number): string => {
    const p = match.places.find((q) => q.seat === seat);
    if (shared(match.places, teams) || p?.kind !== 'person' || !p.name) return seatName(seat, teams, match.places, true);
    return t('seat-named', { name: p.name, team: team(teams[seat], seat).name });
  };
  const at = waiting.map((s) => match.places.find((p) => p.seat === s));
  const free = at.filter((p) => p?.kind === 'open');
  if (free.length) return t('turn-free', { count: free.length, names: joined(free.map((p) => name(p!.seat))) });
  const away = at.filter((p) => p?.kind === 'person' && !p.present && !p.stand_in);
  if (away.length) return t('turn-gone', { count: away.length, names: joined(away.map((p) => name(p!.seat))) });
  const names = joined(waiting.map(name));
  return at.every((p) => p?.kind === 'bot' || p?.stand_in) ? t('turn-think', { count: at.length, names }) : t('turn-waits-team', { team: names });
}
