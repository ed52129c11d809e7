/* The honest best response to `greedy` at Poussin: learnt over very many matches, then searched.
 *
 *   respond learn MATCHES FILE SEED [told]    learn, keep what was learnt in FILE
 *   respond play FILE MATCHES SIMS SEED [told]  measure; SIMS imagined turns a question, 0: none
 *   respond tape MATCHES SEED                 matches of greedy with itself, to be replayed
 *
 * The responder knows its own cards, what lies open, and what greedy's answers gave away. With
 * `told` it is shown the other hand as well: that is no honest player, but bounds what knowing
 * more could be worth. It knows no card and no die to come.
 *
 * It rates tables by a net of one hidden layer and learns by temporal differences. Luck that it can
 * weigh exactly (shots, tackles, supports) is taken out of what it learns from and out of what is
 * measured: the mean stays what it is, and the interval gets narrower.
 */
#include "poussin.h"

enum { HIDDEN = 128, INPUTS = 240, ACTIVE = 160, STEPS = 900 };
/* where a table stands; 0 to 9 as an answer leaves it, the others as luck does */
enum { S_FAN, S_PASS, S_BALL, S_TACKLE, S_END, S_ATTACK, S_AGREE, S_CLOSE, S_PUSH, S_SHIELD,
       S_GOAL, S_SAVED, S_SAVES, S_LOST, S_KEPT, S_SPEAK, PLACES };

static float in[INPUTS][HIDDEN], bias[HIDDEN], outw[HIDDEN], outb;
static int told;
typedef struct { int n; int16_t at[ACTIVE]; } Marks;

static int count(Marks *x, int base, int value, int most) { /* one mark for each */
  if (value > most) value = most;
  for (int i = 0; i < value; i++) x->at[x->n++] = (int16_t)(base + i);
  return base + most;
}
static void marks(const Game *g, int me, int place, Marks *x) {
  int it = 1 - me, b = 0;
  x->n = 0;
  for (int k = 0; k < TYPES; k++) b = count(x, b, g->hand[me][k], 5);
  for (int k = 0; k < TYPES; k++) b = count(x, b, g->pile[me][k], 5);
  for (int k = 0; k < TYPES; k++)
    b = count(x, b, g->hand[it][k] + (told ? 0 : g->pile[it][k]), 5);
  for (int k = 0; k < TYPES; k++) b = count(x, b, told ? g->pile[it][k] : g->may[it][k], 8);
  b = count(x, b, g->stands[me], 8);
  b = count(x, b, g->stands[it], 8);
  b = count(x, b, holds(g, it), 12);
  b = count(x, b, g->turn, TURNS);
  int lead = g->goals[me] - g->goals[it];
  b = count(x, b, lead < -3 ? 0 : lead + 3, 6);
  b = count(x, b, g->ball == me, 1);
  x->at[x->n++] = (int16_t)(b + place);
  b += PLACES;
  b = count(x, b, g->attacker < 0 ? 0 : g->raw < -8 ? 0 : g->raw + 8, 16);
  b = count(x, b, g->attacker == me, 1);
  b = count(x, b, g->attacker == it, 1);
  if (b > INPUTS) abort();
}
static float rate(const Marks *x, float *seen) {
  float a[HIDDEN];
  memcpy(a, bias, sizeof a);
  for (int j = 0; j < x->n; j++)
    for (int k = 0; k < HIDDEN; k++) a[k] += in[x->at[j]][k];
  float o = outb;
  for (int k = 0; k < HIDDEN; k++) o += outw[k] * (a[k] > 0 ? a[k] : 0.05f * a[k]);
  if (seen) memcpy(seen, a, sizeof a);
  return 1.f / (1.f + expf(-o));
}
static void towards(const Marks *x, float target, float pace) {
  float a[HIDDEN], d[HIDDEN], e = (target - rate(x, a)) * pace;
  for (int k = 0; k < HIDDEN; k++) {
    d[k] = e * outw[k] * (a[k] > 0 ? 1.f : 0.05f);
    outw[k] += e * (a[k] > 0 ? a[k] : 0.05f * a[k]);
    bias[k] += d[k];
  }
  outb += e;
  for (int j = 0; j < x->n; j++)
    for (int k = 0; k < HIDDEN; k++) in[x->at[j]][k] += d[k];
}
static int keep(const char *name, const char *mode) {
  FILE *f = fopen(name, mode);
  if (!f) return 0;
  size_t n = 0;
  if (mode[0] == 'w')
    n = fwrite(in, sizeof in, 1, f) + fwrite(bias, sizeof bias, 1, f) +
        fwrite(outw, sizeof outw, 1, f) + fwrite(&outb, sizeof outb, 1, f);
  else
    n = fread(in, sizeof in, 1, f) + fread(bias, sizeof bias, 1, f) +
        fread(outw, sizeof outw, 1, f) + fread(&outb, sizeof outb, 1, f);
  fclose(f);
  return n == 4;
}

