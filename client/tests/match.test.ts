import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply, Wish } from '../src/lib/link';
import { UNDO_MS } from '../src/lib/hold.svelte';
import { Match, MOTION_MS, type Habits } from '../src/lib/match.svelte';
import { LATE_MS, SHORT } from '../src/lib/pace';
import type { Ask, Fact, Option, Tick, Welcome } from '../src/lib/wire';

const WELCOME: Welcome = {
  type: 'welcome', table: 'T', game: 'g', options: {}, preset: '', teams: [], places: [], role: 'seat', mine: [0],
  story: [{ at: 0, said: { id: 'first', args: {} } }], rematch: '', back: true, cards: '',
};
const OPTIONS: Option[] = [
  [11, ['a', 'b'], 'walk'],
  [12, ['a', 'c'], 'walk'],
  [13, ['d', 'e'], 'walk'],
];
const ask = (options = OPTIONS): Ask => ({ seat: 0, said: { id: 'q', args: {} }, options, least: 1, most: 1, sketch: null });
const fact = (kind: string, id = kind): Fact => ({ kind, said: { id, args: {} }, data: {} });
function tick(seq: number, change: Partial<Tick> = {}): Tick {
  return {
    type: 'tick', seq, seat: 0, turns: { '0': 4 }, at: seq, facts: [], view: { n: seq }, waiting: [0],
    ask: ask(), loose: 0, fresh: false, over: null, takeback: false, ...change,
  };
}

interface Sent {
  wish: Wish;
  keep: boolean;
  settle: (r: Reply | null) => void;
}

