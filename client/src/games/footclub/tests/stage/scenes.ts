import type { Ask, Fact } from '../../../../lib/wire';
import type { View } from '../../view';
import real from '../real.json';
import { match, offensive, POSSESSION, pushes, tokens } from '../views';

interface Scene {
  view: View;
  ask: Ask | null;
  playing?: Fact;
  picked?: string[];
  push?: { fans: number; kop: number; supports: number };
  picks?: number[];
}
const ask = (id: string, args: Record<string, string | number>, options: Ask['options'], most = 1): Ask => ({ seat: 0, said: { id, args }, options, least: most, most, sketch: null });
const worn = { 35: tokens(35, { yellow: 1, fresh: 2 }), 25: tokens(25, { minus: 1, stars: 4 }), 48: tokens(48, { goals: 1 }), 14: tokens(14, { half: 1 }) };
const withWorn = (v: View): View => ({ ...v, players: { ...v.players, ...worn } });

const seenLive = Object.fromEntries(Object.entries(real as unknown as Record<string, Scene>).map(([k, v]) => [`real_${k}`, () => v]));

/** a press with the freshness kop in the stands: every pair of payments */
const NINE: Ask['options'] = [...'tfk'].flatMap((a, i) => [...'tfk'].map((b, k) => [122 + 9 + 3 * i + k, ['c:1', `pay:${a}${b}`], 'fc-do-press'] as Ask['options'][number]));

export const SCENES: Record<string, () => Scene> = {
  ...seenLive,
  possession: () => ({ view: withWorn(match('full')), ask: ask('fc-ask-possession', { name: '@p35', team: '@team1' }, POSSESSION) }),
  press: () => ({ view: withWorn(match('full')), ask: ask('fc-ask-possession', { name: '@p35', team: '@team1' }, POSSESSION), picked: ['c:1'] }),
  pay: () => ({
    view: withWorn(match('full', {}, { kop: { kind: 'freshness', spent: false }, aims: { 1: { players: [32, 14], cells: [3, 3] } } })),
    ask: ask('fc-ask-possession', { name: '@p35', team: '@team1' }, [...NINE, ...POSSESSION.slice(3)]), picked: ['c:1'],
  }),
  poussin: () => ({ view: match('poussin', {}, { hand: [0, 6, 12, 21, 29, 34] }), ask: ask('fc-ask-possession-poussin', { team: '@team1' }, [[122, ['c:0'], 'fc-do-press'], [176, ['c:6'], 'fc-do-tackle'], [0, ['pass'], 'fc-do-let-go']]) }),
  bonus: () => ({
    view: withWorn(match('full', { phase: 'bonus', ball: 0, carrier: 48, offensive: offensive(0, 48, -2) })),
    ask: ask('fc-ask-bonus-attack', { bonus: '−2' }, pushes(3, 1, 1)), push: { fans: 1, kop: 1, supports: 0 },
  }),
  defend: () => ({
    view: withWorn(match('full', { phase: 'bonus', offensive: offensive(1, 42, 1) })),
    ask: ask('fc-ask-bonus-defence', { team: '@team1', bonus: '+1' }, [...pushes(3, 0, 0), [207, ['c:36', 'mode:0'], 'fc-do-support'], [208, ['c:36', 'mode:1'], 'fc-do-support']]),
  }),
  bonusp: () => ({
    view: match('poussin', { phase: 'bonus', ball: 0, offensive: offensive(0, 48, -2, true) }, { hand: [0, 6, 29, 30] }),
    ask: ask('fc-ask-bonus-attack', { bonus: '−2' }, pushes(5, 0, 2, 9)), push: { fans: 2, kop: 0, supports: 1 },
  }),
  discard: () => ({ view: match('full', { phase: 'discard' }), ask: ask('fc-ask-discard', { left: 2 }, [1, 7, 9, 13, 21, 30, 36].map((n) => [80 + n, [`c:${n}`], 'fc-do-card']), 2), picks: [7] }),
  goal: () => ({ view: match('full'), ask: null, playing: { kind: 'goal', said: null, data: { club: 0, player: 48 } } }),
  dice: () => ({ view: match('full', { offensive: offensive(1, 42, 1) }), ask: null, playing: { kind: 'rolled', said: null, data: { club: 1, dice: [3, 5] } } }),
};
