"""Points that a host gives: a transaction of the ledger that adds up to zero, and a line in the trail with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.stores.files import NOON, Wall, opened

from teahouse.hall.accounts import Accounts
from teahouse.hall.errors import Refusal
from teahouse.hall.grants import Grants
from teahouse.hall.ledger import HOUSE
from teahouse.hall.trail import TrailEntry
from teahouse.stores import Stores


async def person(stores: Stores) -> tuple[Grants, str]:
    accounts = Accounts(stores.accounts, Wall())
    player, _ = await accounts.guest("老周")
    return Grants(stores.ledger, accounts, Wall()), player.id


async def test_a_grant_comes_from_the_house_and_is_written_down(tmp_path: Path) -> None:
    async with opened(tmp_path) as stores:
        grants, zhou = await person(stores)
        assert await grants.give(zhou, 500, "  won the New\nYear's match ", "host") == 2_500
        assert await stores.ledger.balances([zhou, HOUSE]) == {zhou: 2_500, HOUSE: -2_500}
        lines = await stores.ledger.postings(zhou)
        assert sorted((line.kind, line.amount) for line in lines) == [("grant", 500), ("opening", 2_000)]
        assert await stores.trail.page(None, 10) == [
            TrailEntry(NOON, "host", "grant", zhou, "won the New Year's match", {"points": 500}, 1)
        ]
        assert await stores.ledger.check() == []
        report = await stores.audit.report()
        assert (report.figures["grants"], report.faults) == (1, [])


async def test_what_was_given_too_much_is_taken_back_but_no_more_than_there_is(tmp_path: Path) -> None:
    async with opened(tmp_path) as stores:
        grants, zhou = await person(stores)
        assert await grants.give(zhou, -2_000, "a mistake", "host") == 0
        with pytest.raises(Refusal) as refused:
            await grants.give(zhou, -1, "a mistake", "host")
        assert refused.value.key == "balance-too-small"
        assert await stores.ledger.balance(zhou) == 0
        assert len(await stores.trail.page(None, 10)) == 1


@pytest.mark.parametrize(
    ("points", "reason", "key"),
    [
        (0, "why", "bad-amount"),
        (1_000_001, "why", "bad-amount"),
        (-1_000_001, "why", "bad-amount"),
        (5, "", "reason-missing"),
        (5, " \n", "reason-missing"),
        (5, "w" * 501, "reason-too-long"),
    ],
)
async def test_a_grant_without_a_reason_or_beyond_measure_is_refused(
    tmp_path: Path, points: int, reason: str, key: str
) -> None:
    async with opened(tmp_path) as stores:
        grants, zhou = await person(stores)
        with pytest.raises(Refusal) as refused:
            await grants.give(zhou, points, reason, "host")
        assert refused.value.key == key
        assert await stores.trail.page(None, 10) == []
        with pytest.raises(Refusal, match="unknown-player"):
            await grants.give("nobody", 5, "why", "host")
