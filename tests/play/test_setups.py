"""What matches begin with: a pack's numbers, its wishes, and tapes that name it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.cupdraw import CUP
from touchline.core.choices import settle
from touchline.core.faults import BadPack, BadTape
from touchline.core.rng import Rng
from touchline.core.tape import Header, Tape
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules.game import GAME
from touchline.play import library, setups
from touchline.play.croupier import Seeded, Silent
from touchline.play.match import Match
from touchline.play.sim.batch import run
from touchline.play.speech import Voice
from touchline.play.tapes import match_from
from touchline.rooms import ROOMS


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of own packs with one of FootClub in it, called "mine"."""
    monkeypatch.setenv("TOUCHLINE_PACKS", str(tmp_path))
    folder = tmp_path / "footclub" / "mine"
    shutil.copytree(library.shipped(ROOMS["footclub"]) / "base", folder)
    head = folder / "pack.toml"
    head.write_text(head.read_text("utf-8").replace('id = "base"', 'id = "mine"'), "utf-8")
    teams = folder / "teams.toml"
    teams.write_text(
        '[[team]]\nid = "home"\nname = "Home"\nshort = "HOM"\ncolours = ["#102030", "#F0E0D0"]\n'
        '[[team]]\nid = "out"\nname = "Out"\nshort = "OUT"\ncolours = ["#F0E0D0", "#102030"]\n',
        "utf-8",
    )
    for text in folder.glob("text.*.ftl"):
        text.unlink()
    library.again()
    yield folder
    library.again()


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    library.again()


def played(pack: str = "base") -> Match:
    """A whole Poussin match, its tape headed as a table's is."""
    settled = settle(GAME.choices, GAME.presets, {}, "poussin")
    header = Header(
        "footclub", GAME.version, {"rules": "poussin"}, packs=setups.packs(ROOMS["footclub"], pack)
    )
    m = Match(GAME, setups.setup(ROOM, 2, settled, pack), Seeded(1), Tape(header))
    rng = Rng(1)
    while m.ask.decisions:
        q = m.ask.decisions[0]
        m.answer(q.seat, q.options[rng.below(len(q.options))])
    return m


def test_games_without_cards_are_begun_as_ever() -> None:
    assert not setups.has_cards(ROOMS["streetsoccer"])
    assert setups.setup(ROOMS["streetsoccer"], 2, {}).numbers == {}
    assert setups.packs(ROOMS["streetsoccer"]) == library.hashes(ROOMS["streetsoccer"])
    assert setups.setup(CUP, 3, {}).numbers == {}
    assert setups.packs(CUP) == {}


def test_a_game_with_cards_gets_the_numbers_of_its_pack() -> None:
    assert setups.has_cards(ROOMS["footclub"])
    assert setups.setup(ROOM, 2, {}).numbers == library.numbers(ROOMS["footclub"])
    assert setups.packs(ROOMS["footclub"]) == {"base": library.numbers_digest(ROOMS["footclub"])}
    with pytest.raises(BadPack, match="bose"):
        setups.setup(ROOM, 2, {}, "bose")


def test_a_tape_goes_with_the_cards_it_was_made_with(own: Path) -> None:
    # other cards than those of the base pack, which pack would do for a copy of it
    edit(own, "cards.toml", 'strength = "speedster"', 'strength = "finisher"')
    m = played("mine")
    again = match_from(ROOM, m.tape, Silent(), eager=False)
    assert again.ask.result is not None
    assert setups.pack_of(ROOMS["footclub"], m.tape.header.packs) == "mine"
    # a better text spoils no tape
    edit(own, "pack.toml", 'title = "FootClub"', 'title = "Ours"')
    match_from(ROOM, m.tape, Silent(), eager=False)
    # another card does: a speedster becomes a finisher
    edit(own, "cards.toml", 'strength = "speedster"', 'strength = "finisher"')
    with pytest.raises(BadTape) as caught:
        match_from(ROOM, m.tape, Silent(), eager=False)
    assert caught.value.said.id == "fault-tape-pack"
    for lang in ("en", "fr"):
        text = Voice(lang).fault(caught.value)
        assert "mine" in text
        assert "{" not in text
    shutil.rmtree(own)
    library.again()
    with pytest.raises(BadTape, match="which is not here"):
        match_from(ROOM, m.tape, Silent(), eager=False)


def test_a_tape_that_names_no_pack_is_played_with_the_base_pack() -> None:
    m = played()
    bare = Tape(Header("footclub", GAME.version, {"rules": "poussin"}))
    bare.entries = m.tape.entries
    assert match_from(ROOM, bare, Silent(), eager=False).ask.result is not None
    two = Tape(Header("footclub", GAME.version, packs={"base": "", "mine": ""}))
    with pytest.raises(BadTape, match=r"several packs \(base, mine\)"):
        match_from(ROOM, two, Silent(), eager=False)


def test_what_a_pack_asks_of_the_rules_is_below_what_is_wished(own: Path) -> None:
    edit(
        own,
        "pack.toml",
        'source = "original"',
        'source = "original"\n[options]\npress_shift = "literal"',
    )
    assert setups.wished(ROOMS["footclub"], {}, "mine") == {"press_shift": "literal"}
    wish = {"press_shift": "whole_cell", "format": "two_legged"}
    assert setups.wished(ROOMS["footclub"], wish, "mine") == wish
    assert setups.wished(ROOMS["footclub"], {}) == {}
    assert setups.wished(ROOMS["streetsoccer"], {"ring": "none"}) == {"ring": "none"}


def test_many_matches_are_played_with_a_pack_of_one_s_own(own: Path) -> None:
    told = []
    run(ROOM, ["guesser", "guesser"], 2, 1, preset="poussin", pack="mine",
        records=True, on_result=told.append)  # fmt: skip
    assert all(setups.packs(ROOMS["footclub"], "mine")["mine"] in one.tape for one in told)
    with pytest.raises(BadPack):
        run(ROOM, ["guesser", "guesser"], 2, 1, pack="nobody")
