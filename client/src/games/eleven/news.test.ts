import { describe, expect, it } from 'vitest';
import { news } from './news';
import type { Step } from '../../lib/habits';
import type { Data, Fact } from '../../lib/wire';

const fact = (kind: string, data: Data = {}): Fact => ({ kind, said: { id: kind, args: {} }, data, mark: false }) as unknown as Fact;
const view = (kind: string, more: Data = {}): Data => ({
  week: 1, day: 'mon', seats: 2, eye: 0, score: [0, 0],
  clubs: [0, 1].map((seat) => ({ seat, doing: kind, meeting: null, resources: [0, 0, 0, 0] })),
  ...more,
});
const step = (facts: Fact[], then: Data, more: Partial<Step> = {}): Step => ({ facts, before: view('vote'), then, from: 0, to: 0, mine: [0], ...more });
const kinds = (s: Step): string[] | undefined => news(s)?.facts.map((f) => f.kind);

describe('what is read before the next question', () => {
  const rolled = fact('rolled_six', { seat: 0 });
  const adopted = fact('adopted', { seat: 0 });

  it('is a die that the next question does not show, to somebody alone as well', () => {
    expect(kinds(step([rolled, adopted], view('day')))).toEqual(['rolled_six', 'adopted']);
    expect(kinds(step([rolled], view('vote')))).toBeUndefined();
    expect(kinds(step([adopted], view('day')))).toBeUndefined();
    expect(kinds(step([fact('rolled_twelve', { seat: 1 })], view('day')))).toBeUndefined();
  });

  it('is every vote before somebody else at this device is asked', () => {
    const then = view('vote', { clubs: [{ seat: 0, doing: '', meeting: { die: 4 }, resources: [1, 0, 0, 0] }, { seat: 1, doing: 'vote' }] });
    const found = news(step([adopted, fact('row_in', { seat: 0 })], then, { to: 1, mine: [0, 1] }));
    expect(found?.facts.map((f) => f.kind)).toEqual(['adopted']);
    expect((found?.view.clubs as Data[])[0]).toMatchObject({ meeting: { die: 4 }, resources: [1, 0, 0, 0] });
    expect(kinds(step([adopted], then, { to: 1 }))).toBeUndefined();
    expect(kinds(step([rolled], view('vote'), { to: 1, mine: [0, 1] }))).toBeUndefined();
    expect(kinds(step([fact('hired', { seat: 0 })], then, { to: 1, mine: [0, 1] }))).toBeUndefined();
  });

  it('is the score of a match first, and what came after it; not every shot', () => {
    const told = [fact('lined_up', { seat: 0 }), fact('pair_is', { seat: 0 }), fact('shoots', { seat: 0 }), fact('goal', { seat: 0 }), fact('result_is', { seat: 0 }), rolled, fact('luck_is', { seat: 0 })];
    expect(kinds(step(told, view('day')))).toEqual(['result_is', 'goal', 'rolled_six', 'luck_is']);
  });

  it('is how a week ended, up to where the next one begins to be played', () => {
    const end = [fact('fees', { seat: 0 }), fact('row_out'), fact('club_rolled', { club: 2 }), fact('week_begins', { week: 2 }), fact('gained', { seat: 0 }), fact('meeting_is', { seat: 0 }), rolled];
    expect(kinds(step(end, view('vote', { week: 2 })))).toEqual(['fees', 'club_rolled', 'gained']);
    expect(kinds(step([fact('week_begins', { week: 1 })], view('vote')))).toBeUndefined();
  });

  it('is nothing to those who only watch', () => expect(news(step([rolled], view('day'), { mine: [] }))).toBeNull());
});
