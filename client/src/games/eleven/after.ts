/** The view once a fact of a match has happened, so that the next one is told from there. */
import type { Data, Fact } from '../../lib/wire';
import { foesOf, sides, type Played, type Sides, type Worn } from './match';
import type { View } from './view';

const num = (x: unknown): number => (typeof x === 'number' ? x : -1);
const EMPTY: Played = { shape: '', plan: -1, selected: [], keeper: { strength: 0, gloves: 0 }, score: [0, 0], result: '', foes: [], foe_keeper: null, foe_shape: null };

function change(view: View, seat: number, how: (club: Sides, match: Played) => Partial<Sides>): View {
  const clubs = view.clubs.map((club) => {
    const c = sides(club);
    return c.seat === seat ? { ...club, ...(how(c, c.match ?? EMPTY) as object) } : club;
  });
  return { ...view, clubs };
}

/** What a token of strength adds, by its number. */
const TOKENS: Record<number, number> = { 2: 1, 3: 1, 4: -1, 5: -1 };
const more = (power: number | null, n: number): number | null => (power === null ? null : Math.max(0, power + n));

/** A footballer has become stronger or weaker, and with him the shirt he wears. */
function tokens(view: View, card: number, n: number): View {
  const clubs = view.clubs.map((club) => {
    const c = sides(club);
    if (!n || !c.squad?.some((p) => p.card === card)) return club;
    const squad = c.squad.map((p) => (p.card === card ? { ...p, strength: Math.max(0, p.strength + n) } : p));
    return { ...club, ...({ squad, shirts: c.shirts.map((s) => (s.card === card ? { ...s, power: more(s.power, n) } : s)) } as object) };
  });
  return { ...view, clubs };
}

/**
 * A line-up is given: its shirts stand where the facts that follow say. The true view may be that of
 * after the match, without the tokens (EL-285): who wears a shirt is as strong as he is now.
 */
function lined(c: Sides, shape: string, then: Sides | undefined): Partial<Sides> {
  const strong = ({ card, power, mod }: Worn): number | null => {
    const player = c.squad?.find((p) => p.card === card);
    return power === null || !player ? power : Math.max(0, player.strength + mod);
  };
  const shirts = c.shirts.map((s, n): Worn => {
    const worn = (then?.match && then.shirts[n]) || s;
    return { ...worn, power: strong(worn), zone: null, field: false };
  });
  return { shirts, match: { ...EMPTY, ...(then?.match ? { keeper: then.match.keeper } : {}), shape } };
}

/** `then` is the true view once all of these facts have happened; it may be of the next week already. */
export function after(before: View, { kind, data }: Fact, then: View | undefined, content: Data): View {
  const seat = num(data.seat);
  const own = data.side === 'own';
  const true_ = then?.clubs.map(sides).find((c) => c.seat === seat);
  switch (kind) {
    case 'lined_up':
      return change(before, seat, (c) => lined(c, String(data.shape ?? ''), true_));
    case 'tokens_on':
      return tokens(before, num(data.card), num(data.n) * (TOKENS[num(data.token)] ?? 0));
    case 'tokens_off':
      return tokens(before, num(data.card), -num(data.n) * (TOKENS[num(data.token)] ?? 0));
    case 'stands_in':
      return change(before, seat, (c) => ({ shirts: c.shirts.map((s, n) => (n === num(data.shirt) ? { ...s, field: true, zone: num(data.zone) } : s)) }));
    case 'front_is': {
      const shown = true_?.match?.foes.length ? true_.match : null;
      const card = (content.cards as { keeper?: Played['keeper']; formation?: number[] }[] | undefined)?.[num(data.card)];
      return change(before, seat, (_, match) => ({
        match: {
          ...match,
          foes: shown?.foes ?? foesOf(content, num(data.card)),
          foe_keeper: shown?.foe_keeper ?? card?.keeper ?? null,
          foe_shape: shown?.foe_shape ?? card?.formation?.join('-') ?? null,
        },
      }));
    }
    case 'keeper_is': {
      const keeper = { strength: num(data.strength), gloves: num(data.gloves) };
      return change(before, seat, (_, match) => ({ match: own ? { ...match, keeper: { ...match.keeper, ...keeper } } : { ...match, foe_keeper: keeper } }));
    }
    // EL-268 a glove that has saved is gone for this match
    case 'saved':
      return change(before, seat, (_, match) => {
        const less = <K extends { gloves: number }>(k: K): K => ({ ...k, gloves: Math.max(0, k.gloves - 1) });
        if (!own) return { match: { ...match, keeper: less(match.keeper) } };
        return { match: { ...match, foe_keeper: match.foe_keeper && less(match.foe_keeper) } };
      });
    case 'goal':
    case 'card_goal':
      return change(before, seat, (_, match) => ({ match: { ...match, score: own ? [match.score[0] + 1, match.score[1]] : [match.score[0], match.score[1] + 1] } }));
    case 'result_is': {
      const [a = 0, b = 0] = (Array.isArray(data.score) ? data.score : []).map(num);
      return change(before, seat, (_, match) => ({ match: { ...match, score: [a, b], result: a > b ? 'win' : a < b ? 'loss' : 'draw' } }));
    }
    default:
      return before;
  }
}
