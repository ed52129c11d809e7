import { describe, expect, it } from 'vitest';
import type { Span } from '../src/lib/api';
import { glued } from '../src/lib/spans';

const text = (words: string): Span => ({ kind: 'text', text: words });
const rule = (id: string): Span => ({ kind: 'rule', text: id });
const flat = (spans: Span[]): string[] => glued(spans).map((p) => `${p.before}|${p.text}|${p.after}`);

describe('a link to a rule', () => {
  it('keeps its brackets and what follows it at once', () => {
    expect(flat([text('may rest ('), rule('SS-100'), text(', '), rule('SS-102'), text('). More')])).toEqual([
      '|may rest |', '(|SS-100|,', '| |', '|SS-102|).', '| More|',
    ]);
  });

  it('leaves other text alone', () => {
    const spans: Span[] = [rule('SS-1'), rule('SS-2'), { kind: 'code', text: '(a' }, rule('SS-3')];
    expect(flat(spans)).toEqual(['|SS-1|', '|SS-2|', '|(a|', '|SS-3|']);
    const given = [text('see ('), rule('SS-1')];
    glued(given);
    expect(given[0]?.text).toBe('see ('); // what was given stays as it was
  });
});
