import { describe, expect, it } from 'vitest';
import { byMinute, bySteps, minuteHead } from '../src/lib/story';

const line = (id: string) => ({ said: { id, args: {} } });
const order = (...ids: string[]): string[] => byMinute(ids.map(line)).map((l) => l.said.id);

describe('the steps of the story', () => {
  it('are read from their beginning, each below its heading', () => {
    const at = (n: number, id: string) => ({ at: n, said: { id, args: {} } });
    const lines = [at(9, 'el-story-day-begins'), at(9, 'adopted'), at(9, 'rolled'), at(8, 'b'), at(8, 'a'), at(8, 'el-story-week-begins'), at(8, 'old')];
    expect(bySteps(lines).map((l) => l.said.id)).toEqual(['el-story-day-begins', 'rolled', 'adopted', 'a', 'b', 'el-story-week-begins', 'old']);
  });
});

describe('the minutes of the story', () => {
  it('head the lines that came after them', () => {
    expect(order('walk-3', 'ss-fact-minute', 'walk-2', 'roll-2', 'ss-fact-minute', 'walk-1')).toEqual([
      'ss-fact-minute', 'walk-3', 'ss-fact-minute', 'walk-2', 'roll-2', 'walk-1',
    ]);
  });

  it('do not head the goal of the minute before', () => {
    expect(order('ss-fact-minute', 'ss-fact-goal', 'ss-fact-minute', 'walk')).toEqual(['ss-fact-minute', 'ss-fact-goal', 'walk']);
  });

  it('stand beside halves, so that nothing hangs under the last turn of the half before', () => {
    expect(order('draw', 'fc-fact-turn-begins', 'ball', 'fc-fact-period', 'whistle', 'fc-fact-turn-begins')).toEqual([
      'fc-fact-turn-begins', 'draw', 'fc-fact-period', 'ball', 'fc-fact-turn-begins', 'whistle',
    ]);
  });

  it('stand below the chapter they belong to', () => {
    expect(order('b', 'el-story-day-begins', 'a', 'el-story-day-begins', 'el-story-week-begins', 'before')).toEqual([
      'el-story-week-begins', 'el-story-day-begins', 'b', 'el-story-day-begins', 'a', 'before',
    ]);
    expect(order('el-story-week-begins', 'a', 'el-story-day-begins', 'el-story-week-begins')).toEqual(['el-story-week-begins', 'el-story-day-begins', 'a']);
  });

  it('are headings without a full stop, a French ordinal in parts', () => {
    expect(minuteHead('3e minute.')).toEqual(['3', 'e', ' minute']);
    expect(minuteHead('1re minute')).toEqual(['1', 're', ' minute']);
    expect(minuteHead('Minute 3.')).toEqual(['', '', 'Minute 3']);
  });

  it('leave a story without minutes as it is', () => {
    expect(order('b', 'a')).toEqual(['b', 'a']);
    expect(order()).toEqual([]);
  });
});
