"""What the table sees of a round of tricks."""

from __future__ import annotations

from typing import ClassVar

from teahouse.families.tricks.table import How, Showing, TrumpKey
from teahouse.kernel import ALL, Event, Seat


class Dealt(Event, frozen=True):
    """A seat has got cards, in the order in which they came."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "number": ALL, "cards": "seat"}
    seat: Seat
    number: int
    cards: tuple[str, ...] | None


class Bade(Event, frozen=True):
    """A seat bid."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "points": ALL}
    seat: Seat
    points: int


class Passed(Event, frozen=True):
    """A seat bids no more."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL}
    seat: Seat


class AuctionEnded(Event, frozen=True):
    """The auction is over: `seat` is the dealer at `points`."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "points": ALL}
    seat: Seat
    points: int


class Declared(Event, frozen=True):
    """A seat showed cards to name trumps."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "cards": ALL, "trump": ALL, "how": ALL}
    seat: Seat
    cards: tuple[str, ...]
    trump: TrumpKey
    how: Showing


class Declined(Event, frozen=True):
    """A seat pressed 不亮 after the deal."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL}
    seat: Seat


class DealEnded(Event, frozen=True):
    """All cards are dealt; who wants to show something does it now."""


class TurnedUp(Event, frozen=True):
    """Nobody showed anything: cards of the kitty were turned up until one named trumps."""

    REVEALS: ClassVar[bool] = True
    SEEN: ClassVar[dict[str, str]] = {"cards": ALL}
    cards: tuple[str, ...]


class Redealt(Event, frozen=True):
    """Nobody showed anything: the cards are shuffled and dealt again."""


class TrumpNamed(Event, frozen=True):
    """Trumps are known, and so is the dealer."""

    SEEN: ClassVar[dict[str, str]] = {"dealer": ALL, "trump": ALL}
    dealer: Seat
    trump: TrumpKey


class KittyTaken(Event, frozen=True):
    """The dealer took up the kitty; only itself sees the faces."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "number": ALL, "cards": "seat"}
    seat: Seat
    number: int
    cards: tuple[str, ...] | None


class Buried(Event, frozen=True):
    """The dealer buried the kitty."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "number": ALL, "cards": "seat"}
    seat: Seat
    number: int
    cards: tuple[str, ...] | None


class ThrowFailed(Event, frozen=True):
    """A throw did not stand: the cards were shown and go back, all but those that are led."""

    REVEALS: ClassVar[bool] = True
    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "cards": ALL, "led": ALL}
    seat: Seat
    cards: tuple[str, ...]
    led: tuple[str, ...]


class Played(Event, frozen=True):
    """A seat led or followed."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "cards": ALL, "how": ALL}
    seat: Seat
    cards: tuple[str, ...]
    how: How


class TrickTaken(Event, frozen=True):
    """A seat gathers a trick with its points."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "points": ALL}
    seat: Seat
    points: int


class RedFiveCaught(Event, frozen=True):
    """A seat caught a red five of the other side (抓红五)."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "source": ALL}
    seat: Seat
    source: Seat


class KittyShown(Event, frozen=True):
    """After the last trick the kitty is turned up; `dug`: it went to the other side (抠底)."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "cards": ALL, "points": ALL, "dug": ALL}
    seat: Seat
    cards: tuple[str, ...]
    points: int
    dug: bool


class Fled(Event, frozen=True):
    """A seat has left for good; the round stops (强退)."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL}
    seat: Seat
