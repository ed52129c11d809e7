/* What is open in a turn: see asks.py, which this follows function by function. */

#include "ground.h"

#define BELOW ((((set)1) << 42) - 1)
#define ROW ((((set)1) << 14) - 1)
#define CORNERS ((set)1 | (set)1 << 9 | (set)1 << 50 | (set)1 << 59)

static inline set up(set a, set b) {
    return a << 1 | a >> 1 | (a & BELOW) << 14 | a >> 14 | (b & ROW) << 42;
}
static inline set down(set a, set b) {
    return b << 1 | b >> 1 | (b & BELOW) << 14 | b >> 14 | a >> 42;
}

struct group {
    int rest, goal;
    set ends;
};

static void walk(set low, set high, int start, int ball, int steps, set *ends_a, set *ends_b,
                 unsigned *contact) {
    set a = low_of[start], b = high_of[start];
    unsigned touched = 0;
    for (int step = 1; step <= steps; step++) {
        set x = up(a, b), y = down(a, b);
        if (x & low_of[ball] || y & high_of[ball]) touched |= 1u << step;
        a = x & low;
        b = y & high;
    }
    *ends_a = a, *ends_b = b, *contact = touched;
}

static void once(set low, set high, int here, int ball, int left, int step, set *a, set *b,
                 unsigned *contact) {
    static const int around[4] = {1, -1, W, -W};
    if (left == 0) {
        *a |= low_of[here];
        *b |= high_of[here];
        return;
    }
    for (int d = 0; d < 4; d++) {
        int c = here + around[d];
        if (c == ball)
            *contact |= 1u << step;
        else if (low & low_of[c] || high & high_of[c])
            once(low & ~low_of[c], high & ~high_of[c], c, ball, left - 1, step + 1, a, b, contact);
    }
}

/* Bit r of `powers` is set if the ball may be kicked r steps from `start`. */
static set kick_ends(const struct legs *l, set occupied, set mates, int side, int start, int powers,
                     int *scores) {
    int power_of[60], top = 31 - __builtin_clz(powers), goal = 0;
    set clear_of[60], met = 0, todo = (set)1 << start, known = todo, found = 0;
    power_of[start] = powers;
    while (todo) {
        int p = __builtin_ctzll(todo);
        set low = todo & -todo, clear;
        todo ^= low;
        powers = power_of[p];
        if (met & low) {
            clear = clear_of[p];
        } else {
            set x = 0, y = 0;
            for (set near = occupied & l->disc[p * 8 + top - 1]; near; near &= near - 1) {
                int c = p * 60 + __builtin_ctzll(near);
                x |= l->cut_a[c];
                y |= l->cut_b[c];
            }
            clear_of[p] = clear = ~(x & y);
            met |= low;
        }
        found |= l->ends[p * 256 + powers] & clear;
        for (set near = mates & l->disc[p * 8 + top] & clear; near; near &= near - 1) {
            int q = __builtin_ctzll(near), left = powers >> (l->steps[p * 60 + q] - 1) & 254;
            set bit = near & -near;
            if (known & bit) {
                if (!(left & ~power_of[q])) continue;
                left |= power_of[q];
            } else if (!left) {
                continue;
            }
            known |= bit;
            power_of[q] = left;
            todo |= bit;
        }
        if (goal) continue;
        int last = l->goal_first[side * 60 + p + 1];
        for (int i = l->goal_first[side * 60 + p]; i < last && powers >> l->goal_cost[i]; i++)
            if (!(l->goal_via[i] & occupied)) {
                goal = 1;
                break;
            }
    }
    *scores = goal;
    return found & ~occupied;
}

static set spots(set low, set high) {
    return (low >> 16 & 1023) | (low >> 30 & 1023) << 10 | (low >> 44 & 1023) << 20 |
           (high >> 2 & 1023) << 30 | (high >> 16 & 1023) << 40 | (high >> 30 & 1023) << 50;
}

static void beside(int cell, int all8, set *a, set *b) {
    set x = low_of[cell], y = high_of[cell];
    *a = up(x, y);
    *b = down(x, y);
    if (all8)
        for (int dx = -1; dx < 2; dx += 2)
            for (int dy = -1; dy < 2; dy += 2) {
                *a |= low_of[cell + dx + dy * W];
                *b |= high_of[cell + dx + dy * W];
            }
}

