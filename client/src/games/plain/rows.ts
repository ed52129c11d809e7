/** A view as a list of names: what a game without a board of its own has to show. */
import { i18n, kebab, number } from '../../lib/i18n.svelte';

export interface Row {
  name: string;
  /** what stands there, in words; empty where `rows` tell it */
  text: string;
  rows: Row[];
}

const bare = (x: unknown): boolean => x === null || typeof x !== 'object';

/** The rows of a view; the messages of its game that name what stands in it begin with `prefix`. */
export function rows(view: object, prefix = ''): Row[] {
  const said = (id: string, otherwise: string): string => (prefix ? i18n.or(`${prefix}-view-${id}`, otherwise) : otherwise);
  /** a name without a message is read as words */
  const called = (name: string): string => said(kebab(name), name.replaceAll('_', ' '));

  function word(name: string, x: unknown): string {
    if (x === null || x === undefined || x === '') return '–';
    if (typeof x === 'number') return number(x, { useGrouping: false });
    if (typeof x === 'boolean') return x ? '✓' : '–';
    return said(`${kebab(name)}-${kebab(String(x))}`, String(x));
  }

  /** What stands at `name`, below this label: a word, a list of words, or names of their own. */
  function row(label: string, name: string, x: unknown): Row {
    if (bare(x)) return { name: label, text: word(name, x), rows: [] };
    if (!Array.isArray(x)) return { name: label, ...parts(Object.entries(x as object).map(([inner, what]) => row(called(inner), inner, what))) };
    if (x.every(bare)) return { name: label, text: x.map((each) => word(name, each)).join(', ') || '–', rows: [] };
    return { name: label, ...parts(x.map((each, n) => row(String(n + 1), name, each))) };
  }

  const parts = (all: Row[]): Omit<Row, 'name'> => ({ text: all.length ? '' : '–', rows: all });
  return Object.entries(view).map(([name, x]) => row(called(name), name, x));
}
