"""红五三打一 at the table: examples 1, 3, 4, 11–17, 20, 21, 24 of section 9, and the preset that is 包红五."""

from __future__ import annotations

import pytest
from tests.families.tricks.tables import cards, key, order, outcome_of_ruffs, play, playing, structure

from teahouse.bots import Match, named, play_sitting
from teahouse.families.tricks import following
from teahouse.families.tricks.actions import PASS, Bid, Bury, Play
from teahouse.families.tricks.cards import hand_of, names_of, read
from teahouse.families.tricks.events import RedFiveCaught
from teahouse.families.tricks.patterns import pattern_of
from teahouse.families.tricks.phases import Trick
from teahouse.families.tricks.solo import SoloCarry
from teahouse.games.hong_wu_3v1 import GAME
from teahouse.games.hong_wu_3v1.options import Options
from teahouse.kernel import Dream, Illegal, Setup, chance_of, registry, replayed

SPADES = order("s")


def led(hands: list[str], throw: str) -> str:
    """What lies on the table after a throw."""
    round = playing(GAME, hands)
    play(round, throw)
    assert isinstance(round.phase, Trick)
    return "".join(names_of(round.phase.on_table.plays[0].cards))


@pytest.mark.parametrize(
    ("lead", "plays", "outcome"),
    [
        ("AcKcJc", ["Ks9s8s", "KsQsJs", "As5s4s"], ["ruffs", "not higher", "over-ruffs"]),
        ("AcKcKc", ["8s6s6s", "9s5s5s", "7s7s4s"], ["ruffs", "not higher", "over-ruffs"]),
        ("KcQcJc", ["8s6s6s", "7s7s4s", "9s5s5s"], ["ruffs", "not higher", "over-ruffs"]),
        ("AcKcKcQcQc8c", ["9s8s6s6s5s5s", "QsQsJsJs7s4s"], ["ruffs", "over-ruffs"]),
        ("9c9c6c6c5c5c", ["9s8s6s6s5s5s", "7s7s5s5s4s4s"], ["no match", "ruffs"]),
    ],
)
def test_seed_example_1_the_five_lines_on_ruffing(lead: str, plays: list[str], outcome: list[str]) -> None:
    assert outcome_of_ruffs(SPADES, lead, plays) == outcome


def test_seed_example_3_lines() -> None:
    assert structure(SPADES, "4h4h6h6h") == ([2], 0, 0)
    assert structure(SPADES, "bjbjsjsj") == ([], 2, 0)
    assert structure(SPADES, "AsAs2d2d") == ([], 2, 0)


def test_seed_example_4_all_pass() -> None:
    round, _ = GAME.deal(Setup(Options(), SoloCarry(3)), Dream(1))
    for seat in (3, 0, 1, 2):
        round.apply(seat, PASS)
    assert (round.dealer, round.bid) == (3, 70)


def test_example_11_a_pair_catches_a_red_five() -> None:
    round = playing(GAME, ["6s6s", "5h4s", "7d7d", "8d8d"])
    assert RedFiveCaught(0, 1) in play(round, "6s6s", "4s5h", "7d7d", "8d8d")


def test_example_12_among_defenders_nothing_is_caught() -> None:
    round = playing(GAME, ["6s6s", "5h4s", "7d7d", "8s8s"])
    assert not any(isinstance(event, RedFiveCaught) for event in play(round, "6s6s", "4s5h", "7d7d", "8s8s"))


def test_examples_13_to_15_throws() -> None:
    assert led(["Ac9c9c", "JcJc4d", "6d6d7d", "8d9d9d"], "Ac9c9c") == "Ac"
    assert led(["AcAc7c7c", "JcJc4d4d", "6d6d8d8d", "9d9dQdQd"], "AcAc7c7c") == "7c7c"
    assert led(["AcKcKc", "Ac7c4d", "QcQc9c", "8d9d6d"], "AcKcKc") == "KcKcAc"


def test_example_16_ruffs_of_a_tractor_and_a_pair() -> None:
    assert key(SPADES, "KcKcQcQc9c9c", "4s4s5s5s6s6s") == (2, 6)
    assert key(SPADES, "KcKcQcQc9c9c", "8s8s7s7sJsJs") == (2, 8)


@pytest.mark.parametrize(
    ("lead", "hand", "plays"),
    [("TcTc", "3c3cAcKc", {"3c3c"}), ("8h8h7h", "4h3d2d6s", {"2d3d4h", "2d4h6s", "3d4h6s"})],
)
def test_examples_17_and_18_following(lead: str, hand: str, plays: set[str]) -> None:
    conventions = Options().conventions()
    diamonds = order("d")
    pattern = pattern_of(diamonds, read(lead))
    assert pattern is not None
    duty = following.duty_of(diamonds, conventions, pattern, hand_of(read(hand)))
    assert {"".join(names_of(found)) for found in following.plays(diamonds, duty, hand_of(read(hand)))} == plays
    if lead == "8h8h7h":
        assert all(key(diamonds, lead, play) is None for play in plays)


def test_example_20_after_seven_bids_a_seat_cannot_answer() -> None:
    round, _ = GAME.deal(Setup(Options(), SoloCarry(0)), Dream(1))
    round.apply(0, Bid(70))
    round.apply(1, Bid(75))
    round.apply(2, PASS)
    round.apply(3, PASS)
    for points in range(80, 140, 5):
        round.apply(round.actors()[0], Bid(points))
    assert (round.dealer, round.bid) == (1, 135)


def test_example_21_level_cards_of_different_suits_are_equal_and_no_pair() -> None:
    assert structure(SPADES, "2d2h") == ([], 0, 2)
    round = playing(GAME, ["2d", "2h", "7d", "8d"])
    play(round, "2d", "2h", "7d", "8d")
    assert round.last is not None
    assert round.last.winning.seat == 0


def test_example_24_what_is_refused() -> None:
    round, _ = GAME.deal(Setup(Options(), SoloCarry(0)), Dream(1))
    for points in (65, 205):
        with pytest.raises(Illegal, match="no-such-bid"):
            round.check(0, Bid(points))
    table = playing(GAME, ["4c4d", "6c6c", "7c7c", "8c8c"])
    with pytest.raises(Illegal, match="one-suit-only"):
        table.check(0, Play(cards("4c4d")))
    with pytest.raises(Illegal, match="must-play"):
        table.check(0, Bury(cards("4c4d")))


def test_the_preset_of_the_same_name_is_bao_hong_wu() -> None:
    """Every round of 包红五, replayed by the same acts under the preset, comes to the same points."""
    sister = registry.game("bao-hong-wu")
    preset = GAME.Options.read(GAME.Options.PRESETS["bao-hong-wu"])
    match = Match(sister, sister.Options.read({}), named(sister, *["club"] * 4), seed=5)
    for played in play_sitting(match, range(8)):
        setup = Setup(preset, played.setup.carry)
        *_, (last, _) = replayed(GAME, setup, chance_of(played.proof), played.acts)
        assert last.outcome is not None
        assert last.outcome.points == played.outcome.points
