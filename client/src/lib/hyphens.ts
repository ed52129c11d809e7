/**
 * Compound words and the ends of lines: `laissez-vous` and `mi-temps` stay whole, for a hyphen with a
 * stump of a few letters beside it ends no line well. Longer ones (`contre-attaque`) may still break,
 * or they would not fit on a narrow button.
 */

/** A sign without width that forbids a line to end here; the word looks, sounds and copies as before. */
export const JOINER = '\u2060';
/** So few letters are a stump. */
const STUMP = 4;

/** Names of options, files and addresses are no words: they are copied letter by letter. */
const WORD = /(?<![-\p{L}\p{N}_./])\p{L}+(?:-\p{L}+)+(?![-\p{L}\p{N}_/])/gu;

/** The same words; hyphens beside a stump end no line. */
export function whole(text: string): string {
  if (!text.includes('-')) return text;
  return text.replace(WORD, (word) => {
    const parts = word.split('-');
    return parts.map((part, i) => (i === 0 ? part : Math.min(part.length, parts[i - 1]?.length ?? 0) <= STUMP ? `-${JOINER}${part}` : `-${part}`)).join('');
  });
}
