/** What a person is putting together at one table before it is sent; board and panel both use it. */
import { NOTHING, type Push } from './push';

export class Desk {
  /** fans, kop and supports to be pushed together */
  push = $state.raw<Push>(NOTHING);
  /** cards or players picked so far, in the order of picking */
  picks = $state.raw<number[]>([]);
  /** the match card under the pointer or the focus, -1 for none */
  hot = $state(-1);
  #moment = '';

  /** A new question: nothing is put together any more. */
  begin(moment: string): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.push = NOTHING;
    this.picks = [];
    this.hot = -1;
  }

  toggle(n: number, most: number): void {
    if (this.picks.includes(n)) this.picks = this.picks.filter((p) => p !== n);
    else if (most === 1) this.picks = [n];
    else if (this.picks.length < most) this.picks = [...this.picks, n];
  }
}
