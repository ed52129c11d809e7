"""The base pack of Eleven holds what §5.4 says of it: counts, spreads, balance."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations

import pytest

from touchline.games.eleven.cards import lexicon as w
from touchline.games.eleven.cards.sheets import Sheets
from touchline.play import library
from touchline.rooms import ROOMS

Cells = Mapping[str, object]

#: §5.4: the price yardstick in money, and for what it does not price a value of our own
WORTH = {"money": 1.0, "fans": 0.8, "operations": 0.7, "fitness": 0.9, "any": 0.85}
TOKENS = {
    "str_temp": 0.8,
    "str_perm": 3.0,
    "weak_temp": -0.8,
    "weak_perm": -3.0,
    "injury": -1.5,
    "suspension": -2.5,
}
PLAIN = {"stat": 2.5, "train": 2.0, "draw": 2.0, "vp": 2.5, "turn_shirt": 0.5, "none": 0.0}
BANS = {
    "card_actions": -1.5,
    "recruit_footballer": -1.0,
    "recruit_staff": -1.0,
    "sign": -0.5,
    "stands": -2.0,
}
OURS = {"drop_sponsor": -5.0, "sell": 0.0, "build": 3.0}
SOURCES = {"youngster_deck": 2.0, "row": 2.0, "veteran_deck": 4.0}


def deck(name: str) -> list[Cells]:
    sheets = library.pack(ROOMS["eleven"]).sheets
    assert isinstance(sheets, Sheets)
    return [row.cells for row in sheets.decks[name]]


def abilities(card: Cells) -> list[Cells]:
    found = card.get("ability", [])
    assert isinstance(found, list)
    return found


def does(card: Cells, on: str) -> list[Cells]:
    """The operations of the abilities of a moment."""
    return [op for each in abilities(card) if each["on"] == on for op in listed(each["do"])]


def listed(found: object) -> list[Cells]:
    assert isinstance(found, list)
    return found


def lineup(card: Cells) -> str:
    found = card["lineup"]
    assert isinstance(found, list)
    return " ".join(found)


def side(card: Cells, face: str) -> int:
    found = card[face]
    assert isinstance(found, dict)
    strength = found["strength"]
    assert isinstance(strength, int)
    return strength


def zones(card: Cells) -> list[str]:
    found = card["zones"]
    assert isinstance(found, list)
    return found


def lines(cards: Sequence[Cells]) -> Counter[str]:
    """The pitch line of each outfield card that stays in one."""
    found: Counter[str] = Counter()
    for card in cards:
        rows = {zone[1] for zone in zones(card)}
        found["".join(sorted(rows))] += 1
    return found


def test_the_decks_hold_as_many_cards_as_the_box() -> None:
    counts = {name: len(deck(name)) for name in w.DECKS}
    assert sum(n for name, n in counts.items() if name not in ("infrastructure", "scenario")) == 274
    assert counts["opponent"] == 64
    assert (counts["infrastructure"], counts["scenario"]) == (7, 6)
    assert library.numbers(ROOMS["eleven"])["first"][-1] == sum(counts.values())


def test_regular_footballers() -> None:
    cards = deck("regular")
    field = [card for card in cards if card["role"] != "keeper"]
    assert Counter(card["price"] for card in cards) == {1: 10, 2: 12, 3: 9, 4: 5}
    assert Counter(card["role"] for card in cards) == {"defence": 16, "attack": 16, "keeper": 4}
    assert lines(field) == {"B": 10, "M": 11, "F": 11}
    shirts = Counter(int(str(card["shirt"])) for card in field)
    assert [shirts[number] for number in range(2, 12)] == [2] * 10
    assert sum(n for number, n in shirts.items() if number > 11) == 12
    assert Counter(side(card, "untrained") for card in field) == {0: 1, 1: 10, 2: 13, 3: 8}
    assert Counter(side(card, "trained") for card in field) == {2: 14, 3: 14, 4: 4}
    assert sum(not abilities(card) for card in cards) == 13


def test_youngsters() -> None:
    cards = deck("youngster")
    assert {card["price"] for card in cards} == {1}
    assert {side(card, "untrained") for card in cards} == {1}
    assert Counter(card["role"] for card in cards) == {"defence": 8, "attack": 8, "keeper": 2}
    points = Counter(int(str(c["exp_played"])) + int(str(c["exp_scored"])) for c in cards)
    assert points == {0: 2, 2: 7, 3: 9}
    assert all(each["side"] == "trained" for card in cards for each in abilities(card))


def test_veterans() -> None:
    cards = deck("veteran")
    assert {card["price"] for card in cards} == {3}
    assert sum(side(card, "trained") < side(card, "untrained") for card in cards) == 6
    assert sum(side(card, "trained") > side(card, "untrained") for card in cards) == 0


def test_directors() -> None:
    faces = [str(card["faces"]) for card in deck("director")]
    patterns = Counter("-".join(map(str, sorted(Counter(f).values(), reverse=True))) for f in faces)
    assert patterns == {"3-2-1": 6, "4-1-1": 6, "2-2-2": 4}
    orders = {tuple(c for c, _ in Counter(f).most_common()) for f in faces if 3 in map(f.count, f)}
    assert len(orders) == 6
    chiefs = Counter(Counter(f).most_common(1)[0] for f in faces)
    assert [chiefs[colour, 4] for colour in w.VOTES] == [2, 2, 2]
    assert Counter("".join(faces)) == {"Y": 32, "B": 32, "R": 32}
    for at in range(6):
        assert set(Counter(f[at] for f in faces).values()) <= {5, 6}


def test_votes_are_tied_as_often_as_the_rules_say() -> None:
    faces = [str(card["faces"]) for card in deck("director")]
    trios = list(combinations(faces, 3))
    ties = [sum(len({f[at] for f in trio}) == 3 for at in range(6)) for trio in trios]
    assert len(trios) == 560
    assert max(ties) < 6
    assert float(Fraction(sum(ties), 6 * len(trios))) == pytest.approx(0.268, abs=0.0005)


def test_staff() -> None:
    cards = deck("staff")
    assert Counter(card["category"] for card in cards) == {
        "coaching": 12,
        "medical": 6,
        "management": 6,
        "recruitment": 6,
        "stadium": 6,
    }
    rare = [card for card in cards if card.get("min_managers") == 3]
    heads = [card for card in cards if card["profession"] == "head coach"]
    assert (len(rare), len(heads)) == (10, 4)
    assert len(cards) - len(heads) - len(rare) == 22
    assert len({card["name"] for card in cards}) == 36
    by_profession: dict[object, set[str]] = {}
    for card in cards:
        by_profession.setdefault(card["profession"], set()).add(repr(abilities(card)))
    assert all(len(told) == 1 for told in by_profession.values())
    assert len(by_profession) == 23


def test_sponsors() -> None:
    cards = deck("sponsor")
    assert {card["small_money"] for card in cards} == {6, 7, 8, 9}
    bonuses = Counter(repr(does(card, "bonus")) for card in cards)
    assert sorted(bonuses.values()) == [3] * 12
    steps: Counter[str] = Counter()
    pairs: Counter[frozenset[str]] = Counter()
    for card in cards:
        money, step = does(card, "sign_banner")
        assert (money["op"], money["res"], step["op"], step["n"]) == ("gain", "money", "stat", 1)
        assert money["n"] in (4, 5, 6, 7)
        steps[str(step["stat"])] += 1
        kit = does(card, "sign_kit")
        assert [op["op"] for op in kit] == ["stat", "stat"]
        pairs[frozenset(str(op["stat"]) for op in kit)] += 1
    assert set(steps.values()) == {9}
    assert sorted(pairs.values()) == [6] * 6
    assert all(len(pair) == 2 for pair in pairs)


def test_tactics_and_objectives() -> None:
    tactics = deck("tactic")
    basics = [card for card in tactics if not abilities(card)]
    assert [card["formations"] for card in basics] == [[[5, 3, 2], [3, 5, 2]]] * 4
    assert all(len(abilities(card)) == 1 for card in tactics if card not in basics)
    objectives = deck("objective")
    assert {(card["base_vp"], card["perfect_vp"]) for card in objectives} == {(2, 2)}
    assert [card["name"] for card in objectives if card.get("judged") == "end"] == [
        "War chest",
        "Unbeaten",
        "Deep squad",
    ]


def test_the_four_cards_of_a_club_show_the_same_shirts() -> None:
    clubs: dict[object, list[Cells]] = {}
    for card in deck("opponent"):
        clubs.setdefault(card["club"], []).append(card)
    assert len(clubs) == 16
    for cards in clubs.values():
        shirts = [sorted(re.findall(r"[AD]\d", lineup(card))) for card in cards]
        assert shirts == [shirts[0]] * 4
        assert len({lineup(card) for card in cards}) == 4
        assert len({repr((card["keeper"], card["formation"])) for card in cards}) == 1
    dice = {card["club"]: (card["opponent_deck"], card["die"]) for card in deck("opponent")}
    for league in w.LEAGUES:
        colours = Counter(die for of, die in dice.values() if of == league)
        assert colours == {"red": 1, "yellow": 2, "green": 1}


def worth(op: Cells) -> float:
    """What an operation is worth in money."""
    kind = str(op["op"])
    n = int(str(op.get("n", 1)))
    match kind:
        case "gain" | "lose":
            return WORTH[str(op["res"])] * n * (1 if kind == "gain" else -1)
        case "tokens":
            return TOKENS[str(op["token"])] * n
        case "clear":
            return -TOKENS[str(op["token"])] * n
        case "shirt_bonus":
            return 0.8 if op["until"] == "week_end" else 2.5
        case "restrict":
            return BANS[str(op["what"])]
        case "recruit":
            return SOURCES[str(op["from"])]
    return PLAIN[kind] * n if kind in PLAIN else OURS[kind]


@pytest.mark.parametrize(("colour", "mean"), [("yellow", -0.2), ("blue", 0.0), ("red", -0.2)])
def test_no_colour_of_decision_is_better_than_another(colour: str, mean: float) -> None:
    cards = deck("board")
    found = [sum(worth(op) for op in does(card, f"vote_{colour}")) for card in cards]
    assert sum(found) / len(cards) == pytest.approx(mean, abs=0.1)


def test_every_kind_of_effect_that_the_rules_list_is_in_the_pack_or_known() -> None:
    used: set[str] = set()

    def walk(found: object) -> None:
        if isinstance(found, Mapping):
            if "op" in found and "is" not in found:
                used.add(str(found["op"]))
            for inner in found.values():
                walk(inner)
        elif isinstance(found, list):
            for inner in found:
                walk(inner)

    for name in w.DECKS:
        for card in deck(name):
            walk(abilities(card))
    assert used <= set(w.OPS)
    assert set(w.OPS) - used == {
        "untrain",
        "swap_shirts",
        "ready",
        "exhaust",
        "refresh_row",
        "league",
    }
