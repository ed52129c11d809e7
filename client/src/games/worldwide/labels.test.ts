/** Numbers and names as they are written on the table of Worldwide Football. */
import { describe, expect, it } from 'vitest';
import { i18n } from '../../lib/i18n.svelte';
import { anchorWords, rollWords, wins } from './labels';
import { Cards, type View } from './view';

describe('whose ground it is', () => {
  it('is said once: the sentence of the answer has "at home" already', () => {
    const view = { eye: 0, seats: 2, acting: 0, sides: [{ team: 0 }, { team: 1 }] } as unknown as View;
    const cards = new Cards({ teams: [{ name: 'Talinde' }, { name: 'Zephyria' }] });
    i18n.take('en', 'wf-ui-ground-of = { $team } at home\nwf-ui-ground-none = Neutral ground');
    expect(anchorWords('ground:1', view, cards, [])).toBe('Talinde');
    expect(anchorWords('ground:2', view, cards, [])).toBe('Zephyria');
    expect(anchorWords('ground:0', view, cards, [])).toBe('Neutral ground');
  });
});

describe('rolls of a card', () => {
  it('are drawn together where they follow each other', () => {
    expect([rollWords([1, 2, 3]), rollWords([1, 3, 4]), rollWords([2]), rollWords([])]).toEqual(['1–3', '1, 3–4', '2', '']);
  });
});

describe('from which roll an answer wins', () => {
  it('is what it needs, or the first roll that is no foul', () => {
    expect(wins({ need: 12, from: 12, win: [9, 20], foul: null })).toBe('12+');
    expect(wins({ need: 7, from: 9, win: [12, 20], foul: [8, 20] })).toBe('9+'); // a sliding tackle at 6 attack points
    expect(wins({ need: 24, from: 0, win: [0, 20], foul: null })).toBe('–');
  });
});