/* -- what answers are worth -- */
static float result(const Game *g, int me) {
  int lead = g->goals[me] - g->goals[1 - me];
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5f;
}
static float worth(const Game *g, int me, int place) {
  Marks x;
  marks(g, me, place, &x);
  return rate(&x, NULL);
}
/* Both outcomes of the luck that is due, what each is worth, and their places; the mean. */
static float outcomes(const Game *g, int me, Game *good, Game *bad, float v[2], int place[2]) {
  *good = *bad = *g;
  double p = 21 / 36.0;
  int mine = (g->phase == SHOT || g->phase == DICE_SHIELD ? g->attacker : g->who) == me;
  if (g->phase == SHOT) {
    p = chance(g->raw);
    good->goals[g->attacker]++;
    good->attacker = bad->attacker = -1;
    good->ball = bad->ball = (int8_t)(1 - g->attacker);
    place[0] = S_GOAL;
    place[1] = mine ? S_SAVED : S_SAVES;
  } else if (g->phase == DICE_TACKLE) {
    good->ball = g->who;
    place[0] = mine ? S_BALL : S_LOST;
    place[1] = mine ? S_PASS : S_KEPT;
  } else {
    good->raw -= 2;
    place[0] = place[1] = mine ? S_SPEAK : S_SHIELD;
  }
  int last = g->phase == SHOT && g->turn == TURNS;
  v[0] = last ? result(good, me) : worth(good, me, place[0]);
  v[1] = worth(bad, me, place[1]);
  return (float)(p * v[0] + (1 - p) * v[1]);
}
static int place_of(const Game *g, int answer) {
  static const int places[3][3] = {{S_FAN, S_FAN, 0}, {S_PASS, S_BALL, S_TACKLE},
                                   {S_END, S_ATTACK, 0}};
  if (g->phase < WINDOW) return places[g->phase][answer];
  return answer == 0 ? (g->passes ? S_CLOSE : S_AGREE) : answer == 1 ? S_SHIELD : S_PUSH;
}
static float value(const Game *g, int me, int answer) {
  int place = place_of(g, answer), where[2];
  float v[2];
  Game after = *g, one, two;
  if (place == S_END && g->turn == TURNS) return result(g, me);
  if (place == S_CLOSE) {
    after.phase = SHOT;
    return outcomes(&after, me, &one, &two, v, where);
  }
  lay(&after, me, answer);
  return worth(&after, me, place);
}
static int best(const Game *g, int me, float *most) {
  int out[MOST], n = options(g, me, out), found = 0;
  float top = -1;
  for (int i = 0; i < n; i++) {
    float v = value(g, me, out[i]);
    if (v > top) {
      top = v;
      found = out[i];
    }
  }
  if (most) *most = top;
  return found;
}

/* -- a match, step by step -- */
static int asked(const Game *g, int me) {
  return g->phase == FANS || (g->phase <= WINDOW && g->who == me);
}
static double luck; /* what luck has brought so far, as far as it could be weighed */
/* One step on; `answer` counts if this seat is asked. The place of the table that luck left, which
 * is copied to `left`; -1 if it was not luck, or if it ended the match. */
