"""The closed vocabulary of card effects as numbers (§4). Never renumbered.

`content.py` turns words into these numbers; `book.py` says in which rows they stand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- triggers (§4.2) -------------------------------------------------------------------------------
BONUS: Final[i64] = 0
SIGN_SMALL: Final[i64] = 1
SIGN_BANNER: Final[i64] = 2
SIGN_KIT: Final[i64] = 3
PRODUCTION: Final[i64] = 4
VOTE_YELLOW: Final[i64] = 5
VOTE_BLUE: Final[i64] = 6
VOTE_RED: Final[i64] = 7
ACTION: Final[i64] = 8
PASSIVE: Final[i64] = 9
BEFORE_MATCH: Final[i64] = 10
MATCH: Final[i64] = 11
AFTER_MATCH: Final[i64] = 12
TACTIC: Final[i64] = 13
CONSEQUENCE: Final[i64] = 14
WEEK_END: Final[i64] = 15
GAME_END: Final[i64] = 16
GOAL_BASE: Final[i64] = 17
GOAL_PERFECT: Final[i64] = 18
SCENARIO_SETUP: Final[i64] = 19
SCENARIO_WIN: Final[i64] = 20
SCENARIO_LOSE: Final[i64] = 21
TRIGGERS: Final[i64] = 22

MUST: Final[i64] = 0
MAY: Final[i64] = 1

# limits of an ability
NO_LIMIT: Final[i64] = 0
ONCE_A_MATCH: Final[i64] = 1
ONCE_A_WEEK: Final[i64] = 2
ONCE_A_GAME: Final[i64] = 3

# -- costs (§4.3): rows of pay, n, token, selector (-1 self) ---------------------------------------
PAY_RESOURCE: Final[i64] = 0  # + resource 0..3, 4 any
PAY_TOKEN: Final[i64] = 8
PAY_POINTS: Final[i64] = 9
PAY_EXHAUST: Final[i64] = 10
PAY_DISCARD: Final[i64] = 11

# -- conditions (§4.4): rows of what, value, op, n, not, selector ----------------------------------
IF_RESULT: Final[i64] = 0  # value WIN, DRAW_, LOSS
IF_GOAL_DIFF: Final[i64] = 1
IF_GOALS_FOR: Final[i64] = 2
IF_GOALS_AGAINST: Final[i64] = 3
IF_OPPONENT_RANKED: Final[i64] = 4  # value 0 above, 1 below, 2 level
IF_SOLD_OUT: Final[i64] = 5
IF_FANS_ON_STANDS: Final[i64] = 6
IF_SELECTED: Final[i64] = 7
IF_TRAINED: Final[i64] = 8
IF_ZONE: Final[i64] = 9  # value a mask of zones
IF_FORMATION: Final[i64] = 10  # value d * 100 + m * 10 + f, a row each, joined by or
IF_DAY: Final[i64] = 11  # value a mask: 1 Monday, 2 Tuesday, 4, 8 Thursday, 16 match
IF_WEEK: Final[i64] = 12
IF_DIVISION: Final[i64] = 13
IF_SOLO: Final[i64] = 14
IF_HAS: Final[i64] = 15  # value a resource
IF_STAT: Final[i64] = 16  # value a statistic
IF_STATS_AT: Final[i64] = 17  # how many statistics stand at `value` or above
IF_OFFICE: Final[i64] = 18
IF_COUNT: Final[i64] = 19  # selector
IF_SCORED: Final[i64] = 20
IF_CONCEDED: Final[i64] = 21
IF_MORE_ATTACKERS: Final[i64] = 22
IF_SEASON: Final[i64] = 23  # value 0 wins 1 draws 2 losses 3 clean 4 sold 5 big
IF_FINAL_POSITION: Final[i64] = 24
IF_TOTAL_VP: Final[i64] = 25
AT_LEAST: Final[i64] = 0  # op
AT_MOST: Final[i64] = 1
EXACTLY: Final[i64] = 2

# -- selectors (§4.5): rows of SEL numbers ---------------------------------------------------------
S_KIND: Final[i64] = 0
S_CLASS: Final[i64] = 1  # mask: 1 regular, 2 youngster, 4 veteran; 0 any
S_FACE: Final[i64] = 2  # 0 any, 1 untrained, 2 trained
S_ROLE: Final[i64] = 3  # mask: 1 attack, 2 defence, 4 keeper; 0 any
S_ATTRIBUTE: Final[i64] = 4  # 0 any, else a number of the pack's attributes
S_LINE: Final[i64] = 5  # mask: 1 defence, 2 midfield, 4 attack, 8 goal; 0 any
S_SECTION: Final[i64] = 6  # mask of sections 1 << LEFT ..; SAME, FACING
S_ZONE: Final[i64] = 7  # mask of zones; 0 any
S_SELECTED: Final[i64] = 8  # 0 any, 1 yes, 2 no
S_AVAILABLE: Final[i64] = 9
S_CARDLESS: Final[i64] = 10
S_BUILT: Final[i64] = 11
S_CONTRACT: Final[i64] = 12  # mask: 1 banner, 2 kit; 0 any
S_OTHER: Final[i64] = 13  # 1: not the card itself
S_TOKEN: Final[i64] = 14  # 0 any, token + 1, or 16: injury or suspension
S_PROFESSION: Final[i64] = 15  # 0 any, else a number of the pack's professions
S_CATEGORY: Final[i64] = 16  # 0 any, else a number of the pack's categories
S_PICK: Final[i64] = 17
S_N: Final[i64] = 18
S_UP_TO: Final[i64] = 19
SEL: Final[i64] = 20
SAME: Final[i64] = 32
FACING: Final[i64] = 64

K_FOOTBALLER: Final[i64] = 0
K_SHIRT: Final[i64] = 1
K_OPPONENT_SHIRT: Final[i64] = 2
K_STAFF: Final[i64] = 3
K_DIRECTOR: Final[i64] = 4
K_SPONSOR: Final[i64] = 5
K_STAND: Final[i64] = 6
K_INFRASTRUCTURE: Final[i64] = 7
K_TACTIC: Final[i64] = 8
K_CARD: Final[i64] = 9

CHOOSE_: Final[i64] = 0  # pick
SELF: Final[i64] = 1
RANDOM: Final[i64] = 2
ALL: Final[i64] = 3
BY_D12: Final[i64] = 4
PREVIOUS: Final[i64] = 5

# -- amounts: rows of how, n, per, max, selector ---------------------------------------------------
A_NUMBER: Final[i64] = 0  # n
A_COUNT: Final[i64] = 1  # selector: one for each `per`, at most `max`
A_FANS: Final[i64] = 2  # fans on stands, one for each `per`
A_D6: Final[i64] = 3
AMOUNT: Final[i64] = 5

# -- operations (§4.6): rows of OP numbers ---------------------------------------------------------
O_OP: Final[i64] = 0
O_A: Final[i64] = 1
O_B: Final[i64] = 2
O_C: Final[i64] = 3
O_D: Final[i64] = 4
O_E: Final[i64] = 5
O_F: Final[i64] = 6
O_UNTIL: Final[i64] = 7  # UNTIL_MATCH, UNTIL_WEEK, UNTIL_GAME_, WHILE_WORKING, UNTIL_WEEK_N + n
O_TARGET: Final[i64] = 8  # selector, -1 none
O_AMOUNT: Final[i64] = 9  # amount, -1 none
O_FIRST: Final[i64] = 10  # sub-rows: cases, or operations of pay_then
O_LAST: Final[i64] = 11  # behind the last
OP: Final[i64] = 12

UNTIL_MATCH: Final[i64] = 0
UNTIL_WEEK: Final[i64] = 1
UNTIL_GAME_: Final[i64] = 2
WHILE_WORKING: Final[i64] = 3
UNTIL_WEEK_N: Final[i64] = 10

GAIN: Final[i64] = 0  # a resource (4 any), b mask that may not be chosen, amount
LOSE: Final[i64] = 1
STAT: Final[i64] = 2  # a statistic (4 any), amount (may be negative)
VP: Final[i64] = 3  # amount
TRAIN: Final[i64] = 4  # target
UNTRAIN: Final[i64] = 5  # target
TOKENS: Final[i64] = 6  # a token, b spread, amount, target
CLEAR: Final[i64] = 7  # a token, b up_to, c spread, amount, target
DRAW: Final[i64] = 8  # a deck, b n, c take, d AS_..., e price (-1 printed), f 0 discard 1 bottom
RECRUIT: Final[i64] = 9  # a 0 footballer 1 staff, b FROM_..., c 0 right3 1 any,
#                          d price (-1 printed), e price_add, f max_price (-1 none)
SELL: Final[i64] = 10  # b add, target
SIGN: Final[i64] = 11  # c 0 right3 1 any
DROP_SPONSOR: Final[i64] = 12  # b repay, amount
BUILD: Final[i64] = 13  # a kind 0..6, ANY_KIND, ORDINARY, STAND; d price (-1 rule), e price_add
OFFICE: Final[i64] = 14  # e price_add, amount (steps)
RESTRICT: Final[i64] = 15  # a R_..., b mask of days 1 << 1..3 on which it is allowed
GOAL: Final[i64] = 16  # a 0 own 1 opponent, b 1 credited to the card itself, amount
ANNUL_GOAL: Final[i64] = 17  # a side, amount
STRENGTH: Final[i64] = 18  # amount, target
SHIRT_BONUS: Final[i64] = 19  # amount, target
TURN_SHIRT: Final[i64] = 20  # target
MOVE_SHIRT: Final[i64] = 21  # a WITHIN_..., target
SWAP_SHIRTS: Final[i64] = 22  # a WITHIN_..., target (two of them)
SHOT: Final[i64] = 23  # a codes.UNSAVEABLE ..., b min_glove, target
KEEPER: Final[i64] = 24  # a side, b strength, c gloves
ASSIGN_FAN: Final[i64] = 25  # a 0 supply 1 reserve, amount, target
TACTIC_EXTRA: Final[i64] = 26  # amount
PEEK: Final[i64] = 27  # a P_..., b deck
RESOLVE_BONUS: Final[i64] = 28  # target
READY: Final[i64] = 29  # target
EXHAUST: Final[i64] = 30  # target
DISCARD: Final[i64] = 31  # amount, target
ROLL: Final[i64] = 32  # a 0 d6 1 d12, sub-rows: cases
CHOOSE: Final[i64] = 33  # a how many, sub-rows: cases (min is the label)
PAY_THEN: Final[i64] = 34  # a, b costs from..to, sub-rows: operations
MODIFY: Final[i64] = 35  # a M_..., b ADD_ SET_ MUL_, c n, d min, e at most so many a match
ALLOW: Final[i64] = 36  # a ALLOW_..., target
PREVENT: Final[i64] = 37  # a PREVENT_..., b n, c, d costs from..to
REFRESH_ROW: Final[i64] = 38  # a row
LEAGUE: Final[i64] = 39  # a 0 self 1 opponent, amount
NONE: Final[i64] = 40

AS_HAND: Final[i64] = 0
AS_RECRUIT: Final[i64] = 1
AS_TRAINED: Final[i64] = 2
AS_ONE_EACH: Final[i64] = 3
FROM_ROW: Final[i64] = 0
FROM_YOUNGSTERS: Final[i64] = 1
FROM_VETERANS: Final[i64] = 2
ANY_KIND: Final[i64] = 8
ORDINARY: Final[i64] = 9
STAND: Final[i64] = 10
R_CARD_ACTIONS: Final[i64] = 0
R_FOOTBALLERS: Final[i64] = 1
R_STAFF: Final[i64] = 2
R_SIGN: Final[i64] = 3
R_BUILD: Final[i64] = 4
R_STANDS: Final[i64] = 5
WITHIN_ZONE: Final[i64] = 0
WITHIN_SECTION: Final[i64] = 1
WITHIN_LINE: Final[i64] = 2
WITHIN_ANY: Final[i64] = 3
P_FRONT: Final[i64] = 0
P_TRAINED: Final[i64] = 1
P_TOP: Final[i64] = 2
ADD_: Final[i64] = 0
SET_: Final[i64] = 1
MUL_: Final[i64] = 2
ALLOW_INJURED: Final[i64] = 0
ALLOW_TWICE: Final[i64] = 1
ALLOW_LEFT: Final[i64] = 2
ALLOWS: Final[i64] = 3
PREVENT_INJURY: Final[i64] = 0
PREVENT_SUSPENSION: Final[i64] = 1
PREVENT_FEE: Final[i64] = 2

# -- modify keys -----------------------------------------------------------------------------------
M_FOOTBALLER: Final[i64] = 0  # price.footballer
M_YOUNGSTER: Final[i64] = 1
M_STAFF: Final[i64] = 2
M_BUILD: Final[i64] = 3
M_OFFICE: Final[i64] = 4
M_EXTRA: Final[i64] = 5  # price.extra_action
M_FEES: Final[i64] = 6  # fees.total
M_SELL: Final[i64] = 7  # sell.bonus
M_FITNESS: Final[i64] = 8  # select.fitness
M_CAPACITY: Final[i64] = 9  # stand.capacity
M_STANDS: Final[i64] = 10  # stand.count
M_BANNERS: Final[i64] = 11
M_KITS: Final[i64] = 12
M_KEEP_FANS: Final[i64] = 13
M_KEEP_OPERATIONS: Final[i64] = 14
M_KEEP_FITNESS: Final[i64] = 15
M_PENALTY: Final[i64] = 16  # penalty.tokens
M_SLOTS: Final[i64] = 17  # row.open_slots
M_REROLL: Final[i64] = 18  # reroll.free
M_SOLD_OUT: Final[i64] = 19  # sold_out.threshold
M_SOLD_OUT_MONEY: Final[i64] = 20
M_GLOVES: Final[i64] = 21  # keeper.gloves
M_KEEPER: Final[i64] = 22  # keeper.strength
KEYS: Final[i64] = 23

# -- consequences of a match (EL-287), in `Book.consequences`: kind * 16 + n -----------------------
C_NEW_FANS: Final[i64] = 0
C_TRAINING: Final[i64] = 1
C_STRENGTH: Final[i64] = 2
C_WEAKNESS: Final[i64] = 3
C_INJURY: Final[i64] = 4  # n rolls of one token
C_SERIOUS: Final[i64] = 5  # n rolls of two tokens
C_NOTHING: Final[i64] = 6

# -- board constants (§5.3), places in `Book.constants` --------------------------------------------
STATS_START: Final[i64] = 0
STATS_MOST: Final[i64] = 1
INFRASTRUCTURE_PRICE: Final[i64] = 2
ORDINARY_SPACES: Final[i64] = 3
SOLD_OUT_THRESHOLD: Final[i64] = 4
KEEPER_STRENGTH: Final[i64] = 5
KEEPER_GLOVES: Final[i64] = 6
POINTS_WIN: Final[i64] = 7
POINTS_DRAW: Final[i64] = 8
CONSTANTS: Final[i64] = 9
