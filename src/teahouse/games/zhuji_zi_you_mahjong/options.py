"""The choices of a table (rules page §7): those of 平麻将, with the defaults of 诸暨自由麻将.

The dealer names two kinds, one, or none of his own hand as wild; if he names any he needs two 台; without wild tiles
every hand counts one more; whoever wins deals next.
"""

from __future__ import annotations

from typing import ClassVar

from teahouse.families.mahjong.zhuji.plain import options
from teahouse.families.mahjong.zhuji.plain.options import PlainOptions
from teahouse.kernel.options import Value


class Options(PlainOptions, frozen=True):
    """What a table of 诸暨自由麻将 may agree upon."""

    wild_source: options.WildSource = "dealer_choice"
    wild_kinds_max: options.WildKinds = 2
    dealer_min_tai: options.DealerMinimum = 2
    no_wild_scope: options.NoWildScope = "deal"
    dealer_rule: options.DealerRule = "winner"

    PRESETS: ClassVar[dict[str, dict[str, Value]]] = {
        **PlainOptions.PRESETS,
        "turned": {"wild_source": "flip_next", "wild_kinds_max": 1},
    }
