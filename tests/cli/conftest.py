"""The command line as tests call it."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from touchline.cli.main import main
from touchline.play import library


@dataclass(frozen=True, slots=True)
class Told:
    """What a command left behind."""

    status: int
    out: str
    err: str


Call = Callable[..., Told]


@pytest.fixture(autouse=True)
def _own_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing of the person who runs the tests is read."""
    monkeypatch.setenv("TOUCHLINE_PACKS", str(tmp_path / "packs"))
    monkeypatch.setenv("TOUCHLINE_DATA", str(tmp_path / "data"))
    library.again()
    yield
    library.again()


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """Run a command in English, or as --lang says; `typed` is what stands on standard input."""

    def run(*words: str, typed: str | bytes = "") -> Told:
        raw = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(raw), "utf-8"))
        status = main(list(words), {"LANG": "en_GB.UTF-8"})
        told = capsys.readouterr()
        return Told(status, told.out, told.err)

    return run


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Every text that comes onto paper, with the size of its letters in points."""
    from fpdf import FPDF

    found: list[tuple[str, float]] = []
    cell, lines = FPDF.cell, FPDF.multi_cell

    def cell_(self: FPDF, w: float, h: float, text: str, **more: object) -> object:
        found.append((text, self.font_size_pt))
        return cell(self, w, h, text, **more)  # type: ignore[arg-type]

    def lines_(self: FPDF, w: float, h: float, text: str, **more: object) -> object:
        if not more.get("dry_run"):
            found.append((text, self.font_size_pt))
        return lines(self, w, h, text, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(FPDF, "cell", cell_)
    monkeypatch.setattr(FPDF, "multi_cell", lines_)
    return found
