"""What a seat does in a climbing game. Cards travel by name, in card order or any other."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Action


class Play(Action, frozen=True):
    """Lead, or beat what lies, with these cards (出牌).

    `declare` names the kind of a lead that fits two of them; on any other play it does not matter.
    """

    cards: tuple[str, ...]
    declare: str | None = None


class Pass(Action, frozen=True):
    """Let it pass (不出, 不叫); the seat may play again when its turn comes round."""


class Bid(Action, frozen=True):
    """Bid so many points, or such a multiple (叫牌)."""

    points: int


class ThrowIn(Action, frozen=True):
    """Show a hand that wins without being played (抛牌)."""


class Decline(Action, frozen=True):
    """Do nothing of the kind that is offered (不抛)."""


PASS: Final = Pass()
THROW_IN: Final = ThrowIn()
DECLINE: Final = Decline()
