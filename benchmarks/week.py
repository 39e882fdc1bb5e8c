"""A week of a hall in minutes: people come, sit down in rooms at all games, play some rounds and go home again.

    python benchmarks/week.py [ROUNDS] [FOLDER]

The hall is real: its log, its ledger, its archive and its ratings are on the disk; only its clock is moved by hand,
and its people let the house play for them, so that a week takes minutes. Prints what was played and how fast, then
what `teahouse admin check` says of the folder; the exit code is its own.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from tests.hall.evening import AT_ONCE, Evening, HandClock

from teahouse import cli
from teahouse.hall.accounts import Player
from teahouse.hall.errors import Refusal
from teahouse.hall.hall import Hall
from teahouse.hall.match import Finished
from teahouse.hall.table import Table
from teahouse.kernel import registry
from teahouse.stores import open_database
from teahouse.stores.table_log import SqliteTableLog

ROUNDS = 10_000
PEOPLE = 48
WEEK = 7 * 24 * 60 * 60 * 1000
STAYS = 0.8
"""How likely somebody stays for another round."""
COMES = 0.5
"""How likely somebody who is at home comes in at a look around."""


class Neighbour:
    """Somebody of the town: comes, sits down where there is room, lets the house play, and goes. Hears nothing."""

    def __init__(self, house: Evening, player: Player) -> None:
        self.house = house
        self.player = player
        self.table: Table | None = None
        self.visitor = house.hall.visitor(player, self)
        self._say({"type": "hello", "protocol": 1})

    def send(self, data: bytes) -> None:
        """The hall's `Line`: what it says is not listened to."""

    def close(self, code: int, key: str) -> None:
        """The hall's `Line`."""

    def _say(self, message: dict[str, object]) -> None:
        self.visitor.received(msgspec.json.encode(message))

    async def come(self, luck: Random) -> None:
        """Sit down at some game, in a room that admits him."""
        game, room = luck.choice(registry.keys()), luck.choice([None, "junior", "middle", "strangers"])
        with suppress(Refusal):
            self.table = self.house.hall.tables.get(await self.house.hall.quick.seat(self.player, game, room=room))
            self._say({"type": "enter", "table": self.table.id})

    def stays(self, luck: Random) -> bool:
        """Hand the seat to the house, and be ready for another round; false for who has had enough."""
        assert self.table is not None
        match = self.table.match
        if match.seat_of(self.player.id) is None or match.ended is not None:
            return False
        if match.state == "between":
            if luck.random() > STAYS:
                return False
            self._say({"type": "ready", "table": self.table.id})
        self._say({"type": "autopilot", "table": self.table.id, "on": True})
        return True

    async def go(self) -> None:
        """Leave the table, unless it has ended of itself."""
        assert self.table is not None
        with suppress(Refusal):
            await self.house.hall.seating.leave(self.player, self.table.id)
        self.table = None


class CountingHall(Hall):
    """The hall, which also counts the rounds that end."""

    played = 0

    def finished(self, table: Table, finished: Finished) -> None:
        self.played += 1
        super().finished(table, finished)


async def lived(folder: Path, rounds: int) -> int:
    """Lets a week pass in which about so many rounds are played; how many they were."""
    luck, clock = Random(rounds), HandClock()
    stores = await open_database(folder / "hall.db", clock.wall)
    hall = CountingHall(
        games={game.key: game for game in registry.games()},
        stores=stores,
        table_log=SqliteTableLog(folder / "tables.db"),
        clock=clock,
        timing=AT_ONCE,
    )
    hall.random = Random(7)
    await hall.start()
    house = Evening(hall, stores, clock)
    people = [Neighbour(house, (await hall.accounts.guest())[0]) for _ in range(PEOPLE)]
    # Every other person is at a table at any time, with bots beside him: about a round for three people and step.
    step = WEEK * PEOPLE // (3 * rounds)
    while hall.played < rounds:
        for person in people:
            if person.table is None:
                if luck.random() < COMES:
                    await person.come(luck)
            elif not person.stays(luck):
                await person.go()
        await house.wait(step)
        await house.settled()
    await hall.stop()
    await stores.close()
    return hall.played


def main(rounds: int = ROUNDS, folder: Path | None = None) -> int:
    """Plays, then has the books checked."""
    with TemporaryDirectory() as fresh:
        data = folder if folder is not None else Path(fresh)
        data.mkdir(parents=True, exist_ok=True)
        start = perf_counter()
        played = asyncio.run(lived(data, rounds))
        print(f"{played:,} rounds of {len(registry.keys())} games in {perf_counter() - start:,.0f} s")
        return cli.main(["admin", "check", "--data", str(data)])


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2]), *map(Path, sys.argv[2:3])))
