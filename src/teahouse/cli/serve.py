"""Open the hall: one process that people reach with a browser.

Every flag can also be given as a variable, --log-level as TEAHOUSE_LOG_LEVEL, or in the file that --settings names,
as log_level. A flag wins over a variable, a variable over the file.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

import uvloop

from teahouse.bots.warming import warm
from teahouse.edge import logs
from teahouse.edge.app import app
from teahouse.edge.control import control
from teahouse.edge.folder import BadFolder, FolderInUse, held
from teahouse.edge.metrics import MeasuredLog, Metrics
from teahouse.edge.server import HallServer, leave_no_core, listen, raise_file_limit, tune_interpreter
from teahouse.edge.settings import SETTINGS, BadSetting, Settings, read, strangers
from teahouse.edge.workers import apart, beside
from teahouse.hall.clock import LoopClock, Timing
from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.hall import Hall, errands_of
from teahouse.hall.nightly import Nightly
from teahouse.hall.rooms import BadRooms, Rooms, built_in
from teahouse.hall.rooms import read as read_rooms
from teahouse.hall.suspicions import Suspicion
from teahouse.hall.words import WordList
from teahouse.kernel import Game, registry
from teahouse.stores import NewerDatabase, looked_into, open_database
from teahouse.stores.table_log import SqliteTableLog

log = logging.getLogger(__name__)

WARMED_AFTER: Final = 15.0
"""Seconds that those have who come back after a restart, before their hall thinks of what somebody may ask one day."""


def arguments(parser: ArgumentParser) -> None:
    """One flag for each setting."""
    parser.add_argument("--settings", metavar="FILE", type=Path, help="a TOML file of settings")
    for setting in SETTINGS:
        parser.add_argument(setting.flag, dest=setting.name, metavar=setting.name.upper(), help=setting.help)


def run(options: Namespace) -> int:
    """0 after an orderly end, 1 when the hall cannot be opened, 2 for a setting that cannot be used."""
    try:
        settings = read(
            {setting.name: getattr(options, setting.name) for setting in SETTINGS}, os.environ, options.settings
        )
    except BadSetting as error:
        return _failed(2, error.key, error)
    logs.configure(settings.log_level, settings.log_format)
    for name in strangers(os.environ):
        log.warning("no such setting", extra={"variable": name})
    raise_file_limit()
    leave_no_core()
    tune_interpreter()
    try:
        with (
            held(settings.data),
            listen(settings.host, settings.port) as sock,
            beside() as executor,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            runner.run(serve(settings, sock, executor))
    except (BadRooms, BadSetting) as error:
        return _failed(2, error.key, error)
    except (FolderInUse, BadFolder, NewerDatabase, StoreUnavailable) as error:
        return _failed(1, error.key, error)
    except OSError as error:
        return _failed(1, "cannot-open", f"{error.filename}: {error.strerror}" if error.filename else error)
    return 0


async def serve(settings: Settings, sock: socket.socket, executor: Executor) -> None:
    """Serves until the process is asked to end. Raises `NewerDatabase` and `StoreUnavailable`."""
    metrics = Metrics()
    async with hall_of(settings, metrics, executor=executor) as hall:
        host, port = sock.getsockname()[:2]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}"

        def opened() -> None:
            print(f"The hall is open at {address}", flush=True)
            # In a thread that ends with the process: nobody waits for it, neither at the door nor at a table.
            warming = threading.Thread(target=_warm, args=(hall,), name="warming", daemon=True)
            asyncio.get_running_loop().call_later(WARMED_AFTER, warming.start)

        await HallServer(hall, app(hall, settings, metrics), settings, opened).serve([sock])


@asynccontextmanager
async def hall_of(
    settings: Settings, metrics: Metrics, *, timing: Timing | None = None, executor: Executor | None = None
) -> AsyncIterator[Hall]:
    """The hall whose data is in the settings' folder, which exists. Raises `BadRooms`, `NewerDatabase`, …."""
    clock, games = LoopClock(), {game.key: game for game in registry.games()}
    stores = await open_database(settings.data / "hall.db", clock.wall)
    try:
        hall = Hall(
            games=games,
            stores=stores,
            table_log=MeasuredLog(SqliteTableLog(settings.data / "tables.db"), metrics),
            clock=clock,
            timing=timing or Timing(bot_pause=settings.bot_pause),
            executor=executor,
            rooms=_rooms(settings, games),
            words=_words(settings),
        )
        nightly = Nightly(partial(_look, settings.data), stores.suspicions, stores.dealings, clock)
        await hall.start()
        nightly.start()
        try:
            async with control(settings.data, errands_of(hall)):
                yield hall
        finally:
            nightly.stop()
            await hall.stop()
    finally:
        await stores.close()


def _warm(hall: Hall) -> None:
    for game in hall.games.values():
        try:
            warm(game)
        except Exception:
            log.exception("%s could not be warmed", game.key)


async def _look(data: Path, days: int) -> list[Suspicion]:
    """The nightly look, in a process that only reads the books. Raises `StoreUnavailable`."""
    return await apart(partial(looked_into, data, days))


def _rooms(settings: Settings, games: dict[str, Game]) -> Rooms:
    """The host's rooms, or the built-in ones. Raises `BadRooms`, `BadSetting`."""
    if settings.rooms is None:
        return built_in(games)
    try:
        return read_rooms(settings.rooms.read_bytes(), games)
    except OSError as error:
        raise BadSetting("rooms", str(settings.rooms), f"a file that can be read: {error.strerror}") from error
    except BadRooms as error:
        raise BadRooms(f"{settings.rooms}: {error.what}") from error


def _words(settings: Settings) -> WordList:
    """The host's words. Raises `BadSetting`."""
    if settings.words is None:
        return WordList()
    try:
        return WordList(settings.words.read_text("utf-8"))
    except OSError as error:
        raise BadSetting("words", str(settings.words), f"a file that can be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadSetting("words", str(settings.words), "a text in UTF-8") from error


def _failed(status: int, key: str, what: object) -> int:
    print(f"teahouse: {key}: {what}", file=sys.stderr)
    return status