function table(habits: Partial<Habits> = {}): { match: Match; sent: Sent[] } {
  const sent: Sent[] = [];
  const link = {
    request: (wish: Wish, keep: boolean) =>
      new Promise<Reply | null>((settle) => sent.push({ wish, keep, settle })),
  };
  const match = new Match(() => link, { confirms: () => 'never', still: () => true, ...habits });
  match.hearConn('open');
  match.hear(WELCOME);
  return { match, sent };
}
/** Let promises settle; the clock stands still meanwhile. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 200; i++) await Promise.resolve();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('ticks', () => {
  it('plays the facts of a tick one after the other, then shows its view', async () => {
    const { match } = table({ still: () => false });
    match.hear(tick(1, { fresh: true }));
    match.hear(tick(2, { facts: [fact('move'), fact('kick')] }));
    await settled();
    expect(match.playing?.kind).toBe('move');
    expect(match.view).toEqual({ n: 1 });
    expect(match.ask).toBeNull();
    match.done();
    await settled();
    expect(match.playing?.kind).toBe('kick');
    match.done();
    await settled();
    expect(match.playing).toBeNull();
    expect(match.view).toEqual({ n: 2 });
    expect(match.ask?.seat).toBe(0);
  });

  it('ignores a tick that comes twice', async () => {
    const { match } = table();
    match.hear(tick(1, { fresh: true }));
    match.hear(tick(2, { facts: [fact('move')] }));
    match.hear(tick(2, { facts: [fact('move')] }));
    await settled();
    expect(match.story.map((l) => l.said.id)).toEqual(['move', 'first']);
  });

  it('shows the truth at once when one was lost, and still tells what is known', async () => {
    const { match } = table({ still: () => false });
    match.hear(tick(1, { fresh: true }));
    match.hear(tick(4, { facts: [fact('goal')] }));
    await settled();
    expect(match.playing).toBeNull();
    expect(match.view).toEqual({ n: 4 });
    expect(match.story[0]?.said.id).toBe('goal');
  });

  it('drops what was still to be shown when everything comes fresh', async () => {
    const { match } = table({ still: () => false });
    match.hear(tick(1, { fresh: true }));
    match.hear(tick(2, { facts: [fact('move'), fact('kick')] }));
    await settled();
    match.hear(tick(3, { fresh: true, view: { n: 'truth' } }));
    await settled();
    expect(match.playing).toBeNull();
    expect(match.view).toEqual({ n: 'truth' });
    match.hear(tick(4, { facts: [fact('roll')] }));
    await settled();
    expect(match.playing?.kind).toBe('roll');
  });

  it('counts anew after the line was lost', async () => {
    const { match } = table();
    match.hear(tick(7, { fresh: true }));
    match.hear(WELCOME);
    match.hear(tick(1, { fresh: true, view: { n: 'again' } }));
    await settled();
    expect(match.view).toEqual({ n: 'again' });
  });

  it('lets any input show the rest at once', async () => {
    const { match } = table({ still: () => false });
    match.hear(tick(1, { fresh: true }));
    match.hear(tick(2, { facts: [fact('move'), fact('kick'), fact('goal')] }));
    await settled();
    match.skip();
    await settled();
    expect(match.view).toEqual({ n: 2 });
    expect(match.busy).toBe(false);
  });

  it('cuts off a motion that never ends', async () => {
    const { match } = table({ still: () => false });
    match.hear(tick(1, { fresh: true }));
    match.hear(tick(2, { facts: [fact('move')] }));
    await settled();
    vi.advanceTimersByTime(MOTION_MS);
    await settled();
    expect(match.view).toEqual({ n: 2 });
  });

  it('takes the lines of struck answers out of the story', async () => {
    const { match } = table();
    match.hear(tick(1, { fresh: true }));
    match.hear(tick(2, { facts: [fact('move')] }));
    await settled();
    match.hear(tick(3, { fresh: true, at: 1 }));
    expect(match.story.map((l) => l.said.id)).toEqual(['first']);
  });

  it('keeps what comes of the open answers beside the view that it goes with', async () => {
    const { match } = table({ still: () => false });
    match.hear(tick(1, { fresh: true, ask: { ...ask(), sketch: { of: 1 } } }));
    expect(match.sketched).toEqual({ of: 1 });
    match.hear(tick(2, { facts: [fact('move')], ask: { ...ask(), sketch: { of: 2 } } }));
    await settled();
    expect([match.view, match.sketched]).toEqual([{ n: 1 }, { of: 1 }]);
    match.done();
    await settled();
    expect([match.view, match.sketched]).toEqual([{ n: 2 }, { of: 2 }]);
    match.hear(tick(3, { fresh: true, ask: null }));
    expect(match.sketched).toBeNull();
  });

  it('folds each fact into the view before the next is shown', async () => {
    const { match } = table({ still: () => false, after: (v, f) => ({ ...v, seen: f.kind }) });
    match.hear(tick(1, { fresh: true }));
    match.hear(tick(2, { facts: [fact('move'), fact('kick')] }));
    await settled();
    match.done();
    await settled();
    expect(match.view).toEqual({ n: 1, seen: 'move' });
  });
});

describe('what is shown while computers are fast', () => {
  /** what was shown, and at which pace, until nothing more is */
  async function watched(match: Match): Promise<[string, number][]> {
    const shown: [string, number][] = [];
    for (await settled(); match.playing; await settled()) {
      shown.push([match.playing.kind, match.pace]);
      match.done();
    }
    return shown;
  }
  const rush = (match: Match): void => {
    match.hear(tick(1, { fresh: true }));
    for (let n = 2; n < 8; n++) match.hear(tick(n, { facts: [fact('move'), fact('roll'), fact('goal')] }));
  };

  it('is everything: small facts are shorter while many ticks wait, and what matters is not', async () => {
    const { match } = table({ still: () => false });
    rush(match);
    const shown = await watched(match);
    expect(shown.filter(([kind]) => kind === 'roll')).toEqual(Array(6).fill(['roll', 1]));
    expect(shown.filter(([kind]) => kind === 'goal')).toEqual(Array(6).fill(['goal', 1]));
    expect(shown.filter(([kind]) => kind === 'move').map(([, pace]) => pace)).toEqual([1, SHORT, SHORT, 1, 1, 1]);
    expect([match.view, match.busy]).toEqual([{ n: 7 }, false]);
  });

  it('is what matters by the word of the game', async () => {
    const { match } = table({ still: () => false, matters: (f) => f.kind === 'move' });
    rush(match);
    const shown = await watched(match);
    expect(shown.filter(([kind]) => kind === 'move')).toEqual(Array(6).fill(['move', 1]));
    expect(shown.find(([kind]) => kind === 'goal')).toEqual(['goal', SHORT]);
  });

  it('is the next thing that matters after any input, and nothing more after a skip', async () => {
    const { match } = table({ still: () => false });
    match.hear(tick(1, { fresh: true }));
    match.hear(tick(2, { facts: [fact('move'), fact('push'), fact('roll'), fact('move'), fact('goal')] }));
    await settled();
    match.nudge();
    await settled();
    expect(match.playing?.kind).toBe('roll');
    match.done();
    await settled();
    expect(match.playing?.kind).toBe('move');
    match.skip();
    await settled();
    expect([match.playing, match.view]).toEqual([null, { n: 2 }]);
  });

  it('is the truth at once where the table has fallen far behind', async () => {
    const { match } = table({ still: () => false });
    rush(match);
    await settled();
    vi.advanceTimersByTime(LATE_MS);
    await settled();
    expect(await watched(match)).toHaveLength(2); // what its own tick still had to tell
    expect(match.view).toEqual({ n: 7 });
    expect(match.story.filter((l) => l.said.id === 'goal')).toHaveLength(6);
  });

  it('lasts as long as the person wants it to, or no time at all', async () => {
    for (const speed of [1.6, 0.5]) {
      const { match } = table({ still: () => false, speed: () => speed });
      match.hear(tick(1, { fresh: true }));
      match.hear(tick(2, { facts: [fact('goal')] }));
      expect(await watched(match)).toEqual([['goal', speed]]);
    }
    const { match } = table({ still: () => false, speed: () => 0 });
    rush(match);
    expect(await watched(match)).toEqual([]);
    expect(match.view).toEqual({ n: 7 });
  });
});

