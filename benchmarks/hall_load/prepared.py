"""A data folder in which everybody already sits: people and full tables, written through the hall's own stores.

To seat thousands of people by requests would take minutes, and seating is not what is measured.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from pathlib import Path

import msgspec
from sqlalchemy import insert

from teahouse.hall.accounts import Player, proof_of
from teahouse.hall.deeds import KIND, Charter, Deed, Opened, Sat, written
from teahouse.hall.ledger import OPENING
from teahouse.hall.log import Row
from teahouse.kernel import HOUSE, Game, Seat, registry
from teahouse.stores import open_database
from teahouse.stores.schema import players, sessions
from teahouse.stores.table_log import SqliteTableLog


class Place(msgspec.Struct, frozen=True):
    """A seat that is kept for somebody: its table, and the token by which he comes in."""

    table: str
    token: str


def now() -> int:
    return time.time_ns() // 1_000_000


async def prepare(folder: Path, games: list[str], tables: int) -> list[list[Place]]:
    """`tables` full tables of the games in turn, that wait for their people; the places of each by seat."""
    opened = [_charter(number, games[number % len(games)]) for number in range(tables)]
    people = [
        [Player(secrets.token_hex(8), f"{number}-{seat}", seat, "zhuji") for seat in range(charter.seats)]
        for number, charter in enumerate(opened)
    ]
    tokens = {player.id: secrets.token_urlsafe(32) for seated in people for player in seated}
    await _add_people(folder, [player for seated in people for player in seated], tokens)
    await _open_tables(folder, opened, people)
    return [
        [Place(charter.table, tokens[player.id]) for player in seated]
        for charter, seated in zip(opened, people, strict=True)
    ]


def goes_on(game: Game) -> bool:
    """Whether a match has an option for its length, and so may have no end."""
    return "deals" in game.Options.__struct_fields__


def _charter(number: int, game: str) -> Charter:
    """A friends' table, which goes on for ever where the game allows it."""
    played = registry.game(game)
    options = {"deals": "endless"} if goes_on(played) else {}
    seats = played.about.seats[0]
    return Charter(
        table=secrets.token_hex(8), game=game, options=options, seats=seats, kind="friends", code=f"{number:06d}"
    )


async def _add_people(folder: Path, people: list[Player], tokens: dict[str, str]) -> None:
    accounts = [
        {
            "id": player.id,
            "name": player.name,
            "avatar": player.avatar,
            "town": player.town,
            "favourites": [],
            "since": 0,
        }
        for player in people
    ]
    proofs = [
        {"proof": proof_of(tokens[player.id]), "player": player.id, "since": now(), "seen_at": now()}
        for player in people
    ]
    stores = await open_database(folder / "hall.db", now)
    async with stores.database.writing() as connection:
        await connection.execute(insert(players), accounts)
        await connection.execute(insert(sessions), proofs)
    await stores.close()


async def _open_tables(folder: Path, charters: list[Charter], people: list[list[Player]]) -> None:
    log = SqliteTableLog(folder / "tables.db")
    await log.open()
    for charter, seated in zip(charters, people, strict=True):
        deeds: list[tuple[Seat, Deed]] = [(HOUSE, Opened(charter, secrets.token_hex(32)))]
        deeds += ((seat, Sat(player, OPENING)) for seat, player in enumerate(seated))
        for before, (seat, deed) in enumerate(deeds):
            log.append(Row(charter.table, before + 1, KIND[type(deed)], seat, "", written(deed), now(), b""), _must)
        await asyncio.sleep(0)
    await log.drained()
    await log.close()


def _must(saved: bool) -> None:
    if not saved:
        raise OSError("the tables of the load could not be written")
