"""The base pack is that (§6.7, §6.8), and its numbers are what the engine reads."""

from __future__ import annotations

from itertools import combinations

import pytest

from touchline.core.faults import BadPack
from touchline.core.tables import Row
from touchline.games.worldwide.cards import content, fields, gains
from touchline.games.worldwide.cards.sheets import Sheets
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.book import Book
from touchline.play import library
from touchline.play.teams import contrast
from touchline.rooms import ROOMS


@pytest.fixture
def numbers() -> dict[str, list[int]]:
    return library.numbers(ROOMS["worldwide"])


def sheets() -> Sheets:
    found = library.pack(ROOMS["worldwide"]).sheets
    assert isinstance(found, Sheets)
    return found


def test_the_base_pack_is_sound_and_without_a_warning() -> None:
    (base,) = library.packs(ROOMS["worldwide"])
    assert (base.id, base.own, base.warnings) == ("base", False, ())
    assert [team.short for team in base.teams] == ["VAL", "KRE", "TAL", "HAR", "ZEP"]


def test_words_and_codes_agree() -> None:
    assert len(fields.TRIGGERS) == c.ON_BALL_CHANGE + 1
    assert len(fields.OPS) == c.SET_PARAM + 1
    assert fields.OPS.index("award_corner") == c.AWARD_CORNER
    assert fields.OPS.index("defence_bonus") == c.DEFENCE_BONUS
    assert fields.TRIGGERS.index("opponent_shot_rolled") == c.ON_SHOT_ROLLED
    assert fields.KINDS.index("interception") == c.INTERCEPTION
    assert fields.TYPES == c.TYPES
    assert (fields.SQUAD, fields.FILTERS) == (c.SQUAD, c.FILTERS)
    assert (fields.MOST_TEAMS, fields.MOST_ABILITIES) == (c.MOST_TEAMS, c.MOST_ABILITIES)


def test_6_3_sixty_cards_in_two_alike_piles_of_which_six_are_pro(
    numbers: dict[str, list[int]],
) -> None:
    light, dark = numbers["copies"][0::2], numbers["copies"][1::2]
    assert light == dark == [4, 4, 3, 2, 2, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1]
    assert sum(light) == 30
    assert sum(n for n, pro in zip(light, numbers["pro"], strict=True) if pro) == 6
    by = [0, 0, 0]
    for n, category in zip(light, numbers["category"], strict=True):
        by[category] += n
    assert by == [18, 4, 8]


def test_6_1_known_numbers_of_the_printed_cards(numbers: dict[str, list[int]]) -> None:
    book = Book(numbers)
    assert [book.pa[n] for n in range(5)] == [1, 2, 3, 2, 1]
    assert book.guard[0 * 32 + c.PRESS] == 100  # the dribble
    assert book.guard[2 * 32 + c.INTERCEPTION] == 103  # the long pass
    assert book.guard[3 * 32 + c.INTERCEPTION] == 101  # the through ball
    assert book.allowed[0] == 511
    assert book.allowed[4] == 1 << 5 | 1 << 6
    assert [book.quality[5 * 9 + pa] for pa in (6, 7, 8)] == [0, 1, 2]
    assert [book.threshold[n] for n in (6, 7, 8)] == [17, 18, 19]
    assert book.foul[6] == sum(1 << n for n in range(1, 7))
    assert (book.yellow[6], book.red[6]) == (1 << 2 | 1 << 3, 1 << 1)


def test_effects_stand_in_a_row_and_changed_abilities_behind_all(
    numbers: dict[str, list[int]],
) -> None:
    book = Book(numbers)
    spans = [
        (numbers[key][n], numbers[key][n + 1])
        for key in ("action_effects", "ability_effects", "team_effects", "person_effects")
        for n in range(0, len(numbers[key]), 2)
    ]
    assert spans[0][0] == 0
    assert all(a <= b for a, b in spans)
    assert [b for _, b in spans[:-1]] == [a for a, _ in spans[1:]]
    behind = spans[-1][1]
    valmora = numbers["team_effects"][0]
    assert book.op(valmora) == c.MODIFY_ABILITY
    assert [book.arg(valmora, n) for n in (1, 2, 3)] == [2, behind, behind + 1]
    assert book.op(behind) == c.SEARCH


