/* Poussin (PO-001 to PO-022) against `greedy`, small and fast: the game of `respond.c`.
 *
 * Card types: press, tackle, set attack, attack support, defence support, fan. Copies are alike, so
 * counts are all there is. What a watcher of a greedy club knows of its hand is kept with the table:
 * may[side][type] is how many of its newest cards may still be of that type, because greedy holds
 * nothing back. `respond_footclub.py` replays matches of this file in the engine itself.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PRESS, TACKLE, ATTACK, BACK, SHIELD, FAN, TYPES };
enum { FANS, POSSESSION, OFFENSIVE, WINDOW, DICE_SHIELD, DICE_TACKLE, SHOT, OVER };
enum { TURNS = 8, REACH = 12, MOST = 64 };

static const int DECK[TYPES] = {5, 4, 3, 3, 2, 3}; /* without the five fans in the stands */

typedef struct {
  int8_t hand[2][TYPES], pile[2][TYPES], may[2][TYPES];
  int8_t stands[2], goals[2];
  int8_t ball, turn, phase, who, attacker, raw, passes;
} Game;

static FILE *tape; /* where a match is written down, to be replayed; NULL: nowhere */

static uint64_t seeds[2];
static uint64_t next(void) {
  uint64_t a = seeds[0], b = seeds[1];
  seeds[0] = b;
  a ^= a << 23;
  a ^= a >> 17;
  a ^= b ^ (b >> 26);
  seeds[1] = a;
  return a + b;
}
static int below(int n) { return (int)(((next() >> 32) * (uint64_t)n) >> 32); }
static double even(void) { return (double)(next() >> 11) / 9007199254740992.0; }
static void seed(uint64_t n) {
  seeds[0] = n * 0x9E3779B97F4A7C15ULL + 1;
  seeds[1] = n ^ 88172645463325252ULL;
  for (int i = 0; i < 20; i++) next();
}

/* -- chances (PO-018): of 72, the first roll higher, or level and then even -- */
static int halves(int bonus) {
  int n = 0;
  if (bonus > REACH) bonus = REACH;
  if (bonus < -REACH) bonus = -REACH;
  for (int a = 1; a <= 6; a++)
    for (int d = 1; d <= 6; d++) n += a + bonus > d ? 2 : a + bonus == d;
  return n;
}
static int table[2 * REACH + 1];
static void set_up(void) {
  for (int b = -REACH; b <= REACH; b++) table[b + REACH] = halves(b);
}
static int of72(int bonus) {
  return table[(bonus > REACH ? REACH : bonus < -REACH ? -REACH : bonus) + REACH];
}
static double chance(int bonus) { return of72(bonus) / 72.0; }
/* as the plain judge has it: thousandths, rounded down */
static int hope(int bonus) { return (int)((int64_t)of72(bonus) * 1000000 / 72 / 1000); }

