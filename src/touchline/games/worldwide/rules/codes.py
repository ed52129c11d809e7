"""Every number this room uses, with its name. Codes are never reused or renumbered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OFF: Final[i64] = 0  # a module or switch of `state.Rules`: is it played?
ON: Final[i64] = 1

# -- phases, and the kinds of question they ask ----------------------------------------------------
TEAM_CHOICE: Final[i64] = 0  # side 0, then side 1
CAPTAIN_CHOICE: Final[i64] = 1  # all four, sealed
GROUND: Final[i64] = 2  # both captains, sealed
ABILITY_COMMIT: Final[i64] = 3  # both captains, sealed; before the match and at half-time
COIN: Final[i64] = 4  # fate: the side that kicks off
DEAL: Final[i64] = 5  # nobody: piles are made, hands begin
DRAW: Final[i64] = 6  # fate: one card; frame: seat, pile (ACTION, PERSON), how many still
CAPTAIN_START: Final[i64] = 7  # the captain says who of the pair begins
ATTACK: Final[i64] = 8
CAPTAIN_STAR: Final[i64] = 9  # four seats: the captain may use a star before the partner acts
COUNTER: Final[i64] = 10  # frame: person (side * 7 + n), 0 captain or 1 partner asked
COUNTER_ROLL: Final[i64] = 11  # fate: d20; frame: person countering, need, person countered
ANSWER: Final[i64] = 12  # nobody: what "with" cards do at once
DEFENCE: Final[i64] = 13  # frame: 0 captain (or the only seat), 1 partner asked
TRAP_ROLL: Final[i64] = 14  # fate: d20; frame: need
PERSON_ROLL: Final[i64] = 15  # fate: d20 of a D card; frame: need
SIMULATION: Final[i64] = 16
SIM_ROLL: Final[i64] = 17  # fate: d20; frame: need, what a failure does
DEFENCE_ROLL: Final[i64] = 18  # fate: d20
BOOST: Final[i64] = 19  # after a failed roll
VALIDATE: Final[i64] = 20  # nobody
AFTER: Final[i64] = 21  # a shot is validated; before the die
SHOT_ROLL: Final[i64] = 22  # fate: one die, or several of which the best counts
SHOT_REROLL: Final[i64] = 23
KEEPER: Final[i64] = 24  # frame: 0 captain, 1 partner asked
KEEPER_ROLL: Final[i64] = 25  # fate
SAVED: Final[i64] = 26
FOUL: Final[i64] = 27  # nobody
SANCTION: Final[i64] = 28  # a run of discards; frame: seat, ANY, how many still * 1024 + lowest
STOPPAGE: Final[i64] = 29  # frame: side asked
SET_PIECE: Final[i64] = 30  # nobody: which one
FREE_KICK_ROLL: Final[i64] = 31  # fate: a direct free kick
PENALTY: Final[i64] = 32  # both captains, sealed
RECOVER: Final[i64] = 33  # the ball is won; frame: 0 captain's star, 1 the seat that defended
GIVE_BACK: Final[i64] = 34  # discard one; frame: seat, 1 if it need not
END_ATTACK: Final[i64] = 35  # nobody
CHANGE_WINDOW: Final[i64] = 36  # frame: side asked, 1 if the first half is over
FORCED_DISCARD: Final[i64] = 37  # a run; frame: seat, pile, still * 1024 + lowest code
HALF_END: Final[i64] = 38  # nobody
SHOOT_OUT: Final[i64] = 39  # both captains, sealed
RUN: Final[i64] = 40  # nobody: effects in a row; frame: next, behind the last, seat * 2 + success
CHOOSE_DISCARD: Final[i64] = 41  # an effect; frame as for FORCED_DISCARD
TAKE: Final[i64] = 42  # an effect; frame: seat, effect, how many still
NAME_SEAT: Final[i64] = 43  # four seats, whose cards must go; frame: side, pile, how many
FINISHED: Final[i64] = 44
PILE_TOSS: Final[i64] = 45  # fate: the side that takes the light pile
BEGIN: Final[i64] = 46  # nobody: an attack begins
LOT: Final[i64] = 47  # fate: a shoot-out without end (docs/decisions/0014)

PHASE_NAMES: Final[tuple[str, ...]] = (
    "team_choice", "captain_choice", "ground", "ability_commit", "coin", "deal", "draw",
    "captain_start", "attack", "captain_star", "counter", "counter_roll", "answer", "defence",
    "trap_roll", "person_roll", "simulation", "sim_roll", "defence_roll", "boost", "validate",
    "after", "shot_roll", "shot_reroll", "keeper", "keeper_roll", "saved", "foul", "sanction",
    "stoppage", "set_piece", "free_kick_roll", "penalty", "recover", "give_back", "end_attack",
    "change_window", "forced_discard", "half_end", "shoot_out", "run", "choose_discard", "take",
    "name_seat", "finished", "pile_toss", "begin", "lot",
)  # fmt: skip
"""The name of each phase, by its number."""

# -- answers of the seats --------------------------------------------------------------------------
PASS: Final[i64] = 0  # no, done, decline, keep, acknowledge
LET_PASS: Final[i64] = 1  # WF-060 and draw
LET_DRY: Final[i64] = 2  # WF-060 without drawing (optional_draw)
GIVE: Final[i64] = 3  # WF-055 the ball back
TO_PARTNER: Final[i64] = 4  # WF-214 the ball
ONESELF: Final[i64] = 5  # WF-214
PARTNER: Final[i64] = 6  # WF-214, WF-218
REROLL: Final[i64] = 7
GROUND_OF: Final[i64] = 8  # + 0 nobody's, 1 side 0's, 2 side 1's
CAPTAIN: Final[i64] = 11  # + seat 0..3
NUMBER: Final[i64] = 15  # + 0..5: the numbers 1 to 6
TEAM: Final[i64] = 21  # + team 0..11
STAR: Final[i64] = 33  # + ability 0..11
PERSON_: Final[i64] = 45  # + Player card of the seat's own team, 0..6: play it
SUBSTITUTE: Final[i64] = 52  # + Player card 0..6
DROP_PERSON: Final[i64] = 59  # + Player card 0..6: discard it
TAKE_PERSON: Final[i64] = 66  # + Player card 0..6: from the discard into hand
DROP: Final[i64] = 73  # + type 0..31: discard an Action card
FETCH: Final[i64] = 105  # + type 0..31: from the pile into hand, unseen by others
TAKE_BACK: Final[i64] = 137  # + type 0..31: from the discard into hand
DEFEND: Final[i64] = 169  # + type 0..31: a defence card
ABILITIES: Final[i64] = 201  # + a * 12 + b, a < b: the two free abilities
PLAY: Final[i64] = 345  # + type 0..31 * 128 + mask of Player cards put down with it (bits 0..6)
ANSWERS: Final[i64] = 345 + 32 * 128

# -- sizes -----------------------------------------------------------------------------------------
TYPES: Final[i64] = 32  # room for Action cards that differ
SQUAD: Final[i64] = 7  # Player cards of a team, WF-012
MOST_TEAMS: Final[i64] = 12
MOST_ABILITIES: Final[i64] = 12
FILTERS: Final[i64] = 4  # different searches of a pack
ROUNDS: Final[i64] = 40  # pairs of penalties before lots are drawn (docs/decisions/0014)

# -- Action cards ----------------------------------------------------------------------------------
ATTACK_CARD: Final[i64] = 0  # categories
SHOT_CARD: Final[i64] = 1
DEFENCE_CARD: Final[i64] = 2
DRIBBLE: Final[i64] = 0  # kinds; a pack may add more from 9
PASSING: Final[i64] = 1
LONG_PASS: Final[i64] = 2
THROUGH_BALL: Final[i64] = 3
CROSS: Final[i64] = 4
SHOT: Final[i64] = 5
TACKLE: Final[i64] = 6
PRESS: Final[i64] = 7
INTERCEPTION: Final[i64] = 8
KINDS: Final[i64] = 32  # room for kinds

# -- Player cards ----------------------------------------------------------------------------------
G: Final[i64] = 0
D: Final[i64] = 1
M: Final[i64] = 2
A: Final[i64] = 3

# where a Player card lies
PILE: Final[i64] = 0
DISCARD: Final[i64] = 1
GONE: Final[i64] = 2  # WF-192 out of the match
TABLE: Final[i64] = 3  # played in this attack
HAND: Final[i64] = 4  # + seat

# piles, as effects and frames name them
ACTION: Final[i64] = 0
PERSON: Final[i64] = 1
ANY: Final[i64] = 2

# -- triggers of Player cards and abilities (§6.4) -------------------------------------------------
ON_WITH: Final[i64] = 0
ON_AFTER: Final[i64] = 1
ON_OWN_ATTACK: Final[i64] = 2
ON_DEFENCE_ROLL: Final[i64] = 3
ON_RECOVER: Final[i64] = 4
ON_PERSON: Final[i64] = 5  # opponent_player
ON_CARD: Final[i64] = 6  # opponent_card
ON_FIRST_CARD: Final[i64] = 7  # opponent_first_card
ON_DEFENCE_CARD: Final[i64] = 8  # opponent_defence_card
ON_SHOT_ROLLED: Final[i64] = 9  # opponent_shot_rolled
ON_OWN_SHOT_SAVED: Final[i64] = 10
ON_BALL_CHANGE: Final[i64] = 11
ON_DEFENCE_WON: Final[i64] = 12  # no pack names it: ON_DEFENCE_ROLL, after a roll that was enough

# -- effects (§6.5): a row is (op, a, b, c, d, 1 only after a success) -----------------------------
GAIN_PA: Final[i64] = 0  # n
START_PA: Final[i64] = 1  # n
DRAW_CARDS: Final[i64] = 2  # pile, n
DISCARD_CARDS: Final[i64] = 3  # pile, n, 0 self or 1 opponent
RECOVER_CARDS: Final[i64] = 4  # pile, n
SEARCH: Final[i64] = 5  # types as a mask, n, types of the fallback as a mask (0 none), filter 0..3
FORBID_DEFENCE: Final[i64] = 6  # 0 this, 1 next
SET_DEFENCE_BONUS: Final[i64] = 7  # value
CANCEL_EFFECT: Final[i64] = 8  # 0 discard_self
SHOT_BONUS: Final[i64] = 9  # n, 0 this_shot or 1 next_shot
SHOT_DICE: Final[i64] = 10  # dice, the best is kept
REROLL_DIE: Final[i64] = 11  # the shot's
IGNORE_OFF_TARGET: Final[i64] = 12
KEEPER_BONUS: Final[i64] = 13  # n
KEEPER_DICE: Final[i64] = 14  # dice, the best is kept
IGNORE_SHOT_BONUS: Final[i64] = 15
DEFENCE_BONUS: Final[i64] = 16  # n, 0 roll or 1 attack
COUNTER_PLAYER: Final[i64] = 17  # needed d20, 0 for no roll
PLAYER_DEFENCE: Final[i64] = 18  # threshold, 1 minus pa, 1 minus the card's bonus
OFFSIDE_TRAP: Final[i64] = 19  # threshold, 1 minus pa
SIMULATE: Final[i64] = 20  # threshold, 1 minus pa, on_fail: 0 lose_ball, 1 defence_roll, 2 nothing
AWARD_CORNER: Final[i64] = 21
GAIN_STAR: Final[i64] = 22  # n
MODIFY_ABILITY: Final[i64] = 23  # ability, first effect, behind the last effect
SET_PARAM: Final[i64] = 24  # 0 give_back_draw, 1 corner_pa, 2 half_first_attack_pa; value
ROW: Final[i64] = 6  # numbers of an effect

# -- numbers of a side, in Table.side at side * SIDE -----------------------------------------------
SIDE: Final[i64] = 16
GOALS: Final[i64] = 0
STARS: Final[i64] = 1
MOST_STARS: Final[i64] = 2  # what it began with
SUBS: Final[i64] = 3  # substitution tokens left
NATION: Final[i64] = 4  # its team, -1 before the choice
COLOUR: Final[i64] = 5  # 0 light, 1 dark: its pile
LAID: Final[i64] = 6  # abilities face up, as a mask
FREE: Final[i64] = 7  # those of them that were chosen, as a mask
LEADER: Final[i64] = 8  # the captain's seat
START: Final[i64] = 9  # PA that its next attack begins with
FIRST_DONE: Final[i64] = 10  # 1 once it has attacked in this half
SHOTS: Final[i64] = 11  # penalties of the shoot-out taken, and scored
SCORED: Final[i64] = 12
WENT_IN: Final[i64] = 13  # bit n: the penalty n of the shoot-out, from 0, went in

# -- set pieces (Table.restrict, events) -----------------------------------------------------------
NO_PIECE: Final[i64] = 0
INDIRECT: Final[i64] = 1
CORNER: Final[i64] = 2
DIRECT: Final[i64] = 3
SPOT: Final[i64] = 4  # a penalty

# -- what an entry of Table.line is: side * 4096 + what * 512 + number * 8 + state -----------------
LAID_CARD: Final[i64] = 0  # number: type
LAID_PERSON: Final[i64] = 1  # number: Player card of the side
LAID_STAR: Final[i64] = 2  # number: ability
LAID_DEFENCE: Final[i64] = 3  # number: type
OPEN: Final[i64] = 0  # states: waits for an answer, or simply there
VALID: Final[i64] = 1
STOPPED: Final[i64] = 2
COUNTERED: Final[i64] = 3
FOULED: Final[i64] = 4

# -- questions to fate (kinds of Odds) -------------------------------------------------------------
TOSS: Final[i64] = 0  # 0, 1: a side
BAG: Final[i64] = 1  # a type 0..31 of the side's draw pile
SQUAD_BAG: Final[i64] = 2  # a Player card 0..6 of the side's pile
D20: Final[i64] = 3  # 1..20
D6: Final[i64] = 4  # 1..6
BEST_OF: Final[i64] = 5  # dice in falling order, the first times 8 (64) and so on: 8 * 5 + 3

# -- events ----------------------------------------------------------------------------------------
# (a, b); a is a side unless told otherwise; seat * 64 + x where a seat matters
TEAM_TAKEN: Final[i64] = 0  # side, team
CAPTAIN_IS: Final[i64] = 1  # side, seat
GROUND_IS: Final[i64] = 2  # 0 nobody's, 1 side 0's, 2 side 1's, 3 both
ABILITIES_LAID: Final[i64] = 3  # side, mask of all its abilities
PILE_IS: Final[i64] = 4  # side, 0 light, 1 dark
KICK_OFF: Final[i64] = 5  # side, half 1 or 2
CARD_DRAWN: Final[i64] = 6  # whisper: seat; secret: type
PERSON_DRAWN: Final[i64] = 7  # whisper: seat; secret: Player card of its side
PILE_EMPTY: Final[i64] = 8  # side, ACTION or PERSON: a draw found too few cards
ATTACK_BEGINS: Final[i64] = 9  # side, seat * 16 + pa
PLAYED: Final[i64] = 10  # side, seat * 64 + type
PERSON_PLAYED: Final[i64] = 11  # side, seat * 64 + Player card
STAR_USED: Final[i64] = 12  # side, seat * 64 + ability
LET_BY: Final[i64] = 13  # side of the defender, 1 if it draws nothing
DEFENDED: Final[i64] = 14  # side, seat * 64 + type
NEEDED: Final[i64] = 15  # side that rolls, need + 100: before a d20
ROLLED: Final[i64] = 16  # side, natural d20 * 64 + bonus added
WON_BALL: Final[i64] = 17  # side, seat * 64 + kind of defence (63: no defence card)
FAILED: Final[i64] = 18  # side whose roll was not enough
VALIDATED: Final[i64] = 19  # side, type * 16 + pa now
PA_IS: Final[i64] = 20  # side, pa now: by anything but a card's own points
COUNTERED_BY: Final[i64] = 21  # side of the countered card, its Player card
COUNTER_FAILED: Final[i64] = 22  # side of the countering card, its Player card
DROPPED: Final[i64] = 23  # side, seat * 64 + type: an Action card is discarded
DROPPED_PERSON: Final[i64] = 24  # side, seat * 64 + Player card
FETCHED: Final[i64] = 25  # whisper: seat; secret: type, from the pile
TAKEN_BACK: Final[i64] = 26  # side, seat * 64 + type: from the discard
PERSON_BACK: Final[i64] = 27  # side, seat * 64 + Player card
NEXT_IS_SAFE: Final[i64] = 28  # side: its next card cannot be defended
BONUS_WAITS: Final[i64] = 29  # side, bonus on its next (or this) shot + 100
SHOT_DIE: Final[i64] = 30  # side, kept die * 64 + the other dice (0, or as in BEST_OF)
QUALITY: Final[i64] = 31  # side, quality
OFF_TARGET: Final[i64] = 32  # side
KEEPER_DIE: Final[i64] = 33  # side, kept die * 64 + the other dice
KEEPER_HAS: Final[i64] = 34  # side, result with bonuses + 100
GOAL: Final[i64] = 35  # side, 0 shot, 1 direct free kick, 2 penalty
SAVED_IT: Final[i64] = 36  # side of the keeper, 0 shot, 1 direct free kick, 2 penalty
FOUL_BY: Final[i64] = 37  # side, seat * 64 + type
YELLOW: Final[i64] = 38  # side, seat
RED: Final[i64] = 39  # side, seat * 64 + which red of the seat
SET_PIECE_IS: Final[i64] = 40  # side that takes it, INDIRECT, CORNER, DIRECT, SPOT
NUMBERS_SHOWN: Final[i64] = 41  # side that shoots, its number * 8 + the keeper's
SIMULATED: Final[i64] = 42  # side, 1 the referee fell for it, 0 not
SUBSTITUTED: Final[i64] = 43  # side, Player card
STARS_ARE: Final[i64] = 44  # side, stars now
GAVE_BACK: Final[i64] = 45  # side, seat * 64 + 1 if without compensation
BALL_PASSED: Final[i64] = 46  # side, seat that has it now
ATTACK_OVER: Final[i64] = 47  # side that had the ball
HALF_OVER: Final[i64] = 48  # half 1 or 2
SHOOT_OUT_BEGINS: Final[i64] = 49  # side
MATCH_OVER: Final[i64] = 50  # reason
STARTS_WITH: Final[i64] = 51  # side, PA its next attack begins with
BLOCK_IS: Final[i64] = 52  # side of the defender, bonus of its block
NOTHING_FOUND: Final[i64] = 53  # side, seat: a search fetched nothing
GROUND_NAMED: Final[i64] = 54  # side, what it named: as for GROUND_IS
SUM_IS: Final[i64] = (
    55  # side that rolled, total * 256 + need + 100: something was added afterwards
)

# -- how it ended (reasons of a result) ------------------------------------------------------------
BY_GOALS: Final[i64] = 0
DRAWN: Final[i64] = 1
BY_PENALTIES: Final[i64] = 2
BY_LOT: Final[i64] = 3  # after a shoot-out of ROUNDS pairs

# -- why an answer is shut -------------------------------------------------------------------------
NEEDS_PA: Final[i64] = 1  # WF-042 its prerequisite
TOO_MANY_PA: Final[i64] = 2  # WF-043
NOT_SET_PIECE: Final[i64] = 3  # WF-155 not a card for a free kick
NOT_CORNER: Final[i64] = 4  # WF-181
IS_DEFENCE: Final[i64] = 5  # WF-041 a defence card, and one has the ball
IS_ATTACK: Final[i64] = 6  # WF-060 not a defence card
WRONG_KIND: Final[i64] = 7  # WF-060 the card does not list this kind
FORBIDDEN: Final[i64] = 8  # WF-062
NO_STAR: Final[i64] = 9  # WF-100
NOT_NOW: Final[i64] = 10  # WF-120 the moment of a Player card is another
NOT_REGULAR: Final[i64] = 11  # WF-160
PA_CONDITION: Final[i64] = 12  # WF-105, WF-107
NOTHING_THERE: Final[i64] = 13  # WF-104 the search can fetch nothing
TOO_MANY_CARDS: Final[i64] = 14  # WF-127
FULL_STARS: Final[i64] = 15  # WF-194
NO_TOKEN: Final[i64] = 16  # WF-190
ONLY_CAPTAIN: Final[i64] = 17  # WF-220
MUST_PLAY: Final[i64] = 18  # WF-215 a card first
NOT_FIRST: Final[i64] = 19  # WF-106 not the first card of the attack
TAKEN: Final[i64] = 20  # WF-012 the other side has this team
OWN_THREE: Final[i64] = 21  # WF-022 it is on the Team card
REST_TOO_FEW: Final[i64] = 22  # the run needs more cards than are left from here on
NOTHING_TO_SAVE: Final[i64] = 23  # WF-194 start_pa would exceed 8
STAR_NOT_NOW: Final[i64] = 24  # WF-101 the moment of an ability is another
