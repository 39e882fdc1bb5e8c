"""What goes through the REST interface, beside the hall's own structs (`hall.messages`) and the kernel's."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from teahouse.hall.deeds import Agreement
from teahouse.hall.messages import Params
from teahouse.hall.sanctions import OwnSanction
from teahouse.kernel import About, Allowance, OptionsForm, Title

# ── what a client sends ──────────────────────────────────────────────────────


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/guest`: become somebody. Without a name the hall gives one."""

    name: str | None = None


class ProfileChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/me`: what is missing or null stays as it is. `favourites` are game keys, the whole new list.

    `daily_minutes` is the limit that one sets oneself for a day; 0 lifts it.
    """

    name: str | None = None
    avatar: int | None = None
    town: str | None = None
    favourites: list[str] | None = None
    private: bool | None = None
    daily_minutes: int | None = None


class QuickMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/quick`: a seat at once, in the game's first room unless one is named.

    In `practice` bots fill the table without a wait. `seats` chooses among those the game allows; without it any
    table will do.

    `besides` is a table where it shall not be: the one that was left for another.
    """

    game: str
    room: str | None = None
    practice: bool = False
    seats: int | None = None
    besides: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`: a table for friends.

    `options` not named keep their defaults; `rounds` is the length of the match, without it the table goes on until
    people leave; `limit` ends it when a seat has won or lost so many points; `admits` is `anybody` with the code or
    only the `registered`; `bots` lets bots take the seats that stay empty; `seats` chooses among those the game allows.
    """

    game: str
    options: dict[str, Any] = {}
    rounds: int | None = None
    limit: int | None = None
    protected: bool = False
    admits: Literal["anybody", "registered"] = "anybody"
    spectators: bool = True
    bots: bool = False
    seats: int | None = None

    @property
    def agreement(self) -> Agreement:
        """What is agreed on beside the game's options."""
        return Agreement(
            rounds=self.rounds,
            limit=self.limit,
            protected=self.protected,
            admits=self.admits,
            spectators=self.spectators,
            seats=self.seats,
        )


class SeatChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/sit`: this seat, or any free one."""

    seat: int | None = None


# ── what the hall answers ────────────────────────────────────────────────────


class Problem(msgspec.Struct, frozen=True):
    """Every answer that is no success: a stable kebab-case key, and what fills the client's sentence for it."""

    key: str
    params: Params


class Me(msgspec.Struct, frozen=True):
    """Who one is. `points` is the balance in the hall's ledger, `tables` are those where one has a seat.

    `private` keeps one's page to oneself; `registered` says whether one has a name and a password to sign in by
    elsewhere, `second_factor` whether digits are asked for there too, `host` whether one runs this hall. `sanctions`
    are those in force.
    """

    id: str
    name: str
    avatar: int
    town: str
    favourites: tuple[str, ...]
    private: bool
    daily_minutes: int | None
    registered: bool
    host: bool
    second_factor: bool
    points: int
    tables: tuple[str, ...]
    sanctions: tuple[OwnSanction, ...]


class GameCard(msgspec.Struct, frozen=True):
    """A game, its options, the wording of its keys, and the clocks of its default options in seconds."""

    key: str
    version: str
    about: About
    options: OptionsForm
    words: dict[str, Title]
    clocks: dict[str, Allowance]


class Seated(msgspec.Struct, frozen=True):
    """The table at which one has a seat now."""

    table: str


class Opened(msgspec.Struct, frozen=True):
    """A new table and the six digits by which friends find it."""

    table: str
    code: str


class RoundSeat(msgspec.Struct, frozen=True):
    """Who sat in a seat of a finished round. `me` marks the one who asks."""

    player: str
    name: str
    avatar: int
    bot: bool
    me: bool


class RoundCard(msgspec.Struct, frozen=True):
    """A finished round in the list of one's rounds. `number` counts within its match.

    `ended` and `began` are in ms since 1970, `points` are what the ledger moved: the record's,
    times the `stake` of its `room`.
    """

    round: str
    table: str
    number: int
    game: str
    version: str
    ended: int
    seats: tuple[RoundSeat, ...]
    points: tuple[int, ...]
    ending: str
    commitment: str
    kind: str
    room: str | None
    stake: int
    began: int | None


class RoundPage(msgspec.Struct, frozen=True):
    """One's rounds, the newest first. `before` asks for the next page; null when there is none."""

    rounds: tuple[RoundCard, ...]
    before: int | None


class Health(msgspec.Struct, frozen=True):
    """`GET /healthz`: whether the hall can keep what is played."""

    ok: bool
    version: str
    tables: int
