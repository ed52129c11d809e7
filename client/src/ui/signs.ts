/** Small signs that several games show, each a path in a box of 24 by 24. */
export const STAR = 'M12 1.500l3.200 7 7.600.8-5.700 5.100 1.600 7.500L12 18.100l-6.700 3.800 1.600-7.500L1.200 9.300l7.600-.8Z';
/** A draw pile, seen from the side. */
export const PILE = 'M3 3h13v17H3ZM18 6h2v17H7v-2h11Z';
/** A goal: a small ball. */
export const BALL = 'M12 1a11 11 0 1 0 .01 0ZM12 6.500l5 3.700-1.900 6H8.900L7 10.200Z';
