/** What was told of the matches of this week: to be read section by section, and to be told again. */
import type { Line } from '../../lib/habits';
import type { Fact } from '../../lib/wire';
import { SECTIONS } from './match';

/** How long a fact of a match stands there, in ms; others take no time. */
export const PACE: Record<string, number> = { front_is: 50, keeper_is: 500, pair_is: 600, blocked: 450, shoots: 350, saved: 650, goal: 1000, card_goal: 1000, result_is: 900 };
const OUTCOMES = ['blocked', 'saved', 'goal', 'card_goal'];

/** What came of one attacker. */
export interface Moment {
  own: boolean;
  shirt: number;
  what: string;
}
export interface Section {
  /** "" for what cards did before the sections were compared */
  name: string;
  moments: Moment[];
}

/** The facts of one match gathered by the section in which they happened. */
export function sectionsOf(facts: Fact[]): Section[] {
  const found: Section[] = [];
  for (const { kind, data } of facts) {
    if (kind === 'pair_is') found.push({ name: Object.keys(SECTIONS)[Number(data.pair)] ?? '', moments: [] });
    if (!OUTCOMES.includes(kind)) continue;
    if (!found.length) found.push({ name: '', moments: [] });
    found.at(-1)?.moments.push({ own: data.side === 'own', shirt: typeof data.shirt === 'number' ? data.shirt : -1, what: kind });
  }
  return found;
}

/** Sentences of the story that tell of a match, and the fact each was told with. */
const SAYS: Record<string, string> = { 'front-is': 'front_is', 'keeper-is': 'keeper_is', 'pair-is': 'pair_is', blocked: 'blocked', shoots: 'shoots', 'shoots-unsaveable': 'shoots', saved: 'saved', goal: 'goal', 'card-goal': 'card_goal', 'result-is': 'result_is' };

/** The last match of a seat as the story tells it, newest line first: the numbers of a fact stand in its sentence. */
export function retold(story: readonly Line[], seat: number): Fact[] {
  const facts: Fact[] = [];
  for (const { said } of story) {
    const [, word = '', theirs = ''] = /^el-story-(.+?)(-theirs)?$/.exec(said.id) ?? [];
    if (said.args.team !== `@team${seat}`) continue;
    if (word === 'lined-up') break;
    const kind = SAYS[word.replace(/-worn$/, '')];
    if (!kind) continue;
    const { args } = said;
    const shirt = /^@h(\d+)$/.exec(String(args.shirt))?.[1];
    facts.push({
      kind,
      said,
      data: {
        seat,
        side: theirs ? 'opponent' : (args.side ?? 'own'),
        ...(shirt === undefined ? {} : { shirt: Number(shirt) }),
        ...(kind === 'pair_is' ? { pair: Object.keys(SECTIONS).indexOf(String(args.pair)) } : {}),
        ...(kind === 'result_is' ? { score: [args.for, args.against] } : {}),
        ...(kind === 'keeper_is' ? { strength: args.strength, gloves: args.gloves } : {}),
      },
    });
  }
  return facts.reverse();
}

/** Was a match told whole, from its first section to its result? */
const whole = (facts: Fact[]): boolean => facts.some((f) => f.kind === 'result_is') && facts.some((f) => f.kind === 'pair_is' && f.data.pair === 0);

/** The score after so many of these facts. */
export function scoreOf(facts: Fact[]): [number, number] {
  const goals = facts.filter((f) => f.kind === 'goal' || f.kind === 'card_goal');
  const own = goals.filter((f) => f.data.side === 'own').length;
  return [own, goals.length - own];
}

/** The match of a seat as the story has it, oldest fact first; nothing before its end. The story is that of the moment that is looked at: nothing is kept from another one. */
export function told(story: readonly Line[], seat: number): Fact[] {
  const facts = retold(story, seat);
  return whole(facts) ? facts : [];
}

/** What a token of strength adds to whoever bears it. */
const WORTH: Record<string, number> = { str_temp: 1, str_perm: 1, weak_temp: -1, weak_perm: -1 };

/**
 * By how much footballers were stronger in the match of a seat than they are now (EL-285 takes their
 * tokens away as soon as it is decided); nothing before its end.
 */
export function since(story: readonly Line[], seat: number): Map<number, number> {
  const more = new Map<number, number>();
  for (const { said } of story) {
    const { id, args } = said;
    if (id === 'el-story-week-begins') break;
    if (args.team === `@team${seat}`) {
      if (id === 'el-story-result-is') return more;
      if (id === 'el-story-lined-up') break;
    }
    const [, sign] = /^el-story-tokens-(on|off)$/.exec(id) ?? [];
    const card = Number(/^@p(\d+)$/.exec(String(args.name))?.[1] ?? -1);
    if (sign && card >= 0) more.set(card, (more.get(card) ?? 0) + (sign === 'off' ? 1 : -1) * (WORTH[String(args.token)] ?? 0) * Number(args.n));
  }
  return new Map();
}
