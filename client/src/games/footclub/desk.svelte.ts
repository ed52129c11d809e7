/** What a person is putting together at one table before it is sent; board and panel both use it. */
import type { Lineup } from './lineup.svelte';
import { NOTHING, type Push } from './push';

export class Desk {
  /** fans, kop and supports to be pushed together */
  push = $state.raw<Push>(NOTHING);
  /** cards or players picked so far, in the order of picking */
  picks = $state.raw<number[]>([]);
  /** match cards for the draw pile */
  pile = $state.raw<number[]>([]);
  /** the match card under the pointer or the focus, -1 for none */
  hot = $state(-1);
  lineup = $state.raw<Lineup | null>(null);
  /** before a half: the line-up or the cards; at a change: is the dialog open? */
  page = $state<'lineup' | 'cards'>('lineup');
  changing = $state(false);
  #moment = '';

  /** A new question: nothing is put together any more. Says whether it was new. */
  begin(moment: string, lineup: () => Lineup | null = () => null, page: 'lineup' | 'cards' = 'lineup'): boolean {
    if (moment === this.#moment) return false;
    this.#moment = moment;
    this.push = NOTHING;
    this.picks = [];
    this.pile = [];
    this.hot = -1;
    this.page = page;
    this.changing = false;
    this.lineup = lineup();
    return true;
  }

  toggle(n: number, most: number): void {
    if (this.picks.includes(n)) this.picks = this.picks.filter((p) => p !== n);
    else if (most === 1) this.picks = [n];
    else if (this.picks.length < most) this.picks = [...this.picks, n];
  }
  card(n: number, most: number): void {
    if (this.pile.includes(n)) this.pile = this.pile.filter((p) => p !== n);
    else if (this.pile.length < most) this.pile = [...this.pile, n];
  }
}
