// Generated from src/touchline/games/footclub/voice/plans.py by `dev.py wire`. Do not edit.
import type { Aim, DuelOdds, ShotOdds } from './shown';

/**
 * FC-029 to FC-050 A line-up that is being drawn up, before the match or in a change.
 *
 * lines    the places of each of the five lines, a team card each; -1 where nobody stands yet
 * captain  who shall wear the armband; -1 for nobody yet
 */
export interface LineUp {
  plan: 'line-up';
  lines: number[][];
  captain?: number;
}

/** FC-119 Fans, kop and attack supports that may be pushed together; all 0 for none. */
export interface Push {
  plan: 'push';
  fans?: number;
  kop?: number;
  supports?: number;
}

/**
 * Why a line-up cannot be given as it stands: how much is missing, and the rule.
 *
 * players  places are free          shape   no formation has so many in each line
 * line     somebody stands where his card does not say so
 * captain  nobody who may wear it has the armband
 * subs     more come on than may; `count` is how many may
 * entrant  players have moved, but nobody comes on
 * fill     vacancies must be filled; `count` is how many
 * change   all is as it was
 */
export interface Lack {
  what: 'captain' | 'change' | 'entrant' | 'fill' | 'line' | 'players' | 'shape' | 'subs';
  count: number;
  rule: string;
}

/**
 * What comes of a LineUp.
 *
 * legal      it can be given as it is; else `lacks` says why not
 * free       places of each line in which nobody stands
 * attack, defence  FC-036, FC-037 with those who stand; `malus` has been taken off `defence`
 * optimised  FC-039; `lacking`: profiles that ten players lack for it, one by one
 * limit      FC-193 cards that may be kept in hand
 * captains   FC-044 who may wear the armband, the strongest first
 * captain    who does: as planned where he may, else the first of them; -1 while places are free
 * aims       whom the cards of the hand would name, by card
 */
export interface LaidOut {
  legal: boolean;
  lacks: Lack[];
  free: number[];
  attack: number;
  defence: number;
  malus: number;
  optimised: boolean;
  lacking: string[];
  limit: number;
  captains: number[];
  captain: number;
  aims: Record<string, Aim>;
}

/**
 * FC-032, FC-105 A shape that may be taken: how many in each line, and the hand limit.
 *
 * open   the squad can fill it, and a change can end in it; `short`: lines 0..4 that it cannot
 */
export interface Formation {
  lines: number[];
  open: boolean;
  short: number[];
  limit: number;
}

/**
 * What comes of the open answers (no plan).
 *
 * formations  while a line-up is asked for: every shape, for each size that the team may have
 * places      and the lines 0..4 in which each player may stand, by card
 * captains    FC-048 in a change who may take an armband that is free, the strongest first
 * duels       tackles or defence supports that may be played, by card and mode
 * closes      FC-120, FC-121 a pass ends the bonus window and the shot follows: the other club has
 *             passed, or can do nothing, as all can see. Else the other may still answer
 */
export interface Moment {
  formations: Formation[];
  places: Record<string, number[]>;
  captains: number[];
  duels: Record<string, Record<string, DuelOdds>>;
  closes: boolean;
}

/**
 * FC-119 to FC-123 What comes of a Push: the bonus, the shot rolled with it, and the defence
 * supports that may be played after it.
 */
export interface Pushed {
  raw: number;
  final: number;
  odds: ShotOdds;
  duels: Record<string, Record<string, DuelOdds>>;
}
