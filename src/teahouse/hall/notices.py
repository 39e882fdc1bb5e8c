"""What the whole hall is told: an announcement of the host, until a time.

It is kept in the trail, where the last one counts, so that it is still there after a restart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from teahouse.hall.accounts import Now
from teahouse.hall.errors import Refusal
from teahouse.hall.messages import Notice
from teahouse.hall.trail import Trail, TrailEntry

LONGEST: Final = 200
"""Characters of an announcement, in each language."""

STANDS: Final = 366 * 24 * 60 * 60 * 1000
"""How long an announcement stands at most (ms): a slip of the finger must not put it up for ever."""

DEED: Final = "announce"

Tell = Callable[[Notice], None]


class Notices:
    """The announcement of one hall. `tell` says something to everybody who is there."""

    def __init__(self, trail: Trail, now: Now, tell: Tell) -> None:
        self._trail = trail
        self._now = now
        self._tell = tell
        self._said: Notice | None = None

    async def load(self) -> None:
        """Read what was announced last."""
        for entry in await self._trail.page(None, 1, deed=DEED):
            self._said = Notice("announcement", entry.facts)

    def current(self) -> Notice | None:
        """What is announced now."""
        if self._said is None or int(self._said.params["until"]) <= self._now():
            return None
        return self._said

    async def announce(self, zh: str, en: str, until: int, by: str) -> None:
        """Tell everybody, now and who comes until then (ms). Who reads no Chinese is told `en`, or else `zh` too.

        Raises `Refusal`: `bad-announcement` (`longest`) for none or a longer one, `bad-time` for what is over
        or more than `STANDS` away.
        """
        zh, en = (" ".join(text.split()) for text in (zh, en))
        if not (zh or en) or max(len(zh), len(en)) > LONGEST:
            raise Refusal("bad-announcement", longest=LONGEST)
        if not self._now() < until <= self._now() + STANDS:
            raise Refusal("bad-time")
        await self._say(by, zh, en, until)

    async def withdraw(self, by: str) -> None:
        """Take it down; nothing is written where nothing is announced."""
        if self.current() is not None:
            await self._say(by, "", "", self._now())

    async def _say(self, by: str, zh: str, en: str, until: int) -> None:
        facts: dict[str, str | int] = {"zh": zh, "en": en, "until": until}
        await self._trail.add(TrailEntry(self._now(), by, DEED, facts=facts))
        self._said = Notice("announcement", facts)
        self._tell(self._said)
