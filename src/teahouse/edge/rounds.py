"""The REST interface to finished rounds: the list of one's own, a round, its record."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar import Response, get
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.types import ControllerRouterHandler

from teahouse.edge.payloads import RoundCard, RoundPage, RoundSeat
from teahouse.edge.session import SignedIn, TheHall, Visitor
from teahouse.hall.accounts import Player
from teahouse.hall.archive import RoundEntry, Wanted
from teahouse.hall.errors import Refusal

PAGE: Final = 20
PAGE_AT_MOST: Final = 100
COUNTED_TO: Final = 2**53
"""The greatest number that a browser tells from its neighbours; no cursor and no time comes near it."""

Counted: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=COUNTED_TO)]


@get("/rounds", tags=["rounds"])
async def list_rounds(
    hall: TheHall,
    player: SignedIn,
    before: Counted = None,
    limit: Annotated[int, QueryParameter(ge=1, le=PAGE_AT_MOST)] = PAGE,
    game: FromQuery[str | None] = None,
    since: Counted = None,
    until: Counted = None,
    partner: FromQuery[str | None] = None,
) -> RoundPage:
    """One's finished rounds, the newest first: of a game, within a time (ms since 1970), with a partner (his id)."""
    wanted = Wanted(game=game, since=since, until=until, partner=partner)
    entries = await hall.archive.of_player(player.id, before, limit, wanted)
    more = entries[-1].cursor if len(entries) == limit else None
    return RoundPage(tuple(card_of(entry, player) for entry in entries), more)


@get("/rounds/{round:str}", tags=["rounds"])
async def see_round(hall: TheHall, visitor: Visitor, round: FromPath[str]) -> RoundCard:
    """A finished round."""
    entry = await hall.archive.entry(round)
    if entry is None:
        raise Refusal("unknown-round")
    return card_of(entry, visitor)


@get("/rounds/{round:str}/record", tags=["rounds"], media_type="application/json")
async def read_record(hall: TheHall, round: FromPath[str], download: FromQuery[bool] = False) -> Response[bytes]:
    """Everything about a finished round, to replay and to verify: `kernel.Record`. Not there while it is played.

    With `download` a browser keeps it as a file, which `teahouse verify` and `teahouse replay` read.
    """
    record = await hall.archive.record(round)
    if record is None:
        raise Refusal("unknown-round")
    headers = {"Cache-Control": "private, max-age=31536000"}
    if download:
        headers["Content-Disposition"] = f'attachment; filename="{round}.json"'
    return Response(record, media_type="application/json", headers=headers)


def card_of(entry: RoundEntry, viewer: Player | None) -> RoundCard:
    """The round as `viewer` sees it in a list."""
    return RoundCard(
        round=entry.round,
        table=entry.table,
        number=entry.number,
        game=entry.game,
        version=entry.version,
        ended=entry.ended_at,
        seats=tuple(
            RoundSeat(seat.id, seat.name, seat.avatar, seat.bot, viewer is not None and seat.id == viewer.id)
            for seat in entry.seats
        ),
        points=entry.points,
        ending=entry.ending,
        commitment=entry.commitment,
        kind=entry.kind,
        room=entry.room,
        stake=entry.stake,
        began=entry.began_at,
    )


ROUTES: Final[list[ControllerRouterHandler]] = [list_rounds, see_round, read_record]