static int sealed(set open_a, set open_b, set foe_a, set foe_b, int ball) {
    set a = low_of[ball], b = high_of[ball];
    for (;;) {
        set x = (up(a, b) | a) & open_a, y = (down(a, b) | b) & open_b;
        if (x & foe_a || y & foe_b) return 0;
        if (x == a && y == b) return 1;
        a = x, b = y;
    }
}

/* One shortest way from the ball to an opponent; 0 when there is none. */
static int lifeline(set low, set high, set foe_a, set foe_b, int ball, set *way_a, set *way_b) {
    set front_a[64], front_b[64], a = low_of[ball], b = high_of[ball], x, y;
    int depth = 0;
    front_a[0] = a, front_b[0] = b;
    for (;;) {
        x = (up(a, b) | a) & low;
        y = (down(a, b) | b) & high;
        if (x & foe_a || y & foe_b) break;
        if (x == a && y == b) return 0;
        a = x, b = y;
        depth++;
        front_a[depth] = a, front_b[depth] = b;
    }
    a = x & foe_a, b = y & foe_b;
    if (a)
        a &= -a, b = 0;
    else
        b &= -b;
    *way_a = *way_b = 0;
    for (; depth > 0; depth--) {
        x = up(a, b) & front_a[depth];
        y = down(a, b) & front_b[depth];
        a = x ? x & -x : 0;
        b = x ? 0 : y & -y;
        *way_a |= a;
        *way_b |= b;
    }
    return 1;
}

static int light_held(const struct rules *r, const struct table *t, int figure) {
    int own = t->side * 5, held = 0;
    for (int other = own; other < own + 5; other++)
        if (other != figure && zone_of[t->pos[other]] == t->side + 3)
            held += other != own || r->light_counts_keeper == 0;
    return held;
}

static set around_low(set a, set b) {
    set x = a << 1 | a >> 1 | a, y = b << 1 | b >> 1 | b;
    return a << 1 | a >> 1 | (x & BELOW) << 14 | x >> 14 | (y & ROW) << 42;
}

static set around_high(set a, set b) {
    set x = a << 1 | a >> 1 | a, y = b << 1 | b >> 1 | b;
    return b << 1 | b >> 1 | (y & BELOW) << 14 | y >> 14 | x >> 42;
}

/* Could figures on (a, b) shut anything in? */
static int huddled(const struct rules *r, set a, set b) {
    set x = a & around_low(a, b), y = b & around_high(a, b);
    if (!x && !y) return 0;
    return __builtin_popcountll(x & r->edge_low) + __builtin_popcountll(y & r->edge_high) > 1 ||
           __builtin_popcountll(x) + __builtin_popcountll(y) > 3;
}

static set loose(const struct rules *r, set ends, set mine_a, set mine_b, set foe_a, set foe_b) {
    if (r->enclosure == 0) {
        if (huddled(r, mine_a, mine_b)) {
            set a = foe_a, b = foe_b, low = r->low & ~mine_a, high = r->high & ~mine_b;
            for (;;) {
                set x = (up(a, b) | a) & low, y = (down(a, b) | b) & high;
                if (x == a && y == b) break;
                a = x, b = y;
            }
            ends &= spots(a, b);
        }
    } else if (r->enclosure == 1) {
        for (set rest = ends; rest; rest &= rest - 1) {
            set a, b;
            beside(cell_of[__builtin_ctzll(rest)], 0, &a, &b);
            if (!(a & r->low & ~mine_a) && !(b & r->high & ~mine_b)) ends ^= rest & -rest;
        }
    }
    if (r->corner3 != 2)
        for (set rest = ends & CORNERS; rest; rest &= rest - 1) {
            set a, b;
            beside(cell_of[__builtin_ctzll(rest)], r->corner3 == 1, &a, &b);
            if (__builtin_popcountll(a & mine_a) + __builtin_popcountll(b & mine_b) > 2)
                ends ^= rest & -rest;
        }
    return ends;
}

static int group(const struct rules *r, struct group *g, int n, int rest, set ends, int goal,
                 set mine_a, set mine_b, set foe_a, set foe_b) {
    if (ends) ends = loose(r, ends, mine_a | low_of[rest], mine_b | high_of[rest], foe_a, foe_b);
    if (!ends && !goal) return n;
    g[n] = (struct group){rest, goal, ends};
    return n + 1;
}

