/** Plays one motion against a clock, and says once when it is over. */
import type { Motion, Picture } from './motion';

export interface Clock {
  now: () => number;
  frame: (f: () => void) => number;
  dropFrame: (id: number) => void;
  after: (ms: number, f: () => void) => number;
  dropAfter: (id: number) => void;
  soon: (f: () => void) => void;
}

export const clock: Clock = {
  now: () => performance.now(),
  frame: (f) => requestAnimationFrame(f),
  dropFrame: (id) => cancelAnimationFrame(id),
  after: (ms, f) => window.setTimeout(f, ms),
  dropAfter: (id) => clearTimeout(id),
  soon: (f) => queueMicrotask(f),
};

export interface Performance {
  /** show the end now */
  finish: () => void;
  /** the fact was withdrawn by its owner: nothing more is shown, `done` is not called */
  withdraw: () => void;
}

/**
 * Shows `plan` picture by picture and calls `done` exactly once at its end, unless it is withdrawn
 * before. Without a plan, or when `still`, it is over as soon as the caller has finished.
 */
export function perform(
  plan: Motion | null,
  still: boolean,
  show: (picture: Picture) => void,
  done: () => void,
  by: Clock = clock,
): Performance {
  let over = false;
  let frame = 0;
  let timer = 0;
  const stop = (): void => {
    over = true;
    by.dropFrame(frame);
    by.dropAfter(timer);
  };
  const finish = (): void => {
    if (over) return;
    stop();
    if (plan) show(plan.at(plan.ms));
    done();
  };
  if (!plan || still) {
    by.soon(finish);
    return { finish, withdraw: stop };
  }
  const start = by.now();
  const draw = (): void => {
    if (over) return;
    show(plan.at(Math.min(plan.ms, by.now() - start)));
    frame = by.frame(draw);
  };
  draw();
  // the clock and not the picture ends it: a hidden page draws no frames
  timer = by.after(plan.ms, finish);
  return { finish, withdraw: stop };
}
