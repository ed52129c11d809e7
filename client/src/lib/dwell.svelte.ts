/** What came of the last answer, shown until somebody goes on from there. */
import type { Habits, News } from './habits';
import type { Data, Tick } from './wire';

export class Dwell {
  /** what is to be read now */
  news = $state.raw<News | null>(null);
  #on: (() => void) | null = null;

  /** Dice and votes are read before somebody else is asked, or something else; the view to read them by. */
  async read(habits: Habits, was: Tick | null, before: Data | null, m: Tick, mine: number[], show: (view: Data) => void): Promise<void> {
    if (!was || !before || m.over) return;
    const news = habits.news?.({ facts: m.facts, before, then: m.view, from: was.seat, to: m.seat, mine });
    if (!news) return;
    show(news.view);
    this.news = news;
    await new Promise<void>((settle) => (this.#on = settle));
    this.#on = this.news = null;
  }

  /** Somebody has read the news. */
  onward = (): void => this.#on?.();

  /** The page begins anew: nobody waits for it to be read any more. */
  drop(): void {
    const on = this.#on;
    this.#on = this.news = null;
    on?.();
  }
}
