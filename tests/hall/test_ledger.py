"""The ledger's contract, on a real file: zero-sum, once a round, once a day, and an audit that finds nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.stores.files import opened

from teahouse.hall.ledger import HOUSE, SettledDifferently, Unbalanced
from teahouse.stores import Stores
from teahouse.stores.ledger import SqlLedger


@pytest.fixture
async def ledger(tmp_path: Path) -> AsyncIterator[SqlLedger]:
    async with opened(tmp_path) as stores:
        yield stores.ledger


async def test_an_account_holds_the_opening_points_before_its_first_round(ledger: SqlLedger) -> None:
    assert await ledger.balance("zhou") == 2_000
    assert await ledger.balance("bot:0") == 2_000
    assert await ledger.balance(HOUSE) == 0


async def test_a_round_moves_points_between_its_seats(ledger: SqlLedger) -> None:
    await ledger.settle("r1", "t1", {"zhou": 96, "chen": -32, "bot:0": -32, "bot:1": -32})
    assert await ledger.balances(["zhou", "chen", "bot:0", "bot:1", "juan", HOUSE]) == {
        "zhou": 2_096,
        "chen": 1_968,
        "bot:0": 1_968,
        "bot:1": 1_968,
        "juan": 2_000,
        HOUSE: -8_000,
    }
    assert await ledger.check() == []


async def test_a_round_is_settled_once(ledger: SqlLedger) -> None:
    for _ in range(3):
        await ledger.settle("r1", "t1", {"zhou": 6, "chen": -6})
    assert await ledger.balance("zhou") == 2_006


async def test_a_round_cannot_be_settled_in_another_way(ledger: SqlLedger) -> None:
    await ledger.settle("r1", "t1", {"zhou": 6, "chen": -6})
    for other in ({"zhou": 7, "chen": -7}, {"zhou": 6, "juan": -6}, {}):
        with pytest.raises(SettledDifferently):
            await ledger.settle("r1", "t1", other)
    assert await ledger.balances(["zhou", "chen", "juan"]) == {"zhou": 2_006, "chen": 1_994, "juan": 2_000}


async def test_points_from_nowhere_are_refused(ledger: SqlLedger) -> None:
    with pytest.raises(Unbalanced) as refused:
        await ledger.settle("r1", "t1", {"zhou": 6, "chen": -5})
    assert (refused.value.round_id, refused.value.total) == ("r1", 1)
    assert await ledger.balance("zhou") == 2_000
    await ledger.settle("r1", "t1", {"zhou": 6, "chen": -6})


async def test_a_void_round_leaves_all_as_it_was(ledger: SqlLedger) -> None:
    await ledger.settle("r1", "t1", {"zhou": 0, "chen": 0})
    assert await ledger.balances(["zhou", "chen"]) == {"zhou": 2_000, "chen": 2_000}
    assert await ledger.check() == []


async def test_the_broke_are_topped_up_once_a_day(ledger: SqlLedger) -> None:
    await ledger.settle("r1", "t1", {"zhou": 2_300, "chen": -2_300})
    assert await ledger.top_up_if_broke("chen", "2026-02-17") == 1_300
    assert await ledger.balance("chen") == 1_000
    await ledger.settle("r2", "t1", {"zhou": 1_000, "chen": -1_000})
    assert await ledger.top_up_if_broke("chen", "2026-02-17") == 0
    assert await ledger.balance("chen") == 0
    assert await ledger.top_up_if_broke("chen", "2026-02-18") == 1_000
    assert await ledger.balances(["zhou", "chen", HOUSE]) == {"zhou": 5_300, "chen": 1_000, HOUSE: -6_300}
    assert await ledger.check() == []


async def test_who_has_a_point_left_is_not_broke(ledger: SqlLedger) -> None:
    await ledger.settle("r1", "t1", {"zhou": 1_999, "chen": -1_999})
    assert await ledger.top_up_if_broke("chen", "2026-02-17") == 0
    assert await ledger.top_up_if_broke("newcomer", "2026-02-17") == 0
    assert await ledger.balances(["chen", "newcomer"]) == {"chen": 1, "newcomer": 2_000}


async def test_the_book_outlives_its_process(tmp_path: Path) -> None:
    async with opened(tmp_path) as stores:
        await stores.ledger.settle("r1", "t1", {"zhou": 6, "chen": -6})
    async with opened(tmp_path) as stores:
        await stores.ledger.settle("r1", "t1", {"zhou": 6, "chen": -6})
        assert await stores.ledger.balances(["zhou", "chen"]) == {"zhou": 2_006, "chen": 1_994}


# ── any week in the hall ─────────────────────────────────────────────────────

PEOPLE = ("zhou", "chen", "juan", "bot:0", "bot:1")

rounds = st.tuples(
    st.integers(0, 12),
    st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=4, unique=True),
    st.lists(st.integers(-3_000, 3_000), min_size=3, max_size=3),
)
top_ups = st.tuples(st.sampled_from(PEOPLE), st.sampled_from(("2026-02-17", "2026-02-18")))


def points_of(people: list[str], wins: list[int]) -> dict[str, int]:
    """The first people's wins, and what the last must then have lost."""
    points = dict(zip(people[:-1], wins, strict=False))
    return points | {people[-1]: -sum(points.values())}


@settings(max_examples=25)
@given(st.lists(rounds | top_ups, max_size=12))
async def test_any_week_agrees_with_plain_sums(
    week: list[tuple[int, list[str], list[int]] | tuple[str, str]],
) -> None:
    held = Counter(dict.fromkeys(PEOPLE, 2_000))
    settled: dict[int, dict[str, int]] = {}
    topped: set[tuple[str, str]] = set()
    with TemporaryDirectory() as folder:
        async with opened(Path(folder)) as stores:
            for step in week:
                if len(step) == 3:
                    number, points = step[0], points_of(step[1], step[2])
                    if settled.setdefault(number, points) == points:
                        await stores.ledger.settle(f"r{number}", "t", points)
                    else:
                        with pytest.raises(SettledDifferently):
                            await stores.ledger.settle(f"r{number}", "t", points)
                else:
                    broke = step not in topped and held_after(held, settled)[step[0]] <= 0
                    gift = 1_000 - held_after(held, settled)[step[0]] if broke else 0
                    assert await stores.ledger.top_up_if_broke(*step) == gift
                    topped |= {step} if broke else set()
                    held[step[0]] += gift
            await agrees(stores, held_after(held, settled))


def held_after(held: Counter[str], settled: dict[int, dict[str, int]]) -> Counter[str]:
    """Opening points and top-ups, and on them every round that was settled."""
    total = Counter(held)
    for points in settled.values():
        total.update(points)
    return total


async def agrees(stores: Stores, held: Counter[str]) -> None:
    assert await stores.ledger.balances(PEOPLE) == held
    assert await stores.ledger.check() == []