/* -- the game -- */
static int holds(const Game *g, int side) {
  int n = 0;
  for (int k = 0; k < TYPES; k++) n += g->hand[side][k];
  return n;
}
static void draw(Game *g, int side) {
  int n = 0;
  for (int k = 0; k < TYPES; k++) n += g->pile[side][k];
  int ticket = below(n);
  for (int k = 0; k < TYPES; k++) {
    ticket -= g->pile[side][k];
    if (ticket < 0) {
      g->pile[side][k]--;
      g->hand[side][k]++;
      if (tape) fprintf(tape, "d %d %d\n", side, k);
      break;
    }
  }
  for (int k = 0; k < TYPES; k++) g->may[side][k]++;
}
static void play(Game *g, int side, int type) {
  g->hand[side][type]--;
  int n = holds(g, side);
  for (int k = 0; k < TYPES; k++)
    if (g->may[side][k] > n) g->may[side][k] = (int8_t)n;
}
static void new_turn(Game *g) { /* PO-010 */
  if (g->turn == TURNS) {
    g->phase = OVER;
    return;
  }
  g->turn++;
  for (int i = 0; i < 4; i++) draw(g, i & 1);
  g->phase = FANS;
}
static void begin(Game *g) {
  memset(g, 0, sizeof *g);
  for (int side = 0; side < 2; side++) {
    for (int k = 0; k < TYPES; k++) g->pile[side][k] = (int8_t)DECK[k];
    g->stands[side] = 5;
  }
  g->ball = (int8_t)below(2);
  g->attacker = -1;
  if (tape) fprintf(tape, "t %d\n", g->ball);
  for (int i = 0; i < 8; i++) draw(g, i & 1);
  new_turn(g);
}
static void settle(Game *g);
static void let_go(Game *g) { /* whoever is asked lets it go, or agrees */
  if (g->phase == POSSESSION) {
    g->phase = OFFENSIVE;
    g->who = g->ball;
    settle(g);
  } else if (g->phase == OFFENSIVE) {
    new_turn(g);
  } else if (g->passes == 0) {
    g->passes = 1;
    g->who = (int8_t)(1 - g->who);
    settle(g);
  } else {
    g->phase = SHOT;
  }
}
static void settle(Game *g) { /* a club that can do nothing, as all can see, is not asked */
  int able = holds(g, g->who) || (g->phase == WINDOW && g->stands[g->who]);
  if (g->phase >= POSSESSION && g->phase <= WINDOW && !able) let_go(g);
}
static void take(Game *g, int side) {
  g->ball = (int8_t)side;
  g->who = (int8_t)(1 - side);
  g->phase = POSSESSION;
}
/* Answers: 0 no; fans 1; possession 1 press, 2 tackle; offensive 1; window 1 defence support,
 * 2 + 4 * fans + attack supports. */
static int options(const Game *g, int side, int *out) {
  int n = 0;
  out[n++] = 0;
  if (g->phase == FANS && g->hand[side][FAN]) out[n++] = 1;
  if (g->phase == POSSESSION && g->hand[side][PRESS]) out[n++] = 1;
  if (g->phase == POSSESSION && g->hand[side][TACKLE]) out[n++] = 2;
  if (g->phase == OFFENSIVE && g->hand[side][ATTACK] && g->stands[side] >= 3) out[n++] = 1;
  if (g->phase == WINDOW && side != g->attacker && g->hand[side][SHIELD]) out[n++] = 1;
  if (g->phase == WINDOW)
    for (int f = 0; f <= g->stands[side]; f++)
      for (int b = 0; b <= (side == g->attacker ? g->hand[side][BACK] : 0); b++)
        if (f + b) out[n++] = 2 + 4 * f + b;
  return n;
}
static void write_answer(const Game *g, int side, int answer) { /* and how many were open */
  int out[MOST];
  if (tape) fprintf(tape, "a %d %d %d\n", side, answer, options(g, side, out));
}
/* What an answer lays on the table, before anything follows from it. */
static void lay(Game *g, int side, int answer) {
  if (answer == 0) return;
  if (g->phase == FANS) {
    play(g, side, FAN);
    g->stands[side]++;
  } else if (g->phase == POSSESSION) {
    play(g, side, answer == 1 ? PRESS : TACKLE);
    if (answer == 1) g->ball = (int8_t)side;
  } else if (g->phase == OFFENSIVE) {
    play(g, side, ATTACK);
    g->attacker = (int8_t)side;
    g->raw = -2; /* PO-004 */
    g->passes = 0;
  } else if (answer == 1) {
    play(g, side, SHIELD);
  } else {
    int fans = (answer - 2) / 4, backs = (answer - 2) % 4;
    g->stands[side] -= (int8_t)fans;
    for (int i = 0; i < backs; i++) play(g, side, BACK);
    g->raw += (int8_t)((side == g->attacker ? fans : -fans) + 2 * backs);
  }
}
static void step(Game *g, int side, int answer) {
  write_answer(g, side, answer);
  if (answer == 0) {
    let_go(g);
    return;
  }
  lay(g, side, answer);
  if (g->phase == POSSESSION) {
    if (answer == 1) take(g, side);
    else g->phase = DICE_TACKLE;
  } else if (g->phase == OFFENSIVE) {
    g->phase = WINDOW;
    g->who = (int8_t)side;
  } else if (answer == 1) {
    g->phase = DICE_SHIELD;
  } else {
    g->who = (int8_t)(1 - side);
    g->passes = 0;
  }
  settle(g);
}
static void both_fans(Game *g, int zero, int one) { /* PO-011 at once, unseen */
  write_answer(g, 0, zero);
  write_answer(g, 1, one);
  lay(g, 0, zero);
  lay(g, 1, one);
  g->phase = POSSESSION;
  g->who = (int8_t)(1 - g->ball);
  settle(g);
}
static void fate(Game *g, int good) { /* a tackle or a support succeeds; a shot goes in */
  if (tape) fprintf(tape, "f %d\n", good);
  if (g->phase == SHOT) {
    int side = g->attacker;
    g->attacker = -1;
    g->ball = (int8_t)(1 - side);
    if (good) {
      g->goals[side]++;
      new_turn(g);
      return;
    }
    g->phase = POSSESSION;
    g->who = (int8_t)side;
  } else if (g->phase == DICE_TACKLE && !good) {
    g->phase = OFFENSIVE;
    g->who = g->ball;
  } else if (g->phase == DICE_TACKLE) {
    take(g, g->who);
  } else {
    if (good) g->raw -= 2;
    g->phase = WINDOW;
    g->who = g->attacker;
    g->passes = 0;
  }
  settle(g);
}

