/** Views as the server would send them, built by hand for tests and for looking at the table. */
import type { Option } from '../../../lib/wire';
import { Cards, type Club, type Tokens, type View } from '../view';
import type { ShotOdds } from '../view';
import content from './content.json';

export const CONTENT = content;
export const TEAMS = [content.teams[0], content.teams[1]] as Record<string, unknown>[];
export const cards = new Cards(content);
const index = new Map(content.cards.map((c, n) => [c.id, n]));
const at = (id: string): number => index.get(id) ?? -1;

export function club(change: Partial<Club>): Club {
  return {
    goals: 0, att: 0, def: 0, optimised: false, malus: 0, initial: 0, subs_left: 3, reds: 0, limit: 4, supporters: 5, captain: -1,
    coach: -1, keeper: -1, lines: [[], [], [], [], []], bench: null, gone: [], kop: null, fans: 5, hand: null, shown_hand: [],
    hand_count: 6, pile_count: 8, pile: null, reserve_count: 23, reserve: null, discard: [], spent: 0, leg_goals: 0, kicks: 0,
    converted: 0, kickers: [], unneeded: 0, kicked: [], squad: [], vacancies: 0, changed: 0, recruits: [], late: false, left: 0, aims: {}, ...change,
  };
}
export const tokens = (n: number, change: Partial<Tokens> = {}): Tokens => ({
  stars: cards.player(n).level, coming: cards.player(n).level, fresh: 1, yellow: 0, half: 0, plus: 0, minus: 0, goals: 0, ...change,
});

function side(which: 'blue' | 'red'): { coach: number; keeper: number; lines: number[][] } {
  const t = content.poussin[which];
  return { coach: at(t.coach), keeper: at(t.keeper), lines: [t.FB, t.CB, t.DM, t.AM, t.FW].map((l) => l.map(at)) };
}

/** Both Poussin teams on the pitch, in the full rules or the small ones, seen by the blue club. */
export function match(rules: 'full' | 'poussin', change: Partial<View> = {}, blue: Partial<Club> = {}, red: Partial<Club> = {}): View {
  const [b, r] = [side('blue'), side('red')];
  const [vb, vr] = [{ att: 23, def: 22 }, { att: 20, def: 25 }];
  const on = [...b.lines.flat(), ...r.lines.flat(), b.coach, b.keeper, r.coach, r.keeper];
  return {
    phase: 'possession', eye: 0, rules, leg: 0, two_legged: false, period: 1, turn: 2, turns: rules === 'full' ? 5 : 8, home: 0,
    colour: rules === 'full' ? 4 : 0, ball: 1, carrier: r.lines[3]?.[0] ?? -1, acting: 0, sealed: [], run: [], score: [0, 0],
    clubs: [
      club({ ...b, att: vb.att, def: vb.def, initial: vb.att - vr.def, captain: 32, hand: [1, 7, 9, 13, 21, 30, 36], hand_count: 7, limit: 5, kop: rules === 'full' ? { kind: 'attack', spent: false } : null, discard: [6, 22], bench: [10, 14, 24, 40, 47], ...blue }),
      club({ ...r, att: vr.att, def: vr.def, initial: vr.att - vb.def, captain: 35, hand_count: 5, pile_count: 8, discard: [3], limit: 4, fans: 4, ...red }),
    ],
    players: Object.fromEntries(on.map((n) => [n, tokens(n, { fresh: cards.player(n).kind === 'outfield' ? 1 : 0 })])),
    offensive: null, draft: null, result: null, change: null, kops: { attack: 2, freshness: 2 },
    tie: null, kick_odds: EVEN, guide: null, ...change,
  };
}

const opt = (code: number, anchors: string[], say: string): Option => [code, anchors, say];
export const POSSESSION: Option[] = [
  opt(122 + 9, ['c:1', 'pay:tt'], 'fc-do-press'), opt(122 + 10, ['c:1', 'pay:tf'], 'fc-do-press'), opt(122 + 13, ['c:1', 'pay:ff'], 'fc-do-press'),
  opt(178, ['c:7', 'mode:0'], 'fc-do-tackle'), opt(179, ['c:7', 'mode:1'], 'fc-do-tackle'),
  opt(182, ['c:9', 'mode:0'], 'fc-do-tackle'), opt(183, ['c:9', 'mode:1'], 'fc-do-tackle'), opt(0, ['pass'], 'fc-do-let-go'),
];
/** Some chances, for looking at. */
const EVEN: ShotOdds = { goal: [1, 2], save: [5, 12], corner: [1, 12] };
const clamp = (raw: number): number => Math.max(-5, Math.min(5, raw));
export function offensive(club: 0 | 1, target: number, raw: number, poussin = false) {
  const final = poussin ? raw : clamp(raw);
  return { club, kind: 'set_attack' as const, card: 13, target, raw, final, supports: 0, speedster: false, passes: 0, odds: EVEN, defence_die: 0, second: false };
}
export function pushes(fans: number, kop: number, supports: number, cap = 3): Option[] {
  const found: Option[] = [];
  for (let f = 0; f <= fans; f++) for (let k = 0; k <= kop; k++) for (let s = 0; s <= supports; s++) {
    if (f + k + s > 0 && f + k <= cap) found.push(opt(219 + f * 12 + k * 6 + s, [`push:${f}:${k}:${s}`], 'fc-do-push'));
  }
  return [...found, opt(0, ['pass'], 'fc-do-agree')];
}
