import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import enRoom from '../../../../src/touchline/games/streetsoccer/voice/text.en.ftl?raw';
import frRoom from '../../../../src/touchline/games/streetsoccer/voice/text.fr.ftl?raw';
import { anchorLabel, cellLabel, nearestFirst, nextQuestion } from './labels';
import { marks } from './marks';
import type { View } from './pieces';
import { i18n } from '../../lib/i18n.svelte';
import '../../../tests/texts';
import type { Option } from '../../lib/wire';
import en from './text.en.ftl?raw';
import fr from './text.fr.ftl?raw';

const VIEW: View = {
  figures: [
    { id: 'L0', seat: 0, keeper: true, cell: 'b4' },
    { id: 'L1', seat: 0, keeper: false, cell: 'd3' },
  ],
  ball: 'e4', phase: 'move', side: 0, die: 3, minute: 1, half: 0, score: [0, 0], last: null, first: 0, restart: null, position: '',
};
const TEAMS = [
  { name: 'Harbour Lane', figures: [{ number: 1, name: 'Kip' }, { number: 4, name: 'Osk' }] },
  { name: 'Mill Yard', figures: [] },
];
const OPTIONS: Option[] = [
  [1, ['d3', 'e3'], 'ss-walk'],
  [2, ['d3', 'e4', 'goal'], 'ss-kick-goal'],
];
const CELLS = [...'abcdefghijkl'].flatMap((x) => [...'12345678'].map((y) => x + y));

describe('cells in words', () => {
  it('say who stands there and what may be done', () => {
    i18n.take('en', enRoom);
    const label = (cell: string, picked: string[]) => cellLabel(cell, VIEW, marks(OPTIONS, picked), TEAMS);
    expect(label('d3', [])).toBe('Harbour Lane, number 4, Osk, on d3, can be chosen');
    expect(label('d3', ['d3'])).toContain(i18n.t('ss-board-chosen'));
    expect(label('e3', ['d3'])).toBe(`e3, ${i18n.t('ss-board-walk')}`);
    expect(label('e4', ['d3'])).toBe(`e4, with the ball, ${i18n.t('ss-board-ball')}`);
    expect(label('l4', ['d3', 'e4'])).toContain(i18n.t('ss-board-goal'));
    expect(label('l5', ['d3', 'e4', 'goal'])).toContain(i18n.t('ss-board-armed'));
    expect(label('k5', [])).toContain('Mill Yard');
    expect(anchorLabel('d3', VIEW, TEAMS)).toContain('Osk');
    expect(anchorLabel('e4', VIEW, TEAMS)).toBe('the ball on e4');
    expect(anchorLabel('e5', VIEW, TEAMS)).toBe('e5');
    expect(anchorLabel('goal', VIEW, TEAMS)).toBe(i18n.t('ss-board-anchor-goal'));
    expect(anchorLabel('e4', VIEW, TEAMS)).toBe('the ball on e4');
    expect(anchorLabel('e3', VIEW, TEAMS)).toBe('e3');
    expect(anchorLabel('player', VIEW, TEAMS)).toBe('Field player');
  });

  it('ask on once something is picked', () => {
    i18n.take('en', enRoom);
    expect(nextQuestion(OPTIONS, [])).toBe('');
    expect(nextQuestion(OPTIONS, ['d3'])).toBe(i18n.t('ss-board-then-ball'));
    expect(nextQuestion([[1, ['d3', 'e3'], 'ss-walk'], [2, ['d3', 'd4'], 'ss-walk']], ['d3'])).toBe(i18n.t('ss-board-then-walk'));
    expect(nextQuestion(OPTIONS, ['d3', 'e4'])).toBe(i18n.t('ss-board-then-kick'));
    expect(nextQuestion(OPTIONS, ['d3', 'e3'])).toBe('');
    expect(nextQuestion([[1, ['player', 'e3'], 'ss-place'], [2, ['player', 'e4'], 'ss-place']], ['player'])).toBe(
      i18n.t('ss-board-then-place'),
    );
    expect(nextQuestion([[1, ['f4', 'g5'], 'ss-kickoff'], [2, ['f4', 'g6'], 'ss-kickoff']], ['f4'])).toBe(
      i18n.t('ss-board-then-kick'),
    );
  });

  it('are never without words', () => {
    i18n.take('en', enRoom);
    for (const picked of [[], ['d3'], ['d3', 'e4'], ['d3', 'e4', 'goal']]) {
      const lit = marks(OPTIONS, picked);
      for (const cell of CELLS) expect(cellLabel(cell, VIEW, lit, TEAMS)).not.toMatch(/[{}]/);
    }
  });

  it.each([['en', en, enRoom], ['fr', fr, frRoom]])('exist in %s', (lang, own, room) => {
    const bundle = new FluentBundle(lang);
    for (const text of [own, room]) bundle.addResource(new FluentResource(text));
    const marks = ['choose', 'chosen', 'walk', 'ball', 'kick', 'place', 'armed', 'goal', 'mouth', 'with-ball'];
    const others = ['help', 'die', 'duel', 'stay', 'bench-keeper', 'bench-player', 'anchor-goal', 'anchor-figure', 'anchor-ball', 'then-walk', 'then-ball', 'then-kick', 'then-place'];
    for (const id of [...marks, ...others]) expect(bundle.getMessage(`ss-board-${id}`)?.value, id).toBeTruthy();
    for (const id of ['ss-board', 'ss-figure', 'ss-figure-waiting', 'ss-cell', 'ss-cell-ring', 'ss-cell-dark', 'ss-cell-light', 'ss-cell-circle']) {
      expect(bundle.getMessage(id)?.value, id).toBeTruthy();
    }
  });
});

describe('a list of figures', () => {
  it('begins with whoever stands nearest the ball', () => {
    const figures = [...VIEW.figures, { id: 'L2', seat: 0 as const, keeper: false, cell: 'f5' }, { id: 'L3', seat: 0 as const, keeper: false, cell: 'i7' }];
    const view: View = { ...VIEW, figures };
    expect(nearestFirst(['b4', 'i7', 'd3', 'f5'], view)).toEqual(['d3', 'f5', 'b4', 'i7']);
    expect(nearestFirst(['e3', 'd3', 'goal'], view)).toEqual(['e3', 'd3', 'goal']); // places keep their order
    expect(nearestFirst(['i7', 'd3'], { ...view, ball: null })).toEqual(['i7', 'd3']);
  });
});
