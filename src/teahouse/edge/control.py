"""The way into a running hall from its own machine: a Unix socket in its folder, for the user whose folder it is.

SQLite may not be written by a second process while a hall runs, so the command line asks the hall. One line of JSON is
an errand, one line is its answer: `{"told": {…}}`, or `{"key": …, "params": {…}}` for what was refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec

from teahouse.hall.errands import Errand, Errands, Told
from teahouse.hall.errors import Refusal, StoreUnavailable
from teahouse.kernel.errors import Param

log = logging.getLogger(__name__)

NAME: Final = "control"
LONGEST: Final = 64 * 1024
PATIENCE: Final = 60.0
"""Seconds that an errand may take before who has sent it gives up."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of an errand, or why it was not done."""

    told: Told | None = None
    key: str | None = None
    params: dict[str, Param] = {}


class NobodyThere(Exception):
    """No hall runs on the folder, or it has no control socket."""


_errand = msgspec.json.Decoder(Errand).decode
_answer = msgspec.json.Decoder(Answer).decode


@asynccontextmanager
async def control(folder: Path, errands: Errands) -> AsyncIterator[None]:
    """Listens for errands while the block runs. The folder is held by this process: an older socket is a dead one's."""
    path = folder / NAME
    sock = _bound(path)
    if sock is None:
        yield
        return

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            try:
                line = await reader.readline()
            except ValueError:  # longer than any errand
                line = b""
            writer.write(msgspec.json.encode(await _done(errands, line)) + b"\n")
            await writer.drain()
        writer.close()

    server = await asyncio.start_unix_server(met, sock=sock, limit=LONGEST)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def ask(folder: Path, errand: Errand) -> Told:
    """Sends an errand to the hall that runs on the folder.

    Raises `NobodyThere`, `Refusal`; of the latter `no-answer` when the hall died at it, or is stuck.
    """
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(PATIENCE)
        try:
            line.connect(_address(folder / NAME))
        except OSError as error:
            raise NobodyThere(str(error)) from error
        try:
            line.sendall(msgspec.json.encode(errand) + b"\n")
            with line.makefile("rb") as said:
                answer = _answer(said.readline())
        except (OSError, msgspec.DecodeError) as error:
            raise Refusal("no-answer") from error
    if answer.key is not None:
        raise Refusal(answer.key, **answer.params)
    return answer.told or {}


async def _done(errands: Errands, line: bytes) -> Answer:
    try:
        return Answer(told=await errands.run(_errand(line)))
    except msgspec.DecodeError:
        return Answer(key="bad-errand")
    except Refusal as refusal:
        return Answer(key=refusal.key, params=refusal.params)
    except StoreUnavailable as error:
        return Answer(key=error.key, params={"what": str(error)})
    except Exception:
        log.exception("an errand failed")
        return Answer(key="fault")


def _bound(path: Path) -> socket.socket | None:
    """The socket, which nobody else may open at any time; without one the hall opens all the same."""
    path.unlink(missing_ok=True)
    sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    mask = os.umask(0o177)
    try:
        sock.bind(_address(path))
    except OSError as error:
        sock.close()
        log.warning("no control socket", extra={"path": path, "reason": str(error)})
        return None
    finally:
        os.umask(mask)
    return sock


def _address(path: Path) -> str:
    """The shorter way to say where it is: the system takes about a hundred characters."""
    return min(str(path.absolute()), os.path.relpath(path), key=len)
