"""What winners' and losers' hands count: rules page §5 and §6, examples 1 and 6–26, 31–36."""

from __future__ import annotations

import pytest
from tests.games.wenling_mahjong.tables import chow, concealed_kong, hand, items, lost, open_kong, pong, won

from teahouse.games.wenling_mahjong import losing, winning
from teahouse.games.wenling_mahjong.hands import NO_LUCK, Luck, Tally, rounded
from teahouse.games.wenling_mahjong.options import Options


def parts(tally: Tally) -> tuple[int, int, int]:
    """和 without the winner's 20, 番, total."""
    return tally.points - 20, tally.doublings, tally.total


def test_example_1_totals_are_rounded_up_to_tens() -> None:
    assert [rounded(points) for points in (132, 130, 496, 640, 2, 0)] == [140, 130, 500, 640, 10, 0]


def test_example_6_middle_wait() -> None:
    tally = won("123m 456m 13p 55s 789p 789s", de="1z", on="2p")
    assert parts(tally) == (2, 1, 50)
    assert items(tally) == {"he.winner": 20, "he.middle-wait": 2, "fan.no-wild": 1}


def test_example_7_edge_wait() -> None:
    assert parts(won("456m 456m 12p 55s 789p 678s", de="1z", on="3p")) == (2, 1, 50)
    tally = won("456m 456m 234p 55s 678s 89p", de="1z", on="7p")
    assert parts(tally) == (2, 1, 50)
    assert items(tally)["he.edge-wait"] == 2


def test_example_8_two_wilds_at_home_as_the_pair() -> None:
    tally = won("123m 456m 789p 234s 78s 5s 5s", de="5s", on="6s")
    assert (tally.total, tally.limit) == (500, "limit.double-home")


def test_example_9_all_runs() -> None:
    assert parts(won("123m 456m 23p 55s 789p 789s", de="1z", on="4p")) == (0, 2, 80)
    assert parts(won("123m 456m 23p 55s 789p 789s", de="1z", drew="4p")) == (2, 2, 90)


def test_example_10_pair_wait_is_not_all_runs() -> None:
    tally = won("123m 456m 789p 234p 789s 5s", on="5s")
    assert parts(tally) == (2, 1, 50)
    assert "he.pair-wait" in items(tally)


def test_example_11_the_best_place_of_the_winning_tile() -> None:
    tally = won("123m 456m 789p 789s 2234p", de="1z", on="2p")
    assert parts(tally) == (0, 2, 80)


def test_example_12_the_best_reading() -> None:
    assert won("111222333m 45p 789p 55s", de="1z", on="6p").total == 80
    assert parts(won("11122233m 456p 789p 55s", de="1z", on="3m")) == (14, 1, 70)
    assert parts(won("11122233m 456p 789p 55s", de="1z", drew="3m")) == (18, 1, 80)


def test_example_13_a_triplet_won_on_a_discard_is_open() -> None:
    assert parts(won("123m 456m 789p 99s 11s 456p", de="2z", on="1s")) == (4, 1, 50)
    assert parts(won("123m 456m 789p 99s 11s 456p", de="2z", drew="1s")) == (10, 1, 60)
    kept = Options(ron_triplet="concealed")
    assert parts(won("123m 456m 789p 99s 11s 456p", de="2z", on="1s", options=kept)) == (8, 1, 60)


def test_example_14_one_wild_counts_nothing_of_itself() -> None:
    assert parts(won("123m 456m 789p 24s 1z 55p 78s", de="1z", on="6s")) == (0, 1, 40)


def test_example_15_wilds_at_home() -> None:
    one = won("123m 456m 789p 46s 5s 88p 78s", de="5s", on="6s")
    assert parts(one) == (0, 2, 80)
    assert items(one)["fan.wild-home"] == 1
    apart = won("123m 456m 789p 45s 5s 67s 88p", de="5s", on="3s")
    assert (apart.total, apart.limit) == (500, "limit.double-home")
    pairs = won("123m 456m 789p 45s 5s 67s 88p", de="5s", on="3s", options=Options(double_home="pair_only"))
    assert pairs.limit is None


def test_example_16_a_wild_is_drawn() -> None:
    tally = won("123m 456m 789p 13p 55s 789s", de="1z", drew="1z")
    assert parts(tally) == (4, 1, 50)
    assert items(tally) == {
        "he.winner": 20,
        "he.self-draw": 2,
        "he.middle-wait": 2,
        "fan.self-draw-wild": 1,
    }


def test_example_17_dragons_and_flowers() -> None:
    tally = won("123m 456m 55p 78s 789s", pong("7z"), de="2z", exposed="5z 1f", on="6s")
    assert parts(tally) == (8, 4, 450)


def test_example_18_a_wild_completes_the_door_wind() -> None:
    tally = won("123m 456m 78m 789m 55m 22z 1z", de="1z", on="9m", seat=1)
    assert parts(tally) == (8, 3, 230)


