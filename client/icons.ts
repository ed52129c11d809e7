/** The signs of an installed Touchline as PNG, drawn by the numbers of public/favicon.svg. */
import { deflateSync } from 'node:zlib';

type Colour = readonly [number, number, number];
/** the accent and the ink upon it (client/src/tokens.css) */
export const ACCENT: Colour = [0xdc, 0xf5, 0x4a];
export const INK: Colour = [0x14, 0x21, 0x0a];

/** the drawing is 32 wide and high; round corners, half a line, half a circle, the ball */
const [SIDE, CORNER, STROKE] = [32, 6, 3];
/** a pixel is the mean of so many by so many points */
const FINE = 4;
/** of a sign that is cut to any shape the middle four fifths are always seen */
const SAFE = 0.8;

function inked(x: number, y: number): boolean {
  const line = Math.abs(x - 9) <= STROKE / 2;
  const half = x >= 9 && Math.abs(Math.hypot(x - 9, y - 16) - 8) <= STROKE / 2;
  return line || half || Math.hypot(x - 22.5, y - 16) <= 4.5;
}

function within(x: number, y: number): boolean {
  const far = (v: number): number => Math.max(CORNER - v, v - (SIDE - CORNER), 0);
  return x >= 0 && y >= 0 && x <= SIDE && y <= SIDE && Math.hypot(far(x), far(y)) <= CORNER;
}

/** Red, green, blue and opacity of every pixel. A `maskable` sign fills its square, to be cut to any shape. */
export function drawn(size: number, maskable = false): Uint8Array {
  const pixels = new Uint8Array(size * size * 4);
  const scale = maskable ? SAFE : 1;
  const at = (n: number): number => SIDE / 2 + (((n + 0.5) / FINE / size) * SIDE - SIDE / 2) / scale;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let [ground, ink] = [0, 0];
      for (let n = 0; n < FINE * FINE; n++) {
        const [x, y] = [at(column * FINE + (n % FINE)), at(row * FINE + Math.floor(n / FINE))];
        if (!maskable && !within(x, y)) continue;
        if (inked(x, y)) ink++;
        else ground++;
      }
      const seen = ground + ink;
      const colour = seen ? ACCENT.map((c, i) => Math.round((c * ground + INK[i]! * ink) / seen)) : [0, 0, 0];
      pixels.set([...colour, Math.round((255 * seen) / FINE ** 2)], (row * size + column) * 4);
    }
  }
  return pixels;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});
const crc = (bytes: Uint8Array): number => ~bytes.reduce((sum, byte) => TABLE[(sum ^ byte) & 255]! ^ (sum >>> 8), ~0) >>> 0;

function chunk(kind: string, data: Uint8Array): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(kind, 'latin1'), data, Buffer.alloc(4)]);
  whole.writeUInt32BE(data.length, 0);
  whole.writeUInt32BE(crc(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}

/** A sign as a PNG file. */
export function icon(size: number, maskable = false): Buffer {
  const pixels = drawn(size, maskable);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // eight bits a channel; red, green, blue, opacity
  const rows = Buffer.alloc(size * (size * 4 + 1)); // each row begins with 0: no filter
  for (let row = 0; row < size; row++) rows.set(pixels.subarray(row * size * 4, (row + 1) * size * 4), row * (size * 4 + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', new Uint8Array())]);
}
