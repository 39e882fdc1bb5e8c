"""What somebody wants to happen at a table, and the bounded queue in which it waits while a row is being written."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from teahouse.hall.deeds import Deed
from teahouse.hall.errors import Refusal
from teahouse.kernel import Seat

WAITING_AT_MOST: Final = 16
"""Orders that may wait at one table."""

WAITING_EACH: Final = 4
"""Orders of one seat among them."""

Decided = tuple[Seat, Deed]


def nothing(*_: object) -> None:
    """For orders whose giver wants no answer."""


@dataclass(frozen=True, slots=True)
class Order:
    """A wish. `decide` is asked at its turn, when the table is as it will be judged.

    It gives the seat and the deed, or `None` where there is nothing to do any more, or raises `Refusal`. Then one of
    `done` and `refused` is called. `by` counts against a seat's share of the queue; `urgent` ones are always admitted.
    """

    by: Seat
    decide: Callable[[], Decided | None]
    id: str = ""
    done: Callable[[], None] = nothing
    refused: Callable[[Refusal], None] = nothing
    urgent: bool = False


class Inbox:
    """Orders that wait, oldest first."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: deque[Order] = deque()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, order: Order) -> None:
        """Let the order wait, or refuse it where too many do."""
        full = len(self._waiting) >= WAITING_AT_MOST
        if not order.urgent and (full or sum(other.by == order.by for other in self._waiting) >= WAITING_EACH):
            order.refused(Refusal("busy"))
        else:
            self._waiting.append(order)

    def take(self) -> Order:
        """The order that has waited longest."""
        return self._waiting.popleft()

    def refuse_all(self, refusal: Refusal) -> None:
        """Nothing will come of any of them."""
        while self._waiting:
            self._waiting.popleft().refused(refusal)
