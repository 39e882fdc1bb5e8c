"""What the club player does at a climbing table, seen from the outside."""

from __future__ import annotations

import pytest
from tests.families.climbing.tables import play, playing

from teahouse.families.climbing.actions import PASS, Play
from teahouse.families.climbing.players.reckoning import Reckoning, tail
from teahouse.families.climbing.round import ClimbingRound
from teahouse.games.guan_pai import GAME as GUAN_PAI
from teahouse.games.wenling_dui_jia_tong import GAME as DUI_JIA_TONG
from teahouse.games.wenling_liu_jia_tong import GAME as LIU_JIA_TONG
from teahouse.kernel import Action, Dream, Game, Seat


def choice(game: Game, round: ClimbingRound, seat: Seat | None = None) -> Action:
    """What the club player does as the seat to move."""
    asked = round.actors()[0] if seat is None else seat
    return game.bots()["club"].choose(round.veil(asked), asked, Dream(0))


def leading(game: Game, hands: list[str]) -> Action:
    """What it leads as the first seat."""
    round = playing(game, hands)
    if game is GUAN_PAI:
        round.lead_card = None  # type: ignore[attr-defined]  # of this game only
    return choice(game, round)


# ── what is out ──────────────────────────────────────────────────────────────


def test_a_play_that_no_unseen_cards_beat_is_a_sure_winner() -> None:
    round = playing(DUI_JIA_TONG, ["KcKd3c", "QcQd9c", "4c5c", "JcJdTc"])
    reckoning = Reckoning(round, 0)
    assert reckoning.holds("pair", 2, 0, (13,)) == 1.0
    assert reckoning.holds("pair", 2, 0, (11,)) < 1.0


def test_a_play_of_more_cards_than_any_foe_holds_is_a_sure_winner() -> None:
    round = playing(DUI_JIA_TONG, ["3c3d4c", "QcQd9c", "4c5c", "JcJdTc"])
    assert Reckoning(round, 0).holds("pair-run", 4, 0, (4,)) == 1.0


def test_unseen_bombs_make_a_winner_doubtful() -> None:
    round = playing(DUI_JIA_TONG, ["AcAd3c", "QcQdQhQs9c", "4c5c", "JcJdTc"])
    assert Reckoning(round, 0).holds("pair", 2, 0, (14,)) < 1.0


@pytest.mark.parametrize(
    ("number", "share", "chances"), [(2, 0.5, [1, 0.75, 0.25, 0]), (0, 0.5, [1, 0]), (1, 1.0, [1, 1, 0])]
)
def test_chances_to_hold_at_least_so_many(number: int, share: float, chances: list[float]) -> None:
    assert tail(number, share) == pytest.approx(chances)


# ── what it does ─────────────────────────────────────────────────────────────


def test_it_goes_out_when_it_can() -> None:
    round = playing(LIU_JIA_TONG, ["3c4c", "2c", "6cKh", "7c7d", "8c8d", "TcTd"])
    play(round, "3c")
    assert choice(LIU_JIA_TONG, round) == Play(("2c",))


def test_it_leads_the_sure_winner_before_its_last_play() -> None:
    assert leading(DUI_JIA_TONG, ["2c2d3c", "QcQd9c", "4c5c", "JcJdTc"]) == Play(("2c", "2d"))


def test_it_takes_the_lead_to_go_out_even_from_its_partner() -> None:
    round = playing(DUI_JIA_TONG, ["Tc9c8c7c6c5c4c", "3c4d", "AcJcJd", "3d4h"])
    play(round, "Tc")
    play(round, "")
    assert choice(DUI_JIA_TONG, round) == Play(("Ac",))


def test_it_lets_its_partner_through() -> None:
    round = playing(DUI_JIA_TONG, ["Qc4c", "3c3dAh2d", "AcJcJd9c7c", "3h3s2c2h"])
    play(round, "Qc")
    play(round, "")
    assert choice(DUI_JIA_TONG, round) == PASS