static int onward(Game *g, int me, int answer, Game *left) {
  int it = 1 - me;
  if (g->phase >= DICE_SHIELD) {
    Game good, bad;
    float v[2];
    int where[2], last = g->phase == SHOT && g->turn == TURNS;
    double mean = outcomes(g, me, &good, &bad, v, where);
    int fine = g->phase == SHOT ? even() < chance(g->raw) : below(36) < 21;
    luck += v[1 - fine] - mean;
    if (left) *left = fine ? good : bad;
    fate(g, fine);
    return last && fine ? -1 : where[1 - fine];
  }
  if (g->phase == FANS) {
    int fan = greedy(g, it);
    learn(g, it, fan);
    both_fans(g, me == 0 ? answer : fan, me == 0 ? fan : answer);
  } else if (g->who == me) {
    step(g, me, answer);
  } else {
    int reply = greedy(g, it);
    learn(g, it, reply);
    step(g, it, reply);
  }
  return -1;
}

/* -- learning -- */
typedef struct {
  Marks x;
  double v, before, luck;
} Sample;
static Sample samples[STEPS];
static void one_match(float pace, double wild) {
  Game g;
  int me = below(2), n = 0;
  luck = 0;
  begin(&g);
  while (g.phase != OVER) {
    Game at = g;
    Sample *s = &samples[n];
    int place = -1;
    s->before = -1;
    if (asked(&g, me)) {
      int out[MOST], m = options(&g, me, out);
      float top;
      int answer = best(&g, me, &top);
      if (m > 1 && even() < wild) {
        answer = out[below(m)];
        s->before = top; /* earlier tables are not blamed for a trial */
      }
      place = place_of(&g, answer);
      s->v = value(&g, me, answer);
      lay(&at, me, answer);
      if (place == S_END && g.turn == TURNS) place = -1;
      onward(&g, me, answer, NULL);
    } else {
      place = onward(&g, me, 0, &at);
      if (place >= 0) s->v = worth(&at, me, place);
    }
    if (place < 0 || n == STEPS - 1) continue;
    marks(&at, me, place, &s->x);
    s->luck = luck;
    n++;
  }
  double later = result(&g, me);
  for (int i = n - 1; i >= 0; i--) { /* luck between this table and the next is taken out */
    Sample *s = &samples[i];
    later -= (i == n - 1 ? luck : samples[i + 1].luck) - s->luck;
    later = later < 0 ? 0 : later > 1 ? 1 : later;
    towards(&s->x, (float)later, pace);
    later = s->before >= 0 ? s->before : 0.8 * later + 0.2 * s->v;
  }
}

/* -- searching -- */
/* Greedy's hand as it may be: any deal that fits what its answers gave away. */
static void imagine(Game *g, int me) {
  int it = 1 - me, held = holds(g, it), cards[32], n = 0;
  if (told) return;
  for (int k = 0; k < TYPES; k++)
    for (int i = g->hand[it][k] + g->pile[it][k]; i > 0; i--) cards[n++] = k;
  for (int tries = 0, fits = 0; tries < 300 && !fits; tries++) {
    fits = 1;
    for (int j = 0; j < held && fits; j++) { /* from the oldest to the newest */
      int i = j + below(n - j), k = cards[i];
      cards[i] = cards[j];
      cards[j] = k;
      fits = held - 1 - j < g->may[it][k];
    }
  }
  memset(g->hand[it], 0, sizeof g->hand[it]);
  memset(g->pile[it], 0, sizeof g->pile[it]);
  for (int j = 0; j < n; j++) (j < held ? g->hand : g->pile)[it][cards[j]]++;
}
/* What an answer comes to when the match is played on to the next turn. */
static double played(const Game *from, int me, int answer) {
  Game g = *from;
  double before = luck, v;
  luck = 0;
  onward(&g, me, answer, NULL);
  while (g.phase != OVER && !(g.phase == FANS && g.turn > from->turn))
    onward(&g, me, asked(&g, me) ? best(&g, me, NULL) : 0, NULL);
  float most = result(&g, me);
  if (g.phase != OVER) best(&g, me, &most);
  v = most - luck;
  luck = before;
  return v;
}
static int searched(const Game *g, int me, int sims) {
  int out[MOST], n = options(g, me, out);
  double v[MOST], sum[MOST] = {0};
  for (int i = 0; i < n; i++) v[i] = value(g, me, out[i]);
  for (int i = 1; i < n; i++) /* the best first */
    for (int j = i; j > 0 && v[j] > v[j - 1]; j--) {
      double w = v[j];
      int a = out[j];
      v[j] = v[j - 1], v[j - 1] = w;
      out[j] = out[j - 1], out[j - 1] = a;
    }
  int m = 1, found = 0;
  while (m < n && m < 6 && v[m] > v[0] - 0.04) m++;
  for (int k = 0; k < sims && m > 1; k++) {
    Game w = *g;
    imagine(&w, me);
    uint64_t kept[2] = {seeds[0], seeds[1]};
    for (int i = 0; i < m; i++) { /* all answers meet the same luck */
      seeds[0] = kept[0];
      seeds[1] = kept[1];
      sum[i] += played(&w, me, out[i]);
    }
  }
  for (int i = 1; i < m; i++)
    if (sum[i] > sum[found]) found = i;
  return out[found];
}

