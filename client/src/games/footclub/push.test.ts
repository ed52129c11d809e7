import { describe, expect, it } from 'vitest';
import { Window } from './push';
import { cardAnchor, lit, named, rows, shifted, swapPair } from './scene';
import { after } from './after';
import type { Option } from '../../lib/wire';
import { cards, match, pushes } from './tests/views';

describe('the bonus window', () => {
  const w = new Window(pushes(3, 1, 2));
  it('steps only to what may be pushed; something else gives way', () => {
    expect([w.most('fans'), w.most('kop'), w.most('supports')]).toEqual([3, 1, 2]);
    expect(w.set({ fans: 3, kop: 0, supports: 1 }, 'kop', 1)).toEqual({ fans: 2, kop: 1, supports: 1 });
    expect(w.set({ fans: 2, kop: 1, supports: 0 }, 'fans', 3)).toEqual({ fans: 3, kop: 0, supports: 0 });
    expect(w.code({ fans: 1, kop: 1, supports: 2 })).toBe(219 + 12 + 6 + 2);
    expect(w.code({ fans: 3, kop: 1, supports: 0 })).toBeNull();
  });
});

describe('the table', () => {
  const options: Option[] = [[122, ['c:1', 'pay:tt'], ''], [178, ['c:7', 'mode:0'], ''], [179, ['c:7', 'mode:1'], ''], [0, ['pass'], '']];
  it('lights what may be touched, and what may be touched instead', () => {
    expect([...lit(options, []).next]).toEqual(['c:1', 'c:7', 'pass']);
    const then = lit(options, ['c:7']);
    expect([...then.next]).toEqual(['mode:0', 'mode:1']);
    expect([...then.other]).toEqual(['c:1', 'pass']);
    expect(lit(options, ['c:7', 'mode:1']).armed?.[0]).toBe(179);
  });
  it('finds the one card under which its like are offered', () => {
    const poussin = match('poussin', {}, { hand: [0, 3, 6] });
    expect(cardAnchor(3, poussin, cards, options, [])).toBe('c:1');
    const full = match('full');
    expect(cardAnchor(3, full, cards, options, [])).toBeNull();
    expect(cardAnchor(21, full, cards, [[13, ['fan'], '']], [])).toBe('fan');
  });
  it('names the players that the server names, and says where another cell counts', () => {
    const aims = { 7: { players: [13], cells: [3] }, 9: { players: [14], cells: [4] }, 30: { players: [], cells: [] } };
    const view = match('full', { colour: 4 }, { aims });
    expect([7, 9, 30, 31].map((n) => named(n, 0, view)?.players ?? [])).toEqual([[13], [14], [], []]);
    expect([7, 9, 30].map((n) => shifted(named(n, 0, view), view))).toEqual([false, true, false]);
  });
  it('shows a club in its lines, full backs outside', () => {
    const view = match('full');
    const [, back = []] = rows(view, 0);
    expect(back.slice(0, 1)).toEqual(view.clubs[0].lines[0]?.slice(0, 1));
    expect(back.slice(-1)).toEqual(view.clubs[0].lines[0]?.slice(1));
    expect(swapPair('swap:1:0', view.clubs[0].lines)).toEqual(view.clubs[0].lines[1]);
  });
  it('follows the facts: ball, hand, score', () => {
    const before = match('full');
    const ball = after(before, { kind: 'won_ball', said: null, data: { club: 0, player: 13 } });
    expect([ball.ball, ball.carrier]).toEqual([0, 13]);
    const card = after(before, { kind: 'tackled', said: null, data: { club: 0, card: 7, mode: 0 } });
    expect(card.clubs[0].hand).not.toContain(7);
    expect(card.clubs[0].hand_count).toBe(before.clubs[0].hand_count - 1);
    const dropped = after(before, { kind: 'dropped', said: null, data: { club: 0, card: 9 } });
    const drawn = after(dropped, { kind: 'card_drawn', said: null, data: { club: 0, card: 9 } });
    expect([dropped.clubs[0].hand?.includes(9), drawn.clubs[0].hand?.filter((n) => n === 9).length]).toEqual([false, 1]);
    expect(after(drawn, { kind: 'card_drawn', said: null, data: { club: 0, card: 9 } }).clubs[0].hand?.filter((n) => n === 9)).toEqual([9]);
    expect(after(before, { kind: 'goal', said: null, data: { club: 1, player: 42 } }).clubs[1].goals).toBe(1);
    expect(before.clubs[1].goals).toBe(0);
  });
});
