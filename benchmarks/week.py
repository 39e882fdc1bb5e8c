"""A week of a hall in minutes: people come, sit down in rooms at all games, play some rounds and go home again.

    .venv/bin/python benchmarks/week.py [ROUNDS] [FOLDER]

The hall is real: its log, its ledger, its archive and its ratings are on the disk; only its clock is moved by hand,
and its people let the house play for them, so that a week takes minutes. They are of both towns, keep to a few games
that they like and to their stakes, come in the evening rather than at night, and open a table for friends now and then.
Prints what was played and how fast, then what `teahouse admin check` says of the folder; the exit code is its own.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from tests.hall.evening import AT_ONCE, Evening, HandClock

from teahouse import cli
from teahouse.hall.accounts import Player
from teahouse.hall.deeds import Agreement
from teahouse.hall.errors import Refusal
from teahouse.hall.hall import Hall
from teahouse.hall.match import Finished
from teahouse.hall.names import PLACES, TOWN_TIME
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
"""How likely somebody who is at home comes in at a look around, on the average of a day."""
HOURS = (3, 1, 1, 0, 0, 1, 3, 6, 9, 10, 9, 7, 8, 14, 15, 13, 10, 8, 11, 20, 26, 24, 16, 8)
"""How busy each hour of a day is in a tea house: the afternoon, and above all the evening."""
LIKES = 3
"""Games that somebody plays; now and then he tries another."""
TRIES = 0.1
WITH_FRIENDS = 0.1
"""How likely somebody opens a table for friends instead of going to a room."""
MATCH = 4
"""Rounds of a match among friends."""


class Neighbour:
    """Somebody of the town: comes, sits down where there is room, lets the house play, and goes. Hears nothing."""

    def __init__(self, house: Evening, player: Player, luck: Random) -> None:
        self.house = house
        self.player = player
        self.table: Table | None = None
        near = [game.key for game in registry.games() if player.town in game.about.regions]
        self.likes = luck.sample(near, LIKES)
        self.room = luck.choice([None, None, "junior", "middle", "strangers"])
        self.visitor = house.hall.visitor(player, self)
        self._say({"type": "hello", "protocol": 1})

    def send(self, data: bytes) -> None:
        """The hall's `Line`: what it says is not listened to."""

    def close(self, code: int, key: str) -> None:
        """The hall's `Line`."""

    def _say(self, message: dict[str, object]) -> None:
        self.visitor.received(msgspec.json.encode(message))

    async def come(self, luck: Random, town: list[Neighbour]) -> None:
        """Sit down at a game in one's usual room, or among friends who are at home; not where one is not admitted."""
        game = luck.choice(registry.keys()) if luck.random() < TRIES else luck.choice(self.likes)
        with suppress(Refusal):
            if luck.random() < WITH_FRIENDS:
                await self._invite(game, [friend for friend in town if friend.table is None and game in friend.likes])
            else:
                self.enter(await self.house.hall.quick.seat(self.player, game, room=self.room))

    async def _invite(self, game: str, friends: list[Neighbour]) -> None:
        """Open a table for friends; who likes the game comes, and bots take the seats that stay free."""
        seating = self.house.hall.seating
        self.enter(await seating.open(self.player, game, {}, Agreement(rounds=MATCH)))
        assert self.table is not None
        for friend in friends[: len(self.table.match.chairs) - 1]:
            if friend is not self:
                await seating.sit(friend.player, self.table.id)
                friend.enter(self.table.id)
        await seating.fill(self.player, self.table.id)

    def enter(self, table: str) -> None:
        """Look at the table where one sits."""
        self.table = self.house.hall.tables.get(table)
        self._say({"type": "enter", "table": table})

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


async def resident(hall: Hall, town: str) -> Player:
    """Somebody of this town, with a name that the hall gives."""
    guest, _ = await hall.accounts.guest()
    return (await hall.accounts.change(guest.id, town=town)).player


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
    people = [
        Neighbour(house, await resident(hall, town), luck) for town in PLACES for _ in range(PEOPLE // len(PLACES))
    ]
    # Every other person is at a table at any time, with bots beside him: about a round for three people and step.
    step = WEEK * PEOPLE // (3 * rounds)
    while hall.played < rounds:
        busy = HOURS[datetime.fromtimestamp(clock.wall() / 1000, TOWN_TIME).hour] * len(HOURS) / sum(HOURS)
        for person in people:
            if person.table is None:
                if luck.random() < COMES * busy:
                    await person.come(luck, people)
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
