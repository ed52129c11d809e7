/** FC-077, FC-154: who pays what for a press. A payment is two letters, one for each player named. */
import { nexts } from '../../lib/choose';
import type { Option } from '../../lib/wire';

/** t: a token of freshness; f: a fan; k: the kop */
export const WAYS = ['t', 'f', 'k'] as const;
export type Way = (typeof WAYS)[number];
/** What each of the two pays, '' where that is still open. */
export type Pays = readonly [Way | '', Way | ''];

/** Is this anchor a payment of two? */
export const isPress = (anchor: string): boolean => /^pay:[tfk]{2}$/.test(anchor);

/** The press that was picked and has to be paid, though it were in one way only; '' for none. */
export const paidFor = (options: Option[], [card]: string[]): string =>
  card && nexts(options, [card]).some(isPress) ? card : '';

export class Till {
  /** what may be paid, as `tf` */
  readonly open: string[];
  constructor(options: Option[], card: string) {
    this.open = nexts(options, [card]).filter(isPress).map((a) => a.slice(4));
  }

  /** Ways that anybody may pay in this press: others are not worth a button. */
  get ways(): Way[] {
    return WAYS.filter((w) => this.open.some((o) => o.includes(w)));
  }

  /** May this one of the two pay so, whatever the other does? */
  may(who: 0 | 1, way: Way): boolean {
    return this.open.some((o) => o[who] === way);
  }

  /** What needs no choosing is chosen. */
  get first(): Pays {
    const one = (who: 0 | 1): Way | '' => {
      const ways = this.ways.filter((w) => this.may(who, w));
      return ways.length === 1 ? (ways[0] ?? '') : '';
    };
    return [one(0), one(1)];
  }

  /** The payments once one of them pays so; the other's gives way where both together are shut. */
  set(pays: Pays, who: 0 | 1, way: Way): Pays {
    const other = pays[who === 0 ? 1 : 0];
    const together = (x: Way): string => (who === 0 ? way + x : x + way);
    const keeps = other !== '' && this.open.includes(together(other)) ? other : '';
    const left = WAYS.filter((x) => this.open.includes(together(x)));
    const next = keeps || (left.length === 1 ? (left[0] ?? '') : '');
    return who === 0 ? [way, next] : [next, way];
  }

  /** The anchor to touch once both are settled; null before. */
  anchor(pays: Pays): string | null {
    const code = pays.join('');
    return this.open.includes(code) ? `pay:${code}` : null;
  }
}
