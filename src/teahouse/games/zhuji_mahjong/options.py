"""The choices of a table (rules page §7): those of 平麻将, with the defaults of 诸暨麻将.

A tile is turned up and the kind after it is wild; one 台 is enough for all; a hand without wild tiles counts one; the
deal passes on unless the dealer wins or nobody does.
"""

from __future__ import annotations

from typing import ClassVar

from teahouse.families.mahjong.zhuji.plain import options
from teahouse.families.mahjong.zhuji.plain.options import PlainOptions
from teahouse.kernel.options import Value


class Options(PlainOptions, frozen=True):
    """What a table of 诸暨麻将 may agree upon."""

    wild_source: options.WildSource = "flip_next"
    wild_kinds_max: options.WildKinds = 1
    dealer_min_tai: options.DealerMinimum = 1
    no_wild_scope: options.NoWildScope = "hand"
    dealer_rule: options.DealerRule = "rotate"

    PRESETS: ClassVar[dict[str, dict[str, Value]]] = {
        **PlainOptions.PRESETS,
        "named": {"wild_source": "dealer_choice", "wild_kinds_max": 2},
    }
