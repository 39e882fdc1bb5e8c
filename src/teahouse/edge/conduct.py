"""The REST interface to good conduct: reporting somebody, what became of it, one's own sanctions and objections."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from teahouse.edge.forms import Objection
from teahouse.edge.session import Known, SignedIn, TheHall, TheLimiters
from teahouse.hall.reports import Accusation, OwnReport
from teahouse.hall.sanctions import OwnSanction


@post("/tables/{table:str}/reports", tags=["conduct"], status_code=204)
async def report_at_table(
    hall: TheHall, limiters: TheLimiters, player: SignedIn, table: FromPath[str], data: JSONBody[Accusation]
) -> None:
    """Report who sits in a seat of a table at which one sits or looks."""
    limiters.reports.take(player.id)
    await hall.reports.at_table(player, table, data)


@post("/rounds/{round:str}/reports", tags=["conduct"], status_code=204)
async def report_in_round(
    hall: TheHall, limiters: TheLimiters, player: SignedIn, round: FromPath[str], data: JSONBody[Accusation]
) -> None:
    """Report who sat in a seat of a finished round."""
    limiters.reports.take(player.id)
    await hall.reports.in_round(player, round, data)


@get("/me/reports", tags=["conduct"])
async def list_reports(hall: TheHall, player: SignedIn) -> list[OwnReport]:
    """What one has reported, the newest first, and what became of it in one word."""
    return await hall.reports.of_reporter(player.id)


@get("/me/sanctions", tags=["conduct"])
async def list_sanctions(hall: TheHall, known: Known) -> list[OwnSanction]:
    """What the host has decided about oneself, the newest first; also for those who are banned."""
    return await hall.sanctions.own(known.id)


@post("/me/sanctions/{sanction:str}/seen", tags=["conduct"], status_code=204)
async def read_sanction(hall: TheHall, known: Known, sanction: FromPath[str]) -> None:
    """One has read it; a warning is over with that."""
    await hall.sanctions.seen(known.id, sanction)


@post("/me/sanctions/{sanction:str}/appeal", tags=["conduct"], status_code=204)
async def appeal(hall: TheHall, known: Known, sanction: FromPath[str], data: JSONBody[Objection]) -> None:
    """Object to a sanction, once; also for those who are banned."""
    await hall.sanctions.appeal(known.id, sanction, data.text)


ROUTES: Final[list[ControllerRouterHandler]] = [
    report_at_table,
    report_in_round,
    list_reports,
    list_sanctions,
    read_sanction,
    appeal,
]
