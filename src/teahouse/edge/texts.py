"""Writes what the hall says of its games into the client's sources, where the build makes it traditional Chinese.

One file a game, its card and its Chinese help, in `web/src/generated/games`. A test fails when they are stale;
`make types` writes them anew.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from teahouse.edge.catalogue import card_of
from teahouse.kernel import Game, registry

FOLDER: Final = Path("web/src/generated/games")


def files(games: Mapping[str, Game]) -> dict[str, str]:
    """File name → text, for every game."""
    return {f"{key}.json": _text(game) for key, game in games.items()}


def _text(game: Game) -> str:
    entry = msgspec.to_builtins(card_of(game)) | {"help": game.help().zh}
    return msgspec.json.format(msgspec.json.encode(entry, order="sorted")).decode() + "\n"


def stale(folder: Path, games: Mapping[str, Game]) -> list[str]:
    """The names in `folder` that are missing, outdated, or belong to no game any more."""
    wanted = files(games)
    there = {path.name: path.read_text("utf-8") for path in folder.glob("*.json")}
    return sorted(name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name))


def write(folder: Path, games: Mapping[str, Game]) -> list[str]:
    """Brings `folder` up to date; returns the names that changed."""
    wanted, changed = files(games), stale(folder, games)
    folder.mkdir(parents=True, exist_ok=True)
    for name in changed:
        if name in wanted:
            (folder / name).write_text(wanted[name], "utf-8")
        else:
            (folder / name).unlink()
    return changed


if __name__ == "__main__":
    for name in write(FOLDER, {game.key: game for game in registry.games()}):
        sys.stdout.write(f"{FOLDER / name}\n")
