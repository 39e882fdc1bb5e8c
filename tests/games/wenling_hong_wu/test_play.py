"""Tractors on the long line, ruffs, following, and the course of a match: section 9 without declarations."""

from __future__ import annotations

from typing import Any

import pytest
from tests.families.tricks.tables import PARTNERS, cards, ended, key, order, play, playing, structure

from teahouse.families.tricks import following
from teahouse.families.tricks.actions import Play
from teahouse.families.tricks.cards import hand_of, kind_of, names_of, read
from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.partners import LevelsCarry, PartnersRound, climbed, result
from teahouse.families.tricks.patterns import pattern_of
from teahouse.families.tricks.phases import Trick
from teahouse.families.tricks.ranking import TRUMPS, Order
from teahouse.games.wenling_hong_wu import GAME, scoring
from teahouse.games.wenling_hong_wu.options import Options
from teahouse.kernel import HOUSE, Illegal, Left


def chain(trump: str | None = "s", level: int = 2) -> Order:
    return order(trump, level, chain=True)


def follows(lead: str, hand: str) -> set[str]:
    pattern = pattern_of(chain(), read(lead))
    assert pattern is not None
    duty = following.duty_of(chain(), Options().conventions(), pattern, hand_of(read(hand)))
    return {"".join(names_of(found)) for found in following.plays(chain(), duty, hand_of(read(hand)))}


# ── the line ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("trump", "level", "text", "wanted"),
    [
        ("s", 2, "6h6h7h7h8h8h", ([3], 0, 0)),
        ("s", 2, "4h4h6h6h", ([2], 0, 0)),
        ("s", 4, "2c2c5c5c", ([2], 0, 0)),
        ("s", 4, "AsAs4h4h", ([2], 0, 0)),
        ("s", 4, "AsAs4h4h4s4s3c3c", ([4], 0, 0)),
        ("s", 4, "4h4h4d4d", ([], 2, 0)),
        ("s", 4, "3h3h6h6h", ([2], 0, 0)),
        ("s", 2, "bjbj5h5h", ([2], 0, 0)),
        ("s", 2, "sjsjbjbj", ([2], 0, 0)),
        ("s", 2, "3s3ssjsj", ([2], 0, 0)),
        ("h", 14, "KhKhAcAc", ([2], 0, 0)),
    ],
)
def test_seed_examples_1_to_3_13_16_and_17_tractors(
    trump: str, level: int, text: str, wanted: tuple[list[int], int, int]
) -> None:
    assert structure(chain(trump, level), text) == wanted


def test_seed_example_4_counsellors_of_diamonds() -> None:
    diamonds = chain("d")
    assert [diamonds.rank[kind_of(name)] for name in ("3h", "3d")] == [17, 18]
    assert [diamonds.group[kind_of(name)] for name in ("3h", "3d", "3s", "3c")] == [TRUMPS, TRUMPS, 3, 0]


def test_examples_14_and_15_over_ruffs_at_level_4() -> None:
    spades = chain("s", 4)
    assert key(spades, "2c2c5c5c", "AsAs4h4h") == (2, 15)
    assert key(spades, "2c2c5c5c", "4s4s4d4d") == (2, 16)
    assert key(spades, "2c2c5c5c", "6c6c7c7c") == (1, 7)
    assert key(spades, "2c2c5c5c", "4h4h4d4d") is None


def test_example_18_following_pairs_and_tractors() -> None:
    assert follows("JdJd", "9d9dTdTdQd") == {"9d9d", "TdTd"}
    assert follows("JdJdQdQd", "9d9dTdTdAd") == {"9d9dTdTd"}


def test_example_26_no_throws() -> None:
    round = playing(GAME, ["AcKc", "6c6d", "7c7d", "8c8d"], teams=PARTNERS)
    with pytest.raises(Illegal, match="no-throws"):
        round.check(0, Play(cards("AcKc")))


def test_throws_are_tested_as_in_one_of_the_solo_games_where_they_are_allowed() -> None:
    hands = ["AcKc9c9c7c7c", "8c8c6c6c4c4c", "4d4d6d6d7d7d", "4h4h6h6h7h7h"]
    for throw_rule, lead in (("component", "Kc"), ("strict_min", "7c")):
        round = playing(GAME, hands, teams=PARTNERS, throw_rule=throw_rule)
        play(round, "AcKc9c9c7c7c")
        assert isinstance(round.phase, Trick)
        assert names_of(round.phase.on_table.plays[0].cards) == (lead,)


def test_example_27_equal_level_cards() -> None:
    round = playing(GAME, ["7c", "2h", "2d", "8c"], teams=PARTNERS, leader=1)
    play(round, "2h", "2d", "8c", "7c")
    assert round.last is not None
    assert round.last.winning.seat == 1


# ── settlement ───────────────────────────────────────────────────────────────


