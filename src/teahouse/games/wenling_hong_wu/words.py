"""The wording of 温岭红五's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.families.tricks.words import TEAMS
from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    **TEAMS,
    "kitty-dug": Title("掀底 {kitty} 分 ×{factor}：+{points}", "Kitty of {kitty} dug, times {factor}: +{points}"),
    "bury": Title("灭底", "Bury"),
    "preset.with-throws": Title("可甩牌，可反无主", "Throws, and no-trump by jokers"),
    "preset.all-levels": Title("3 和 5 也打", "3 and 5 are played, too"),
}
