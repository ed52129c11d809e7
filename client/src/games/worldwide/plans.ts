// Generated from src/touchline/games/worldwide/voice/plans.py by `dev.py wire`. Do not edit.
import type { Answer, CardShot } from './shown';

/**
 * What an Action card would meet with some Player cards beside it (WF-043, WF-124).
 *
 * pa_after  points once it counts
 * answers   defence cards that the other side may hold, by type
 * traps     abilities of the other side that would take it by a roll of their own
 * people    Player cards that the other side may hold and that would do so
 * shot      of a shot card
 */
export interface Together {
  pa_after: number;
  answers: Record<string, Answer>;
  traps: Record<string, Answer>;
  people: Record<string, Answer>;
  shot: CardShot | null;
}

/**
 * The same of a card of the own hand alone (WF-042, WF-063), whether it may be played now, and
 * with every set of Player cards that may go with it, "p:1+p:4"; None where it may not be played.
 */
export interface CardChance {
  allowed: boolean;
  pa_after: number;
  answers: Record<string, Answer>;
  traps: Record<string, Answer>;
  people: Record<string, Answer>;
  shot: CardShot | null;
  with: Record<string, Together> | null;
}

/**
 * What comes of the open answers.
 *
 * chances    what each card of the own hand would meet, while one may be played
 * rolls      what a d20 must reach for own abilities, "s:4", and Player cards, "p:3" (§6.5)
 * adds       what own Player cards would add to the roll that lies there, "p:3" (WF-223)
 * goals      the chance of a goal by what may be added to a shot: own Player cards, "p:3",
 *            abilities, "s:4", its die rolled once more, "reroll", or nothing, "pass" (WF-085)
 * starts     points with which the own next attack would begin by an ability, "s:4", or Player
 *            card, "p:3"; "pass" as it stands (WF-040)
 * drops      Action cards that this seat must discard at once if it lets the waiting card pass,
 *            for its hand would be too large (WF-031)
 * give_ends  what giving the ball back now would end: "shoot_out" the half, with penalties to
 *            follow (WF-140, WF-145)
 */
export interface Moment {
  chances: Record<string, CardChance>;
  rolls: Record<string, Answer>;
  adds: Record<string, number>;
  goals: Record<string, [number, number]>;
  starts: Record<string, number>;
  drops: number;
  give_ends: '' | 'half' | 'match' | 'shoot_out';
}