static int kicks(const struct rules *r, const struct table *t, struct group *g, int figure,
                 unsigned contact, set mates, set foes, set mine_a, set mine_b, set foe_a,
                 set foe_b, int narrow) {
    int goal, n = 0, ball = t->ball, side = t->side, powers = 0;
    for (int m = 1; m <= t->die; m++)
        if (contact >> m & 1) powers |= 1 << (t->die - m + 1);
    mates |= spot_of[ball];
    set ends =
        kick_ends(&r->legs, mates | foes, mates, side, pitch_bit[ball], powers, &goal);
    int zone = zone_of[ball];
    if (zone == 0 || zone > 2 || (zone == side + 1 && figure == side * 5)) {
        if (zone == side + 3 && narrow) return 0;
        return group(r, g, n, ball, ends, goal, mine_a, mine_b, foe_a, foe_b);
    }
    int ahead = ball + (zone == 1 ? 1 : -1), aside = ball + (ball / W == 5 ? W : -W);
    set taken_a = mine_a | foe_a, taken_b = mine_b | foe_b;
    if (!(taken_a & low_of[ahead] || taken_b & high_of[ahead] || (zone == side + 1 && narrow))) {
        set here = ends & ~spot_of[ahead];
        n = group(r, g, n, ahead, here, goal, mine_a, mine_b, foe_a, foe_b);
        ends &= spot_of[ahead];
        goal = 0;
    }
    if (!(taken_a & low_of[aside] || taken_b & high_of[aside])) {
        set here = ends & ~spot_of[aside];
        n = group(r, g, n, aside, here, goal, mine_a, mine_b, foe_a, foe_b);
        ends &= spot_of[aside];
        goal = 0;
    }
    if (r->push_fallback == 1) n = group(r, g, n, ball, ends, goal, mine_a, mine_b, foe_a, foe_b);
    return n;
}

static void unshut(const struct rules *r, set mine_a, set mine_b, set foe_a, set foe_b, int ball,
                   set *ends_a, set *ends_b) {
    set near_a, near_b, line_a, line_b, a = *ends_a, b = *ends_b;
    if (r->corner3 != 2 && spot_of[ball] & CORNERS) {
        beside(ball, r->corner3 == 1, &near_a, &near_b);
        int held = __builtin_popcountll(mine_a & near_a) + __builtin_popcountll(mine_b & near_b);
        if (held > 2) a = b = 0;
        if (held == 2) a &= ~near_a, b &= ~near_b;
    }
    if (r->enclosure == 1) {
        beside(ball, 0, &near_a, &near_b);
        near_a &= r->low & ~mine_a;
        near_b &= r->high & ~mine_b;
        int gaps = __builtin_popcountll(near_a) + __builtin_popcountll(near_b);
        if (gaps == 0) a = b = 0;
        if (gaps == 1) a &= ~near_a, b &= ~near_b;
    } else if (r->enclosure == 0 && (a || b)) {
        set open_a = r->low & ~mine_a, open_b = r->high & ~mine_b, bit;
        if (!lifeline(open_a, open_b, foe_a, foe_b, ball, &line_a, &line_b)) {
            *ends_a = *ends_b = 0;
            return;
        }
        for (set risky = a & line_a & around_low(mine_a, mine_b); risky; risky ^= bit) {
            bit = risky & -risky;
            if (sealed(open_a & ~bit, open_b, foe_a, foe_b, ball)) a ^= bit;
        }
        for (set risky = b & line_b & around_high(mine_a, mine_b); risky; risky ^= bit) {
            bit = risky & -risky;
            if (sealed(open_a, open_b & ~bit, foe_a, foe_b, ball)) b ^= bit;
        }
    }
    *ends_a = a, *ends_b = b;
}

static int walks(int64_t *out, int n, int64_t head, set a, set b) {
    for (; a; a &= a - 1) out[n++] = head + (__builtin_ctzll(a) + 14) * SIZE;
    for (; b; b &= b - 1) out[n++] = head + (__builtin_ctzll(b) + HALF) * SIZE;
    return n;
}

static int balls(int64_t *out, int n, int64_t base, set ends) {
    for (; ends; ends &= ends - 1) out[n++] = base + cell_of[__builtin_ctzll(ends)];
    return n;
}