def settled(
    points: int, *, dealer: int = 0, levels: tuple[int, int] = (2, 2), **options: Any
) -> tuple[tuple[int, ...], LevelsCarry]:
    """What a hand comes to in which the defenders have so many points and the dealers' side takes the last trick."""
    hands = ["As", "4c", "6c", "7c"]
    leader = dealer
    round = playing(
        GAME, hands[-dealer:] + hands[:-dealer] if dealer else hands, dealer=dealer, leader=leader, teams=PARTNERS,
        carry=LevelsCarry(dealer, dealer, levels), **options,
    )  # fmt: skip
    round.taken[(dealer + 1) % 4] = points
    while round.outcome is None:
        seat = round.actors()[0]
        round.apply(seat, round.fallback(seat))
    assert isinstance(round.outcome.carry, LevelsCarry)
    return round.outcome.points, round.outcome.carry


def test_seed_example_5_75_points_keep_the_deal() -> None:
    assert settled(75) == ((1, -1, 1, -1), LevelsCarry(2, 2, (4, 2)))


def test_seed_example_6_80_points_take_it_over() -> None:
    assert settled(80) == ((-1, 1, -1, 1), LevelsCarry(1, 1, (2, 2)))


@pytest.mark.parametrize(
    ("points", "winner_is_dealer", "levels", "stake"),
    [
        (0, True, 3, 3), (5, True, 2, 2), (35, True, 2, 2), (40, True, 1, 1), (75, True, 1, 1), (80, False, 0, 1),
        (115, False, 0, 1), (120, False, 1, 2), (155, False, 1, 2), (160, False, 2, 3), (195, False, 2, 3),
        (200, False, 3, 4), (260, False, 3, 4),
    ],
)  # fmt: skip
def test_the_table_of_results(points: int, winner_is_dealer: bool, levels: int, stake: int) -> None:
    found = result(Options(), points)
    assert (found.dealers_win, found.levels, found.stake) == (winner_is_dealer, levels, stake)
    assert result(Options.read({"stake": "flat"}), points).stake == 1
    assert result(Options.read({"level_cap": "none"}), 260).levels == 4


def dug(longest: int, kitty: int) -> Finished:
    return ended(teams=PARTNERS, winner=3, longest=longest, kitty=kitty)


def test_seed_example_8_and_24_what_a_lost_kitty_costs() -> None:
    assert [scoring.kitty_factor(Options(), dug(longest, 10)) for longest in (0, 1, 2, 3)] == [2, 4, 4, 4]
    power = Options.read({"kitty_mult": "power"})
    assert [scoring.kitty_factor(power, dug(longest, 10)) for longest in (0, 1, 2, 3)] == [2, 4, 8, 16]
    eight = Options.read({"kitty_mult": "2_4_8"})
    assert [scoring.kitty_factor(eight, dug(longest, 10)) for longest in (0, 1, 2, 3)] == [2, 4, 8, 8]


@pytest.mark.parametrize(
    ("taken", "kitty", "longest", "points"), [(100, 15, 1, 160), (60, 10, 0, 80), (0, 0, 0, 0), (140, 30, 2, 260)]
)
def test_examples_19_20_21_and_24_the_defenders_points(taken: int, kitty: int, longest: int, points: int) -> None:
    round = playing(GAME, ["As", "4c", "6c", "7c"], teams=PARTNERS)
    finished = ended(teams=PARTNERS, winner=3, longest=longest, kitty=kitty, taken={1: taken})
    assert isinstance(round, PartnersRound)
    assert round.defence(finished)[1] == points


def test_example_21_a_shutout() -> None:
    assert settled(0) == ((3, -3, 3, -3), LevelsCarry(2, 2, (7, 2)))


def test_example_22_the_ladder() -> None:
    assert [climbed(Options(), 2, levels) for levels in (1, 2, 3)] == [4, 6, 7]
    assert climbed(Options(), 13, 2) == 14
    assert climbed(Options.read({"level_ladder": "all"}), 2, 2) == 4
    assert climbed(Options.read({"level_mode": "fixed_2"}), 2, 3) == 2
    _, carry = settled(40, levels=(14, 6))
    assert carry.champion == 0
    assert GAME.over(Options(), carry)


def test_example_23_defenders_climb_and_deal() -> None:
    assert settled(130, levels=(4, 6))[1] == LevelsCarry(1, 1, (4, 7))


def test_example_25_fleeing() -> None:
    round = playing(GAME, ["As", "4c", "6c", "7c"], teams=PARTNERS, base=10, carry=LevelsCarry(0, 0, (6, 4)))
    round.apply(HOUSE, Left(3))
    assert round.outcome is not None
    assert round.outcome.points == (40, 0, 40, -80)
    assert round.outcome.carry == LevelsCarry(0, 0, (6, 4))
