"""List the games that can be played here."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

import msgspec

from teahouse.kernel import Game, form_of, registry


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--json", action="store_true", help="with about, options, presets and bots, as JSON")


def run(args: Namespace) -> int:
    """Always 0."""
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(list(map(_entry, registry.games())))).decode())
        return 0
    for game in registry.games():
        about = game.about
        seats = "/".join(map(str, about.seats))
        print(f"{game.key}  {about.title.zh} {about.title.en}, version {game.version}, {seats} seats")
        print(f"    bots     {', '.join(game.bots())}")
        print(f"    presets  {', '.join(game.Options.PRESETS) or '–'}")
        for field in form_of(game.Options).fields:
            values = field.values or [f"{field.least}–{field.most}"]
            print(f"    {field.name}={field.default}  ({', '.join(map(str, values))})")
    return 0


def _entry(game: Game) -> dict[str, Any]:
    return {
        "key": game.key,
        "version": game.version,
        "about": game.about,
        "options": form_of(game.Options),
        "bots": list(game.bots()),
    }
