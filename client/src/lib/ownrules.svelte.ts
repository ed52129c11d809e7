/** Rules that somebody likes, kept in this browser under a name: a preset of a game and what was changed of it. */
import type { GameCard } from './wire';
import { remember, remembered } from './storage.svelte';

const KEY = 'touchline.rules';
/** longer names would not stand in a line */
export const NAME_MOST = 40;

export interface OwnRules {
  id: string;
  game: string;
  name: string;
  preset: string;
  options: Record<string, string>;
}

/** What a kept set of rules asks for that its game no longer has; null where all of it is there. */
export type Gone = { what: 'preset'; key: string } | { what: 'option'; key: string; value: string } | null;

export function gone(rules: OwnRules, card: Pick<GameCard, 'choices' | 'presets'>): Gone {
  if (!card.presets.some((p) => p.key === rules.preset)) return { what: 'preset', key: rules.preset };
  for (const [key, value] of Object.entries(rules.options)) {
    if (!card.choices.some((c) => c.key === key && c.values.includes(value))) return { what: 'option', key, value };
  }
  return null;
}

function fits(x: unknown): x is OwnRules {
  if (typeof x !== 'object' || x === null) return false;
  const { id, game, name, preset, options } = x as Record<string, unknown>;
  if (![id, game, name, preset].every((text) => typeof text === 'string')) return false;
  return typeof options === 'object' && options !== null && Object.values(options).every((value) => typeof value === 'string');
}

class Kept {
  all = $state.raw<OwnRules[]>(remembered<OwnRules[]>(KEY, [], (x) => Array.isArray(x) && x.every(fits)));

  of = (game: string): OwnRules[] => this.all.filter((rules) => rules.game === game);

  #keep(all: OwnRules[]): void {
    this.all = all;
    remember(KEY, all);
  }

  /** Save under a name; one of the same name and game is replaced. */
  save(game: string, name: string, preset: string, options: Record<string, string>): OwnRules {
    const known = this.all.find((rules) => rules.game === game && rules.name === name);
    const fresh: OwnRules = { id: known?.id ?? crypto.randomUUID?.() ?? `${Date.now()}-${this.all.length}`, game, name, preset, options: { ...options } };
    this.#keep(known ? this.all.map((rules) => (rules === known ? fresh : rules)) : [...this.all, fresh]);
    return fresh;
  }
  rename(id: string, name: string): void {
    this.#keep(this.all.map((rules) => (rules.id === id ? { ...rules, name } : rules)));
  }
  /** What it gives puts them back where they were. */
  remove(id: string): () => void {
    const before = this.all;
    this.#keep(before.filter((rules) => rules.id !== id));
    return () => {
      const one = before.find((rules) => rules.id === id);
      if (one && !this.all.some((rules) => rules.id === id)) this.#keep([...this.all.slice(0, before.indexOf(one)), one, ...this.all.slice(before.indexOf(one))]);
    };
  }
  /** Take over what another browser has kept, beside what is here. */
  take(kept: unknown): void {
    if (!Array.isArray(kept)) return;
    const fresh = kept.filter(fits).filter((rules) => !this.all.some((here) => here.id === rules.id || (here.game === rules.game && here.name === rules.name)));
    if (fresh.length) this.#keep([...this.all, ...fresh]);
  }
}

export const ownRules = new Kept();
