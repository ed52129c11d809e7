"""EL-223 to EL-230, EL-265 to EL-268: the comparison, against vectors and against trying all."""

from itertools import permutations
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.eleven.bench.sections import compare
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.sums import FACING, Team, resolve, unblocked

Shot = tuple[int, int]  # block value, save value
Section = tuple[list[int], list[int]]  # attackers, defenders


def team(sections: dict[int, Section], gloves: list[int]) -> Team:
    made = Team()
    for section, (attackers, defenders) in sections.items():
        for power in attackers:
            made.add(section, c.ATTACK, power, 0, 0)
        for power in defenders:
            made.add(section, c.DEFENCE, power, 0, 0)
    for glove in gloves:
        made.wear(glove, 1)
    return made


def score(own: Team, foe: Team) -> tuple[int, int]:
    return divmod(resolve(own, foe), 64)


def goals(attackers: list[int], defenders: list[int], gloves: list[int]) -> int:
    own = team({c.MIDFIELD: (attackers, [])}, [])
    foe = team({c.MIDFIELD: ([], defenders)}, gloves)
    return score(own, foe)[0]


def free(attackers: list[Shot], defenders: list[int]) -> list[int]:
    block, save = [b for b, _ in attackers], [s for _, s in attackers]
    return list(unblocked(vec[i64](block), vec[i64](save), vec[i64](defenders)))


def test_attack_pair() -> None:
    """TV-20, EL-224, EL-225: the 3 is blocked, the 2 shoots; nobody stands before theirs."""
    assert free([(3, 3), (2, 2)], [3]) == [1]
    assert free([(2, 2)], []) == [0]


def test_midfield_pair() -> None:
    """TV-21, EL-225: a 2 against a 1 shoots, a 1 against a 1 is blocked."""
    assert free([(2, 2)], [1]) == [0]
    assert free([(1, 1)], [1]) == []


@pytest.mark.parametrize(
    ("attackers", "defenders", "gloves", "expected"),
    [
        ([1, 1, 1], [], [1, 1], 1),  # TV-22
        ([2], [], [1, 1], 1),
        ([3, 3, 2], [], [3, 3], 1),
        ([1, 1], [], [1], 1),
        ([3, 1], [3], [1, 1], 0),  # TV-23
        ([3, 2], [2, 2], [1, 1], 1),  # TV-24
        ([4, 2], [4, 1], [], 1),
        ([0], [0], [], 0),
        ([0], [], [1], 0),
        ([1, 3], [], [3, 1], 0),  # TV-25
        ([2, 2, 2], [], [3, 1], 2),
    ],
)
def test_goals(
    attackers: list[int], defenders: list[int], gloves: list[int], expected: int
) -> None:
    assert goals(attackers, defenders, gloves) == expected


def test_useless_glove_is_kept() -> None:
    """TV-22, EL-228: a shot above the keeper's strength uses nothing."""
    own = team({c.LEFT: ([2], []), c.MIDFIELD: ([1, 1], [])}, [])
    assert score(own, team({}, [1, 1])) == (1, 0)


def test_unsaveable_shot_is_blocked_first() -> None:
    """TV-33, EL-230: the lone defender takes the unsaveable 1, the keeper the 2."""

    def against(gloves: list[int]) -> int:
        own = Team()
        own.add(c.MIDFIELD, c.ATTACK, 2, 0, 0)
        own.add(c.MIDFIELD, c.ATTACK, 1, c.UNSAVEABLE, 0)
        return score(own, team({c.MIDFIELD: ([], [2])}, gloves))[0]

    assert against([3]) == 0
    assert against([]) == 1


def test_smallest_glove() -> None:
    """TV-34, EL-230: a 2 that needs a glove of 3; a defender of 2 blocks him all the same."""

    def against(gloves: list[int], defenders: list[int]) -> tuple[int, list[int]]:
        own = Team()
        own.add(c.MIDFIELD, c.ATTACK, 2, 0, 3)
        foe = team({c.MIDFIELD: ([], defenders)}, gloves)
        return score(own, foe)[0], list(foe.gloves)

    assert against([2, 2], []) == (1, [2, 2])
    assert against([3], [])[0] == 0
    assert against([], [2])[0] == 0


def test_unblockable_and_none() -> None:
    own = Team()
    own.add(c.LEFT, c.ATTACK, 1, c.UNBLOCKABLE, 0)
    own.add(c.LEFT, c.ATTACK, 4, c.NO_SHOT, 0)
    assert score(own, team({c.RIGHT: ([], [5, 5])}, [])) == (1, 0)
    assert score(own, team({c.RIGHT: ([], [5, 5])}, [1])) == (0, 0)


BRICKTON: list[tuple[Section, Section]] = [  # §6.3: pairs, own attackers and defenders first
    (([], [2, 1]), ([2], [1])),
    (([1, 3], [1]), ([], [1, 1, 2])),
    (([1], [2, 2]), ([4], [])),
    (([2], []), ([1], [])),
    (([1], []), ([3], [2, 1])),
]


def test_brickton_greytown() -> None:
    """§6.3: 2-2, and 2-2 again for all 120 ways of assigning the pairs to sections."""
    for order in permutations(range(5)):
        own = {at: BRICKTON[pair][0] for at, pair in zip(range(5), order, strict=True)}
        foe = {int(FACING[at]): BRICKTON[pair][1] for at, pair in zip(range(5), order, strict=True)}
        assert score(team(own, [2]), team(foe, [2])) == (2, 2)


def test_against_trying_all() -> None:
    """EL-226, EL-227, EL-267, EL-268: 2,000 here; `dev.py bench sections` compares 20,000."""
    compare(11, 2000)


def test_order_of_sections_does_not_matter() -> None:
    """§6.3: all 120 orders of the pairs give one score."""
    rng = Random(6)
    for _ in range(20):
        own = {at: (rng.choices(range(5), k=2), rng.choices(range(5), k=1)) for at in range(5)}
        foe = {at: (rng.choices(range(5), k=2), rng.choices(range(5), k=1)) for at in range(5)}
        gloves = [rng.choices(range(5), k=2) for _ in range(2)]
        first = score(team(own, gloves[0]), team(foe, gloves[1]))
        for order in permutations(range(5)):
            moved_own = {to: own[at] for at, to in enumerate(order)}
            moved_foe = {int(FACING[to]): foe[int(FACING[at])] for at, to in enumerate(order)}
            assert score(team(moved_own, gloves[0]), team(moved_foe, gloves[1])) == first
