/** The view once a fact has happened, so that the next fact is shown from there. */
import type { Fact } from '../../lib/wire';
import { other, type Counts, type Entry, type Half, type HandView, type Side, type View } from './view';

export const num = (v: unknown): number => (typeof v === 'number' ? v : typeof v === 'string' && v !== '' && Number.isFinite(Number(v)) ? Number(v) : -1);

function half(view: View, side: number, change: (h: Half) => Partial<Half>): View {
  if (side !== 0 && side !== 1) return view;
  const sides: [Half, Half] = [...view.sides];
  sides[side] = { ...sides[side], ...change(sides[side]) };
  return { ...view, sides };
}
function hand(view: View, seat: number, change: (h: HandView) => Partial<HandView>): View {
  return { ...view, hands: view.hands.map((h) => (h.seat === seat ? { ...h, ...change(h) } : h)) };
}
function less(counts: Counts | null, type: number): Counts | null {
  if (!counts || type < 0) return counts;
  const left: Counts = { ...counts, [type]: Math.max(0, (counts[type] ?? 0) - 1) };
  if (!left[type]) delete left[type];
  return left;
}
const more = (counts: Counts, type: number): Counts => ({ ...counts, [type]: (counts[type] ?? 0) + 1 });
const lay = (view: View, side: number, what: Entry['what'], n: number): View =>
  side === 0 || side === 1 ? { ...view, line: [...view.line, { side, what, n, state: 'open' }] } : view;
function mark(view: View, what: Entry['what'], n: number, state: Entry['state']): View {
  const at = view.line.reduce((found, e, i) => (e.what === what && (n < 0 || e.n === n) ? i : found), -1);
  return at < 0 ? view : { ...view, line: view.line.map((e, i) => (i === at ? { ...e, state } : e)) };
}
const without = (people: number[] | null, n: number): number[] | null => (people ? people.filter((p) => p !== n) : people);

/** `then` is the view once all of these facts have happened: what is uncovered at once comes from there. */
export function after(before: View, { kind, data }: Fact, then?: View): View {
  const side = num(data.side);
  const seat = num(data.seat);
  const card = num(data.card);
  const person = num(data.person) >= 0 ? num(data.person) % 7 : -1;
  const pa = num(data.pa);
  switch (kind) {
    case 'team_taken':
      return half(before, side, () => ({ team: num(data.team) }));
    case 'abilities_laid':
      return then && (side === 0 || side === 1) ? half(before, side, () => ({ abilities: then.sides[side].abilities, free: then.sides[side].free })) : before;
    case 'kick_off':
      // new piles and new hands
      return { ...before, ball: side, half: num(data.half) > 0 ? num(data.half) : before.half, hands: before.hands.map((h) => ({ ...h, count: 0, people_count: 0, cards: h.cards && {}, people: h.people && [], known: {}, people_known: [] })) };
    case 'attack_begins':
      return { ...before, ball: side, carrier: seat, pa: Math.max(0, pa), line: [], pending: null, shot: null, roll: null, block: 0, waiting: 0 };
    case 'played':
    case 'defended': {
      const gone = hand(before, seat, (h) => ({ cards: less(h.cards, card), known: less(h.known, card) ?? {}, count: Math.max(0, h.count - 1) }));
      return lay(gone, side, kind === 'played' ? 'card' : 'defence', card);
    }
    case 'person_played': {
      const gone = hand(before, seat, (h) => ({ people: without(h.people, person), people_known: without(h.people_known, person) ?? [], people_count: Math.max(0, h.people_count - 1) }));
      return lay(gone, side, 'person', person);
    }
    case 'star_used':
      return lay(half(before, side, (h) => ({ stars: Math.max(0, h.stars - 1) })), side, 'star', num(data.ability));
    case 'stars_are':
      return half(before, side, () => ({ stars: Math.max(0, num(data.stars)) }));
    case 'validated':
      return { ...mark(before, 'card', card, 'valid'), pa: pa >= 0 ? pa : before.pa };
    case 'pa_is':
      return { ...before, pa: Math.max(0, pa) };
    case 'won_ball':
      return mark(before.line.at(-1)?.what === 'defence' ? mark(before, 'defence', -1, 'valid') : before, 'card', -1, 'stopped');
    case 'simulated':
      return data.fell === true ? mark(before, 'card', -1, 'stopped') : before;
    case 'failed':
      return mark(before, 'defence', -1, 'stopped');
    case 'foul_by':
      return mark(before, 'defence', -1, 'fouled');
    case 'countered_by':
      return mark(before, 'person', person, 'countered');
    case 'card_drawn':
    case 'fetched':
      return half(
        hand(before, seat, (h) => ({ cards: h.cards && card >= 0 ? more(h.cards, card) : h.cards, count: h.count + 1 })),
        side,
        (h) => ({ pile: Math.max(0, h.pile - 1) }),
      );
    case 'person_drawn':
      return half(
        hand(before, seat, (h) => ({ people: h.people && person >= 0 && !h.people.includes(person) ? [...h.people, person] : h.people, people_count: h.people_count + 1 })),
        side,
        (h) => ({ people_pile: Math.max(0, h.people_pile - 1) }),
      );
    case 'dropped':
      return half(
        hand(before, seat, (h) => ({ cards: less(h.cards, card), count: Math.max(0, h.count - 1) })),
        side,
        (h) => ({ discard: card >= 0 ? more(h.discard, card) : h.discard }),
      );
    case 'goal':
      return half(before, side, (h) => ({ goals: h.goals + 1 }));
    case 'ball_passed':
      return { ...before, carrier: seat };
    case 'attack_over':
      return { ...before, ball: side === 0 || side === 1 ? other(side as Side) : before.ball, pa: 0, line: [], pending: null, shot: null };
    case 'half_over':
      return { ...before, line: [], pending: null, shot: null, pa: 0 };
    case 'substituted':
      return half(before, side, (h) => ({ subs: Math.max(0, h.subs - 1), gone: person >= 0 ? [...h.gone, person] : h.gone }));
    default:
      return before;
  }
}

/** How long a fact is shown, in milliseconds; 0 for those that need no showing. */
const LASTS: Record<string, number> = {
  team_taken: 900, captain_is: 700, ground_is: 900, abilities_laid: 900, kick_off: 1300, card_drawn: 0, person_drawn: 0, attack_begins: 500, played: 1000, person_played: 1200,
  star_used: 900, let_by: 600, defended: 1000, rolled: 2000, won_ball: 900, failed: 500, validated: 450, pa_is: 450, countered_by: 900, counter_failed: 700, dropped: 300,
  dropped_person: 300, fetched: 300, taken_back: 500, person_back: 500, next_is_safe: 400, bonus_waits: 400, shot_die: 1700, quality: 0, off_target: 1100, keeper_die: 1700, keeper_has: 0,
  goal: 2600, saved_it: 1100, foul_by: 1000, yellow: 1200, red: 1400, set_piece_is: 1200, numbers_shown: 2200, simulated: 1200, substituted: 900, gave_back: 900, ball_passed: 700,
  sum_is: 1200, half_over: 1400, shoot_out_begins: 1200, block_is: 500,
};
export const lasts = (kind: string): number => LASTS[kind] ?? 0;
