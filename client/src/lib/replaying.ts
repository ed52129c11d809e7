/** What a replay says of its moments: which are worth jumping to, of whom they are, each answer in words. */
import type { Moment, Room } from '../games/board';
import { t } from './i18n.svelte';
import { sideOf } from './seats';
import { optionWords, speak, team } from './teams';
import type { Data, Fact, Frame, Replay } from './wire';

/** The same replay in the moments of its game. */
export async function inMoments(replay: Replay, room: Pick<Room, 'moments'>): Promise<Replay> {
  return room.moments ? { ...replay, frames: (await room.moments())(replay.frames, replay.content) } : replay;
}

/** Where the clock of a game says something new: the moment, and what it says from there on. */
export function chaptersOf({ frames }: Replay, room?: Pick<Room, 'chapters' | 'clock'>): { at: number; said: string }[] {
  if (!room?.chapters) return [];
  const said = frames.map((f) => room.clock?.(f.view)?.said ?? '');
  return said.flatMap((s, at) => (s && s !== said[at - 1] ? [{ at, said: s }] : []));
}

/** Is it for this fact that a moment is worth jumping to? */
export const isMark = (fact: Fact, room?: Pick<Room, 'results'>): boolean => fact.kind === (room?.results ?? 'goal');

/** The moments worth jumping to: goals, or where a replay has several matches, how each ended. */
export function marksOf({ frames, goals }: Replay, room?: Pick<Room, 'results'>): number[] {
  return room?.results ? frames.flatMap((f, at) => (f.facts.some((x) => isMark(x, room)) ? [at] : [])) : goals;
}

/** The side that a fact is of: games tell it by side, by seat or by club. */
export function sideIn({ data }: Fact, teams: Data[]): number | null {
  const told = [data.side, data.seat, data.club].find((x) => typeof x === 'number');
  return told === undefined ? null : sideOf(told, teams);
}

/**
 * An answer by itself in words: the option that was chosen, as its seat read it at the table
 * `before`; of fate what it was asked. "" for a seat that has left.
 */
export function answerWords({ who, chosen, asked }: Frame, before: Data, teams: Data[], room?: Pick<Room, 'word'>): string {
  if (asked) return speak(asked, teams);
  if (!chosen) return '';
  const view = { ...before, eye: who };
  return optionWords(chosen, teams, (anchor) => room?.word?.(anchor, view, teams) ?? anchor);
}

/** When something fell, where the game tells it in another way than by a minute. */
function when(view: Data, fact: Fact | undefined, teams: Data[], room?: Pick<Room, 'moment' | 'clock'>): Moment | null {
  const clock = room?.clock?.(view);
  return room?.moment?.(view, fact, teams) ?? (clock ? { brief: clock.big, said: clock.said } : null);
}

/** A moment to jump to, the `n`th of them: when it was, and of whom; short for a button, whole for the ear. */
export function markAt({ frames }: Replay, at: number, n: number, teams: Data[], room?: Pick<Room, 'moment' | 'clock' | 'results'>): Moment & { at: number } {
  const fact = frames[at]?.facts.filter((x) => isMark(x, room)).at(-1);
  const before = frames[Math.max(0, at - 1)]?.view ?? {};
  const minute = Number(before.minute ?? frames[at]?.view.minute ?? 0);
  const moment = when(before, fact, teams, room);
  if (room?.results) return { at, brief: moment?.brief ?? '', said: t('replay-match-at', { n, when: moment?.said ?? '' }) };
  const brief = moment?.brief ?? `${minute}′`;
  const goal = moment ? t('replay-goal-at', { n, when: moment.said }) : t('replay-goal', { n, minute });
  const side = fact ? sideIn(fact, teams) : null;
  if (side === null) return { at, brief, said: goal };
  const scorer = team(teams[side], side);
  return { at, brief: `${brief} · ${scorer.short}`, said: t('replay-goal-of', { goal, team: scorer.name }) };
}
