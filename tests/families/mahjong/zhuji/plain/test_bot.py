"""The bots of 平麻将: they play by the rules under every option and see no more than their seat."""

from __future__ import annotations

import pytest
from tests.families.mahjong.zhuji.plain.tables import dealt, thrown

from teahouse.families.mahjong.actions import PASS, WIN, Discard, Pong
from teahouse.families.mahjong.zhuji.payments import ZhujiCarry
from teahouse.families.mahjong.zhuji.plain.game import PlainGame
from teahouse.families.mahjong.zhuji.plain.options import PlainOptions
from teahouse.families.mahjong.zhuji.wild import NameWild
from teahouse.games import zhuji_mahjong, zhuji_zi_you_mahjong
from teahouse.kernel import HOUSE, Action, Close, Dream, Round, Seat, Setup, form_of

TURNED, FREE = zhuji_mahjong.GAME, zhuji_zi_you_mahjong.GAME

CHOICES = [
    {field.name: value}
    for field in form_of(PlainOptions).fields
    for value in field.values or []
    if value != field.default
]


def choice(name: str, round: Round, seat: Seat) -> Action:
    return TURNED.bots()[name].choose(round.veil(seat), seat, Dream(0))


@pytest.mark.parametrize("game", [TURNED, FREE], ids=lambda game: str(game.key))
@pytest.mark.parametrize("chosen", CHOICES, ids=str)
def test_a_round_ends_in_order_under_every_single_option(game: PlainGame, chosen: dict[str, str | int | bool]) -> None:
    options = game.Options.read(chosen)
    for seed, protected in ((1, False), (2, True)):
        chance = Dream(seed)
        round, _ = game.deal(Setup(options, ZhujiCarry(dealer=seed), protected=protected), chance)
        bots = [game.bots()[name] for name in ("club", "greedy", "club", "random")]
        while round.outcome is None:
            seat = round.actors()[0]
            round.apply(seat, Close() if seat == HOUSE else bots[seat].choose(round.veil(seat), seat, chance))
        assert sum(round.outcome.points) == 0


@pytest.mark.parametrize("name", ["greedy", "club"])
def test_a_win_is_taken(name: str) -> None:
    assert choice(name, thrown(TURNED, "9p", "9p", "", "123m456m789m55s78p"), 2) == WIN


def test_the_club_claims_a_dragon_and_leaves_what_counts_nothing() -> None:
    assert choice("club", thrown(TURNED, "7z", "7z", "", "77z 234p 678s 45m", wilds="1p"), 2) == Pong(
        "7z", ("7z", "7z")
    )
    # A pong of 8s leaves no way to count anything but 无财, and with a wild tile in the hand not even that.
    assert choice("club", thrown(TURNED, "8s", "8s", "234m 567m 346p 88s 1p", wilds="1p"), 1) == PASS


def test_the_club_keeps_its_wilds() -> None:
    round = dealt(TURNED, "123m 456m 9p 77z 1p 4p 7s 2s 9s", wilds="9p")
    assert choice("club", round, 0) not in (Discard("9p"), PASS)


def test_the_dealer_names_wilds_that_serve_it() -> None:
    round, _ = FREE.deal(Setup(FREE.Options(), ZhujiCarry(0)), Dream(0))
    for tile in range(34):
        round.hands[0][tile] = 0  # type: ignore[attr-defined]
    for tile in (4, 4, 4, 4, 5, 5, 0, 1, 2, 6, 7, 8, 33, 33):
        round.hands[0][tile] += 1  # type: ignore[attr-defined]
    naming = choice("club", round, 0)
    assert naming == NameWild(("5m",)), "four wilds make it a heavenly win"


def test_the_club_waits_where_it_counts() -> None:
    # With a wild tile in the hand there is no 无财. Ready either way, but a pair of 中 would spoil 平胡.
    round = dealt(TURNED, "123m 456p 789s 34p 1z 8s 7z", wilds="1z")
    assert choice("club", round, 0) == Discard("7z")
