/** The title of the page, so that tabs can be told apart: at a table whose turn it is, who plays, and how it stands. */
import { t } from './i18n.svelte';
import { sideOf, teamOf } from './seats';
import type { Data } from './wire';

class Title {
  /** what the page that is open says of itself; "" where its kind says enough */
  own = $state('');
}

export const title = new Title();

export interface Standing {
  teams: Data[];
  /** by side; empty where nothing is counted yet */
  score: number[];
  /** the seats that are awaited, and those of this browser */
  waiting: number[];
  mine: number[];
  over: boolean;
}

/** Who plays, with the score between two sides, or behind each of several. */
function sides(teams: Data[], score: number[]): string {
  const names = teams.map((_, n) => teamOf(n, teams).name);
  if (names.length === 2) return names.join(score.length === 2 ? ` ${score.join('–')} ` : ' – ');
  return names.map((name, n) => [name, score[n]].filter((x) => x !== undefined).join(' ')).join(', ');
}

function turn({ teams, waiting, mine, over }: Standing): string {
  if (over) return t('turn-over');
  if (mine.length === 1 && waiting.includes(mine[0]!)) return t('title-yours');
  const [seat] = waiting;
  if (seat === undefined) return '';
  return waiting.length === 1 && teams.length ? t('title-theirs', { team: teamOf(sideOf(seat, teams), teams).name }) : t('title-waiting');
}

export const tableTitle = (s: Standing): string => [turn(s), sides(s.teams, s.score)].filter(Boolean).join(' · ');