def test_example_19_full_flush() -> None:
    tally = won("123m 456m 789m 234m 55m 78m", de="1z", on="6m")
    assert (tally.doublings, tally.total) == (6, 500)


def test_example_20_all_triplets() -> None:
    tally = won("222m 555p 88s 33z", pong("4p"), pong("1s"), de="1z", on="8s", seat=2)
    assert parts(tally) == (18, 3, 310)


def test_example_21_a_win_after_a_kong() -> None:
    laid = concealed_kong("8m")
    assert parts(won("123m 456m 789s 23p 55s", laid, de="1z", drew="4p", luck=Luck(kong_draw=True))) == (18, 2, 160)
    assert parts(won("123m 456m 789s 23p 55s", laid, de="1z", drew="4p")) == (18, 1, 80)


def test_example_22_four_winds() -> None:
    tally = won("222z 33z 11z 5p 44z 123m", chow("789s"), de="5p", on="3z")
    assert (tally.total, tally.limit) == (500, "limit.four-winds")
    assert won("222z 333z 1z 444z 123m 5p 78s", de="5p", on="9s").limit is None, "the door wind is the pair"


def test_examples_23_and_24_a_losers_wild() -> None:
    assert lost("77z 5s 11m 123p 456p 9s 2s 8s 3m 4m", de="5s", seat=1) == 20
    assert lost("77z 22z 5s 11m 123p 456p 9s 2s 8s", de="5s", seat=1) == 20
    assert losing.tally(hand("77z 5s 11m 123p 456p 9s", de="5s", seat=1), Options()).points == 8
    assert losing.tally(hand("77z 22z 5s 11m 123p 456p 9s", de="5s", seat=1), Options()).points == 10
    assert lost("77z 5s 11m 123p 456p 9s 2s 8s 3m 4m", de="5s", seat=1, options=Options(loser_wild="none")) == 10


def test_example_25_a_losers_melds_and_exposed_tiles() -> None:
    assert lost("1m 3m 5m 7m 2p 4p 6p 8p 2s 3s", pong("6z"), pong("9p"), de="4z", exposed="55z", seat=3) == 130


def test_example_26_four_undeclared_and_declared() -> None:
    assert lost("1111m 2p 4p 6p 8p 2s 4s 6s 9m 7m 5m 3z 4z", de="6z", seat=1) == 10
    assert lost("2p 4p 6p 8p 2s 4s 6s 9m 7m 5m 3z 1z 8s", concealed_kong("4z"), de="6z", seat=1) == 40
    assert lost("1m 3m 5m 7m 2p 4p 6p 8p 2s 4s 6s 8s 1z 2z 3z 4z", de="6z", seat=0) == 0


def test_example_31_a_loser_with_four_winds() -> None:
    assert lost("222z 333z 44z 1m 4m 7m 2p 5p", pong("1z"), de="6z", seat=1) == 500
    off = Options(loser_four_winds="off")
    assert lost("222z 333z 44z 1m 4m 7m 2p 5p", pong("1z"), de="6z", seat=1, options=off) == 40


def test_example_32_a_robbed_kong() -> None:
    tally = won("123m 456m 13p 55s 789p 789s", de="1z", on="2p", luck=Luck(rob_kong=True))
    assert parts(tally) == (2, 2, 90)
    assert lost("1m 4m 7m 2s 5s 8s 1p 4p 7p 1z 2z 3z 4z", pong("2p"), de="6z", seat=1) == 10


def test_example_33_the_pair_of_a_wind() -> None:
    assert parts(won("123m 456m 789p 34s 678s 33z", de="2z", on="5s")) == (0, 2, 80)
    assert parts(won("123m 456m 789p 34s 678s 11z", de="2z", on="5s")) == (2, 2, 90)


def test_example_34_the_wild_is_a_flower() -> None:
    tally = won("123m 456m 789p 24s 2f 66s 78s", indicator="1f", exposed="55z", on="6s")
    assert parts(tally) == (8, 3, 230)


def test_example_35_wilds_choose_between_sets() -> None:
    tally = won("77z 1s 1s 7s 456m 789p 23m 678s", de="1s", on="4m")
    assert parts(tally) == (8, 2, 120)


def test_example_36_an_open_kong_of_the_door_wind() -> None:
    tally = won("123m 456m 89p 55s", open_kong("1z"), pong("7z"), de="9s", on="7p")
    assert parts(tally) == (22, 3, 340)


# ── what the options change, and limits ──────────────────────────────────────


def test_a_hand_that_is_not_complete_counts_nothing() -> None:
    broken = hand("123m 456m 13p 55s 789p 788s", de="1z")._replace(taken=10)
    assert winning.tally(broken, NO_LUCK, Options()) is None


