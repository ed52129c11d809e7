#!/usr/bin/env python3
"""How fast the engine is, as ratios from one run.

  python3 dev.py bench speed             all of it, a minute or two
     --rounds N     how often each measurement is repeated; the best counts (5)
     --json FILE    write the ratios

Measured is process CPU time, one thread. The measurements take turns, so that another load of the
machine falls on all of them. Before anything is timed, the C program and both engines must give
the same options in every position. Exit status 1 when a bar is missed:

  options     compiled engine at least 40 % as fast as the C program in limit/
  compiled    at least 12 times as fast as the same sources interpreted
  clone       a copy of a table below 0.5 microseconds
  matches     random matches or their decisions at least 3 times OpenSpiel's native backgammon,
              where open_spiel can be installed (dev.py tries)
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import touchline
from touchline.core.build import engine
from touchline.games.streetsoccer.rules.position import read_position

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[3]
GOLDEN: Final = HERE.parent / "golden" / "perft.toml"
KEYS: Final = (
    "ring",
    "revisit",
    "bend",
    "goal_exit",
    "push_fallback",
    "light_counts_keeper",
    "enclosure",
    "corner3",
)


class Unequal(Exception):
    """Two programs that should give the same do not."""


def tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


# -- the limit ------------------------------------------------------------------------------------


def line_of(text: str, options: dict[str, str]) -> str:
    """A position as the C program reads it."""
    t = read_position(text, options)
    settled = t.rules.settled()
    numbers = [settled[key] for key in KEYS]
    return " ".join(str(int(n)) for n in (*numbers, *list(t.pos), t.ball, t.side))


def built(folder: Path) -> Path:
    """The C program, compiled for this machine."""
    to = folder / "limit"
    sources = sorted(str(p) for p in (HERE / "limit").glob("*.c"))
    cc = os.environ.get("CC", "gcc")
    subprocess.run([cc, "-O3", "-march=native", "-o", str(to), *sources], check=True)
    return to


def asked(program: Path, lines: str, *args: str) -> list[list[str]]:
    """What the C program prints, in words."""
    told = subprocess.run(
        [str(program), *args], input=lines, capture_output=True, text=True, check=True
    )
    return [row.split() for row in told.stdout.splitlines()]


def verified(program: Path) -> str:
    """The positions, once the C program agrees with its counts. Raises Unequal."""
    golden = tomllib.loads(GOLDEN.read_text(encoding="utf-8"))
    texts = {row["id"]: row["text"] for row in golden["position"]}
    rows: list[tuple[str, str, dict[str, str], list[object]]] = [
        (row["id"], row["text"], {}, row["counts"]) for row in golden["position"]
    ]
    for row in golden.get("option", []):
        counts = row["effects"]
        rows.append((row["position"], texts[row["position"]], {row["key"]: row["value"]}, counts))
    lines = "\n".join(line_of(text, options) for _, text, options, _ in rows)
    found = asked(program, lines, "check")
    for n, (id, _, options, counts) in enumerate(rows):
        for die in range(6):
            right = max(int(str(counts[die]).split("/")[0]), 1)  # a forced pass is one option
            if int(found[n * 6 + die][0]) != right:
                raise Unequal(
                    f"{id} {options} die {die + 1}: C finds {found[n * 6 + die][0]}, not {right}"
                )
    return "\n".join(line_of(row["text"], {}) for row in golden["position"])


# -- the engines ----------------------------------------------------------------------------------


class Engine:
    """One engine in processes of its own."""

    def __init__(self, folder: Path, kind: str) -> None:
        self.env = {**os.environ, "PYTHONPATH": str(folder)}
        found = self.ask("which")
        if found != kind:
            raise Unequal(f"{folder} holds the {found} engine, not the {kind} one")

    def ask(self, *words: str) -> object:
        """What speed_work.py says."""
        told = subprocess.run(
            [sys.executable, str(HERE / "speed_work.py"), *words],
            env=self.env,
            capture_output=True,
            text=True,
            check=True,
        )
        return json.loads(told.stdout)

    def number(self, *words: str) -> float:
        """The same, when it is a number."""
        told = self.ask(*words)
        assert isinstance(told, float)
        return told

    def matches(self, n: int) -> tuple[float, float]:
        """Random matches a CPU second, and decisions."""
        return rates(self.ask("matches", str(n)))


def rates(told: object) -> tuple[float, float]:
    """Matches and decisions a CPU second."""
    assert isinstance(told, dict)
    return told["matches"] / told["seconds"], told["decisions"] / told["seconds"]


def spiel_rates(n: int) -> tuple[float, float]:
    """OpenSpiel's backgammon: matches and decisions a CPU second."""
    told = subprocess.run(
        [sys.executable, str(HERE / "speed_spiel.py"), str(n)],
        capture_output=True,
        text=True,
        check=True,
    )
    return rates(json.loads(told.stdout.splitlines()[-1]))


