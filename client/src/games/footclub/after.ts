/** The view once a fact has happened, so that the next fact is shown from there. */
import type { Fact } from '../../lib/wire';
import type { Club, View } from './view';

export const num = (v: unknown): number => (typeof v === 'number' ? v : -1);
export const nums = (v: unknown): number[] => (Array.isArray(v) ? v.map(num) : []);

function club(view: View, c: number, change: (club: Club) => Partial<Club>): View {
  if (c !== 0 && c !== 1) return view;
  const clubs: [Club, Club] = [...view.clubs];
  clubs[c] = { ...clubs[c], ...change(clubs[c]) };
  return { ...view, clubs };
}
const without = (cards: number[] | null, card: number): number[] | null => (cards ? cards.filter((n) => n !== card) : null);

/** A card leaves the hand for the table; cards of the other club are only counted. */
function played(view: View, c: number, card: number): View {
  return club(view, c, (x) => ({
    hand: without(x.hand, card),
    shown_hand: x.shown_hand.filter((n) => n !== card),
    hand_count: Math.max(0, x.hand_count - 1),
  }));
}

/** `then` is the view once all of these facts have happened: what is uncovered at once comes from there. */
export function after(before: View, { kind, data }: Fact, then?: View): View {
  const c = num(data.club);
  const player = num(data.player);
  const card = num(data.card);
  switch (kind) {
    case 'revealed': {
      if (!then || before.clubs.every((x) => x.lines.flat().length > 0)) return before;
      const bare = (x: Club): Club => ({ ...x, hand: x.hand ? [] : null, hand_count: 0, shown_hand: [], pile_count: 14 });
      return { ...then, phase: 'colour', colour: 0, ball: -1, carrier: -1, turn: 0, period: before.period, offensive: null, clubs: [bare(then.clubs[0]), bare(then.clubs[1])] };
    }
    case 'period':
      return { ...before, period: num(data.period), turn: 0 };
    case 'kickers_named':
      return then ? { ...before, clubs: [{ ...before.clubs[0], kickers: then.clubs[0].kickers }, { ...before.clubs[1], kickers: then.clubs[1].kickers }] } : before;
    case 'shoot_begins':
      return { ...before, phase: 'kick', period: 4, ball: c, carrier: -1, offensive: null };
    case 'ball_colour':
      return { ...before, colour: num(data.colour) };
    case 'kick_off':
    case 'won_ball':
    case 'ball_to':
      return { ...before, ball: c, carrier: player >= 0 ? player : before.carrier };
    case 'aimed':
      return { ...before, carrier: player };
    case 'pressed':
      return { ...played(before, c, card), ball: c };
    case 'tackled':
    case 'attacked':
    case 'supported':
    case 'dropped':
      return played(before, c, card);
    case 'fan_placed':
      return club(before, c, (x) => ({ fans: x.fans + 1, hand_count: Math.max(0, x.hand_count - 1) }));
    case 'fans_spent':
      return club(before, c, (x) => ({ fans: Math.max(0, x.fans - Math.max(0, num(data.count))) }));
    case 'card_drawn':
      return club(before, c, (x) => ({
        hand: x.hand && card >= 0 && !x.hand.includes(card) ? [...x.hand, card].sort((a, b) => a - b) : x.hand,
        hand_count: x.hand_count + 1,
        pile_count: Math.max(0, x.pile_count - 1),
      }));
    case 'kicked':
      return club(before, c, (x) => ({ kicks: x.kicks + 1, converted: x.converted + (data.goal === true ? 1 : 0), kicked: [...x.kicked, data.goal === true] }));
    case 'kicker':
      return { ...before, ball: c, carrier: player };
    case 'defence_die':
      return before.offensive ? { ...before, offensive: { ...before.offensive, defence_die: num(data.face) } } : before;
    case 'level':
    case 'post':
      return before.offensive ? { ...before, offensive: { ...before.offensive, second: true, defence_die: 0 } } : before;
    case 'final_bonus':
      return before.offensive ? { ...before, offensive: { ...before.offensive, final: num(data.bonus) } } : before;
    case 'goal':
      return { ...club(before, c, (x) => ({ goals: x.goals + 1 })), tie: then?.tie ?? before.tie };
    case 'turn_begins':
      return { ...before, turn: num(data.turn) };
    default:
      return before;
  }
}

/** How long a fact is shown, in milliseconds; 0 for those that need no showing. */
const LASTS: Record<string, number> = {
  ball_colour: 1500, kick_off: 700, card_drawn: 0, turn_begins: 700, fan_placed: 500, pressed: 1100, tackled: 1000, rolled: 1700,
  won_ball: 650, ball_to: 550, foul: 800, booked: 1100, second_yellow: 1200, red_card: 1300, hurt: 900, injured: 1100, attacked: 1100,
  aimed: 600, fans_spent: 600, kop_used: 700, backed: 700, supported: 1000, set_piece: 1100, final_bonus: 600, defence_die: 1300,
  attack_die: 1500, level: 700, post: 900, saved: 1100, goal: 2600, corner: 1000, reclaimed: 700, whistle: 1200, period: 900, substituted: 700,
  swapped: 600, star_taken: 800, pair_taken: 800, staff_taken: 900, revealed: 900, kicker: 500, kicked: 1100, let_go: 0,
};
export const lasts = (kind: string): number => LASTS[kind] ?? 0;
