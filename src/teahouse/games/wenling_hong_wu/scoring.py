"""What a lost kitty costs in 温岭红五 (rules page, section 6); the table of results is the family's."""

from __future__ import annotations

from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.partners import power_of
from teahouse.games.wenling_hong_wu.options import Options


def kitty_factor(options: Options, finished: Finished) -> int:
    """By what the buried points are multiplied for the defenders (掀底): by the lead of the last trick."""
    match options.kitty_mult:
        case "2_4":
            return 4 if finished.longest else 2
        case "2_4_8":
            return min(8, power_of(finished))
    return power_of(finished)
