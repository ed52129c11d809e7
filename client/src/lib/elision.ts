/** French leaves a vowel out before a vowel: `d’Étoile`, but `de Onze`. The server does the same (play/speech.py). */
const VOWEL = /^[aàâeéèêëiîïoôuùûüœæ]/i;
const WHOLE = /^(onze|oui)(?![\p{L}])/iu;

/** A sentence in which `de` and `que` before what was put in lose their vowel where they must. */
export function elided(text: string, args: Record<string, unknown>): string {
  for (const value of Object.values(args)) {
    if (typeof value !== 'string' || !VOWEL.test(value) || WHOLE.test(value)) continue;
    const name = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    text = text.replace(new RegExp(`(?<!\\p{L})([Dd]|[Qq]u)e[ \u00a0](?=${name})`, 'gu'), '$1’');
  }
  return text;
}
