"""Golden views: three readers of every story are shown today what they were shown before."""

from __future__ import annotations

import json

import golden_views as golden
import pytest
from msgspec.structs import replace

from touchline.core.words import Fact, Said
from touchline.rooms import ROOMS

#: a game has stories before long; what it says meanwhile is tried by the promises
NAMES = [name for name in ROOMS if (golden.FOLDER / name / "golden").exists()]
STORIES = [(game, story) for game in NAMES for story in golden.tapes(game)]


def kept(game, file):
    return (golden.FOLDER / game / "golden" / file).read_text(encoding="utf-8")


def compared(game, story, words=None):
    """Where what is shown of a story is not what was kept, place by place."""
    tape = golden.tapes(game)[story]
    now = golden.table(ROOMS[game], words or ROOMS[game].words, {story: tape})
    mine = [line for line in kept(game, "views.txt").splitlines() if line.startswith(f"{story} ")]
    head = [line for line in kept(game, "views.txt").splitlines() if line.startswith("#")]
    return golden.changes("\n".join([*head, *mine]), now)


def test_every_game_and_every_story_is_kept():
    assert {"streetsoccer", "footclub", "worldwide", "eleven"} <= set(NAMES)
    for game in NAMES:
        stories = {place.split(",")[0] for place in golden.parsed(kept(game, "views.txt"))}
        assert stories == set(golden.tapes(game))


@pytest.mark.parametrize(("game", "story"), STORIES)
def test_readers_are_shown_what_they_were_shown(game, story):
    found = compared(game, story)
    assert not found, (
        f"{game} shows something else than tests/games/{game}/golden/views.txt says. For all of it:"
        f" python tools/golden_views.py {game} STORY MOMENT\n" + "\n".join(found)
    )


@pytest.mark.parametrize("game", NAMES)
def test_the_moments_kept_in_full_are_shown_word_for_word(game):
    story, wanted = golden.full(game)
    tape = golden.tapes(game)[story]
    now = golden.in_full(ROOMS[game], ROOMS[game].words, tape, wanted)
    assert now.splitlines() == kept(game, "views.json").splitlines()


@pytest.mark.parametrize(("game", "story"), STORIES)
def test_a_story_is_looked_at_from_its_start_to_its_end(game, story):
    tape = golden.tapes(game)[story]
    found = golden.moments(ROOMS[game], tape)
    assert (found[0], found[-1], len(set(found))) == (0, len(tape.answers()), golden.MOMENTS)
    assert found == sorted(found)


# -- that it notices ------------------------------------------------------------------------------


class Liar:
    """The words of a game but for what is put in their place."""

    def __init__(self, words, **lies):
        self.words = words
        self.lies = lies

    def __getattr__(self, name):
        truth = getattr(self.words, name)
        if name not in self.lies:
            return truth
        return lambda *given: self.lies[name](truth(*given), *given)


def once(change, when):
    """A lie told the first time that `when` holds of the truth and the number of the call."""
    calls = []

    def lie(truth, *_):
        calls.append(when(truth, len(calls)))
        return change(truth) if calls[-1] and not any(calls[:-1]) else truth

    return lie


def test_one_number_of_one_view_is_noticed_and_named():
    """The watcher's view is the third of each moment."""

    def more(view):
        home, away = view.clubs
        other = replace(away, subs_left=away.subs_left + 1)
        return replace(view, clubs=(home, other))

    lie = once(more, lambda _, call: call == 3 * 7 + 2)
    after = golden.moments(ROOMS["footclub"], golden.tapes("footclub")["match"])[7]
    found = compared("footclub", "match", Liar(ROOMS["footclub"].words, view=lie))
    assert found == [f"match, moment 7 (after {after} answers), watcher: view.clubs"]


FACTS = {
    "gone": lambda f: None,
    "another sentence": lambda f: Fact(f.kind, Said("other", f.said.args), f.data, f.mark),
    "another argument": lambda f: Fact(f.kind, Said(f.said.id, {"n": 9}), f.data, f.mark),
    "other data": lambda f: Fact(f.kind, f.said, {"n": 9}, f.mark),
    "marked": lambda f: Fact(f.kind, f.said, f.data, not f.mark),
}


@pytest.mark.parametrize("change", FACTS.values(), ids=FACTS)
def test_one_fact_is_noticed_and_named(change):
    lie = once(
        lambda facts: [f for f in [change(facts[0]), *facts[1:]] if f],
        lambda facts, _: bool(facts) and facts[0].said is not None,
    )
    (found,) = compared("eleven", "two", Liar(ROOMS["eleven"].words, facts=lie))
    assert found.startswith("two, moment 1 (")
    assert found.endswith(": facts")


def test_one_message_of_one_option_is_noticed_and_named():
    """Only who is asked reads it."""

    def lie(option, code, _):
        anchors, message = option
        return anchors, message + "-other" if code == 0 else message

    found = compared("worldwide", "amateur", Liar(ROOMS["worldwide"].words, option=lie))
    assert found
    assert {line.split(": ")[1] for line in found} == {"options"}
    assert not any("watcher" in line for line in found)


def test_what_comes_of_the_open_answers_is_noticed_and_named():
    """It goes to who is asked, and stands in no view."""
    lie = once(
        lambda moment: replace(moment, rolls={}), lambda moment, _: bool(moment and moment.rolls)
    )
    found = compared("worldwide", "amateur", Liar(ROOMS["worldwide"].words, sketch=lie))
    assert [line.split(": ")[1] for line in found] == ["sketch"]


def test_rows_that_came_or_went_are_named():
    text = kept("streetsoccer", "views.txt")
    lines = text.splitlines()
    other = "\n".join(lines[:-1])
    last = "stay-and-mouth, moment 19 (after 121 answers), watcher"
    assert golden.changes(text, other) == [f"{last}: gone"]
    assert golden.changes(other, text) == [f"{last}: not kept"]
    assert golden.changes(text, text) == []


def test_what_is_kept_in_full_is_json():
    for game in NAMES:
        rows = json.loads(kept(game, "views.json"))
        assert {row["reader"] for row in rows} >= {"first", "watcher"}
