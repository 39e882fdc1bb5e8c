"""What goes through the socket about the company at a table: votes, playing again, talk. The unions are in `messages`."""

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
