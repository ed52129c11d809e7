"""What a pack may say, the engine can do: every effect at every moment is played (V11, V14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from tests.games.worldwide.packing import copied, told
from touchline.games.worldwide.cards import vocabulary as v
from touchline.games.worldwide.cards.people import written
from touchline.games.worldwide.cards.trial import trial
from touchline.play import library
from touchline.rooms import ROOMS

Effect = Mapping[str, object]
Card = tuple[str, Mapping[str, object], Sequence[Effect]]  # type, trigger, effects
#: one of every effect, under the name that vocabulary.MOMENTS has for it
EFFECTS: dict[str, list[Effect]] = {
    "gain_pa": [{"op": "gain_pa", "n": 1}],
    "start_pa": [{"op": "start_pa", "n": 2}],
    "draw": [{"op": "draw", "pile": "action", "n": 3}, {"op": "draw", "pile": "player", "n": 2}],
    "discard": [
        {"op": "discard", "pile": "any", "n": 2, "who": "self"},
        {"op": "discard", "pile": "player", "n": 1, "who": "opponent"},
    ],
    "recover": [
        {"op": "recover", "pile": "action", "n": 2},
        {"op": "recover", "pile": "player", "n": 1},
    ],
    "search": [
        {"op": "search", "filter": {"category": "shot"}, "n": 2, "fallback_discard": True},
        {"op": "search", "filter": {"category": "defence"}, "n": 1},
    ],
    "gain_star": [{"op": "gain_star", "n": 1}],
    "forbid_defence this": [{"op": "forbid_defence", "scope": "this"}],
    "forbid_defence next": [{"op": "forbid_defence", "scope": "next"}],
    "set_defence_bonus": [{"op": "set_defence_bonus", "value": -5}],
    "cancel_effect": [{"op": "cancel_effect", "target": "discard_self"}],
    "shot_bonus this_shot": [{"op": "shot_bonus", "n": -5, "scope": "this_shot"}],
    "shot_bonus next_shot": [{"op": "shot_bonus", "n": 10, "scope": "next_shot"}],
    "shot_dice": [{"op": "shot_dice", "dice": 3, "keep": "best"}],
    "reroll": [{"op": "reroll", "die": "shot"}],
    "ignore_off_target": [{"op": "ignore_off_target"}],
    "keeper_bonus": [{"op": "keeper_bonus", "n": -5}],
    "keeper_dice": [{"op": "keeper_dice", "dice": 3, "keep": "best"}],
    "ignore_shot_bonus": [{"op": "ignore_shot_bonus"}],
    "defence_bonus roll": [{"op": "defence_bonus", "n": 10, "scope": "roll"}],
    "defence_bonus attack": [{"op": "defence_bonus", "n": -5, "scope": "attack"}],
    "counter_player": [{"op": "counter_player"}, {"op": "counter_player", "roll": 12}],
    "player_defence": [
        {"op": "player_defence", "threshold": 16, "minus_pa": True, "minus_card_bonus": True}
    ],
    "offside_trap": [{"op": "offside_trap", "threshold": 12}],
    "simulation": [
        {"op": "simulation", "threshold": 11, "minus_pa": True, "on_fail": fails}
        for fails in ("lose_ball", "defence_roll", "nothing")
    ],
    "award_corner": [{"op": "award_corner"}],
}
FIELD = ["dribble", "pass", "long_pass", "through_ball", "cross"]


def triggers(on: str) -> Iterator[tuple[Mapping[str, object], bool, bool]]:
    """The triggers of a moment; whether it goes with shots alone, and with none."""
    if on in ("with", "after"):
        yield {"on": on, "kinds": FIELD}, False, True
        yield {"on": on, "kinds": ["shot"]}, True, False
    elif on == "opponent_card":
        yield {"on": on, "kinds": [*FIELD, "shot"]}, False, True
    elif on == "recover":
        yield {"on": on, "by": ["tackle", "press", "interception"]}, False, True
    elif on == "opponent_player":
        yield {"on": on, "types": ["G", "D", "M", "A"]}, False, True
    else:
        yield {"on": on}, False, True


def cards(type: str, moments: Sequence[str], forbidden: Sequence[str]) -> Iterator[Card]:
    """A card for every effect at every moment, with what it cannot do without there."""
    for on in moments:
        key = [name for name in v.KEY.get(on, ()) if name not in forbidden]
        for trigger, only, free in triggers(on):
            for name in v.MOMENTS[on]:
                if name in forbidden or (name in v.SHOT and not only):
                    continue
                if name in (*v.GOING, "gain_pa") and not free:
                    continue
                for effect in EFFECTS[name]:
                    if key and name not in key:
                        rolled = EFFECTS[key[0]][-1]
                        yield type, trigger, [rolled, {**effect, "if": "success"}, effect]
                    else:
                        yield type, trigger, [effect]


def test_the_table_of_effects_is_whole() -> None:
    moments = {name for on, names in v.MOMENTS.items() if on != v.STADIUM for name in names}
    assert moments == set(EFFECTS)


def people() -> Iterator[list[Card]]:
    """Squads of thirty-five, seven a team with every type, until every card has been in one."""
    pools = {t: list(cards(t, v.BY_TYPE[t], v.OF_ABILITY)) for t in ("G", "D", "M")}
    forwards = [("A", *card[1:]) for card in reversed(pools["M"])]
    pools["A"] = [(kind, trigger, effects) for kind, trigger, effects in forwards]
    places = {"G": 0, "D": 0, "M": 0, "A": 0}
    while any(places[t] < len(pool) for t, pool in pools.items()):
        squad: list[Card] = []
        for _ in range(5):
            for t in "GDDMMAA":
                squad.append(pools[t][places[t] % len(pools[t])])
                places[t] += 1
        yield squad


def test_every_effect_of_people_plays(tmp_path: Path) -> None:
    seen = 0
    for n, squad in enumerate(people()):
        rows = "".join(
            f'[[person]]\nid = "p{k}"\nteam = "{team}"\nname = "P {k}"\ntype = "{kind}"\n'
            f"trigger = {written(trigger)}\neffects = {written(list(effects))}\n\n"
            for (k, (kind, trigger, effects)), team in zip(
                enumerate(squad), [t for t in TEAMS for _ in range(7)], strict=True
            )
        )
        folder = copied(tmp_path / f"people{n}")
        (folder / "people.toml").write_text(rows, "utf-8")
        seen += plays(folder, 40)
    assert seen >= 90


TEAMS = [team.id for team in library.pack(ROOMS["worldwide"]).teams]


def test_every_effect_of_abilities_plays(tmp_path: Path) -> None:
    text = (library.shipped(ROOMS["worldwide"]) / "base/abilities.toml").read_text("utf-8")
    amateur = text[: text.index('[[ability]]\nid = "creativity"')]
    rest = list(cards("", v.BY_STAR, (*v.OF_PERSON, "gain_star")))
    for n in range(0, len(rest), 9):
        some = rest[n : n + 9] if n + 9 <= len(rest) else rest[-9:]
        rows = "".join(
            f'[[ability]]\nid = "a{k}"\nname = "A {k}"\namateur = false\n'
            f"trigger = {written(trigger)}\neffects = {written(list(effects))}\n\n"
            for k, (_, trigger, effects) in enumerate(some)
        )
        folder = copied(tmp_path / f"abilities{n}")
        (folder / "abilities.toml").write_text(amateur + rows, "utf-8")
        file = folder / "teams.toml"
        lines = [
            'abilities = ["counter_attack", "attacking_play", "set_tactics"]\nstadium = []'
            if line.startswith("abilities")
            else ""
            if line.startswith(("stadium", "  {", "]"))
            else line
            for line in file.read_text("utf-8").splitlines()
        ]
        file.write_text("\n".join(lines), "utf-8")
        plays(folder, 20)


def plays(folder: Path, matches: int) -> int:
    """Play some matches with a pack; how many of its people were put down."""
    assert told(folder) == {}
    numbers = library.check(ROOMS["worldwide"], folder).numbers
    found = trial(numbers, matches)
    assert found.stops == []
    return len(found.met)


@pytest.mark.parametrize("param", list(v.VALUES))
@pytest.mark.parametrize("end", [0, 1])
def test_every_number_that_a_ground_changes_plays(tmp_path: Path, param: str, end: int) -> None:
    value = v.VALUES[param][end]
    stadium = f'[{{ op = "set_param", param = "{param}", value = {value} }}]'
    folder = copied(tmp_path / "ground")
    file = folder / "teams.toml"
    text = file.read_text("utf-8")
    file.write_text(
        "\n".join(
            f"stadium = {stadium}" if line.startswith("stadium = [{") else line
            for line in text.splitlines()
        ),
        "utf-8",
    )
    plays(folder, 20)
