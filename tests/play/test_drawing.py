"""Portraits, crests and signs: drawn from words alone, and alike in print and in the browser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from touchline.play import library
from touchline.play.drawing import crest, moves, portrait, signs
from touchline.play.drawing.looks import LOOKS, looks, stir
from touchline.rooms import ROOMS

CLIENT = Path(__file__).parents[2] / "client" / "src"


def people() -> list[dict[str, object]]:
    cards = library.content(ROOMS["footclub"])["cards"]
    assert isinstance(cards, list)
    return cards


def test_everybody_is_drawn_and_nobody_alike() -> None:
    drawn = [portrait.portrait_svg(card, 40) for card in people()]
    assert len(set(drawn)) == 50
    for svg in drawn:
        root = ElementTree.fromstring(svg)
        assert root.get("width") == root.get("height") == "40"
        paths = [e for e in root if e.tag.endswith("path")]
        assert len(paths) >= 8
        assert all(e.get("fill") == "none" or str(e.get("fill")).startswith("#") for e in paths)


def test_every_word_has_its_drawing() -> None:
    tables: dict[str, Mapping[str, object]] = {
        "skin": portrait.SKINS,
        "hair": portrait.HAIRS,
        "colour": portrait.HAIR_COLOURS,
        "face": portrait.FACES,
        "extra": portrait.EXTRAS,
        "pose": portrait.TURN,
    }
    assert {feature: set(table) for feature, table in tables.items()} == {
        feature: set(words) for feature, words in LOOKS.items()
    }


@pytest.mark.parametrize("feature", list(LOOKS))
def test_every_word_changes_the_picture(feature: str) -> None:
    plain = {"skin": "tan", "hair": "bob", "colour": "brown", "face": "oval"}
    plain |= {"extra": "none", "pose": "front"}
    drawn = {
        portrait.portrait_svg({"id": "x", "looks": {**plain, feature: word}}, 40)
        for word in LOOKS[feature]
    }
    assert len(drawn) == len(LOOKS[feature])


def test_cloth_wears_the_trim_and_hair_does_not() -> None:
    card = {"id": "x", "looks": {**looks("x"), "hair": "scarf", "colour": "black"}}
    assert portrait.HAIR_COLOURS["black"] not in portrait.portrait_svg(card, 40)
    card = {"id": "x", "looks": {**looks("x"), "hair": "bob", "colour": "black"}}
    assert portrait.HAIR_COLOURS["black"] in portrait.portrait_svg(card, 40)


def test_crests_follow_from_the_id_and_wear_the_colours() -> None:
    teams = list(library.teams(ROOMS["footclub"]).values())
    drawn = [crest.crest_svg(team.id, team.colours, 40) for team in teams]
    assert len(set(drawn)) == len(teams)
    for team, svg in zip(teams, drawn, strict=True):
        ElementTree.fromstring(svg)
        assert all(colour in svg for colour in team.colours)
    plans = {crest.plan(f"team-{n}") for n in range(300)}
    assert {shield for shield, _, _ in plans} == set(crest.SHIELDS)
    assert {division for _, division, _ in plans} == set(crest.DIVISIONS)
    assert {charge for _, _, charge in plans} == set(crest.CHARGES)


@pytest.mark.parametrize("game", ["streetsoccer", "footclub"])
def test_no_two_crests_of_a_game_look_alike(game: str) -> None:
    """At most one of shield, division and charge is the same."""
    plans = [crest.plan(id) for id in library.teams(ROOMS[game])]
    for one, two in combinations(plans, 2):
        assert sum(a == b for a, b in zip(one, two, strict=True)) < 2, (one, two)
    assert crest.plan("harbour-lane") == ("banner", "pale", "lamp")  # as in client/tests


def test_a_team_cannot_smuggle_a_picture_into_its_crest() -> None:
    svg = crest.crest_svg("x", ('"/><script>', "#000000"), 40)
    assert "<script>" not in svg


def test_stirred_numbers_are_those_of_the_browser() -> None:
    """The values were made by stir() of client/src/ui/crest.ts."""
    words = ["", "E07", "lantern-quay", "Étoile", "\U0001f600"]
    assert [stir(word) for word in words] == [
        723_595_804,
        1_542_898_122,
        2_029_992_031,
        2_914_528_302,
        3_228_936_062,
    ]


# -- the same in both places ----------------------------------------------------------------------


def drawn_in(file: str) -> set[str]:
    """Every path that a file of the client draws; those with numbers worked out are left out."""
    text = (CLIENT / file).read_text("utf-8")
    return {p for p in re.findall(r"'(M[^']+)'", text) if "$" not in p}


@pytest.mark.parametrize(
    ("file", "paths"),
    [
        (
            "ui/portrait.ts",
            {
                *portrait.FACES.values(),
                *(path for pair in portrait.HAIRS.values() for path in pair if path),
                *(
                    stroke.d
                    for word in ("headband", "earrings")
                    for stroke in portrait.EXTRAS[word](0)
                ),
                *(s.d for s in portrait.bust(looks("x")) if s.of in ("shirt", "trim")),
            },
        ),
        (
            "ui/crest.ts",
            {
                *crest.SHIELDS.values(),
                *(path for path in crest.DIVISIONS.values() if path),
                *crest.CHARGES.values(),
            },
        ),
        (
            "games/footclub/signs.ts",
            {
                *signs.SHAPES.values(),
                *signs.STRENGTHS.values(),
                *signs.CARDS.values(),
                signs.FAN,
                signs.KOP,
                signs.DROP,
            },
        ),
        ("ui/signs.ts", {signs.STAR}),
        (
            "games/worldwide/signs.ts",
            {
                *(p.way for p in moves.PICTURES.values() if p.way),
                *(p.run for p in moves.PICTURES.values() if p.run),
                moves.CHANGE,
                moves.GROUND,
                moves.ARMBAND,
            },
        ),
    ],
)
def test_print_and_browser_draw_the_same(file: str, paths: set[str]) -> None:
    assert paths - drawn_in(file) == set()


def test_the_browser_draws_no_face_or_hair_that_print_lacks() -> None:
    body = (CLIENT / "ui/portrait.ts").read_text("utf-8")
    tables = body[: body.index("const TURN")]
    known = {*portrait.FACES.values(), *(p for pair in portrait.HAIRS.values() for p in pair)}
    assert set(re.findall(r"'(M[^']+)'", tables)) - known == set()


def test_colours_are_those_of_the_browser() -> None:
    tokens = (CLIENT / "tokens.css").read_text("utf-8")

    def token(name: str) -> str:
        found = re.search(rf"--{name}: (#[0-9a-f]+);", tokens)
        assert found is not None, name
        return found[1]

    for word, (light, shade) in portrait.SKINS.items():
        assert (light, shade) == (token(f"skin-{word}"), token(f"skin-{word}-shade"))
    for word, colour in portrait.HAIR_COLOURS.items():
        assert colour == token(f"hair-{word}")
    for n, (shape, number) in signs.BALL.items():
        assert (shape, number) == (token(f"ball-{n}"), token(f"on-ball-{n}"))
