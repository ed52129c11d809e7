/** What a button brings, in a few words below it. */
import { describe, expect, it } from 'vitest';
import { note } from './notes';
import { foretold, type Moment, type View } from './view';
import '../../../tests/texts';

const at = (pile: number, give_draw: number): View => ({ eye: 2, seats: 4, sides: [{ pile, give_draw }, { pile: 30, give_draw: 3 }] }) as unknown as View;

describe('giving the ball back', () => {
  it('says how many cards it draws: those of the own ground, and no more than there are', () => {
    const plain = (view: View, ends: Moment['give_ends'] = ''): string => note('give', view, { ...foretold(null), give_ends: ends }).replace(/[\u2068\u2069]/g, '');
    expect(plain(at(20, 3))).toBe('Draw 3 cards, then discard one');
    expect(plain(at(20, 4))).toBe('Draw 4 cards, then discard one');
    expect(plain(at(3, 4))).toBe('Draw the last 3 cards');
    expect(plain(at(3, 3))).toBe('Draw 3 cards, then discard one');
    expect(plain(at(20, 3), 'match')).toBe('Draw 3 cards, then discard one; the match ends');
    expect(plain(at(20, 3), 'half')).toBe('Draw 3 cards, then discard one; the half ends, and all hands are dealt anew');
    expect(plain(at(20, 3), 'shoot_out')).toBe('Draw 3 cards, then discard one; the half ends, and penalties decide');
    // the ball was the partner's
    expect(plain(at(20, 0))).toBe('It is lost, and nothing is drawn');
  });
});

describe('letting a card pass', () => {
  it('promises no card that is not there', () => {
    const plain = (view: View): string => note('let', view, foretold(null)).replace(/[⁨⁩]/g, '');
    const letting = (pile: number, ...draws: number[]): View => ({ ...at(pile, 3), seats: draws.length as 2 | 4, pending: { shut: false, draws } }) as unknown as View;
    expect(plain(letting(9, 2, 0))).toBe('You draw 2 Action cards');
    expect(note('let', letting(9, 2, 0), { ...foretold(null), drops: 2 }).replace(/[⁨⁩]/g, '')).toBe('You draw 2 Action cards, then discard 2');
    expect(plain(letting(9, 1, 0, 1, 0))).toBe('Each of you draws 1 Action card');
    expect(plain(letting(1, 1, 0))).toBe('You draw the last card');
    expect(plain(letting(0, 0, 0))).toBe('Nothing is left to draw');
    // a shot card, where letting it pass brings nothing
    expect(plain(letting(9, 0, 0))).toBe('Nothing is drawn for it');
  });
});
