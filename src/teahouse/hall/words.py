"""What may be said in the chat: plain text of one line, without the words on the host's list."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from teahouse.hall.errors import Refusal

LONGEST: Final = 100
"""Characters of a sentence."""

COVER: Final = "＊"


class WordList:
    """The host's words, one a line; what follows a `#` is a remark. They are found in any case and width."""

    def __init__(self, text: str = "") -> None:
        lines = (line.partition("#")[0].strip() for line in text.splitlines())
        words = {unicodedata.normalize("NFKC", line) for line in lines if line}
        longest_first = sorted(words, key=lambda word: (-len(word), word))
        self._found = re.compile("|".join(map(re.escape, longest_first)), re.IGNORECASE) if words else None

    def said(self, text: str) -> str:
        """The sentence as others may read it, each of the words covered by as many stars.

        Raises `Refusal`: `text-empty`, `text-too-long` (`longest`).
        """
        if len(text) > LONGEST * 8:
            raise Refusal("text-too-long", longest=LONGEST)
        plain = "".join(_visible(character) for character in unicodedata.normalize("NFKC", text))
        plain = " ".join(plain.split())
        if not plain:
            raise Refusal("text-empty")
        if len(plain) > LONGEST:
            raise Refusal("text-too-long", longest=LONGEST)
        return plain if self._found is None else self._found.sub(lambda word: COVER * len(word[0]), plain)


def _visible(character: str) -> str:
    """Control and format characters could hide or turn what is said: they become spaces, or nothing."""
    kind = unicodedata.category(character)
    return " " if kind in {"Cc", "Zl", "Zp"} else "" if kind.startswith("C") else character
