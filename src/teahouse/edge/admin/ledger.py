"""The ledger: its transactions, and points that a host gives."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from teahouse.edge.rounds import Counted
from teahouse.edge.session import SignedIn, TheHall
from teahouse.hall.accounts import Player
from teahouse.hall.books import Transaction
from teahouse.hall.ledger import HOUSE

PAGE: Final = 50
PAGE_AT_MOST: Final = 200


class LedgerPage(msgspec.Struct, frozen=True):
    """Transactions, the newest first, and whom their accounts are of. `given` is what the house has given in all.

    `before` asks for the next page, null at the end.
    """

    transactions: list[Transaction]
    people: dict[str, Player]
    given: int
    before: int | None


class NewGrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/admin/grants`: points of the house for an account, or back from it where they are below zero."""

    player: str
    points: int
    reason: str


class Balance(msgspec.Struct, frozen=True):
    """What an account holds now."""

    balance: int


@get("/ledger")
async def read_ledger(
    hall: TheHall,
    before: Counted = None,
    limit: Annotated[int, QueryParameter(ge=1, le=PAGE_AT_MOST)] = PAGE,
    account: FromQuery[str | None] = None,
    kind: FromQuery[str | None] = None,
) -> LedgerPage:
    """Transactions of the ledger: all, of an account, or of a kind (`round`, `opening`, `top-up`, `grant`)."""
    found = await hall.books.transactions(before, limit, account=account, kind=kind)
    people = await hall.accounts.players({holder for transaction in found for holder in transaction.entries})
    more = found[-1].id if len(found) == limit else None
    return LedgerPage(found, people, -await hall.ledger.balance(HOUSE), more)


@post("/grants")
async def give_points(hall: TheHall, player: SignedIn, data: JSONBody[NewGrant]) -> Balance:
    """Give somebody points of the house; written down with its reason."""
    return Balance(await hall.grants.give(data.player, data.points, data.reason, player.id))


ROUTES: Final[list[ControllerRouterHandler]] = [read_ledger, give_points]