describe('choosing', () => {
  it('sends after the undo window, with the turn it was made for', async () => {
    const { match, sent } = table();
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    match.pick('b');
    expect(match.held?.[0]).toBe(11);
    expect(sent.map((s) => s.wish.type)).toEqual(['sketch']);
    vi.advanceTimersByTime(UNDO_MS - 1);
    expect(sent.some((s) => s.wish.type === 'answer')).toBe(false);
    vi.advanceTimersByTime(1);
    const answer = sent.find((s) => s.wish.type === 'answer');
    expect(answer?.wish).toEqual({ type: 'answer', seat: 0, turn: 4, codes: [11] });
    expect(answer?.keep).toBe(true);
    expect(match.ask).toBeNull();
  });

  it('drops the last step when it is changed, and all of it when it is undone', () => {
    const { match } = table({ confirms: () => 'always' });
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    match.pick('c');
    match.unpick();
    expect(match.picked).toEqual(['a']);
    match.pick('c');
    match.undo();
    expect(match.picked).toEqual([]);
  });

  it('sends nothing when it is undone in time', () => {
    const { match, sent } = table();
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    match.pick('b');
    vi.advanceTimersByTime(UNDO_MS / 2);
    match.undo();
    vi.advanceTimersByTime(UNDO_MS * 3);
    expect(sent.some((s) => s.wish.type === 'answer')).toBe(false);
    expect(match.picked).toEqual([]);
  });

  it('waits for the confirmation where one is wished', () => {
    const { match, sent } = table({ confirms: () => 'always' });
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    match.pick('c');
    vi.advanceTimersByTime(UNDO_MS * 3);
    expect(match.armed?.[0]).toBe(12);
    expect(sent.some((s) => s.wish.type === 'answer')).toBe(false);
    match.confirm();
    expect(sent.at(-1)?.wish).toMatchObject({ type: 'answer', codes: [12] });
  });

  const foreseen = (final: boolean): Reply => ({ type: 'sketched', id: 'x', found: { facts: [], notation: ['ab'], odds: [], final } });

  it.each([
    ['what can be taken back goes by itself', false, true, true],
    ['before dice it is confirmed', true, true, false],
    ['so it is at a table that takes nothing back', false, false, false],
  ])('waits for what cannot be taken back alone, where that is wished: %s', async (_, final, back, goes) => {
    const { match, sent } = table({ confirms: () => 'final' });
    match.hear({ ...WELCOME, back });
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    match.pick('b');
    vi.advanceTimersByTime(UNDO_MS * 3);
    expect(match.held).toBeNull(); // nobody knows yet what comes of it
    sent[0]?.settle(foreseen(final));
    await settled();
    expect(match.held?.[0]).toBe(goes ? 11 : undefined);
    vi.advanceTimersByTime(UNDO_MS * 3);
    expect(sent.some((s) => s.wish.type === 'answer')).toBe(goes);
  });

  it('waits where a game that hides something says nothing of what comes', async () => {
    const { match, sent } = table({ confirms: () => 'final' });
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    match.pick('b');
    sent[0]?.settle({ type: 'sketched', id: 'x', found: null });
    await settled();
    vi.advanceTimersByTime(UNDO_MS * 3);
    expect([match.held, match.armed?.[0]]).toEqual([null, 11]);
  });

  it('sends nothing while somebody reads what would come of it', () => {
    const { match, sent } = table();
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    match.pick('b');
    vi.advanceTimersByTime(UNDO_MS / 2);
    match.rest(true);
    vi.advanceTimersByTime(UNDO_MS * 5);
    expect(sent.some((s) => s.wish.type === 'answer')).toBe(false);
    expect([match.held?.[0], match.rests]).toEqual([11, true]);
    match.rest(false);
    vi.advanceTimersByTime(UNDO_MS);
    expect(sent.at(-1)?.wish).toMatchObject({ type: 'answer', codes: [11] });
  });

  it('confirms by a second touch on the target', () => {
    const { match, sent } = table({ confirms: () => 'always' });
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    match.pick('c');
    match.pick('c');
    expect(sent.at(-1)?.wish).toMatchObject({ type: 'answer', codes: [12] });
  });

  it('never sends what nobody touched, even if it is the only choice', () => {
    const { match, sent } = table();
    match.hear(tick(1, { fresh: true, ask: ask([[99, ['pass'], 'pass']]) }));
    expect(match.armed?.[0]).toBe(99);
    vi.advanceTimersByTime(UNDO_MS * 5);
    expect(sent.some((s) => s.wish.type === 'answer')).toBe(false);
    match.confirm();
    expect(sent.at(-1)?.wish).toMatchObject({ type: 'answer', codes: [99] });
  });

  it('shows what the armed option would do, and forgets it with another pick', async () => {
    const { match, sent } = table({ confirms: () => 'always' });
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    const odds = [{ said: { id: 'x', args: {} }, ways: 1, of: 6 }];
    match.pick('b');
    expect(sent[0]?.wish).toEqual({ type: 'sketch', seat: 0, plan: { plan: 'codes', codes: [11] } });
    sent[0]?.settle({ type: 'sketched', id: 'x', found: { facts: [fact('move')], notation: ['ab'], odds } });
    await settled();
    expect(match.odds).toEqual(odds);
    expect(match.preview?.[0]?.kind).toBe('move');
    match.pick('d');
    expect(match.preview).toBeNull();
  });

  it('asks no more what a choice would do once the game says nothing of it', async () => {
    const { match, sent } = table({ confirms: () => 'always' });
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    match.pick('b');
    sent[0]?.settle({ type: 'sketched', id: 'x', found: null });
    await settled();
    expect(match.preview).toBeNull();
    match.pick('c');
    match.pick('b');
    expect(sent).toHaveLength(1);
  });

  it('knows by itself that something else comes first', async () => {
    const { match, sent } = table();
    match.hear(tick(1, { fresh: true }));
    await match.why(['c']);
    expect(sent).toEqual([]);
    expect(match.reasons.map((r) => r.said.id)).toEqual(['why-first']);
  });

  it('asks why when something shut is touched', async () => {
    const { match, sent } = table();
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    match.pick('z');
    expect(sent[0]?.wish).toEqual({ type: 'why', seat: 0, anchors: ['a', 'z'] });
    sent[0]?.settle({
      type: 'because', id: 'x', reasons: [{ anchors: ['a', 'z'], said: { id: 'no', args: {} }, rule: 'R-1' }],
    });
    await settled();
    expect(match.reasons[0]?.rule).toBe('R-1');
    expect(match.picked).toEqual(['a']);
  });

  it('offers the choice again after a refusal, with its sentence', async () => {
    const { match, sent } = table({ confirms: () => 'always' });
    match.hear(tick(1, { fresh: true }));
    match.pick('a');
    match.pick('b');
    match.confirm();
    expect(match.options).toEqual([]);
    sent.at(-1)?.settle({
      type: 'refusal', id: 'x', status: 409, said: { id: 'stale', args: {} }, text: 'Too late.', rule: '',
    });
    await settled();
    expect(match.options).toHaveLength(3);
    expect(match.notice?.said.id).toBe('stale');
  });

  it('does nothing when it is not this seat’s turn', () => {
    const { match, sent } = table();
    match.hear(tick(1, { fresh: true, ask: null, waiting: [1] }));
    match.pick('a');
    expect(match.picked).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe('the rest', () => {
  it('takes back with the turn of the latest tick, while its facts are still shown', async () => {
    const { match, sent } = table({ still: () => false });
    match.hear(tick(1, { fresh: true }));
    match.hear(tick(2, { facts: [fact('move')], takeback: true, turns: { '0': 5 } }));
    await settled();
    expect(match.backs).toBe(0);
    match.takeBack();
    expect(sent.at(-1)?.wish).toEqual({ type: 'takeback', seat: 0, turn: 5 });
  });

  it('goes on to the next table only when this browser wished it', () => {
    const onward = vi.fn();
    const { match, sent } = table({ onward });
    match.hear({ type: 'rematch', table: 'U', invites: {}, watch: '' });
    expect(onward).not.toHaveBeenCalled();
    match.again(true);
    expect(onward).toHaveBeenCalledWith({ type: 'rematch', table: 'U', invites: {}, watch: '' });
    expect(sent).toEqual([]);
  });

  it('finds the next table when it was laid while this page was closed', () => {
    const { match } = table();
    match.hear({ ...WELCOME, rematch: 'U' });
    expect(match.next).toEqual({ type: 'rematch', table: 'U', invites: {}, watch: '' });
  });

  it('asks for a rematch and follows it', () => {
    const onward = vi.fn();
    const { match, sent } = table({ onward });
    match.again(false);
    expect(sent[0]?.wish).toEqual({ type: 'again', swap: false });
    match.hear({ type: 'rematch', table: 'U', invites: {}, watch: '' });
    expect(onward).toHaveBeenCalledOnce();
  });
});

describe('who is awaited', () => {
  it('is what the server said last, by a tick or by who is here', () => {
    const { match } = table();
    match.hear(WELCOME);
    match.hear(tick(1, { waiting: [0, 1, 2], fresh: true }));
    expect(match.waiting).toEqual([0, 1, 2]);
    match.hear({ type: 'presence', places: [], thinking: [], waiting: [0, 2], watched: false });
    expect(match.waiting).toEqual([0, 2]);
    match.hear(tick(2, { waiting: [2], fresh: true }));
    expect(match.waiting).toEqual([2]);
  });
});

describe('what concerns everybody at one device', () => {
  const two = { ...WELCOME, mine: [0, 1] };
  const of = (seat: number): Partial<Tick> => ({ seat, ask: { ...ask(), seat } });
  const news: Habits['news'] = ({ facts }) => (facts.some((f) => f.kind === 'week') ? { title: 'over', facts, view: { n: 0 }, all: true } : null);

  it('is read by whoever answered last, and by the other before an own question', async () => {
    const { match } = table({ news, apart: () => true });
    match.hear(two);
    match.hear(tick(1, { fresh: true, ...of(1) }));
    match.hear(tick(2, { facts: [fact('week')], ...of(1) }));
    await settled();
    expect(match.news?.title).toBe('over');
    match.onward();
    await settled();
    expect(match.news).toBeNull();
    expect(match.ask?.seat).toBe(1);
    match.hear(tick(3, { facts: [fact('move')], ...of(0) }));
    await settled();
    expect(match.news?.title).toBe('over');
    // the table shows what is true by now, and the device may be covered
    expect([match.ask, match.busy, match.view]).toEqual([null, false, { n: 3 }]);
    match.onward();
    await settled();
    expect([match.news, match.ask?.seat]).toEqual([null, 0]);
    match.hear(tick(4, of(1)));
    match.hear(tick(5, of(0)));
    await settled();
    expect(match.news).toBeNull();
  });

  it('waits for both where somebody elsewhere answered last, and is dropped when the page begins anew', async () => {
    const { match } = table({ news, apart: () => true });
    match.hear(two);
    match.hear(tick(1, { fresh: true, ...of(2), ask: null }));
    match.hear(tick(2, { facts: [fact('week')], ...of(1) }));
    await settled();
    expect(match.news?.title).toBe('over');
    match.onward();
    await settled();
    match.hear(tick(3, { fresh: true, ...of(0) }));
    await settled();
    expect([match.news, match.ask?.seat]).toEqual([null, 0]);
  });

  it('is read once by those who look at the device together', async () => {
    const { match } = table({ news, apart: () => false });
    match.hear(two);
    match.hear(tick(1, { fresh: true, ...of(1) }));
    match.hear(tick(2, { facts: [fact('week')], ...of(0) }));
    await settled();
    match.onward();
    await settled();
    expect([match.news, match.ask?.seat]).toEqual([null, 0]);
  });

  it('picks what needs no choosing once it is read', async () => {
    const { match } = table({ news, apart: () => true });
    match.hear(two);
    match.hear(tick(1, { fresh: true, ...of(1) }));
    match.hear(tick(2, { facts: [fact('week')], ...of(0), ask: { ...ask(OPTIONS.slice(0, 2)), seat: 0 } }));
    await settled();
    match.onward();
    await settled();
    expect(match.news?.title).toBe('over');
    expect(match.picked).toEqual([]);
    match.onward();
    await settled();
    expect(match.picked).toEqual(['a']);
  });
});
