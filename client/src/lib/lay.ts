/** Laying tables: one click against the computer, or as somebody wishes. */
import { api, Refused } from './api';
import { mark, shown } from './identity';
import { route } from './route.svelte';
import { settings } from './settings.svelte';
import { shelve } from './shelf';
import type { GameCard, NewTable, SeatWish } from './wire';

/** Lay the table, keep the way in, and go there. */
export async function lay(wish: NewTable): Promise<void> {
  const laid = await api.lay({ ...wish, key: await shown() });
  shelve({
    table: laid.table,
    game: wish.game,
    key: mark(),
    invites: laid.invites,
    watch: laid.watch,
  });
  route.go('table', laid.table);
}

/** You against the computer at its default level, the first two teams; alone where a game is played so. */
export async function playNow(card: GameCard | undefined, preset = ''): Promise<void> {
  if (!card) throw new Refused(0, { id: 'err-no-game', args: {} }, 'This server does not offer the game.');
  const id = (n: number): string => String(card.teams[n]?.id ?? '');
  const me: SeatWish = { kind: 'me', name: settings.name, team: id(0) };
  const rival: SeatWish = { kind: 'bot', team: id(1), level: card.default_level };
  await lay({
    game: card.name,
    ...(preset ? { preset } : {}),
    seats: card.tables[0] === 1 ? [me] : [me, rival],
  });
}
