/** What any table reads of the facts of a match while they are told. */
import type { Data } from '../../lib/wire';
import type { Foe } from './shown';

/** How long a fact of a match stands there, in ms; others take no time. */
export const PACE: Record<string, number> = { front_is: 50, keeper_is: 500, pair_is: 600, blocked: 450, shoots: 350, saved: 650, goal: 1000, card_goal: 1000, annulled: 1000, result_is: 900 };

/** EL-220 The shirts on the front of an opponent card, as the pack prints them: a zone each, "D1A2" two of them. */
export function foesOf(content: Data, card: number | undefined): Foe[] {
  const found = card === undefined ? undefined : (content.cards as { lineup?: string[] }[] | undefined)?.[card];
  return (found?.lineup ?? []).flatMap((words, zone) =>
    [...words.matchAll(/([AD])(\d+)/g)].map(([, side, power]) => ({ side: side === 'A' ? 'attack' : 'defence', zone, power: Number(power), mod: 0, rule: 0 }) as Foe),
  );
}

/** The score that a fact tells, for and against; null where it tells none. */
export function scoreIn({ score }: Data): [number, number] | null {
  return Array.isArray(score) ? [Number(score[0]), Number(score[1])] : null;
}
