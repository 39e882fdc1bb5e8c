"""What a seat does before the play: bid, pass, name the wild tiles."""

from __future__ import annotations

from teahouse.kernel import Action


class Bid(Action, frozen=True):
    """Promise a number of 台 (包牌); `call` is a step of the ladder, such as `T3`."""

    call: str


class PassBid(Action, frozen=True):
    """Bid no more (放弃)."""


class NameWild(Action, frozen=True):
    """The declarer names the wild kinds (定财神): two in a row, one, or none. Sorted."""

    tiles: tuple[str, ...]


PASS_BID = PassBid()
NO_BID = "pass-bid"
"""How a pass stands among the calls."""
