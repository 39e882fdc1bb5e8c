"""What goes through the socket about the company at a table: votes, playing again, talk."""

from __future__ import annotations

import msgspec

from teahouse.kernel import kebab


class Vote(msgspec.Struct, frozen=True):
    """The vote about ending a friends' table at once (散桌), called by seat `by`.

    `votes` are by seat: who agrees, who does not, `None` for who has not said and for seats without a vote. At `until`
    (the hall's clock, ms) silence counts as consent.
    """

    by: int
    votes: tuple[bool | None, ...]
    until: int


class Rematch(msgspec.Struct, frozen=True, tag=kebab):
    """Somebody has opened the table `next`, on the same terms, for those who sat at this one.

    Taking one's seat there is `POST /api/tables/{table}/rematch`.
    """

    table: str
    next: str


class React(msgspec.Struct, frozen=True, tag=kebab):
    """A small picture for all at the table, by its number in the client's set; it may be thrown at the seat `to`."""

    table: str
    reaction: int
    to: int | None = None


class Chat(msgspec.Struct, frozen=True, tag=kebab):
    """A sentence of one's own. Only from a seat, and never in a protected room."""

    table: str
    text: str


class Reacted(msgspec.Struct, frozen=True, tag=kebab):
    """A seat's reaction."""

    table: str
    seat: int
    reaction: int
    to: int | None


class Chatted(msgspec.Struct, frozen=True, tag=kebab):
    """What a seat says, without the words on the host's list."""

    table: str
    seat: int
    text: str
