"""Payments: rules page §6.2–6.5, examples 1–5, 21, 24, 25, 30, and who deals next."""

from __future__ import annotations

from itertools import product

import pytest

from teahouse.families.mahjong.zhuji.counting import Item, Tally
from teahouse.families.mahjong.zhuji.payments import ZhujiCarry, next_carry
from teahouse.games.zhuji_bao_mahjong.bids import ladder
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.settlement import Contract, drawn, forfeited, won
from teahouse.kernel import Line, points_of

PLAIN = Options()
FIRST = ZhujiCarry(dealer=0)
STEPS = ladder(PLAIN)


def tally(tai: int) -> Tally:
    return Tally(tai, (Item("half-flush", tai),), None)


def points(
    declarer: int,
    bid: str,
    winner: int,
    thrower: int | None,
    tai: int,
    carry: ZhujiCarry = FIRST,
    options: Options = PLAIN,
) -> list[int]:
    contract = Contract(declarer, STEPS[bid].points * options.base_score)
    return list(points_of(4, won(options, carry, contract, winner, thrower, tally(tai))))


def drawn_points(declarer: int, bid: str, carry: ZhujiCarry = FIRST) -> list[int]:
    return list(points_of(4, drawn(PLAIN, carry, Contract(declarer, STEPS[bid].points))))


def test_example_01_the_declarer_draws_his_win() -> None:
    assert points(0, "T2", 0, None, 3) == [39, -13, -13, -13]


def test_example_02_another_seat_draws_its_win() -> None:
    assert points(0, "T2", 1, None, 1) == [-17, 11, 3, 3]


def test_example_03_the_declarer_wins_on_a_discard() -> None:
    assert points(0, "T2", 0, 1, 3) == [31, -13, -9, -9]


def test_example_04_the_declarer_throws_the_win() -> None:
    assert points(0, "T2", 1, 0, 1) == [-17, 9, 4, 4]


def test_example_05_one_opponent_throws_to_another() -> None:
    assert points(0, "T2", 1, 2, 1) == [-16, 9, 3, 4]


def test_example_21_all_honours_at_seven() -> None:
    assert points(1, "T7", 1, None, 8) == [-416, 1248, -416, -416]


def test_example_24_a_drawn_game_with_an_old_dealer() -> None:
    assert drawn_points(2, "D3", ZhujiCarry(dealer=0, kept=1)) == [40, 40, -120, 40]


def test_example_25_an_old_dealer_doubles_all() -> None:
    assert points(3, "T4", 3, 0, 4, ZhujiCarry(dealer=0, kept=1)) == [-72, -56, -56, 184]


def test_example_30_the_dealers_heavenly_win_against_a_declarer() -> None:
    assert points(1, "T3", 0, None, 8) == [778, -286, -246, -246]


# Table 6.3: t, declarer draws, declarer takes (thrower, others), other draws (declarer, others),
# declarer throws (others), other throws (winner, declarer, thrower, other).
Row = tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
TABLE_6_3: list[Row] = [
    (1, (21, -7), (19, -7, -6), (11, -17, 3), (9, -17, 4), (9, -16, 3, 4)),
    (2, (27, -9), (23, -9, -7), (17, -19, 1), (13, -19, 3), (13, -17, 1, 3)),
    (3, (39, -13), (31, -13, -9), (29, -23, -3), (21, -23, 1), (21, -19, -3, 1)),
    (4, (63, -21), (47, -21, -13), (53, -31, -11), (37, -31, -3), (37, -23, -11, -3)),
    (5, (111, -37), (79, -37, -21), (101, -47, -27), (69, -47, -11), (69, -31, -27, -11)),
    (6, (207, -69), (143, -69, -37), (197, -79, -59), (133, -79, -27), (133, -47, -59, -27)),
    (7, (399, -133), (271, -133, -69), (389, -143, -123), (261, -143, -59), (261, -79, -123, -59)),
    (8, (783, -261), (527, -261, -133), (773, -271, -251), (517, -271, -123), (517, -143, -251, -123)),
]


@pytest.mark.parametrize("row", TABLE_6_3, ids=lambda row: f"t{row[0]}")
def test_table_6_3(
    row: tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]],
) -> None:
    tai, draws, takes, other_draws, throws, other_throws = row
    assert points(0, "T2", 0, None, tai) == [draws[0], draws[1], draws[1], draws[1]]
    assert points(0, "T2", 0, 1, tai) == [takes[0], takes[1], takes[2], takes[2]]
    assert points(0, "T2", 1, None, tai) == [other_draws[1], other_draws[0], other_draws[2], other_draws[2]]
    assert points(0, "T2", 1, 0, tai) == [throws[1], throws[0], throws[2], throws[2]]
    assert points(0, "T2", 1, 2, tai) == [other_throws[1], other_throws[0], other_throws[2], other_throws[3]]


