/** What a hand holds over the pitch: a figure or the ball, from the first pull to the drop. */
import { prefersReducedMotion } from 'svelte/motion';
import type { Spot } from './pieces';

export interface Grip {
  /** figure; "" for the ball */
  id: string;
  /** what taking it means, null where it has been taken already */
  anchor: string | null;
  /** where it was taken from, in drawing units; null for the bench */
  home: Spot | null;
  at: Spot;
}

/** Pixels a pointer must move before it drags. */
const PULL = 7;
const BACK_MS = 200;

export class Hand {
  #grip = $state.raw<Grip | null>(null);
  #dragging = $state(false);
  #from: Spot = { x: 0, y: 0 };
  #pointer = -1;
  /** a finger covers what it holds, so that is drawn larger and above it */
  finger = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  returning = $state(false);

  get dragging(): Grip | null {
    return this.#dragging && !this.returning ? this.#grip : null;
  }

  get figure(): Grip | null {
    return this.#dragging && this.#grip?.id ? this.#grip : null;
  }

  get ball(): Spot | null {
    return this.#dragging && this.#grip?.id === '' ? this.#grip.at : null;
  }

  take(ev: PointerEvent, grip: Grip): void {
    this.drop();
    this.#grip = grip;
    this.#pointer = ev.pointerId;
    this.finger = ev.pointerType === 'touch';
    this.#from = { x: ev.clientX, y: ev.clientY };
  }

  /** Follow the pointer; the grip is returned at the moment when the drag begins. */
  move(ev: PointerEvent, at: Spot): Grip | null {
    if (!this.#grip || this.returning || ev.pointerId !== this.#pointer) return null;
    const begins = !this.#dragging && Math.hypot(ev.clientX - this.#from.x, ev.clientY - this.#from.y) > PULL;
    if (!this.#dragging && !begins) return null;
    this.#grip = { ...this.#grip, at };
    this.#dragging = true;
    return begins ? this.#grip : null;
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#grip = null;
    this.#dragging = false;
    this.returning = false;
  }

  /** Let it glide back to where it came from. */
  back(): void {
    const grip = this.#grip;
    if (!grip?.home || !this.#dragging || prefersReducedMotion.current) return this.drop();
    this.returning = true;
    this.#grip = { ...grip, at: grip.home };
    this.#timer = setTimeout(() => this.drop(), BACK_MS);
  }
}
