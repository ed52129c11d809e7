/** The season as a diary, read from the story. */
import type { Line } from '../../lib/habits';

export interface DiaryWeek {
  week: number;
  result: 'win' | 'draw' | 'loss' | '';
  for: number;
  against: number;
  /** what this club did and what befell it, oldest first */
  lines: Line[];
}

/** What a diary leaves out: cards that came and went, dice, and whatever the match shows by itself. */
const KEPT = /el-story-(recruited|sold|hired|signed|sponsor-gone|built|office-is|trained|adopted|no-vote|sold-out|objective-met|luck-is|fees|unpaid)$/;

/** The weeks that have begun, the last one first; `story` has its newest line first. */
export function diary(story: readonly Line[], seat: number): DiaryWeek[] {
  const weeks: DiaryWeek[] = [];
  for (const line of [...story].reverse()) {
    const { id, args } = line.said;
    if (id === 'el-story-week-begins') {
      weeks.unshift({ week: Number(args.week), result: '', for: 0, against: 0, lines: [] });
      continue;
    }
    const now = weeks[0];
    if (!now || args.team !== `@team${seat}`) continue;
    if (id === 'el-story-result-is') {
      now.result = args.result as DiaryWeek['result'];
      now.for = Number(args.for);
      now.against = Number(args.against);
    } else if (KEPT.test(id)) now.lines.push(line);
  }
  return weeks;
}

const RESOURCES = ['money', 'fans', 'operations', 'fitness'];

/** Before the season begins: the table is laid, and the first Monday says again whom one meets. */
const LAID = /el-story-(row-in|top-is|club-is|turn-begins)$/;

/**
 * The story, newest line first, without what only repeats: cards laid out before the first week,
 * steps of a statistic on its way to where it stands at last, and whose turn it is to somebody alone.
 */
export function told<T extends Line>(story: readonly T[], seats: number): readonly T[] {
  const weeks = story.map((line) => line.said.id).lastIndexOf('el-story-week-begins');
  const stood = new Set<string>();
  return story.filter((line, n) => {
    const { id, args } = line.said;
    if (seats === 1 && (id === 'el-story-turn-begins' || id === 'el-story-hands-passed' || id === 'el-story-leader-is')) return false;
    if (n <= weeks) return true;
    if (LAID.test(id)) return false;
    if (id === 'el-story-stats-are') for (const at of String(args.stats).match(/\d+/g) ?? []) stood.add(`${args.team}/${RESOURCES[Number(at) >> 6]}`);
    if (id !== 'el-story-stat-is') return true;
    const key = `${args.team}/${args.resource}`;
    if (stood.has(key)) return false;
    stood.add(key);
    return true;
  });
}
