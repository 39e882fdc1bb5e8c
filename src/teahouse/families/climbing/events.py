"""What the table sees of a round of a climbing game."""

from __future__ import annotations

from typing import ClassVar, Literal

from teahouse.kernel import ALL, Event, Seat


class Dealt(Event, frozen=True):
    """A seat has got its cards."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "number": ALL, "cards": "seat"}
    seat: Seat
    number: int
    cards: tuple[str, ...] | None


class Bade(Event, frozen=True):
    """A seat bid."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "points": ALL}
    seat: Seat
    points: int


class BidPassed(Event, frozen=True):
    """A seat does not bid, or bids no more (不叫)."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL}
    seat: Seat


class AuctionEnded(Event, frozen=True):
    """The bidding is over: `seat` is the declarer at `points`."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "points": ALL}
    seat: Seat
    points: int


class KittyTaken(Event, frozen=True):
    """The kitty is turned up for all, and the declarer takes it up."""

    REVEALS: ClassVar[bool] = True
    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "number": ALL, "cards": ALL}
    seat: Seat
    number: int
    cards: tuple[str, ...]


class ThrownIn(Event, frozen=True):
    """A seat showed a set of cards that wins the hand without play (抛牌)."""

    REVEALS: ClassVar[bool] = True
    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "cards": ALL}
    seat: Seat
    cards: tuple[str, ...]


class NobodyThrew(Event, frozen=True):
    """Nobody has thrown in; who was asked stays hidden."""


class Leads(Event, frozen=True):
    """Who leads first, and why: drawn by lot, first out in the last hand, by holding `card`, or as the declarer."""

    REVEALS: ClassVar[bool] = True
    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "why": ALL, "card": ALL}
    seat: Seat
    why: Literal["lot", "first-out", "card", "declarer"]
    card: str | None


class Played(Event, frozen=True):
    """A seat led, or beat what lay: the cards as they lie, what they are read as, the rank each of them stands for."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "cards": ALL, "kind": ALL, "stands": ALL, "bomb": ALL, "led": ALL}
    seat: Seat
    cards: tuple[str, ...]
    kind: str
    stands: tuple[str, ...]
    bomb: bool
    led: bool


class Passed(Event, frozen=True):
    """A seat let it pass."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL}
    seat: Seat


class LastCard(Event, frozen=True):
    """A seat is down to its last card (报单)."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL}
    seat: Seat


class WentOut(Event, frozen=True):
    """A seat has played its last card; `place` is 1 for the first out (头游)."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "place": ALL}
    seat: Seat
    place: int


class TrickTaken(Event, frozen=True):
    """All others have passed: a seat gathers the trick with its points."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "points": ALL}
    seat: Seat
    points: int


class Inherited(Event, frozen=True):
    """A seat leads in place of the winner, who has no cards left (接风)."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "source": ALL}
    seat: Seat
    source: Seat
