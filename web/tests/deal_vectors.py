"""Writes `fixtures/cards.json`: deals of the climbing games as the kernel makes them, for the client to check."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from teahouse.kernel import Game, Seeded, Setup, registry

SEED = bytes([43]) * 32

CHECKED = ("dealt", "leads", "turned")
"""Events in which luck shows."""


def deal(game: Game) -> dict[str, Any]:
    """A game's first deal by the default options, and how many cards are in it."""
    options, seats = game.Options.read({}), game.about.seats[0]
    chance = Seeded(SEED)
    _, events = game.deal(Setup(options, game.first(options, chance), seats, protected=False), chance)
    told = [event for event in map(msgspec.to_builtins, events) if event["type"] in CHECKED]
    number = sum(event["number"] for event in told if event["type"] == "dealt")
    return {"game": game.key, "seed": SEED.hex(), "cards": number, "events": told}


def main() -> None:
    """Write the vectors; run it again after a change of a deal."""
    games = [game for game in registry.games() if game.about.family == "climbing"]
    rows = ",\n".join(json.dumps(deal(game), separators=(",", ":")) for game in games)
    Path(__file__).parent.joinpath("fixtures", "cards.json").write_text(f"[\n{rows}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
