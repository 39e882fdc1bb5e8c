"""The game as the hall asks it: length, times, words, help, and what is its own."""

from __future__ import annotations

import re

import pytest
from tests.families.mahjong.zhuji.plain.tables import dealt
from tests.families.mahjong.zhuji.tables import public, stacked

from teahouse.families.mahjong.phases import Turn
from teahouse.families.mahjong.table import Seal
from teahouse.families.mahjong.tiles import parse
from teahouse.families.mahjong.zhuji.payments import ZhujiCarry
from teahouse.families.mahjong.zhuji.plain.rules import PlainRound
from teahouse.families.mahjong.zhuji.wild import NameWild, WildFixed, WildNamed
from teahouse.games.zhuji_zi_you_mahjong import GAME
from teahouse.games.zhuji_zi_you_mahjong.options import Options
from teahouse.kernel import Dream, Illegal, Setup


def opened(options: Options | None = None) -> PlainRound:
    round, _ = GAME.deal(Setup(options or Options(), ZhujiCarry(0)), stacked("14577m 258p 369s 122z"))
    assert isinstance(round, PlainRound)
    return round


def refusal(round: PlainRound, *tiles: str) -> str:
    with pytest.raises(Illegal) as caught:
        round.check(0, NameWild(tiles))
    return caught.value.key


# ── Naming (S13, S14) ────────────────────────────────────────────────────────


def test_s13_two_neighbours_are_wild_for_everyone_and_the_dealer_needs_two() -> None:
    round = opened()
    assert public(round).phase == "naming-wild"
    assert round.actors() == (0,)
    assert round.apply(0, NameWild(("4m", "5m"))) == [WildNamed(0, ("4m", "5m"))]
    assert public(round).wilds == ("4m", "5m")
    assert [round.needed(seat) for seat in range(4)] == [2, 1, 1, 1]
    assert public(round).seals == (Seal(0, "minimum", {"tai": 2}),)
    assert round.phase == Turn(0, "deal")


def test_s13_what_may_not_be_named() -> None:
    round = opened()
    assert refusal(round, "9m", "1m") == "not-in-hand"
    assert refusal(round, "1m", "4m") == "wilds-not-consecutive"
    assert refusal(round, "5m", "7m") == "wilds-not-consecutive"
    assert refusal(round, "1z", "2z") == "wilds-not-consecutive"
    assert refusal(round, "9p") == "not-in-hand"
    assert refusal(round, "4m", "5m", "7m") == "too-many-wilds"
    assert refusal(round, "8z") == "no-such-tile"


def test_one_kind_may_be_an_honour() -> None:
    round = opened()
    round.apply(0, NameWild(("2z",)))
    assert round.wilds == tuple(parse("2z"))
    assert round.shown[0] == tuple(parse("2z")), "all others know that he holds one"


def test_s14_who_is_late_names_none_and_everybody_needs_one() -> None:
    round = opened()
    assert round.fallback(0) == NameWild(())
    round.apply(0, round.fallback(0))
    assert (round.wilds, [round.needed(seat) for seat in range(4)]) == ((), [1, 1, 1, 1])
    assert public(round).seals == ()


def test_the_table_may_allow_one_kind_or_turn_it_up() -> None:
    assert refusal(opened(Options(wild_kinds_max=1)), "4m", "5m") == "too-many-wilds"
    round, events = GAME.deal(Setup(Options(wild_source="flip_next", wild_kinds_max=1), ZhujiCarry(0)), Dream(1))
    assert isinstance(events[-1], WildFixed)
    assert isinstance(round.phase, Turn)


# ── The game ─────────────────────────────────────────────────────────────────


def test_s15_the_winner_deals_next() -> None:
    assert Options().dealer_rule == "winner"
    round = dealt(GAME, "", "123m 456m 789m 55s 789p", dealer=1, wilds="3p")
    round.apply(1, next(action for action in round.candidates(1)))
    assert round.outcome is not None
    assert round.outcome.carry == ZhujiCarry(1, kept=1, number=2, winner=1)


def test_the_times_of_the_rules_page_and_the_banks_of_the_house() -> None:
    clocks = GAME.clocks(Options())
    assert {key: (clock.each, clock.bank) for key, clock in clocks.items()} == {
        "name": (15, 0),
        "turn": (20, 20),
        "reaction": (10, 20),
    }


def test_a_match_is_over_after_its_deals() -> None:
    assert not GAME.over(Options(hand_count=4), ZhujiCarry(0, number=4))
    assert GAME.over(Options(hand_count=4), ZhujiCarry(0, number=5))


def test_words_agree_in_their_parameters() -> None:
    for key, title in GAME.words().items():
        assert set(re.findall(r"{\w+}", title.zh)) == set(re.findall(r"{\w+}", title.en)), key
    assert {f"preset.{name}" for name in Options.PRESETS} <= GAME.words().keys()


def test_help_is_there_in_chinese() -> None:
    assert GAME.help().zh.startswith("# 诸暨自由麻将\n")
    assert "庄家定了财神" in GAME.help().zh
