"""The client's types are made from the server's, and say the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
import wire as writer  # tools/wire.py

from tests.kit.cupdraw import CupDraw
from touchline.play.room import Room
from touchline.rooms import ROOMS
from touchline.server import wire

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "src" / "lib"


def tool(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "wire.py"), *args],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(ROOT / "src")},
    )


def test_the_client_s_types_are_fresh() -> None:
    assert tool("--check").returncode == 0


def test_an_unknown_wish_is_answered_with_help() -> None:
    answer = tool("--chek")
    assert answer.returncode == 2
    assert "--check" in answer.stderr


def test_every_message_is_there_and_defaults_are_optional_only_for_the_browser() -> None:
    text = "".join((CLIENT / f"{name}.ts").read_text("utf-8") for name in ("pieces", "wire"))
    for name in ("Welcome", "Tick", "Refusal", "NewTable", "Replay", "Brief", "Problem"):
        assert f"export interface {name} {{" in text
    assert "export type Option = [code: number, anchors: string[], say: string];" in text
    assert "  lang?: string;" in text
    assert "  args: Record<string, string | number>;" in text  # of Said, which the server sends
    assert "  type: 'takeback';" in text


class Aim(msgspec.Struct, frozen=True):
    """Whom a card names."""

    from_: int = msgspec.field(name="from")
    odds: tuple[int, int]
    many: tuple[int, ...] | None


def test_pairs_and_renamed_fields_are_written_as_they_travel() -> None:
    assert writer.one(Aim, False) == [
        "",
        "/** Whom a card names. */",
        "export interface Aim {",
        "  from: number;",
        "  odds: [number, number];",
        "  many: number[] | null;",
        "}",
    ]


def test_a_room_with_a_typed_view_has_its_types_and_one_without_has_none() -> None:
    (path, text), *more = writer.shown(ROOMS["streetsoccer"]).items()
    assert (path, more) == ("games/streetsoccer/shown.ts", [])
    assert "export interface View {" in text
    assert "  score: [number, number];" in text
    assert writer.shown(Room(game=CupDraw(), home="tests.kit.cupdraw:CUP")) == {}


@pytest.mark.parametrize(
    "message",
    [
        wire.Done("a", 3),
        wire.Presence([wire.Place(0, "bot", "", "night-tram", 3, True, "", 0, 0)], [0], [0], False),
        wire.Refusal("a", 409, wire.Said("srv-stale", {"turn": 1}), "text", ""),
        wire.Because("a", [wire.Reason(["e4"], wire.Said("ss-why-dark"), "SS-100")]),
    ],
)
def test_messages_come_back_as_they_went(message: wire.ToClient) -> None:
    raw = msgspec.json.encode(message)
    assert msgspec.json.decode(raw, type=wire.ToClient) == message


def test_options_are_short_on_the_wire() -> None:
    raw = msgspec.json.encode(wire.Option(7, ["d3", "e4"], "ss-walk"))
    assert raw == b'[7,["d3","e4"],"ss-walk"]'
