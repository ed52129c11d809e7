/** The bonus window (§3.4): what may be pushed in one go, and what it would make of the chances. */
import { narrow } from '../../lib/choose';
import type { Option } from '../../lib/wire';
import { afterSupport, afterSupportPoussin, clamp, duel, shot, type DuelOdds, type ShotOdds } from './odds';
import type { Rules } from './formation';
import type { Cards, Offensive, Ratio, View } from './view';

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

/** What the attack kop is worth, FC-136: an option, or else the card. */
export const kopValue = (cards: Cards, rules: Rules): number =>
  rules.kop_attack_value && rules.kop_attack_value !== 'unset' ? Number(rules.kop_attack_value) : cards.kop('attack');

/** The final bonus from a raw one under the rules of this table (FC-123, PO-017). */
export const finalOf = (view: View, rules: Rules) => (raw: number): number =>
  view.rules === 'full' || rules.poussin_clamp === 'true' ? clamp(raw) : raw;

export interface Outlook {
  raw: number;
  final: number;
  odds: ShotOdds;
}
export function outlook(view: View, rules: Rules, raw: number): Outlook {
  const final = finalOf(view, rules)(raw);
  return { raw, final, odds: shot(final, view.rules === 'poussin') };
}

/** How this push moves the raw bonus. The attack adds, the defence takes away. */
export function moved(offensive: Offensive, eye: number, push: Push, kop: number): number {
  const sum = push.fans + push.kop * kop + 2 * push.supports;
  return offensive.raw + (eye === offensive.club ? sum : -sum);
}

export interface SupportOutlook {
  mode: 'regular' | 'aggressive';
  odds: DuelOdds;
  /** the chance of a goal after the support, whether it holds or not */
  goal: Ratio;
}

/** What a defence support would do, FC-141 to FC-147: its chances by mode, and the goal's after it. */
export function supportOutlook(view: View, rules: Rules, mode: 'regular' | 'aggressive', stopper: boolean): SupportOutlook | null {
  const o = view.offensive;
  if (!o) return null;
  if (view.rules === 'poussin') {
    return { mode, odds: duel('regular'), goal: afterSupportPoussin(o.raw, finalOf(view, rules)) };
  }
  const how = stopper ? 'aggressive' : mode;
  const odds = duel(how, (stopper ? 1 : 0) - (o.speedster ? 1 : 0));
  return { mode: how, odds, goal: afterSupport(o.raw, o.supports, odds.success) };
}
