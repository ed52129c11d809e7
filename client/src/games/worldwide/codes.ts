export { ABILITIES, DROP, DROP_PERSON, NUMBER, PASS, SUBSTITUTE } from './shown';

/** The number behind an anchor such as `a:4`; -1 where it is another kind of anchor. */
export function numberOf(anchor: string | undefined, kind: string): number {
  const found = anchor?.match(/^([a-z-]+):(\d+)$/);
  return found && found[1] === kind ? Number(found[2]) : -1;
}
