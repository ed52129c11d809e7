/* The move generator of StreetSoccer in C: the limit that the engine is measured against.
 *
 * The same algorithm as src/touchline/games/streetsoccer (asks.py, sums.py, ground.py), written by
 * hand: board sets of two words, pitch sets of one, legs worked out once. It gives the same
 * answers in the same order, and is checked to before anything is timed. */

#ifndef STREET_H
#define STREET_H

#include <stdint.h>

typedef uint64_t set;

enum { W = 14, SIZE = 140, HALF = 70, GOAL = 0, MOST = 1024 };

/* The legs of a ball, for one setting of bend and goal_exit. */
struct legs {
    int first[60 * 8 + 1];
    int target[4000];
    set via_a[4000], via_b[4000];
    int pair[3600], steps[3600];
    int goal_first[121];
    int goal_cost[2000];
    set goal_via[2000];
    set disc[480];                  /* by p * 8 + r: within r steps */
    set ends[15360];                /* by p * 256 + powers: at r steps for a bit r of them */
    set cut_a[3600], cut_b[3600];   /* by p * 60 + cell: where the ways by this cell lead */
};

/* Options as the engine numbers them: 0 is the default. */
struct rules {
    int ring, revisit, bend, goal_exit, push_fallback, light_counts_keeper, enclosure, corner3;
    set low, high, edge_low, edge_high;
    struct legs legs;
};

struct table {
    int pos[10]; /* 0-4 the left team, 5-9 the right one; 0 and 5 are the keepers */
    int ball, side, die;
};

void street_tables(void);
void street_rules(struct rules *r);
int street_options(const struct rules *r, const struct table *t, int64_t *out);

#endif
