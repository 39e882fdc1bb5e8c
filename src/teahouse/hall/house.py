"""What a table needs of the hall around it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Protocol

from teahouse.hall.clock import Clock, Timing
from teahouse.hall.log import TableLog
from teahouse.hall.match import Finished
from teahouse.hall.mutes import Mutes
from teahouse.hall.sanctions import Sanctions
from teahouse.hall.words import WordList

if TYPE_CHECKING:
    from teahouse.hall.table import Table


class House(Protocol):
    """The hall, as its tables know it. `random` is for pauses and bots, never for a deal.

    While it is `draining` no round begins.
    """

    clock: Clock
    log: TableLog
    timing: Timing
    random: Random
    mutes: Mutes
    sanctions: Sanctions
    words: WordList
    draining: bool

    def changed(self, table: Table) -> None:
        """Who sits there, or how far the table is, has changed."""

    def wants_bots(self, table: Table) -> None:
        """The free seats are to be taken by bots."""

    def finished(self, table: Table, finished: Finished) -> None:
        """A round has ended: it is to be settled and kept, then `Table.settled` is to be called."""
