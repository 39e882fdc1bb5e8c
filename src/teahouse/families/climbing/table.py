"""What is seen of a climbing table: the public and the private part of the view of every game of the family.

Cards are names (`Kd`), ranks are names (`T`, `sj`), seats are ints, kinds of combination are keys worded by the game's
`words`. One table in the client serves all games of the family.
"""

from __future__ import annotations

import msgspec

from teahouse.families.climbing.kinds import AnyKind
from teahouse.kernel import Outcome, Private, Public, Seat


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A play or a pass of a trick. A pass has no kind and no cards.

    `cards` as they lie, `stands` the rank that each of them stands for (a wild joker its stand-in), `points` what is
    in it, `best` marks what must be beaten.
    """

    seat: Seat
    kind: str | None
    cards: tuple[str, ...]
    stands: tuple[str, ...]
    bomb: bool
    points: int
    best: bool


class TakenTrick(msgspec.Struct, frozen=True, gc=False):
    """A trick as it lay when it was gathered."""

    winner: Seat
    points: int
    plays: tuple[Laid, ...]


class Side(msgspec.Struct, frozen=True, gc=False):
    """The points of a side: `secured` for good, `pending` captured but not yet secured (未定分), of `whole`."""

    side: int
    secured: int
    pending: int
    whole: int


class Call(msgspec.Struct, frozen=True, gc=False):
    """A word of a seat in the bidding: `bid` with its points, or `pass`."""

    seat: Seat
    key: str
    points: int | None


class Seal(msgspec.Struct, frozen=True, gc=False):
    """A mark stamped on a seat, or on the whole table where `seat` is `None`; worded by the game's `words`."""

    seat: Seat | None
    key: str
    params: dict[str, str | int]


class Table(msgspec.Struct, frozen=True, gc=False):
    """The game's table of combinations, so that a client can read a choice of cards by itself.

    `wild` are the jokers that stand for any ordinary rank beside an ordinary card, `order` the single order by rank
    (2 … A, small, big joker).
    """

    kinds: tuple[AnyKind, ...]
    wild: tuple[str, ...]
    order: tuple[int, ...]


class ClimbingPublic(Public, frozen=True):
    """What everybody at the table sees.

    `turn` is the seat to move. `sides` numbers the teams by seat, empty until they are known; `around` are the seats
    in order of play. `held` is the number of cards left by seat, `None` where it is not shown. `plays` is the trick in
    order, passes included; a seat's last entry is what it did last. `stake` are the points that lie in it, `best` the
    seat whose play must be beaten. `last` is the last gathered trick, `history` all of them where they may be looked
    through. `finished` are the seats that are out, in order. `captured` are the points by seat, `score` those of the
    sides. `undealt` counts what was not dealt, and `spare` are its faces once it is turned up; `hands` holds what is
    left in them once the round is over. Where there is a bidding, `bid` is the standing bid of the `bidder`, `calls`
    the last word of every seat that has spoken, and `dealer` who plays alone.
    """

    phase: str
    turn: Seat | None
    sides: tuple[int, ...]
    around: tuple[Seat, ...]
    held: tuple[int | None, ...]
    trick: int
    leader: Seat | None
    plays: tuple[Laid, ...]
    stake: int
    best: Seat | None
    closing: bool
    last: TakenTrick | None
    history: tuple[TakenTrick, ...]
    finished: tuple[Seat, ...]
    captured: tuple[int, ...]
    score: tuple[Side, ...]
    seals: tuple[Seal, ...]
    combinations: Table
    undealt: int
    spare: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...] | None
    outcome: Outcome | None
    dealer: Seat | None = None
    bid: int | None = None
    bidder: Seat | None = None
    calls: tuple[Call, ...] = ()


class ClimbingPrivate(Private, frozen=True):
    """What one seat alone knows: its hand, from the highest down.

    `playable` are the cards that belong to some legal play, by name; empty while the seat is not asked. `forced` are
    cards without which its play is refused (先出牌). `partners` are the hands that a seat that is out may see, by seat,
    else empty. `unseen` counts, by rank from 2 to the big joker, the cards that this seat has not seen (记牌器), where
    the table keeps count.
    """

    hand: tuple[str, ...]
    playable: tuple[str, ...]
    forced: tuple[str, ...]
    partners: tuple[tuple[str, ...], ...]
    unseen: tuple[int, ...] | None


class ClimbingHint(msgspec.Struct, frozen=True):
    """Counsel for one seat from what it knows itself: a sensible action, why, and other plays worth a look.

    `why` is a key of the family's words. `others` are legal plays that matter, the smallest first and bombs last, for
    walking through.
    """

    action: dict[str, str | int | list[str] | None]
    why: str
    others: tuple[Choice, ...]


class Choice(msgspec.Struct, frozen=True):
    """A legal play, what it is read as, and the kind that must be declared for it, if any."""

    cards: tuple[str, ...]
    kind: str
    stands: tuple[str, ...]
    declare: str | None
