/**
 * One lesson being done: a position, what has been touched, what came of it. The server plays the
 * moves; nothing is kept there.
 */
import type { Room } from '../games/board';
import { api } from './api';
import { forced, touch, whole, without } from './choose';
import { still } from './settings.svelte';
import { noise } from './noise';
import type { Data, Fact, Lesson, Option, Reason, Studied } from './wire';

/** A motion that never ends is cut off, in milliseconds. */
const MOTION_MS = 5000;

export class Lessons {
  view = $state.raw<Data>();
  options = $state.raw<Option[]>([]);
  picked = $state.raw<string[]>([]);
  playing = $state.raw<Fact | null>(null);
  reasons = $state.raw<Reason[]>([]);
  /** not tried yet; done; a legal move, but not the one asked for */
  outcome = $state<'' | 'done' | 'not'>('');
  fault = $state.raw<unknown>();
  armed = $derived<Option | null>(whole(this.options, this.picked));
  /** what the armed option would do is asked once, to be shown and then played */
  #tried = $state.raw<{ code: number; now: Studied } | null>(null);
  #lesson: Lesson | null = null;
  #finish: (() => void) | null = null;
  #epoch = 0;

  constructor(
    private readonly game: string,
    private readonly habits: { room: () => Room | undefined; solved: (lesson: Lesson) => void },
  ) {}

  /** What the armed option would do, once the server has said so. */
  get preview(): Fact[] | null {
    return this.armed && this.#tried?.code === this.armed[0] ? this.#tried.now.facts : null;
  }

  begin = async (l: Lesson): Promise<void> => {
    const mine = ++this.#epoch;
    this.#finish?.();
    this.#lesson = l;
    this.outcome = '';
    this.reasons = [];
    this.playing = null;
    this.#tried = null;
    try {
      const s = await api.study({ game: this.game, position: l.position, lesson: l.id });
      if (mine === this.#epoch) this.#set(s);
    } catch (e) {
      this.fault = e;
    }
  };

  #set(s: Studied): void {
    this.view = s.view;
    this.options = s.ask?.options ?? [];
    const base = forced(this.options, []);
    this.picked = whole(this.options, base) ? [] : base;
  }

  pick = (anchor: string): void => {
    if (!this.options.length) return;
    this.reasons = [];
    const before = this.armed;
    const now = touch(this.options, this.picked, anchor);
    if (now && before && now.join() === this.picked.join()) void this.play(before);
    else if (now) this.picked = now;
    else if (this.picked.at(-1) === anchor) {
      if (before) void this.play(before);
      else this.unpick();
    } else void this.why([...this.picked, anchor]);
  };

  unpick = (): void => {
    this.reasons = [];
    this.picked = without(this.options, this.picked);
  };

  /** Ask for what the armed option would do; a fault shows when it is played. */
  look = (): void => {
    if (this.armed && this.#lesson) void this.#ask(this.#lesson, this.armed).catch(() => undefined);
  };

  async #ask(l: Lesson, option: Option): Promise<Studied> {
    if (this.#tried?.code === option[0]) return this.#tried.now;
    const now = await api.study({ game: this.game, position: l.position, code: option[0], lesson: l.id });
    this.#tried = { code: option[0], now };
    return now;
  }

  why = async (anchors: string[]): Promise<void> => {
    const l = this.#lesson;
    if (!l) return;
    const mine = this.#epoch;
    try {
      const s = await api.study({ game: this.game, position: l.position, anchors, lesson: l.id });
      if (mine === this.#epoch) this.reasons = s.reasons;
    } catch (e) {
      this.fault = e;
    }
  };

  /** Play it, show what happens, and say whether it was what the lesson asks. */
  play = async (option: Option): Promise<void> => {
    const l = this.#lesson;
    if (!l) return;
    const mine = ++this.#epoch;
    this.options = [];
    this.picked = [];
    let s: Studied;
    try {
      s = await this.#ask(l, option);
    } catch (e) {
      this.fault = e;
      return;
    }
    for (const fact of s.facts) {
      noise(fact.kind);
      await this.#show(fact);
      if (mine !== this.#epoch) return;
      this.playing = null;
      const after = this.habits.room()?.after;
      if (this.view && after) this.view = after(this.view, fact);
    }
    this.view = s.view;
    this.outcome = s.done ? 'done' : 'not';
    if (s.done) this.habits.solved(l);
  };

  async #show(fact: Fact): Promise<void> {
    if (still()) return;
    await new Promise<void>((settle) => {
      const limit = setTimeout(this.shown, MOTION_MS);
      this.#finish = () => {
        clearTimeout(limit);
        this.#finish = null;
        settle();
      };
      this.playing = fact;
    });
  }

  /** The board has finished its motion. */
  shown = (): void => this.#finish?.();
}
