"""Compile the engine: called by `build_support.compile_engine` in a copy of the sources.

python tools/engine.py LIB LEVEL [--kept FOLDER] SOURCES...

Without --kept all sources become one group, in which every call is direct: what is shipped. With
it core, play and each game become groups of their own, each source a C file; what did not change
since the last time is not compiled again. FOLDER keeps the C files and what was made of them.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

WRITTEN = Path("c")  # where mypyc writes
#: what runs once, when a module is imported, is a third of the text and most of the compiler's time
ONCE = re.compile(r"^(\w+ \*?CPyDef_\w+(?:_top_level__|_phases____listed)\(void\) \{)", re.M)
RUNS_ONCE = """
#if defined(__clang__)
#define RUNS_ONCE __attribute__((cold, optnone, noinline))
#elif defined(__GNUC__)
#define RUNS_ONCE __attribute__((cold, optimize("O0")))
#else
#define RUNS_ONCE
#endif
"""


def mended(text: str) -> str:
    """C as mypyc writes it, without indentation, with shifts and what runs once put right."""
    text = re.sub(r"^[ \t]+", "", text, flags=re.M)
    # mypyc writes a 64-bit literal as a C int, so that `1 << n` would overflow from n = 31 on
    text = re.sub(r"(?<![\w.])(\d+) << cpy", r"\1LL << cpy", text)
    return RUNS_ONCE + ONCE.sub(r"RUNS_ONCE \1", text) if ONCE.search(text) else text


def groups_of(sources: list[str]) -> list[tuple[list[str], str | None]]:
    """The sources of core, of play and of each game, and what the group is called."""
    found: dict[str | None, list[str]] = {}
    for source in sources:
        _, top, *rest = Path(source).parts  # touchline/games/GAME/rules/turn.py
        found.setdefault(f"touchline_{rest[0] if top == 'games' else top}", []).append(source)
    return [(files, name) for name, files in sorted(found.items(), key=lambda item: str(item[0]))]


def keep(kept: Path) -> None:
    """Have the C files that mypyc wrote in `kept`; those that say the same keep their date."""
    wanted = {p.relative_to(WRITTEN): mended(p.read_text("utf-8")) for p in WRITTEN.rglob("*.[ch]")}
    for p in [p for p in kept.rglob("*.[ch]") if p.relative_to(kept) not in wanted]:
        p.unlink()
    for name, text in wanted.items():
        at = kept / name
        if not at.exists() or at.read_text("utf-8") != text:
            at.parent.mkdir(parents=True, exist_ok=True)
            at.write_text(text, "utf-8")


class Build(build_ext):
    """Leaves alone what was made of a C file that has not changed since."""

    def build_extensions(self) -> None:
        """Compile; an object is made anew if its C file or any header is younger."""
        compile_one = self.compiler._compile
        headers = max(p.stat().st_mtime_ns for p in Path(self.build_temp).parent.rglob("*.h"))

        def unless_made(obj: str, src: str, *rest: object) -> None:
            made = Path(obj)
            if made.exists() and made.stat().st_mtime_ns > max(
                headers, Path(src).stat().st_mtime_ns
            ):
                return
            compile_one(obj, src, *rest)

        self.compiler._compile = unless_made
        super().build_extensions()


def main() -> None:
    """Compile what the command line names."""
    parser = argparse.ArgumentParser()
    parser.add_argument("lib", type=Path)
    parser.add_argument("level", choices=["0", "1", "2", "3"])
    parser.add_argument("--kept", type=Path)
    parser.add_argument("sources", nargs="+")
    asked = parser.parse_args()
    grouped: Path | None = asked.kept
    extensions: list[Extension] = mypycify(
        ["--strict", "--cache-dir=/dev/null", *asked.sources],
        opt_level=asked.level,
        debug_level="0",
        target_dir=str(WRITTEN),
        multi_file=bool(grouped),
        separate=groups_of(asked.sources) if grouped else False,
    )
    at = grouped / "c" if grouped else WRITTEN
    keep(at)

    def moved(name: str) -> str:
        return str(at / Path(name).relative_to(WRITTEN)) if name.startswith(f"{WRITTEN}/") else name

    own: list[str] = []
    if sys.platform == "linux":
        # lets functions of the engine be put into one another; and no warnings: to look for them
        # takes gcc far longer than all its other work, in text that nobody wrote (-w alone only
        # hides them). -fcommon: groups name each other's tables in every file.
        own = ["-fno-semantic-interposition", "-fcommon", "-Wno-all", "-w", "-g0"]
    for extension in extensions:
        extension.sources = [moved(name) for name in extension.sources]
        extension.depends = [moved(name) for name in extension.depends]
        extension.include_dirs = [
            str(at) if name == str(WRITTEN) else name for name in extension.include_dirs
        ]
        # the last level counts, and the files beside the groups would have the interpreter's
        level = [f"-O{asked.level}"] if sys.platform != "win32" else []
        extension.extra_compile_args = [*extension.extra_compile_args, *level, *own]
    temp = grouped / "temp" if grouped else Path("temp")
    sys.argv = [
        "engine",
        "-q",
        "build_ext",
        "--build-lib",
        str(asked.lib),
        "--build-temp",
        str(temp),
    ]
    setup(
        name="touchline-engine",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Build} if grouped else {},
    )
    names = {extension.name for extension in extensions}
    for p in [p for p in asked.lib.rglob("*") if p.suffix in {".so", ".pyd"}]:
        if ".".join(p.relative_to(asked.lib).with_name(p.name.split(".")[0]).parts) not in names:
            p.unlink()  # of a source that is gone, or no longer compiled


if __name__ == "__main__":
    main()
