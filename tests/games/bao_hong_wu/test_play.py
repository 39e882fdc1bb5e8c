"""Throws, follow duty, red fives and the absent seat: examples 14–21 and 29–33 of section 9."""

from __future__ import annotations

import pytest
from tests.families.tricks.tables import cards, play, playing

from teahouse.families.tricks import following
from teahouse.families.tricks.actions import Bury, Play
from teahouse.families.tricks.cards import hand_of, names_of, read
from teahouse.families.tricks.events import RedFiveCaught, ThrowFailed
from teahouse.families.tricks.patterns import pattern_of
from teahouse.families.tricks.phases import Burial, Trick
from teahouse.families.tricks.ranking import order_of
from teahouse.families.tricks.round import TricksRound
from teahouse.games.bao_hong_wu import GAME
from teahouse.games.bao_hong_wu.options import Options
from teahouse.kernel import Illegal


def follows(trump: str, lead: str, hand: str) -> set[str]:
    """All follows, written as cards."""
    conventions = Options().conventions()
    order = order_of(conventions.ranking, 2, "cdhs".index(trump))
    pattern = pattern_of(order, read(lead))
    assert pattern is not None
    duty = following.duty_of(order, conventions, pattern, hand_of(read(hand)))
    return {"".join(names_of(found)) for found in following.plays(order, duty, hand_of(read(hand)))}


def last_lead(round: TricksRound) -> str:
    """What lies on the table as the lead."""
    assert isinstance(round.phase, Trick)
    return "".join(names_of(round.phase.on_table.plays[0].cards))


# ── throws ───────────────────────────────────────────────────────────────────


def test_example_14_equal_cards_do_no_harm() -> None:
    round = playing(GAME, ["AcAcKc", "KcQc4c", "9c7d7d", "8d8d9d"])
    play(round, "AcAcKc")
    assert last_lead(round) == "KcAcAc"


def test_example_15_a_higher_card_spoils_the_throw_and_the_lowest_is_led() -> None:
    round = playing(GAME, ["AcAcKcQc", "KcJc4c3h", "9c7d7d6d", "8d8d9d6d"])
    happened = play(round, "AcAcKcQc")
    assert last_lead(round) == "Qc"
    assert happened[0] == ThrowFailed(0, cards("QcKcAcAc"), cards("Qc"))
    assert round.held == [3, 4, 4, 4]
    assert names_of(round.shown[0]) == cards("KcAcAc")


def test_example_16_one_king_is_led_not_the_pair() -> None:
    round = playing(GAME, ["AdKdKd", "Ad9d4c", "9c7c7c", "8d8d9d"])
    play(round, "AdKdKd")
    assert last_lead(round) == "Kd"


def test_throws_may_be_switched_off() -> None:
    round = playing(GAME, ["AcAcKc", "KcQc4c", "9c7d7d", "8d8d9d"], throw_rule="off")
    with pytest.raises(Illegal, match="no-throws"):
        round.check(0, Play(cards("AcAcKc")))


# ── follow duty ──────────────────────────────────────────────────────────────


def test_example_17_a_pair_asks_for_a_pair() -> None:
    assert follows("s", "9c9c", "7c7c8c8cKc") == {"7c7c", "8c8c"}


def test_example_18_a_tractor_asks_for_a_tractor_or_for_pairs() -> None:
    assert follows("s", "JcJcTcTc", "7c7c8c8cKcAc") == {"7c7c8c8c"}
    assert follows("s", "JcJcTcTc", "7c7c9c9cKcAc") == {"7c7c9c9c"}
    assert follows("s", "JcJcTcTc", "7c7cKcAcQc") == {"7c7cQcKc", "7c7cQcAc", "7c7cKcAc"}


# ── red fives ────────────────────────────────────────────────────────────────


def test_example_19_a_red_five_lost_among_defenders_is_not_caught() -> None:
    round = playing(GAME, ["4s4s", "5h7s", "bj8s", "6s6s"])
    happened = play(round, "4s4s", "5h7s", "bj8s", "6s6s")
    assert round.last is not None
    assert round.last.winning.seat == 3
    assert not any(isinstance(event, RedFiveCaught) for event in happened)


def test_example_20_the_dealer_s_pair_catches_it() -> None:
    round = playing(GAME, ["4s4s", "5h7s", "bj8s", "9sJs"])
    happened = play(round, "4s4s", "5h7s", "bj8s", "9sJs")
    assert RedFiveCaught(0, 1) in happened
    assert round.taken == [5, 0, 0, 0]


def test_example_21_of_two_red_fives_the_first_wins() -> None:
    round = playing(GAME, ["5h", "5h", "7s", "8s"])
    assert RedFiveCaught(0, 1) in play(round, "5h", "5h", "7s", "8s")
    round = playing(GAME, ["5h", "5h", "7s", "8s"], leader=1)
    assert RedFiveCaught(1, 0) in play(round, "5h", "7s", "8s", "5h")


def test_example_29_the_pair_duty_forces_both_red_fives_out() -> None:
    round = playing(GAME, ["5h5hbj4s9s", "6s6s7s7sAs", "JsQsKs8s2d", "TsJsQsKs2c"], leader=1)
    play(round, "6s6s7s7s", "JsQsKs8s", "TsJsQsKs")
    with pytest.raises(Illegal, match="must-play-pairs"):
        round.check(0, Play(cards("bj4s9s5h")))
    happened = play(round, "5h5h4s9s")
    assert [event for event in happened if isinstance(event, RedFiveCaught)] == [RedFiveCaught(1, 0)] * 2


def test_example_31_a_ruff_on_the_last_trick_digs_the_kitty_with_trumps() -> None:
    hands = ["AcKcKc", "4c7d7d", "8s6s6s", "8d8d9d"]
    round = playing(GAME, hands, kitty="5c5dKdQdQdTh9h9h")
    play(round, "AcKcKc", "4c7d7d", "8s6s6s", "8d8d9d")
    finished = round.finished()
    assert (finished.winner, finished.trumped, finished.longest, finished.kitty) == (2, True, 1, 30)
    round = playing(GAME, ["4h4h6h", "9c7h7h", "AdKdKd", "8h8h9h"], leader=2, kitty="5c5dKcQdQdJhJh9c")
    play(round, "AdKdKd", "8h8h9h", "4h4h6h", "9c7h7h")
    finished = round.finished()
    assert (finished.winner, finished.trumped) == (2, False)


# ── refusals and absence ─────────────────────────────────────────────────────


def test_example_32_what_is_refused() -> None:
    round = playing(GAME, ["7c7d4c", "AcKcQh", "8s6s6s", "8d8d9d"])
    with pytest.raises(Illegal, match="one-suit-only"):
        round.check(0, Play(cards("7c7d")))
    with pytest.raises(Illegal, match="not-in-hand"):
        round.check(0, Play(cards("7c7c")))
    play(round, "7c")
    with pytest.raises(Illegal, match="must-follow-suit"):
        round.check(1, Play(cards("Qh")))
    round.phase = Burial(0)
    with pytest.raises(Illegal, match="wrong-number"):
        round.check(0, Bury(cards("7d4c")))


def test_example_33_the_absent_seat_plays_low() -> None:
    round = playing(GAME, ["8d8d4h4h6h", "9d9dTdTdAd", "4s4s4c4c5s", "6s6s7s7s8s"])
    play(round, "8d8d")
    assert round.fallback(1) == Play(cards("9d9d"))
    round = playing(GAME, ["Jc4c4c8c", "6h6d4s2h", "7d7d8d8d", "7h7h8h8h"])
    play(round, "Jc")
    assert round.fallback(1) == Play(cards("6d"))
