/** What this browser knows that its user has learnt, and what has just happened at the table. */
import { numbers, remember, remembered } from '../../lib/storage.svelte';
import type { Fact } from '../../lib/wire';
import { COURSES, eventPoint, type Course } from './coach';

const KEY = 'touchline.fc.learnt';
/** A point is explained at length so many times, then it counts as known. */
export const LONG = 2;
/** "Understood" counts as this many times. */
const SURE = 9;

export class Guide {
  /** how often each point has been explained */
  times = $state.raw<Record<string, number>>(remembered(KEY, {}, numbers));
  /** what happened and was not explained yet, oldest first */
  fresh = $state.raw<string[]>([]);
  /** the point that is explained at length though it is known */
  again = $state('');
  #moment = '';

  knows = (point: string): boolean => (this.times[point] ?? 0) > LONG;
  learnt = (course: Course): number => COURSES[course].filter(this.knows).length;
  begun = (course: Course): boolean => COURSES[course].some((p) => this.times[p]);

  hear(fact: Fact, poussin: boolean): void {
    const point = eventPoint(fact, poussin);
    if (point && !this.knows(point) && !this.fresh.includes(point)) this.fresh = [...this.fresh, point];
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
    this.#moment = '';
  }

  forget(course: Course): void {
    const kept = { ...this.times };
    for (const p of Object.keys(kept)) if (p.startsWith('po-') === (course === 'poussin')) delete kept[p];
    this.#keep(kept);
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
