"""Every effect, trigger and number of a card is said in both languages, from its row alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.games.worldwide.packing import ability, action, copied, effects, person, team, told
from touchline.games.worldwide.cards import fields
from touchline.games.worldwide.cards.sayings import described
from touchline.games.worldwide.cards.sentences import Teller
from touchline.play import library
from touchline.play.speech import LANGUAGES, Voice
from touchline.rooms import ROOMS

Row = Mapping[str, object]
#: every effect with its words, and what its clause says in English and in French
CLAUSES: list[tuple[Row, str, str]] = [
    ({"op": "gain_pa", "n": 2}, "2 PA more", "2 PA de plus"),
    ({"op": "start_pa", "n": 3}, "starts with 3 PA", "commence avec 3 PA"),
    ({"op": "draw", "pile": "action", "n": 1}, "draw 1 Action card", "piochez 1 carte Action"),
    ({"op": "draw", "pile": "player", "n": 2}, "draw 2 Player cards", "piochez 2 cartes Joueur"),
    (
        {"op": "discard", "pile": "any", "n": 2, "who": "self"},
        "discard 2 cards, Action or Player",
        "défaussez 2 cartes, Action ou Joueur",
    ),
    (
        {"op": "discard", "pile": "player", "n": 1, "who": "opponent"},
        "the others discard 1 Player card",
        "l’adversaire défausse 1 carte Joueur",
    ),
    (
        {"op": "recover", "pile": "action", "n": 2},
        "take 2 Action cards of your choice from your discard",
        "reprenez 2 cartes Action de votre choix dans votre défausse",
    ),
    (
        {"op": "search", "filter": {"category": "shot"}, "n": 1},
        "fetch a shot card from your draw pile",
        "cherchez une carte Tir dans votre pioche",
    ),
    (
        {"op": "search", "filter": {"kind": ["cross", "pass"]}, "n": 2, "fallback_discard": True},
        "fetch 2 times a cross or a pass from your draw pile; if the pile has none, from your",
        "cherchez 2 fois un centre ou une passe dans votre pioche\u202f; si la pioche n’en a pas",
    ),
    (
        {
            "op": "search",
            "filter": {"category": ["attack", "defence"]},
            "n": 1,
            "fallback_discard_for": "defence",
        },
        "if the pile has no defence card, one may come from your discard",
        "si la pioche n’a pas de carte de défense, il peut en venir une de votre défausse",
    ),
    ({"op": "forbid_defence", "scope": "this"}, "the card cannot be", "la carte ne peut pas"),
    ({"op": "forbid_defence", "scope": "next"}, "your next card cannot", "votre prochaine carte"),
    ({"op": "set_defence_bonus", "value": -2}, "becomes \u22122", "devient \u22122"),
    ({"op": "set_defence_bonus", "value": 0}, "becomes 0", "devient 0"),
    ({"op": "cancel_effect", "target": "discard_self"}, "discard nothing", "rien défausser"),
    (
        {"op": "shot_bonus", "n": 1, "scope": "this_shot"},
        "+1 on the shot’s quality",
        "+1 à la qualité du tir",
    ),
    (
        {"op": "shot_bonus", "n": -1, "scope": "next_shot"},
        "\u22121 on your next shot",
        "\u22121 à votre prochain tir",
    ),
    ({"op": "shot_dice", "dice": 3, "keep": "best"}, "roll 3 dice for the shot", "lancez 3 dés"),
    ({"op": "reroll", "die": "shot"}, "once more", "relancer une fois"),
    ({"op": "ignore_off_target"}, "a 1 on the die is not off target", "n’est pas un tir non cadré"),
    ({"op": "keeper_bonus", "n": 3}, "+3 on the keeper’s die", "+3 au dé du gardien"),
    ({"op": "keeper_dice", "dice": 2, "keep": "best"}, "2 dice for the keeper", "2 dés pour le"),
    ({"op": "ignore_shot_bonus"}, "its bare die", "que son dé"),
    ({"op": "defence_bonus", "n": 4, "scope": "roll"}, "+4 on the roll", "+4 au lancer"),
    (
        {"op": "defence_bonus", "n": 3, "scope": "attack"},
        "+3 on your defence cards until this attack ends",
        "+3 à vos cartes de défense jusqu’à la fin de cette attaque",
    ),
    ({"op": "counter_player"}, "that card has no effect", "cette carte reste sans effet"),
    ({"op": "counter_player", "roll": 8}, "a d20 that reaches 8", "un d20 qui atteint 8"),
    ({"op": "player_defence", "threshold": 16}, "reaches 16 wins", "atteint 16 prend"),
    (
        {"op": "player_defence", "threshold": 16, "minus_pa": True},
        "reaches 16 less the PA wins",
        "atteint 16 moins les PA prend",
    ),
    (
        {"op": "player_defence", "threshold": 16, "minus_card_bonus": True},
        "reaches 16 less the card’s best bonus wins",
        "atteint 16 moins le meilleur bonus de la carte prend",
    ),
    (
        {"op": "player_defence", "threshold": 9, "minus_pa": True, "minus_card_bonus": True},
        "reaches 9 less the PA and the card’s best bonus wins",
        "atteint 9 moins les PA et le meilleur bonus de la carte prend",
    ),
    (
        {"op": "offside_trap", "threshold": 15, "minus_pa": True},
        "no defence card and no draw, but a d20 that reaches 15 less the PA wins the ball",
        "ni carte de défense ni pioche, mais un d20 qui atteint 15 moins les PA prend le ballon",
    ),
    (
        {"op": "simulation", "threshold": 11, "on_fail": "lose_ball"},
        "reaches 11 makes it a foul, otherwise you lose the ball",
        "atteint 11 en fait une faute, sinon vous perdez le ballon",
    ),
    (
        {"op": "simulation", "threshold": 11, "on_fail": "defence_roll"},
        "otherwise the defence card is rolled",
        "sinon la carte de défense est lancée",
    ),
    (
        {"op": "simulation", "threshold": 11, "on_fail": "nothing"},
        "otherwise both cards are spent",
        "sinon les deux cartes sont perdues",
    ),
    ({"op": "award_corner"}, "you have a corner", "vous avez un corner"),
    ({"op": "gain_star", "n": 1}, "a star comes back", "une étoile revient"),
    ({"op": "gain_star", "n": 2}, "2 stars come back", "2 étoiles reviennent"),
    (
        {"op": "modify_ability", "ability": "x", "effects": [{"op": "award_corner"}]},
        "the x becomes “you have a corner”",
        "the x devient «\u00a0vous avez un corner\u00a0»",
    ),
    ({"op": "set_param", "param": "give_back_draw", "value": 4}, "draws 4 cards", "pioche 4"),
    (
        {"op": "set_param", "param": "corner_pa", "value": 6},
        "corners of this side begin at 6",
        "corners de cette équipe",
    ),
    (
        {"op": "set_param", "param": "half_first_attack_pa", "value": 1},
        "in each half begins at 1",
        "à chaque mi-temps",
    ),
    (
        {"op": "draw", "pile": "action", "n": 1, "if": "success"},
        "if that works, draw 1 Action card",
        "si cela réussit, piochez 1 carte Action",
    ),
]
WHENS: list[tuple[Row, Row, str, str]] = [
    ({"on": "with", "kinds": ["shot"]}, {}, "With a shot", "Avec un tir"),
    ({"on": "with", "kinds": ["rabona"]}, {}, "With “the rabona”", "Avec «\u00a0the rabona\u00a0»"),
    (
        {"on": "after", "kinds": ["pass", "cross", "long_pass"]},
        {},
        "After a pass, a cross or a long pass that counts",
        "Après une passe, un centre ou une passe longue qui compte",
    ),
    ({"on": "own_attack"}, {"pa_max": 5}, "In your attack, at 0 to 5 PA", "de 0 à 5 PA"),
    ({"on": "own_attack"}, {"pa_min": 6, "pa_max": 6}, "In your attack, at 6 PA", "à 6 PA"),
    ({"on": "own_attack"}, {"regular_play": True}, "In your attack, in open play", "du jeu"),
    ({"on": "own_attack", "regular_play": True}, {}, "In your attack, in open play", "du jeu"),
    ({"on": "after_defence_roll"}, {}, "After your defence roll:", "Après votre lancer"),
    (
        {"on": "after_defence_roll", "only_if": "failed"},
        {},
        "After your defence roll was not enough",
        "Après un lancer de défense insuffisant",
    ),
    ({"on": "recover", "by": ["press"]}, {}, "win the ball with a press", "avec un pressing"),
    ({"on": "opponent_player", "types": ["M", "A"]}, {}, "an M card or an A card", "carte M ou"),
    ({"on": "opponent_card", "kinds": ["feint"]}, {}, "In answer to a feint", "Contre une feinte"),
    ({"on": "opponent_first_card"}, {}, "On the first card", "Sur la première carte"),
    ({"on": "opponent_defence_card"}, {}, "before its roll", "avant son lancer"),
    ({"on": "opponent_shot_rolled"}, {}, "Once the shooter’s die", "Une fois le dé du tireur"),
    ({"on": "own_shot_saved"}, {}, "When your shot is saved", "Quand votre tir est arrêté"),
    ({"on": "ball_change"}, {}, "When the ball changes sides", "Quand le ballon change"),
]


def teller(lang: str) -> Teller:
    return Teller(
        Voice(lang, library.texts(ROOMS["worldwide"])),
        lambda kind: f"the {kind}",
        lambda id: f"the {id}",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("effect", "english", "french"), CLAUSES)
def test_every_effect_is_said(lang: str, effect: Row, english: str, french: str) -> None:
    assert (english if lang == "en" else french) in teller(lang).effect(effect)


@pytest.mark.parametrize(
    ("lang", "both", "apart"),
    [
        ("en", "draw 2 Action cards and 1 Player card", "draw 2 Action cards; a star comes back"),
        (
            "fr",
            "piochez 2 cartes Action et 1 carte Joueur",
            "piochez 2 cartes Action\u202f; une étoile revient",
        ),
    ],
)
def test_cards_drawn_from_both_piles_are_one_thing_to_do(lang: str, both: str, apart: str) -> None:
    action, player = ({"op": "draw", "pile": p, "n": n} for p, n in (("action", 2), ("player", 1)))
    star: Row = {"op": "gain_star", "n": 1}
    assert teller(lang).effects([action, player]) == both
    assert teller(lang).effects([action, star]) == apart
    assert teller(lang).effects([action, star, player]).count(";") == 2
    assert teller(lang).effects([action, {**player, "if": "success"}]).count(";") == 1


def test_no_effect_and_no_trigger_is_left_out() -> None:
    assert {row["op"] for row, _, _ in CLAUSES} == set(fields.OPS)
    assert {row["on"] for row, _, _, _ in WHENS} == set(fields.TRIGGERS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("trigger", "condition", "english", "french"), WHENS)
def test_every_moment_is_said(
    lang: str, trigger: Row, condition: Row, english: str, french: str
) -> None:
    row = {"trigger": trigger, "condition": condition, "effects": [{"op": "award_corner"}]}
    text = teller(lang).card(row)
    assert (english if lang == "en" else french) in text
    assert text.endswith(": you have a corner." if lang == "en" else "\u00a0: vous avez un corner.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_base_pack_says_something_and_not_too_much(lang: str) -> None:
    told = library.content(ROOMS["worldwide"], "base", lang)
    texts = [
        str(row[key])
        for table, key in (
            ("abilities", "text"),
            ("people", "text"),
            ("people", "bio"),
            ("teams", "stadium_text"),
        )
        for row in told[table]  # type: ignore[attr-defined]
    ]
    assert len(texts) == 9 + 35 + 35 + 5
    for text in texts:
        assert 10 <= len(text) <= 200, text
        assert "{" not in text
        assert not re.search(r"[^\u202f][;!?]|[^\u00a0]:" if lang == "fr" else r"\s[;:!?]", text)


def test_the_numbers_of_an_action_card_are_said() -> None:
    actions = library.content(ROOMS["worldwide"])["actions"]
    assert isinstance(actions, list)
    facts = {row["id"]: row["facts"] for row in actions}
    assert facts["cross"] == ["1 PA", "Played at 5/6 PA", "Answered by interception +2"]
    assert facts["tackle"][1:] == ["Foul: 1 to 6", "Yellow card: 2 to 3", "Red card: 1"]
    assert "17 or more on the d20" in facts["tackle"][0]
    assert facts["early_shot"][1] == "Quality: −1 at 5 PA, −1 at 6 PA, 0 at 7 PA"
    assert facts["early_shot"][-1] == "Professional mode only"


def test_a_changed_row_changes_its_text_and_nothing_else(tmp_path: Path) -> None:
    folder = copied(
        tmp_path / "copy",
        effects("val4", 'op = "gain_pa", n = 2'),
        action("dribble", "n = 1", "n = 3"),
        ability("endurance", "n = 2", "n = 5"),
        team("harrowick", "value = 6", "value = 7"),
        person("val5", "Juno Halbrecht", "Juno Halbrook"),
    )
    assert told(folder) == {}
    pack = library.check(ROOMS["worldwide"], folder)
    base = library.content(ROOMS["worldwide"])
    mine = described(pack.sheets, folder, "en")  # type: ignore[arg-type]
    changed = [
        (one["id"], key)
        for table, found in mine.items()
        for one, other in zip(found, base[table], strict=True)  # type: ignore[call-overload]
        for key in one
        if one[key] != other[key] and key != "effects"
    ]
    assert changed == [
        ("dribble", "text"),
        ("endurance", "text"),
        ("harrowick", "stadium_text"),
        ("val4", "text"),
        ("val5", "name"),
    ]
