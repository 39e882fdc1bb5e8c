"""What people may know of each other: the page of a player, and the lists of the best."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import msgspec

from teahouse.hall.accounts import Accounts, Now, Player, is_bot
from teahouse.hall.archive import Archive, GameStatistics, RoundEntry, Wanted
from teahouse.hall.errors import Refusal
from teahouse.hall.names import PLACES, TOWN_TIME
from teahouse.hall.ratings import CurvePoint, GameRating, Rank, Ratings

RECENT: Final = 10
CURVE: Final = 200
WEEK: Final = timedelta(days=7)


class PlayerPage(msgspec.Struct, frozen=True):
    """Somebody's page. What he keeps to himself is null; `rounds` are those of rooms, never of friends' tables."""

    player: Player
    since: int | None
    ratings: list[GameRating]
    statistics: list[GameStatistics] | None
    rounds: list[RoundEntry] | None


class Players:
    """Pages and lists. Refusals: `unknown-player`, `unknown-town`, `private-player`."""

    def __init__(self, accounts: Accounts, archive: Archive, ratings: Ratings, now: Now) -> None:
        self._accounts = accounts
        self._archive = archive
        self._ratings = ratings
        self._now = now

    async def page(self, player_id: str, viewer_id: str | None) -> PlayerPage:
        """Somebody's page as somebody else may see it, or he himself."""
        if is_bot(player_id):
            bot = (await self._accounts.players([player_id]))[player_id]
            return PlayerPage(bot, None, await self._ratings.of_player(player_id), None, None)
        profile = await self._accounts.profile(player_id)
        if profile.closed:
            raise Refusal("unknown-player")
        ratings = await self._ratings.of_player(player_id)
        if profile.private and viewer_id != player_id:
            return PlayerPage(profile.player, None, ratings, None, None)
        recent = await self._archive.of_player(player_id, None, RECENT, Wanted(kind="quick"))
        return PlayerPage(profile.player, profile.since, ratings, await self._archive.statistics(player_id), recent)

    async def curve(self, player_id: str, game: str, viewer_id: str | None) -> list[CurvePoint]:
        """The last steps of somebody's rating."""
        if not is_bot(player_id) and player_id != viewer_id and (await self._accounts.profile(player_id)).private:
            raise Refusal("private-player")
        return await self._ratings.curve(player_id, game, CURVE)

    async def best(self, game: str, town: str | None) -> list[Rank]:
        """Who is best at a game, in all or in one town."""
        _require_town(town)
        return await self._ratings.best(game, town)

    async def of_week(self, game: str, town: str | None, back: int = 0) -> list[Rank]:
        """Who has won most points in the rooms of a game this week, or so many weeks back."""
        _require_town(town)
        since = week_of(self._now()) - back * WEEK
        return await self._ratings.of_week(game, _ms(since), _ms(since + WEEK), town)


def week_of(wall: int) -> datetime:
    """When the week of a wall time (ms) began: Monday at midnight in the two towns."""
    today = datetime.fromtimestamp(wall / 1000, TOWN_TIME).replace(hour=0, minute=0, second=0, microsecond=0)
    return today - timedelta(days=today.weekday())


def _ms(at: datetime) -> int:
    return int(at.timestamp() * 1000)


def _require_town(town: str | None) -> None:
    if town is not None and town not in PLACES:
        raise Refusal("unknown-town")
