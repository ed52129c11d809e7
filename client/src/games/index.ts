/** The games this client has a board for: one explicit list, no discovery. */
import type { Room } from './board';
import { room as eleven } from './eleven/register';
import { room as footclub } from './footclub/register';
import { room as streetsoccer } from './streetsoccer/register';
import { room as worldwide } from './worldwide/register';

const ROOMS: Room[] = [streetsoccer, footclub, worldwide, eleven];

export function room(name: string): Room | undefined {
  return ROOMS.find((r) => r.name === name);
}

export const rooms = (): readonly Room[] => ROOMS;
