"""The REST interface around a table of friends: its terms, its seats, how it ends, and what follows it."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from teahouse.edge.forms import Ballot, NewPreset, SeatChange
from teahouse.edge.payloads import NewTable, Opened
from teahouse.edge.session import SignedIn, TheHall
from teahouse.hall.presets import Preset


@post("/tables", tags=["tables"])
async def open_table(hall: TheHall, player: SignedIn, data: JSONBody[NewTable]) -> Opened:
    """A table for friends, with a code."""
    table = await hall.seating.open(player, data.game, data.options, data.agreement, bots=data.bots)
    return Opened(table, hall.tables.code(table) or "")


@post("/tables/{table:str}/seat", tags=["tables"], status_code=204)
async def change_seat(hall: TheHall, player: SignedIn, table: FromPath[str], data: JSONBody[SeatChange]) -> None:
    """Before the first deal change places: oneself, or, for the host, any two."""
    await hall.friends.move(player, table, data.to, data.seat)


@delete("/tables/{table:str}/seats/{seat:int}", tags=["tables"], status_code=204)
async def ask_to_leave(hall: TheHall, player: SignedIn, table: FromPath[str], seat: FromPath[int]) -> None:
    """Before the first deal the host makes a seat free."""
    await hall.friends.ask_to_leave(player, table, seat)


@post("/tables/{table:str}/vote", tags=["tables"], status_code=204)
async def vote(hall: TheHall, player: SignedIn, table: FromPath[str], data: JSONBody[Ballot]) -> None:
    """Call the vote about ending the table at once, or answer it."""
    hall.friends.vote(player, table, agree=data.agree)


@post("/tables/{table:str}/rematch", tags=["tables"])
async def play_again(hall: TheHall, player: SignedIn, table: FromPath[str]) -> Opened:
    """A seat at the table that follows one that is over, on the same terms."""
    following = await hall.friends.rematch(player, table)
    return Opened(following, hall.tables.code(following) or "")


@get("/presets", tags=["presets"])
async def list_presets(hall: TheHall, player: SignedIn) -> list[Preset]:
    """The terms that one has saved, the oldest first."""
    return await hall.presets.of_player(player.id)


@post("/presets", tags=["presets"])
async def save_preset(hall: TheHall, player: SignedIn, data: JSONBody[NewPreset]) -> Preset:
    """Save terms under a name."""
    return await hall.presets.save(player.id, data.name, data.terms)


@put("/presets/{preset:str}", tags=["presets"])
async def replace_preset(hall: TheHall, player: SignedIn, preset: FromPath[str], data: JSONBody[NewPreset]) -> Preset:
    """Save other terms, or another name, in place of what was saved."""
    return await hall.presets.save(player.id, data.name, data.terms, preset)


@delete("/presets/{preset:str}", tags=["presets"], status_code=204)
async def remove_preset(hall: TheHall, player: SignedIn, preset: FromPath[str]) -> None:
    """Save them no longer."""
    await hall.presets.remove(player.id, preset)


ROUTES: Final[list[ControllerRouterHandler]] = [
    open_table,
    change_seat,
    ask_to_leave,
    vote,
    play_again,
    list_presets,
    save_preset,
    replace_preset,
    remove_preset,
]
