/* The ground: cells as bits, and every leg a ball can run. */

#include "ground.h"

int pitch_bit[SIZE], cell_of[60], zone_of[SIZE];
set low_of[SIZE], high_of[SIZE], spot_of[SIZE];

static int sign(int n) { return (n > 0) - (n < 0); }
static int size(int n) { return n < 0 ? -n : n; }

void street_tables(void) {
    for (int c = 0; c < SIZE; c++) {
        int x = c % W, y = c / W;
        int inside = x >= 2 && x <= 11 && y >= 2 && y <= 7;
        pitch_bit[c] = inside ? (y - 2) * 10 + x - 2 : -1;
        spot_of[c] = inside ? (set)1 << pitch_bit[c] : 0;
        if (inside) cell_of[pitch_bit[c]] = c;
        low_of[c] = c >= 14 && c < HALF ? (set)1 << (c - 14) : 0;
        high_of[c] = c >= HALF && c < 126 ? (set)1 << (c - HALF) : 0;
        zone_of[c] = 0;
        if (y == 4 || y == 5) zone_of[c] = x == 2 ? 1 : x == 11 ? 2 : x == 3 ? 3 : x == 10 ? 4 : 0;
    }
}

static int exists(int cell, int ring) {
    int x = cell % W, y = cell / W;
    if (x < 1 || x > 12 || y < 1 || y > 8) return 0;
    if (pitch_bit[cell] >= 0 || ring == 0) return 1;
    int side = x == 1 || x == 12;
    if (ring == 1) return !(side && (y == 1 || y == 8));
    if (ring == 2) return !(side && (y == 4 || y == 5));
    return 0;
}

static set way(int p, int ax, int ay, int a, int bx, int by, int b) {
    int x = p % 10, y = p / 10;
    set cells = 0;
    for (int i = 0; i < a + b - 1; i++) {
        x += i < a ? ax : bx;
        y += i < a ? ay : by;
        cells |= (set)1 << (y * 10 + x);
    }
    return cells;
}

static void turned(int dx, int dy, int turn, int *rx, int *ry) {
    *rx = turn ? sign(dx - turn * dy) : dx;
    *ry = turn ? sign(dy + turn * dx) : dy;
}

/* Legs of `cost` steps from p whose last step leaves (line, y) by (out, up). */
static int ways_out(int p, int line, int y, int out, int up, int cost, int bend, set *found) {
    int n = 0;
    for (int turn = -1; turn < 2; turn++) {
        if (turn && !bend) continue;
        int fx, fy;
        turned(out, up, turn, &fx, &fy);
        for (int late = 1; late <= cost; late++) {
            int early = cost - late;
            if ((turn == 0) != (early == 0)) continue;
            int x = line - out * (late - 1) - fx * early, cy = y - up * (late - 1) - fy * early;
            if (x != p % 10 || cy != p / 10) continue;
            set via = 0;
            int fine = 1;
            for (int i = 0; i < cost - 1 && fine; i++) {
                x += i < early ? fx : out;
                cy += i < early ? fy : up;
                fine = x >= 0 && x < 10 && cy >= 0 && cy < 6;
                if (fine) via |= (set)1 << (cy * 10 + x);
            }
            if (fine && x == line && cy == y) found[n++] = via;
        }
    }
    return n;
}

static void goals(struct legs *l, int *count, int side, int p, int bend, int mouth) {
    int line = side ? 0 : 9, out = side ? -1 : 1, first = *count;
    set found[64];
    for (int cost = 1; cost < 8; cost++)
        for (int y = 2; y < 4; y++)
            for (int up = -1; up < 2; up++) {
                if (mouth && (y + up < 2 || y + up > 3)) continue;
                int n = ways_out(p, line, y, out, up, cost, bend, found);
                for (int k = 0; k < n; k++) {
                    int beaten = 0;
                    for (int i = first; i < *count; i++) beaten |= !(l->goal_via[i] & ~found[k]);
                    if (beaten) continue;
                    l->goal_cost[*count] = cost;
                    l->goal_via[(*count)++] = found[k];
                }
            }
}

static void leg(struct legs *l, int *count, int p, int q, int bend) {
    int dx = q % 10 - p % 10, dy = q / 10 - p / 10;
    int sx = sign(dx), sy = sign(dy), ax = size(dx), ay = size(dy);
    int diagonal = ax < ay ? ax : ay, straight = (ax > ay ? ax : ay) - diagonal;
    if (diagonal && straight && !bend) return;
    int fx = ax > ay ? sx : 0, fy = ax > ay ? 0 : sy, at = (*count)++;
    l->pair[p * 60 + q] = at;
    l->steps[p * 60 + q] = diagonal + straight;
    l->target[at] = q;
    l->via_a[at] = way(p, sx, sy, diagonal, fx, fy, straight);
    l->via_b[at] = way(p, fx, fy, straight, sx, sy, diagonal);
}

void street_rules(struct rules *r) {
    r->low = r->high = r->edge_low = r->edge_high = 0;
    for (int c = W + 1; c < SIZE - W - 1; c++) {
        if (!exists(c, r->ring)) continue;
        int all = 1;
        for (int dx = -1; dx < 2; dx++)
            for (int dy = -1; dy < 2; dy++) all &= exists(c + dx + dy * W, r->ring);
        r->low |= low_of[c];
        r->high |= high_of[c];
        if (!all) r->edge_low |= low_of[c], r->edge_high |= high_of[c];
    }
    struct legs *l = &r->legs;
    for (int i = 0; i < 3600; i++) l->pair[i] = -1, l->steps[i] = 0;
    int count = 0;
    for (int p = 0; p < 60; p++)
        for (int reach = 0; reach < 8; reach++) {
            l->first[p * 8 + reach] = count;
            for (int q = 0; q < 60; q++) {
                int dx = size(p % 10 - q % 10), dy = size(p / 10 - q / 10);
                if (reach > 0 && reach == (dx > dy ? dx : dy)) leg(l, &count, p, q, r->bend == 0);
            }
        }
    l->first[480] = count;
    count = 0;
    for (int side = 0; side < 2; side++)
        for (int p = 0; p < 60; p++) {
            l->goal_first[side * 60 + p] = count;
            goals(l, &count, side, p, r->bend == 0, r->goal_exit == 1);
        }
    l->goal_first[120] = count;
    for (int p = 0; p < 60; p++) {
        set inside = 0;
        l->disc[p * 8] = l->ends[p * 256] = l->ends[p * 256 + 1] = 0;
        for (int r = 1; r < 8; r++) {
            set rim = 0;
            for (int i = l->first[p * 8 + r]; i < l->first[p * 8 + r + 1]; i++) {
                set end = (set)1 << l->target[i];
                rim |= end;
                for (int c = 0; c < 60; c++) {
                    if (l->via_a[i] >> c & 1) l->cut_a[p * 60 + c] |= end;
                    if (l->via_b[i] >> c & 1) l->cut_b[p * 60 + c] |= end;
                }
            }
            l->disc[p * 8 + r] = inside |= rim;
            for (int powers = 1 << r; powers < 2 << r; powers++)
                l->ends[p * 256 + powers] = rim | l->ends[p * 256 + powers - (1 << r)];
        }
    }
}
