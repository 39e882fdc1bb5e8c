"""What a host may set: by flags of `teahouse serve`, by variables `TEAHOUSE_…`, or in a TOML file.

A flag wins over a variable, a variable over the file. In the file a setting is called as in `Settings`, and its value
is what a flag would say; numbers, `true` and `false`, and lists of strings may be written as TOML has them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from teahouse.edge.limits import UNLIMITED, Limits
from teahouse.hall.clock import Timing

LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]
LOG_LEVELS: Final[tuple[LogLevel, ...]] = ("debug", "info", "warning", "error")
LOG_FORMATS: Final[tuple[LogFormat, ...]] = ("text", "json")

MOST_SOCKETS: Final = 1_000_000
SOCKETS: Final = f"a number from 1 to {MOST_SOCKETS}"
TOKEN: Final = re.compile(r"[0-9A-Za-z._~+/=-]{16,200}")

PREFIX: Final = "TEAHOUSE_"
FILE_VARIABLE: Final = f"{PREFIX}SETTINGS"
SWITCHES: Final = frozenset({"limits", "hosts_second_factor"})
LISTS: Final = frozenset(("origins", "proxies"))
PATHS: Final = frozenset(("data", "rooms", "words", "metrics_token"))
"""Settings that are places; in a file they count from the folder where it is."""


class BadSetting(Exception):
    """A setting that cannot be used; `name` says where it stands, `wanted` what it should be."""

    key = "bad-setting"

    def __init__(self, name: str, value: str, wanted: str) -> None:
        super().__init__(name, value, wanted)
        self.name = name
        self.value = value
        self.wanted = wanted

    def __str__(self) -> str:
        return f"{self.name}: {self.value!r} is not {self.wanted}"


def _text(text: str) -> str:
    """A flag or a line that was left half typed: an empty address would be all of the machine's."""
    if not text.strip():
        raise ValueError(text)
    return text


def _path(text: str) -> Path:
    return Path(_text(text))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a hall is run.

    `origins` are the addresses under which people open it (`https://hall.example`); without them a page may speak
    to the hall when it comes from the host that it speaks to. `proxies` are the addresses of reverse proxies whose
    word about a client's address is taken. `bot_pause` bounds the pause (ms) before a bot answers. `rooms` is a
    TOML file (`hall.rooms`). `sockets_per_…` are how many may be open at a time. `metrics_token` opens `/metrics`
    to others than the machine itself.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1",)
    bot_pause: tuple[int, int] = Timing().bot_pause
    log_level: LogLevel = "info"
    log_format: LogFormat = "text"
    limits: Limits = Limits()
    sockets_per_address: int = 64
    sockets_per_account: int = 8
    rooms: Path | None = None
    words: Path | None = None
    hosts_second_factor: bool = False
    metrics_token: str | None = None

    @property
    def https(self) -> bool:
        """Whether people come through TLS, so that cookies are for TLS alone."""
        return bool(self.origins) and all(origin.startswith("https:") for origin in self.origins)


class Setting(msgspec.Struct, frozen=True):
    """One setting as it stands in flags and variables: how its text is read, what it should be, what it does."""

    name: str
    read: Callable[[str], Any]
    wanted: str
    help: str

    @property
    def variable(self) -> str:
        return f"{PREFIX}{self.name.upper()}"

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError(text)
    return port


def _origins(text: str) -> tuple[str, ...]:
    origins = tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path or parts.query:
            raise ValueError(origin)
    return origins


def _addresses(text: str) -> tuple[str, ...]:
    return tuple(str(ip_address(part.strip())) for part in text.split(",") if part.strip())


def _pause(text: str) -> tuple[int, int]:
    least, _, most = text.partition("-")
    pause = int(least), int(most or least)
    if not 0 <= pause[0] <= pause[1]:
        raise ValueError(text)
    return pause


def _sockets(text: str) -> int:
    sockets = int(text)
    if not 1 <= sockets <= MOST_SOCKETS:
        raise ValueError(text)
    return sockets


def _token(text: str) -> str:
    """The word that stands in a file: as a flag or a variable everybody on the machine might see it."""
    try:
        word = _path(text).read_text("utf-8").strip()
    except OSError as error:
        raise ValueError(text) from error
    if not TOKEN.fullmatch(word):
        raise ValueError(text)
    return word


def _log_level(text: str) -> LogLevel:
    return next(level for level in LOG_LEVELS if level == text.lower())


def _log_format(text: str) -> LogFormat:
    return next(form for form in LOG_FORMATS if form == text.lower())


