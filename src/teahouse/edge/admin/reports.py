"""What players have reported and what was found odd, decisions about it, and objections to decisions."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from teahouse.edge.session import SignedIn, TheHall
from teahouse.hall.conduct import Settled
from teahouse.hall.moderation import Queue
from teahouse.hall.sanctions import Answer, Sanction, Terms

NOTHING: Final = Settled()


class Dismissal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/admin/reports/dismiss`: nothing follows from these about `player` (his id)."""

    player: str
    settled: Settled
    note: str = ""


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/admin/sanctions`: a sanction for `player` (his id), which settles these."""

    player: str
    terms: Terms
    settled: Settled = NOTHING


class AppealAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/admin/sanctions/{sanction}/answer`."""

    answer: Answer
    note: str = ""


class Lifting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/admin/sanctions/{sanction}/lift`: why it ends before its time."""

    note: str = ""


class Waiting(msgspec.Struct, frozen=True):
    """`GET /api/admin/reports/waiting`: how many people and appeals wait for a decision."""

    waiting: int


@get("/reports")
async def read_queue(hall: TheHall) -> Queue:
    """What waits for a decision, grouped by whom it is about, and the sanctions in force."""
    return await hall.moderation.queue()


@get("/reports/waiting")
async def count_waiting(hall: TheHall) -> Waiting:
    """How much waits."""
    return Waiting(await hall.moderation.waiting())


@post("/reports/dismiss", status_code=204)
async def dismiss(hall: TheHall, player: SignedIn, data: JSONBody[Dismissal]) -> None:
    """Nothing follows from reports and suspicions."""
    await hall.moderation.dismiss(player.id, data.player, data.settled, data.note)


@post("/sanctions")
async def impose(hall: TheHall, player: SignedIn, data: JSONBody[Decision]) -> Sanction:
    """Warn, mute, suspend or ban somebody."""
    return await hall.moderation.impose(player.id, data.player, data.terms, data.settled)


@get("/sanctions/of/{about:str}")
async def read_history(hall: TheHall, about: FromPath[str]) -> list[Sanction]:
    """All sanctions that somebody has had, the newest first."""
    return await hall.sanctions.of_player(about)


@post("/sanctions/{sanction:str}/lift", status_code=200)
async def lift(hall: TheHall, player: SignedIn, sanction: FromPath[str], data: JSONBody[Lifting]) -> Sanction:
    """End a sanction before its time."""
    return await hall.moderation.lift(player.id, sanction, data.note)


@post("/sanctions/{sanction:str}/answer", status_code=200)
async def answer(hall: TheHall, player: SignedIn, sanction: FromPath[str], data: JSONBody[AppealAnswer]) -> Sanction:
    """Answer an objection: uphold the sanction, or lift it."""
    return await hall.moderation.answer(player.id, sanction, data.answer, data.note)


ROUTES: Final[list[ControllerRouterHandler]] = [
    read_queue,
    count_waiting,
    dismiss,
    impose,
    read_history,
    lift,
    answer,
]
