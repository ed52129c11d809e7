/** What came of the last answer, shown until somebody goes on from there. */
import type { Habits, News } from './habits';
import type { Data, Tick } from './wire';

export class Dwell {
  /** what is to be read now */
  news = $state.raw<News | null>(null);
  #on: (() => void) | null = null;
  /** what concerns everybody, and the seats of this device that have not read it */
  #owed: { news: News; seats: number[] } | null = null;

  /** Dice and votes are read before somebody else is asked, or something else; the view to read them by. Was there anything to read? */
  async read(habits: Habits, was: Tick | null, before: Data | null, m: Tick, mine: number[], show: (view: Data) => void): Promise<boolean> {
    if (!was || !before || m.over) return false;
    const news = habits.news?.({ facts: m.facts, before, then: m.view, from: was.seat, to: m.seat, mine });
    if (!news) return false;
    if (news.all && habits.apart?.()) {
      this.#owed = { news, seats: mine.filter((seat) => seat !== was.seat) };
      // somebody elsewhere answered last: nobody here is known to be looking
      if (mine.length > 1 && !mine.includes(was.seat)) return false;
    }
    show(news.view);
    await this.#until(news);
    return true;
  }

  /** Whoever is asked now, once they have taken the device, may still have to read what somebody else has read already. */
  async late(m: Tick | null, read: () => void): Promise<void> {
    const owed = this.#owed;
    if (m?.over) this.#owed = null;
    const seat = m?.over ? undefined : m?.ask?.seat;
    if (!owed || seat === undefined || !owed.seats.includes(seat)) return;
    owed.seats = owed.seats.filter((other) => other !== seat);
    await this.#until(owed.news);
    read();
  }

  async #until(news: News): Promise<void> {
    this.news = news;
    await new Promise<void>((settle) => (this.#on = settle));
    this.#on = this.news = null;
  }

  /** Somebody has read the news. */
  onward = (): void => this.#on?.();

  /** The page begins anew: nobody waits for it to be read any more. */
  drop(): void {
    const on = this.#on;
    this.#on = this.news = this.#owed = null;
    on?.();
  }
}
