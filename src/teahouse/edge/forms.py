"""What goes through the REST interface about people: their accounts, their friends' tables, who they are to others."""

from __future__ import annotations

import msgspec

from teahouse.edge.payloads import RoundCard
from teahouse.hall.accounts import Player
from teahouse.hall.archive import GameStatistics
from teahouse.hall.presets import Terms
from teahouse.hall.ratings import GameRating


class Registration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/register`: the name and the password by which one will sign in."""

    name: str
    password: str


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/session`: sign in on this device; `digits` where they are asked for (`digits-needed`)."""

    name: str
    password: str
    digits: str | None = None


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/password`: another password, proved by the old one."""

    old: str
    new: str


class PasswordReset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/password/reset`: another password, proved by the code that the host has given.

    With `digits` where they are asked for (`digits-needed`).
    """

    name: str
    code: str
    password: str
    digits: str | None = None


class NewFactor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/second-factor`: a key for one's telephone, proved by the password."""

    password: str


class Digits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/second-factor/on`: what the telephone shows."""

    digits: str


class NoFactor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/second-factor/off`: ask for no digits any more, proved by both."""

    password: str
    digits: str


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/close`: close the account; a registered one with its password."""

    password: str | None = None


class NewPreset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/presets`, `PUT /api/presets/{preset}`: terms to be saved under a name."""

    name: str
    terms: Terms


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/seat`: go to the seat `to`; the host may say who goes (`seat`)."""

    to: int
    seat: int | None = None


class Ballot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/vote`: shall the table end at once?"""

    agree: bool


class Objection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/sanctions/{sanction}/appeal`: why the host should think again."""

    text: str


class OwnSession(msgspec.Struct, frozen=True):
    """Where one is signed in: since when, last seen (ms since 1970), by what; `here` is this.

    `browser` and `system` are names such as `Chrome` and `Android`, `""` where nobody knows.
    """

    id: str
    since: int
    seen: int
    browser: str
    system: str
    here: bool


class PlayerCard(msgspec.Struct, frozen=True):
    """`GET /api/players/{player}`: somebody's page; what he keeps to himself is null.

    `rounds` are his last ones in rooms; those of friends' tables are nobody else's business.
    """

    player: Player
    since: int | None
    ratings: list[GameRating]
    statistics: list[GameStatistics] | None
    rounds: list[RoundCard] | None
