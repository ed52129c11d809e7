/** What this browser remembers about its user's taste. Nothing here leaves the machine. */

export type Theme = 'auto' | 'light' | 'dark';
export type Confirm = 'auto' | 'always' | 'never';

const KEY = 'touchline.settings';

interface Kept {
  theme: Theme;
  lang: string;
  sound: boolean;
  confirm: Confirm;
  name: string;
  odds: boolean;
  coach: boolean;
}

const FIRST: Kept = { theme: 'auto', lang: '', sound: false, confirm: 'auto', name: '', odds: false, coach: false };

export function remembered<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise; // storage is closed in some private windows
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // the setting holds until the page is closed
  }
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

  constructor() {
    Object.assign(this, { ...FIRST, ...remembered<Partial<Kept>>(KEY, {}) });
  }

  /** Must a choice be confirmed before it is sent? Where a finger hides the board, yes. */
  get confirms(): boolean {
    if (this.confirm !== 'auto') return this.confirm === 'always';
    return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { theme, lang, sound, confirm, name, odds, coach } = this;
    remember(KEY, { theme, lang, sound, confirm, name, odds, coach });
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
