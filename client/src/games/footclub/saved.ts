/** Choices of match cards: the suggested fourteen, and those a person has kept in this browser. */
import { remember, remembered } from '../../lib/storage.svelte';
import { TYPES, type Cards, type CardType } from './view';

const KEY = 'touchline.fc.tactics';
const MOST = 6;

export interface Kept {
  name: string;
  cards: number[];
}

const whole = (all: unknown): boolean =>
  (all as Partial<Kept>[]).every((k) => typeof k?.name === 'string' && Array.isArray(k.cards) && k.cards.every((n) => typeof n === 'number'));
export const kept = (): Kept[] => remembered<Kept[]>(KEY, [], whole);
export function keep(name: string, cards: number[]): Kept[] {
  const all = [{ name, cards: [...cards].sort((a, b) => a - b) }, ...kept().filter((k) => k.name !== name)].slice(0, MOST);
  remember(KEY, all);
  return all;
}
export function forget(name: string): Kept[] {
  const all = kept().filter((k) => k.name !== name);
  remember(KEY, all);
  return all;
}

/** FC-055 for fourteen; for the ten cards of extra time the same in small. */
const SUGGESTED: Record<number, Partial<Record<CardType, number>>> = {
  14: { tackle: 3, press: 3, set_attack: 2, counter: 1, attack_support: 2, defence_support: 1, fans: 2 },
  10: { tackle: 2, press: 2, set_attack: 2, counter: 1, attack_support: 1, defence_support: 1, fans: 1 },
};

/** So many of each type, the lowest numbers of those there are; others fill what is lacking. */
export function suggested(size: number, from: number[], cards: Cards): number[] {
  const wish = SUGGESTED[size] ?? {};
  const left = [...from].sort((a, b) => a - b);
  const taken: number[] = [];
  const take = (ok: (n: number) => boolean, count: number): void => {
    for (let i = 0; i < count; i++) {
      const at = left.findIndex(ok);
      if (at < 0) return;
      taken.push(...left.splice(at, 1));
    }
  };
  for (const type of TYPES) take((n) => cards.match(n).type === type, wish[type] ?? 0);
  take(() => true, size - taken.length);
  return taken.slice(0, size).sort((a, b) => a - b);
}

/** A kept choice, as far as its cards are there; a fan or support stands for any of its like. */
export function refit(choice: number[], from: number[], cards: Cards): number[] {
  const left = new Set(from);
  const found: number[] = [];
  for (const n of choice) {
    const type = cards.match(n).type;
    const like = left.has(n) ? n : type === 'fans' || type === 'attack_support' ? [...left].find((m) => cards.match(m).type === type) : undefined;
    if (like !== undefined && left.delete(like)) found.push(like);
  }
  return found.sort((a, b) => a - b);
}
