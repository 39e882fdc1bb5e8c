"""The file's schema: brought forward at start, never back, and equal to what the code believes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from tests.stores.files import Wall, opened

from teahouse.hall.accounts import proof_of
from teahouse.hall.errors import StoreUnavailable
from teahouse.stores import NewerDatabase, OlderDatabase, read_database
from teahouse.stores.database import Database, _config
from teahouse.stores.schema import metadata


async def test_the_migrations_end_in_the_schema_of_the_code(tmp_path: Path) -> None:
    async with opened(tmp_path):
        pass
    engine = create_engine(f"sqlite:///{tmp_path / 'hall.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_opening_again_keeps_everything(tmp_path: Path) -> None:
    async with opened(tmp_path) as stores:
        await stores.ledger.settle("r1", "t1", {"zhou": 6, "chen": -6})
    async with opened(tmp_path) as stores:
        assert await stores.ledger.balance("zhou") == 2_006


async def at_revision(folder: Path, revision: str, *statements: str) -> None:
    """A file as an earlier Teahouse left it, with what these statements put into it."""
    database = Database(folder / "hall.db")

    def upgrade(connection: Connection) -> None:
        command.upgrade(_config(connection), revision)
        for statement in statements:
            connection.exec_driver_sql(statement)

    async with database.writing() as connection:
        await connection.run_sync(upgrade)
    await database.close()


async def test_guests_from_before_there_was_registration_stay_who_they_are(tmp_path: Path) -> None:
    proof = proof_of("T" * 43)
    await at_revision(
        tmp_path,
        "001",
        "INSERT INTO players VALUES ('p1', '老周', 3, 'zhuji', '[\"snatch\"]', 5)",
        f"INSERT INTO sessions VALUES (x'{proof.hex()}', 'p1', 77)",
    )
    async with opened(tmp_path) as stores:
        session = await stores.accounts.session(proof)
        assert session is not None
        assert (session.player.name, session.seen_at) == ("老周", 77)
        ((_, device),) = await stores.credentials.sessions("p1")
        assert (device.since, device.browser, device.system) == (77, "", "")
        await stores.credentials.register("p1", "老周", "老周", "hash")
        assert await stores.credentials.credentials("老周") is not None


async def test_rounds_from_before_there_were_rooms_are_those_of_quick_tables(tmp_path: Path) -> None:
    await at_revision(
        tmp_path,
        "002",
        "INSERT INTO rounds VALUES (1, 'r1', 't1', 1, 'snatch', '1', 99, 'done', 'ab')",
        "INSERT INTO round_seats VALUES (1, 0, 'p1', '老周', 3, 'zhuji', 0, 5)",
    )
    async with opened(tmp_path) as stores:
        (entry,) = await stores.archive.of_player("p1", None, 10)
    assert (entry.kind, entry.room, entry.stake, entry.began_at, entry.points) == ("quick", None, 1, None, (5,))


async def test_rounds_from_before_there_were_ratings_count_for_none(tmp_path: Path) -> None:
    await at_revision(
        tmp_path,
        "004",
        "INSERT INTO players VALUES ('p1', '老周', 3, 'zhuji', '[]', 5, NULL)",
        "INSERT INTO rounds VALUES (1, 'r1', 't1', 1, 'snatch', '1', 99, 'done', 'ab', 'quick', 'junior', 2, 90)",
        "INSERT INTO round_seats VALUES (1, 0, 'p1', '老周', 3, 'zhuji', 0, 5)",
        "INSERT INTO round_seats VALUES (1, 1, 'p2', '阿娟', 3, 'zhuji', 0, -5)",
        "INSERT INTO presets VALUES (1, 'x', 'p1', '周日', '{\"game\": \"snatch\"}')",
    )
    async with opened(tmp_path) as stores:
        (entry,) = await stores.archive.of_player("p1", None, 10)
        assert (entry.rated, entry.room, entry.stake, entry.began_at) == (False, "junior", 2, 90)
        assert await stores.ratings.of_player("p1") == []
        assert await stores.ratings.check() == []
        assert (await stores.accounts.profiles(["p1"]))["p1"].private is False
        assert [preset.name for preset in await stores.presets.of_player("p1")] == ["周日"]


async def test_of_what_browsers_called_themselves_their_names_are_left(tmp_path: Path) -> None:
    agents = {
        "a": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0",
        "b": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Ver",
        "c": "",
    }
    await at_revision(
        tmp_path,
        "009",
        "INSERT INTO players (id, name, avatar, town, favourites, since) VALUES ('p1', '老周', 3, 'zhuji', '[]', 5)",
        *(
            f"INSERT INTO sessions VALUES (x'{proof_of(token).hex()}', 'p1', {at}, {at}, '{agent}')"
            for at, (token, agent) in enumerate(agents.items())
        ),
    )
    async with opened(tmp_path) as stores:
        found = {proof: (device.browser, device.system) for proof, device in await stores.credentials.sessions("p1")}
    assert [found[proof_of(token)] for token in agents] == [("Firefox", "Windows"), ("", "iPhone"), ("", "")]
    assert b"Win64" not in (tmp_path / "hall.db").read_bytes()


async def test_people_from_before_hear_everybody_and_have_no_limit(tmp_path: Path) -> None:
    await at_revision(tmp_path, "005", "INSERT INTO players VALUES ('p1', '老周', 3, 'zhuji', '[]', 5, NULL, 1)")
    async with opened(tmp_path) as stores:
        profile = (await stores.accounts.profiles(["p1"]))["p1"]
        assert (profile.player.name, profile.private, profile.daily_minutes) == ("老周", True, None)
        assert await stores.mutes.all() == []


async def test_rounds_from_before_there_was_a_nightly_look_are_not_looked_at(tmp_path: Path) -> None:
    await at_revision(
        tmp_path,
        "008",
        "INSERT INTO rounds VALUES (1, 'r1', 't1', 1, 'snatch', '1', 99, 'done', 'ab', 'quick', 'junior', 2, 90, 1)",
        "INSERT INTO round_seats VALUES (1, 0, 'p1', '老周', 3, 'zhuji', 0, 5)",
    )
    async with opened(tmp_path) as stores, stores.dealings.spooled(0) as rounds:
        assert list(rounds) == []
        assert await stores.archive.entry("r1") is not None


async def test_a_file_that_no_hall_has_brought_forward_is_not_read(tmp_path: Path) -> None:
    await at_revision(tmp_path, "001")
    before = (tmp_path / "hall.db").read_bytes()
    with pytest.raises(OlderDatabase) as refused:
        await read_database(tmp_path / "hall.db", Wall())
    assert refused.value.revision == "001"
    assert (tmp_path / "hall.db").read_bytes() == before


async def test_a_file_is_read_while_a_hall_writes_and_never_written(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        await hall.ledger.settle("r1", "t1", {"zhou": 6, "chen": -6})
        host = await read_database(tmp_path / "hall.db", Wall())
        await hall.ledger.settle("r2", "t1", {"zhou": 1, "chen": -1})
        assert await host.ledger.balance("zhou") == 2_007
        with pytest.raises(StoreUnavailable):
            await host.ledger.settle("r3", "t1", {"zhou": 1, "chen": -1})
        await host.close()
        await hall.ledger.settle("r3", "t1", {"zhou": 1, "chen": -1})
        assert await hall.ledger.balance("zhou") == 2_008


async def test_a_file_of_a_later_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    async with opened(tmp_path):
        pass
    path = tmp_path / "hall.db"
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '999'")
    before = path.read_bytes()
    with pytest.raises(NewerDatabase) as refused:
        async with opened(tmp_path):
            pass
    assert refused.value.revision == "999"
    assert path.read_bytes() == before


async def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "hall.db")) as file, file:
        # In the way of the last table that the first migration makes.
        file.execute("CREATE TABLE round_records (mine)")
    with pytest.raises(Exception, match="already exists"):
        async with opened(tmp_path):
            pass
    with closing(sqlite3.connect(tmp_path / "hall.db")) as file:
        assert file.execute("SELECT name FROM sqlite_master").fetchall() == [("round_records",)]


async def test_something_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "hall.db").write_bytes(b"points are never money\n" * 100)
    with pytest.raises(StoreUnavailable, match="not a database"):
        async with opened(tmp_path):
            pass


async def test_a_folder_that_is_missing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="unable to open"):
        async with opened(tmp_path / "nowhere"):
            pass


def test_the_migrations_are_part_of_the_package() -> None:
    versions = files("teahouse.stores") / "migrations" / "versions"
    assert "v001_accounts_ledger_archive.py" in {entry.name for entry in versions.iterdir()}


async def test_a_hall_from_before_there_was_moderation_has_nobody_reported_or_sanctioned(tmp_path: Path) -> None:
    await at_revision(
        tmp_path, "007", "INSERT INTO players VALUES ('p1', '老周', 3, 'zhuji', '[]', 5, NULL, 0, NULL, 0)"
    )
    async with opened(tmp_path) as stores:
        assert await stores.sanctions.of_player("p1") == []
        assert (await stores.reports.open(), await stores.suspicions.open()) == ([], [])
