import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/habits';
import { diary, told } from './diary';

let key = 0;
const line = (word: string, args: Record<string, string | number> = {}): Line => ({ key: ++key, at: key, said: { id: `el-story-${word}`, args } });
/** as they happened; the story has the newest first */
const story = (...lines: Line[]): Line[] => lines.reverse();

describe('the diary of a season', () => {
  const season = story(
    line('season-begins'),
    line('week-begins', { week: 1 }),
    line('recruited', { team: '@team0', card: '@p1' }),
    line('recruited', { team: '@team1', card: '@p2' }),
    line('row-in', { card: '@p3' }),
    line('result-is', { team: '@team0', result: 'win', for: 2, against: 1 }),
    line('week-begins', { week: 2 }),
    line('built', { team: '@team0' }),
  );

  it('has the weeks that have begun, the last one first, with what became of each', () => {
    expect(diary(season, 0).map((w) => [w.week, w.result, w.for, w.against, w.lines.length])).toEqual([
      [2, '', 0, 0, 1],
      [1, 'win', 2, 1, 1],
    ]);
  });

  it('is that of one club alone', () => {
    expect(diary(season, 1).map((w) => [w.week, w.result, w.lines.length])).toEqual([[2, '', 0], [1, '', 1]]);
  });
});

describe('the story as it is told', () => {
  const words = (lines: readonly Line[]): string[] => lines.map((l) => l.said.id.slice(9));
  const start = story(
    line('row-in'),
    line('stat-is', { team: '@team0', resource: 'money', n: 3 }),
    line('stat-is', { team: '@team1', resource: 'money', n: 4 }),
    line('stat-is', { team: '@team0', resource: 'money', n: 5 }),
    line('club-is'),
    line('week-begins', { week: 1 }),
    line('club-is'),
    line('turn-begins'),
    line('row-in'),
  );

  it('leaves out what is laid out before the first week, and all but the last step of a statistic', () => {
    expect(words(told(start, 2))).toEqual(['row-in', 'turn-begins', 'club-is', 'week-begins', 'stat-is', 'stat-is']);
    expect(told(start, 2).at(-1)?.said.args).toEqual({ team: '@team1', resource: 'money', n: 4 });
  });

  it('does not say whose turn it is to somebody alone', () => {
    expect(words(told(start, 1))).toEqual(['row-in', 'club-is', 'week-begins', 'stat-is', 'stat-is']);
  });

  it('leaves a season that has not begun without its cards', () => {
    expect(words(told(story(line('row-in'), line('director-kept')), 2))).toEqual(['director-kept']);
  });
});
