/** The view once a fact of a match has happened, so that the next one is told from there. */
import type { Data, Fact } from '../../lib/wire';
import { foesOf, scoreIn } from './told';
import type { Club, Match, Shirt, View } from './view';

const num = (x: unknown): number => (typeof x === 'number' ? x : -1);
const EMPTY: Match = { shape: '', plan: null, selected: [], keeper: { card: null, strength: 0, gloves: 0 }, score: [0, 0], result: '', foes: [], foe_keeper: null, foe_shape: null, die: 0 };

function change(view: View, seat: number, how: (club: Club, match: Match) => Partial<Club>): View {
  const clubs = view.clubs.map((club) => (club.seat === seat ? { ...club, ...how(club, club.match ?? EMPTY) } : club));
  return { ...view, clubs };
}

/** Numbers are copied from facts as they are told (voice/folded.py): here nothing is worked out. */
const told = (x: unknown): x is number => typeof x === 'number';

/** A footballer is as strong as it is told, and so is the shirt he wears. */
function tokens(view: View, card: number, { strength, power }: Data): View {
  const clubs = view.clubs.map((club) => {
    if (!club.squad?.some((p) => p.card === card)) return club;
    const squad = club.squad.map((p) => (p.card === card && told(strength) ? { ...p, strength } : p));
    return { ...club, squad, shirts: club.shirts.map((s) => (s.card === card && told(power) ? { ...s, power } : s)) };
  });
  return { ...view, clubs };
}

/** A line-up is given: its shirts stand where, and are as strong as, the facts that follow say. */
function lined(c: Club, shape: string, then: Club | undefined): Partial<Club> {
  const shirts = c.shirts.map((s, n): Shirt => ({ ...((then?.match && then.shirts[n]) || s), power: null, zone: null, field: false }));
  return { shirts, match: { ...EMPTY, ...(then?.match ? { keeper: then.match.keeper } : {}), shape } };
}

/** One shirt of a club has changed. */
const dressed = (c: Club, shirt: number, how: Partial<Shirt>): Partial<Club> => ({ shirts: c.shirts.map((s, n) => (n === shirt ? { ...s, ...how } : s)) });

/** `then` is the true view once all of these facts have happened; it may be of the next week already. */
export function after(before: View, { kind, data }: Fact, then: View | undefined, content: Data): View {
  const seat = num(data.seat);
  const own = data.side === 'own';
  const true_ = then?.clubs.find((c) => c.seat === seat);
  switch (kind) {
    case 'lined_up':
      return change(before, seat, (c) => lined(c, String(data.shape ?? ''), true_));
    case 'tokens_on':
    case 'tokens_off':
      return tokens(before, num(data.card), data);
    case 'stands_in':
      return change(before, seat, (c) => dressed(c, num(data.shirt), { field: true, zone: num(data.zone), power: told(data.power) ? data.power : null }));
    case 'stronger':
    case 'shirt_stronger': {
      const { power } = data;
      return told(power) ? change(before, seat, (c) => dressed(c, num(data.shirt), { power })) : before;
    }
    case 'foe_stronger': {
      const { power } = data;
      if (!told(power)) return before;
      return change(before, seat, (_, match) => ({ match: { ...match, foes: match.foes.map((f, n) => (n === data.shirt ? { ...f, power } : f)) } }));
    }
    case 'front_is': {
      const shown = true_?.match?.foes.length ? true_.match : null;
      const card = (content.cards as { keeper?: Match['foe_keeper']; formation?: number[] }[] | undefined)?.[num(data.card)];
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
    case 'saved': {
      const gloves = num(data.gloves);
      return change(before, seat, (_, match) => ({
        match: own ? { ...match, foe_keeper: match.foe_keeper && { ...match.foe_keeper, gloves } } : { ...match, keeper: { ...match.keeper, gloves } },
      }));
    }
    case 'goal':
    case 'card_goal':
    case 'annulled':
      return change(before, seat, (_, match) => ({ match: { ...match, score: scoreIn(data) ?? match.score } }));
    case 'result_is':
      return change(before, seat, (_, match) => ({ match: { ...match, score: scoreIn(data) ?? match.score, result: data.result as Match['result'] } }));
    default:
      return before;
  }
}
