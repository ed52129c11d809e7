/** What this browser remembers about its user's taste. Nothing here leaves the machine. */
import type { Confirming } from './habits';
import { means } from './means.svelte';
import { SPEEDS, type Speed } from './pace';
import { remember, remembered, setAside } from './storage.svelte';

export { remember, remembered } from './storage.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type { Speed } from './pace';
/** `auto` until somebody chooses */
export type Confirm = 'auto' | Confirming;

const KEY = 'touchline.settings';

interface Kept {
  theme: Theme;
  lang: string;
  sound: boolean;
  confirm: Confirm;
  name: string;
  odds: boolean;
  coach: boolean;
  speed: Speed;
}

const FIRST: Kept = { theme: 'auto', lang: '', sound: false, confirm: 'auto', name: '', odds: false, coach: false, speed: 'normal' };

/** The fields of a kept value that are what they should be. */
function sound(kept: Record<string, unknown>): Partial<Kept> {
  const right: Record<keyof Kept, (x: unknown) => boolean> = {
    theme: (x) => x === 'auto' || x === 'light' || x === 'dark',
    lang: (x) => typeof x === 'string',
    sound: (x) => typeof x === 'boolean',
    confirm: (x) => x === 'auto' || x === 'always' || x === 'final' || x === 'never',
    name: (x) => typeof x === 'string',
    odds: (x) => typeof x === 'boolean',
    coach: (x) => typeof x === 'boolean',
    speed: (x) => typeof x === 'string' && x in SPEEDS,
  };
  const fits = (key: string): boolean => !(key in right) || right[key as keyof Kept](kept[key]);
  const wrong = Object.keys(kept).filter((key) => !fits(key));
  if (wrong.length) setAside(KEY, JSON.stringify(kept));
  return Object.fromEntries(Object.entries(kept).filter(([key]) => key in right && fits(key)));
}

class Settings {
  theme = $state<Theme>('auto');
  lang = $state('');
  sound = $state(false);
  confirm = $state<Confirm>('auto');
  name = $state('');
  /** are the odds of a choice shown before it is made? */
  odds = $state(false);
  /** does a guide explain each question, where the game has one? */
  coach = $state(false);
  /** how fast what happens is shown */
  speed = $state<Speed>('normal');

  constructor() {
    Object.assign(this, { ...FIRST, ...sound(remembered<Record<string, unknown>>(KEY, {})) });
  }

  /**
   * Which choices must be confirmed before they are sent? Unless somebody has chosen: all of them where a
   * finger hides the board, and for those who answer by keys or have the page read to them.
   */
  get confirms(): Confirming {
    if (this.confirm !== 'auto') return this.confirm;
    const coarse = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
    return coarse || means.keys ? 'always' : 'final';
  }

  /** How long motion lasts, as a share of what it was made for; 0: no motion. */
  get pace(): number {
    return SPEEDS[this.speed];
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { theme, lang, sound, confirm, name, odds, coach, speed } = this;
    remember(KEY, { theme, lang, sound, confirm, name, odds, coach, speed });
    this.show();
  }

  /** The theme is an attribute of the page; without one the system decides. */
  show(): void {
    if (typeof document === 'undefined') return;
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

/** No motion at all for those who asked their system for it. */
export function still(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
