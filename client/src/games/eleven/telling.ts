/** What was told of the matches of this week: to be read section by section, and to be told again. */
import type { Line } from '../../lib/habits';
import type { Fact } from '../../lib/wire';
import { SECTIONS } from './match';
import { PACE, scoreIn } from './told';

const OUTCOMES = ['blocked', 'saved', 'goal', 'card_goal', 'annulled'];

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

/** A number that a sentence has for a name: "@h9" is 9. */
const named = (arg: string | number | undefined): number | undefined => (typeof arg === 'string' ? Number(arg.slice(2)) : undefined);

/**
 * The last match of a seat as the story tells it: what a sentence was told with are its arguments, and
 * `fact` says what it tells of.
 */
export function retold(story: readonly Line[], seat: number): Fact[] {
  const facts: Fact[] = [];
  for (const { said } of story) {
    const { args } = said;
    const kind = String(args.fact ?? '');
    if (args.team !== `@team${seat}`) continue;
    if (kind === 'lined_up') break;
    if (!(kind in PACE)) continue;
    facts.push({
      kind,
      said,
      data: {
        ...args,
        seat,
        shirt: named(args.shirt),
        ...(kind === 'pair_is' ? { pair: Object.keys(SECTIONS).indexOf(String(args.pair)) } : {}),
        ...(args.for === undefined ? {} : { score: [args.for, args.against] }),
      },
    });
  }
  return facts.reverse();
}

/** Was a match told whole, from its first section to its result? */
const whole = (facts: Fact[]): boolean => facts.some((f) => f.kind === 'result_is') && facts.some((f) => f.kind === 'pair_is' && f.data.pair === 0);

/** The score that was told last among these facts. */
export const scoreOf = (facts: Fact[]): [number, number] => facts.reduce<[number, number]>((score, { data }) => scoreIn(data) ?? score, [0, 0]);

/** The match of a seat as the story has it, oldest fact first; nothing before its end. The story is that of the moment that is looked at: nothing is kept from another one. */
export function told(story: readonly Line[], seat: number): Fact[] {
  const facts = retold(story, seat);
  return whole(facts) ? facts : [];
}

/**
 * How strong the shirts of footballers were in the match of a seat, where they are not any more (EL-285
 * takes their tokens away as soon as it is decided); nothing before its end.
 */
export function since(story: readonly Line[], seat: number): Map<number, number> {
  const then = new Map<number, number>();
  for (const { said } of story) {
    const { fact, team, name, was } = said.args;
    if (fact === 'week_begins') break;
    if (team === `@team${seat}`) {
      if (fact === 'result_is') return then;
      if (fact === 'lined_up') break;
    }
    // the story is read backwards: what was told first after the match stays
    if (typeof was === 'number') then.set(named(name) ?? -1, was);
  }
  return new Map();
}
