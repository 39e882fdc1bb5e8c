"""The bots: they play by the rules under every option, the same way each time, and see no more than their seat."""

from __future__ import annotations

import pytest
from tests.games.wenling_mahjong.tables import dealt, discard, hand

from teahouse.families.mahjong.actions import WIN, AddedKong, ConcealedKong, Discard, Expose, Pong
from teahouse.families.mahjong.claims import meld_of
from teahouse.families.mahjong.round import Lying
from teahouse.families.mahjong.tiles import counts, parse, tile_kind
from teahouse.games.wenling_mahjong import GAME
from teahouse.games.wenling_mahjong.bot import danger, fine
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.prospects import standing
from teahouse.games.wenling_mahjong.rules import WenlingRound
from teahouse.games.wenling_mahjong.settlement import Carry
from teahouse.kernel import HOUSE, Action, BadOptions, Close, Dream, Seat, Setup, form_of


def choices() -> list[dict[str, str | int | bool]]:
    """Every single option, with what it needs."""
    found: list[dict[str, str | int | bool]] = []
    for field in form_of(Options).fields:
        for value in field.values or []:
            if value != field.default:
                chosen = {field.name: value}
                try:
                    Options.read(chosen)
                except BadOptions:
                    chosen["throw_de"] = "free"
                found.append(chosen)
    return found


CHOICES = choices()


def choice(name: str, round: WenlingRound, seat: Seat) -> Action:
    return GAME.bots()[name].choose(round.veil(seat), seat, Dream(0))


@pytest.mark.parametrize("chosen", CHOICES, ids=str)
def test_a_round_ends_in_order_under_every_single_option(chosen: dict[str, str | int | bool]) -> None:
    options = Options.read(chosen)
    for seed, protected in ((1, False), (2, True)):
        chance = Dream(seed)
        round, _ = GAME.deal(Setup(options, Carry(dealer=seed), protected=protected), chance)
        bots = [GAME.bots()[name] for name in ("club", "greedy", "random", "random")]
        while round.outcome is None:
            seat = round.actors()[0]
            round.apply(seat, Close() if seat == HOUSE else bots[seat].choose(round.veil(seat), seat, chance))
        assert sum(round.outcome.points) == 0


@pytest.mark.parametrize("name", ["greedy", "club"])
def test_a_win_and_a_limit_are_taken(name: str) -> None:
    round = dealt("4p", "", "123m 456m 23p 55s 789p 789s", calm="4p", indicator="1z")
    discard(round, "4p")
    assert choice(name, round, 2) == WIN
    limit = dealt("", "4z4z4z")
    assert choice(name, limit, 1) == WIN


@pytest.mark.parametrize("name", ["greedy", "club"])
def test_special_tiles_are_laid_out(name: str) -> None:
    round = dealt("5z", options=Options(auto_expose=False))
    assert choice(name, round, 0) == Expose("5z")


@pytest.mark.parametrize("name", ["greedy", "club"])
def test_wilds_are_kept(name: str) -> None:
    round = dealt("4z 123m 456m 99s 34p")
    assert choice(name, round, 0) != Discard("4z")


def test_the_club_claims_a_dragon_and_lays_down_a_limit_kong() -> None:
    round = dealt("7z", "", "77z 234p 567s 456m 99m", calm="7z", indicator="1s")
    discard(round, "7z")
    assert choice("club", round, 2) == Pong("7z", ("7z", "7z"))
    kong = dealt("7777z 123m 456m 789p", indicator="1s")
    assert choice("club", kong, 0) == ConcealedKong("7z", ("7z",) * 4)


def test_late_in_a_deal_live_tiles_are_dangerous_and_raw_ones_more() -> None:
    round = dealt("", indicator="1z")
    assert not any(danger(round, 0, [4] * 42))
    round.ponds[0] = (Lying(tile_kind("1m")),) * 8
    round.ponds[1] = (Lying(tile_kind("5m")),)
    costs = danger(round, 0, [4] * 42)
    middle, just_thrown, end = (costs[tile_kind(name)] for name in ("5p", "5m", "9p"))
    assert middle > end > just_thrown > 0
    assert not fine(round)[0]
    round.left = 24
    raw, points = fine(round)
    assert tile_kind("5p") in raw
    assert tile_kind("5m") not in raw
    assert points > 0


def test_a_bot_plays_the_same_hand_the_same_way() -> None:
    def acts() -> list[Action]:
        chance = Dream(5)
        round, _ = GAME.deal(Setup(Options(), Carry(dealer=0)), chance)
        club, taken = GAME.bots()["club"], []
        while round.outcome is None:
            seat = round.actors()[0]
            taken.append(club.choose(round.veil(seat), seat, chance))
            round.apply(seat, taken[-1])
        return taken

    assert acts() == acts()


def test_a_lost_hand_counts_in_whole_tens_with_its_wilds_where_they_help_most() -> None:
    assert standing(hand("1m 3m 5m 7m 2p 4p 6p 8p 1s 3s 5s 7s 2z 3z 4z 9s")) == 0
    assert standing(hand("77z 3m 5m 7m 2p 4p 6p 8p 1s 3s 5s 7s 2z 3z 4z 9s")) == 10, "a pair of value"
    assert standing(hand("77z 5s 11m 123p 456p 9s 2s 8s 3m 4m", de="5s", seat=1)) == 20, "example 23"
    assert standing(hand("222m 9m 123p 456p 9s 2s 8s 3m 4m 3s", seat=1)) == 10


def test_a_ready_club_waits_for_what_counts_more() -> None:
    # Without 4p it waits for 1p and 4p, all runs and free (旁和); without 2p it waits for the middle 5p or 3p.
    round = dealt("123m 456m 789m 55s 789s 23p 4z", indicator="1z")
    assert choice("club", round, 0) == Discard("4z")
    round = dealt("123m 456m 789m 55s 789s 23p 5p", indicator="1z")
    assert choice("club", round, 0) == Discard("5p")


def test_the_club_adds_to_a_pong_what_it_cannot_use() -> None:
    # Two tiles short, and one of the four 1s: a kong counts sixteen where the pong counted four, and draws once more.
    round = dealt("1s 123m 456m 55p 23p 79p 9m", indicator="1z")
    round.melds[0] = (meld_of(Pong("1s", ("1s", "1s")), tile_kind("1s"), 1),)
    round.hands[0] = bytearray(counts(parse("1s 123m 456m 55p 23p 79p 9m")))
    assert choice("club", round, 0) == AddedKong("1s", "1s")
