#ifndef GROUND_H
#define GROUND_H

#include "street.h"

extern int pitch_bit[SIZE], cell_of[60], zone_of[SIZE]; /* zone: 1, 2 dark of L, R; 3, 4 light */
extern set low_of[SIZE], high_of[SIZE], spot_of[SIZE];

#endif
