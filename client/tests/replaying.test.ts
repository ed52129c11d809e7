/** What a replay says of its moments. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { room as eleven } from '../src/games/eleven/register';
import { room as footclub } from '../src/games/footclub/register';
import { room as streetsoccer } from '../src/games/streetsoccer/register';
import { room as worldwide } from '../src/games/worldwide/register';
import { content } from '../src/lib/content.svelte';
import { i18n } from '../src/lib/i18n.svelte';
import { answerWords, markAt, marksOf, sideIn } from '../src/lib/replaying';
import type { Data, Fact, Frame, Option, Replay, Said } from '../src/lib/wire';
import './texts';

const TEAMS: Data[] = [{ id: 'a', name: 'Zephyria', short: 'ZEP' }, { id: 'b', name: 'Talinde', short: 'TAL' }];
const GAMES = ['streetsoccer', 'footclub', 'worldwide', 'eleven'];
const texts = (lang: string): string =>
  GAMES.map((game) => readFileSync(join(__dirname, `../../src/touchline/games/${game}/voice/text.${lang}.ftl`), 'utf8')).join('\n\n');
const fact = (kind: string, data: Data = {}): Fact => ({ kind, said: null, data });
const frame = (more: Partial<Frame> = {}): Frame => ({ at: 1, who: 0, notation: '-', chosen: null, asked: null, facts: [], view: {}, ...more });
const replay = (frames: Frame[], goals: number[]): Replay => ({ frames, goals }) as unknown as Replay;

beforeAll(() => {
  for (const lang of ['en', 'fr'] as const) i18n.take(lang, texts(lang));
});
afterAll(() => content.take({}));

describe('an answer whose facts have no sentence', () => {
  const VIEW = { eye: 2, seats: 2, acting: 1, sides: [{ team: 0 }, { team: 1 }] };
  const says = (chosen: Option, who = 1): string => answerWords(frame({ who, chosen }), VIEW, TEAMS, worldwide);

  it('is the option that was chosen', () => {
    content.take({ actions: [{ name: 'Dribble' }], abilities: [{ name: 'Set tactics' }, { name: 'Creativity' }], teams: [{ name: 'Zephyria' }, { name: 'Talinde' }] });
    expect(says([2, ['let'], 'wf-do-let'])).toBe('Let it pass and draw');
    expect(says([9, ['s:0', 's:1'], 'wf-do-abilities'])).toBe('Set tactics and Creativity');
    expect(says([9, ['ground:1'], 'wf-do-ground'])).toBe('At home: Zephyria');
    expect(says([0, ['pass'], 'wf-do-no-boost'])).toBe('Add nothing');
  });
  it('is named as its own seat sees the table', () => {
    const people = Array.from({ length: 14 }, (_, n) => ({ name: `Player ${n}` }));
    content.take({ people });
    expect(says([9, ['p:3'], 'wf-do-drop-person'], 0)).toBe('Discard Player 3');
    expect(says([9, ['p:3'], 'wf-do-drop-person'], 1)).toBe('Discard Player 10');
  });
  it('is what fate was asked, where fate answered', () => {
    const asked: Said = { id: 'wf-chance-bag', args: { team: '@team1' } };
    expect(answerWords(frame({ who: -1, asked }), VIEW, TEAMS, worldwide)).toBe('Talinde draw an Action card');
  });
  it('is nothing where a seat left', () => {
    expect(answerWords(frame(), VIEW, TEAMS, worldwide)).toBe('');
  });
  it('speaks the language of the reader', async () => {
    await i18n.use('fr', false);
    expect(says([2, ['let'], 'wf-do-let'])).toBe('Laisser passer et piocher');
    await i18n.use('en', false);
  });
  it('has words in the other games too', () => {
    const kop = frame({ chosen: [1, ['kop:0'], 'fc-do-kop'] });
    expect(answerWords(kop, { eye: 2, clubs: [] }, TEAMS, footclub)).toContain('Attack kop');
    const zone = frame({ chosen: [1, ['zone:0'], 'el-do-zone'] });
    expect(answerWords(zone, { eye: 2, clubs: [] }, TEAMS, eleven)).not.toMatch(/zone:|[{}]/);
    const walk = frame({ chosen: [1, ['c4', 'e4'], 'ss-walk'] });
    expect(answerWords(walk, {}, TEAMS, streetsoccer)).toBe('Walk from c4 to e4');
  });
});

describe('a moment to jump to', () => {
  it('says whose goal it is, by side, seat or club', () => {
    expect(sideIn(fact('goal', { side: 1 }), TEAMS)).toBe(1);
    expect(sideIn(fact('goal', { seat: 3 }), TEAMS)).toBe(1);
    expect(sideIn(fact('goal', { club: 0 }), TEAMS)).toBe(0);
    expect(sideIn(fact('goal', { side: 'own' }), TEAMS)).toBeNull();
  });
  it('has it on its button and for the ear', () => {
    const minute = [frame({ view: { minute: 25 } }), frame({ facts: [fact('goal', { seat: 1 })] })];
    expect(markAt(replay(minute, [1]), 1, 2, TEAMS, streetsoccer)).toEqual({ at: 1, brief: '25′ · TAL', said: 'Goal 2, minute 25, Talinde' });
    const half = [frame({ view: { half: 2, attacks: 3, sides: [] } }), frame({ facts: [fact('goal', { side: 0 })] })];
    expect(markAt(replay(half, [1]), 1, 1, TEAMS, worldwide)).toEqual({ at: 1, brief: 'H2 · 4 · ZEP', said: 'Goal 1: half 2, attack 4, Zephyria' });
  });
  it('is a goal, or the end of one of several matches', () => {
    const frames = [frame(), frame({ facts: [fact('goal')] }), frame({ facts: [fact('result_is')] })];
    expect(marksOf(replay(frames, [1]), worldwide)).toEqual([1]);
    expect(marksOf(replay(frames, [1]), eleven)).toEqual([2]);
  });
});
