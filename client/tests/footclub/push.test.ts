import { describe, expect, it } from 'vitest';
import { finalOf, moved, outlook, supportOutlook, Window } from '../../src/games/footclub/push';
import { cardAnchor, lit, named, rows, swapPair } from '../../src/games/footclub/scene';
import { after } from '../../src/games/footclub/after';
import type { View } from '../../src/games/footclub/view';
import type { Option } from '../../src/lib/wire';
import real from './real.json';
import { cards, match, offensive, pushes } from './views';

const bonus = match('full', { phase: 'bonus', ball: 0, offensive: offensive(0, 48, -2) });

describe('the bonus window', () => {
  const w = new Window(pushes(3, 1, 2));
  it('steps only to what may be pushed; something else gives way', () => {
    expect([w.most('fans'), w.most('kop'), w.most('supports')]).toEqual([3, 1, 2]);
    expect(w.set({ fans: 3, kop: 0, supports: 1 }, 'kop', 1)).toEqual({ fans: 2, kop: 1, supports: 1 });
    expect(w.set({ fans: 2, kop: 1, supports: 0 }, 'fans', 3)).toEqual({ fans: 3, kop: 0, supports: 0 });
    expect(w.code({ fans: 1, kop: 1, supports: 2 })).toBe(219 + 12 + 6 + 2);
    expect(w.code({ fans: 3, kop: 1, supports: 0 })).toBeNull();
  });
  it('adds for the attack and takes away for the defence, and bounds only the final bonus', () => {
    const o = offensive(0, 48, -2);
    expect(moved(o, 0, { fans: 2, kop: 1, supports: 1 }, 2)).toBe(4);
    expect(moved(o, 1, { fans: 3, kop: 0, supports: 0 }, 2)).toBe(-5);
    expect(outlook(bonus, {}, 8)).toMatchObject({ raw: 8, final: 5, odds: { goal: [71, 72] } });
    expect(outlook({ ...bonus, rules: 'poussin' }, {}, 8)).toMatchObject({ final: 8, odds: { goal: [1, 1] } });
    expect(finalOf({ ...bonus, rules: 'poussin' }, { poussin_clamp: 'true' })(8)).toBe(5);
  });
  it('shows the odds that the server shows', () => {
    for (const at of [real.bonus, real.bonus_defend, real.poussin_bonus, real.poussin_bonus_defend]) {
      const view = at.view as unknown as View;
      const mine = outlook(view, {}, view.offensive?.raw ?? 0);
      expect(mine.final).toBe(view.offensive?.final);
      expect(mine.odds).toEqual(view.offensive?.odds);
    }
  });
  it('says what a defence support would do, FC-146 and FC-147', () => {
    const against = match('full', { phase: 'bonus', offensive: { ...offensive(1, 42, 1), speedster: true } });
    expect(supportOutlook(against, {}, 'regular', false)?.odds.success).toEqual([5, 12]);
    const stopper = supportOutlook(against, {}, 'regular', true);
    expect(stopper).toMatchObject({ mode: 'aggressive', odds: { success: [109, 144] } });
    expect(supportOutlook({ ...against, rules: 'poussin' }, {}, 'regular', false)?.odds.success).toEqual([7, 12]);
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
  it('names the players that the server names', () => {
    for (const at of [real.possession, real.offensive, real.bonus_defend, real.discard]) {
      const view = at.view as unknown as View;
      for (const [n, players] of Object.entries(view.aims ?? {})) {
        expect(named(Number(n), 0, view, cards, {})?.players ?? []).toEqual(players);
      }
    }
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
