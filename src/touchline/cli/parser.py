"""The command line's grammar, spoken in the person's language."""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from touchline.core.choices import near
from touchline.play.speech import Voice

Run = Callable[[argparse.Namespace, Voice], int]

#: what argparse says of its own accord, and the messages that say it here
COMPLAINTS: Final = (
    (r"the following arguments are required: (.*)", "cli-lacks"),
    (r"unrecognized arguments: (.*)", "cli-unknown"),
    (r"argument (.*?): invalid choice: (.*?) \(choose from (.*)\)", "cli-choice"),
    (r"argument (.*?): expected (?:one|at least one|\d+) arguments?", "cli-one"),
    (r"argument (.*?): not allowed with argument (.*)", "cli-clash"),
    (r"argument (.*?): ignored explicit argument (.*)", "cli-clash"),
    (r"argument (.*?): invalid \w+ value: (.*)", "cli-value"),
    (r"argument (.*?): (.*)", "cli-said"),
    (r"ambiguous option: (.*?) could match (.*)", "cli-ambiguous"),
)


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help in 80 columns; the word before the usage line is the language's."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=26, width=80)
        self.word = usage

    def add_usage(
        self,
        usage: str | None,
        actions: object,
        groups: object,
        prefix: str | None = None,
    ) -> None:
        """As its parent, but with the word of this language."""
        super().add_usage(usage, actions, groups, self.word if prefix is None else prefix)  # type: ignore[arg-type]  # passed on as they came


class Parser(argparse.ArgumentParser):
    """One command. Texts come from messages: cli-NAME, its .about and .examples, cli-NAME-ARG."""

    def __init__(self, say: Voice, name: str, prog: str) -> None:
        self.say = say
        self.name = name
        self._mixing = False
        id = f"cli-{name}" if name else "cli"
        examples = ""
        if say.has(id, "examples"):
            examples = f"{say.say('cli-examples')}\n{indented(say.part(id, 'examples'))}"
        usage = self.word = say.say("cli-usage") + " "
        super().__init__(
            prog,
            description=textwrap.fill(say.part(id, "about"), 80),
            epilog=examples,
            formatter_class=lambda prog: Formatter(prog, usage),
            add_help=False,
            allow_abbrev=False,
        )
        self._positionals.title = say.say("cli-positionals")
        self._optionals.title = say.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say.say("cli-help"))
        self.add_argument(
            "--lang",
            choices=("en", "fr"),
            default=argparse.SUPPRESS,
            help=say.say("cli-lang"),
        )

    def parse_known_args(  # type: ignore[override]  # the overloads differ only in their namespace
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """The arguments and what is left over; options may stand before, between and after words.

        Of its own accord argparse takes no word after an option where a command may do without:
        `tables show --data DIR ID` lost the ID.
        """
        if self._mixing or self._subparsers is not None:
            return super().parse_known_args(args, namespace)
        self._mixing = True
        # argparse keeps the usage meanwhile, and cuts off as many letters as its own word has
        self.usage = self.format_usage().removeprefix(self.word).rstrip().replace("%", "%%")
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixing = False
            self.usage = None

    def about(self, argument: str, games: Sequence[str] = ()) -> str:
        """The help of one argument; a percent sign in it is only a percent sign.

        games  the names that the help lists as $games
        """
        listed = {"games": any_of(self.say, games)} if games else {}
        return self.say.say(f"cli-{self.name}-{argument}", **listed).replace("%", "%%")

    def error(self, message: str) -> NoReturn:
        """Tell what is wrong with the command line, then leave with status 2."""
        sys.stderr.write(f"{self.prog}: {complaint(self.say, message)}\n")
        sys.stderr.write(self.say.say("cli-see-help", command=f"{self.prog} --help") + "\n")
        raise SystemExit(2)


def complaint(say: Voice, message: str) -> str:
    """argparse's complaint in this language."""
    for pattern, id in COMPLAINTS:
        if found := re.fullmatch(pattern, message):
            words = [group.strip("'\"") for group in found.groups()]
            if id == "cli-choice":
                known = re.findall(r"[\w-]+", words[2])
                return say.say(id, a=words[0], b=words[1], hint=near(words[1], known))
            if id == "cli-unknown" and re.match(r"-[^-]", words[0]):  # a name may begin so
                return say.say("cli-unknown-dash", a=words[0])
            return say.say(id, a=words[0], b=words[-1])
    return message


def any_of(say: Voice, names: Sequence[str]) -> str:
    """Names as a sentence lists them: "a, b or c"."""
    *firsts, last = names
    return say.say("cli-or", list=", ".join(firsts), last=last) if firsts else last


def indented(text: str) -> str:
    """Every line two spaces further in."""
    return "\n".join(f"  {line}" if line else "" for line in text.splitlines())


def whole(say: Voice, low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers from `low` to `high`."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if (
            digits.isascii()
            and digits.isdecimal()
            and len(digits) < 19
            and low <= int(text) <= high
        ):
            return int(text)
        raise argparse.ArgumentTypeError(
            say.say("cli-whole", word=text, low=str(low), high=str(high))
        )

    return read
