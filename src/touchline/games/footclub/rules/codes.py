"""Every number this room uses, with its name. Codes are never reused or renumbered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- phases ------------------------------------------------------------------------------------
STAFF: Final[i64] = 0  # fate: a staff pair for a club
STARTER: Final[i64] = 1  # fate: who begins the draft
REVEAL: Final[i64] = 2  # fate: the next card of a draft pile
DRAFT_STAR: Final[i64] = 3
DRAFT_PAIR: Final[i64] = 4
PICK_HOME: Final[i64] = 5  # both, sealed
HOME_TOSS: Final[i64] = 6  # fate
PICK_KOP: Final[i64] = 7
PREMATCH: Final[i64] = 8  # both, sealed
TACTICS: Final[i64] = 9  # both, sealed
COLOUR: Final[i64] = 10  # fate
DRAW: Final[i64] = 11  # fate
PLACE_FAN: Final[i64] = 12  # both, sealed
CHANGE: Final[i64] = 13  # away, then home; in the open
SWAP: Final[i64] = 14  # both, sealed
POSSESSION: Final[i64] = 15
TACKLE: Final[i64] = 16  # fate
SETTLE: Final[i64] = 17  # nobody: after an incident
OFFENSIVE: Final[i64] = 18
BONUS: Final[i64] = 19
SUPPORT: Final[i64] = 20  # fate: a defence support
SHOT: Final[i64] = 21  # fate
COUNTER: Final[i64] = 22
RECLAIM: Final[i64] = 23
DISCARD: Final[i64] = 24  # both, sealed
DECIDER: Final[i64] = 25  # both, sealed
RECRUIT_DEAL: Final[i64] = 26  # fate
RECRUIT: Final[i64] = 27  # both, sealed
SHOOT_ORDER: Final[i64] = 28  # both, sealed
SHOOT_START: Final[i64] = 29  # fate
KICK: Final[i64] = 30  # fate: a kick of the shoot-out
TIE_TOSS: Final[i64] = 31  # fate: FC-Q29, a tie that nothing else can settle
TOSS: Final[i64] = 32  # fate: who begins with the ball in Poussin
END: Final[i64] = 33

# -- answers of the seats ----------------------------------------------------------------------
PASS: Final[i64] = 0  # no; let it go; decline; agree to the bonus
DONE: Final[i64] = 1  # the envelope is closed, the change is complete
STAR: Final[i64] = 2  # + 0, 1: which of the two stars
PAIR: Final[i64] = 4  # + 0..2: which pair of the market
HOME: Final[i64] = 7  # + club that is to play at home
KOP: Final[i64] = 9  # + 0 attack, 1 freshness
PLAY_ON: Final[i64] = 11
STOP: Final[i64] = 12
FAN: Final[i64] = 13  # put a fan into the stands
VACANCY: Final[i64] = 14  # the entrant takes the place an injury left
PLAYER: Final[i64] = 16  # + team card, 0..63
CARD: Final[i64] = 80  # + match card, 0..41
PRESS: Final[i64] = 122  # + press card (0..5) * 9 + payment of the first * 3 + of the second
TACKLING: Final[i64] = 176  # + tackle card (0..5) * 2 + mode (0 regular, 1 aggressive)
ATTACK: Final[i64] = 188  # + set_attack card, 0..3
SOLO: Final[i64] = 192  # + solo_run card (0..1) * 4 + payment (0 none, else 1 + payment)
COUNTERING: Final[i64] = 200  # + counter card, 0..2
SUPPORTING: Final[i64] = 203  # + defence_support card (0..7) * 2 + mode
PUSH: Final[i64] = 219  # + fans (0..8) * 12 + kop (0, 1) * 6 + attack supports (0..5)
SWAPPING: Final[i64] = 327  # + line * 3 + 0 first and second, 1 first and third, 2 second and third
SHAPE: Final[i64] = 342  # + counts of the lines: FB * 256 + CB * 64 + DM * 16 + AM * 4 + FW
ANSWERS: Final[i64] = 1110

# payments
TOKEN: Final[i64] = 0
FANS_PAY: Final[i64] = 1
KOP_PAYS: Final[i64] = 2

# -- team cards --------------------------------------------------------------------------------
MOST: Final[i64] = 64  # room for team cards in the code space; packs have 62 at most
FB: Final[i64] = 0
CB: Final[i64] = 1
DM: Final[i64] = 2
AM: Final[i64] = 3
FW: Final[i64] = 4
COACH: Final[i64] = 0
KEEPER: Final[i64] = 1
OUTFIELD: Final[i64] = 2
SPEEDSTER: Final[i64] = 1
FINISHER: Final[i64] = 2
STOPPER: Final[i64] = 3
VERSATILE: Final[i64] = 4
BALL_WINNER: Final[i64] = 5
ENFORCER: Final[i64] = 6

# where a team card lies: of nobody, or club * 8 + 8 + one of the second group
POOL: Final[i64] = 0  # in a draft pile
SHOWN: Final[i64] = 1  # face up in the draft
ASIDE: Final[i64] = 2  # rejected star
OUT: Final[i64] = 3  # out of the game
CLUB: Final[i64] = 8
BENCH: Final[i64] = 0
PITCH: Final[i64] = 1
OFF: Final[i64] = 2  # substituted
SENT_OFF: Final[i64] = 3
RETIRED: Final[i64] = 4  # seriously injured
SUSPENDED: Final[i64] = 5
OFFERED: Final[i64] = 6  # may be recruited between the legs

# tokens of a team card, packed into one number
FRESH: Final[i64] = 1  # 0..3
YELLOW: Final[i64] = 4  # 0..3
PLUS: Final[i64] = 16  # 0, 1
HALF: Final[i64] = 32  # 0, 1
SCAR: Final[i64] = 64  # 0, 1: minus one star for the whole second leg
MINUS: Final[i64] = 256  # 0..31: minus one star each, until the end of the half
SCORED: Final[i64] = 65536  # goals in this match

# -- match cards -------------------------------------------------------------------------------
DECK: Final[i64] = 42  # of a club; card of club 1 = 42 + number
PRESSES: Final[i64] = 0
TACKLES: Final[i64] = 1
SET_ATTACK: Final[i64] = 2
SOLO_RUN: Final[i64] = 3
COUNTER_ATTACK: Final[i64] = 4
FANS: Final[i64] = 5
ATTACK_SUPPORT: Final[i64] = 6
DEFENCE_SUPPORT: Final[i64] = 7
FREE_KICK: Final[i64] = 8  # kinds of offensive only
PENALTY: Final[i64] = 9
SHOOTING: Final[i64] = 10

# where a match card lies
BOX: Final[i64] = 0
RESERVE: Final[i64] = 1
PILE: Final[i64] = 2
HAND: Final[i64] = 3
STANDS: Final[i64] = 4
PLAYED: Final[i64] = 5  # the offensive card that is not resolved yet
DISCARDED: Final[i64] = 16  # + order of arrival

# numbers of a club, in Table.club at club * SIDE
SIDE: Final[i64] = 24
GOALS: Final[i64] = 0
SUBS: Final[i64] = 1  # substitutions used
REDS: Final[i64] = 2
SPENT: Final[i64] = 3  # supporters spent in this offensive
KOP_KIND: Final[i64] = 4  # 0 none, 1 attack, 2 freshness
KOP_SPENT: Final[i64] = 5
COACH_CARD: Final[i64] = 6
KEEPER_CARD: Final[i64] = 7
CAPTAIN: Final[i64] = 8  # -1 for none
CHANGED: Final[i64] = 9  # substitutions in this change step
LEFT: Final[i64] = 10  # yellows and halves (in halves) of booked players who left: malus_scope
LEG_GOALS: Final[i64] = 11  # goals in the first leg
KICKS: Final[i64] = 12  # kicks taken in the shoot-out
CONVERTED: Final[i64] = 13
STAMP: Final[i64] = 14  # cards that have gone to the discard
KICKERS: Final[i64] = 15  # + 0..4: the order of the kickers
LOST: Final[i64] = 20  # 1 this leg is forfeited
LINED: Final[i64] = 21  # line-up is on the table
WENT_IN: Final[i64] = 22  # bit n: the kick n of the shoot-out, from 0, went in

# numbers of a line-up, in Table.team at club * TEAM
TEAM: Final[i64] = 16
LINES: Final[i64] = 10  # + line: how many stand in it; 0..9 the players, line after line

# -- questions (kinds of Codes) ----------------------------------------------------------------
ASK_STAR: Final[i64] = 0
ASK_PAIR: Final[i64] = 1
ASK_HOME: Final[i64] = 2
ASK_KOP: Final[i64] = 3
ASK_SHAPE: Final[i64] = 4
ASK_SLOT: Final[i64] = 5
ASK_CAPTAIN: Final[i64] = 6
ASK_TACTICS: Final[i64] = 7
ASK_DONE: Final[i64] = 8
ASK_FAN: Final[i64] = 9
ASK_CHANGE: Final[i64] = 10  # PLAYER + entrant, or PASS (nothing, or no more)
ASK_OUT: Final[i64] = 11  # PLAYER + who makes room, or VACANCY
ASK_SWAP: Final[i64] = 12
ASK_POSSESSION: Final[i64] = 13
ASK_OFFENSIVE: Final[i64] = 14
ASK_BONUS: Final[i64] = 15
ASK_COUNTER: Final[i64] = 16
ASK_RECLAIM: Final[i64] = 17
ASK_DISCARD: Final[i64] = 18
ASK_DECIDER: Final[i64] = 19
ASK_RECRUIT: Final[i64] = 20
ASK_KICKER: Final[i64] = 21

# -- questions to fate (kinds of Odds) ---------------------------------------------------------
STAFF_PAIR: Final[i64] = 0  # 0..2
COIN: Final[i64] = 1  # 0, 1: a club
DRAFT_CARD: Final[i64] = 2  # a team card
BALL_DIE: Final[i64] = 3  # 1..6
BAG: Final[i64] = 4  # a match card, 0..83
TWO_DICE: Final[i64] = 5  # 10 * first + second
ONE_DIE: Final[i64] = 6  # 1..6
EVEN: Final[i64] = 7  # 0 no goal, 1 goal: after many posts; or the club that wins the shoot-out

#: the period of a match that is played in one run (PO-001), as events tell it
WHOLE: Final[i64] = 5

# -- events ------------------------------------------------------------------------------------
# (a, b); `two` is first * 128 + second, 127 for nobody
STAFF_TAKEN: Final[i64] = 0  # club, two: coach, keeper
DRAFT_BEGINS: Final[i64] = 1  # club, 0 or number of the draft
STARS_SHOWN: Final[i64] = 2  # club to choose, two cards
MARKET_SHOWN: Final[i64] = 3  # place of the pair, two cards
STAR_TAKEN: Final[i64] = 4  # club, two: taken, set aside
PAIR_TAKEN: Final[i64] = 5  # club, two cards
DRAFT_OVER: Final[i64] = 6
HOME_IS: Final[i64] = 7  # club, 0 agreed, 1 drawn by lot, 2 fixed
KOP_CHOSEN: Final[i64] = 8  # club, 0 attack, 1 freshness
REVEALED: Final[i64] = 9  # club, shape
CAPTAIN_IS: Final[i64] = 10  # club, player
PERIOD: Final[i64] = 11  # 1, 2 half, 3 extra time, WHOLE; leg (0, 1)
BALL_COLOUR: Final[i64] = 12  # 1..6
KICK_OFF: Final[i64] = 13  # club, player
CARD_DRAWN: Final[i64] = 14  # club; secret: match card
TURN_BEGINS: Final[i64] = 15  # turn
FAN_PLACED: Final[i64] = 16  # club, fans there now
SUBSTITUTED: Final[i64] = 17  # club, two: off, on
ARRANGED: Final[i64] = 18  # club, shape
SWAPPED: Final[i64] = 19  # club, two players
PRESSED: Final[i64] = 20  # club, match card
PRESS_BY: Final[i64] = 21  # club, two players
PAID: Final[i64] = 22  # club, player * 4 + payment
LET_GO: Final[i64] = 23  # club, in phase; TACKLE, SUPPORT in Poussin: it came to nothing
TACKLED: Final[i64] = 24  # club, match card * 2 + mode
TACKLE_BY: Final[i64] = 25  # club, two: tackler, tackled
ROLLED: Final[i64] = 26  # club, 10 * first + second, + 100 where 1 is added, + 200 where taken off
WON_BALL: Final[i64] = 27  # club, player
FOUL: Final[i64] = 28  # club, player
BOOKED: Final[i64] = 29  # club, player
SECOND_YELLOW: Final[i64] = 30  # club, player
RED_CARD: Final[i64] = 31  # club, player
HURT: Final[i64] = 32  # club, player: light
INJURED: Final[i64] = 33  # club, player: serious
FORFEITED: Final[i64] = 34  # club, cause (a reason of the result)
BALL_TO: Final[i64] = 35  # club, player
ATTACKED: Final[i64] = 36  # club, match card
AIMED: Final[i64] = 37  # club, player
ABILITY: Final[i64] = 38  # club, strength
BONUS_IS: Final[i64] = 39  # raw bonus + 100
FANS_SPENT: Final[i64] = 40  # club, how many
KOP_USED: Final[i64] = 41  # club, 1 attack, 2 freshness
BACKED: Final[i64] = 42  # club, attack supports
SUPPORTED: Final[i64] = 43  # club, match card * 2 + mode
SUPPORT_BY: Final[i64] = 44  # club, player
SUPPORT_HOLDS: Final[i64] = 45  # club, player
SET_PIECE: Final[i64] = 46  # club, FREE_KICK or PENALTY
FINAL_BONUS: Final[i64] = 47  # club, final bonus + 100
DEFENCE_DIE: Final[i64] = 48  # club, face
ATTACK_DIE: Final[i64] = 49  # club, face
LEVEL: Final[i64] = 50  # first roll equal: second roll
POST: Final[i64] = 51
SAVED: Final[i64] = 52  # club of the keeper, keeper
GOAL: Final[i64] = 53  # club, scorer
CORNER: Final[i64] = 54  # club
RECLAIMED: Final[i64] = 55  # club, match card
DROPPED: Final[i64] = 56  # club, match card: a discard
WHISTLE: Final[i64] = 57  # period that is over (as PERIOD), leg
DECIDED: Final[i64] = 58  # 0 stop, 1 play on
RECRUIT_SHOWN: Final[i64] = 59  # club, player
RECRUITED: Final[i64] = 60  # club, player
BARRED: Final[i64] = 61  # club, player: suspended for the second leg
LEG_OVER: Final[i64] = 62  # goals of club 0, goals of club 1
KICKERS_NAMED: Final[i64] = 63  # club
SHOOT_BEGINS: Final[i64] = 64  # club
KICKER: Final[i64] = 65  # club, player
KICKED: Final[i64] = 66  # club, 1 goal, 0 miss
TIE_DRAWN: Final[i64] = 67  # club: won by lot
MATCH_OVER: Final[i64] = 68  # reason
NO_CARD_BACK: Final[i64] = 69  # club: a corner, but no card may be taken
SHIFTED: Final[i64] = 70  # club, cells 0..5 that count instead of the ball's: first * 8 + second

# -- how it ended (reasons of a result) --------------------------------------------------------
BY_GOALS: Final[i64] = 0
DRAWN: Final[i64] = 1
BY_AGGREGATE: Final[i64] = 2
BY_AWAY_GOALS: Final[i64] = 3
BY_SHOOT_OUT: Final[i64] = 4
BY_LOT: Final[i64] = 5
NO_LINE_UP: Final[i64] = 6  # FC-175
FOURTH_RED: Final[i64] = 7  # FC-094
TOO_FEW: Final[i64] = 8  # FC-094, FC-Q17
NOBODY_CAN: Final[i64] = 9  # FC-Q29
BY_FORFEIT: Final[i64] = 10  # a tie level after a forfeited second leg

# -- why an answer is shut ---------------------------------------------------------------------
NEED_THREE: Final[i64] = 1  # FC-108, PO-015
NEED_THREE_AT_MOST: Final[i64] = 2  # FC-108
NO_TARGET: Final[i64] = 3  # FC-069
NO_TOKEN: Final[i64] = 4  # FC-077
NO_FAN: Final[i64] = 5  # FC-133
NO_KOP: Final[i64] = 6  # FC-137
SAME_TOKEN: Final[i64] = 7  # FC-077
ENFORCERS: Final[i64] = 8  # FC-087
STOPPERS: Final[i64] = 9  # FC-146
ON_COUNTER: Final[i64] = 10  # FC-116
CAP: Final[i64] = 11  # FC-134
NO_SUPPORT: Final[i64] = 12  # FC-140
KOP_OUT: Final[i64] = 13  # FC-138
OTHER_STEP: Final[i64] = 14  # FC-052
AFTER_SAVE: Final[i64] = 15  # FC-114
WRONG_LINE: Final[i64] = 16  # FC-033
REST: Final[i64] = 17  # FC-030
NOT_CAPTAIN: Final[i64] = 18  # FC-044
NO_PLAYERS: Final[i64] = 19  # FC-033
NOT_LISTED: Final[i64] = 20  # FC-032
TWO_TOP: Final[i64] = 21  # FC-210
NO_SUBS: Final[i64] = 22  # FC-158
WENT_OFF: Final[i64] = 23  # FC-158
WAS_SENT_OFF: Final[i64] = 24  # FC-093
IS_INJURED: Final[i64] = 25  # FC-096
NO_LINE: Final[i64] = 26  # FC-161
MUST_REPLACE: Final[i64] = 27  # FC-096
JUST_PLAYED: Final[i64] = 28  # FC-129
IN_STANDS: Final[i64] = 29  # FC-053
NO_ABILITY: Final[i64] = 30  # FC-154
IS_SUSPENDED: Final[i64] = 31  # FC-204
FANS_ONLY: Final[i64] = 32  # FC-132
NOT_HOME: Final[i64] = 33  # FC-010
NO_FAN_IN_HAND: Final[i64] = 34  # FC-132
POSSESSION_ONLY: Final[i64] = 35  # FC-189
KICKS_ALREADY: Final[i64] = 36  # FC-217
ATTACKS_ONLY: Final[i64] = 37  # FC-119
DEFENDS_ONLY: Final[i64] = 38  # FC-119

# -- bounds that make every match end (docs/decisions) ------------------------------------------
POSTS: Final[i64] = 6  # after so many in a row the shot is settled by a coin with the same odds
ROUNDS: Final[i64] = 20  # of sudden death, then the same
CORNERS: Final[i64] = 40  # in a match; from then on a corner takes no card back
DRAFTS: Final[i64] = 3  # when neither club can field a team
