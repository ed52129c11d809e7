/* Reads positions from standard input, checks or times the generation of their options.
 *
 *   limit check        a line for each position and die: count and checksum of the options
 *   limit time ROUNDS  CPU nanoseconds for one generation, over all positions and dice
 *
 * A position is a line of numbers: ring revisit bend goal_exit push_fallback light_counts_keeper
 * enclosure corner3, ten cells, ball, side. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "street.h"

enum { MANY = 512 };

static struct rules *known[MANY];
static int kinds;

static const struct rules *rules_for(const int *o) {
    for (int i = 0; i < kinds; i++)
        if (!memcmp(known[i], o, 8 * sizeof(int))) return known[i];
    if (kinds == MANY) exit(2);
    struct rules *r = calloc(1, sizeof *r);
    memcpy(r, o, 8 * sizeof(int));
    street_rules(r);
    return known[kinds++] = r;
}

static double cpu(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    static struct table tables[MANY];
    static const struct rules *rules[MANY];
    static int64_t out[MOST];
    int n = 0, o[8];
    street_tables();
    while (n < MANY) {
        int got = 0;
        for (int i = 0; i < 8; i++) got += scanf("%d", &o[i]) == 1;
        for (int i = 0; i < 10; i++) got += scanf("%d", &tables[n].pos[i]) == 1;
        got += scanf("%d %d", &tables[n].ball, &tables[n].side);
        if (got < 20) break;
        rules[n++] = rules_for(o);
    }
    if (argc == 2 && !strcmp(argv[1], "check")) {
        for (int i = 0; i < n; i++)
            for (int die = 1; die <= 6; die++) {
                tables[i].die = die;
                int count = street_options(rules[i], &tables[i], out);
                int64_t sum = 0;
                for (int k = 0; k < count; k++) sum = (sum * 31 + out[k]) % 1000000007;
                printf("%d %lld\n", count, (long long)sum);
            }
        return 0;
    }
    if (argc == 3 && !strcmp(argv[1], "time")) {
        int rounds = atoi(argv[2]);
        int64_t all = 0;
        double start = cpu();
        for (int k = 0; k < rounds; k++)
            for (int i = 0; i < n; i++)
                for (int die = 1; die <= 6; die++) {
                    tables[i].die = die;
                    all += street_options(rules[i], &tables[i], out);
                }
        double spent = cpu() - start;
        printf("%.2f %lld\n", spent / ((double)rounds * n * 6), (long long)all);
        return 0;
    }
    fprintf(stderr, "usage: limit check | limit time ROUNDS\n");
    return 2;
}
