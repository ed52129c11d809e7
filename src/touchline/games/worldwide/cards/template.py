"""The pack of Worldwide Football that `touchline packs new` puts into a new folder."""

from __future__ import annotations

from typing import Final

from touchline.play.packhead import head

from . import fields

COPY: Final = """\
private = true # your own copy of the printed game, typed in; never pass it on
"""
ACTIONS: Final = """\
# The Action cards, one row for all that are alike: fill in what stands on them. "" and 0 wait for
# you; add a row for every other card. copies: how many lie in the light pile and in the dark one.
# pro = true: the Amateur mode leaves the card out. pa_allowed: the attack points at which it may be
# played; no line where any will do. defended_by: which defence answers it, with the bonus in the
# circle. effects, triggers and all other words: docs/howto/make-a-pack.md.
"""
ATTACK: Final = """
[[action]]
id = "{id}"
kind = "{kind}"
name = ""
category = "attack"
pro = false
copies = {{ light = 0, dark = 0 }}
pa = 0
defended_by = {{ press = 0, tackle = 0, interception = 0 }}
effects = []
"""
SHOT: Final = """
[[action]]
id = "{id}"
kind = "shot"
name = ""
category = "shot"
pro = {pro}
copies = {{ light = 0, dark = 0 }}
pa = 0
pa_allowed = {allowed}
shot_bonus = {{ {bonus} }}
defended_by = {{ press = 0, tackle = 0 }}
effects = []
"""
DEFENCE: Final = """
[[action]]
id = "{kind}"
kind = "{kind}"
name = ""
category = "defence"
pro = false
copies = {{ light = 0, dark = 0 }}
threshold = 0
foul = []
yellow = []
red = []
"""
ABILITIES: Final = """\
# The star abilities: fill in names and what is still open. The two whose text is in the rules are
# complete. effects = [] waits for you.
"""
ABILITY: Final = """
[[ability]]
id = "{id}"
name = ""
amateur = {amateur}
trigger = {trigger}
{condition}effects = {effects}
"""
TRIGGERS: Final = {
    "counter_attack": '{ on = "recover", by = ["tackle", "press", "interception"] }',
    "attacking_play": '{ on = "own_attack" }',
    "set_tactics": '{ on = "own_attack" }',
    "creativity": '{ on = "own_attack" }',
    "defensive_block": '{ on = "opponent_first_card" }',
    "offside_trap": '{ on = "opponent_card", kinds = [] }',
    "simulation": '{ on = "opponent_defence_card" }',
    "endurance": '{ on = "ball_change" }',
    "clinical_finish": '{ on = "after", kinds = ["shot"] }',
}
CONDITION: Final = "condition = { pa_min = 0, pa_max = 5, regular_play = true }\n"
KNOWN: Final = {
    "attacking_play": '[{ op = "gain_pa", n = 1 }]',
    "defensive_block": '[{ op = "defence_bonus", n = 3, scope = "attack" }]',
}
TEAMS: Final = """\
# The teams. Colours: shirt first, then trim, well apart in lightness. stars and the three abilities
# stand on the Team card, stadium is the line beside its ground.
"""
TEAM: Final = """
[[team]]
id = "{id}-{n}"
name = ""
short = ""
colours = ["#F2E8CF", "#386641"]
stars = 0
abilities = []
stadium = []
"""
PEOPLE: Final = """\
# The Player cards, seven of each team. type: "G", "D", "M" or "A".
"""
PERSON: Final = """
[[person]]
id = "p{n}"
team = "{id}-{team}"
name = ""
type = ""
trigger = {{ on = "" }}
effects = []
"""
NATIONS: Final = 5


def files(id: str) -> dict[str, str]:
    """To type the cards of a printed copy into."""
    short = id[:30]
    return {
        "pack.toml": head(id, "worldwide", "for my own use") + COPY,
        "actions.toml": ACTIONS + "".join(_actions()),
        "abilities.toml": ABILITIES + "".join(_ability(name) for name in fields.ABILITIES),
        "teams.toml": TEAMS + "".join(TEAM.format(id=short, n=n + 1) for n in range(NATIONS)),
        "people.toml": PEOPLE
        + "".join(
            PERSON.format(n=n + 1, id=short, team=n // fields.SQUAD + 1)
            for n in range(NATIONS * fields.SQUAD)
        ),
    }


def _actions() -> list[str]:
    texts = [ATTACK.format(id=kind, kind=kind) for kind in fields.KINDS[:5]]
    for id, pro, points in (("shot", "false", (6, 7, 8)), ("early_shot", "true", (5, 6, 7))):
        bonus = ", ".join(f"{pa} = 0" for pa in points)
        texts.append(SHOT.format(id=id, pro=pro, allowed=list(points), bonus=bonus))
    return texts + [DEFENCE.format(kind=kind) for kind in fields.KINDS[6:]]


def _ability(name: str) -> str:
    return ABILITY.format(
        id=name,
        amateur="true" if name in fields.ABILITIES[:3] else "false",
        trigger=TRIGGERS[name],
        condition=CONDITION if name == "attacking_play" else "",
        effects=KNOWN.get(name, "[]"),
    )
