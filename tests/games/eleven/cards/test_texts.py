"""What Eleven's cards say: every word of the vocabulary in both languages, and nothing untrue."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from touchline.core.words import Said
from touchline.games.eleven.cards import lexicon as w
from touchline.games.eleven.cards import vocabulary as v
from touchline.games.eleven.cards.sayings import slug
from touchline.games.eleven.cards.sentences import Teller
from touchline.games.eleven.cards.sheets import Sheets
from touchline.play import library
from touchline.play.speech import LANGUAGES, Voice
from touchline.rooms import ROOMS

Cells = Mapping[str, object]
BASE = library.shipped(ROOMS["eleven"]) / "base"
TEXTS = ROOMS["eleven"].folder / "voice"
CHANGES: list[Cells] = [{"add": -1}, {"set": 0}, {"set": 2}, {"mul": 2}]
MORE: list[Cells] = [
    {},
    {"target": {"kind": "stand"}},
    {"target": {"kind": "staff"}, "n": 1, "min": 0},
]
FRENCH = (TEXTS / "text.fr.ftl", BASE / "cards.fr.ftl")
PLAIN: Cells = {"op": "gain", "res": "money", "n": 1}


def teller(lang: str) -> Teller:
    return Teller(Voice(lang, [TEXTS]))


def values(field: v.Field, key: str) -> list[object]:
    """Everything that a field may say, or enough of it."""
    match field:
        case v.Whole(low, high):
            return [n for n in (low, 1, 2, high) if low <= n <= high and n]
        case v.Amount(low, _):
            counted = {"count": {"kind": "staff"}, "per": 2, "max": 3}
            fans = {"fans_on_stands": True}
            return [1, 2, *([-1] if low < 0 else []), counted, fans, {"roll": "d6"}]
        case v.Word(words):
            return list(words)
        case v.Several(words):
            return [*words, list(words[:2])]
        case v.Text(_):
            return ["captain"]
        case v.Thing(kinds):
            return [{"kind": kind} for kind in kinds or w.THINGS]
        case v.Special("flag"):
            return [True, False]
        case v.Special("price"):
            return [0, 2, "printed"]
        case v.Special("until"):
            return [*w.UNTIL, {"week": 3}]
        case v.Special("formations"):
            return [[[4, 3, 3], [4, 4, 2]]]
        case v.Special("costs"):
            return [[{"pay": pay} | extra(v.COST[pay]) for pay in w.PAYS]]
        case v.Special("cases"):
            return [[{"min": 1, "do": [PLAIN]}, {"min": 2, "max": 3, "do": [PLAIN, PLAIN]}]]
        case v.Special("options"):
            options: list[object] = [{"label": "a", "do": [PLAIN]}, {"label": "b", "do": [PLAIN]}]
            return [options, [*options, {"label": "c", "do": [PLAIN]}]]
        case v.Special("operations"):
            return [[PLAIN]]
    raise AssertionError(key)


def extra(fields: v.Fields) -> dict[str, object]:
    """The first thing that each field may say."""
    return {key: values(field, key)[0] for key, field in fields.items()}


def said(needs: v.Fields, may: v.Fields, word: str, name: str) -> Iterator[dict[str, object]]:
    """Rows that say every value of every field at least once."""
    plain: dict[str, object] = {word: name, **extra(needs)}
    yield plain
    for key, field in {**needs, **may}.items():
        for value in values(field, key):
            yield {**plain, key: value}


def fits(op: Cells) -> bool:
    """Would the checks let it through?"""
    if op["op"] == "modify":
        return sum(key in op for key in w.CHANGES) == 1
    return True


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", w.OPS)
def test_every_operation_can_be_said(lang: str, name: str) -> None:
    tell = teller(lang)
    shape = v.OPS[name]
    rows = [row for row in said(shape.needs, shape.may, "op", name) if fits(row)]
    if name == "modify":
        rows = [
            {"op": name, "key": key, **change, **more}
            for key, change, more in product(w.KEYS, CHANGES, MORE)
        ]
    if name == "draw":
        rows = [row for row in rows if (row["deck"] == "tactic") == (row["as"] == "hand")]
        rows += [{**rows[0], "deck": deck, "as": "recruit"} for deck in w.DRAWN if deck != "tactic"]
        rows += [{**rows[0], "deck": "veteran", "as": taken, "n": 3} for taken in w.TAKEN[1:]]
    assert rows
    for row in rows:
        good(tell.line({"on": "action", "do": [row]}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", w.CONDITIONS)
def test_every_condition_can_be_said(lang: str, name: str) -> None:
    tell = teller(lang)
    shape = v.CONDITIONS[name]
    for row in said(shape.needs, {**shape.may, "not": v.FLAG}, "is", name):
        good(tell.line({"on": "match", "if": [row], "do": [PLAIN]}))
        good(tell.line({"on": "goal_base", "if": [row, row]}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", w.THINGS)
def test_every_selector_can_be_said(lang: str, kind: str) -> None:
    tell = teller(lang)
    fields = {**v.SELECTORS[kind], "pick": v.Word(w.PICKS), "n": v.Whole(1, 3), "up_to": v.FLAG}
    for row in said({}, fields, "kind", kind):
        phrase = tell.things.phrase(row)
        good(phrase.text)
        good(tell.things.counted(row, "2", 2))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_cost_and_limit_can_be_said(lang: str) -> None:
    tell = teller(lang)
    for on in w.TRIGGERS:
        for more in ({}, {"mode": "may"}, {"limit": "match"}, {"limit": "week"}, {"limit": "game"}):
            good(tell.line({"on": on, "if": [{"is": "solo"}], "do": [PLAIN], **more}))
    costs = [{"pay": pay, "n": 2} | extra(v.COST[pay]) for pay in w.PAYS]
    for cost in costs:
        good(tell.line({"on": "action", "cost": [cost], "do": [PLAIN], "else": [PLAIN]}))
    good(tell.line({"on": "action", "cost": costs, "do": [PLAIN, PLAIN, PLAIN]}))


def good(text: str) -> None:
    """A sentence without holes."""
    assert text.strip() == text
    assert text
    assert not re.search(r"[{}$]|  |el-fx|None|True|False", text), text


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Objective, at the end of the season: "),
        ("fr", "Objectif, à la fin de la saison\u00a0: "),
    ],
)
def test_an_objective_of_the_end_says_so(lang: str, says: str) -> None:
    """EL-363"""
    cards: Any = library.content(ROOMS["eleven"], "base", lang)["cards"]
    told = {card["id"]: card["text"][0]["text"] for card in cards if card["deck"] == "objective"}
    late = {id for id, text in told.items() if text.startswith(says)}
    assert late == {card["id"] for card in cards if card.get("judged") == "end"}
    assert "base.objective.ob05_war_chest" in late


SITES = {  # in the story, in effects, on the terminal: by what the rulebook calls them (EL-163)
    "en": ["floodlights", "club shop", "directors’ office", "training ground"],
    "fr": ["éclairage du stade", "boutique", "bureau des directeurs", "terrain d’entraînement"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_building_has_one_name(lang: str) -> None:
    say = Voice(lang, [TEXTS])
    shell = Voice(lang, [ROOMS["eleven"].folder / "terminal"])
    cards: Any = library.content(ROOMS["eleven"], "base", lang)["cards"]
    printed = [card for card in cards if card["deck"] == "infrastructure"]
    for n, (card, name) in enumerate(zip(printed, SITES[lang], strict=False)):
        word = card["kind"].replace("_", "-")
        built = Said("el-story-built", {"team": "Ann", "kind": card["kind"], "price": 0})
        for text in (
            card["name"],
            say.said(built),
            say.say(f"el-fx-site-{word}"),
            shell.say("term-el-kind", kind=n),
        ):
            assert name in text.lower(), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_an_effect_stands_in_its_text(lang: str) -> None:
    tell = teller(lang)
    sheets = library.pack(ROOMS["eleven"]).sheets
    assert isinstance(sheets, Sheets)
    for rows in sheets.decks.values():
        for row in rows:
            found = row.cells.get("ability", [])
            assert isinstance(found, list)
            for ability in found:
                text = tell.line(ability)
                for op in ability.get("do", []):
                    n = op.get("n")
                    if isinstance(n, int) and abs(n) > 1:
                        assert str(abs(n)) in text, text
                for cost in ability.get("cost", []):
                    assert str(cost["n"]) in text


def test_both_languages_have_the_same_messages() -> None:
    english, french = (
        set(
            re.findall(
                r"^(el-fx-[a-z0-9-]+) =", (TEXTS / f"text.{lang}.ftl").read_text("utf-8"), re.M
            )
        )
        for lang in LANGUAGES
    )
    assert english == french
    assert len(english) > 250


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Étoile du Canal", "Sur le banc d’Étoile du Canal : N° Z."),
        ("Harbour Lights", "Sur le banc de Harbour Lights : N° Z."),
        ("Onze Amis", "Sur le banc de Onze Amis : N° Z."),
    ],
)
def test_french_leaves_a_vowel_out_before_a_vowel(name: str, said: str) -> None:
    french = Voice("fr", [TEXTS])
    names = {"team0": name, "h12": french.say("el-shirt-12")}
    french.names.update(names)
    assert french.said(Said("el-story-first-shirts", {"team": "@team0", "shirts": "@h12"})) == said


def test_french_is_set_with_its_spaces() -> None:
    for file in FRENCH:
        for line in file.read_text("utf-8").splitlines():
            if line.startswith("#") or not (file.name == "cards.fr.ftl" or "el-fx" in line):
                continue
            text = re.sub(r"\{[^}]*\}", "x", line.split(" = ", 1)[-1])
            assert not re.search(r"[^\u202f][;!?]", text), line
            assert not re.search(r"[^\u00a0]:", text), line
            assert not re.search(r"«[^\u00a0]|[^\u00a0]»", text), line
            assert "'" not in text, line


def test_everything_that_has_words_has_french_ones() -> None:
    sheets = library.pack(ROOMS["eleven"]).sheets
    assert isinstance(sheets, Sheets)
    known = set(re.findall(r"^([a-z0-9-]+) =", (BASE / "cards.fr.ftl").read_text("utf-8"), re.M))
    wanted: set[str] = set()
    for deck, rows in sheets.decks.items():
        for row in rows:
            id = slug(str(row.cells["id"]))
            if deck in ("board", "tactic", "objective", "scenario", "infrastructure"):
                wanted.add(f"name-{id}")
            if "flavour" in row.cells:
                wanted.add(f"flavour-{id}")
            if deck == "board":
                wanted |= {f"vote-{id}-{colour}" for colour in w.COLOURS[:3]}
            if deck == "staff":
                wanted.add(f"prof-{slug(str(row.cells['profession']))}")
            if deck == "opponent":
                wanted.add(f"report-{slug(str(row.cells['club']))}")
    assert wanted == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_content_numbers_cards_and_abilities_as_the_engine_does(lang: str) -> None:
    content = library.content(ROOMS["eleven"], "base", lang)
    cards = content["cards"]
    assert isinstance(cards, list)
    numbers = library.numbers(ROOMS["eleven"])
    assert [card["number"] for card in cards] == list(range(numbers["first"][-1]))
    lines = [(line["ability"], card["number"]) for card in cards for line in card["text"]]
    size = len(numbers["abilities"]) // len(lines)
    assert [ability for ability, _ in lines] == list(range(len(lines)))
    assert [numbers["abilities"][ability * size] for ability, _ in lines] == [n for _, n in lines]
    assert content["abilities"] == [{"card": n, "name": cards[n]["name"]} for _, n in lines]
    clubs = content["clubs"]
    assert isinstance(clubs, list)
    assert [len(club["cards"]) for club in clubs] == [4] * 16
    assert all(club["colours"] for club in clubs)
