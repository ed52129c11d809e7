"""What code, tests and pages refer to is there: rules, sections, files, decisions, links."""

from __future__ import annotations

import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from touchline.play import rulebook
from touchline.rooms import ROOMS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GAME_NAMES = [game.name for game in [r.game for r in ROOMS.values()]]
SPOKEN = {"StreetSoccer": "streetsoccer", "FootClub": "footclub", "Worldwide Football": "worldwide",
          "Eleven": "eleven"}  # fmt: skip
TEXTS = {".py", ".md", ".ts", ".svelte", ".ftl", ".toml", ".css", ".c", ".h", ".html", ""}
SECTION = re.compile(r"(?:(StreetSoccer|FootClub|Worldwide Football|Eleven)'s )?§(\d(?:\.\d+)*)")
RULE = re.compile(r"\b(SS|FC|WF|EL|PO)-(Q\d{2}[a-z]?|\d{3})\b")
#: words by which a document is meant that is not here
ELSEWHERE = re.compile(
    r"\b[Cc]atalogues?\b|\b[Ss]ections? \d(?! <<)|\b[Cc]hapters? \d"
    r"|^[^\w§]*[1-8]\.\d{1,2}(?:\.\d)?,? (?=[A-Z`])"
)
MINE = {"tests/docs/test_references.py"}
#: rules that are none, for the sake of an example
# ids of no rule, put together here so that no test seems to stand behind them
NEXT, NONE = "SS-" + "131", "SS-" + "999"
EXAMPLES = {("docs/howto/add-a-rule.md", NEXT), ("tests/test_rulebook.py", NONE)}


@cache
def files() -> tuple[Path, ...]:
    """Every text file of the repository, as git knows it; of a copy without git, all there are."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    ).stdout.split("\n")
    found = [ROOT / name for name in listed if name]
    if not found:
        skipped = {".venv", ".cache", "node_modules", "static", ".git", "__pycache__"}
        found = [p for p in ROOT.rglob("*") if not skipped & set(p.relative_to(ROOT).parts)]
    return tuple(
        p
        for p in sorted(found)
        if p.is_file() and p.suffix in TEXTS and p.name != "package-lock.json"
    )


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def text_of(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def remarks_of(path: Path, text: str) -> tuple[tuple[int, str], ...]:
    return tuple(found_remarks(path, text))


def remarks(path: Path) -> tuple[tuple[int, str], ...]:
    return remarks_of(path, text_of(path))


def found_remarks(path: Path, text: str) -> Iterator[tuple[int, str]]:
    """What a file says to its readers: of code the comments and docstrings, of a page all of it."""
    if path.suffix == ".py":
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            told = token.string.startswith(('"""', 'r"""'))
            if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and told):
                for n, line in enumerate(token.string.splitlines()):
                    yield token.start[0] + n, line
        return
    for n, line in enumerate(text.splitlines(), 1):
        if path.suffix == ".md" or re.search(r"//|/\*|^\s*\*|<!--|^\s*#", line):
            yield n, line


def game_of(path: Path, spoken: str = "") -> str:
    """The game a file speaks of: the one it names, or the only one in its path."""
    if spoken:
        return SPOKEN[spoken]
    there = [game for game in GAME_NAMES if game in name(path)]
    return there[0] if len(there) == 1 else ""


@cache
def sections(game: str) -> frozenset[str]:
    page = DOCS / "games" / game / "inside.md"
    return frozenset(re.findall(r"^#+ §(\d(?:\.\d+)*)", text_of(page), re.M))


@cache
def rule_ids() -> frozenset[str]:
    """Every rule that a rulebook tells, and every question that a page answers."""
    found = {rule for game in GAME_NAMES for rule in rulebook.load(ROOMS[game]).ids()}
    inside = text_of(DOCS / "games/footclub/inside.md")
    found |= set(re.findall(r"FC-Q\d+", inside.partition("## §7.1")[2]))
    silent = text_of(DOCS / "decisions/0015-eleven-choices.md")
    found |= {f"EL-{q}" for q in re.findall(r"^\| (Q\d+[a-z]?) ", silent, re.M)}
    return frozenset(found)


def slug(heading: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    plain = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


@cache
def anchors(page: Path) -> frozenset[str]:
    text = re.sub(r"^```.*?^```", "", text_of(page), flags=re.M | re.S)
    return frozenset(slug(h) for h in re.findall(r"^#+ (.*)$", text, re.M))


# ---------------------------------------------------------------- what resolves


def lost_sections(path: Path) -> list[str]:
    found = []
    for n, line in enumerate(text_of(path).splitlines(), 1):
        for spoken, section in SECTION.findall(line):
            game = game_of(path, spoken)
            if not game or section not in sections(game):
                found.append(f"{name(path)}:{n}: §{section} of {game or 'which game?'}")
    return found


def lost_rules(path: Path) -> list[str]:
    return [
        f"{name(path)}:{n}: {prefix}-{number}"
        for n, line in enumerate(text_of(path).splitlines(), 1)
        for prefix, number in RULE.findall(line)
        if f"{prefix}-{number}" not in rule_ids()
        and (name(path), f"{prefix}-{number}") not in EXAMPLES
    ]


def other_documents(path: Path) -> list[str]:
    return [
        f"{name(path)}:{n}: {line.strip()[:90]}"
        for n, line in remarks(path)
        if ELSEWHERE.search(re.sub(r'^\s*r?"""|^\s*#:? ?', "", line))
    ]