def _switch(text: str) -> bool:
    return {"on": True, "off": False}[text.lower()]


def _limits(text: str) -> Limits:
    return Limits() if _switch(text) else UNLIMITED


SETTINGS: Final = (
    Setting("host", _text, "an address", "the address to listen at (127.0.0.1)"),
    Setting("port", _port, "a port from 0 to 65535", "the port to listen at (8000)"),
    Setting("data", _path, "a folder", "the folder that keeps everything (data)"),
    Setting("origins", _origins, "a list such as https://hall.example", "addresses under which people open the hall"),
    Setting("proxies", _addresses, "a list of IP addresses", "reverse proxies whose forwarded addresses are believed"),
    Setting("bot_pause", _pause, "milliseconds such as 400-1200", "how long bots wait before they answer (400-1200)"),
    Setting("log_level", _log_level, f"one of {', '.join(LOG_LEVELS)}", "what is logged to stderr (info)"),
    Setting("log_format", _log_format, f"one of {', '.join(LOG_FORMATS)}", "how it is logged: an event a line (text)"),
    Setting("limits", _limits, "on or off", "rate limits; off is for load tests alone (on)"),
    Setting("sockets_per_address", _sockets, SOCKETS, "sockets of one address, or network of IPv6, at a time (64)"),
    Setting("sockets_per_account", _sockets, SOCKETS, "windows of one account at a time; the newest count (8)"),
    Setting("rooms", _path, "a file", "the file that says which rooms there are (those that are built in)"),
    Setting("words", _path, "a file", "the file of words that the chat covers with stars (none)"),
    Setting(
        "hosts_second_factor", _switch, "on or off", "hosts come to their pages only with two-step verification (off)"
    ),
    Setting(
        "metrics_token",
        _token,
        "a file with a word of 16 to 200 letters, digits and ._~+/=-",
        "the file of the word that opens /metrics to others than this machine (none)",
    ),
)


def read(flags: Mapping[str, str | None], environment: Mapping[str, str], named: Path | None = None) -> Settings:
    """The settings from flags (by name), variables and the file that either of them names. Raises `BadSetting`."""
    file, written = _file(named, environment)
    chosen: dict[str, Any] = {}
    for setting in SETTINGS:
        flag, variable = flags.get(setting.name), environment.get(setting.variable)
        if flag is not None:
            place, text = setting.flag, flag
        elif variable:
            place, text = setting.variable, variable
        elif setting.name in written:
            place, text = f"{setting.name} in {file}", written[setting.name]
        else:
            continue
        try:
            chosen[setting.name] = setting.read(text)
        except (ValueError, KeyError, StopIteration) as error:
            raise BadSetting(place, text, setting.wanted) from error
    return Settings(**chosen)


def strangers(environment: Mapping[str, str]) -> list[str]:
    """Variables that are called like settings and are none: perhaps mistyped."""
    known = {FILE_VARIABLE, *(setting.variable for setting in SETTINGS)}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _file(named: Path | None, environment: Mapping[str, str]) -> tuple[Path | None, dict[str, str]]:
    """The file that is named, and what stands in it, as flags would say it."""
    place, text = "--settings", str(named)
    if named is None:
        place, text = FILE_VARIABLE, environment.get(FILE_VARIABLE, "")
        if not text:
            return None, {}
    file = Path(text)
    try:
        table = msgspec.toml.decode(file.read_bytes(), type=dict[str, Any])
    except OSError as error:
        raise BadSetting(place, text, f"a file of settings: {error.strerror}") from error
    except (UnicodeDecodeError, msgspec.DecodeError) as error:
        raise BadSetting(place, text, f"a file of settings: {error}") from error
    wanted = {setting.name: setting.wanted for setting in SETTINGS}
    for name in table:
        if name not in wanted:
            raise BadSetting(text, name, f"a setting; those are {', '.join(sorted(wanted))}")
    return file, {name: _written(name, value, file, wanted[name]) for name, value in table.items()}


def _written(name: str, value: object, file: Path, wanted: str) -> str:
    """One value of the file as a flag would say it."""
    match value:
        case bool() if name in SWITCHES:
            return "on" if value else "off"
        case int() if not isinstance(value, bool):
            return str(value)
        case str():
            return str(file.parent / value) if name in PATHS and value.strip() else value
        case list() if name in LISTS and all(isinstance(part, str) for part in value):
            return ",".join(value)
    raise BadSetting(f"{name} in {file}", str(value), wanted)