/* -- greedy, and what it gives away -- */
static int greedy(const Game *g, int side) {
  int out[MOST], n = options(g, side, out), found = 0, best = 0, equals = 0;
  if (g->phase <= POSSESSION) /* a fan; a press rather than a tackle */
    return g->phase == FANS || n == 1 ? out[n - 1] : out[1];
  if (g->phase == OFFENSIVE) {
    if (n == 1 || g->turn < TURNS) return out[n - 1];
    int lead = g->goals[side] - g->goals[1 - side];
    int now = lead > 0 ? 2000000 : lead == 0 ? 1000000 : 0; /* letting go ends the match */
    return 1000000 + (lead * 1000 + 200 + hope(-2)) * 300 > now;
  }
  for (int i = 0; i < n; i++) {
    int fans = out[i] > 1 ? (out[i] - 2) / 4 : 0, backs = out[i] > 1 ? (out[i] - 2) % 4 : 0;
    int raw = g->raw + (side == g->attacker ? fans : -fans) + 2 * backs - (out[i] == 1);
    int rate = side == g->attacker ? hope(raw) : -hope(raw);
    if (equals == 0 || rate > best) {
      best = rate;
      found = out[i];
      equals = 1;
    } else if (rate == best && below(++equals) == 0) {
      found = out[i];
    }
  }
  return found;
}
static void learn(Game *g, int side, int answer) { /* before the step */
  int8_t *may = g->may[side];
  if (g->phase == FANS && answer == 0) may[FAN] = 0;
  if (g->phase == POSSESSION && answer != 1) may[PRESS] = 0;
  if (g->phase == POSSESSION && answer == 0) may[TACKLE] = 0;
  if (g->phase == OFFENSIVE && answer == 0 && g->stands[side] >= 3 && g->turn < TURNS)
    may[ATTACK] = 0;
  if (g->phase == WINDOW && side == g->attacker) {
    int more = answer > 1 ? (answer - 2) / 4 + 2 * ((answer - 2) % 4) : 0;
    if (g->raw + more < 6) may[BACK] = 0;
  } else if (g->phase == WINDOW && answer != 1 && g->stands[side] == 0 && g->raw > -6) {
    may[SHIELD] = 0;
  }
}
