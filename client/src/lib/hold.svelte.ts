/** A choice that is made and not sent yet: for a moment it may still be undone. */
import type { Option } from './wire';

/** How long a choice may still be undone before it is sent, where nothing must be confirmed. */
export const UNDO_MS = 1100;

export class Hold {
  /** the choice that will be sent in a moment, unless it is undone */
  option = $state.raw<Option | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  keep(option: Option, send: () => void): void {
    this.option = option;
    this.#timer = setTimeout(send, UNDO_MS);
  }
  release(): void {
    clearTimeout(this.#timer);
    this.option = null;
  }
}
