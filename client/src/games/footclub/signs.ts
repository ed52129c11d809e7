/** Small signs, each a path in a box of 24 by 24. A sign never stands for something by hue alone. */
import type { CardType, Strength } from './view';

/** The six shapes of the ball, red to violet. */
export const SHAPES: Record<number, string> = {
  1: 'M12 2a10 10 0 1 0 .01 0Z',
  2: 'M12 1L23.500 21H.5Z',
  3: 'M2.500 2.500H21.500V21.500H2.500Z',
  4: 'M12 0L24 12L12 24L0 12Z',
  5: 'M12 .5L23.400 8.800L19 22.300H5L.6 8.800Z',
  6: 'M12 0L15.200 6.500L22.400 6L18.400 12L22.400 18L15.200 17.500L12 24L8.800 17.500L1.600 18L5.600 12L1.600 6L8.800 6.500Z',
};
/** How far the number stands below the middle, so that it sits in the shape. */
export const SINK: Record<number, number> = { 1: 0, 2: 3, 3: 0, 4: 0, 5: 1, 6: 0 };

export const STRENGTHS: Record<Strength, string> = {
  speedster: 'M3 5l8 7-8 7V5ZM12 5l9 7-9 7V5Z',
  finisher: 'M12 2a10 10 0 1 0 .01 0ZM12 6a6 6 0 1 1-.01 0ZM12 9.500a2.500 2.500 0 1 0 .01 0Z',
  stopper: 'M12 1.500l9 3.500v7c0 5-4 8.500-9 10.500C7 20.500 3 17 3 12V5Z',
  versatile: 'M8 2L2 8h4.500v9H10V8h4ZM16 22l6-6h-4.500V7H14v9h-4Z',
  ball_winner: 'M12 1.500C16 7 19 10.500 19 15a7 7 0 0 1-14 0C5 10.500 8 7 12 1.500ZM9 13.500a3.500 4 0 0 0 3 5.500v-2a2 2.500 0 0 1-1.500-3.500Z',
  enforcer: 'M12 1l2.600 5.700 5.800-2.300-2.300 5.800L23.800 12l-5.700 2.600 2.300 5.800-5.800-2.300L12 23.800l-2.600-5.700-5.800 2.300 2.300-5.800L.2 12l5.700-1.800-2.300-5.800 5.800 2.300Z',
};

export const CARDS: Record<CardType, string> = {
  press: 'M2 6h5l4 6-4 6H2l4-6ZM22 6h-5l-4 6 4 6h5l-4-6Z',
  tackle: 'M2 20h20v2H2ZM3 17l11-6 3-8 3 1-2 9 3 1v3Z',
  set_attack: 'M2 4h20v16h-4v-9H6v9H2ZM9 14h6v6H9Z',
  solo_run: 'M3 20C3 12 9 17 10 11S17 9 17 6h-4l6-5 4 7h-3c0 6-6 4-7 9S6 19 6 22H3Z',
  counter: 'M10 3v5c8 0 12 4 12 13-3-5-6-7-12-7v5L1 11Z',
  fans: 'M2 22v-6a4 4 0 0 1 8 0v6ZM14 22v-6a4 4 0 0 1 8 0v6ZM6 5.500a3 3 0 1 0 .01 0ZM18 5.500a3 3 0 1 0 .01 0ZM8 3h8v3H8Z',
  attack_support: 'M12 1l9 9h-5v5H8v-5H3ZM8 17h8v5H8Z',
  defence_support: 'M12 1l10 3v8c0 6-4.500 9.500-10 11.500C6.500 21.500 2 18 2 12V4ZM10.500 7v4H7v3h3.500v4h3v-4H17v-3h-3.500V7Z',
};

/** A fan with a scarf, the kop's banner, the armband, a drop of freshness. */
export const FAN = 'M12 1a5 5 0 1 1-.01 0ZM2.500 24v-4c0-5 3.500-8 9.500-8s9.500 3 9.500 8v4Z';
export const KOP = 'M1 2h2v22H1ZM21 2h2v22h-2ZM4 4h16v11l-8-3.500L4 15Z';
export const DROP = 'M12 1.500C16.500 7.500 20 11 20 15.500a8 8 0 0 1-16 0C4 11 7.500 7.500 12 1.500Z';
