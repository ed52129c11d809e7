/** Numbers of answers, as src/touchline/games/worldwide/codes.py has them. */
export const PASS = 0;
export const NUMBER = 15;
export const SUBSTITUTE = 52;
export const DROP_PERSON = 59;
export const DROP = 73;
export const ABILITIES = 201;

/** The number behind an anchor such as `a:4`; -1 where it is another kind of anchor. */
export function numberOf(anchor: string | undefined, kind: string): number {
  const found = anchor?.match(/^([a-z-]+):(\d+)$/);
  return found && found[1] === kind ? Number(found[2]) : -1;
}
