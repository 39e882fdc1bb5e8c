"""What a seat does in a trick game. Cards travel by name, in card order or any other."""

from __future__ import annotations

from typing import Literal

from teahouse.kernel import Action

SuitName = Literal["c", "d", "h", "s"]


class Bid(Action, frozen=True):
    """Bid so many points (叫分)."""

    points: int


class Pass(Action, frozen=True):
    """Bid no more in this hand (不叫)."""


class ChooseTrump(Action, frozen=True):
    """Name the trump suit (定主)."""

    suit: SuitName


class Declare(Action, frozen=True):
    """Show cards to name trumps: declare, counter or secure (亮主, 反主, 自保)."""

    cards: tuple[str, ...]


class Decline(Action, frozen=True):
    """Show nothing for the time being (不亮, 不反)."""


class Bury(Action, frozen=True):
    """Put so many cards face down as the kitty (扣底)."""

    cards: tuple[str, ...]


class Play(Action, frozen=True):
    """Lead or follow with these cards (出牌)."""

    cards: tuple[str, ...]


PASS = Pass()
DECLINE = Decline()
