import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../src/lib/link';
import { Sketching } from '../src/lib/sketch.svelte';

type Found = { of: string };
let asked: { plan: string; settle: (r: Reply | null) => void; fail: () => void }[] = [];
let heard: [Found | null, string][] = [];
const told = (of: string): Reply => ({ type: 'sketched', id: '', found: { of } });
const no: Reply = { type: 'refusal', id: '', status: 422, said: { id: 'fault', args: {} }, text: '', rule: '' };
const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};
function begun(): Sketching<string, Found> {
  return new Sketching<string, Found>(
    (plan) => new Promise((settle, fail) => asked.push({ plan, settle, fail: () => fail(new Error('gone')) })),
    (found, plan) => heard.push([found, plan]),
  );
}
const answer = async (n: number, reply: Reply | null): Promise<void> => {
  asked[n]?.settle(reply);
  await settled();
};
beforeEach(() => {
  asked = [];
  heard = [];
});

describe('what would come of a plan', () => {
  it('is asked at once, and what is said stays until the next has come', async () => {
    const s = begun();
    s.wish('a');
    expect(asked.map((q) => q.plan)).toEqual(['a']);
    expect([s.found, s.stale]).toEqual([null, true]);
    await answer(0, told('a'));
    expect([s.found, s.stale]).toEqual([{ of: 'a' }, false]);
    s.wish('b');
    expect([s.found, s.stale]).toEqual([{ of: 'a' }, true]);
    await answer(1, told('b'));
    expect([s.found, s.stale]).toEqual([{ of: 'b' }, false]);
    expect(heard).toEqual([[{ of: 'a' }, 'a'], [{ of: 'b' }, 'b']]);
  });

  it('has one question under way: the newest waits, older ones are dropped', async () => {
    const s = begun();
    for (const plan of 'abcd') s.wish(plan);
    expect(asked.map((q) => q.plan)).toEqual(['a']);
    await answer(0, told('a'));
    expect(asked.map((q) => q.plan)).toEqual(['a', 'd']);
    expect([s.found, s.stale]).toEqual([null, true]);
    await answer(1, told('d'));
    expect([s.found, s.stale]).toEqual([{ of: 'd' }, false]);
    expect(heard).toEqual([[{ of: 'd' }, 'd']]);
  });

  it('that is refused keeps the last numbers, and says why', async () => {
    const s = begun();
    s.wish('a');
    await answer(0, told('a'));
    s.wish('b');
    await answer(1, no);
    expect([s.found, s.stale, s.refused]).toEqual([{ of: 'a' }, true, no]);
    expect(heard.at(-1)).toEqual([null, 'b']);
    s.wish('c');
    await answer(2, told('c'));
    expect([s.found, s.stale, s.refused]).toEqual([{ of: 'c' }, false, null]);
  });

  it('without a line keeps the last numbers as old ones, and is asked again when it is wished', async () => {
    const s = begun();
    s.wish('a');
    await answer(0, told('a'));
    s.wish('b');
    await answer(1, null);
    expect([s.found, s.stale]).toEqual([{ of: 'a' }, true]);
    s.wish('b');
    asked[2]?.fail();
    await settled();
    expect([s.found, s.stale]).toEqual([{ of: 'a' }, true]);
    s.wish('b');
    await answer(3, told('b'));
    expect([s.found, s.stale]).toEqual([{ of: 'b' }, false]);
    expect(heard.map(([, plan]) => plan)).toEqual(['a', 'b']);
  });

  it('that was forgotten is not told any more', async () => {
    const s = begun();
    s.wish('a');
    s.wish('b');
    s.forget();
    await answer(0, told('a'));
    expect([s.found, s.stale, heard]).toEqual([null, false, []]);
    expect(asked).toHaveLength(1);
    s.wish('c');
    await answer(1, told('c'));
    expect(s.found).toEqual({ of: 'c' });
  });
});