@pytest.mark.parametrize(
    ("concealed", "laid", "exposed", "seat", "limit"),
    [
        ("1s1s1s 147m 258p 36m 17p 234z 9m", [], "", 0, "limit.three-wilds"),
        ("147m 258p 36m 17p 234z 9m 4s 7s 9s", [], "1234f", 0, "limit.red-flowers"),
        ("147m 258p 36m 17p 234z 9m 4s 7s 9s", [], "5678f", 0, "limit.black-flowers"),
        ("147m 258p 36m 17p 234z 9m 4s 7s 9s", [], "5555z", 0, "limit.four-whites"),
        ("147m 258p 36m 17p 23z", [concealed_kong("1z")], "", 0, "limit.door-kong"),
        ("147m 258p 36m 17p 23z", [concealed_kong("7z")], "", 0, "limit.dragon-kong"),
        ("147m 258p 36m 17p 23z", [concealed_kong("1z")], "", 1, None),
        ("147m 258p 36m 17p 23z", [open_kong("7z")], "", 0, None),
        ("7777z 147m 258p 36m 17p 23z", [], "", 0, None),
        ("1s1s 47m 258p 36m 17p 234z 9m 2m", [], "", 0, None),
    ],
)
def test_instant_limits(concealed: str, laid: list[object], exposed: str, seat: int, limit: str | None) -> None:
    whole = hand(concealed, *laid, de="1s", exposed=exposed, seat=seat)  # type: ignore[arg-type]
    tally = winning.limit_tally(whole, Options())
    assert (tally.limit if tally else None) == limit
    if limit is not None:
        assert tally is not None
        assert tally.total == 500
        assert losing.tally(whole, Options()).total == 500
        assert losing.tally(whole, Options(instant_limit="off")).limit is None


def test_the_cap_is_the_value_of_a_limit() -> None:
    flush = "123m 456m 789m 234m 55m 78m"
    assert [won(flush, de="1z", on="6m", options=Options(cap=cap)).total for cap in (300, 500, 1000, "none")] == [
        300,
        500,
        1000,
        1280,
    ]
    home = "123m 456m 789p 234s 78s 5s 5s"
    assert [won(home, de="5s", on="6s", options=Options(cap=cap)).total for cap in (300, 1000, "none")] == [
        300,
        1000,
        500,
    ]


def test_honours_alone_are_a_half_flush_or_nothing() -> None:
    honours = "111z 222z 33z 777z 66z"
    laid = pong("4z")
    assert won(honours, laid, on="6z", seat=0, options=Options()).limit == "limit.four-winds"
    mixed = won("111z 222z 777z 66z 44z", pong("3z"), de="1m", on="6z", seat=3)
    assert items(mixed)["fan.half-flush"] == 2
    bare = won("111z 222z 777z 66z 44z", pong("3z"), de="1m", on="6z", seat=3, options=Options(all_honours_as="none"))
    assert "fan.half-flush" not in items(bare)


def test_a_single_wild_at_home_may_need_runs() -> None:
    concealed = "111m 456m 789p 46s 5s 88p 78s"
    free = won(concealed, de="5s", on="6s")
    bound = won(concealed, de="5s", on="6s", options=Options(home_needs_runs=True))
    assert ("fan.wild-home" in items(free), "fan.wild-home" in items(bound)) == (True, False)


def test_a_pair_of_value_may_spoil_all_runs() -> None:
    strict = Options(panghu_pair="no_value_pair")
    assert parts(won("123m 456m 789p 34s 678s 11z", de="2z", on="5s", options=strict)) == (2, 1, 50)
    assert parts(won("123m 456m 789p 34s 678s 33z", de="2z", on="5s", options=strict)) == (0, 2, 80)


def test_two_wild_flowers_as_the_pair() -> None:
    concealed = "123m 456m 789p 234s 78s 2f 3f"
    assert won(concealed, indicator="1f", on="6s").limit is None
    assert won(concealed, indicator="1f", on="6s", options=Options(flower_de_pair="limit")).limit == "limit.flower-pair"


def test_a_losers_door_flower_counts_where_the_table_says_so() -> None:
    concealed = "111m 3m 5m 7m 2p 4p 6p 8p 2s 3s 5s 1z 2z 9s"
    assert lost(concealed, de="4z", exposed="1f") == 10
    assert lost(concealed, de="4z", exposed="1f", options=Options(loser_door_flower=1)) == 20


def test_a_losers_wild_for_honours_alone() -> None:
    strict = Options(loser_wild="honour_only")
    assert lost("77z 5s 11m 123p 456p 9s 2s 8s 3m 4m", de="5s", seat=1, options=strict) == 20
    assert lost("99s 5s 11m 123p 456p 7z 2s 8s 3m 4m", de="5s", seat=1, options=strict) == 0
    assert lost("99s 5s 11m 123p 456p 7z 2s 8s 3m 4m", de="5s", seat=1) == 10
