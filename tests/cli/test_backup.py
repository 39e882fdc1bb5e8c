"""A hall in one file: copied while it is played in, put back elsewhere, and found in order there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import sqlite3
import stat
import zipfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import pytest
from tests.edge.guests import Guest, Socket, guest
from tests.living import House, open_house

from teahouse.cli import main
from teahouse.edge.folder import held
from teahouse.hall.messages import PROTOCOL

GAME = "guan-pai"
PEOPLE = 2
COPIES = 5


async def admin(*arguments: str | Path) -> int:
    return await asyncio.to_thread(main, ["admin", *map(str, arguments)])


async def never_stops(socket: Socket, table: str) -> None:
    """Plays round after round; each is settled while the next one is on."""
    while True:
        await socket.play(table, lambda it: it.state(table) != "playing")
        await socket.say("ready", table=table)
        await socket.hear()


@asynccontextmanager
async def playing(house: House) -> AsyncIterator[list[Guest]]:
    """A hall where people play against bots without a pause."""
    async with AsyncExitStack() as stack:
        people, evenings = [], []
        for _ in range(PEOPLE):
            person = await stack.enter_async_context(guest(house.url))
            table = (await person.post("/api/quick", {"game": GAME, "practice": True}))["table"]
            socket = await stack.enter_async_context(person.socket())
            await socket.say("hello", protocol=PROTOCOL)
            await socket.enter(table)
            people.append(person)
            evenings.append(asyncio.create_task(never_stops(socket, table)))
        for person in people:
            await person.kept_rounds()
        yield people
        for evening in evenings:
            evening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await evening


async def test_a_backup_of_a_hall_that_is_played_in_is_one_consistent_point(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Claim 7: each copy agrees with itself, table by table and point by point, whenever it was made."""
    settled = []
    (tmp_path / "hall").mkdir()
    with open_house(tmp_path / "hall", bot_pause=(2, 10)) as house:
        async with playing(house):
            for turn in range(COPIES):
                assert await admin("backup", tmp_path / f"{turn}.zip", "--data", tmp_path / "hall") == 0
                await asyncio.sleep(0.1)
    capsys.readouterr()
    for turn in range(COPIES):
        assert await admin("restore", tmp_path / f"{turn}.zip", "--data", tmp_path / str(turn)) == 0
        assert "need the tables.key" in capsys.readouterr().out
        shutil.copy(tmp_path / "hall/tables.key", tmp_path / str(turn))
        assert await admin("check", "--data", tmp_path / str(turn)) == 0
        figures = dict(line.rsplit(maxsplit=1) for line in capsys.readouterr().out.splitlines() if "," not in line)
        assert figures["tables in the log"] == str(PEOPLE)
        settled.append(int(figures["rounds settled"]))
    assert settled == sorted(settled)
    assert settled[0] < settled[-1], "rounds have ended between the copies"


async def test_a_restored_hall_goes_on_where_the_copy_was_made(tmp_path: Path) -> None:
    (tmp_path / "hall").mkdir()
    with open_house(tmp_path / "hall", bot_pause=(2, 10)) as house:
        async with playing(house) as people:
            assert await admin("backup", tmp_path / "copy.zip", "--data", tmp_path / "hall") == 0
            token = people[0].client.cookies["teahouse"]
            table = (await people[0].get("/api/me"))["tables"][0]
    assert await admin("restore", tmp_path / "copy.zip", "--data", tmp_path / "there") == 0
    shutil.copy(tmp_path / "hall/tables.key", tmp_path / "there")
    with open_house(tmp_path / "there", bot_pause=(2, 10)) as house:
        async with guest(house.url, token=token) as person, person.socket() as socket:
            assert (await person.get("/api/me"))["tables"] == [table]
            await socket.say("hello", protocol=PROTOCOL)
            await socket.enter(table)
            await socket.say("autopilot", table=table, on=False)
            await socket.play(table, lambda it: it.state(table) != "playing")
    assert await admin("check", "--data", tmp_path / "there") == 0


async def test_a_backup_alone_shows_no_round_that_was_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    """Neither a hand nor a secret of a round that was played when it was made: the key is not in it."""
    (tmp_path / "hall").mkdir()
    with open_house(tmp_path / "hall", bot_pause=(2, 10)) as house:
        async with playing(house):
            assert await admin("backup", tmp_path / "copy.zip", "--data", tmp_path / "hall") == 0
    with zipfile.ZipFile(tmp_path / "copy.zip") as archive:
        assert {"hall.db", "tables.db", "backup.json"} == set(archive.namelist())
        assert b"secret" not in archive.read("tables.db")
    assert await admin("restore", tmp_path / "copy.zip", "--data", tmp_path / "there") == 0
    assert await admin("check", "--data", tmp_path / "there") == 0
    assert "tables whose key is not here" in capsys.readouterr().out
    with open_house(tmp_path / "there") as house:
        assert len(house.hall.tables) == 0
    assert "the seal does not open" in caplog.text


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """A folder with a hall that is closed."""
    (tmp_path / "hall").mkdir()
    with open_house(tmp_path / "hall"):
        pass
    return tmp_path / "hall"


