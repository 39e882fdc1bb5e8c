"""Finds games: each folder of `teahouse.games`, and whatever is installed under the entry point `teahouse.games`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from teahouse.kernel.errors import UnknownGame
from teahouse.kernel.game import Game

PACKAGE = "teahouse.games"


@cache
def _modules() -> dict[str, str]:
    """Game key → module, without importing any game."""
    package = import_module(PACKAGE)
    found = {
        module.name.replace("_", "-"): f"{PACKAGE}.{module.name}"
        for module in iter_modules(package.__path__)
        if module.ispkg
    }
    for entry in entry_points(group=PACKAGE):
        found.setdefault(entry.name, entry.value)
    return dict(sorted(found.items()))


def keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(_modules())


@cache
def game(key: str) -> Game:
    """The game registered under `key`. Raises `UnknownGame`."""
    if key not in _modules():
        raise UnknownGame(key)
    found = import_module(_modules()[key]).GAME
    if not isinstance(found, Game) or found.key != key:
        raise TypeError(f"{_modules()[key]} must export GAME, the game {key}")
    return found


def games() -> Iterator[Game]:
    """All games, in order of their keys."""
    return map(game, keys())
