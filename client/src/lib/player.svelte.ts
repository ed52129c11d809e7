/** Playing a finished match again: step by step, or by itself. */
import type { Data, Fact, Replay } from './wire';

/** The pause before the next answer, when it plays by itself. */
const PAUSE = 450;

export class Player {
  at = $state(0);
  view = $state.raw<Data>({});
  playing = $state.raw<Fact | null>(null);
  running = $state(false);
  /** the fact at which `see` stopped: what followed it in its moment is not shown yet */
  held = $state.raw<Fact | null>(null);
  #epoch = 0;
  #done: (() => void) | null = null;

  constructor(
    readonly replay: Replay,
    private readonly habits: {
      still: () => boolean;
      after?: (view: Data, fact: Fact, then: Data) => Data;
      heard?: (fact: Fact) => void;
      /** is this what somebody wants to see who jumps to its moment? */
      marks?: (fact: Fact) => boolean;
      moved?: (at: number) => void;
    },
    at = 0,
  ) {
    this.jump(at);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** Show one moment as it was, without motion. */
  jump = (at: number): void => {
    this.#cut();
    this.at = Math.max(0, Math.min(this.last, Number.isFinite(at) ? Math.round(at) : 0));
    this.view = this.replay.frames[this.at]?.view ?? {};
    this.habits.moved?.(this.at);
  };

  /** The frame that shows the state after `entry` answers; the nearest before it if there is none. */
  frameOf(entry: number): number {
    const found = this.replay.frames.findIndex((f) => f.at >= entry);
    return found < 0 ? this.last : found;
  }

  done = (): void => this.#done?.();

  #cut(): void {
    this.#epoch++;
    this.playing = null;
    this.held = null;
    const done = this.#done;
    this.#done = null;
    done?.();
  }

  /** One answer on, with its motion; as far as the fact that marks it, if it is only to be seen. */
  async step(seen = false): Promise<boolean> {
    if (this.at >= this.last) return false;
    this.#cut();
    const epoch = this.#epoch;
    const frame = this.replay.frames[this.at + 1];
    if (!frame) return false;
    // from where a moment was held the next one begins at its end
    this.view = this.replay.frames[this.at]?.view ?? {};
    const marks = this.habits.marks;
    const mark = seen && marks && this.habits.after ? frame.facts.filter(marks).at(-1) : undefined;
    for (const fact of frame.facts) {
      this.habits.heard?.(fact);
      if (!this.habits.still()) {
        await new Promise<void>((settle) => {
          const limit = setTimeout(() => this.#done?.(), 5000);
          this.#done = () => {
            clearTimeout(limit);
            this.#done = null;
            settle();
          };
          this.playing = fact;
        });
      }
      if (epoch !== this.#epoch) return false;
      this.playing = null;
      if (this.habits.after) this.view = this.habits.after(this.view, fact, frame.view);
      if (fact === mark) break;
    }
    this.at += 1;
    this.held = mark ?? null;
    if (!mark) this.view = frame.view;
    this.habits.moved?.(this.at);
    return true;
  }

  forward = (): void => {
    this.pause();
    // a second press while something moves: show where it ends; so where the last moment was held
    if (this.playing) this.jump(this.at + 1);
    else if (this.held && this.at >= this.last) this.jump(this.at);
    else void this.step();
  };

  back = (): void => {
    this.pause();
    this.jump(this.at - 1);
  };

  go = (at: number): void => {
    this.pause();
    this.jump(at);
  };

  /**
   * See how this moment came about: from the one before, with its motion. It stops at what marks the
   * moment, for what follows a goal clears the board.
   */
  see = (at: number): void => {
    this.pause();
    this.jump(at - 1);
    if (this.at < at) void this.step(true);
  };

  toggle = (): void => {
    if (this.running) this.pause();
    else void this.#run();
  };

  pause(): void {
    this.running = false;
  }

  async #run(): Promise<void> {
    if (this.at >= this.last) this.jump(0);
    this.running = true;
    while (this.running && (await this.step())) {
      await new Promise((settle) => setTimeout(settle, PAUSE));
    }
    this.running = false;
  }
}