def lost_links(path: Path) -> list[str]:
    found = []
    text = re.sub(r"^```.*?^```", "", text_of(path), flags=re.M | re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in target or target.startswith("mailto:"):
            continue
        file, _, anchor = target.partition("#")
        page = (path.parent / file).resolve() if file else path
        if not page.exists():
            found.append(f"{name(path)}: {target}")
        elif anchor and page.suffix == ".md" and anchor not in anchors(page):
            found.append(f"{name(path)}: {target}: no such heading")
    return found


PATH = re.compile(
    r"(?<![\w/.-])((?:docs|src|tests|tools|bench|client|\.ci)/[\w./-]*\w)(?![\w*<{/-]|\.\w)"
)
BUILT = ("client/node_modules", "src/touchline/static", "client/dist")


def lost_files(path: Path) -> list[str]:
    """Paths from the root that a remark names."""
    return [
        f"{name(path)}:{n}: {target}"
        for n, line in remarks(path)
        for target in PATH.findall(line)
        if not (ROOT / target).exists()
        and not target.startswith(BUILT)
        and not re.fullmatch(r"docs/decisions/\d{4}", target)  # looked at by its number
    ]


def lost_decisions(path: Path) -> list[str]:
    there = {p.name[:4] for p in (DOCS / "decisions").glob("*.md")}
    return [
        f"{name(path)}:{n}: decision {number}"
        for n, line in remarks(path)
        for number in re.findall(r"\bdecisions?[ /](\d{4})|\bsee (0\d{3})\b", line)
        for number in number
        if number and number not in there
    ]


PACK_RULES = {
    "footclub": re.compile(r"\bPK-\d\d\b"),
    "worldwide": re.compile(r"\bV(?:1[0-4]|[1-9])\b(?!\d)"),
}


def lost_pack_rules(path: Path) -> list[str]:
    """PK-01 of FootClub's packs and V1 of Worldwide Football's: told on the pages of the games."""
    found = []
    for game, form in PACK_RULES.items():
        if game == "worldwide" and game not in name(path):
            continue
        rows = re.findall(r"^\| (\S+) \|", text_of(DOCS / f"games/{game}/inside.md"), re.M)
        found += [
            f"{name(path)}:{n}: {rule}"
            for n, line in remarks(path)
            for rule in form.findall(line)
            if rule not in rows
        ]
    return found


CHECKS = {
    "sections": lost_sections,
    "rules": lost_rules,
    "documents that are not here": other_documents,
    "files": lost_files,
    "decisions": lost_decisions,
    "rules of packs": lost_pack_rules,
}


@pytest.mark.parametrize("kind", CHECKS)
def test_every_reference_resolves(kind: str) -> None:
    lost = [each for p in files() if name(p) not in MINE for each in CHECKS[kind](p)]
    assert not lost, f"{len(lost)}:\n" + "\n".join(lost[:80])


def test_every_link_of_a_page_leads_somewhere() -> None:
    lost = [each for p in files() if p.suffix == ".md" for each in lost_links(p)]
    assert not lost, "\n".join(lost)


def test_vectors_that_the_code_names_are_tested() -> None:
    """A vector's id (TV-35, W14) is told by the test that bears it."""
    for p in files():
        if not name(p).startswith(("src/", "tools/", "bench/", "docs/")):
            continue
        for vector in re.findall(r"\bTV-\d\d\b", text_of(p)):
            homes = ROOT / "tests/games" / (game_of(p) or "?")
            wanted = (vector, vector.replace("-", "_").lower())
            assert any(
                any(form in text_of(test) for form in wanted) for test in homes.rglob("*.py")
            ), f"{name(p)}: {vector}"


@pytest.mark.parametrize(
    ("kind", "file", "text"),
    [
        ("sections", "src/touchline/games/eleven/x.py", '"""§4.9 Nothing."""'),
        ("sections", "tests/play/x.py", '"""§4.1 of which game?"""'),
        ("rules", "client/src/x.ts", "// EL-" + "999"),
        ("rules", "docs/x.md", "FC-Q77"),
        ("documents that are not here", "src/x.py", '"""4.6 `modify`: a number."""'),
        ("documents that are not here", "src/x.py", "# 7.2 The options of the rules"),
        ("documents that are not here", "docs/x.md", "as section 3 says"),
        ("documents that are not here", "tests/x.py", "# the numbers of the catalogue"),
        ("files", "src/x.py", "# see tests/core/test_nothing.py"),
        ("decisions", "docs/x.md", "see 0999"),
        ("rules of packs", "src/x.py", '"""PK-12"""'),
        ("rules of packs", "src/worldwide/x.py", '"""V15 and V1"""'),
    ],
)
def test_what_dangles_is_found(
    kind: str, file: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = text_of

    def planted(path: Path) -> str:
        return text if path == ROOT / file else real(path)

    monkeypatch.setattr(f"{__name__}.text_of", planted)
    if "V15" in text:  # numbers beyond the last are no rules of packs
        assert CHECKS[kind](ROOT / file) == []
        return
    assert CHECKS[kind](ROOT / file)
