"""The wording of 双扣's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    "preset.chains": Title("两连炸，2 可连炸，天王最大，合线", "Short chains, 2 in chains, four kings on top, merged"),
    "preset.plain": Title(
        "不翻倍，平扣和局，每局亮牌", "No multiplier, a flat catch is a draw, a card drawn every hand"
    ),
}
