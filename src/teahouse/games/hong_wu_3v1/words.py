"""The wording of 红五三打一's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.families.tricks.words import BANDS, LEVELS
from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    **BANDS,
    **LEVELS,
    "240-needs-red-five-points": Title("叫到 240 要抓红五计分", "A bid of 240 needs points for caught red fives"),
    "preset.bao-hong-wu": Title("包红五规则", "The rules of 包红五"),
    "preset.high-stakes": Title("叫得高加倍", "High bids count more"),
}
