"""The game as the hall asks it: length, times, words, help, and what is its own."""

from __future__ import annotations

import re

import pytest
from tests.families.mahjong.zhuji.plain.tables import dealt, thrown
from tests.families.mahjong.zhuji.tables import own, public

from teahouse.families.mahjong.actions import ConcealedKong
from teahouse.families.mahjong.imagining import unseen_by
from teahouse.families.mahjong.phases import Turn
from teahouse.families.mahjong.table import MahjongHint, Seal, Wait
from teahouse.families.mahjong.tiles import parse, tile_kind
from teahouse.families.mahjong.wall import tail_index
from teahouse.families.mahjong.zhuji.payments import ZhujiCarry
from teahouse.families.mahjong.zhuji.plain.rules import PlainRound
from teahouse.families.mahjong.zhuji.wild import WildFixed
from teahouse.games.zhuji_mahjong import GAME
from teahouse.games.zhuji_mahjong.options import Options
from teahouse.kernel import Dream, Event, Setup


def opened(options: Options | None = None, seed: int = 1) -> tuple[PlainRound, list[Event]]:
    round, events = GAME.deal(Setup(options or Options(), ZhujiCarry(0)), Dream(seed))
    assert isinstance(round, PlainRound)
    return round, events


# ── The turned tile (S13) ────────────────────────────────────────────────────


@pytest.mark.parametrize(("wild", "turned"), [("1s", "9s"), ("1z", "4z"), ("5m", "4m")])
def test_s13_the_kind_after_the_turned_tile_is_wild(wild: str, turned: str) -> None:
    round = dealt(GAME, wilds=wild)
    assert (public(round).indicator, public(round).wilds) == (turned, (wild,))


def test_s13_a_natural_triplet_of_wild_east_counts_as_east() -> None:
    round = dealt(GAME, "111z 234m 567p 88s 678s", wilds="1z")
    assert GAME.hint(round.veil(0), 0, Dream(0)).worth == 8, "as dealt it is a heavenly win"
    round.phase = Turn(0, "head")
    assert GAME.hint(round.veil(0), 0, Dream(0)).worth == 2


def test_everybody_is_told_of_the_turned_tile_and_nobody_draws_it() -> None:
    round, events = opened()
    last = round.wall[tail_index(136, 53, 0)]
    assert round.indicator == last
    shown = public(round)
    assert shown.indicator is not None
    assert events[-1] == WildFixed(shown.indicator, shown.wilds)
    assert (round.left, round.drawable, round.phase) == (83, 57, Turn(0, "deal"))


def test_kongs_are_replaced_past_the_turned_tile() -> None:
    round = dealt(GAME, "6666m", wilds="5p", tail="9s")
    round.apply(0, ConcealedKong("6m", ("6m",) * 4))
    assert own(round, 0).drawn == "9s"
    assert public(round).left == 82


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_the_turned_tile_is_imagined_nowhere_else(viewer: int | None) -> None:
    round, _ = opened()
    assert round.indicator is not None
    for seed in range(20):
        imagined = round.imagine(viewer, Dream(seed))
        held = sum(hand[round.indicator] for hand in imagined.hands)
        assert held + imagined.wall.count(round.indicator) == 3


def test_a_player_knows_that_the_turned_tile_is_gone() -> None:
    round = dealt(GAME, "147m258p369s1234z5z", wilds="5p")
    assert unseen_by(round.veil(0))[tile_kind("4p")] == 3


def test_the_turned_kind_itself_may_be_wild_with_three_in_play() -> None:
    round = dealt(GAME, wilds="5p", options={"wild_source": "flip_same"})
    assert (public(round).indicator, public(round).wilds) == ("5p", ("5p",))
    assert sum(hand[tile_kind("5p")] for hand in round.hands) == 0


def test_white_dragons_or_nothing_may_be_wild() -> None:
    white, events = opened(Options(wild_source="fixed_white"))
    assert (white.wilds, white.indicator) == (tuple(parse("5z")), None)
    assert events[-1] == WildFixed(None, ("5z",))
    for options in (Options(wild_source="none"), Options(wild_kinds_max=0)):
        none, events = opened(options)
        assert (none.wilds, events[-1]) == ((), WildFixed(None, ()))


# ── Hints ────────────────────────────────────────────────────────────────────


def test_a_hint_counts_no_wild_for_the_hand_that_holds_none() -> None:
    round = thrown(GAME, "3z", "3z", "", "222m 555p 789s 34m 88p", wilds="1p")
    hint = GAME.hint(round.veil(2), 2, Dream(0))
    (waiting,) = hint.waiting
    assert waiting.waits == (
        Wait("2m", 1, 1, enough=True),
        Wait("5m", 4, 1, enough=True),
        Wait("1p", 4, 0, enough=False),
        Wait("8p", 2, 1, enough=True),
    )


def test_a_hint_tells_what_the_thrown_tile_would_bring() -> None:
    hand = "222m 555p 789s 34m 88p"
    worths = {
        tile: GAME.hint(round.veil(2), 2, Dream(0)).worth
        for tile in ("5m", "3z")
        for round in [thrown(GAME, tile, tile, "", hand, wilds="1p")]
    }
    assert worths == {"5m": 8, "3z": None}, "it would be an earthly win"


def test_a_hint_waits_for_seven_pairs_where_they_are_a_hand() -> None:
    hand = "1133m 4466p 2288s 5z"
    for rule, waits in (("2tai", ("5z", "9p")), ("off", ())):
        round = thrown(GAME, "3z", "3z", "", hand, wilds="9p", options={"seven_pairs": rule})
        hint = GAME.hint(round.veil(2), 2, Dream(0))
        assert isinstance(hint, MahjongHint)
        assert {wait.tile for waiting in hint.waiting for wait in waiting.waits} == set(waits)


# ── The game ─────────────────────────────────────────────────────────────────


def test_a_match_is_over_after_its_deals() -> None:
    assert not GAME.over(Options(), ZhujiCarry(0, number=8))
    assert GAME.over(Options(), ZhujiCarry(0, number=9))


def test_an_old_dealer_is_shown() -> None:
    assert public(dealt(GAME, kept=1)).seals == (Seal(0, "old-dealer", {"factor": 2}),)
    assert public(dealt(GAME)).seals == ()


def test_words_agree_in_their_parameters() -> None:
    for key, title in GAME.words().items():
        assert set(re.findall(r"{\w+}", title.zh)) == set(re.findall(r"{\w+}", title.en)), key
    assert {f"preset.{name}" for name in Options.PRESETS} <= GAME.words().keys()


def test_lines_seals_and_endings_met_in_play_have_words() -> None:
    words = GAME.words()
    for seed in range(12):
        chance = Dream(seed)
        preset = list(Options.PRESETS.values())[seed % len(Options.PRESETS)]
        round, _ = GAME.deal(Setup(Options.read(preset), ZhujiCarry(0, kept=seed % 2)), chance)
        while round.outcome is None:
            seat = round.actors()[0]
            round.apply(seat, GAME.club.choose(round.veil(seat), seat, chance))
        assert isinstance(round, PlainRound)
        lines = {line.key for line in round.outcome.lines}
        assert lines | {seal.key for seal in round.seals()} | {round.outcome.ending} <= words.keys()


def test_help_is_there_in_chinese() -> None:
    assert GAME.help().zh.startswith("# 诸暨麻将\n")
    assert "翻财神" in GAME.help().zh
