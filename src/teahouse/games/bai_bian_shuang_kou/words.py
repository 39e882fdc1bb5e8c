"""The wording of 百变双扣's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    "preset.all-wild": Title(
        "大小王都百搭，两连炸，贡献都算，记牌器", "All jokers wild, short chains, every big bomb paid"
    ),
    "preset.plain": Title("不合线，封顶八线，下家接风", "Not merged, eight lines at most, the next seat inherits"),
}
