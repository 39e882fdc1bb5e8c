"""Real files for the tests of hall and stores, and a wall clock that stands until it is moved."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from teahouse.stores import Stores, open_database

NOON = 1_771_300_800_000


class Wall:
    """Wall time in ms; a test moves it."""

    def __init__(self, at: int = NOON) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


@asynccontextmanager
async def opened(folder: Path, wall: Wall | None = None) -> AsyncIterator[Stores]:
    """The folder's `hall.db`, closed at the end."""
    stores = await open_database(folder / "hall.db", wall if wall is not None else Wall())
    try:
        yield stores
    finally:
        await stores.close()
