/** Who is awaited at a table, in words. */
import { t } from './i18n.svelte';
import type { Match } from './match.svelte';
import { called, team } from './teams';
import type { Data } from './wire';

export function awaited(match: Match, teams: Data[]): string {
  const mine = match.welcome?.mine ?? [];
  if (match.busy) return t('turn-playing');
  if (match.sending) return t('turn-sending');
  const names = (match.tick?.waiting ?? []).map((s) => ({ team: team(teams[s], s).name, p: match.places.find((q) => q.seat === s) }));
  const one = names[0];
  if (!one) return t('turn-playing');
  if (one.p?.kind === 'open') return t('turn-open', { team: one.team });
  if (one.p?.kind === 'bot') return t('turn-thinking', { team: one.team });
  if (one.p && !one.p.present) return t('turn-away', { name: called(one.p, mine), team: one.team });
  return one.p?.name ? t('turn-waits', { name: one.p.name, team: one.team }) : t('turn-waits-team', { team: one.team });
}
