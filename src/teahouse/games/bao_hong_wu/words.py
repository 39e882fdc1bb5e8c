"""The wording of 包红五's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.families.tricks.words import LEVELS
from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    **LEVELS,
    "preset.gentle": Title("简易：不甩牌，随意跟", "Gentle: no throws, free following"),
    "preset.chain": Title("大牌连对，逐组甩牌", "High tractors, throws by component"),
}
