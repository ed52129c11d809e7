/**
 * The few rules by which a line-up is planned before the server asks for it. What it offers decides;
 * this only says at once what cannot be, and puts shirts where they may stand.
 */
import type { Footballer, Worn } from './match';

/** EL-066 A central zone holds three shirts, a flank one. */
export const capacity = (zone: number): number => (zone % 3 === 1 ? 3 : 1);
export const lineOf = (zone: number): number => Math.floor(zone / 3);
/** EL-200 "5-3-2": shirts in defence, midfield, attack. */
export const totals = (shape: string): number[] => shape.split('-').map(Number);

/** EL-066, EL-201 Can shirts that may stand anywhere fill up these nine zones? Each centre needs one. */
export function room(shape: string, counts: number[]): boolean {
  return totals(shape).every((total, line) => {
    const [left = 0, centre = 0, right = 0] = counts.slice(line * 3, line * 3 + 3);
    return left <= 1 && right <= 1 && centre <= 3 && left + right + Math.max(1, centre) <= total;
  });
}

/** A shirt to be placed, the zones open to it (EL-121: those of whoever wears it), those it likes best first. */
export interface Piece {
  shirt: number;
  zones: number[];
}

/** EL-201, EL-205 Places for all shirts in the order given, as near to their likings as the formation allows. */
export function arrange(shape: string, pieces: Piece[]): Map<number, number> | null {
  const counts: number[] = Array.from({ length: 9 }, () => 0);
  const found = new Map<number, number>();
  function put(i: number): boolean {
    const piece = pieces[i];
    if (!piece) return true;
    for (const zone of piece.zones) {
      counts[zone] = (counts[zone] ?? 0) + 1;
      if (room(shape, counts)) {
        found.set(piece.shirt, zone);
        if (put(i + 1)) return true;
        found.delete(piece.shirt);
      }
      counts[zone] = (counts[zone] ?? 0) - 1;
    }
    return false;
  }
  return put(0) ? found : null;
}

/** EL-059, EL-116 The shirt each selected field player wears; those without a number take one of the three. */
export function shirtsFor(people: Footballer[]): Map<number, number> {
  const worn = new Map<number, number>();
  const field = people.filter((p) => p.role !== 'keeper');
  for (const p of field) {
    if (p.number >= 2 && p.number <= 11) worn.set(p.card, p.number - 2);
    else if (p.shirt !== null && ![...worn.values()].includes(p.shirt)) worn.set(p.card, p.shirt);
  }
  for (const p of field) {
    const free = [10, 11, 12].find((n) => ![...worn.values()].includes(n));
    if (!worn.has(p.card) && free !== undefined) worn.set(p.card, free);
  }
  return worn;
}

/** EL-205 The ten shirts of the field once those of the selected have come on for others. */
export function fieldFor(shirts: Worn[], worn: Map<number, number>): number[] {
  const on = new Set(shirts.flatMap((s, n) => (s.field ? [n] : [])));
  const used = new Set(worn.values());
  for (const [, shirt] of worn) {
    if (on.has(shirt)) continue;
    const free = [...on].filter((n) => !used.has(n));
    const out = free.find((n) => (shirts[n]?.card ?? null) === null) ?? free[0];
    if (out === undefined) break;
    on.delete(out);
    on.add(shirt);
  }
  return [...on].sort((a, b) => a - b);
}

/** Why somebody cannot be selected beside the others: the message, whom it names besides, the rule. */
export interface Why {
  id: string;
  other: number;
  rule: string;
}
const why = (id: string, rule: string, other = -1): Why => ({ id: `el-l-why-${id}`, other, rule });
const numberless = (p: Footballer): boolean => p.number < 2 || p.number > 11;

/** EL-203 to EL-205, as far as it can be seen from the cards. `unlimited`: the three shirts are no limit. */
export function barred(p: Footballer, others: Footballer[], shape: string, unlimited: boolean): Why | null {
  if (p.role === 'keeper') {
    const other = others.find((o) => o.role === 'keeper');
    return other ? why('keeper', 'EL-204', other.card) : null;
  }
  const field = others.filter((o) => o.role !== 'keeper');
  const twin = field.find((o) => p.number > 0 && o.number === p.number);
  if (twin) return why('number', 'EL-204', twin.card);
  if (field.length >= 10) return why('eleven', 'EL-205');
  if (!unlimited && numberless(p) && field.filter(numberless).length >= 3) return why('shirts', 'EL-063');
  if (shape) {
    const narrow = [...field, p].sort((a, b) => a.zones.length - b.zones.length);
    if (!arrange(shape, narrow.map((o) => ({ shirt: o.card, zones: o.zones })))) return why('shape', 'EL-205');
  }
  return null;
}
