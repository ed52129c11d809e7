/** Playing a finished match again: step by step, or by itself. */
import type { Data, Fact, Replay } from './wire';

/** The pause before the next answer, when it plays by itself. */
const PAUSE = 450;

export class Player {
  at = $state(0);
  view = $state.raw<Data>({});
  playing = $state.raw<Fact | null>(null);
  running = $state(false);
  #epoch = 0;
  #done: (() => void) | null = null;

  constructor(
    readonly replay: Replay,
    private readonly habits: {
      still: () => boolean;
      after?: (view: Data, fact: Fact, then: Data) => Data;
      heard?: (fact: Fact) => void;
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
    const done = this.#done;
    this.#done = null;
    done?.();
  }

  /** One answer on, with its motion. */
  async step(): Promise<boolean> {
    if (this.at >= this.last) return false;
    this.#cut();
    const epoch = this.#epoch;
    const frame = this.replay.frames[this.at + 1];
    if (!frame) return false;
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
    }
    this.at += 1;
    this.view = frame.view;
    this.habits.moved?.(this.at);
    return true;
  }

  forward = (): void => {
    this.pause();
    // a second press while something moves: show where it ends
    if (this.playing) this.jump(this.at + 1);
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

  /** See how this moment came about: from the one before, with its motion. */
  see = (at: number): void => {
    this.pause();
    this.jump(at - 1);
    if (this.at < at) void this.step();
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
