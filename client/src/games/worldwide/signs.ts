/**
 * What a card shows: the way of the ball (drawn through), runs without it (dashed), bodies, and the
 * ball itself. Drawn in a box of 64 by 40, the goal being attacked on the right.
 */
export interface Picture {
  /** the way of the ball */
  way?: string;
  /** a run without it */
  run?: string;
  /** arrowheads, players, posts */
  mass?: string;
  ball: [number, number];
}

const head = (x: number, y: number, turn: number): string => {
  const at = (r: number, a: number): string => `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
  const a = (turn * Math.PI) / 180;
  return `M${at(5, a)}L${at(5, a + 2.4)}L${at(5, a - 2.4)}Z`;
};
const man = (x: number, y: number): string => `M${x} ${y - 9}a3 3 0 1 1 -.01 0ZM${x - 4} ${y + 7}v-6a4 4 0 0 1 8 0v6Z`;
const bar = (x: number, y: number, w = 4, h = 16): string => `M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}Z`;

export const PICTURES: Record<string, Picture> = {
  dribble: { way: 'M8 28C14 10 20 10 24 22S36 34 42 18', mass: head(44, 14, -62) + bar(30, 10, 4, 10) + bar(19, 31, 4, 10), ball: [8, 28] },
  pass: { way: 'M12 26L44 16', mass: head(48, 14.700, -17) + man(58, 14), ball: [12, 26] },
  long_pass: { way: 'M8 32C16 2 42 2 52 22', mass: head(54, 26, 62) + man(34, 32) + man(24, 32), ball: [8, 32] },
  through_ball: { way: 'M8 20H48', run: 'M16 34C28 36 40 32 46 26', mass: head(53, 20, 0) + bar(30, 8, 5, 14) + bar(30, 32, 5, 14), ball: [8, 20] },
  cross: { way: 'M18 34C34 34 46 28 50 14', mass: head(50.500, 10, -80) + 'M60 2h2v36h-2ZM52 2h10v2H52ZM52 36h10v2H52Z', ball: [18, 34] },
  shot: { way: 'M8 30L42 18', mass: head(45, 17, -19) + 'M52 6h10v2.500H54.500V33H52ZM58 11h1.500v19H58ZM54 15h8v1.500h-8ZM54 24h8v1.500h-8Z', ball: [8, 30] },
  tackle: { way: 'M6 32H26', mass: 'M22 34L44 24L50 10L55 12L50 30L58 34V38H22Z' + 'M36 8a4 4 0 1 1 -.01 0Z', ball: [12, 26] },
  press: { run: 'M4 20H16M60 20H48M32 2V6M32 38V34', mass: head(20, 20, 0) + head(44, 20, 180) + head(32, 9, 90) + head(32, 31, -90), ball: [32, 20] },
  interception: { way: 'M6 30C18 16 26 14 34 16', run: 'M38 16C46 18 52 22 58 30', mass: bar(36, 16, 5, 24), ball: [29, 15] },
  one_two: { way: 'M8 32L26 10L44 30', run: 'M10 35H44', mass: head(47, 33, 48) + man(26, 12), ball: [8, 32] },
  switch_play: { way: 'M14 34C22 20 42 22 50 8', mass: head(52, 4, -62) + 'M4 2h56v1.500H4ZM4 37h56v1.500H4Z', ball: [14, 32] },
  feint: { way: 'M8 30C18 30 22 26 28 18C32 12 36 10 44 10', run: 'M22 30C30 32 36 32 44 32', mass: head(48, 10, 0) + bar(38, 22, 4, 12), ball: [8, 30] },
};
const PLAIN: Picture = { ball: [32, 20] };

/** A picture for a card: its own where there is one, else that of its kind, else a ball. */
export const picture = (id: string, kind: string): Picture => PICTURES[id] ?? PICTURES[kind] ?? PLAIN;

/** A whistle, a card, a change of players, a ground, an armband: paths in a box of 24 by 24. */
export const WHISTLE = 'M2 7h12l8 0v5h-5a7 7 0 1 1-13-2L2 10ZM10 10.500a3.500 3.500 0 1 0 .01 0Z';
export const CHANGE = 'M7 2L1 9h4v11h4V9h4ZM17 22l6-7h-4V4h-4v11h-4Z';
export const GROUND = 'M1 6C1 3 23 3 23 6V20H15V15H9V20H1ZM3 8.500c3 1.300 15 1.300 18 0v-1.800c-4-1.500-14-1.500-18 0Z';
export const ARMBAND = 'M3 3C8 6 16 6 21 3V19C16 22 8 22 3 19ZM15.500 9.500C14 6.500 8 7 8 12.500S14 18.500 15.500 15.500L13.500 14.300C12.700 16 10.500 15.600 10.500 12.500S12.700 9 13.500 10.700Z';
export const SHIELD = 'M12 1l10 3.500v7C22 18 17.500 21.500 12 23.500C6.500 21.500 2 18 2 11.500v-7Z';
