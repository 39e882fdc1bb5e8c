"""No-trump, the chain, throws, the growing kitty and levels: the rest of section 9."""

from __future__ import annotations

import pytest
from tests.families.tricks.tables import (
    PARTNERS,
    cards,
    ended,
    key,
    order,
    outcome_of_ruffs,
    play,
    playing,
    structure,
)

from teahouse.families.tricks import following
from teahouse.families.tricks.actions import Bury, Play
from teahouse.families.tricks.cards import hand_of, kind_of, names_of, read
from teahouse.families.tricks.partners import LevelsCarry, PartnersRound, climbed, result
from teahouse.families.tricks.patterns import pattern_of
from teahouse.families.tricks.phases import Burial, Trick
from teahouse.families.tricks.ranking import TRUMPS
from teahouse.games.hong_wu import GAME, scoring
from teahouse.games.hong_wu.options import Options
from teahouse.kernel import HOUSE, Illegal, Left

SPADES = order("s", chain=True)
NO_TRUMP = order(None, chain=True)


def led(hands: list[str], throw: str) -> str:
    """What lies on the table after a throw."""
    round = playing(GAME, hands, teams=PARTNERS)
    play(round, throw)
    assert isinstance(round.phase, Trick)
    return "".join(names_of(round.phase.on_table.plays[0].cards))


def follows(lead: str, hand: str) -> set[str]:
    pattern = pattern_of(SPADES, read(lead))
    assert pattern is not None
    duty = following.duty_of(SPADES, Options().conventions(), pattern, hand_of(read(hand)))
    return {"".join(names_of(found)) for found in following.plays(SPADES, duty, hand_of(read(hand)))}


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


def test_seed_example_2_and_22_lines_at_other_levels() -> None:
    four = order("s", 4, chain=True)
    assert structure(SPADES, "4h4h6h6h") == ([2], 0, 0)
    assert structure(four, "2c2c5c5c") == ([2], 0, 0)
    assert structure(four, "AsAs4h4h") == ([2], 0, 0)
    ten = order("s", 10, chain=True)
    assert structure(ten, "9d9dJdJd") == ([2], 0, 0)
    assert ten.group[kind_of("Td")] == TRUMPS


def test_example_6_no_trump_suit() -> None:
    assert NO_TRUMP.group[kind_of("3s")] == 3
    assert {NO_TRUMP.rank[kind_of(name)] for name in ("2c", "2d", "2h", "2s")} == {15}
    assert structure(NO_TRUMP, "2c2csjsj") == ([2], 0, 0)
    assert structure(NO_TRUMP, "2c2c2d2d") == ([], 2, 0)
    assert sum(map(len, [NO_TRUMP.members[TRUMPS]])) * 2 == 14


def test_example_7_equal_level_cards_without_a_trump_suit() -> None:
    round = playing(GAME, ["Ks", "2d", "2h", "7s"], trump=None, teams=PARTNERS)
    play(round, "Ks", "2d", "2h", "7s")
    assert round.last is not None
    assert round.last.winning.seat == 1


def test_example_8_level_cards_in_the_chain() -> None:
    assert structure(SPADES, "AsAs2d2d2s2s") == ([3], 0, 0)
    assert structure(SPADES, "2d2d2c2c") == ([], 2, 0)


def test_examples_9_to_12_throws_cost_the_lowest_beaten_component() -> None:
    assert led(["Ac9c9c", "JcJc7c", "4d6d6d", "8d9d9d"], "Ac9c9c") == "9c9c"
    assert led(["KcQcQc", "Ac7c4d", "4c6d6d", "8d9d9d"], "KcQcQc") == "Kc"
    hands = ["KcQc8c8c5c5c", "Ac6c6c9c9c4d", "6d6d7d7d8d9d", "4h6h7h8h9hTh"]
    assert led(hands, "KcQc8c8c5c5c") == "Qc"
    assert led(["AcKcKc", "8s6s6s", "9s5s5s", "7s7s4s"], "AcKcKc") == "KcKcAc"


def test_example_13_over_ruffs_by_level_cards() -> None:
    assert key(SPADES, "JcJcTcTc", "AsAs2d2d") == (2, 15)
    assert key(SPADES, "JcJcTcTc", "2c2c2s2s") == (2, 16)


def test_examples_14_to_16_following() -> None:
    assert follows("9d9d", "7d7d8d8dKd") == {"7d7d", "8d8d"}
    assert follows("QdQdJdJd", "7d7d9d9dKdAd") == {"7d7d9d9d"}
    assert follows("7d8d9d", "4dKcAh") == {"Kc4dAh"}


def test_examples_17_and_18_the_kitty_grows_with_the_last_lead() -> None:
    found = [scoring.kitty_factor(Options(), ended(teams=PARTNERS, winner=1, longest=n)) * 10 for n in (0, 1, 2, 3)]
    assert found == [20, 40, 80, 160]
    for most, factor in (("2_4_8", 8), ("2_4", 4), ("2", 2)):
        options = Options.read({"kitty_mult": most})
        assert scoring.kitty_factor(options, ended(teams=PARTNERS, winner=1, longest=3)) == factor


@pytest.mark.parametrize(("points", "levels", "stake"), [(155, 1, 2), (160, 2, 3), (35, 2, 2), (40, 1, 1), (0, 3, 3)])
def test_examples_19_and_20_results(points: int, levels: int, stake: int) -> None:
    found = result(Options(), points)
    assert (found.levels, found.stake) == (levels, stake)


def test_example_21_levels() -> None:
    assert climbed(Options(), 13, 2) == 14
    assert climbed(Options(), 14, 1) == 14


def test_example_24_fleeing() -> None:
    round = playing(GAME, ["As", "4c", "6c", "7c"], teams=PARTNERS, base=3, carry=LevelsCarry(0, 0))
    round.apply(HOUSE, Left(2))
    assert round.outcome is not None
    assert round.outcome.points == (0, 12, -24, 12)


def test_example_25_refused_cards() -> None:
    round = playing(GAME, ["4c4d", "6c6d", "7c7d", "8c8d"], teams=PARTNERS)
    with pytest.raises(Illegal, match="one-suit-only"):
        round.check(0, Play(cards("4c4d")))
    round.phase = Burial(0)
    round.hands[0] = hand_of(read("4c4d5c5d6c6d7c7d8c"))
    with pytest.raises(Illegal, match="wrong-number"):
        round.check(0, Bury(cards("4c4d5c5d6c6d7c7d8c")))


def test_caught_red_fives_count_for_the_defenders_where_agreed() -> None:
    round = playing(GAME, ["As", "4c", "6c", "7c"], teams=PARTNERS, red_five_capture="points20")
    caught = ended(teams=PARTNERS, taken={1: 60}, captures=((3, 0),))
    lost = ended(teams=PARTNERS, taken={1: 10}, captures=((2, 1),))
    assert isinstance(round, PartnersRound)
    assert [round.defence(finished)[1] for finished in (caught, lost)] == [80, 0]
