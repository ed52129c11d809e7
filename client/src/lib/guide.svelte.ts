/** What the guide of a game explains, what its user has learnt, and what has just happened at the table. */
import type { Args } from './i18n.svelte';
import type { Match } from './match.svelte';
import { numbers, remember, remembered } from './storage.svelte';
import type { Data, Fact } from './wire';

/** A point is explained at length so many times, then it counts as known. */
export const LONG = 2;
/** "Understood" counts as this many times. */
const SURE = 9;

/** A part of the rules that a table may teach by itself. */
export interface Taught {
  id: string;
  rule: string;
  /** has it been seen at work in this fact? */
  seen: (fact: Fact) => boolean;
}

type Knows = (point: string) => boolean;

/** The guide of a game, which decides no rule and only chooses words. Points are questions and events. */
export interface Guide {
  /** what its texts begin with (KEY-coach-POINT), and what is learnt is kept under */
  key: string;
  /** what comes in nearly every match, in the order in which it comes, by course; progress counts these */
  courses: Record<string, readonly string[]>;
  /** the course that a table belongs to */
  course: (view: Data) => string;
  /** the point of the question now asked; empty where there is nothing to explain */
  asked: (view: Data, match: Match, knows: Knows) => string;
  /** what comes before the question and is not known yet */
  first: (view: Data, knows: Knows) => string | undefined;
  /** does what comes first count as explained once it has been shown? Else it stays until it is understood */
  passes?: boolean;
  /** the point of a fact; empty where there is none */
  event: (fact: Fact, rules: Record<string, string>) => string;
  /** the rule that a point stands on */
  rule: Record<string, string>;
  /** numbers of the table, and of what comes of the open answers, for its sentences */
  args: (view: Data, sketched: Data | null) => Args;
  /** the lessons that tables teach, and which of them this one does */
  modules?: { all: readonly Taught[]; of: (view: Data) => Taught | null };
}

/** What one browser knows of one guide. */
export class Memory {
  /** how often each point has been explained; modules that were seen stand there as "m-ID" */
  times = $state.raw<Record<string, number>>({});
  /** what happened and was not explained yet, oldest first; it is told with the question that follows, and no longer */
  fresh = $state.raw<string[]>([]);
  /** the point that is explained at length though it is known */
  again = $state('');
  /** the module that this table teaches, "" for none */
  teaches = $state('');
  #moment = '';
  #question = '';
  /** what is told with the question under way */
  #told: string[] = [];
  #key: string;

  constructor(private readonly guide: Pick<Guide, 'key' | 'courses' | 'event' | 'modules'>) {
    this.#key = `touchline.${guide.key}.learnt`;
    this.times = remembered(this.#key, {}, numbers);
  }

  knows = (point: string): boolean => (this.times[point] ?? 0) > LONG;
  points = (course: string): readonly string[] => this.guide.courses[course] ?? [];
  learnt = (course: string): number => this.points(course).filter(this.knows).length;
  begun = (course: string): boolean => this.points(course).some((p) => this.times[p]);
  seen = (module: string): boolean => (this.times[`m-${module}`] ?? 0) > 0;

  hear(fact: Fact, rules: Record<string, string>): void {
    const point = this.guide.event(fact, rules);
    if (point && !this.knows(point)) {
      // what has happened once more is news once more
      this.#told = this.#told.filter((p) => p !== point);
      this.fresh = [...this.fresh.filter((p) => p !== point), point];
    }
    const module = this.guide.modules?.all.find((m) => m.id === this.teaches);
    if (module?.seen(fact) && !this.seen(module.id)) this.#count(`m-${module.id}`, 1);
  }

  /** The next question is asked: what was told with the one before has had its time, and counts as explained once more. */
  turn(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    for (const point of this.#told) this.#count(point, 1);
    this.fresh = this.fresh.filter((p) => !this.#told.includes(p));
    this.#told = this.fresh;
  }

  /** A question is asked; the same one at the same moment counts once. */
  meet(point: string, moment: string): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.again = '';
    if (point) this.#count(point, 1);
  }

  understood(point: string): void {
    this.#count(point, SURE);
    this.fresh = this.fresh.filter((p) => p !== point);
    this.#told = this.#told.filter((p) => p !== point);
    this.again = '';
  }

  /** A new table: what happened elsewhere is not told here. */
  sit(): void {
    this.fresh = [];
    this.again = '';
    this.teaches = '';
    this.#moment = this.#question = '';
    this.#told = [];
  }

  /** Begin a course anew: what `mine` says is its own is known no longer. */
  forget(mine: (point: string) => boolean = () => true): void {
    this.#keep(Object.fromEntries(Object.entries(this.times).filter(([point]) => !mine(point))));
  }

  #count(point: string, by: number): void {
    this.#keep({ ...this.times, [point]: (this.times[point] ?? 0) + by });
  }
  #keep(times: Record<string, number>): void {
    this.times = times;
    remember(this.#key, times);
  }
}

const memories = new Map<string, Memory>();

/** What this browser knows of a guide; one for all pages. */
export function memory(guide: Guide): Memory {
  const found = memories.get(guide.key) ?? new Memory(guide);
  memories.set(guide.key, found);
  return found;
}
