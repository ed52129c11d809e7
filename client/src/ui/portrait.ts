/**
 * Busts from a small grammar: skin, face, hair and its colour, one extra thing, a pose. Drawn in a
 * box of 100 by 100, so plain that two people can be told apart at 40 pixels.
 */
/** What a card says of a face: words of the grammar below. */
export interface Looks {
  skin: string;
  hair: string;
  colour: string;
  face: string;
  extra: string;
  pose: string;
}

export interface Stroke {
  d: string;
  /** what it is made of: the colour follows from that */
  of: 'skin' | 'shade' | 'hair' | 'line' | 'shirt' | 'trim' | 'extra' | 'glass';
  /** drawn as a line of this width instead of an area */
  width?: number;
}

const FACES: Record<string, string> = {
  oval: 'M50 20C62 20 69 29 69 42C69 57 60 68 50 68C40 68 31 57 31 42C31 29 38 20 50 20Z',
  round: 'M50 20C63 20 71 30 71 43C71 57 62 66 50 66C38 66 29 57 29 43C29 30 37 20 50 20Z',
  square: 'M50 20C62 20 70 27 70 38V54C70 61 62 67 50 67C38 67 30 61 30 54V38C30 27 38 20 50 20Z',
  long: 'M50 18C61 18 67 27 67 41C67 60 58 72 50 72C42 72 33 60 33 41C33 27 39 18 50 18Z',
};

/** Hair behind the head, and in front of it. */
const HAIRS: Record<string, { back?: string; front?: string }> = {
  bald: {},
  crop: { front: 'M30 40C29 24 38 15 50 15C62 15 71 24 70 40C68 33 62 28 50 28C38 28 32 33 30 40Z' },
  short: { front: 'M29 43C26 22 37 12 51 12C66 12 74 23 71 43L67 36C66 30 60 30 50 31C40 30 34 31 33 36Z' },
  side: { front: 'M29 44C25 24 36 11 53 12C68 13 74 26 71 43L67 35C56 36 45 32 40 25C40 32 36 35 33 37Z' },
  quiff: { front: 'M30 42C28 32 30 27 34 24C36 10 56 4 72 13C68 14 68 17 70 22C73 29 72 36 70 42L66 34C58 29 42 29 34 34Z' },
  fringe: { back: 'M27 60C22 30 31 11 50 11C69 11 78 30 73 60L66 62V34H34V62Z', front: 'M29 41C27 21 37 12 50 12C63 12 73 21 71 41C64 44 36 44 29 41Z' },
  bob: { back: 'M25 66C19 30 30 10 50 10C70 10 81 30 75 66C66 70 64 62 64 40H36C36 62 34 70 25 66Z', front: 'M30 42C29 22 38 13 50 13C62 13 71 22 70 42C66 33 58 29 49 23C45 30 36 33 30 42Z' },
  long: { back: 'M24 92C18 40 28 9 50 9C72 9 82 40 76 92L64 84V40H36V84Z', front: 'M30 44C28 22 38 13 50 13C62 13 72 22 70 44C67 34 60 28 52 19C46 29 35 33 30 44Z' },
  waves: { back: 'M25 78C15 66 25 56 21 44C18 22 34 8 50 9C66 8 82 22 79 44C75 56 85 66 75 78C66 72 66 60 65 40H35C34 60 34 72 25 78Z', front: 'M29 42C27 21 38 12 50 13C62 12 73 21 71 42C66 31 60 34 55 25C48 34 34 28 29 42Z' },
  ponytail: { back: 'M62 18C82 14 90 34 82 58C80 68 76 74 72 78C76 60 74 44 66 32Z', front: 'M30 41C28 22 38 12 51 12C64 12 73 22 70 41C66 29 58 26 50 26C42 26 34 29 30 41Z' },
  bun: { back: 'M50 -1C59 -1 64 5 64 12C64 19 58 22 50 22C42 22 36 19 36 12C36 5 41 -1 50 -1Z', front: 'M30 41C28 22 38 13 50 13C62 13 72 22 70 41C66 29 58 26 50 26C42 26 34 29 30 41Z' },
  braids: { back: 'M26 40L20 88L31 90L36 44ZM74 40L80 88L69 90L64 44Z', front: 'M29 43C27 22 38 12 50 12C62 12 73 22 71 43C67 32 57 31 50 20C43 31 33 32 29 43Z' },
  curls: { back: 'M50 8a11 11 0 0 1 15 5a11 11 0 0 1 11 14a11 11 0 0 1 2 18a10 10 0 0 1-7 16L64 40H36L29 61a10 10 0 0 1-7-16a11 11 0 0 1 2-18a11 11 0 0 1 11-14a11 11 0 0 1 15-5Z', front: 'M31 40a8 8 0 0 1 3-15a9 9 0 0 1 12-7a9 9 0 0 1 13 2a9 9 0 0 1 9 9a7 7 0 0 1 1 11C64 33 58 34 52 29C45 36 36 31 31 40Z' },
  afro: { back: 'M50 2C76 2 88 20 86 40C85 54 77 62 68 62H32C23 62 15 54 14 40C12 20 24 2 50 2Z', front: 'M30 42C29 28 38 23 50 23C62 23 71 28 70 42C67 33 60 30 50 30C40 30 33 33 30 42Z' },
  locs: { back: 'M24 40C22 20 34 8 50 8C66 8 78 20 76 40L79 74H72L70 44H66L68 78H62V40H38V78H32L34 44H30L28 74H21Z', front: 'M29 42C28 21 38 12 50 12C62 12 72 21 71 42L66 31L60 36L55 28L49 36L44 28L38 36L34 31Z' },
  scarf: { back: 'M50 8C76 8 80 32 76 56C74 74 82 80 80 90H20C18 80 26 74 24 56C20 32 24 8 50 8Z', front: 'M28 50C24 24 36 13 50 13C64 13 76 24 72 50C70 34 62 27 50 27C38 27 30 34 28 50Z' },
};

