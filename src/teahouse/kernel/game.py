"""A game: the laws of one game, stateless. The package of a game exports one instance, `GAME`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

import msgspec

from teahouse.kernel.about import About, Allowance, Title
from teahouse.kernel.actions import Action, HouseAction
from teahouse.kernel.chance import Chance
from teahouse.kernel.events import Event
from teahouse.kernel.help import Help, read_help
from teahouse.kernel.options import Options as AnyOptions
from teahouse.kernel.outcome import Carry as AnyCarry
from teahouse.kernel.round import Round
from teahouse.kernel.seats import Seat
from teahouse.kernel.setup import Setup
from teahouse.kernel.view import Private, Public


class Bot(Protocol):
    """A player by rule. It is given the round as its seat knows it, nothing more."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        """A legal action of `seat`, which is awaited; `veiled` is `round.veil(seat)`."""


class Randomly:
    """The bot that every game has: any legal action."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        return veiled.pick(seat, chance)


class Game:
    """The laws of one game. `Action` and `Event` are the tagged unions of what may be done and what may be seen."""

    key: ClassVar[str]
    version: ClassVar[str]
    about: ClassVar[About]
    Options: ClassVar[type[AnyOptions]]
    Carry: ClassVar[type[AnyCarry]]
    Public: ClassVar[type[Public]]
    Private: ClassVar[type[Private]]
    Action: ClassVar[Any]
    Event: ClassVar[Any]

    def first(self, options: AnyOptions, chance: Chance) -> AnyCarry:
        """The carry of the first round of a match."""
        raise NotImplementedError

    def deal(self, setup: Setup, chance: Chance) -> tuple[Round, list[Event]]:
        """A round with its hands dealt, and what the table saw of it."""
        raise NotImplementedError

    def over(self, options: AnyOptions, carry: AnyCarry) -> bool:
        """Whether the match has ended; asked between rounds."""
        raise NotImplementedError

    def clocks(self, options: AnyOptions) -> Mapping[str, Allowance]:
        """The time allowed for each clock key that the game's phases use."""
        raise NotImplementedError

    def bots(self) -> Mapping[str, Bot]:
        """The game's bots by name; every game has `random`, `greedy` and `club`, its best instant player."""
        raise NotImplementedError

    def hint(self, veiled: Round, seat: Seat, chance: Chance) -> Any:
        """Counsel for a seat from its own veil, a struct of the game's family: a sensible action and what it brings."""
        raise NotImplementedError

    def words(self) -> Mapping[str, Title]:
        """The game's own wording of keys: bids, seals, lines of the settlement, refusals. `{name}` is a parameter."""
        raise NotImplementedError

    def help(self) -> Help:
        """The rules for players (`help.zh.md` and `help.en.md` of the game's folder)."""
        return read_help(sys.modules[type(self).__module__].__package__ or "")

    def __reduce__(self) -> tuple[Any, ...]:
        return _instance, (type(self),)

    def read_action(self, raw: bytes | str) -> Action | HouseAction:
        """An action from its JSON. Raises `msgspec.ValidationError` or `msgspec.DecodeError`."""
        action: Action | HouseAction = msgspec.json.decode(raw, type=self.Action | HouseAction)
        return action

    def read_setup(self, raw: Any) -> Setup:
        """A setup from its JSON objects. Raises `msgspec.ValidationError`."""
        return Setup(
            options=msgspec.convert(raw["options"], self.Options),
            carry=msgspec.convert(raw["carry"], self.Carry),
            seats=msgspec.convert(raw["seats"], int),
            purse=msgspec.convert(raw["purse"], tuple[int, ...] | None),
            protected=msgspec.convert(raw["protected"], bool),
        )


def _instance(kind: type[Game]) -> Game:
    """A game that comes from another process is the one that its package exports here: it is compared by identity."""
    exported = getattr(sys.modules[sys.modules[kind.__module__].__package__ or ""], "GAME", None)
    return exported if type(exported) is kind else kind()
