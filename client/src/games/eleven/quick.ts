/** Laying a season with one click. */
import { api, Refused } from '../../lib/api';
import { lay } from '../../lib/lay';
import { settings } from '../../lib/settings.svelte';
import type { SeatWish } from '../../lib/wire';

/** A season alone, or against computers of their first or their usual level. */
export async function season(preset: string, rivals: number, level: 'first' | 'usual' = 'usual'): Promise<void> {
  const card = (await api.games()).find((g) => g.name === 'eleven');
  if (!card) throw new Refused(0, { id: 'err-no-game', args: {} }, 'This server does not offer the game.');
  const club = (n: number): string => String(card.teams[n]?.id ?? '');
  const usual = level === 'first' ? Math.min(...card.levels) : card.default_level;
  const me: SeatWish = { kind: 'me', name: settings.name, team: club(0) };
  const bots = Array.from({ length: rivals }, (_, n): SeatWish => ({ kind: 'bot', team: club(n + 1), level: usual }));
  await lay({ game: 'eleven', preset, seats: [me, ...bots] });
}
