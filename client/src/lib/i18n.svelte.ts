/**
 * Words. The client's own texts are loaded in parts, each in the language that is spoken; the
 * server's refusals and what each game says come from our server. The same Fluent files are read by
 * Python.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import doorEn from '../text/door.en.ftl?raw';
import doorFr from '../text/door.fr.ftl?raw';
import { brought } from './brought';
import { elided } from './elision';
import { whole } from './hyphens';
import { load } from './load';
import { sent } from './sent';
import { settings } from './settings.svelte';
import type { Said } from './wire';

export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];
export type Args = Record<string, string | number>;
/** One part of the texts: where it is in every language. */
export type Texts = Record<Lang, URL | string>;

/** What is said before anything else has come, or because it does not come. */
const DOOR: Record<Lang, FluentResource> = { en: new FluentResource(doorEn), fr: new FluentResource(doorFr) };
/** What any page needs. */
const SHARED: Texts = { en: new URL('../text/text.en.ftl', import.meta.url), fr: new URL('../text/text.fr.ftl', import.meta.url) };

/** by then a page is shown, where no browser says that it is */
const LATER_MS = 2000;
/** What the server refuses, and remarks at a table. */
const FAULTS: Texts = sent('faults');

function bundle(lang: Lang, parts: readonly FluentResource[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, transform: lang === 'fr' ? whole : undefined });
  for (const part of [DOOR[lang], ...parts]) made.addResource(part);
  return made;
}

/** Do this once the page has nothing else to do. */
function idle(what: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(what);
  else if (typeof document !== 'undefined') setTimeout(what, LATER_MS); // Safari
}

/** Numbers below zero with a minus sign, which is as wide as a plus; a hyphen between words or numbers stays. */
const minus = (text: string): string => text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−');

class I18n {
  lang = $state<Lang>('en');
  /** the client's own words for any page are here */
  spoken = $state(false);
  /** what the server says on any page is here */
  ready = $state(false);
  /** the server did not give them */
  failed = $state(false);
  /** the own words of a language did not come */
  trouble = $state.raw<unknown>();
  #wish: Lang = 'en';
  #theirs: Partial<Record<Lang, FluentResource>> = {};
  #refusals: Promise<undefined> | undefined;
  /** the parts that have been wanted, in the languages in which they have come */
  #parts = new Map<Texts, Partial<Record<Lang, FluentResource>>>();
  #bundle = $state.raw<FluentBundle>(bundle('en', []));

  /** The language of last time, else the browser's, else English. */
  async start(): Promise<void> {
    const wish = settings.lang || (typeof navigator === 'undefined' ? 'en' : navigator.language);
    const lang = wish.toLowerCase().startsWith('fr') ? 'fr' : 'en';
    this.lang = lang;
    this.#speak(lang);
    this.#wish = lang;
    this.trouble = undefined;
    const theirs = this.#fetch(lang);
    try {
      await this.want(SHARED);
      this.spoken = true;
    } catch (e) {
      this.trouble = e;
      return;
    }
    await theirs;
    if (this.#wish === lang) this.#speak(lang);
    idle(() => void this.refusals());
  }

  /** Speak this language from now on, once its words are here. */
  async use(lang: Lang, keep = true): Promise<void> {
    this.#wish = lang;
    this.trouble = undefined;
    try {
      await Promise.all([this.#fetch(lang), ...[...this.#parts.keys()].map((part) => this.#load(part, lang))]);
    } catch (e) {
      this.trouble = e; // the language of before still speaks
      return;
    }
    if (keep) settings.set({ lang });
    if (this.#wish === lang) this.#speak(lang); // else somebody changed their mind meanwhile
  }

  #speak(lang: Lang): void {
    this.lang = lang;
    const theirs = this.#theirs[lang];
    const own = [...this.#parts.values()].flatMap((part) => part[lang] ?? []);
    this.#bundle = bundle(lang, theirs ? [...own, theirs] : own);
    this.ready = theirs !== undefined;
    if (typeof document !== 'undefined') document.documentElement.lang = lang;
  }

  /** Try again for words that could not be had. */
  again = (): Promise<void> => this.use(this.lang, false);

  /** These texts are wanted, in the language spoken now and in each that is spoken later. */
  async want(texts: Texts): Promise<void> {
    if (!this.#parts.has(texts)) this.#parts.set(texts, {});
    let lang: Lang;
    do {
      lang = this.#wish;
      await this.#load(texts, lang);
    } while (lang !== this.#wish);
    if (lang === this.lang) this.#speak(lang);
  }

  async #load(texts: Texts, lang: Lang): Promise<void> {
    const part = this.#parts.get(texts);
    if (!part || part[lang]) return;
    part[lang] = await load(async () => {
      const here = brought(texts[lang]);
      if (typeof here === 'string') return new FluentResource(here);
      const answer = await fetch(texts[lang]);
      if (!answer.ok) throw new Error(`${texts[lang]}: status ${answer.status}`);
      return new FluentResource(await answer.text());
    });
  }

  async #fetch(lang: Lang): Promise<void> {
    if (this.#theirs[lang] !== undefined) return;
    const here = brought(sent('shared')[lang]);
    if (typeof here === 'string') {
      this.#theirs[lang] = new FluentResource(here);
      return;
    }
    try {
      const answer = await fetch(sent('shared')[lang]);
      if (answer.ok) this.#theirs[lang] = new FluentResource(await answer.text());
      this.failed = !answer.ok;
    } catch {
      this.failed = true; // the own texts still speak
    }
  }

  /**
   * The sentences of refusals, which no page needs to be shown: fetched when nothing else is, or with
   * the first refusal. Where they do not come, a refusal is told in the words it came with.
   */
  async refusals(): Promise<void> {
    if (this.#parts.get(FAULTS)?.[this.#wish]) return;
    this.#refusals ??= this.want(FAULTS).then(
      () => (this.#refusals = undefined),
      () => (this.#refusals = undefined),
    );
    await this.#refusals;
  }

  /** Texts in one language as if the server had sent them. */
  take(lang: Lang, text: string): void {
    this.#theirs[lang] = new FluentResource(text);
    if (lang === this.lang) this.#speak(lang);
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

  /** The message where there is one, else this. */
  or(id: string, otherwise: string): string {
    return this.has(id) ? this.t(id) : otherwise;
  }

  /** A sentence by name; `otherwise` where this language lacks it. */
  say(said: Said, otherwise = ''): string {
    if (!this.has(said.id)) {
      void this.refusals(); // it is said anew once they have come
      if (otherwise) return otherwise;
      if (/^(?:srv|fault|read)-/.test(said.id)) return this.t('err-untold');
    }
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
