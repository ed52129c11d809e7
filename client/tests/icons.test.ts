/** The signs of an installed Touchline are PNG files that show what favicon.svg shows. */
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ACCENT, drawn, icon, INK } from '../icons';

describe.each([[192, false], [512, false], [512, true]])('the sign of %i px, maskable %s', (size, maskable) => {
  const pixels = drawn(size, maskable);
  const at = (x: number, y: number): number[] => [...pixels.subarray((Math.floor(y * size) * size + Math.floor(x * size)) * 4, (Math.floor(y * size) * size + Math.floor(x * size)) * 4 + 4)];
  const scale = maskable ? 0.8 : 1;
  /** a point of the drawing of 32 by 32 */
  const of = (x: number, y: number): number[] => at(0.5 + (x / 32 - 0.5) * scale, 0.5 + (y / 32 - 0.5) * scale);

  it('has the line, the half circle and the ball where the drawing has them', () => {
    for (const [x, y] of [[9, 16], [9, 2], [17, 16], [22.5, 16], [9, 24]]) expect(of(x!, y!)).toEqual([...INK, 255]);
    for (const [x, y] of [[4, 16], [13, 16], [28.5, 16], [22.5, 26]]) expect(of(x!, y!)).toEqual([...ACCENT, 255]);
  });

  it('has round corners, or none where a device cuts its own', () => {
    expect(at(0, 0)[3]).toBe(maskable ? 255 : 0);
    expect(at(0.5, 0)[3]).toBe(255);
  });

  it('is a PNG file that holds just these pixels', () => {
    const file = icon(size, maskable);
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([size, size]);
    const data = file.indexOf('IDAT') + 4;
    const rows = inflateSync(file.subarray(data, data + file.readUInt32BE(data - 8)));
    expect(rows.length).toBe(size * (size * 4 + 1));
    const row = Math.floor(size / 2);
    expect([...rows.subarray(row * (size * 4 + 1) + 1, (row + 1) * (size * 4 + 1))]).toEqual([...pixels.subarray(row * size * 4, (row + 1) * size * 4)]);
  });
});
