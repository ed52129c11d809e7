import { describe, expect, it } from 'vitest';
import { path } from '../src/lib/qr';
import { own } from '../src/lib/sharing.svelte';

describe('a QR code as a path', () => {
  const rows = ['1101', '0000', '0111', '1000'];
  it('covers the dark modules and no others', () => {
    const drawn = rows.map((row) => [...row].fill('0'));
    for (const [, x, y, n, back] of path(rows).matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
      expect(n).toBe(back);
      for (let i = 0; i < Number(n); i++) drawn[Number(y)]![Number(x) + i] = '1';
    }
    expect(drawn.map((row) => row.join(''))).toEqual(rows);
    expect(path(rows).replace(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('');
  });
  it('is empty where there is nothing', () => expect(path([])).toBe(''));
});

describe('addresses that lead everybody to their own computer', () => {
  it.each(['localhost', 'touchline.localhost', '127.0.0.1', '127.0.0.2', '[::1]'])('%s', (host) => expect(own(host)).toBe(true));
  it.each(['192.168.1.5', 'laptop.local', '128.0.0.1', 'localhost.example', '127.0.0.1.example', 'club.example'])('not %s', (host) =>
    expect(own(host)).toBe(false));
});
