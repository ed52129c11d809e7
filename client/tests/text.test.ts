/** Every message exists in every language, and every message that the source asks for exists. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { own } from './texts';

const SRC = join(__dirname, '../src');
const ROOMS = join(__dirname, '../../src/touchline/games');
// whose texts the server sends besides those of the packs
const SENT = ['server', 'play'].map((name) => join(__dirname, '../../src/touchline', name));
const LANGS = ['en', 'fr'] as const;

function files(folder: string, ends: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((e) => e.isFile() && ends.test(e.name))
    .map((e) => join(e.parentPath, e.name));
}

/** Ids with their attributes, from one file. */
function ids(text: string): Set<string> {
  const found = new Set<string>();
  let message = '';
  for (const line of text.split('\n')) {
    const head = /^([a-z][a-z0-9-]*) =/.exec(line);
    const part = /^ {4}\.([a-z]+) =/.exec(line);
    if (head) {
      message = head[1] ?? '';
      if (found.has(message)) throw new Error(`${message} stands there twice`);
      found.add(message);
    } else if (part) found.add(`${message}.${part[1]}`);
  }
  return found;
}

const rooms = (lang: string): string =>
  [...readdirSync(ROOMS).map((game) => join(ROOMS, game, 'voice', `text.${lang}.ftl`)).filter(existsSync), ...SENT.map((folder) => join(folder, `text.${lang}.ftl`))]
    .map((f) => readFileSync(f, 'utf8'))
    .join('\n\n');

describe.each(LANGS)('texts in %s', (lang) => {
  it('can be read without a fault', () => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(own(lang)))).toEqual([]);
    // what Fluent cannot read it leaves out in silence: every head must have come through
    for (const id of ids(own(lang))) {
      const [head = '', part] = id.split('.');
      const message = bundle.getMessage(head);
      expect(part ? message?.attributes[part] : message, id).toBeTruthy();
    }
  });

  it('have every message the source asks for', () => {
    const known = new Set([...ids(own(lang)), ...ids(rooms(lang))]);
    const asked: string[] = [];
    for (const file of files(SRC, /\.(ts|svelte)$/)) {
      const text = readFileSync(file, 'utf8');
      for (const m of text.matchAll(/\bt\('([a-z][a-z0-9.-]*)'/g)) asked.push(m[1] ?? '');
      for (const m of text.matchAll(/\bid: '((?:err|srv)-[a-z0-9-]+)'/g)) asked.push(m[1] ?? '');
    }
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it('have every message whose name the source puts together', () => {
    const known = [...ids(own(lang)), ...ids(rooms(lang))];
    for (const file of files(SRC, /\.(ts|svelte)$/)) {
      const text = readFileSync(file, 'utf8');
      for (const m of text.matchAll(/\bt\(`([a-z][a-z0-9-]*-)\$\{/g)) {
        const head = m[1] ?? '';
        expect(known.some((id) => id.startsWith(head)), `${head}… in ${file}`).toBe(true);
      }
    }
  });
});

describe('languages', () => {
  it('say the same things', () => {
    expect([...ids(own('fr'))].sort()).toEqual([...ids(own('en'))].sort());
  });

  it('use the same arguments', () => {
    const used = (text: string): Map<string, string> => {
      const found = new Map<string, string>();
      for (const block of text.split(/\n(?=[a-z])/)) {
        const id = /^([a-z][a-z0-9-]*) =/.exec(block)?.[1];
        if (id) found.set(id, [...new Set([...block.matchAll(/\$([a-z-]+)/g)].map((m) => m[1]))].sort().join());
      }
      return found;
    };
    expect([...used(own('fr'))].sort()).toEqual([...used(own('en'))].sort());
  });
});

describe('French typography', () => {
  it('has its spaces before high punctuation and inside guillemets', () => {
    const wrong = own('fr')
      .split('\n')
      .map((line) => line.replace(/^[a-z0-9-]+ = /, ''))
      .filter((line) => !line.startsWith('#'))
      .filter(
        (line) =>
          /[^\u202f\s][;!?](?=\s|$)| [;!?»]|« |[^\u00a0]:(?=\s|$)|«[^\u00a0]|[^\u00a0]»/.test(line) &&
          !/^ *(\[|\*\[|\}|.*->$)/.test(line),
      );
    expect(wrong).toEqual([]);
  });

  it('uses typographic apostrophes', () => {
    expect(own('fr').split('\n').filter((l) => /\w'\w/.test(l))).toEqual([]);
  });

  it('says « vous »', () => {
    expect(own('fr')).not.toMatch(/(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu);
  });
});

describe('no sentence stands in code', () => {
  it('keeps running text out of the templates', () => {
    const wrong: string[] = [];
    for (const file of files(SRC, /\.svelte$/)) {
      const markup = readFileSync(file, 'utf8')
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<style[\s\S]*?<\/style>/g, '')
        .replace(/<!--[\s\S]*?-->/g, '');
      for (const m of markup.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)+)/g)) wrong.push(`${file}: ${m[1]}`);
    }
    expect(wrong).toEqual([]);
  });
});
