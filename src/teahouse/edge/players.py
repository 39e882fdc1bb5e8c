"""The REST interface to other people: their pages, and the lists of the best."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.types import ControllerRouterHandler

from teahouse.edge.forms import PlayerCard
from teahouse.edge.rounds import card_of
from teahouse.edge.session import TheHall, Visitor
from teahouse.hall.ratings import CurvePoint, Rank


@get("/players/{player_id:str}", tags=["players"])
async def see_player(hall: TheHall, visitor: Visitor, player_id: FromPath[str]) -> PlayerCard:
    """Somebody's page, without what he keeps to himself."""
    page = await hall.players.page(player_id, visitor.id if visitor else None)
    seen = [card_of(entry, visitor) for entry in page.rounds] if page.rounds is not None else None
    return PlayerCard(page.player, page.since, page.ratings, page.statistics, seen)


@get("/players/{player_id:str}/curve", tags=["players"])
async def see_curve(
    hall: TheHall, visitor: Visitor, player_id: FromPath[str], game: FromQuery[str]
) -> list[CurvePoint]:
    """The last steps of somebody's rating at a game, the oldest first."""
    return await hall.players.curve(player_id, hall.tables.game(game).key, visitor.id if visitor else None)


@get("/games/{key:str}/best", tags=["players"])
async def see_best(
    hall: TheHall,
    key: FromPath[str],
    by: FromQuery[Literal["rating", "week"]] = "rating",
    town: FromQuery[str | None] = None,
    back: Annotated[int, QueryParameter(ge=0, le=52)] = 0,
) -> list[Rank]:
    """Who is best at a game: by rating, or by the points of this week or of one `back` weeks ago."""
    game = hall.tables.game(key).key
    return await (hall.players.best(game, town) if by == "rating" else hall.players.of_week(game, town, back))


ROUTES: Final[list[ControllerRouterHandler]] = [see_player, see_curve, see_best]