def best(rounds: int, measures: Sequence[Callable[[], float]]) -> list[float]:
    """The least of each measurement; they take turns."""
    found = [float("inf")] * len(measures)
    for _ in range(rounds):
        for i, measure in enumerate(measures):
            found[i] = min(found[i], measure())
    return found


def measured(rounds: int) -> dict[str, float]:
    """All ratios, and the times they come from."""
    if engine() != "compiled":
        raise Unequal("the compiled engine is not here: run this by python3 dev.py bench speed")
    compiled = Engine(Path(str(touchline.__file__)).parents[1], "compiled")
    plain = Engine(ROOT / "src", "interpreted")
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as tmp:
        limit = built(Path(tmp))
        lines = verified(limit)
        sums = [[int(n) for n in row] for row in asked(limit, lines, "check")]
        for each in (compiled, plain):
            if each.ask("check") != sums:
                raise Unequal("an engine does not give the options that the C program gives")
        tell(f"{len(sums)} positions with their dice: the same options in C and in both engines.")
        c, fast, slow, clone = best(
            rounds,
            [
                lambda: float(asked(limit, lines, "time", "10000")[0][0]),
                lambda: compiled.number("options", "2000"),
                lambda: plain.number("options", "12"),
                lambda: compiled.number("clone", "200000"),
            ],
        )
    found |= {"c-ns": c, "compiled-ns": fast, "interpreted-ns": slow, "clone-ns": clone}
    found["of-c"] = c / fast
    found["of-interpreted"] = slow / fast
    played = [compiled.matches(1500) for _ in range(rounds)]
    found["matches-a-second"] = max(m for m, _ in played)
    found["decisions-a-second"] = max(d for _, d in played)
    if find_spec("pyspiel"):
        theirs = [spiel_rates(200) for _ in range(rounds)]
        found["of-openspiel-matches"] = found["matches-a-second"] / max(m for m, _ in theirs)
        found["of-openspiel-decisions"] = found["decisions-a-second"] / max(d for _, d in theirs)
    return found


def shown(x: dict[str, float]) -> bool:
    """Print the table; are all bars met?"""
    rows = [
        (
            "options",
            f"{100 * x['of-c']:.0f} % of C ({x['compiled-ns']:.0f} ns, C {x['c-ns']:.0f} ns)",
            "40 %",
            x["of-c"] >= 0.40,
        ),
        (
            "compiled",
            f"{x['of-interpreted']:.0f} times interpreted ({x['interpreted-ns'] / 1000:.0f} us)",
            "12 times",
            x["of-interpreted"] >= 12,
        ),
        ("clone", f"{x['clone-ns'] / 1000:.3f} us", "0.5 us", x["clone-ns"] < 500),
    ]
    told = f"{x['matches-a-second']:.0f} a second, {x['decisions-a-second']:.0f} decisions"
    if "of-openspiel-matches" in x:
        times, deciding = x["of-openspiel-matches"], x["of-openspiel-decisions"]
        told += f"; {times:.1f} times OpenSpiel's matches, {deciding:.1f} times its decisions"
        rows.append(("matches", told, "3 times", max(times, deciding) >= 3))
    else:
        rows.append(("matches", told, "-", True))
    for name, told, bar, met in rows:
        tell(f"{name:<9} {told}   bar {bar}: {'met' if met else 'MISSED'}")
    return all(met for *_, met in rows)


def main(argv: list[str] | None = None) -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--json", type=Path)
    args = p.parse_args(argv)
    try:
        found = measured(args.rounds)
    except Unequal as e:
        sys.stderr.write(f"bench speed: {e}\n")
        return 1
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0 if shown(found) else 1


if __name__ == "__main__":
    sys.exit(main())
