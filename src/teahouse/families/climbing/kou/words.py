"""The wording that 双扣 and its cousins share."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    "chain-bomb": Title("连炸", "Chain of bombs"),
    "three-kings": Title("三王炸", "Three kings"),
    "four-kings": Title("天王炸", "Four kings"),
    "place-4": Title("末游", "Last"),
    "partnered": Title("亮牌对家", "Partner by the drawn card"),
    "lines": Title("{lines} 线", "{lines} lines"),
    # lines and ends
    "double-kou": Title("双扣 {worth} × {times} 倍（{lines} 线）：{stake}", "Double catch {worth} × {times}: {stake}"),
    "single-kou": Title("单扣 {worth} × {times} 倍（{lines} 线）：{stake}", "Single catch {worth} × {times}: {stake}"),
    "flat-kou": Title("平扣 {worth} × {times} 倍（{lines} 线）：{stake}", "Flat catch {worth} × {times}: {stake}"),
    "contribution": Title("{lines} 线贡献，每家 {points}", "{lines} lines: {points} from everybody"),
    "double-kou.short": Title("双扣", "Double"),
    "single-kou.short": Title("单扣", "Single"),
    "flat-kou.short": Title("平扣", "Flat"),
    "contribution.short": Title("贡献", "Bombs"),
}
