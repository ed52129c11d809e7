/**
 * Words. The client's own texts are bundled; those of the games and the server's refusals come
 * from our server, one file a language. The same Fluent files are read by Python.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { elided } from './elision';
import { whole } from './hyphens';
import { settings } from './settings.svelte';
import type { Said } from './wire';

export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];
export type Args = Record<string, string | number>;

/** Every file of this folder, by the language at the end of its name. */
const FILES = Object.entries(import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default', eager: true }));
const own = (lang: Lang): string =>
  FILES.filter(([path]) => new RegExp(`[/-]${lang}\\.ftl$`).test(path))
    .map(([, text]) => text)
    .join('\n');
const OWN: Record<Lang, string> = { en: own('en'), fr: own('fr') };

function bundle(lang: Lang, rooms: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, transform: lang === 'fr' ? whole : undefined });
  made.addResource(new FluentResource(OWN[lang]));
  if (rooms) made.addResource(new FluentResource(rooms));
  return made;
}

/** Numbers below zero with a minus sign, which is as wide as a plus; a hyphen between words or numbers stays. */
const minus = (text: string): string => text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−');

class I18n {
  lang = $state<Lang>('en');
  /** the texts of the games are here */
  ready = $state(false);
  /** the server did not give them */
  failed = $state(false);
  #wish: Lang = 'en';
  #rooms: Partial<Record<Lang, string>> = {};
  #bundle = $state.raw<FluentBundle>(bundle('en', ''));

  /** The language of last time, else the browser's, else English. */
  async start(): Promise<void> {
    const wish = settings.lang || (typeof navigator === 'undefined' ? 'en' : navigator.language);
    const lang = wish.toLowerCase().startsWith('fr') ? 'fr' : 'en';
    this.lang = lang;
    this.#bundle = bundle(lang, '');
    await this.use(lang, false);
  }

  /** Speak this language from now on, once its words are here. */
  async use(lang: Lang, keep = true): Promise<void> {
    if (keep) settings.set({ lang });
    this.#wish = lang;
    await this.#fetch(lang);
    if (this.#wish !== lang) return; // somebody changed their mind meanwhile
    this.lang = lang;
    this.#bundle = bundle(lang, this.#rooms[lang] ?? '');
    this.ready = this.#rooms[lang] !== undefined;
    if (typeof document !== 'undefined') document.documentElement.lang = lang;
  }

  /** Try again for words that could not be had. */
  again = (): Promise<void> => this.use(this.lang, false);

  async #fetch(lang: Lang): Promise<void> {
    if (this.#rooms[lang] !== undefined) return;
    try {
      const answer = await fetch(`/text/${lang}.ftl`);
      if (answer.ok) this.#rooms[lang] = await answer.text();
      this.failed = !answer.ok;
    } catch {
      this.failed = true; // the own texts still speak
    }
  }

  /** The texts of the games in one language. */
  take(lang: Lang, text: string): void {
    this.#rooms[lang] = text;
    if (lang !== this.lang) return;
    this.#bundle = bundle(lang, text);
    this.ready = true;
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The message, or its attribute (`id.label`); a missing one shows its name in braces. */
  t = (id: string, args?: Args): string => {
    const pattern = this.#pattern(id);
    if (pattern === null) return `{${id}}`;
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args ?? {}, faults);
    const signed = Object.values(args ?? {}).some((n) => typeof n === 'number' && n < 0) ? minus(text) : text;
    return args && this.lang === 'fr' ? elided(signed, args) : signed;
  };

  /** A sentence by name; `otherwise` where this language lacks it. */
  say(said: Said, otherwise = ''): string {
    if (!this.has(said.id) && otherwise) return otherwise;
    const hint = said.args.hint;
    return this.t(said.id, typeof hint === 'string' ? { ...said.args, hint: this.#hint(hint) } : said.args);
  }

  /** The hint of a refusal, which the server gives in English, in this language. */
  #hint(hint: string): string {
    const mean = /^Did you mean '(.*)'\?$/.exec(hint)?.[1];
    if (mean !== undefined && this.has('hint-mean')) return this.t('hint-mean', { word: mean });
    const known = /^Known: (.*)\.$/.exec(hint)?.[1];
    return known !== undefined && this.has('hint-known') ? this.t('hint-known', { words: known }) : hint;
  }

  #pattern(id: string) {
    const dot = id.indexOf('.');
    const message = this.#bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
    return (dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)]) ?? null;
  }
}

export const i18n = new I18n();
export const t = i18n.t;

/** A number as this language writes it. */
export function number(n: number, how: Intl.NumberFormatOptions = {}): string {
  return minus(new Intl.NumberFormat(i18n.lang, how).format(n));
}

/** A word of the wire as part of a message id: `fixed2+3` becomes `fixed2-3`. */
export function kebab(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
