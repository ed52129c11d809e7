/** The bonus window (§3.4): what may be pushed in one go. */
import { narrow } from '../../lib/choose';
import type { Option } from '../../lib/wire';

export interface Push {
  fans: number;
  kop: number;
  supports: number;
}
export const NOTHING: Push = { fans: 0, kop: 0, supports: 0 };
export const empty = (p: Push): boolean => p.fans + p.kop + p.supports === 0;

const read = (anchor: string | undefined): Push | null => {
  const m = /^push:(\d+):(\d+):(\d+)$/.exec(anchor ?? '');
  return m ? { fans: Number(m[1]), kop: Number(m[2]), supports: Number(m[3]) } : null;
};

/** All that may be pushed now, with the code of each. */
export class Window {
  readonly open: { push: Push; code: number }[];
  constructor(options: Option[]) {
    this.open = narrow(options, []).flatMap(([code, [anchor]]) => {
      const push = read(anchor);
      return push ? [{ push, code }] : [];
    });
  }
  code(push: Push): number | null {
    return this.open.find((o) => o.push.fans === push.fans && o.push.kop === push.kop && o.push.supports === push.supports)?.code ?? null;
  }
  /** The most of one thing, whatever else is pushed. */
  most(what: keyof Push): number {
    return Math.max(0, ...this.open.map((o) => o.push[what]));
  }
  /** May this be changed to that, perhaps on the way to something more? */
  allows(push: Push): boolean {
    return empty(push) || this.code(push) !== null;
  }
  /** The push after one thing is set, with the others lowered where all of it is too much. */
  set(push: Push, what: keyof Push, to: number): Push {
    const next = { ...push, [what]: to };
    if (this.allows(next)) return next;
    const fitting = this.open
      .map((o) => o.push)
      .filter((p) => p[what] === to && (Object.keys(p) as (keyof Push)[]).every((k) => k === what || p[k] <= next[k]));
    const size = (p: Push): number => p.fans + 2 * p.kop + 2 * p.supports;
    return fitting.sort((a, b) => size(b) - size(a))[0] ?? push;
  }
}
