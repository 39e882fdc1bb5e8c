"""What several commands ask for: a game, its options, its bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from teahouse.cli._failures import Failure
from teahouse.kernel import Field, Game, Options, form_of, registry
from teahouse.kernel.options import Value


def add_game(parser: ArgumentParser) -> None:
    """The game and its options."""
    parser.add_argument("key", metavar="KEY", help="the game, as `teahouse games` lists it")
    parser.add_argument("--preset", metavar="P", help="a named choice of options")
    parser.add_argument("--options", metavar="NAME=VALUE", nargs="+", default=[], help="options beside the preset")


def game_of(args: Namespace) -> Game:
    """The game that was named. Raises `UnknownGame`."""
    return registry.game(args.key)


def options_of(game: Game, args: Namespace) -> Options:
    """The options that were chosen. Raises `Failure` for an unknown preset, `BadOptions` for what does not fit."""
    form = form_of(game.Options)
    chosen: dict[str, Value] = {}
    if args.preset is not None:
        if args.preset not in form.presets:
            known = ", ".join(form.presets) or "none"
            raise Failure("unknown-preset", f"{game.key} has no preset {args.preset!r}; it has: {known}")
        chosen |= form.presets[args.preset]
    fields = {field.name: field for field in form.fields}
    for pair in args.options:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Failure("bad-option", f"an option is written name=value, not {pair!r}")
        if name not in fields:
            raise Failure("bad-option", f"{game.key} has no option {name!r}; it has: {', '.join(fields)}")
        chosen[name] = _value(fields[name], text)
    options: Options = game.Options.read(chosen)
    return options


def _value(field: Field, text: str) -> Value:
    """The value that the text stands for. Raises `Failure`."""
    if field.values is None:
        if text.removeprefix("-").isdecimal():
            return int(text)
        raise Failure("bad-option", f"{field.name} is a number from {field.least} to {field.most}, not {text!r}")
    for value in field.values:
        if str(value).lower() == text.lower():
            return value
    raise Failure("bad-option", f"{field.name} is one of {', '.join(map(str, field.values))}, not {text!r}")


def add_seats(parser: ArgumentParser) -> None:
    """How many play, where a game leaves a choice."""
    parser.add_argument("--seats", metavar="N", type=int, help="the number of players, where a game leaves a choice")


def seats_of(game: Game, wanted: int | None) -> int:
    """The number of players: the one that was asked for, else the game's usual one. Raises `Failure`."""
    seats = game.about.seats[0] if wanted is None else wanted
    if seats not in game.about.seats:
        allowed = " or ".join(map(str, game.about.seats))
        raise Failure("wrong-seats", f"{game.key} is played by {allowed}, not by {seats}")
    return seats


def bots_of(game: Game, text: str, seats: int | None = None) -> tuple[str, ...]:
    """Bots by seat: one name for all, or one for each seat, with commas between. Raises `Failure`."""
    names = tuple(text.split(","))
    for name in names:
        if name not in game.bots():
            raise Failure("unknown-bot", f"{game.key} has no bot {name!r}; it has: {', '.join(game.bots())}")
    if len(names) == 1:
        return names * seats_of(game, seats)
    if len(names) != seats_of(game, len(names) if seats is None else seats):
        raise Failure("wrong-seats", f"{len(names)} bots for {seats} seats")
    return names
