"""What is seen of a card table: the public and the private part of the view of every game of the family.

Cards are names (`Kd`), seats are ints, groups are `trump c d h s`. What differs from game to game — calls, marks on
the bar of points, seals, lines of the settlement — travels as keys with parameters, worded by the game's `words`, so
that one card table in the client serves them all.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from teahouse.kernel import Outcome, Private, Public, Seat

GroupKey = Literal["trump", "c", "d", "h", "s"]

TrumpKey = Literal["c", "d", "h", "s", "none"]

How = Literal["lead", "throw", "follow", "ruff", "over-ruff", "discard"]
"""What a play is: 首出, 甩牌, 跟牌, 毙, 盖毙, 垫牌."""

Showing = Literal["declare", "counter", "secure"]
"""亮主, 反主, 自保."""


class Seal(msgspec.Struct, frozen=True, gc=False):
    """A mark stamped on a seat (`dealer`, `declarer`), or on the whole table where `seat` is `None`."""

    seat: Seat | None
    key: str
    params: dict[str, str | int]


class Call(msgspec.Struct, frozen=True, gc=False):
    """A word of a seat in the auction: `bid` with its points, or `pass`."""

    seat: Seat
    key: str
    points: int | None


class Shown(msgspec.Struct, frozen=True, gc=False):
    """Level cards or jokers shown to name trumps; they stay in the hand. `trump` is what they stand for."""

    seat: Seat
    cards: tuple[str, ...]
    trump: TrumpKey
    how: Showing


class Laid(msgspec.Struct, frozen=True, gc=False):
    """What a seat has played to a trick; `points` are the points in it, `best` marks the play that wins so far."""

    seat: Seat
    cards: tuple[str, ...]
    how: How
    points: int
    best: bool


class FailedThrow(msgspec.Struct, frozen=True, gc=False):
    """A throw of the present trick that did not stand: the cards that were shown, and what was led instead."""

    seat: Seat
    cards: tuple[str, ...]
    led: tuple[str, ...]


class TakenTrick(msgspec.Struct, frozen=True, gc=False):
    """The last trick (上一轮) as it lay when it was gathered."""

    winner: Seat
    points: int
    plays: tuple[Laid, ...]
    failed: FailedThrow | None


class Caught(msgspec.Struct, frozen=True, gc=False):
    """A red five caught across the sides (抓红五): `seat` caught it from `source`."""

    seat: Seat
    source: Seat


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A line on the bar of points: from `points` on, what `key` says holds for the counting side."""

    key: str
    points: int


class Score(msgspec.Struct, frozen=True, gc=False):
    """The bar of points: what the counting side (`dealer` or `defenders`) has gathered, of `whole`.

    `red_five` is the balance of caught red fives in points, where they count.
    """

    side: Literal["dealer", "defenders"]
    gathered: int
    whole: int
    marks: tuple[Mark, ...]
    red_five: int


class Kitty(msgspec.Struct, frozen=True, gc=False):
    """The kitty (底牌). `turned` are the cards turned up to find trumps, `cards` its faces once the round is over."""

    number: int
    holder: Seat | None
    turned: tuple[str, ...]
    cards: tuple[str, ...] | None
    points: int | None


class TricksPublic(Public, frozen=True):
    """What everybody at the table sees.

    `turn` is the seat whose move the table waits for, `None` while several may speak. `teams` numbers the sides by
    seat; it is empty until they are known. `level` is the level card's rank, `levels` what each team plays where
    teams climb. `bid` is the standing bid and `calls` the last word of every seat that has spoken. `shown` is the
    showing of trumps that stands. `led` is the group of the lead, `plays` the present trick in order, `stake` the
    points that lie in it. `hands` holds what is left in them, and `kitty` its faces, once the round is over.
    """

    phase: str
    turn: Seat | None
    dealer: Seat | None
    teams: tuple[int, ...]
    level: str
    levels: tuple[str, ...]
    trump: TrumpKey | None
    bid: int | None
    bidder: Seat | None
    calls: tuple[Call, ...]
    shown: Shown | None
    declined: tuple[Seat, ...]
    held: tuple[int, ...]
    undealt: int
    trick: int
    leader: Seat | None
    led: GroupKey | None
    plays: tuple[Laid, ...]
    stake: int
    failed: FailedThrow | None
    last: TakenTrick | None
    taken: tuple[int, ...]
    score: Score | None
    caught: tuple[Caught, ...]
    kitty: Kitty
    seals: tuple[Seal, ...]
    hands: tuple[tuple[str, ...], ...] | None
    outcome: Outcome | None


class Suited(msgspec.Struct, frozen=True, gc=False):
    """The cards of one group in a hand, from the highest down, and the longest tractors among them."""

    group: GroupKey
    cards: tuple[str, ...]
    tractors: tuple[tuple[str, ...], ...]


class TricksPrivate(Private, frozen=True):
    """What one seat alone knows: its hand, trumps first, then black and red suits by turns.

    `playable` are the cards that belong to some legal answer, by name; `forced` those that belong to every one. Both
    are empty while the seat is not asked for cards. `buried` is the kitty that this seat has buried.
    """

    hand: tuple[Suited, ...]
    playable: tuple[str, ...]
    forced: tuple[str, ...]
    buried: tuple[str, ...]


class TricksHint(msgspec.Struct, frozen=True):
    """Counsel for one seat from what it knows itself: a sensible action, why, and other sets of cards worth a look.

    `why` is a key of the family's words. `others` are legal plays, the cheap ones first, for walking through.
    """

    action: dict[str, str | int | list[str] | None]
    why: str
    others: tuple[tuple[str, ...], ...]
