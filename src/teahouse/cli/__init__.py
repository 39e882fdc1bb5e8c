"""The command `teahouse`. Each module of this package is one subcommand, named after it.

A subcommand's module has a docstring, which is its help; `arguments(parser)` adds what it takes; `run(options)` does
it and returns the exit status. Only the module of the command that was asked for is imported.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Final, Protocol, cast

from teahouse import __version__
from teahouse.cli._failures import FAILURES, Parser, line

BROKEN_PIPE: Final = 141
"""The exit status of whom nobody listens to any more, as shells have it."""


class Command(Protocol):
    """What the module of a subcommand offers."""

    __doc__: str | None

    def arguments(self, parser: ArgumentParser) -> None:
        """Say what the command takes."""

    def run(self, options: Namespace) -> int:
        """Do it; the exit status."""


def commands() -> list[str]:
    """The names of all subcommands."""
    return sorted(module.name for module in iter_modules(__path__) if not module.name.startswith("_"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one subcommand; its exit status: 2 for input that it cannot work with, which is told in one line."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    parser = Parser(prog="teahouse", description="Teahouse 同城茶馆: an online hall for the games of two towns.")
    parser.add_argument("--version", action="version", version=f"teahouse {__version__}")
    chosen = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in [given[0]] if given and given[0] in commands() else commands():
        command = cast("Command", import_module(f"{__name__}.{name}"))
        doc = command.__doc__ or ""
        sub = chosen.add_parser(
            name, help=doc.partition("\n")[0], description=doc, formatter_class=RawDescriptionHelpFormatter
        )
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    if not all(map(_is_text, given)):
        parser.error("what was typed is not text in UTF-8")
    options = parser.parse_args(given)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads along has seen enough (`| head`); the rest goes nowhere, also when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except FAILURES as failure:
        print(f"teahouse: {line(failure)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return status


def _is_text(word: str) -> bool:
    """Whether it can be stored, sent and printed: what a terminal sends in another encoding cannot."""
    try:
        word.encode()
    except UnicodeEncodeError:
        return False
    return True
