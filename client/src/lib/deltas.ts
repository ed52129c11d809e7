/** The views of a replay: the first is whole, each further one comes as what it changes (see Frame in wire.ts). */
import type { Data, Replay } from './wire';

/** A value with a change made; what does not change is shared, not copied. */
export function changed(before: unknown, by: Data): unknown {
  const keys = Object.keys(by);
  if (!keys.length) return before;
  if ('=' in by) return by['='];
  const made = (Array.isArray(before) ? [...before] : { ...(before as Data) }) as Data;
  for (const key of keys) made[key] = changed(made[key], by[key] as Data);
  return made;
}

/** The replay with every view whole. */
export function whole(replay: Replay): Replay {
  let view: Data = {};
  const frames = replay.frames.map((f, n) => {
    view = n ? (changed(view, f.view) as Data) : f.view;
    return { ...f, view };
  });
  return { ...replay, frames };
}
