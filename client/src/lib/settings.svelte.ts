/** What this browser remembers about its user's taste. Nothing here leaves the machine. */
import type { Confirming } from './habits';
import { means } from './means.svelte';
import { SPEEDS, type Speed } from './pace';
import { remember, remembered, setAside } from './storage.svelte';

export { remember, remembered } from './storage.svelte';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export type { Speed } from './pace';
/** `auto` until somebody chooses */
export type Confirm = 'auto' | Confirming;

const KEY = 'touchline.settings';

/** How large text is, against what the browser is set to. */
export const TEXTS = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXTS)[number];

export interface Kept {
  theme: Theme;
  lang: string;
  sound: boolean;
  confirm: Confirm;
  name: string;
  odds: boolean;
  coach: boolean;
  speed: Speed;
  /** a die of one's own waits for a touch */
  roll: boolean;
  /** what others do is not shown on its way: straight to the own turn */
  skip: boolean;
  /** columns and rows are named at the edge of a pitch of cells */
  coordinates: boolean;
  /** teams in two colours that nobody takes for one another, instead of their own */
  safe: boolean;
  /** what is touched most lies at the left */
  left: boolean;
  text: TextSize;
}

const FIRST: Kept = {
  theme: 'auto', lang: '', sound: false, confirm: 'auto', name: '', odds: false, coach: false, speed: 'normal',
  roll: false, skip: false, coordinates: true, safe: false, left: false, text: 'normal',
};
const FIELDS = Object.keys(FIRST) as (keyof Kept)[];

const flag = (x: unknown): boolean => typeof x === 'boolean';

/** The fields of a kept value that are what they should be, and whether all are. */
function sound(kept: Record<string, unknown>): { right: Partial<Kept>; whole: boolean } {
  const right: Record<keyof Kept, (x: unknown) => boolean> = {
    theme: (x) => x === 'auto' || x === 'light' || x === 'dark',
    lang: (x) => typeof x === 'string',
    sound: flag,
    confirm: (x) => x === 'auto' || x === 'always' || x === 'final' || x === 'never',
    name: (x) => typeof x === 'string',
    odds: flag,
    coach: flag,
    speed: (x) => typeof x === 'string' && x in SPEEDS,
    roll: flag,
    skip: flag,
    coordinates: flag,
    safe: flag,
    left: flag,
    text: (x) => TEXTS.some((text) => text === x),
  };
  const fits = (key: string): boolean => !(key in right) || right[key as keyof Kept](kept[key]);
  const wrong = Object.keys(kept).filter((key) => !fits(key));
  return { right: Object.fromEntries(Object.entries(kept).filter(([key]) => key in right && fits(key))), whole: wrong.length === 0 };
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

  roll = $state(false);
  skip = $state(false);
  coordinates = $state(true);
  safe = $state(false);
  left = $state(false);
  text = $state<TextSize>('normal');

  constructor() {
    const kept = remembered<Record<string, unknown>>(KEY, {});
    const { right, whole } = sound(kept);
    if (!whole) setAside(KEY, JSON.stringify(kept));
    Object.assign(this, { ...FIRST, ...right });
  }

  /** All of them, as they are kept. */
  get kept(): Kept {
    return Object.fromEntries(FIELDS.map((key) => [key, this[key]])) as unknown as Kept;
  }

  /** Take over what another browser has kept, as far as it is what it should be; the language stays that of this one. */
  take(kept: unknown): void {
    if (typeof kept !== 'object' || kept === null) return;
    this.set({ ...sound(kept as Record<string, unknown>).right, lang: this.lang });
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
    remember(KEY, this.kept);
    this.show();
  }

  /** What concerns the whole page stands as attributes of it; without one the system decides, or the style sheet. */
  show(): void {
    if (typeof document === 'undefined') return;
    const page = document.documentElement.dataset;
    const wanted = { theme: this.theme === 'auto' ? '' : this.theme, text: this.text === 'normal' ? '' : this.text, hand: this.left ? 'left' : '', palette: this.safe ? 'safe' : '' };
    for (const [key, value] of Object.entries(wanted)) {
      if (value) page[key] = value;
      else delete page[key];
    }
  }
}

export const settings = new Settings();

/** No motion at all for those who asked their system for it. */
export function still(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
