import { beforeEach, describe, expect, it } from 'vitest';
import { again, last, sent } from './last';
import { Lineup } from './lineup.svelte';
import type { Moment } from './plans';
import { LINES, type View } from './view';
import real from './tests/real.json';
import { cards } from './tests/views';

const club = (real.prematch.view as unknown as View).clubs[0];
const outfield = (club.bench ?? []).filter((n) => cards.player(n).kind === 'outfield');
const moment: Moment = {
  formations: [{ lines: [2, 2, 2, 2, 2], open: true, short: [], limit: 4 }],
  places: Object.fromEntries(outfield.map((n) => [n, LINES.map((_, i) => i)])), captains: [], duels: {}, closes: false,
};
const lineup = (people = outfield): Lineup => new Lineup(people, 10, club.coach, club.keeper, cards, moment, (n) => cards.player(n).level);
const reserve = Array.from({ length: 42 }, (_, n) => n);
const pile = [0, 1, 2, 6, 7, 8, 12, 13, 18, 20, 25, 26, 30, 36];

describe('as last time', () => {
  beforeEach(() => sent('', null, []));

  it('begins with the line-up and the cards that this seat sent, and with those of no other', () => {
    const before = lineup();
    before.suggest();
    expect(before.on).toHaveLength(10);
    sent('a/0', before.saved, pile);
    expect(last('a/1')).toBeNull();
    const now = lineup();
    const found = again(last('a/0')!, now, reserve, 14, cards);
    expect([now.lines, found]).toEqual([before.lines, { pile, missing: [], lacking: 0 }]);
  });

  it('names who is not there any more, and counts the cards', () => {
    const before = lineup();
    before.suggest();
    sent('a/0', before.saved, pile);
    const out = before.on[0]!;
    const found = again(last('a/0')!, lineup(outfield.filter((n) => n !== out)), reserve.filter((n) => n !== 0 && n !== 7), 14, cards);
    expect(found.missing).toEqual([out]);
    expect([found.pile.length, found.lacking]).toEqual([12, 2]);
    // ten cards of extra time, without a line-up; what was sent for the half stays the line-up's
    sent('a/0', null, pile.slice(0, 12));
    expect(last('a/0')!.lineup).toEqual(before.saved);
    expect(again(last('a/0')!, null, reserve, 10, cards)).toEqual({ pile: pile.slice(0, 10), missing: [], lacking: 0 });
  });
});
