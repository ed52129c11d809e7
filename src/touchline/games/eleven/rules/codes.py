"""Every number this room uses, with its name. Codes are never reused or renumbered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- phases, and the kinds of question they ask ----------------------------------------------------
# the common stack
DRAFT: Final[i64] = 0  # all, sealed: keep a director
DEAL: Final[i64] = 1  # fate: a card of the set-up; frame: step
REVEAL: Final[i64] = 2  # a seat orders its director bonuses; frame: place in turn order
SHIRTS: Final[i64] = 3  # lane: which numbered shirts sit on the bench, and their sides
OBJECTIVE: Final[i64] = 4  # all, sealed: keep an objective
LANES: Final[i64] = 5  # everybody at an own pace; frame: what comes after (a phase)
DAY: Final[i64] = 6  # a seat's turn; frame: day 1..3, place in turn order
ROLL_CLUB: Final[i64] = 7  # fate: an opponent die; frame: club, or the colour at dice_shared
WEEK_END: Final[i64] = 8  # nobody; frame: step
FINISHED: Final[i64] = 9
FIRST: Final[i64] = 10  # fate: the first manager
# lanes: Monday
PRODUCTION: Final[i64] = 12  # which `may` productions to use
MEETING: Final[i64] = 13  # fate: a board-meeting card
VOTE_ROLL: Final[i64] = 14  # fate: d6
VOTE: Final[i64] = 15  # accept, or pay a fan and roll again
COLOUR_CHOICE: Final[i64] = 16  # EL-088 no face can decide
DECISION: Final[i64] = 17  # waits for its turn (EL-017), then runs the adopted decision
# lanes: match day; the first number of their frames is the seat
CLUB_DRAWN: Final[i64] = 20  # common stack, fate: the back of an opponent card; frame: seat, week
FORMATION_: Final[i64] = 21  # the run of a line-up: tactic card and formation
SELECT: Final[i64] = 22  # footballers, ascending, then done
ASSIGN: Final[i64] = 23  # abilities that are paid for beforehand, ascending, then done
BIND: Final[i64] = 24  # frame: seat, footballer; an unnumbered shirt for him
EXCHANGE: Final[i64] = 25  # frame: seat, footballer; the field shirt that makes room
PLACE: Final[i64] = 26  # frame: seat, shirt, which of the ten; its zone
RECOVERY: Final[i64] = 27  # EL-208 frame: seat, card; which token goes (OPTION + token)
WINDOW: Final[i64] = 28  # frame: seat, trigger, step; abilities in any order
STANDS: Final[i64] = 29  # STAND + n: n + 1 fans, on the first places that are free
FRONT_DRAWN: Final[i64] = 30  # fate: the opponent card itself
MATCH_TACTIC: Final[i64] = 31
COMPARE: Final[i64] = 32  # nobody; frame: seat, pair 0..4, gloves used and scorers
SCORERS: Final[i64] = 33  # EL-229 frame: seat, how many, shirts; who of equals scores
RESULT: Final[i64] = 34  # nobody
LUCK_ROLL: Final[i64] = 35  # fate: d6 of the consequences
LUCK: Final[i64] = 36  # accept or roll again, then who (frame: seat, 1)
INJURY_ROLL: Final[i64] = 37  # fate: d12; frame: seat, token * 16 + n, rolls * 2
INJURY: Final[i64] = 38  # accept or roll again, then who (same frame, + 1)
LANE_DONE: Final[i64] = 39  # this seat waits for the others
# anywhere: an own stack or the common one
RUN: Final[i64] = 40  # nobody: operations; frame: next, behind the last, context
TARGETS: Final[i64] = 41  # picks of an operation; frame: operation, context, last picked
RESOURCE: Final[i64] = 42  # a resource of choice; frame: operation, context, how many still
STATISTIC: Final[i64] = 43  # a statistic of choice; same frame
OPTION_: Final[i64] = 44  # one of an operation's options; frame: operation, context, last * 16 + n
PAY: Final[i64] = 45  # an optional payment; frame: operation, context
ROLL: Final[i64] = 46  # fate: a die of an effect; frame: operation, context, die
ROLLED: Final[i64] = 47  # accept or roll again; frame: operation, context, die * 16 + face
DRAWS: Final[i64] = 48  # fate: cards off a deck; frame: operation, context, how many still
TAKES: Final[i64] = 49  # which of them; frame: operation, context, how many still
MARKET: Final[i64] = 50  # a card of a row or deck, or none; frame: operation, context
CONTRACT: Final[i64] = 51  # a sponsor and its kind; frame: operation, context
SITE: Final[i64] = 52  # an infrastructure, or none; frame: operation, context
DESK: Final[i64] = 53  # an office, or none; frame: operation, context
SPREAD: Final[i64] = 54  # tokens one by one; frame: operation, context, how many still
MOVE: Final[i64] = 55  # where a shirt goes; frame: operation, context, shirt
JOIN: Final[i64] = 56  # EL-113 frame: seat, footballer; the field shirt that makes room
REFILL: Final[i64] = 57  # fate: row or top card; frame: deck, slot (or TOP_SLOT)
PREVENT_: Final[i64] = 58  # prevent it? frame: ability, seat * CARDS + card, token * 256 + n
AMOUNT_ROLL: Final[i64] = 59  # fate: a die that is an amount; frame: operation, context
GIVE_UP: Final[i64] = 60  # discard cards as a cost or an effect; frame: operation, context, last
# after the match, common stack
PENALTY: Final[i64] = 64  # lane: staff that bear an unpaid fee
REFRESH: Final[i64] = 65  # solo: a row to be replaced
FACE_ROLL: Final[i64] = 66  # EL-330 fate: d12 of an effect; frame: operation, context, face
FACE: Final[i64] = 67  # accept or roll again, then who; same frame, face
ORDER: Final[i64] = 68  # an own bonus or ability next; frame: trigger, seat
LOTS: Final[i64] = 73  # fate: a target at random; frame: operation, context, how many still
GLIMPSE: Final[i64] = 74  # fate: what a peek shows; frame: operation, context
INCOME: Final[i64] = 69  # nobody: Monday's lanes begin
RENEW: Final[i64] = 70  # nobody: cards of a row give way; frame: row, how many still
BLIND: Final[i64] = 71  # fate: a card off a face-down deck; frame: seat, price, deck (0 youngsters)
CLAIM: Final[i64] = 72  # lane: EL-361 an objective is shown; frame: seat, 1 at the season's end
RECALL: Final[i64] = 76  # nobody: `previous` means again what it meant before; frame: codes
PHASES_: Final[i64] = 77  # 75 has gone

# -- answers of the seats --------------------------------------------------------------------------
PASS: Final[i64] = 0  # no, done, decline, skip
ACCEPT: Final[i64] = 1  # the die as it lies
REROLL: Final[i64] = 2  # EL-011 for a fan, or free where a card allows it
YES: Final[i64] = 3
END_TURN: Final[i64] = 4
OFFICE: Final[i64] = 5
YOUNG: Final[i64] = 6  # the top youngster
COLOUR: Final[i64] = 8  # + YELLOW, BLUE, RED
RES: Final[i64] = 12  # + resource 0..3
STAT: Final[i64] = 16  # + statistic 0..3
OPTION: Final[i64] = 20  # + option 0..11 of an effect
SLOT: Final[i64] = 32  # + row * 5 + slot: 0 footballers, 1 staff
SIGN: Final[i64] = 48  # + slot * 4 + SMALL, BANNER_DEAL, BANNER_BONUS, KIT_DEAL
BUILD: Final[i64] = 72  # + kind 0..6
ROWS: Final[i64] = 80  # + row 0..2
STAND: Final[i64] = 84  # + stand 0..7
CARD: Final[i64] = 96  # + card: a target, a pick, a card taken
SELL: Final[i64] = 416  # + card
ABILITY: Final[i64] = 736  # + ability: resolve it, assign its cost
ACTION: Final[i64] = 1760  # + ability: as the basic action
EXTRA: Final[i64] = 2784  # + ability: for 2 operations
SHIRT: Final[i64] = 3808  # + shirt 0..12
FOE: Final[i64] = 3824  # + opposing shirt 0..9
ZONE: Final[i64] = 3840  # + zone 0..8
FORMATION: Final[i64] = 3856  # + tactic (place in its deck) * 4 + which of its formations
BENCH: Final[i64] = 3952  # + a mask of the three bench shirts that show defence
PLACES: Final[i64] = 3968  # + a place of a deck: 0 top
ANSWERS: Final[i64] = 4000

# -- chances ---------------------------------------------------------------------------------------
D6: Final[i64] = 0
D12: Final[i64] = 1  # faces 1..11, 12 is the symbol
BAG: Final[i64] = 2  # a card of a deck
CLUB_BAG: Final[i64] = 3  # a club
CLUB_DIE: Final[i64] = 4  # points of an opponent die
FIRST_SEAT: Final[i64] = 5
TARGET: Final[i64] = 6  # one of several targets, by its code (CARD + card, SHIRT + shirt ...)

# -- sizes -----------------------------------------------------------------------------------------
CARDS: Final[i64] = 320  # room for cards, and CARDS - 1 for "none" in a context
SEATS: Final[i64] = 4
SHIRTS_: Final[i64] = 13
ZONES: Final[i64] = 9
WEEKS: Final[i64] = 6

# -- decks, in the order of card numbers -----------------------------------------------------------
REGULAR: Final[i64] = 0
YOUNGSTER: Final[i64] = 1
VETERAN: Final[i64] = 2
STAFF: Final[i64] = 3
SPONSOR: Final[i64] = 4
BOARD: Final[i64] = 5
DIRECTOR: Final[i64] = 6
TACTIC: Final[i64] = 7
OBJECTIVES: Final[i64] = 8
OPPONENT: Final[i64] = 9
INFRASTRUCTURE: Final[i64] = 10  # kinds, in the order of FLOODLIGHTS ...
SCENARIO: Final[i64] = 11
DECKS: Final[i64] = 12

# rows of the transfer area
FOOTBALLERS: Final[i64] = 0
STAFF_ROW: Final[i64] = 1
SPONSORS: Final[i64] = 2

# where a card lies
PILE: Final[i64] = 0  # in its deck, face down or unordered
TOP: Final[i64] = 1  # on its face-up deck
ROW: Final[i64] = 2  # the row says in which slot
DISCARD: Final[i64] = 3
GONE: Final[i64] = 4  # left the game
OWN: Final[i64] = 8  # + seat: directors, staff, squad, objective shown
BANNER: Final[i64] = 12  # + seat
KIT: Final[i64] = 16  # + seat
HAND: Final[i64] = 20  # + seat: tactics; objectives; directors in the draft
KEPT: Final[i64] = 24  # + seat: directors kept face down
LOOK: Final[i64] = 28  # + seat: drawn by an effect, to be chosen from
MEETING_: Final[i64] = 32  # + seat: the board card of this Monday
FACED: Final[i64] = 36  # + seat: the opponent card of this week

# -- resources, statistics -------------------------------------------------------------------------
MONEY: Final[i64] = 0
FANS: Final[i64] = 1
OPERATIONS: Final[i64] = 2
FITNESS: Final[i64] = 3
ANY: Final[i64] = 4

# -- footballers -----------------------------------------------------------------------------------
ATTACK: Final[i64] = 0
DEFENCE: Final[i64] = 1
KEEPER: Final[i64] = 2

# zones: LB CB RB LM CM RM LF CF RF, from the own point of view
LB: Final[i64] = 0
CB: Final[i64] = 1
RB: Final[i64] = 2
LM: Final[i64] = 3
CM: Final[i64] = 4
RM: Final[i64] = 5
LF: Final[i64] = 6
CF: Final[i64] = 7
RF: Final[i64] = 8

# sections, and EL-223 the section compared with each, in the order of comparison
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
CENTRAL_ATTACK: Final[i64] = 2
MIDFIELD: Final[i64] = 3
CENTRAL_DEFENCE: Final[i64] = 4

# tokens on a card, six bits each in Table.tokens
INJURY_: Final[i64] = 0
SUSPENSION: Final[i64] = 1
STR_TEMP: Final[i64] = 2
STR_PERM: Final[i64] = 3
WEAK_TEMP: Final[i64] = 4
WEAK_PERM: Final[i64] = 5
EXP_PLAYED: Final[i64] = 6
EXP_SCORED: Final[i64] = 7

# flags of a card
TRAINED: Final[i64] = 1
EXHAUSTED: Final[i64] = 2
SELECTED: Final[i64] = 4
SCORED: Final[i64] = 8  # in this match
LEARNT: Final[i64] = 16  # was trained when the line-up was given (EL-282)
ACTED: Final[i64] = 32  # its action has been used this week (EL-102)
AGAIN: Final[i64] = 64  # a second time, where a card allows that
SHOWN: Final[i64] = 127  # all of these: what lies on a card for everybody to see
# in imagined seasons only (EL-022): the trained side is not known to whoever imagines; and the
# card has been trained all the same, by as much as its like gain
UNSEEN: Final[i64] = 128
DREAMT: Final[i64] = 256

SHOOTER: Final[i64] = 1024  # of events of shots, who wears the shirt

# marks of an ability
ASSIGNED: Final[i64] = 1  # its cost lies on the card
RESOLVED: Final[i64] = 2  # in this match
THIS_WEEK: Final[i64] = 4  # its action was used
THIS_GAME: Final[i64] = 8

# contract kinds
SMALL: Final[i64] = 0
BANNER_DEAL: Final[i64] = 1
BANNER_BONUS: Final[i64] = 2
KIT_DEAL: Final[i64] = 3

# colours of votes and of opponent dice
YELLOW: Final[i64] = 0
BLUE: Final[i64] = 1
RED: Final[i64] = 2
GREEN: Final[i64] = 3

# kinds of infrastructure
FLOODLIGHTS: Final[i64] = 0
SHOP: Final[i64] = 1
DIRECTORS_OFFICE: Final[i64] = 2
TRAINING_GROUND: Final[i64] = 3
STAND3: Final[i64] = 4
STAND4: Final[i64] = 5
AD_BOARD3: Final[i64] = 6

# results, seen from the manager
NO_RESULT: Final[i64] = 0
WIN: Final[i64] = 1
DRAW_: Final[i64] = 2
LOSS: Final[i64] = 3

# how a season ends: reasons of the result
BY_POINTS: Final[i64] = 0  # most victory points
SHARED: Final[i64] = 1
BY_LEAGUE: Final[i64] = 2  # tie broken by the league
SOLO: Final[i64] = 3
SCENARIO_WON: Final[i64] = 4
SCENARIO_LOST: Final[i64] = 5

# -- numbers of a seat (Table.seat: seat * SEAT + ...) ---------------------------------------------
HAS: Final[i64] = 0  # + resource
LEVEL: Final[i64] = 4  # + statistic
OFFICES: Final[i64] = 8
POINTS: Final[i64] = 9  # victory-point tokens in the reserve
TACTIC_EXTRA: Final[i64] = 10  # further tactic effects in this week's match
FOR: Final[i64] = 11  # the score
AGAINST: Final[i64] = 12
RESULT_: Final[i64] = 13
SHAPE: Final[i64] = 14  # formation: defence * 100 + midfield * 10 + attack
PLAN: Final[i64] = 15  # the tactic card that set it, -1 before
BASIC_USED: Final[i64] = 16
EXTRA_USED: Final[i64] = 17
CLUB: Final[i64] = 18  # 0..7 within the division, -1 before its back is seen
FRONT: Final[i64] = 19  # the opponent card, -1 before it is drawn
MET: Final[i64] = 20  # a mask of clubs
WINS: Final[i64] = 21
DRAWS_: Final[i64] = 22
LOSSES: Final[i64] = 23
CLEAN: Final[i64] = 24
SOLD_OUTS: Final[i64] = 25
BIG_WINS: Final[i64] = 26
DIE: Final[i64] = 27  # the last own d6 or d12
MEETING_CARD: Final[i64] = 28  # -1 for none
ADOPTED: Final[i64] = 29  # YELLOW ..., -1 for none
OBJECTIVE_: Final[i64] = 30  # the card kept, -1 before
OBJECTIVE_IS: Final[i64] = 31  # 0 hidden, 1 goal met, 2 harder goal too
REROLLS: Final[i64] = 32  # free ones used this week
KEEPER_CARD: Final[i64] = 33  # selected keeper, -1 none
KEEP_STRENGTH: Final[i64] = 34  # added to the own keeper in this match
KEEP_GLOVES: Final[i64] = 35
FOE_STRENGTH: Final[i64] = 36  # added to the opposing keeper
FOE_GLOVES: Final[i64] = 37
OWED: Final[i64] = 38  # fees not paid, still to be borne by staff
STANDS_AT: Final[i64] = 39  # + stand 0..7: fans on it
SPEC: Final[i64] = 47  # line-up under way: formation code, -1 for none
MATCH_TACTICS: Final[i64] = 48  # tactic effects played in this match
LAST_RANK: Final[i64] = 49  # position when this match day began
TOTAL: Final[i64] = 58  # victory points once they are counted (`total_vp` asks for them)
FOE_RANK: Final[i64] = 59  # the opponent's position when this match day began, 0 before
CLUB_AT: Final[i64] = 50  # + week 0..5: the club met then, -1 before its back is seen
REFRESHED: Final[i64] = 56  # solo: a row has been replaced this week
OBJECTIVE_MET: Final[i64] = 57  # 0, 1, 2: what has been met, before it is claimed
AWAY: Final[i64] = 60  # 1 once its manager has resigned and the season goes on for the others
SEAT: Final[i64] = 62

# -- numbers of a shirt (Table.shirts: (seat * 13 + shirt) * SHIRT_N + ...); 0..9 are numbers 2..11,
#    10..12 have none
SIDE: Final[i64] = 0  # ATTACK or DEFENCE
FIELD: Final[i64] = 1  # 1 on the field, 0 on the bench
WEARER: Final[i64] = 2  # unnumbered shirts: the footballer it serves, -1 none
AT: Final[i64] = 3  # zone in this match, -1 before
MOD: Final[i64] = 4  # strength in this match
RULE: Final[i64] = 5  # how it shoots: UNSAVEABLE, UNBLOCKABLE, NO_SHOT bits
GLOVE: Final[i64] = 6  # smallest glove that can save its shot, 0 any
SHIRT_N: Final[i64] = 7
UNSAVEABLE: Final[i64] = 1
UNBLOCKABLE: Final[i64] = 2
NO_SHOT: Final[i64] = 4

# -- numbers of an opposing shirt (Table.foes: (seat * 10 + i) * FOE_N + ...)
FOE_SIDE: Final[i64] = 0
FOE_AT: Final[i64] = 1  # zone, from its own point of view
FOE_POWER: Final[i64] = 2  # printed strength
FOE_MOD: Final[i64] = 3
FOE_RULE: Final[i64] = 4
FOE_GLOVE: Final[i64] = 5
FOE_N: Final[i64] = 6

# -- changes that last a while (Table.timed, rows of TIMED numbers)
T_SEAT: Final[i64] = 0
T_WHAT: Final[i64] = 1  # a modify key; RESTRICTION + what; SHIRT_PLUS
T_MODE: Final[i64] = 2  # ADD, SET, MUL; days of a restriction as a mask of 1, 2, 3
T_N: Final[i64] = 3
T_MIN: Final[i64] = 4
T_UNTIL: Final[i64] = 5  # UNTIL_MATCH, a week 1..6, UNTIL_GAME
T_TARGET: Final[i64] = 6  # selector, shirt, or -1
T_LIMIT: Final[i64] = 7  # at most so many cards a match, 0 no limit
TIMED: Final[i64] = 8
UNTIL_MATCH: Final[i64] = 0
UNTIL_GAME: Final[i64] = 99
RESTRICTION: Final[i64] = 64
SHIRT_PLUS: Final[i64] = 96
PERMIT: Final[i64] = 80  # + ALLOW_...: a permission that lasts a while
GUARD: Final[i64] = 88  # + PREVENT_...: T_N tokens (or money of a fee) are spared, once

# -- why an answer is shut (out.bar); sentences in reasons -----------------------------------------
WORN: Final[i64] = 12  # EL-113 a footballer wears that shirt
NO_MONEY: Final[i64] = 1  # EL-110 .. EL-170
USED: Final[i64] = 2  # EL-100 the basic action of the day is taken
FORBIDDEN: Final[i64] = 3  # EL-091 a decision of the board forbids it
SLOT_SHUT: Final[i64] = 4  # EL-030 only the right three
CONTRACT_FULL: Final[i64] = 5  # EL-154
NO_SPACE: Final[i64] = 6  # EL-161, EL-170
CARD_EXHAUSTED: Final[i64] = 7  # EL-102
CARD_SUSPENDED: Final[i64] = 8  # EL-181
CANNOT_PAY: Final[i64] = 9  # EL-180, EL-103
EXTRA_USED_: Final[i64] = 10  # EL-103
NO_FANS: Final[i64] = 11  # EL-087
NOT_FIT: Final[i64] = 20  # EL-203 injured or suspended
NO_FITNESS: Final[i64] = 21  # EL-203 no fitness left
NUMBER_TAKEN: Final[i64] = 22  # EL-204 another with his number plays
KEEPER_TAKEN: Final[i64] = 23  # EL-204 a keeper plays already
NO_SHIRT: Final[i64] = 24  # EL-063 no shirt without number is left
NO_ZONE: Final[i64] = 25  # EL-205 no room in his zones beside the others
ELEVEN: Final[i64] = 26  # EL-205 ten play in the field already
CANNOT_ASSIGN: Final[i64] = 27  # EL-206 what it costs is not there
USED_UP: Final[i64] = 28  # the ability's limit is reached
HIS_SHIRT: Final[i64] = 29  # EL-205 a footballer who plays wears it
HAS_OWNER: Final[i64] = 30  # EL-205 an owned footballer wears it, and others have none
NOT_HIS_ZONE: Final[i64] = 31  # EL-121
ZONE_FULL: Final[i64] = 32  # EL-066
LINE_FULL: Final[i64] = 33  # EL-201 the formation has no more there
KEPT_ROOM: Final[i64] = 34  # EL-201 somebody else needs that place
SETS_SHAPE: Final[i64] = 35  # EL-221 that card set the formation
NO_EFFECT: Final[i64] = 36  # EL-221 that card has no effect
TACTIC_USED: Final[i64] = 37  # EL-376 played already
NOT_NOW: Final[i64] = 38  # conditions of the ability do not hold
NOT_LAID: Final[i64] = 39  # EL-206 its cost was not laid on the card with the line-up
