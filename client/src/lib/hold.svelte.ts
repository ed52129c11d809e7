/** A choice that is made and not sent yet: for a moment it may still be undone. */
import type { Option } from './wire';

/** How long a choice may still be undone before it is sent, where nothing must be confirmed. */
export const UNDO_MS = 1100;

export class Hold {
  /** the choice that will be sent in a moment, unless it is undone */
  option = $state.raw<Option | null>(null);
  /** somebody reads what would come of it: it waits as long as they do */
  rests = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #send: () => void = () => undefined;

  keep(option: Option, send: () => void): void {
    this.option = option;
    this.#send = send;
    this.#run();
  }
  /** No time runs while `on`; after it the whole moment does. */
  rest(on: boolean): void {
    if (on === this.rests) return;
    this.rests = on;
    if (this.option) this.#run();
  }
  release(): void {
    clearTimeout(this.#timer);
    this.option = null;
  }
  #run(): void {
    clearTimeout(this.#timer);
    if (!this.rests) this.#timer = setTimeout(this.#send, UNDO_MS);
  }
}
