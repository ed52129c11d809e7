/** What stays in sight of what has just been played: cards with whom they name, dice, the ball's colour, fans spent. */
import type { Fact } from '../../lib/wire';
import { num, nums } from './after';

export type Chip = { what: 'card'; card: number; players: number[] } | { what: 'dice'; dice: number[]; club: number } | { what: 'ball'; colour: number } | { what: 'fans'; count: number; club: number };

const PLAYED = new Set(['pressed', 'tackled', 'attacked', 'supported', 'reclaimed']);
/** facts that say whom the card before them names */
const NAMES = new Set(['press_by', 'tackle_by', 'aimed', 'support_by']);
const OPEN = new Set([...PLAYED, ...NAMES, 'won_ball', 'ball_to', 'kick_off', 'foul', 'booked', 'second_yellow', 'red_card', 'hurt', 'injured', 'saved', 'goal', 'support_holds', 'substituted', 'swapped', 'captain_is', 'kicker']);
/** so many have room */
export const MOST = 4;

/** The players that a fact is about, all of whom everybody sees. */
export function playersOf({ kind, data }: Fact): number[] {
  if (!OPEN.has(kind)) return [];
  return [num(data.player), num(data.on), ...nums(data.players)].filter((n) => n >= 0);
}

/** The last few, oldest first. */
export function chips(facts: readonly Fact[]): Chip[] {
  const found: Chip[] = [];
  for (const fact of facts) {
    const { kind, data } = fact;
    const last = found.at(-1);
    if (PLAYED.has(kind) && num(data.card) >= 0) found.push({ what: 'card', card: num(data.card), players: playersOf(fact) });
    else if (NAMES.has(kind) && last?.what === 'card') found[found.length - 1] = { ...last, players: playersOf(fact) };
    else if (kind === 'rolled') found.push({ what: 'dice', dice: nums(data.dice), club: num(data.club) });
    else if (kind === 'defence_die' || kind === 'attack_die') found.push({ what: 'dice', dice: [num(data.face)], club: num(data.club) });
    else if (kind === 'ball_colour') found.push({ what: 'ball', colour: num(data.colour) });
    else if (kind === 'fans_spent' && num(data.count) > 0) found.push({ what: 'fans', count: num(data.count), club: num(data.club) });
  }
  return found.slice(-MOST);
}
