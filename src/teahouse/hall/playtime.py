"""How long somebody has played, and the limit that he has set himself for a day."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import msgspec

from teahouse.hall.accounts import Accounts, Now
from teahouse.hall.archive import Archive
from teahouse.hall.errors import Refusal
from teahouse.hall.names import TOWN_TIME

DAYS: Final = 7
MINUTE: Final = 60_000


class DayPlayed(msgspec.Struct, frozen=True):
    """The minutes of one day (`2026-02-17`, by the calendar of the towns), begun ones not counted."""

    day: str
    minutes: int


class PlayReport(msgspec.Struct, frozen=True):
    """The last seven days, today first, the `limit` for a day in minutes, and how many of today's are `left`."""

    days: tuple[DayPlayed, ...]
    limit: int | None
    left: int | None


class PlayTime:
    """Time played is that of the finished rounds, from their deal to their end, on the day on which they end."""

    def __init__(self, accounts: Accounts, archive: Archive, now: Now) -> None:
        self._accounts = accounts
        self._archive = archive
        self._now = now

    async def report(self, player_id: str) -> PlayReport:
        """What somebody has played, and may still play today."""
        now = datetime.fromtimestamp(self._now() / 1000, TOWN_TIME)
        midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
        first = midnight - timedelta(days=DAYS - 1)
        spent = {(first + timedelta(days=day)).date(): 0 for day in range(DAYS)}
        for began, ended in await self._archive.spans(player_id, int(first.timestamp() * 1000)):
            day = datetime.fromtimestamp(ended / 1000, TOWN_TIME).date()
            if day in spent:
                spent[day] += max(0, ended - began)
        days = tuple(DayPlayed(day.isoformat(), spent[day] // MINUTE) for day in sorted(spent, reverse=True))
        limit = await self._accounts.daily_minutes(player_id)
        return PlayReport(days, limit, None if limit is None else max(0, limit - spent[midnight.date()] // MINUTE))

    async def require_time(self, player_id: str) -> None:
        """Raises `Refusal`: `daily-limit` (`minutes`). A match that has begun is played to its end."""
        if await self._accounts.daily_minutes(player_id) is None:
            return
        report = await self.report(player_id)
        if report.left == 0:
            raise Refusal("daily-limit", minutes=report.limit or 0)