/* -- measuring -- */
static void measure(int matches, int sims) {
  double sum = 0, squares = 0;
  int ends[3] = {0};
  for (int i = 0; i < matches; i++) {
    Game g;
    int me = i & 1;
    double brought = 0;
    begin(&g);
    while (g.phase != OVER) {
      int answer = 0;
      if (asked(&g, me)) answer = sims ? searched(&g, me, sims) : best(&g, me, NULL);
      luck = 0;
      onward(&g, me, answer, NULL);
      brought += luck;
    }
    double end = result(&g, me), fair = end - brought;
    ends[(int)(2 * end)]++;
    sum += fair;
    squares += fair * fair;
  }
  double mean = sum / matches, wide = 1.96 * sqrt((squares / matches - mean * mean) / matches);
  printf("%d matches: %.2f %% (won %.1f, drawn %.1f, lost %.1f);"
         " luck taken out %.2f %%, %.2f to %.2f %%\n",
         matches, 100 * (ends[2] + 0.5 * ends[1]) / matches, 100.0 * ends[2] / matches,
         100.0 * ends[1] / matches, 100.0 * ends[0] / matches, 100 * mean, 100 * (mean - wide),
         100 * (mean + wide));
  fflush(stdout);
}
static void study(int matches, const char *name) {
  for (int i = 0; i < INPUTS; i++)
    for (int k = 0; k < HIDDEN; k++) in[i][k] = (float)((even() - 0.5) * 0.3);
  for (int k = 0; k < HIDDEN; k++) outw[k] = (float)((even() - 0.5) * 0.3);
  for (int i = 0; i < matches; i++) {
    double done = (double)i / matches;
    one_match((float)(0.01 * (done < 0.1 ? 1 : exp(-4.5 * (done - 0.1)))), 0.04 * (1 - done));
    if ((i + 1) % (matches / 10 + 1) == 0) fprintf(stderr, "learnt from %d matches\n", i + 1);
  }
  if (!keep(name, "wb")) exit(1);
  measure(matches < 100000 ? matches : 100000, 0);
}
static void write_down(int matches) {
  tape = stdout;
  for (int i = 0; i < matches; i++) {
    Game g;
    begin(&g);
    while (g.phase != OVER) {
      if (g.phase >= DICE_SHIELD)
        fate(&g, g.phase == SHOT ? even() < chance(g.raw) : below(36) < 21);
      else if (g.phase == FANS)
        both_fans(&g, greedy(&g, 0), greedy(&g, 1));
      else
        step(&g, g.who, greedy(&g, g.who));
    }
    printf("e %d %d\n", g.goals[0], g.goals[1]);
  }
}

int main(int n, char **words) {
  set_up();
  if (n < 4) return 2;
  seed((uint64_t)atoi(words[n > 4 && !strcmp(words[1], "play") && n > 5 ? 5 : n > 4 ? 4 : 3]));
  told = !strcmp(words[n - 1], "told");
  if (!strcmp(words[1], "learn")) study(atoi(words[2]), words[3]);
  else if (!strcmp(words[1], "tape")) write_down(atoi(words[2]));
  else if (!keep(words[2], "rb")) return 1;
  else measure(atoi(words[3]), atoi(words[4]));
  return 0;
}
