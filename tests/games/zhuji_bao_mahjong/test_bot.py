"""The bots: they play by the rules under every option, the same way each time, and see no more than their seat."""

from __future__ import annotations

import pytest
from tests.families.mahjong.zhuji.tables import discard
from tests.games.zhuji_bao_mahjong.tables import dealt, declared

from teahouse.families.mahjong.actions import PASS, WIN, Discard, Pong
from teahouse.families.mahjong.zhuji.payments import ZhujiCarry
from teahouse.families.mahjong.zhuji.wild import NameWild
from teahouse.games.zhuji_bao_mahjong import GAME
from teahouse.games.zhuji_bao_mahjong.actions import PASS_BID, Bid
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.rules import ZhujiBaoRound
from teahouse.kernel import HOUSE, Action, Close, Dream, Seat, Setup, form_of

CHOICES = [
    {field.name: value} for field in form_of(Options).fields for value in field.values or [] if value != field.default
]


def choice(name: str, round: ZhujiBaoRound, seat: Seat) -> Action:
    return GAME.bots()[name].choose(round.veil(seat), seat, Dream(0))


@pytest.mark.parametrize("chosen", CHOICES, ids=str)
def test_a_round_ends_in_order_under_every_single_option(chosen: dict[str, str | int | bool]) -> None:
    options = Options.read(chosen)
    for seed, protected in ((1, False), (2, True)):
        chance = Dream(seed)
        round, _ = GAME.deal(Setup(options, ZhujiCarry(dealer=seed), protected=protected), chance)
        bots = [GAME.bots()[name] for name in ("club", "greedy", "club", "random")]
        while round.outcome is None:
            seat = round.actors()[0]
            round.apply(seat, Close() if seat == HOUSE else bots[seat].choose(round.veil(seat), seat, chance))
        assert sum(round.outcome.points) == 0


@pytest.mark.parametrize("name", ["greedy", "club"])
def test_a_win_is_taken(name: str) -> None:
    round = dealt("9p", "", "123m456m789m55s78p", calm="9p")
    discard(declared(round, by=0), "9p")
    assert choice(name, round, 2) == WIN


def test_greedy_claims_what_shortens_its_hand() -> None:
    round = dealt("6m", "", "66m 234p 567s", calm="6m")
    discard(declared(round, by=0), "6m")
    assert choice("greedy", round, 2) == Pong("6m", ("6m", "6m"))


def test_the_club_claims_a_dragon_and_leaves_what_counts_nothing() -> None:
    round = dealt("7z", "", "77z 234p 567s 45m", calm="7z")
    discard(declared(round, by=0), "7z")
    assert choice("club", round, 2) == Pong("7z", ("7z", "7z"))
    # All runs: a pong of 8s would leave no way to count anything.
    round = dealt("8s1z", "234m 567m 345p 88s 67s", calm="8s")
    discard(declared(round, by=0, wilds="1z"), "8s")
    assert choice("club", round, 1) != Pong("8s", ("8s", "8s"))


def test_the_club_bids_on_a_strong_hand_and_passes_on_a_dull_one() -> None:
    assert choice("club", dealt("123m 456m 99m 45m 77z 1p 2s"), 0) != PASS_BID
    assert choice("club", dealt("147m 258p 369s 12345z"), 0) == PASS_BID
    assert isinstance(choice("club", dealt("111m 222m 333m 444m 5m 9p"), 0), Bid)


def test_the_club_names_wilds_that_serve_it() -> None:
    round = dealt("555566m 123p 789s 4s 1z")
    round.apply(0, Bid("T2"))
    for seat in (1, 2, 3):
        round.apply(seat, PASS_BID)
    naming = choice("club", round, 0)
    assert isinstance(naming, NameWild)
    assert naming.tiles == ("5m", "6m"), "six wilds"


def test_the_club_keeps_its_wilds() -> None:
    round = declared(dealt("123m 456m 9p 77z 1p 4p 7s 2s 9s"), by=0, wilds="9p")
    assert choice("club", round, 0) not in (Discard("9p"), PASS)


def test_a_bot_plays_the_same_hand_the_same_way() -> None:
    def acts() -> list[Action]:
        chance = Dream(5)
        round, _ = GAME.deal(Setup(Options(), ZhujiCarry(dealer=0)), chance)
        club, taken = GAME.bots()["club"], []
        while round.outcome is None:
            seat = round.actors()[0]
            taken.append(club.choose(round.veil(seat), seat, chance))
            round.apply(seat, taken[-1])
        return taken

    assert acts() == acts()
