/** By which means somebody answers: with a pointer, or with keys, as those do who have the page read to them. */

const HELD = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

class Means {
  /** the last answer came by a key, or from what reads the page aloud */
  keys = $state(false);

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('pointerdown', () => (this.keys = false), true);
    window.addEventListener('keydown', (e) => {
      if (!HELD.has(e.key)) this.keys = true;
    }, true);
    // a reader clicks without touching
    window.addEventListener('click', (e) => {
      if (e.isTrusted && e.detail === 0) this.keys = true;
    }, true);
  }
}

export const means = new Means();
