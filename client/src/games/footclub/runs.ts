/** Several codes as one answer, in the order in which the match asks for them. */
import { CARD, DONE } from './codes';
import type { CardType } from './view';

/**
 * FC-193 and the tactics: the cards in ascending order, then done. Of cards that are all alike the
 * match offers the lowest one each time, so whichever were picked, the lowest ones are sent.
 */
export function cardsRun(picks: number[], from: number[], same: (a: number, b: number) => boolean): number[] {
  const left = [...from].sort((a, b) => a - b);
  const sent: number[] = [];
  for (const pick of [...picks].sort((a, b) => a - b)) {
    const low = left.find((n) => n === pick || same(n, pick)) ?? pick;
    left.splice(left.indexOf(low), 1);
    sent.push(low);
  }
  return [...sent.sort((a, b) => a - b).map((n) => CARD + n), DONE];
}

export const sameType = (types: (n: number) => CardType, alike: (type: CardType) => boolean) => (a: number, b: number): boolean =>
  types(a) === types(b) && alike(types(a));
