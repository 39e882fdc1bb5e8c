"""What a seat does in the auction."""

from __future__ import annotations

from teahouse.kernel import Action


class Bid(Action, frozen=True):
    """Promise a number of 台 (包牌); `call` is a step of the ladder, such as `T3`."""

    call: str


class PassBid(Action, frozen=True):
    """Bid no more (放弃)."""


PASS_BID = PassBid()
NO_BID = "pass-bid"
"""How a pass stands among the calls."""
