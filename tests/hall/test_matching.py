"""Any evening of people who come to rooms and go again: what holds of the seats at every moment."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.hall.evening import Evening, evening

from teahouse.hall.clock import Timing
from teahouse.hall.errors import Refusal
from teahouse.hall.table import Table

NAMES = [f"p{number}" for number in range(7)]
ROOMS = ["newcomers", "junior", "middle", "strangers"]

comes = st.tuples(st.just("come"), st.lists(st.sampled_from(NAMES), min_size=1, max_size=4), st.sampled_from(ROOMS))
goes = st.tuples(st.just("go"), st.sampled_from(NAMES))
waits = st.tuples(st.just("wait"), st.integers(0, 4_000))
evenings = st.lists(comes | goes | waits, max_size=14)


def people_at(table: Table) -> list[str]:
    return [chair.player.id for _, chair in table.match.people()]


def check_seats(house: Evening) -> None:
    """Nobody sits twice at one table, or at two tables of one room, and nobody where he may not; bots are labelled."""
    seats: Counter[tuple[str, str | None]] = Counter()
    for table in house.hall.tables:
        if table.match.ended is None:
            people = people_at(table)
            assert len(set(people)) == len(people)
            seats.update((name, table.match.charter.room) for name in people)
            assert table.match.charter.room != "middle", "nobody here has the 5,000 points that it asks for"
            taken = [chair.player for chair in table.match.chairs if chair is not None]
            assert {player.id for player in taken if not player.bot} <= set(NAMES)
    assert max(seats.values(), default=0) <= 1


async def come(house: Evening, name: str, room: str) -> str | None:
    """The table to which somebody was brought; none where the room does not admit him."""
    try:
        return await house.hall.quick.seat(house.player(name), "snatch", room=room)
    except Refusal as refusal:
        if (refusal.key, room) != ("balance-too-low", "middle"):
            raise
        return None


@settings(max_examples=40)
@given(evenings)
async def test_whoever_comes_has_one_seat_and_it_is_his(steps: list[tuple[str, list[str], str]]) -> None:
    with TemporaryDirectory() as folder:
        async with evening(Path(folder), timing=Timing()) as house:
            for kind, *rest in steps:
                match kind, rest:
                    case "come", [names, room]:
                        # All at one moment, the same person perhaps from several windows.
                        found = await asyncio.gather(*(come(house, name, str(room)) for name in names))
                        seated = dict(zip(names, found, strict=True))
                        assert all(seated[name] == table for name, table in zip(names, found, strict=True))
                        for name, table in seated.items():
                            assert table is None or name in people_at(house.hall.tables.get(table))
                    case "go", [name]:
                        for table_id in list(house.hall.tables.of(str(name))):
                            with suppress(Refusal):
                                await house.hall.seating.leave(house.player(str(name)), table_id)
                    case "wait", [ms]:
                        await house.wait(int(str(ms)))
                await house.rest()
                check_seats(house)


@settings(max_examples=40)
@given(st.lists(st.sampled_from(NAMES), min_size=1, max_size=12), st.sampled_from(["newcomers", "junior"]))
async def test_while_nobody_leaves_at_most_one_table_of_a_room_has_a_free_seat(names: list[str], room: str) -> None:
    """People are preferred: no two wait at two tables who could sit at one."""
    with TemporaryDirectory() as folder:
        async with evening(Path(folder)) as house:
            for name in names:
                await come(house, name, room)
                await house.rest()
                free = [table for table in house.hall.tables if None in table.match.chairs]
                assert len(free) <= 1
            seated = sorted(name for table in house.hall.tables for name in people_at(table))
            assert seated == sorted(set(names))
