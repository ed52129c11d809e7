"""Is the installed package the build it should be, and is it whole?

    python tests/wheel/check_build.py compiled|pure

A build that quietly fell back to plain Python passes every other test, only slower; this one
asks each hot module what it is.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))

import build_support as build  # noqa: E402
import touchline  # noqa: E402
from touchline.core.build import engine  # noqa: E402

MACHINE_CODE = (".so", ".pyd")


def faults(kind: str) -> list[str]:
    """What is wrong with the installed package, a sentence each."""
    wrong: list[str] = []
    home = Path(touchline.__file__).parent
    if home.is_relative_to(ROOT / "src"):
        return [f"the sources are imported, not the installed package: {home}"]
    modules = [p.relative_to(build.PACKAGE).with_suffix("") for p in build.hot_modules()]
    if len(modules) < 10:
        wrong.append(f"only {len(modules)} hot modules are known")
    for m in modules:
        name = ".".join(["touchline", *m.parts])
        file = str(importlib.import_module(name).__file__)
        if file.endswith(MACHINE_CODE) is not (kind == "compiled"):
            wrong.append(f"{name} is {file}, which is not {kind}")
    if engine() != {"compiled": "compiled", "pure": "interpreted"}[kind]:
        wrong.append(f"the package says that its engine is {engine()}")
    stray = [p for p in home.rglob("*") if p.suffix in MACHINE_CODE]
    if kind == "pure" and stray:
        wrong.append(f"machine code in a pure wheel: {stray[0]}")
    wanted = [
        "static/index.html",
        "static/assets/*.js",
        "static/assets/*.js.gz",
        "static/assets/*.js.br",
        "rulebook/streetsoccer/rules.md",
        "py.typed",
    ]
    wanted += ["games/streetsoccer/voice/text.en.ftl", "games/streetsoccer/voice/text.fr.ftl"]
    for p in build.PACKAGE.rglob("*.ftl"):
        wanted.append(p.relative_to(build.PACKAGE).as_posix())
    for pattern in wanted:
        if not list(home.glob(pattern)):
            wrong.append(f"{pattern} is missing in the installed package")
    return wrong


def main() -> int:
    if sys.argv[1:] not in (["compiled"], ["pure"]):
        print(__doc__, file=sys.stderr)
        return 2
    wrong = faults(sys.argv[1])
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    print(f"{sys.argv[1]} wheel: {'faulty' if wrong else 'as it should be'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
