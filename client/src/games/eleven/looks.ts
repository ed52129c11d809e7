/** Faces for the people on cards: the same id always has the same face. */
import type { Kit } from '../../lib/kit';
import type { Looks } from '../../ui/portrait';

const SKINS = ['pale', 'fair', 'olive', 'tan', 'brown', 'dark'];
const HAIRS = ['crop', 'short', 'side', 'quiff', 'curls', 'afro', 'locs', 'waves', 'bob', 'bun'];
const COLOURS = ['black', 'brown', 'auburn', 'blond', 'black', 'brown', 'ginger'];
const FACES = ['oval', 'round', 'square', 'long'];
const EXTRAS = ['none', 'none', 'freckles', 'glasses', 'none'];
const POSES = ['left', 'front', 'right'];

/** What people wear on their card: training kit, a work coat, a suit. */
const WEAR: Record<string, Kit> = {
  player: { fill: 'var(--offensive)', trim: 'var(--on-family)', ink: 'var(--on-family)', edge: 'var(--ink)' },
  staff: { fill: 'var(--possession)', trim: 'var(--on-family)', ink: 'var(--on-family)', edge: 'var(--ink)' },
  director: { fill: 'var(--ball-ink)', trim: 'var(--on-family)', ink: 'var(--on-family)', edge: 'var(--ink)' },
};
export const wearOf = (deck: string): Kit => WEAR[deck] ?? WEAR.player!;

/** A card on which somebody is to be seen. */
export const isPerson = (deck: string): boolean => ['regular', 'youngster', 'veteran', 'staff', 'director'].includes(deck);

/** A face from the id of a card; veterans have grey in their hair. */
export function looksOf(id: string, deck: string): Looks {
  let h = 2166136261;
  for (const ch of id) h = Math.imul(h ^ ch.charCodeAt(0), 16777619) >>> 0;
  const take = (list: string[]): string => {
    h = Math.imul(h ^ (h >>> 15), 2246822519) >>> 0;
    return list[(h >>> 8) % list.length] ?? '';
  };
  const colour = take(deck === 'veteran' ? ['grey', 'black', 'brown', 'grey'] : COLOURS);
  return { skin: take(SKINS), hair: take(HAIRS), colour, face: take(FACES), extra: take(EXTRAS), pose: take(POSES) };
}
