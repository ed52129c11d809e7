"""Rows of a pack become the numbers the engine reads; what cannot is named with its place."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from touchline.core.faults import BadPack
from touchline.core.tables import Row
from touchline.games.footclub.cards import content
from touchline.games.footclub.cards.sheets import Sheets
from touchline.play import library
from touchline.rooms import ROOMS


@pytest.fixture
def numbers() -> dict[str, list[int]]:
    return library.numbers(ROOMS["footclub"])


def sheets() -> tuple[list[Row], list[Row], list[Row], Row]:
    """The rows of the base pack."""
    rows = library.pack(ROOMS["footclub"]).sheets
    assert isinstance(rows, Sheets)
    return list(rows.cards), list(rows.match), list(rows.kops), rows.poussin


def changed(row: Row, **cells: object) -> Row:
    return Row(row.where, {**row.cells, **cells})


def test_the_numbers_have_the_sizes_the_engine_counts_on(numbers: dict[str, list[int]]) -> None:
    sizes = {key: len(column) for key, column in numbers.items()}
    assert sizes == {
        "kind": 50,
        "level": 50,
        "pos": 50,
        "pos2": 50,
        "profiles": 50,
        "strength": 50,
        "style": 150,
        "ribbon": 42 * 6 * 2,
        "kop": 2,
        "pairs": 6,
        "poussin": 34,
        "deck": 8,
    }
    assert all(type(n) is int for column in numbers.values() for n in column)


def test_fc_177_levels_number_8_12_and_24(numbers: dict[str, list[int]]) -> None:
    levels = Counter(n for n, k in zip(numbers["level"], numbers["kind"], strict=True) if k == 2)
    assert levels == {5: 8, 4: 12, 3: 24}
    assert Counter(numbers["kind"]) == {0: 3, 1: 3, 2: 44}


def test_fc_024_staff_has_neither_place_nor_profile_nor_strength(
    numbers: dict[str, list[int]],
) -> None:
    for n in range(6):
        assert (numbers["pos"][n], numbers["pos2"][n]) == (-1, -1)
        assert (numbers["profiles"][n], numbers["strength"][n]) == (0, 0)


def test_one_card_of_each_make_reads_as_it_should(numbers: dict[str, list[int]]) -> None:
    keys = ("kind", "level", "pos", "pos2", "profiles", "strength")

    def card(n: int) -> tuple[int, ...]:
        return tuple(numbers[key][n - 1] for key in keys)

    assert card(1) == (0, 5, -1, -1, 0, 0)
    assert numbers["style"][:9] == [5, 3, 2, 2, 5, 3, 3, 2, 5]
    assert numbers["style"][9:] == [0] * 141
    assert card(7) == (2, 5, 0, -1, 1, 1)  # full back, technical, speedster
    assert card(17) == (
        2,
        4,
        0,
        1,
        1,
        4,
    )  # versatile: the lower place first, whatever the file says
    assert card(46) == (2, 3, 3, 4, 2, 4)
    assert card(19) == (2, 4, 1, -1, 2 | 4, 0)  # physical and tactical


def test_fc_052_match_cards_stand_in_the_order_of_the_box(numbers: dict[str, list[int]]) -> None:
    ribbons = [numbers["ribbon"][12 * n : 12 * n + 12] for n in range(42)]
    assert all(min(r) >= 0 for r in ribbons[:6])  # press names two in every cell
    single = [*range(6, 21), *range(34, 42)]
    for n in single:
        assert ribbons[n][1::2] == [-1] * 6
        assert min(ribbons[n][0::2]) >= 0
    assert all(ribbons[n] == [-1] * 12 for n in range(21, 34))
    assert ribbons[6][0:4:2] == [0, 3]  # tackle 7 names FB_L in red, CB_R in orange


def test_fc_061_copies_differ_and_colours_are_fair(numbers: dict[str, list[int]]) -> None:
    ribbons = [numbers["ribbon"][12 * n : 12 * n + 12] for n in range(42)]
    groups = {"tackle": range(6, 12), "set_attack": range(12, 16), "support": range(34, 42)}
    for group in (range(6), *groups.values(), range(16, 18), range(18, 21)):
        assert len({tuple(ribbons[n]) for n in group}) == len(group)
    for colour in range(6):
        at = 2 * colour
        assert sorted(ribbons[n][at] for n in groups["tackle"]) == [0, 1, 2, 3, 4, 5]
        assert sorted(ribbons[n][at] for n in groups["set_attack"]) == [6, 7, 8, 9]
        assert {ribbons[n][at] for n in groups["support"]} == {0, 1, 2, 3, 4, 5}
        pressed = Counter(code for n in range(6) for code in ribbons[n][at : at + 2])
        assert set(pressed) == set(range(10))
        assert max(pressed.values()) <= 2
    for n in range(6):
        for at in range(0, 12, 2):
            one, two = (code // 2 for code in ribbons[n][at : at + 2])
            assert one != two
            assert {one, two} != {0, 1}  # full back and centre back coincide without full backs


def test_po_002_the_teams_of_poussin_are_23_22_and_20_25(numbers: dict[str, list[int]]) -> None:
    values = []
    for at in (0, 17):
        team = numbers["poussin"][at : at + 17]
        stars = [numbers["level"][n] for n in team[:2] + team[7:]]
        lines = [line for line, count in enumerate(team[2:7]) for _ in range(count)]
        attack = stars[0] + sum(s for s, ln in zip(stars[2:], lines, strict=True) if ln >= 3)
        values.append((attack, sum(stars) - attack))
        assert tuple(team[2:7]) in content.shapes()
        assert stars[0] + stars[1] == 8
        assert Counter(stars[2:]) == {5: 2, 4: 3, 3: 5}
        for card, line in zip(team[7:], lines, strict=True):
            assert line in (numbers["pos"][card], numbers["pos2"][card])
    assert values == [(23, 22), (20, 25)]


def test_po_005_the_deck_of_poussin(numbers: dict[str, list[int]]) -> None:
    assert numbers["deck"] == [5, 4, 3, 0, 0, 8, 3, 2]
    assert numbers["kop"] == [2, 2]


def test_fc_032_there_are_24_formations() -> None:
    shapes = content.shapes()
    assert len(set(shapes)) == 24
    assert Counter(s[3] + s[4] for s in shapes) == {3: 4, 4: 12, 5: 6, 6: 2}
    assert Counter(s[0] for s in shapes) == {2: 18, 0: 6}
    assert all(sum(s) == 10 for s in shapes)


def test_fc_167_pairs_are_the_first_that_fit() -> None:
    assert content.pairings([5, 4, 3], [5, 4, 3]) == [2, 1, 0]
    assert content.pairings([4, 4, 4], [4, 4, 4]) == [0, 1, 2]
    assert content.pairings([5, 5, 3], [5, 3, 3]) == [1, 2, 0]
    assert content.pairings([5, 4, 4], [3, 4, 5]) is None
    assert content.pairings([5, 4, 3], [4, 4, 4]) is None
    for keepers in permutations([3, 4, 5]):
        found = content.pairings([3, 4, 5], keepers)
        assert found is not None
        assert [keepers[at] for at in found] == [5, 4, 3]


def test_fc_168_the_pairs_of_the_pack_make_eight_stars(numbers: dict[str, list[int]]) -> None:
    for coach, keeper in zip(numbers["pairs"][0::2], numbers["pairs"][1::2], strict=True):
        assert (numbers["kind"][coach], numbers["kind"][keeper]) == (0, 1)
        assert numbers["level"][coach] + numbers["level"][keeper] == 8


def test_cards_are_numbered_by_id_whatever_their_order_in_the_file() -> None:
    cards, match, kops, poussin = sheets()
    assert content.numbers(cards[::-1], match[::-1], kops[::-1], poussin) == library.numbers(
        ROOMS["footclub"]
    )


@pytest.mark.parametrize(
    ("at", "cells", "told"),
    [
        (6, {"level": 6}, "level is 6; it must be 1 to 5"),
        (6, {"level": True}, "level is True"),
        (6, {"kind": "coatch"}, "kind = 'coatch' is not a known word. Did you mean 'coach'"),
        (6, {"positions": "FB"}, "positions is 'FB'; it must be a list of 1 to 2"),
        (6, {"positions": ["GK"]}, "positions = 'GK' is not a known word"),
        (6, {"strength": "speedy"}, "strength = 'speedy' is not a known word"),
        (0, {"style": 5}, "style is 5; it must be a table"),
        (0, {"style": {"technical": 11}}, "style: technical is 11; it must be 0 to 10"),
        (0, {"level": 4}, "do not make three pairs of 8 stars"),
    ],
)
def test_a_bad_team_card_is_named_with_its_row(
    at: int, cells: dict[str, object], told: str
) -> None:
    cards, match, kops, poussin = sheets()
    cards[at] = changed(cards[at], **cells)
    with pytest.raises(BadPack) as caught:
        content.numbers(cards, match, kops, poussin)
    assert told in str(caught.value)
    assert "cards.toml" in str(caught.value)


@pytest.mark.parametrize(
    ("at", "cells", "told"),
    [
        (0, {"ribbon": [["FW_L"]] * 6}, "ribbon 1: codes is ['FW_L']; it must be a list of 2"),
        (6, {"ribbon": [["FB_L"]] * 5}, "it must be a list of 6"),
        (6, {"ribbon": [["FB_M"]] * 6}, "codes = 'FB_M' is not a known word"),
        (6, {"type": "press"}, "here are 7 cards press; it must be 6"),
    ],
)
def test_a_bad_match_card_is_named_with_its_row(
    at: int, cells: dict[str, object], told: str
) -> None:
    cards, match, kops, poussin = sheets()
    match[at] = changed(match[at], **cells)
    with pytest.raises(BadPack) as caught:
        content.numbers(cards, match, kops, poussin)
    assert told in str(caught.value)
    assert "match.toml" in str(caught.value)


def test_what_is_missing_or_too_much_is_told() -> None:
    cards, match, kops, poussin = sheets()
    with pytest.raises(BadPack, match="here are 41 match cards; a club owns 42"):
        content.numbers(cards, match[1:], kops, poussin)
    with pytest.raises(BadPack, match="no kop of the kind freshness"):
        content.numbers(cards, match, kops[:1], poussin)
    with pytest.raises(BadPack, match="here are 63 team cards; at most 62"):
        content.numbers([*cards, *[cards[-1]] * 13], match, kops, poussin)
    with pytest.raises(BadPack, match="do not make three pairs"):
        content.numbers(cards[1:], match, kops, poussin)
    short = changed(poussin, red={**dict(poussin.inner("red").cells), "FW": ["E43"]})
    with pytest.raises(BadPack, match="here are 9 outfield players; it must be 10"):
        content.numbers(cards, match, kops, short)
