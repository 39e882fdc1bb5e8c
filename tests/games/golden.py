"""Golden play-throughs: a seeded round between a game's club players, written down so that a person can read it.

Each game keeps one for each preset, and each number of players, in its folder `golden/`. After a change of the rules
that is meant, write them anew and read the difference:

    python -m tests.games.golden zhuji-bao-mahjong
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from teahouse.bots.match import course, luck_of, named, proof_of
from teahouse.kernel import HOUSE, Event, Game, Round, Setup, chance_of, registry

SEED = 5
VIEW_EVERY = 25


def folder(game: Game) -> Path:
    """Where a game keeps its golden files."""
    return Path(str(files(type(game).__module__.rpartition(".")[0]))) / "golden"


def names(game: Game) -> Iterator[tuple[str, int, str]]:
    """Every preset and number of players, and the name of the file; the usual number is not named."""
    for preset in ("default", *game.Options.PRESETS):
        for seats in game.about.seats:
            yield preset, seats, f"{preset}.txt" if seats == game.about.seats[0] else f"{preset}-{seats}.txt"


def playthrough(game: Game, preset: str, seats: int, *, protected: bool = False) -> str:
    """One round of club players from the deal to the settlement: acts at the margin, events below, some views."""
    options = game.Options.read({} if preset == "default" else game.Options.PRESETS[preset])
    chance = chance_of(proof_of(SEED, 0, seats))
    setup = Setup(options, game.first(options, chance), seats, protected=protected)
    round, events = game.deal(setup, chance)
    lines = [f"{game.key} {game.version}, preset {preset}, seed {SEED}", "", "deal", *map(told, events)]
    players = named(game, *["club"] * seats)
    for number, (act, happened) in enumerate(course(round, players, luck_of(SEED, 0)), 1):
        who = "house" if act.by == HOUSE else f"seat {act.by}"
        lines += [f"{number:3} {who}: {plain(act.action)}", *map(told, happened)]
        if number % VIEW_EVERY == 0 and round.outcome is None:
            lines += seen(round, number % seats)
    assert round.outcome is not None
    lines += ["", f"ending {round.outcome.ending}, points {list(round.outcome.points)}"]
    for line in round.outcome.lines:
        paid = ", ".join(f"{t.payer} pays {t.receiver} {t.amount}" for t in line.transfers)
        lines.append(f"  {line.key} {fields(line.params)}{': ' if paid else ''}{paid}")
    lines.append(f"next {fields(msgspec.to_builtins(round.outcome.carry))}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def told(event: Event) -> str:
    """An event in full, below its act."""
    return f"      {plain(event)}"


def seen(round: Round, seat: int) -> list[str]:
    """What a seat sees now, part by part."""
    view = msgspec.to_builtins(round.view(seat))
    return [
        "",
        f"    seat {seat} sees",
        *(f"    {key}: {short(view[key])}" for key in ("public", "private", "ask")),
        "",
    ]


def plain(struct: msgspec.Struct) -> str:
    """A tagged struct as its tag and fields."""
    raw: dict[str, Any] = msgspec.to_builtins(struct)
    return f"{raw.pop('type')} {fields(raw)}".rstrip()


def fields(raw: dict[str, Any]) -> str:
    """Fields as `name=value`."""
    return " ".join(f"{name}={short(value)}" for name, value in raw.items())


def short(value: Any) -> str:
    """A value without the noise of JSON."""
    match value:
        case list() | tuple():
            return f"[{' '.join(map(short, value))}]"
        case dict():
            return f"{{{fields(value)}}}"
        case None:
            return "-"
        case _:
            return str(value)


if __name__ == "__main__":
    for key in sys.argv[1:]:
        for preset, seats, name in names(registry.game(key)):
            path = folder(registry.game(key)) / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(playthrough(registry.game(key), preset, seats), encoding="utf-8")
            print(path.name)  # noqa: T201 — it is run by hand