static int emit(int64_t *out, int n, int64_t head, int ball, set a, set b, const struct group *g,
                int groups) {
    for (int done = 0, k = 0; k < groups; k++) {
        const struct group *at = 0;
        for (int i = 0; i < groups; i++)
            if (g[i].rest > done && (!at || g[i].rest < at->rest)) at = &g[i];
        set low = low_of[at->rest], high = high_of[at->rest], ends = at->ends;
        set below_a = low ? a & (low - 1) : a, below_b = high ? b & (high - 1) : 0;
        n = walks(out, n, head + ball, below_a, below_b);
        a ^= below_a, b ^= below_b;
        int64_t base = head + at->rest * SIZE;
        if (at->goal) out[n++] = base;
        if (a & low || b & high) {
            ends |= spot_of[ball];
            a &= ~low, b &= ~high;
        }
        n = balls(out, n, base, ends);
        done = at->rest;
    }
    return walks(out, n, head + ball, a, b);
}

int street_options(const struct rules *r, const struct table *t, int64_t *out) {
    const int *pos = t->pos;
    int side = t->side, ball = t->ball, die = t->die, own = side * 5, foe = 5 - own, order[5];
    set own_a = 0, own_b = 0, own_p = 0, foe_a = 0, foe_b = 0, foe_p = 0;
    for (int i = 0; i < 5; i++) {
        int cell = pos[own + i], j = i;
        own_a |= low_of[cell], own_b |= high_of[cell], own_p |= spot_of[cell];
        for (; j > 0 && pos[order[j - 1]] > cell; j--) order[j] = order[j - 1];
        order[j] = own + i;
        cell = pos[foe + i];
        foe_a |= low_of[cell], foe_b |= high_of[cell], foe_p |= spot_of[cell];
    }
    set free_a = r->low & ~(own_a | foe_a), free_b = r->high & ~(own_b | foe_b);
    set near_a, near_b;
    beside(ball, 0, &near_a, &near_b);
    int beside_it = __builtin_popcountll(own_a & near_a) + __builtin_popcountll(own_b & near_b);
    int careful = r->enclosure == 1 || (r->corner3 != 2 && spot_of[ball] & CORNERS);
    int n = 0;
    int light[2] = {4 * W + (side ? 10 : 3), 5 * W + (side ? 10 : 3)};
    set light_a = low_of[light[0]], light_b = high_of[light[1]];
    int lit = (own_a & light_a) != 0 || (own_b & light_b) != 0;
    set dark_a[2] = {low_of[4 * W + 2], low_of[4 * W + 11]};
    set dark_b[2] = {high_of[5 * W + 2], high_of[5 * W + 11]};
    for (int k = 0; k < 5; k++) {
        int figure = order[k], start = pos[figure], narrow = 0, groups = 0;
        struct group g[3];
        set mine_a = own_a & ~low_of[start], mine_b = own_b & ~high_of[start];
        set into_a = (free_a | (low_of[start] & r->low)) & ~low_of[ball];
        set into_b = (free_b | (high_of[start] & r->high)) & ~high_of[ball];
        set a = 0, b = 0;
        unsigned contact = 0;
        if (r->revisit == 2) {
            once(into_a & ~low_of[start], into_b & ~high_of[start], start, ball, die, 1, &a, &b,
                 &contact);
        } else {
            walk(into_a, into_b, start, ball, die, &a, &b, &contact);
            if (r->revisit == 1) a &= ~low_of[start], b &= ~high_of[start];
        }
        a &= ~dark_a[1 - side], b &= ~dark_b[1 - side];
        if (figure != own) a &= ~dark_a[side], b &= ~dark_b[side];
        if (lit) {
            int held = light_held(r, t, figure);
            narrow = held > 0 && !(figure == own && r->light_counts_keeper == 1);
            if (held > 1) continue;
            if (narrow) a &= ~light_a, b &= ~light_b;
        }
        if (contact)
            groups = kicks(r, t, g, figure, contact, own_p & ~spot_of[start], foe_p, mine_a, mine_b,
                           foe_a, foe_b, narrow);
        if (!a && !b) {
        } else if (careful) {
            unshut(r, mine_a, mine_b, foe_a, foe_b, ball, &a, &b);
        } else if (r->enclosure == 0) {
            int held = beside_it - (near_a & low_of[start] || near_b & high_of[start]);
            if (held > 2 || mine_a & r->edge_low || mine_b & r->edge_high)
                unshut(r, mine_a, mine_b, foe_a, foe_b, ball, &a, &b);
        }
        n = emit(out, n, (int64_t)start * SIZE * SIZE, ball, a, b, g, groups);
    }
    if (n == 0) out[n++] = 0;
    return n;
}
