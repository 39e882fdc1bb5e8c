"""Who may do what, as data: every request and every word of the socket, by everybody who might try it.

A row names the refusals, by role; a role that is not named is let in. A route or a message without a row fails
`test_authorisation.py`, and so does a row without its route.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import msgspec
from tests.edge.cast import PASSWORD, ROLES, Role
from tests.edge.guests import GAME

Refusals: TypeAlias = Mapping[Role, str]
"""The key of the refusal by role; who is missing is let in."""


def all_but(*let_in: Role, key: str) -> dict[Role, str]:
    """The same refusal for all but some; nobody is asked who he is first, and who is banned may not even ask."""
    return {role: key for role in ROLES if role not in let_in} | OUTSIDE


NOBODY: Final[dict[Role, str]] = {"nobody": "unauthenticated"}
OUTSIDE: Final[dict[Role, str]] = NOBODY | {"banned": "banned"}
"""Who is not let in, whatever he asks for."""

EVERYBODY: Final[Refusals] = {}
SIGNED_IN: Final[Refusals] = OUTSIDE
NO_SEAT: Final[dict[Role, str]] = OUTSIDE | {"suspended": "suspended"}
SITTING: Final[tuple[Role, ...]] = ("seated", "muted", "opener")
KNOWN: Final[Refusals] = NOBODY
"""Those doors that even who is banned finds open."""
AT_THE_TABLE: Final = all_but("seated", "muted", "opener", key="not-seated")
OPENER: Final[Refusals] = AT_THE_TABLE | {"seated": "not-host", "muted": "not-host"}
REGISTERED: Final[Refusals] = all_but("registered", "host", key="not-registered")
HOST: Final = all_but("host", key="not-a-host")


def nowhere(key: str) -> Refusals:
    """Nothing is there, for whoever asks."""
    return dict.fromkeys(ROLES, key)


class Right(msgspec.Struct, frozen=True):
    """A request: whom it refuses and by which key, and what it sends."""

    refusals: Refusals
    body: Any = None
    query: str = ""


OTHERS_SANCTION: Final = {**all_but("seated", key="unknown-sanction"), "banned": "unknown-sanction"}

REPORT: Final = {"seat": 0, "reason": "stalling"}
WARNING: Final = {"kind": "warn", "reason": "other"}
TERMS: Final = {"name": "家规", "terms": {"game": GAME}}
IN_AN_HOUR: Final = time.time_ns() // 1_000_000 + 3_600_000

RIGHTS: Final[dict[str, Right]] = {
    # What everybody may see
    "GET /": Right(EVERYBODY),
    "HEAD /": Right(EVERYBODY),
    "GET /{path:path}": Right(EVERYBODY),
    "HEAD /{path:path}": Right(EVERYBODY),
    "GET /healthz": Right(EVERYBODY),
    "GET /metrics": Right(EVERYBODY),  # whoever he is, on the hall's own machine: `test_monitoring.py`
    "GET /schema": Right(EVERYBODY),
    "GET /schema/openapi.json": Right(EVERYBODY),
    "GET /schema/{path:str}": Right(nowhere("404")),
    "GET /ws": Right(nowhere("not-a-socket")),
    "GET /api/games": Right(EVERYBODY),
    "GET /api/games/{key:str}/help": Right(EVERYBODY),
    "GET /api/games/{key:str}/rooms": Right(EVERYBODY),
    "GET /api/games/{key:str}/best": Right(EVERYBODY),
    "GET /api/lobby": Right(EVERYBODY),
    "GET /api/tables": Right(EVERYBODY, query=f"game={GAME}"),
    "GET /api/tables/{table:str}": Right(EVERYBODY),
    "GET /api/players/{player_id:str}": Right(EVERYBODY),
    "GET /api/players/{player_id:str}/curve": Right(EVERYBODY, query=f"game={GAME}"),
    "GET /api/rounds/{round:str}": Right(nowhere("unknown-round")),
    "GET /api/rounds/{round:str}/record": Right(nowhere("unknown-round")),
    # Oneself
    "POST /api/guest": Right({"banned": "banned"}, {}),
    "GET /api/me": Right(SIGNED_IN),
    "PATCH /api/me": Right(SIGNED_IN, {"town": "wenling"}),
    "GET /api/me/statistics": Right(SIGNED_IN),
    "GET /api/me/play-time": Right(SIGNED_IN),
    "GET /api/me/export": Right(KNOWN),
    "GET /api/me/mutes": Right(SIGNED_IN),
    "PUT /api/me/mutes/{muted:str}": Right(SIGNED_IN),
    "DELETE /api/me/mutes/{muted:str}": Right(SIGNED_IN),
    "GET /api/rounds": Right(SIGNED_IN),
    "POST /api/me/close": Right(NOBODY | dict.fromkeys(SITTING, "leave-tables-first"), {"password": PASSWORD}),
    # How one is proved
    "POST /api/register": Right(
        OUTSIDE | {"registered": "already-registered", "host": "already-registered"}, {"name": "", "password": PASSWORD}
    ),
    "POST /api/session": Right(nowhere("wrong-credentials"), {"name": "没有的人", "password": PASSWORD}),
    "DELETE /api/session": Right({**REGISTERED, "banned": "not-registered"}),
    "GET /api/sessions": Right(SIGNED_IN),
    "DELETE /api/sessions": Right(SIGNED_IN),
    "DELETE /api/sessions/{session:str}": Right(OUTSIDE | all_but(key="unknown-session")),
    "POST /api/password": Right(REGISTERED, {"old": PASSWORD, "new": PASSWORD}),
    "POST /api/password/reset": Right(
        nowhere("wrong-reset-code"), {"name": "没有的人", "code": "", "password": PASSWORD}
    ),
    "POST /api/second-factor": Right(REGISTERED, {"password": PASSWORD}),
    "POST /api/second-factor/on": Right(OUTSIDE | all_but(key="no-second-factor"), {"digits": "000000"}),
    "POST /api/second-factor/off": Right(
        {**REGISTERED, "registered": "no-second-factor", "host": "no-second-factor"},
        {"password": PASSWORD, "digits": "000000"},
    ),
    # Terms: what somebody else has saved is not there
    "GET /api/presets": Right(SIGNED_IN),
    "POST /api/presets": Right(SIGNED_IN, TERMS),
    "PUT /api/presets/{preset:str}": Right(all_but("seated", key="unknown-preset"), TERMS),
    "DELETE /api/presets/{preset:str}": Right(all_but("seated", key="unknown-preset")),
    # Tables
    "POST /api/tables": Right(NO_SEAT, {"game": GAME}),
    "POST /api/quick": Right(NO_SEAT, {"game": GAME, "practice": True}),
    "GET /api/codes/{code:str}": Right(SIGNED_IN),
    "POST /api/tables/{table:str}/sit": Right(NO_SEAT | dict.fromkeys(SITTING, "already-seated"), {"seat": 3}),
    "POST /api/tables/{table:str}/leave": Right(AT_THE_TABLE),
    "GET /api/tables/{table:str}/leaving": Right(AT_THE_TABLE),
    "POST /api/tables/{table:str}/fill": Right(OPENER),
    "POST /api/tables/{table:str}/seat": Right(OPENER, {"seat": 0, "to": 3}),
    "DELETE /api/tables/{table:str}/seats/{seat:int}": Right(OPENER),
    "POST /api/tables/{table:str}/vote": Right(AT_THE_TABLE, {"agree": True}),
    "POST /api/tables/{table:str}/rematch": Right(AT_THE_TABLE | dict.fromkeys(SITTING, "not-over")),
    # Conduct: what was decided about somebody is his, also when he is banned
    "POST /api/tables/{table:str}/reports": Right(OUTSIDE | {"opener": "report-oneself"}, REPORT),
    "POST /api/rounds/{round:str}/reports": Right(all_but(key="unknown-round"), REPORT),
    "GET /api/me/reports": Right(SIGNED_IN),
    "GET /api/me/sanctions": Right(KNOWN),
    "POST /api/me/sanctions/{sanction:str}/seen": Right(OTHERS_SANCTION),
    "POST /api/me/sanctions/{sanction:str}/appeal": Right(
        OTHERS_SANCTION | {"seated": "already-appealed"}, {"text": "不是我"}
    ),
    # The host's desk
    "GET /api/admin/reports": Right(HOST),
    "GET /api/admin/reports/waiting": Right(HOST),
    "POST /api/admin/reports/dismiss": Right(HOST, {"player": "none", "settled": {}}),
    "POST /api/admin/sanctions": Right(HOST | {"host": "unknown-player"}, {"player": "none", "terms": WARNING}),
    "GET /api/admin/sanctions/of/{about:str}": Right(HOST),
    "POST /api/admin/sanctions/{sanction:str}/answer": Right(HOST, {"answer": "upheld"}),
    "POST /api/admin/sanctions/{sanction:str}/lift": Right(HOST, {}),
    "GET /api/admin/today": Right(HOST),
    "GET /api/admin/history": Right(HOST),
    "GET /api/admin/tables": Right(HOST),
    "GET /api/admin/rooms": Right(HOST),
    "GET /api/admin/people": Right(HOST),
    "GET /api/admin/people/{player_id:str}": Right(HOST),
    "POST /api/admin/people/{player_id:str}/sign-out": Right(HOST | {"host": "not-registered"}, {"reason": "换过手机"}),
    "GET /api/admin/ledger": Right(HOST),
    "POST /api/admin/grants": Right(
        HOST | {"host": "unknown-player"}, {"player": "none", "points": 5, "reason": "a prize"}
    ),
    "GET /api/admin/announcement": Right(HOST),
    "POST /api/admin/announcement": Right(HOST, {"zh": "换水", "en": "", "until": IN_AN_HOUR}),
    "DELETE /api/admin/announcement": Right(HOST),
    "POST /api/admin/drain": Right(HOST, {"on": False}),
    "GET /api/admin/audit": Right(HOST),
    # Everything else under /api is no page of the client
    "GET /api/{path:path}": Right(nowhere("not-found")),
    "POST /api/{path:path}": Right(nowhere("not-found")),
    "PUT /api/{path:path}": Right(nowhere("not-found")),
    "PATCH /api/{path:path}": Right(nowhere("not-found")),
    "DELETE /api/{path:path}": Right(nowhere("not-found")),
}

STRANGERS: Final[tuple[Role, ...]] = ("guest", "registered", "suspended", "host")
LOOKING: Final[dict[Role, str]] = dict.fromkeys(STRANGERS, "not-looking")
SEATED: Final[Refusals] = {**LOOKING, "spectator": "not-seated"}

WORDS: Final[dict[str, tuple[dict[str, Any], Refusals]]] = {
    # Whoever has a cookie has a socket; without one there is none to say anything through.
    "hello": ({"protocol": 1}, EVERYBODY),
    "ping": ({}, EVERYBODY),
    "watch-lobby": ({"on": True}, EVERYBODY),
    "enter": ({"table": ""}, EVERYBODY),
    "leave": ({"table": ""}, LOOKING),
    "again": ({"table": ""}, LOOKING),
    "play": ({"table": "", "id": "one", "q": 0, "action": {}}, SEATED),
    "autopilot": ({"table": "", "on": True}, SEATED),
    "ready": ({"table": ""}, SEATED),
    "say": ({"table": "", "phrase": 1}, SEATED),
    "react": ({"table": "", "reaction": 1}, SEATED),
    "chat": ({"table": "", "text": "你好"}, {**SEATED, "muted": "muted"}),
    "ask-hint": ({"table": ""}, SEATED),
}
"""By the tag of a message: its fields (an empty table stands for the cast's), and whom it refuses."""
