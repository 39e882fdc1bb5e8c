"""The wording of 红五's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.families.tricks.words import TEAMS
from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    **TEAMS,
    "preset.capture": Title("抓红五计分", "Caught red fives count"),
    "preset.flat": Title("总打 2，固定输赢", "Always level 2, flat stakes"),
}
