"""A host for the tests: somebody who has registered, and whom the command line has made one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.edge.guests import Guest, guest

from teahouse.cli import main

PASSWORD = "a cup of green tea"


async def shell(folder: Path, *arguments: str) -> int:
    """`teahouse admin` beside the running hall; its exit status."""
    return await asyncio.to_thread(main, ["admin", *arguments, "--data", str(folder)])


@asynccontextmanager
async def host(url: str, folder: Path, name: str) -> AsyncIterator[Guest]:
    """A new person whom the command line has made a host."""
    async with guest(url) as person:
        await person.post("/api/register", {"name": name, "password": PASSWORD})
        assert await shell(folder, "make-host", name) == 0
        yield person
