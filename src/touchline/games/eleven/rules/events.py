"""What can happen in a season, one number each. Append-only; `voice/facts.py` has the sentences.

`tell(kind, a, b)`: the comment says what a and b are. `card` is a card's number; lists in one
number are written as x * 64 + y.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEASON_BEGINS: Final[i64] = 0  # division, scenario
LEADER_IS: Final[i64] = 1  # seat
DIRECTOR_KEPT: Final[i64] = 2  # whisper: seat, card
DIRECTOR_IS: Final[i64] = 3  # seat, card
HANDS_PASSED: Final[i64] = 4  # round
DEALT: Final[i64] = 5  # seat, card: a starting footballer
FIRST_SHIRTS: Final[i64] = 6  # seat, mask of the three on the bench
OBJECTIVE_DRAWN: Final[i64] = 7  # whisper: seat, card
OBJECTIVE_KEPT: Final[i64] = 8  # whisper: seat, card
WEEK_BEGINS: Final[i64] = 9  # week
DAY_BEGINS: Final[i64] = 10  # day 0..4
GAINED: Final[i64] = 11  # seat, resource * 64 + n
LOST: Final[i64] = 12  # seat, resource * 64 + n
STAT_IS: Final[i64] = 13  # seat, statistic * 64 + its new value
POINTS: Final[i64] = 14  # seat, victory-point tokens gained (negative: given back)
MEETING_IS: Final[i64] = 15  # seat, card
ROLLED_SIX: Final[i64] = 16  # seat, face
ROLLED_TWELVE: Final[i64] = 17  # seat, face (12 the symbol)
REROLLED: Final[i64] = 18  # seat, fans paid (0 or 1)
TIED: Final[i64] = 19  # seat
ADOPTED: Final[i64] = 20  # seat, colour
NO_VOTE: Final[i64] = 21  # seat: nobody could vote
RESTRICTED: Final[i64] = 22  # seat, what * 64 + mask of days
RECRUITED: Final[i64] = 23  # seat, card
SOLD: Final[i64] = 24  # seat, card
HIRED: Final[i64] = 25  # seat, card
SIGNED: Final[i64] = 26  # seat, card * 4 + contract
SPONSOR_GONE: Final[i64] = 27  # seat, card
BUILT: Final[i64] = 28  # seat, kind
OFFICE_IS: Final[i64] = 29  # seat, space
ACTED: Final[i64] = 30  # seat, ability * 2 + (1 if as the extra action)
TRAINED: Final[i64] = 31  # seat, card
UNTRAINED: Final[i64] = 32  # seat, card
TOKENS_ON: Final[i64] = 33  # card, token * 64 + n
TOKENS_OFF: Final[i64] = 34  # card, token * 64 + n
PREVENTED: Final[i64] = 35  # seat, card that was spared
SHIRTS_CHANGED: Final[i64] = 36  # seat, in * 64 + out
SHIRT_TURNED: Final[i64] = 37  # seat, shirt * 64 + side
SHIRT_MOVED: Final[i64] = 38  # seat, shirt * 64 + zone
SHIRT_STRONGER: Final[i64] = 39  # seat, shirt * 64 + n + 32: a bonus that lasts
TURN_BEGINS: Final[i64] = 40  # seat
TURN_OVER: Final[i64] = 41  # seat
CLUB_IS: Final[i64] = 42  # seat, club (0..7 of the division)
LINED_UP: Final[i64] = 43  # seat, formation
PLAYS: Final[i64] = 44  # seat, card selected
SPARED: Final[i64] = 45  # card, token: one is removed (EL-208)
ABILITY_USED: Final[i64] = 46  # seat, ability
FANS_PLACED: Final[i64] = 47  # seat, fans on stands
SOLD_OUT: Final[i64] = 48  # seat
FRONT_IS: Final[i64] = 49  # seat, card
TACTIC_PLAYED: Final[i64] = 50  # seat, card
PAIR_IS: Final[i64] = 51  # seat, pair 0..4
# shots: seat * 2 + side that attacks (0 own, 1 theirs); the attacker's shirt, and who wears it
# (codes.SHOOTER * (card + 1), 0 nobody)
BLOCKED: Final[i64] = 52
SHOOTS: Final[i64] = 53  # with shirt * 64 + save value (63 unsaveable)
SAVED: Final[i64] = 54
GOAL: Final[i64] = 55
CARD_GOAL: Final[i64] = 56  # seat * 2 + side that scores, card behind it
ANNULLED: Final[i64] = 57  # seat * 2 + side that loses a goal, card behind it
RESULT_IS: Final[i64] = 58  # seat, goals for * 64 + against
LEAGUE_IS: Final[i64] = 59  # team (0..3 seats, 4..11 clubs), its points
EXPERIENCE: Final[i64] = 60  # card, 0 played 1 scored
STAND_MONEY: Final[i64] = 61  # seat, money
LUCK_IS: Final[i64] = 62  # seat, consequence (kind * 16 + n)
NOBODY_HURT: Final[i64] = 63  # seat, face
CLUB_SLEEPS: Final[i64] = 64  # club
CLUB_WAKES: Final[i64] = 65  # club
CLUB_ROLLED: Final[i64] = 66  # club, points
FEES: Final[i64] = 67  # seat, money due
UNPAID: Final[i64] = 68  # seat, money short
ROW_OUT: Final[i64] = 69  # row (3: the youngsters' deck), card discarded at week end
ROW_IN: Final[i64] = 70  # row, card
TOP_IS: Final[i64] = 71  # deck, card
TRIMMED: Final[i64] = 72  # seat, resource * 64 + n given back at week end
OBJECTIVE_MET: Final[i64] = 73  # seat, card * 4 + level 1 or 2
SCORE: Final[i64] = 74  # seat, kind * 256 + points + 128
PLACED: Final[i64] = 75  # seat, place 1..4 * 256 + victory points + 128
SEASON_OVER: Final[i64] = 76  # reason
TACTIC_DRAWN: Final[i64] = 77  # whisper: seat, card
PEEKED: Final[i64] = 78  # whisper: seat, card
DRAWN: Final[i64] = 79  # seat, card laid open by an effect
DISCARDED: Final[i64] = 80  # seat, card
READIED: Final[i64] = 81  # seat, card
EXHAUSTED: Final[i64] = 82  # seat, card
FREE_AGENT: Final[i64] = 83  # seat: the effect found nothing to do
KEEPER_IS: Final[i64] = 84  # seat * 2 + side, strength * 64 + gloves
ROW_CHANGED: Final[i64] = 85  # seat, row
STRONGER: Final[i64] = 86  # seat, shirt * 64 + n + 32: in this match
FOE_STRONGER: Final[i64] = 87  # seat, opposing shirt * 64 + n + 32
SHOT_CHANGED: Final[i64] = 88  # seat, shirt * 64 + rule
RATING: Final[i64] = 89  # seat, 0 Amateur .. 4 World class
PLAN_IS: Final[i64] = 90  # seat, the tactic card that sets the formation
STANDS_IN: Final[i64] = 91  # seat, shirt * 64 + zone: the line-up is given
# each of these belongs to the event before it, and says what has come of it
STRENGTH_IS: Final[i64] = 92  # card, strength before * 64 + now
POWER_IS: Final[i64] = 93  # seat * 2 + side, shirt * 4096 + its strength before * 64 + now
SCORE_IS: Final[i64] = 94  # seat, goals for * 64 + against
GLOVES_LEFT: Final[i64] = 95  # seat * 2 + side whose keeper it is, gloves that have saved nothing

# kinds of SCORE
BY_LEAGUE: Final[i64] = 0
BY_TOKENS: Final[i64] = 1
BY_STAFF: Final[i64] = 2
BY_STADIUM: Final[i64] = 3
BY_OFFICE: Final[i64] = 4
BY_SUSPENSIONS: Final[i64] = 5
