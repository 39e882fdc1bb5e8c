"""Reads records from files: one as JSON, or one a line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from teahouse.cli._failures import Failure
from teahouse.kernel import Record

UNLIKE_A_RECORD: Final = (LookupError, TypeError, ValueError, AttributeError, RecursionError)
"""What one runs into with a record whose parts are not what any hall writes; reading it looks at its outline alone."""


def read_records(path: Path) -> Iterator[tuple[int, Record]]:
    """Each record of a file with the number of its line. Raises `Failure` for what is no record."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise Failure("bad-file", f"{path}: {error.strerror}") from error
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise Failure("bad-file", f"{path}: it is empty")
    if _is_record(text):
        lines = [(1, text)]
    for number, line in lines:
        try:
            yield number, msgspec.json.decode(line, type=Record)
        except msgspec.DecodeError as error:
            raise Failure("bad-file", f"{path}:{number}: no record of a round: {error}") from error


def _is_record(text: bytes) -> bool:
    """Whether the whole text is one record, perhaps over many lines."""
    try:
        msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError:
        return False
    return True
