/** A number as people write it: with a minus, not a hyphen. */
export const figure = (n: number): string => String(n).replace('-', '−');