def test_searches_name_their_filters(numbers: dict[str, list[int]]) -> None:
    shots = sum(1 << n for n, category in enumerate(numbers["category"]) if category == 1)
    attacks = sum(1 << n for n, category in enumerate(numbers["category"]) if category == 0)
    assert shots == 1 << 5 | 1 << 12
    assert numbers["filters"] == [shots, shots | attacks]
    rows = [numbers["effects"][n : n + 6] for n in range(0, len(numbers["effects"]), 6)]
    searches = [row for row in rows if row[0] == c.SEARCH]
    assert [row[4] for row in searches] == [0, 1, 1]
    assert all(row[1] == numbers["filters"][row[4]] for row in searches)
    assert [row[3] for row in searches] == [shots, shots, shots]


def test_filters_stand_narrowest_first_and_never_overlap_in_part() -> None:
    assert gains.in_order([0b1110, 0b0010, 0b0110]) == [0b0010, 0b0110, 0b1110]
    assert gains.in_order([0b1100, 0b0011]) == [0b0011, 0b1100]
    with pytest.raises(BadPack, match="overlap"):
        gains.in_order([0b0110, 0b0011])


def test_a_team_without_seven_people_is_refused() -> None:
    found = sheets()
    with pytest.raises(BadPack, match=r"teams\.toml, team 5 .*here are 6 people"):
        content.numbers(found.actions, found.abilities, found.teams, found.people[:-1])


def test_too_many_rows_are_refused() -> None:
    found = sheets()
    with pytest.raises(BadPack, match="abilities number 18; at most 12"):
        content.numbers(found.actions, found.abilities * 2, found.teams, found.people)
    with pytest.raises(BadPack, match="at most 32"):
        content.numbers(found.actions * 3, found.abilities, found.teams, found.people)


def test_people_stand_team_by_team_whatever_their_order() -> None:
    found = sheets()
    mixed = list(reversed(found.people))
    ids = [str(row.cells["id"]) for row in content.squads(found.teams, mixed)]
    assert ids[:7] == ["val7", "val6", "val5", "val4", "val3", "val2", "val1"]
    assert ids[-1] == "zep1"


def test_what_is_not_known_is_named() -> None:
    found = sheets()
    first = Row("people.toml, person 1", {**found.people[0].cells, "effects": [{"op": "fly"}]})
    people = [first, *found.people[1:]]
    with pytest.raises(BadPack, match=r"person 1, effects 1: op = 'fly'"):
        content.numbers(found.actions, found.abilities, found.teams, people)


def test_nations_are_told_apart_by_lightness_or_hue_even_with_faulty_colour_sight() -> None:
    """Shirts differ for eyes without red, without green and without blue cones."""
    shirts = [team.colours[0] for team in library.pack(ROOMS["worldwide"]).teams]
    for one, other in combinations(shirts, 2):
        for eyes in CONES:
            assert distance(seen(one, eyes), seen(other, eyes)) > 0.12, (one, other, eyes)
    for team in library.pack(ROOMS["worldwide"]).teams:
        assert contrast(*team.colours) >= 4.5


#: how linear red, green and blue are seen without one kind of cone (after Viénot and Brettel)
CONES = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "tritan": ((1.0, 0.14461, -0.14461), (0.0, 0.85924, 0.14076), (0.0, 0.85924, 0.14076)),
    "whole": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
}


def seen(colour: str, eyes: str) -> list[float]:
    """A colour as these eyes see it, each part from 0 to 1 in equal steps for the eye."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    mixed = [sum(w * p for w, p in zip(row, linear, strict=True)) for row in CONES[eyes]]
    return [max(0.0, min(1.0, m)) ** (1 / 2.4) for m in mixed]


def distance(one: list[float], other: list[float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
