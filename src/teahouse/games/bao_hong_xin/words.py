"""The wording of 包红心's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.families.tricks.words import BANDS
from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    **BANDS,
    "240-needs-red-five-points": Title("叫到 240 要抓红五计分", "A bid of 240 needs points for caught red fives"),
    "no-red-five-to-catch": Title("红五是普通牌，没得抓", "The 5 of hearts is ordinary: there is none to catch"),
    "preset.capture": Title("抓红五计分", "Caught red fives count"),
    "preset.plain": Title("红五不大，2 是常主", "Ordinary 5 of hearts, 2s are trumps"),
}
