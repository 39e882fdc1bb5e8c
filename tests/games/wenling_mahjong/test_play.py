"""Deal, exposure, claims, late stage and end on real rounds: rules page §4, examples 3–5, 29, 30, 32, 37, 38."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.games.wenling_mahjong.tables import (
    SIZE,
    asked,
    can,
    can_win,
    dealt,
    discard,
    everybody_passes,
    own,
    points,
    public,
    throw_drawn,
)

from teahouse.families.mahjong import wall
from teahouse.families.mahjong.actions import (
    PASS,
    WIN,
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    Expose,
    OpenKong,
    Pong,
)
from teahouse.families.mahjong.events import Exposed, IndicatorTurned, Melded, WallBroken, WallSpent, Won
from teahouse.families.mahjong.phases import Turn, Window
from teahouse.families.mahjong.round import Lying
from teahouse.families.mahjong.tiles import NAMES, tile_kind, tile_names
from teahouse.games.wenling_mahjong import GAME, late
from teahouse.games.wenling_mahjong.events import RawPhaseBegun
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.rules import LimitOffer, WenlingRound
from teahouse.games.wenling_mahjong.settlement import Carry
from teahouse.games.wenling_mahjong.specials import turned
from teahouse.kernel import HOUSE, Action, Close, Dream, Illegal, Left, Scripted, Setup

ALL_FLOWERS = ("1f", "2f", "3f", "4f", "5f", "6f", "7f", "8f")


def refusal(round: WenlingRound, seat: int, action: Action) -> str:
    with pytest.raises(Illegal) as caught:
        round.apply(seat, action)
    return caught.value.key


# ── dice, deal and indicator ─────────────────────────────────────────────────


def test_example_3_the_first_throw_tells_whose_wall_is_broken() -> None:
    script = Scripted({"die:1": [0], "die:2": [1], "die:3": [2], "die:4": [3]})
    _, events = GAME.deal(Setup(Options(), Carry(0), 4), script)
    assert events[0] == WallBroken(0, (1, 2, 3, 4), owner=2, kept=10)


def test_stacks_beyond_the_wall_are_counted_on_in_the_next() -> None:
    broken = wall.break_wall(0, (6, 5, 5, 5), SIZE)
    assert (broken.owner, broken.kept) == (2, 21)
    assert broken.place(0) == wall.Place(1, 4, "top")


@pytest.mark.parametrize(
    ("indicator", "wilds", "specials"),
    [
        ("5m", ("5m",), ("5z", *ALL_FLOWERS)),
        ("1z", ("1z",), ("5z", *ALL_FLOWERS)),
        ("5z", ("5z",), ("6z", "7z", *ALL_FLOWERS)),
        ("7z", ("7z",), ("5z", "6z", *ALL_FLOWERS)),
        ("6z", ("6z",), ("5z", "7z", *ALL_FLOWERS)),
        ("1f", ("2f", "3f", "4f"), ("5z", "6z", "7z", "5f", "6f", "7f", "8f")),
        ("8f", ("5f", "6f", "7f"), ("5z", "6z", "7z", "1f", "2f", "3f", "4f")),
    ],
)
def test_example_4_what_is_wild_and_what_is_special(
    indicator: str, wilds: tuple[str, ...], specials: tuple[str, ...]
) -> None:
    made = turned(tile_kind(indicator))
    assert (tile_names(made.wilds), tile_names(made.specials)) == (wilds, specials)


def test_the_dealer_has_seventeen_and_78_tiles_are_left() -> None:
    round = dealt("", indicator="5m", dealer=2)
    seen = public(round)
    assert (seen.held, seen.left, seen.indicator, seen.wilds) == ((16, 16, 17, 16), 78, "5m", ("5m",))
    assert seen.winds == ("3z", "4z", "1z", "2z")
    assert (seen.drawable, seen.turn) == (62, 2)
    assert seen.seals[0].params == {"stacks": 39}


def test_special_tiles_are_laid_out_and_replaced_until_none_is_left() -> None:
    setup = Setup(Options(), Carry(0), 4)
    for seed in range(20):
        round, events = GAME.deal(setup, Dream(seed))
        assert isinstance(round, WenlingRound)
        laid = [event for event in events if isinstance(event, Exposed)]
        assert isinstance(events[5], IndicatorTurned)
        assert round.tail == sum(len(event.tiles) for event in laid)
        assert round.left == 78 - round.tail
        assert not any(round.hands[seat][tile] for seat in range(4) for tile in round.specials)
        assert round.held == [17, 16, 16, 16]


def test_a_special_tile_drawn_is_replaced_from_the_tail() -> None:
    round = dealt("9m", "", calm="9m", draws="5z", tail="1f 2p")
    events = discard(round, "9m")
    everybody_passes(round)
    assert (round.exposed[1], round.tail, own(round, 1).drawn) == ((tile_kind("5z"), tile_kind("1f")), 2, "2p")
    assert round.phase == Turn(1, "flower")
    assert events
    assert public(round).exposed[1] == ("5z", "1f")
    assert public(round).seals[1].params == {"he": 4, "fan": 1}


# ── claims ───────────────────────────────────────────────────────────────────

CHOW = Chow(("1p", "2p", "3p"), ("1p", "2p"))


def test_example_5_chows_are_for_the_next_seat_and_never_with_a_wild() -> None:
    round = dealt("3p", "12p", "12p", calm="3p")
    discard(round, "3p")
    assert asked(round) == [1]
    assert can(round, 1, CHOW)
    with_wild = dealt("3p", "1p4z", calm="3p")
    discard(with_wild, "3p")
    assert asked(with_wild) == []
    wild_at_home = dealt("3p", "1p2p", indicator="2p", calm="3p")
    discard(wild_at_home, "3p")
    assert asked(wild_at_home) == []


def test_a_kong_goes_before_a_chow_and_lies_open() -> None:
    round = dealt("3p", "12p", "333p", calm="3p", tail="9s")
    discard(round, "3p")
    round.apply(2, OpenKong("3p", ("3p", "3p", "3p")))
    assert round.phase == Turn(2, "tail")


def test_a_pong_let_go_by_is_locked_until_the_next_own_discard() -> None:
    pong = Pong("3p", ("3p", "3p"))
    round = dealt("3p", "3p", "33p", "", calm="3p", draws="9s 9s 9s")
    discard(round, "3p")
    round.apply(2, PASS)
    assert own(round, 2).unpongable == ("3p",)
    assert own(round, 1).unpongable == ()
    discard(round, "3p")
    assert not can(round, 2, pong)
    free = dealt("3p", "3p", "33p", "", calm="3p", draws="9s 9s 9s", options=Options(pass_pong="off"))
    discard(free, "3p")
    free.apply(2, PASS)
    discard(free, "3p")
    assert can(free, 2, pong)


def test_concealed_kongs_lie_face_up() -> None:
    round = dealt("7777m", calm="7m", tail="9s")
    (melded, *_) = round.apply(0, ConcealedKong("7m", ("7m",) * 4))
    assert isinstance(melded, Melded)
    assert melded.meld.tiles == ("7m",) * 4
    assert public(round).melds[0][0].tiles == ("7m",) * 4
    assert round.phase == Turn(0, "tail")


def test_example_32_a_robbed_kong_is_a_pong_again() -> None:
    waiting = "123m 456m 13p 55s 789p 789s"
    round = dealt("2p", "22p 9m", "", waiting, indicator="1z", draws="6z 6z 6z 2p", calm="2p")
    discard(round, "2p")
    round.apply(3, PASS)
    round.apply(1, Pong("2p", ("2p", "2p")))
    discard(round, "9m")
    for _ in range(3):
        everybody_passes(round)
        discard(round, own(round, round.turn).drawn or "")
    everybody_passes(round)
    round.apply(1, AddedKong("2p", "2p"))
    assert asked(round) == [3]
    events = round.apply(3, WIN)
    assert isinstance(events[-1], Won)
    assert events[-1].worth == 90
    assert round.outcome is not None
    assert round.outcome.ending == "rob-kong"
    assert round.melds[1][0].kind == "pong"


# ── wilds thrown, limits ─────────────────────────────────────────────────────


def test_example_38_who_throws_a_wild_may_not_win_and_counts_nothing() -> None:
    complete = "123m 456m 789m 456p 789p 5s 4z"
    any_tile = "123s 456s 789s 345p 678p 4z"
    round = dealt(complete, "", "", any_tile, draws="1z 2z 3z 5s")
    assert can_win(round, 0)
    discard(round, "4z")
    assert asked(round) == [], "nobody may take it"
    assert public(round).seals[-1].key == "threw-wild"
    for _ in range(3):
        everybody_passes(round)
        discard(round, own(round, round.turn).drawn or "")
    everybody_passes(round)
    assert own(round, 0).drawn == "5s"
    assert not can_win(round, 0)
    discard(round, "5s")
    round.apply(3, WIN)
    assert round.sheets[0].total == 0
    assert round.outcome is not None
    assert "total.barred" in [line.key for line in round.outcome.lines]


def test_where_it_is_free_who_throws_a_wild_may_still_win() -> None:
    complete = "123m 456m 789m 456p 789p 5s 4z"
    round = dealt(complete, draws="1z 2z 3z 5s", options=Options(throw_de="free", thrown_de_counts=True))
    discard(round, "4z")
    for _ in range(3):
        everybody_passes(round)
        discard(round, own(round, round.turn).drawn or "")
    everybody_passes(round)
    round.apply(0, WIN)
    assert round.outcome is not None
    assert "fan.no-wild" not in [line.key for line in round.outcome.lines]


def test_a_wild_may_be_forbidden_to_throw() -> None:
    round = dealt("4z", calm="4z", options=Options(throw_de="forbidden"))
    assert refusal(round, 0, Discard("4z")) == "may-not-discard"
    assert not can(round, 0, Discard("4z"))


def test_example_37_a_limit_is_offered_before_the_first_turn() -> None:
    round = dealt("", "", "", "4z4z4z")
    assert round.phase == LimitOffer(3, "opening")
    assert public(round).turn == 3
    round.apply(3, WIN)
    assert points(round)[3] == 150
    assert round.outcome is not None
    assert round.outcome.ending == "limit"
    assert [sheet.total for sheet in round.sheets][3] == 500


def test_a_limit_let_go_by_is_offered_again_on_the_own_turn() -> None:
    round = dealt("", "4z4z4z", draws="9m")
    round.apply(1, PASS)
    assert round.phase == Turn(0, "deal")
    throw = own(round, 0).drawn
    assert throw is not None
    discard(round, throw)
    everybody_passes(round)
    assert can_win(round, 1)


def test_a_forced_limit_cannot_be_let_go_by() -> None:
    round = dealt("", "4z4z4z", options=Options(instant_limit="forced"))
    assert list(round.candidates(1)) == [WIN]
    none = dealt("", "4z4z4z", options=Options(instant_limit="off"))
    assert none.phase == Turn(0, "deal")


@pytest.mark.parametrize("instant_limit", ["forced", "optional", "off"])
def test_a_limit_that_is_complete_counts_how_it_was_completed(
    instant_limit: Literal["forced", "optional", "off"],
) -> None:
    """A concealed kong of the door wind, then 3m: 20 + 32 + 2 + 2 和; 东, 混一色, 无得 and 杠上开花 are 5 番."""
    options = Options(instant_limit=instant_limit, cap="none")
    round = dealt("1111z 123m 456m 789m 24m 55m", tail="3m", options=options)
    round.apply(0, ConcealedKong("1z", ("1z",) * 4))
    assert Won(0, "3m", "self-draw", None, 1800) in round.apply(0, WIN)


# ── laying out by hand ───────────────────────────────────────────────────────

MANUAL = Options(auto_expose=False)


def test_by_hand_a_special_tile_is_laid_out_in_the_own_turn_and_bars_a_win() -> None:
    round = dealt("123m 456m 789m 456p 55s 78p 5z", calm="9p", tail="9p", options=MANUAL)
    assert refusal(round, 0, Discard("5z")) == "may-not-discard"
    assert not can_win(round, 0)
    assert round.fallback(0) == Expose("5z")
    round.apply(0, Expose("5z"))
    assert round.phase == Turn(0, "flower")
    assert can_win(round, 0)


# ── the late stage and the end ───────────────────────────────────────────────


def test_example_30_the_odd_tile_at_the_tail_does_not_count() -> None:
    round = dealt("")
    round.left, round.tail = 17, 3
    assert (round.drawable, round.stacks) == (0, 8)
    round.left, round.tail = 17, 2
    assert (round.drawable, round.stacks) == (1, 9)
    for left, tail, raw in ((31, 2, False), (30, 2, True), (31, 3, True), (32, 3, False)):
        round.left, round.tail = left, tail
        assert round.is_raw_phase is raw


def test_the_late_stage_is_announced_once_when_it_begins() -> None:
    round = dealt("")
    round.left = 33
    announced = []
    for _ in range(5):
        tile = round.drawn[round.turn]
        assert tile is not None
        events = discard(round, NAMES[tile])
        while isinstance(round.phase, Window):
            events += round.apply(asked(round)[0], PASS)
        announced.append([event for event in events if isinstance(event, RawPhaseBegun)])
    assert (round.left, round.tail) == (28, 0)
    assert announced == [[], [], [RawPhaseBegun(15)], [], []]


def late_round(thrower: str, *, options: Options | None = None) -> WenlingRound:
    """A table in the raw phase: seat 0 has these tiles, seat 1 waits for 5m."""
    round = dealt(thrower, "46m 123p 456p 789p 123s 55s", calm="5m", options=options)
    round.left = 24
    for seat in range(4):
        round.ponds[seat] = ()
    return round


def throws_for_all(round: WenlingRound) -> bool:
    """Whether seat 0, throwing 5m to seat 1, pays for all."""
    discard(round, "5m")
    round.apply(1, WIN)
    assert round.outcome is not None
    return round.outcome.ending == "bao-san"


RAW_HAND = "5m 1m 1m 9m 2s 2s 5s 8s 8s 9s 1z 1z 2z 2z 3z 3z 7z"


def test_example_29_who_pays_for_all() -> None:
    only_raw = late_round(RAW_HAND)
    assert not throws_for_all(only_raw), "only raw tiles, and not ready"
    one_seen = late_round(RAW_HAND)
    one_seen.ponds[2] = (Lying(tile_kind("9s")),)
    assert throws_for_all(one_seen), "a seen tile in the hand"
    ready = late_round("5m 111m 222s 888s 111z 222z 7z")
    assert throws_for_all(ready), "only raw tiles, but ready"
    thrown_before = late_round("5m 111m 222s 888s 111z 222z 7z")
    thrown_before.ponds[2] = (Lying(tile_kind("5m")),)
    assert not throws_for_all(thrown_before), "the kind was thrown before"
    off = late_round("5m 111m 222s 888s 111z 222z 7z", options=Options(bao_san=False))
    assert not throws_for_all(off)


def test_the_payer_pays_all() -> None:
    round = late_round("5m 111m 222s 888s 111z 222z 7z")
    assert throws_for_all(round)
    assert points(round)[0] == -sum(points(round)[1:])
    assert all(point >= 0 for point in points(round)[1:])
    assert next(sheet.total for sheet in round.sheets) == 0


def test_the_winning_tile_lies_in_the_winners_hand() -> None:
    round = late_round(RAW_HAND)
    assert not throws_for_all(round)
    seen = public(round)
    assert seen.hands is not None
    assert [hand.count("5m") for hand in seen.hands] == [0, 1, 0, 0]
    assert seen.held == (16, 17, 16, 16)


def test_the_tiles_of_a_chow_are_seen() -> None:
    round = dealt("3p", "12p", calm="3p")
    discard(round, "3p")
    round.apply(1, CHOW)
    assert not {tile_kind(name) for name in ("1p", "2p", "3p")} & late.raw_kinds(round, Options())
    claimed = late.raw_kinds(round, Options(raw_chow="claimed_only"))
    assert {tile_kind("1p"), tile_kind("2p")} <= claimed


def test_the_deal_ends_at_eight_stacks_and_the_dealer_goes() -> None:
    round = dealt("")
    throw_drawn(round, until=0)
    assert round.outcome is not None
    assert (round.outcome.ending, points(round), round.outcome.carry) == ("drawn", [0, 0, 0, 0], Carry(1, 2))
    assert round.left - round.tail % 2 <= 16
    assert round.sheets == ()


def test_kongs_are_refused_on_the_last_tile_and_its_discard_may_only_be_won() -> None:
    round = dealt("7777m 33p", "", "33p", calm="7m3p")
    round.left = 16
    assert refusal(round, 0, ConcealedKong("7m", ("7m",) * 4)) == "no-tile-for-kong"
    (_, spent) = discard(round, "3p")
    assert spent == WallSpent(16)


def test_a_last_special_tile_that_makes_four_may_still_be_won() -> None:
    round = dealt("9m", "", calm="9m", draws="4f")
    round.exposed[1] = tuple(tile_kind(name) for name in ("1f", "2f", "3f"))
    round.left = 17
    discard(round, "9m")
    assert round.phase == LimitOffer(1, "last")
    declined = round.copy()
    round.apply(1, WIN)
    assert points(round)[1] == 150
    declined.apply(1, PASS)
    assert declined.outcome is not None
    assert declined.outcome.ending == "drawn"


def test_who_leaves_ends_the_deal_where_the_table_says_so() -> None:
    round = dealt("", options=Options(flee="forfeit"))
    round.apply(HOUSE, Left(2))
    assert points(round) == [50, 50, -150, 50]
    kept = dealt("")
    assert refusal(kept, HOUSE, Left(2)) == "not-possible-now"


def test_a_protected_window_is_there_even_for_a_dead_wild() -> None:
    round = dealt("4z", calm="4z", protected=True)
    discard(round, "4z")
    assert round.actors() == (HOUSE,)
    round.apply(HOUSE, Close())
    assert isinstance(round.phase, Turn)
