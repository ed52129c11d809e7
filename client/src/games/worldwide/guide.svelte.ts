/** What this browser knows that its user has learnt, and what has just happened at the table. */
import { numbers, remember, remembered } from '../../lib/storage.svelte';
import type { Fact } from '../../lib/wire';
import { COURSE, eventPoint, MODULES } from './coach';

const KEY = 'touchline.wf.learnt';
/** A point is explained at length so many times, then it counts as known. */
export const LONG = 2;
/** "Understood" counts as this many times. */
const SURE = 9;

export class Guide {
  /** how often each point has been explained; modules that were seen stand there as "m-ID" */
  times = $state.raw<Record<string, number>>(remembered(KEY, {}, numbers));
  /** what happened and was not explained yet, oldest first */
  fresh = $state.raw<string[]>([]);
  /** the point that is explained at length though it is known */
  again = $state('');
  /** the module that this table teaches, "" for none */
  teaches = $state('');
  #moment = '';

  knows = (point: string): boolean => (this.times[point] ?? 0) > LONG;
  learnt = (): number => COURSE.filter(this.knows).length;
  begun = (): boolean => COURSE.some((p) => this.times[p]);
  seen = (module: string): boolean => (this.times[`m-${module}`] ?? 0) > 0;

  hear(fact: Fact): void {
    const point = eventPoint(fact);
    if (point && !this.knows(point) && !this.fresh.includes(point)) this.fresh = [...this.fresh, point];
    const module = MODULES.find((m) => m.id === this.teaches);
    if (module?.seen(fact) && !this.seen(module.id)) this.#count(`m-${module.id}`, 1);
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
    this.again = '';
  }

  /** A new table: what happened elsewhere is not told here. */
  sit(): void {
    this.fresh = [];
    this.again = '';
    this.teaches = '';
    this.#moment = '';
  }

  forget(): void {
    this.#keep({});
  }

  #count(point: string, by: number): void {
    this.#keep({ ...this.times, [point]: (this.times[point] ?? 0) + by });
  }
  #keep(times: Record<string, number>): void {
    this.times = times;
    remember(KEY, times);
  }
}

export const guide = new Guide();
