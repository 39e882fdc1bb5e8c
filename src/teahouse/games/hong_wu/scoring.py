"""What a lost kitty costs in 红五 (rules page, section 6); the table of results is the family's."""

from __future__ import annotations

from typing import Final

from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.partners import power_of
from teahouse.games.hong_wu.options import Options

CAPTURE_POINTS: Final = 20
"""What a caught red five counts for the defenders, where it does."""

MOST: Final = {"2": 2, "2_4": 4, "2_4_8": 8}
"""The highest factor of the kitty."""


def kitty_factor(options: Options, finished: Finished) -> int:
    """By what the buried points are multiplied for the defenders (抠底): by the lead of the last trick."""
    factor = power_of(finished)
    return factor if options.kitty_mult == "power" else min(factor, MOST[options.kitty_mult])
