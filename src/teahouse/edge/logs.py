"""The log of a server process: one line an event on stderr.

As text it is `time level logger event key=value …`; as JSON an object with `at`, `level`, `logger`, `event`, what came
with it under names of their own, and `trace` for a traceback.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec

from teahouse.edge.settings import LogFormat, LogLevel

QUIET: Final = ("uvicorn.error", "uvicorn.access", "asyncio", "aiosqlite", "alembic")
"""Loggers of libraries that tell of every request or statement, one of them with its query string."""

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}
"""Attributes that every record has; all others came with `extra`."""


class Line(logging.Formatter):
    """A record as a line; a traceback follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        extra = [f"{name}={_quoted(value)}" for name, value in _extra(record).items()]
        line = " ".join([_at(record), record.levelname.lower(), record.name, _one_line(record.getMessage()), *extra])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLine(logging.Formatter):
    """A record as an object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": _at(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        for name, value in _extra(record).items():
            told[name if name not in told else f"{name}_"] = value if isinstance(value, int | float) else str(value)
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


FORMATTERS: Final[dict[LogFormat, type[logging.Formatter]]] = {"text": Line, "json": JsonLine}


def configure(level: LogLevel, form: LogFormat = "text") -> None:
    """Sends every logger of this process to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATTERS[form]())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))


def _at(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _extra(record: logging.LogRecord) -> dict[str, object]:
    """What came with `extra`."""
    return {name: value for name, value in vars(record).items() if name not in STANDARD}


def _quoted(value: object) -> str:
    text = str(value)
    return text if text and not set(text) & set(' "=\n\r') else '"' + _one_line(text.replace('"', '\\"')) + '"'


def _one_line(text: str) -> str:
    return text.replace("\r", "\\r").replace("\n", "\\n")