def test_it_does_not_bomb_its_partner() -> None:
    round = playing(DUI_JIA_TONG, ["Qc4c5c6c7c8c9cTc", "3c3dAh2d", "6d6h6s6d9dTdJd", "3h3s2c2h"])
    play(round, "Qc")
    play(round, "")
    assert choice(DUI_JIA_TONG, round) == PASS


def test_it_feeds_points_to_a_trick_that_its_partner_wins() -> None:
    round = playing(DUI_JIA_TONG, ["QcQd4c5c6c7c8c9cTc", "3c3d4d5d6d8d9d", "KcKd3h4h6h8h9h", "3s4s5s6s8s9sTs"])
    play(round, "QcQd")
    play(round, "")
    assert choice(DUI_JIA_TONG, round) == Play(("Kc", "Kd"))


def test_it_takes_points_from_its_opponents() -> None:
    round = playing(DUI_JIA_TONG, ["KcKd4c5c6c7c8c9c", "AcAd4d5d6d8d9d", "3c3d3h4h6h8h9h", "3s4s5s6s8s9sTs"])
    play(round, "KcKd")
    assert choice(DUI_JIA_TONG, round) == Play(("Ac", "Ad"))


def test_it_keeps_a_bomb_while_nothing_is_at_stake() -> None:
    hand = "6c6d6h6s 3d4d8d9dTdJd"
    round = playing(DUI_JIA_TONG, ["Ac4c5c6c7c8c9cTcJcQc", hand, "3h4h5h7h8h9hThJhQh", "3s4s5s7s8s9sTsJsQs"])
    play(round, "Ac")
    assert choice(DUI_JIA_TONG, round) == PASS


def test_it_bombs_a_seat_that_is_about_to_go_out() -> None:
    hand = "6c6d6h6s 3d9d"
    round = playing(DUI_JIA_TONG, ["AcAdAh9c", hand, "3h4h5h7h8h9hThJhQh", "3s4s5s7s8s9sTsJsQs"])
    play(round, "AcAdAh")
    assert choice(DUI_JIA_TONG, round) == Play(("6c", "6d", "6h", "6s"))


def test_it_leads_no_low_single_before_a_last_card() -> None:
    assert leading(GUAN_PAI, ["3c5c5d", "7d"]) == Play(("5c", "5d"))
    assert leading(GUAN_PAI, ["3c9cJc", "7d"]) != Play(("3c",))


def test_it_reckons_who_could_beat_and_be_out() -> None:
    round = playing(GUAN_PAI, ["3c3d9c9dJcKd4s", "7dTh", "TcTdQcQdQh8c8d8h"])
    reckoning = Reckoning(round, 0)
    assert reckoning.exit_in_kind("pair", 2, (3,)) > reckoning.exit_in_kind("pair", 2, (10,)) > 0
    assert reckoning.exit_in_kind("single", 1, (3,)) == 0
    assert reckoning.exit_in_kind("pair", 2, (12,)) == 0


# ── the plain player ─────────────────────────────────────────────────────────


def plain(game: Game, round: ClimbingRound) -> Action:
    """What the greedy player does as the seat to move."""
    asked = round.actors()[0]
    return game.bots()["greedy"].choose(round.veil(asked), asked, Dream(0))


def test_the_plain_player_beats_a_foe_by_the_smallest_play_that_does() -> None:
    round = playing(DUI_JIA_TONG, ["Qc4c", "3c3dAhKd2d", "AcJcJd9c7c", "3h3s2c2h"])
    play(round, "Qc")
    assert plain(DUI_JIA_TONG, round) == Play(("Kd",))


def test_the_plain_player_lets_its_partner_through_unless_it_goes_out_itself() -> None:
    round = playing(DUI_JIA_TONG, ["Qc4c", "3c3dAh2d", "AcJcJd9c7c", "3h3s2c2h"])
    play(round, "Qc")
    play(round, "")
    assert plain(DUI_JIA_TONG, round) == PASS
    last = playing(DUI_JIA_TONG, ["Qc4c", "3c3dAh2d", "Ac", "3h3s2c2h"])
    play(last, "Qc")
    play(last, "")
    assert plain(DUI_JIA_TONG, last) == Play(("Ac",))