# Table 6.4, the declarer's result: his own draw, his win on a discard, an opponent's draw with 1 台, his own throw,
# another's throw, a drawn game.
TABLE_6_4 = {
    "T2": (27, 23, -17, -17, -16, -15),
    "D2": (42, 38, -32, -32, -31, -30),
    "W2": (42, 38, -32, -32, -31, -30),
    "T3": (54, 46, -32, -32, -31, -30),
    "D3": (84, 76, -62, -62, -61, -60),
    "W3": (84, 76, -62, -62, -61, -60),
    "T4": (108, 92, -62, -62, -61, -60),
    "D4": (168, 152, -122, -122, -121, -120),
    "W4": (168, 152, -122, -122, -121, -120),
    "T5": (216, 184, -122, -122, -121, -120),
    "D5": (336, 304, -242, -242, -241, -240),
    "W5": (336, 304, -242, -242, -241, -240),
    "T6": (432, 368, -242, -242, -241, -240),
    "D6": (672, 608, -482, -482, -481, -480),
    "W6": (672, 608, -482, -482, -481, -480),
    "T7": (864, 736, -482, -482, -481, -480),
    "D7": (1344, 1216, -962, -962, -961, -960),
    "W7": (1344, 1216, -962, -962, -961, -960),
}


@pytest.mark.parametrize("bid", TABLE_6_4)
def test_table_6_4(bid: str) -> None:
    target = STEPS[bid].tai
    assert (
        points(2, bid, 2, None, target)[2],
        points(2, bid, 2, 0, target)[2],
        points(2, bid, 3, None, 1)[2],
        points(2, bid, 3, 2, 1)[2],
        points(2, bid, 3, 0, 1)[2],
        drawn_points(2, bid)[2],
    ) == TABLE_6_4[bid]
    assert len(TABLE_6_4) == len(STEPS)


@pytest.mark.parametrize("tai", range(1, 12))
def test_every_payment_follows_the_formulas_of_6_2(tai: int) -> None:
    full, half = 2**tai, 2 ** (tai - 1)
    for declarer, winner, thrower in product(range(4), range(4), (None, 0, 1, 2, 3)):
        if thrower == winner:
            continue
        expected = [0] * 4
        for seat in range(4):
            if seat != winner:
                pays = full if thrower in (None, seat) else half
                expected[seat] -= pays
                expected[winner] += pays
            if seat != declarer:
                contract = 20 if winner == declarer else -20
                expected[seat] -= contract
                expected[declarer] += contract
        assert points(declarer, "D3", winner, thrower, tai) == expected


def test_the_lines_tell_every_tai_and_every_payment_apart() -> None:
    found = Tally(3, (Item("red-dragon", 1), Item("east", 2)), None)
    lines = won(PLAIN, ZhujiCarry(0, kept=1), Contract(0, 5), 0, 1, found)
    assert [(line.key, line.params) for line in lines] == [
        ("tai.red-dragon", {"seat": 0, "tai": 1}),
        ("tai.east", {"seat": 0, "tai": 2}),
        ("hand", {"tai": 3, "full": 8, "half": 4}),
        ("contract", {"points": 5}),
        ("old-dealer", {"factor": 2}),
    ]
    assert [points_of(4, [line]) for line in lines[2:]] == [(16, -8, -4, -4), (15, -5, -5, -5), (31, -13, -9, -9)]


def test_the_table_unit_multiplies_everything() -> None:
    assert points(0, "T2", 1, 2, 1, options=Options(base_score=10)) == [-160, 90, 30, 40]


@pytest.mark.parametrize(
    ("rule", "kept", "factor"), [("flat", 3, 2), ("cumulative", 3, 8), ("cumulative", 9, 16), ("off", 3, 1)]
)
def test_how_a_kept_dealer_multiplies(rule: str, kept: int, factor: int) -> None:
    options: Options = Options.read({"laozhuang": rule})
    assert points(0, "T2", 0, None, 3, ZhujiCarry(0, kept), options) == [39 * factor] + [-13 * factor] * 3


def test_only_the_dealers_payments_may_double() -> None:
    options = Options(laozhuang_scope="dealer_payments")
    # Dealer 2 neither wins nor declares: seat 1 draws 1 台 against declarer 0.
    assert points(0, "T2", 1, None, 1, ZhujiCarry(2, kept=1), options) == [-22, 13, 6, 3]


def tables_of(lines: tuple[Line, ...]) -> list[int]:
    return list(points_of(4, lines))


def test_who_leaves_pays() -> None:
    contract = Contract(2, 20)
    assert tables_of(forfeited(PLAIN, FIRST, contract, 2, 3, 20)) == [20, 20, -60, 20]
    assert tables_of(forfeited(PLAIN, FIRST, contract, 1, 3, 20)) == [28, -84, 28, 28]
    assert tables_of(forfeited(PLAIN, ZhujiCarry(0, kept=1), None, 0, 2, 5)) == [-54, 18, 18, 18]


def test_the_winner_deals_next_and_a_drawn_game_keeps_the_dealer() -> None:
    assert next_carry("winner", ZhujiCarry(1, 0, 3), 2) == ZhujiCarry(2, 0, 4, 2)
    assert next_carry("winner", ZhujiCarry(1, 1, 3), 1) == ZhujiCarry(1, 2, 4, 1)
    assert next_carry("winner", ZhujiCarry(1, 0, 3), None) == ZhujiCarry(1, 1, 4, None)


def test_in_turn_only_a_winning_dealer_or_a_drawn_game_stays() -> None:
    assert next_carry("rotate", ZhujiCarry(3, 2, 5), 1) == ZhujiCarry(0, 0, 6, 1)
    assert next_carry("rotate", ZhujiCarry(3, 0, 5), 3) == ZhujiCarry(3, 1, 6, 3)
    assert next_carry("rotate", ZhujiCarry(3, 0, 5), None) == ZhujiCarry(3, 1, 6, None)
