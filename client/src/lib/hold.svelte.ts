/** A choice that is made and not sent yet: for a moment it may still be undone. */
import type { Confirming } from './habits';
import type { Option } from './wire';

/** How long a choice may still be undone before it is sent, where nothing must be confirmed. */
export const UNDO_MS = 1100;

export class Hold {
  /** the choice that will be sent in a moment, unless it is undone */
  option = $state.raw<Option | null>(null);
  /** somebody reads what would come of it: it waits as long as they do */
  rests = $state(false);
  /** the choice that somebody has made, and not put together piece by piece */
  #touched: Option | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly confirms: () => Confirming,
    private readonly send: () => void,
  ) {}

  /** Somebody has made this choice: it goes by itself where nothing is confirmed. */
  choose(option: Option): void {
    this.#touched = option;
    if (this.confirms() === 'never') this.#keep(option);
  }
  /** It is known what would come of a choice: what can be taken back goes by itself, where only the rest is confirmed. */
  known(code: number, back: boolean, armed: Option | null): void {
    const option = this.#touched;
    if (!back || option?.[0] !== code || armed?.[0] !== code || this.option) return;
    if (this.confirms() === 'final') this.#keep(option);
  }
  /** No time runs while `on`; after it the whole moment does. */
  rest(on: boolean): void {
    if (on === this.rests) return;
    this.rests = on;
    if (this.option) this.#run();
  }
  release(): void {
    clearTimeout(this.#timer);
    this.option = this.#touched = null;
  }
  #keep(option: Option): void {
    this.option = option;
    this.#run();
  }
  #run(): void {
    clearTimeout(this.#timer);
    if (!this.rests) this.#timer = setTimeout(this.send, UNDO_MS);
  }
}