/** How far the features look to one side. */
const TURN: Record<string, number> = { left: -6, front: 0, right: 6 };

const EXTRAS: Record<string, (x: number) => Stroke[]> = {
  none: () => [],
  beard: (x) => [{ d: `M31 48C33 66 40 73 50 73C60 73 67 66 69 48C66 54 60 55 ${50 + x} 54C40 55 34 54 31 48ZM${44 + x} 59H${56 + x}V61H${44 + x}Z`, of: 'hair' }],
  moustache: (x) => [{ d: `M${39 + x} 58C${42 + x} 52 ${48 + x} 53 ${50 + x} 55C${52 + x} 53 ${58 + x} 52 ${61 + x} 58C${56 + x} 57 ${53 + x} 59 ${50 + x} 58C${47 + x} 59 ${44 + x} 57 ${39 + x} 58Z`, of: 'hair' }],
  stubble: (x) => [{ d: `M32 50C35 64 41 69 50 69C59 69 65 64 68 50C65 56 59 55 ${50 + x} 55C41 55 35 56 32 50Z`, of: 'shade' }],
  glasses: (x) => [
    { d: `M${33 + x} 40H${47 + x}V47A4 4 0 0 1 ${43 + x} 51H${37 + x}A4 4 0 0 1 ${33 + x} 47ZM${53 + x} 40H${67 + x}V47A4 4 0 0 1 ${63 + x} 51H${57 + x}A4 4 0 0 1 ${53 + x} 47ZM${47 + x} 43H${53 + x}`, of: 'line', width: 2.6 },
  ],
  headband: () => [{ d: 'M29 36C34 27 66 27 71 36L71 29C66 20 34 20 29 29Z', of: 'extra' }],
  earrings: () => [{ d: 'M27 52a3.500 3.500 0 1 0 .1 0ZM73 52a3.500 3.500 0 1 0 .1 0Z', of: 'extra' }],
  freckles: (x) => [{ d: [36, 40, 38, 60, 64, 62].map((fx, i) => `M${fx + x} ${[51, 52, 55, 51, 52, 55][i]}a1.400 1.400 0 1 0 .1 0`).join(''), of: 'shade' }],
};

/** Everything to draw, from the back to the front. */
export function bust(looks: Looks): Stroke[] {
  const x = TURN[looks.pose] ?? 0;
  const hair = HAIRS[looks.hair] ?? HAIRS.short ?? {};
  const all: Stroke[] = [];
  if (hair.back) all.push({ d: hair.back, of: 'hair' });
  all.push({ d: 'M41 60H59V80H41Z', of: 'shade' });
  all.push({ d: 'M8 104C8 88 22 80 38 77Q50 88 62 77C78 80 92 88 92 104Z', of: 'shirt' });
  all.push({ d: 'M36 77.500Q50 92 64 77.500', of: 'trim', width: 5 });
  all.push({ d: 'M31 40a6 7 0 1 0 0 13ZM69 40a6 7 0 1 1 0 13Z', of: 'skin' });
  all.push({ d: FACES[looks.face] ?? FACES.oval ?? '', of: 'skin' });
  all.push(...(EXTRAS[looks.extra] ?? (() => []))(x).filter((s) => s.of === 'hair' || s.of === 'shade'));
  all.push({ d: `M${41 + x} 42.500a2.600 3 0 1 0 .1 0ZM${59 + x} 42.500a2.600 3 0 1 0 .1 0Z`, of: 'line' });
  all.push({ d: `M${50 + x * 1.3} 45V51`, of: 'shade', width: 2.4 });
  all.push({ d: `M${45 + x} 60Q${50 + x} 63.500 ${55 + x} 60`, of: 'line', width: 2.2 });
  if (hair.front) all.push({ d: hair.front, of: 'hair' });
  all.push(...(EXTRAS[looks.extra] ?? (() => []))(x).filter((s) => s.of !== 'hair' && s.of !== 'shade'));
  return all;
}

/** Hair of these is cloth and wears the trim of the shirt. */
export const clothed = (looks: Looks): boolean => looks.hair === 'scarf';
