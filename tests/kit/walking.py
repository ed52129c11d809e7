"""Random matches for the promises: every table of one match, with the set-ups worth trying."""

from __future__ import annotations

from itertools import islice

from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.games.worldwide.codes import TAKE
from touchline.games.worldwide.secrets import looks_through
from touchline.play.setups import setup as with_cards

SILENT = Log(False)

#: options away from their defaults, and (with the number of seats) for other tables than the first
EXTRA = {
    "eleven": [
        (
            2,
            {
                "division": "1",
                "opponent_visibility": "all",
                "decks_face_up": "false",
                "stands_first": "true",
                "dice_shared": "true",
                "after_match_result": "final",
                "basic_in_deck": "false",
                "unnumbered_limit": "none",
                "ranking": "dense",
                "fees_last_week": "true",
            },
        ),
        (
            3,
            {
                "division": "2",
                "exp_per_match": "all",
                "symbol_pool": "owned",
                "sponsor_repay": "banner",
                "penalty_tokens": "1",
                "peek_own_backs": "false",
                "consequences": "mild",
                "fees_staff": "double",
                "ordinary_spaces": "6",
            },
        ),
        {"solo_refresh_anytime": "true", "office": "cheap", "consequences": "none"},
    ],
    "streetsoccer": [
        {"push_fallback": "stay", "ring": "none", "restart_keepers": "conceder"},
        {"revisit": "simple", "bend": "none", "corner3": "all8", "enclosure": "adjacent4"},
    ],
    "worldwide": [
        {
            "ground_side": "agree",
            "tie_break": "penalties",
            "optional_draw": "true",
            "foul_on_shot": "shot_then_set_piece",
            "after_on_foul": "true",
            "free_kick_draw": "true",
            "free_kick_corner": "true",
            "free_kick_off_target": "true",
            "trap_when_forbidden": "true",
            "half_end_strict": "true",
            "max_attacks_per_half": "20",
            "shot_pass_draw": "false",
        },
        {
            "mode": "amateur",
            "pile_assignment": "fixed",
            "max_players_per_card": "1",
            "team_effect": "permanent",
        },
    ],
    "footclub": [
        {"rules": "poussin", "poussin_deck": "b", "poussin_fan_cap": "2", "poussin_clamp": "true"},
        {
            "format": "two_legged",
            "mid_tie_pool": "four_three",
            "home_choice": "random",
            "exc_who": "involved",
            "et_extra_subs": "2",
            "so_early_stop": "false",
            "press_shift": "per_target",
        },
        {
            "draw_decider": "extra_time_shoot_out",
            "home_choice": "lobby",
            "formation_set": "twenty_one",
            "captain_fallback": "level3",
            "captain_double": "false",
            "press_shift": "literal",
            "kop_attack_value": "3",
            "spent_kop_counts": "false",
            "ability_counts_in_cap": "false",
            "corner_reclaim_same": "false",
            "injury_replace": "forced",
            "min_players_forfeit": "false",
            "light_injury_et": "kept",
            "malus_scope": "match",
            "hide_bench": "false",
            "discard_order": "away_first",
            "bonus_first": "defence",
            "et_new_colour": "false",
        },
    ],
}


def setups(game):
    """The defaults at each number of seats, each preset, and mixtures worth trying."""
    found = [with_cards(game, n, settle(game.choices, game.presets, {})) for n in game.tables]
    least = game.tables[0]
    named = [(least, {}, preset.key) for preset in game.presets[1:]]
    for row in EXTRA.get(game.name, []):
        seats, given = row if isinstance(row, tuple) else (least, row)
        named.append((seats, given, ""))
    for seats, given, preset in named:
        settled = settle(game.choices, game.presets, given, preset)
        found.append(with_cards(game, seats, settled))
    return found


def looks(game, twin, now, seat):
    """Is a pile searched of which this seat knew nothing? Who searches sees it all; everybody
    sees whether there is anything to be found."""
    if game.name != "worldwide":
        return False
    found = [s.stack.phase() == TAKE for s in (twin, now)]
    return looks_through(twin, seat) or found[0] != found[1]


def seats_in(due):
    return [i for i in range(8) if due > 0 and due >> i & 1]


def ask(game, s, seat):
    out = Codes()
    game.options(s, seat, out)
    return out


def open_to(game, s, who):
    """The codes of a seat, or the outcomes of fate."""
    if who != FATE:
        return ask(game, s, who).listed()
    odds = Odds()
    game.luck(s, odds)
    return [odds.outcomes[i] for i in range(odds.count)]


def steps(game, setup, seed):
    """Every table of one random match, and the answer that led there; open seats answer in random
    order. Yields (table, who is due, luck, (who answered, what)); the last is None at the start."""
    rng, s, last = Rng(seed), game.new(setup), None
    for _ in range(game.longest + 1):
        due = game.due(s)
        yield s, due, rng, last
        if due == OVER:
            return
        if due == FATE:
            odds = Odds()
            game.luck(s, odds)
            who, a = FATE, odds.at(rng.below(odds.total))
        else:
            open_ = seats_in(due)
            who = open_[rng.below(len(open_))]
            out = ask(game, s, who)
            a = out.items[rng.below(out.count)]
        last = (who, a)
        game.step(s, who, a, SILENT)
    raise AssertionError("the match did not end within its bound")


def walk(game, setup, seed):
    """Every table of one random match: (table, who is due, luck)."""
    for s, due, rng, _ in steps(game, setup, seed):
        yield s, due, rng


def sparing(n):
    """Every how many-th of a long list of matches to play: all on machine code, which .ci/run tests
    too; each `n`-th on the plain sources, a tenth as fast."""
    return 1 if engine() == "compiled" else n


def apart(game):
    """How many tables apart to put questions that are dear to ask."""
    return sparing({"eleven": 5, "footclub": 3}.get(game.name, 1))


def some(game, setup, seed):
    """The tables of one random match that dear questions are put to."""
    return islice(walk(game, setup, seed), 0, None, apart(game))


def keys(game, s, but=()):
    return [game.view(s, i).key() for i in range(s.seats + 1) if i not in but]