def test_the_file_is_for_its_owner_alone_and_its_making_is_written_down(
    hall: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "backup", str(tmp_path), "--data", str(hall)]) == 0
    made = Path(capsys.readouterr().out.strip())
    assert (made.parent, made.suffix, stat.S_IMODE(made.stat().st_mode)) == (tmp_path, ".zip", 0o600)
    assert {path.name for path in tmp_path.iterdir()} == {"hall", made.name}, "nothing half done is left"
    with closing(sqlite3.connect(hall / "hall.db")) as file:
        assert file.execute("SELECT deed, by, facts FROM audit_trail").fetchall() == [
            ("backup", "shell", json.dumps({"file": made.name}))
        ]


def test_a_backup_overwrites_nothing(hall: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "old.zip").write_text("last week's")
    assert main(["admin", "backup", str(tmp_path / "old.zip"), "--data", str(hall)]) == 2
    assert "already-there" in capsys.readouterr().err
    assert (tmp_path / "old.zip").read_text() == "last week's"
    assert main(["admin", "backup", str(tmp_path / "new.zip"), "--data", str(tmp_path / "nowhere")]) == 2
    assert not (tmp_path / "new.zip").exists()


def test_a_hall_that_is_there_is_moved_aside_and_only_when_asked(
    hall: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "backup", str(tmp_path / "copy.zip"), "--data", str(hall)]) == 0
    before = (hall / "hall.db").read_bytes()
    restore = ["admin", "restore", str(tmp_path / "copy.zip"), "--data", str(hall)]
    assert main(restore) == 2
    assert "already-there: there is a hall in" in capsys.readouterr().err
    assert (hall / "hall.db").read_bytes() == before
    with held(hall):
        assert main([*restore, "--replace"]) == 2
        assert "in-use" in capsys.readouterr().err
    assert main([*restore, "--replace"]) == 0
    (aside,) = hall.glob("before-*")
    assert (aside / "hall.db").read_bytes() == before
    assert main(["admin", "check", "--data", str(hall)]) == 0


def spoilt(backup: Path, **changes: bytes) -> None:
    """The same backup with other files in it."""
    with zipfile.ZipFile(backup) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(backup, "w") as archive:
        for name, content in (files | changes).items():
            archive.writestr(name, content)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"hall.db": b"points are never money\n" * 100}, "bad-backup: "),
        ({"backup.json": b"{}"}, "bad-backup: "),
        ({"backup.json": b'{"format": 9, "teahouse": "9", "revision": "9", "made": 0, "files": {}}'}, "bad-backup: "),
    ],
)
def test_what_is_no_backup_any_more_is_refused_and_leaves_nothing(
    hall: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, bytes], key: str
) -> None:
    assert main(["admin", "backup", str(tmp_path / "copy.zip"), "--data", str(hall)]) == 0
    spoilt(tmp_path / "copy.zip", **changes)
    assert main(["admin", "restore", str(tmp_path / "copy.zip"), "--data", str(tmp_path / "there")]) == 2
    assert key in capsys.readouterr().err
    assert {path.name for path in (tmp_path / "there").iterdir()} == {"in-use"}


def test_a_sound_database_of_the_same_length_that_is_another_is_refused(
    hall: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody has given himself points in the copy: its hash tells."""
    assert main(["admin", "backup", str(tmp_path / "copy.zip"), "--data", str(hall)]) == 0
    with zipfile.ZipFile(tmp_path / "copy.zip") as archive:
        before = archive.read("hall.db")
    (tmp_path / "hall.db").write_bytes(before)
    with closing(sqlite3.connect(tmp_path / "hall.db")) as file, file:
        file.execute("INSERT INTO ledger_balances VALUES ('somebody', 1000000)")
    changed = (tmp_path / "hall.db").read_bytes()
    assert (changed == before, len(changed)) == (False, len(before))
    spoilt(tmp_path / "copy.zip", **{"hall.db": changed})
    assert main(["admin", "restore", str(tmp_path / "copy.zip"), "--data", str(tmp_path / "there")]) == 2
    assert "hall.db is not what it was when the backup was made" in capsys.readouterr().err
    assert {path.name for path in (tmp_path / "there").iterdir()} == {"in-use"}


def test_a_backup_of_a_later_teahouse_is_refused(
    hall: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "backup", str(tmp_path / "copy.zip"), "--data", str(hall)]) == 0
    with closing(sqlite3.connect(hall / "hall.db")) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '999'")
    assert main(["admin", "backup", str(tmp_path / "later.zip"), "--data", str(hall)]) == 2
    assert "newer-database" in capsys.readouterr().err
    (tmp_path / "text.zip").write_text("not a backup")
    assert main(["admin", "restore", str(tmp_path / "text.zip"), "--data", str(tmp_path / "there")]) == 2
    assert "bad-backup: " in capsys.readouterr().err


@pytest.mark.parametrize("at", [0, 1, 700])
def test_a_backup_in_which_a_byte_has_changed_is_refused(
    hall: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], at: int
) -> None:
    """On its way, or on a disk that grows old: also where what was packed cannot even be unpacked."""
    copy = tmp_path / "copy.zip"
    assert main(["admin", "backup", str(copy), "--data", str(hall)]) == 0
    with zipfile.ZipFile(copy) as archive:
        begins = archive.getinfo("hall.db").header_offset + 100
    damaged = bytearray(copy.read_bytes())
    damaged[begins + at] ^= 0xFF
    copy.write_bytes(damaged)
    assert main(["admin", "restore", str(copy), "--data", str(tmp_path / "there")]) == 2
    assert "teahouse: bad-backup: " in capsys.readouterr().err
    assert {path.name for path in (tmp_path / "there").iterdir()} == {"in-use"}
