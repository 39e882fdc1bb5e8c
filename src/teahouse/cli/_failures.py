"""What a person at the command line has to put right: one line, never a traceback."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from typing import NoReturn

from teahouse.kernel import BadOptions, UnknownGame


class Parser(ArgumentParser):
    """What is typed, read; what cannot be read is told like any other failure, beside how it is typed."""

    def error(self, message: str) -> NoReturn:
        """Ends the command with status 2."""
        self.print_usage(sys.stderr)
        self.exit(2, f"teahouse: bad-arguments: {message}; `{self.prog} --help` says more\n")


class Failure(Exception):
    """Input that a command cannot work with. `key` is stable, for scripts; the sentence is for people."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(key, sentence)
        self.key = key
        self.sentence = sentence


FAILURES = (Failure, UnknownGame, BadOptions)
"""What `main` turns into a line on stderr and exit code 2."""


def line(failure: Exception) -> str:
    """The line that is printed for a failure: its key, then what is the matter."""
    match failure:
        case Failure(key=key, sentence=sentence):
            return f"{key}: {sentence}"
        case UnknownGame(game=game):
            return f"unknown-game: no game is called {game!r}; `teahouse games` lists them"
        case BadOptions(key=key, params=params):
            return f"{key}: {params.get('what', 'two of these options cannot stand together')}"
    raise TypeError(failure)
