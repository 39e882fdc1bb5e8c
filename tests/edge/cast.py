"""One table of friends and everybody who might want something of it, made without detours: for the matrix of rights."""

from __future__ import annotations

import secrets
from typing import Final, Literal, TypeAlias, get_args

import msgspec
from tests.edge.guests import GAME
from tests.living import House

from teahouse.edge.session import COOKIE
from teahouse.hall.accounts import Player
from teahouse.hall.deeds import Agreement
from teahouse.hall.hall import Hall
from teahouse.hall.presets import Terms

Role: TypeAlias = Literal["nobody", "guest", "registered", "spectator", "seated", "opener", "host"]
"""Who asks: without a cookie; a guest; somebody with a password; who looks on; who has a seat; who opened the table;
and a host of the hall, who has no seat there."""

ROLES: Final[tuple[Role, ...]] = get_args(Role)

PASSWORD: Final = "a cup of green tea"


class Cast(msgspec.Struct):
    """The table, its code, the one who asks with his cookie, and the names by which paths are filled."""

    role: Role
    player: Player | None
    cookie: str
    places: dict[str, str]


async def cast(hall: Hall, role: Role) -> Cast:
    """A table of friends with its opener in seat 0 and another person in seat 1; and whoever asks."""
    opener, opener_token = await hall.accounts.guest()
    seated, seated_token = await hall.accounts.guest()
    table = await hall.seating.open(opener, GAME, {}, Agreement(rounds=2))
    await hall.seating.sit(seated, table, 1)
    player, token = {"opener": (opener, opener_token), "seated": (seated, seated_token)}.get(role, (None, ""))
    if role not in {"nobody", "opener", "seated"}:
        player, token = await hall.accounts.guest()
    if role in {"registered", "host"}:
        assert player is not None
        name = f"茶{secrets.token_hex(3)}"
        token = await hall.registration.register(player, token, name, PASSWORD)
        player = msgspec.structs.replace(player, name=name)
        if role == "host":
            await hall.hosts.make(name)
    places = {
        "table": table,
        "code": hall.tables.code(table) or "",
        "key": GAME,
        "seat": "1",
        "session": "0123456789abcdef",
        "muted": opener.id if role != "opener" else seated.id,
        "player_id": seated.id,
        "round": "none",
        "path": "nothing",
        "preset": await _preset_of(hall, seated),
    }
    return Cast(role, player, f"{COOKIE}={token}" if token else "", places)


async def _preset_of(hall: Hall, player: Player) -> str:
    """Terms that the person in seat 1 has saved."""
    saved = await hall.presets.save(player.id, "家规", Terms(game=GAME, options={}))
    return saved.id


def cast_in(house: House, role: Role) -> Cast:
    """The same, asked from another thread than the hall's."""
    return house.ask(cast(house.hall, role))
