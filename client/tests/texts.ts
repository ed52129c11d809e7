/** All texts of the client, as if every part of it had been wanted: to be imported for that alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { i18n, type Lang } from '../src/lib/i18n.svelte';

const SRC = join(import.meta.dirname, '../src');

/** The files with the client's own texts in a language, by their places. */
export const textFiles = (lang: Lang): string[] =>
  readdirSync(SRC, { withFileTypes: true, recursive: true })
    .filter((e) => e.isFile() && e.name.endsWith(`.${lang}.ftl`))
    .map((e) => join(e.parentPath, e.name))
    .sort();

export const own = (lang: Lang): string => textFiles(lang).map((f) => readFileSync(f, 'utf8')).join('\n');

// no server stands behind these tests: what one would send is nothing
const asked = globalThis.fetch;
globalThis.fetch = (at, init) => (typeof at === 'string' && at.startsWith('/text/') ? Promise.resolve(new Response('')) : asked(at, init));

const all = (lang: Lang): URL => new URL(`data:text/plain;charset=utf-8,${encodeURIComponent(own(lang))}`);
await i18n.want({ en: all('en'), fr: all('fr') });
