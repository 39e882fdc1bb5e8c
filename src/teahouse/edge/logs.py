"""The log of a server process: one line an event on stderr, `time level logger event key=value …`."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final

from teahouse.edge.settings import LogLevel

QUIET: Final = ("uvicorn.error", "uvicorn.access", "asyncio", "aiosqlite", "alembic")
"""Loggers of libraries that tell of every request or statement, one of them with its query string."""

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}
"""Attributes that every record has; all others came with `extra`."""


class Line(logging.Formatter):
    """A record as a line; a traceback follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        extra = [f"{name}={_quoted(value)}" for name, value in vars(record).items() if name not in STANDARD]
        line = " ".join([at, record.levelname.lower(), record.name, _one_line(record.getMessage()), *extra])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def configure(level: LogLevel) -> None:
    """Sends every logger of this process to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))


def _quoted(value: object) -> str:
    text = str(value)
    return text if text and not set(text) & set(' "=\n\r') else '"' + _one_line(text.replace('"', '\\"')) + '"'


def _one_line(text: str) -> str:
    return text.replace("\r", "\\r").replace("\n", "\\n")
