"""What a round is dealt from, besides its luck."""

from __future__ import annotations

import msgspec

from teahouse.kernel.options import Options
from teahouse.kernel.outcome import Carry


class Setup(msgspec.Struct, frozen=True):
    """The table's choices and what the match has come to.

    `purse` holds the seats' balances at the deal where a cap depends on them. In a `protected` room claim windows
    open whether or not anybody can claim, and last equally long.
    """

    options: Options
    carry: Carry
    seats: int = 4
    purse: tuple[int, ...] | None = None
    protected: bool = False
