/** Texts that more than one place wants. */
import type { Texts } from './i18n.svelte';

/** what is said of how somebody likes to play, on its page and in the sheet at a table */
export const SETTINGS: Texts = { en: new URL('../text/settings.en.ftl', import.meta.url), fr: new URL('../text/settings.fr.ftl', import.meta.url) };

/** what is said of rules of one's own */
export const OWN: Texts = { en: new URL('../text/own.en.ftl', import.meta.url), fr: new URL('../text/own.fr.ftl', import.meta.url) };
