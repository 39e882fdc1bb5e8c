"""The game as the hall uses it: options, clocks, match length, words, help, hints, what is seen."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from tests.games.wenling_mahjong.tables import dealt, discard, own, public, throw_drawn

from teahouse.families.mahjong.conventions import Conventions
from teahouse.families.mahjong.table import MahjongHint, Wait, Waiting
from teahouse.games.wenling_mahjong import GAME
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.rules import WenlingRound, conventions_of
from teahouse.games.wenling_mahjong.settlement import Carry
from teahouse.kernel import BadOptions, Dream, Setup, form_of, registry


def test_the_registry_finds_it() -> None:
    assert registry.game("wenling-mahjong") is GAME


def test_every_option_of_section_7_is_there_with_its_default() -> None:
    form = {field.name: field for field in form_of(Options).fields}
    assert {name: field.default for name, field in form.items()} == {
        "cap": 500,
        "ron_triplet": "open",
        "loser_door_flower": 0,
        "loser_wild": "any",
        "loser_four_winds": "wind_sets",
        "double_home": "any_place",
        "home_needs_runs": False,
        "flower_de_pair": "no",
        "panghu_pair": "any",
        "all_honours_as": "half_flush",
        "four_subst_limit": False,
        "instant_limit": "optional",
        "red_group": "seasons",
        "raw_chow": "all_tiles",
        "bao_san": True,
        "raw_phase_stacks": 15,
        "drawn_stacks": 8,
        "last_discard_claims": False,
        "drawn_dealer": "goes",
        "pass_pong": "until_discard",
        "pass_win": "off",
        "throw_de": "penalty",
        "thrown_de_counts": False,
        "auto_expose": True,
        "rob_open_kong": False,
        "base": 1,
        "deals": 8,
        "flee": "autoplay",
        "waits_shown": True,
    }
    for field in form.values():
        assert all(str(value) in field.label.values for value in field.values or []), field.name


def test_options_that_cannot_stand_together_are_refused() -> None:
    with pytest.raises(BadOptions, match="thrown-wild-ends-the-hand"):
        Options.read({"thrown_de_counts": True})


def test_what_the_options_of_section_7_come_to_in_play() -> None:
    def agreed(**options: str | int | bool) -> Conventions:
        return conventions_of(Options.read(options))

    usual = agreed()
    assert (usual.kong, usual.pong, usual.chow, usual.shared_wins) == ((1,), (2,), (3,), False)
    assert (usual.sets, usual.packets, usual.whole_stacks, usual.open_kongs) == (5, (4, 4, 4, 4), True, True)
    assert (usual.dead_wilds, usual.wild_claims, usual.auto_expose) == (True, False, True)
    assert (usual.reserve, usual.last_claims, usual.passed_pong) == (16, False, True)
    assert (usual.passed_win, usual.forfeit, usual.auto_win) == ("off", False, True)
    assert [agreed(drawn_stacks=stacks).reserve for stacks in (7, 6)] == [14, 12]
    assert agreed(last_discard_claims=True).last_claims
    assert agreed(pass_win="until_discard").passed_win == "same_tile"
    assert not agreed(pass_pong="off").passed_pong
    assert agreed(flee="forfeit").forfeit
    assert not agreed(auto_expose=False).auto_expose


def test_limits_are_worth_the_cap_and_500_without_one() -> None:
    assert [Options.read({"cap": cap}).limit for cap in (300, 500, 1000, "none")] == [300, 500, 1000, 500]


def test_a_match_is_over_after_its_deals() -> None:
    assert not GAME.over(Options(), Carry(0, number=8))
    assert GAME.over(Options(), Carry(0, number=9))
    assert not GAME.over(Options(deals="endless"), Carry(0, number=900))


def test_the_times_of_the_rules_page_and_the_banks_of_the_house() -> None:
    clocks = GAME.clocks(Options())
    assert {key: (clock.each, clock.bank) for key, clock in clocks.items()} == {
        "turn": (20, 20),
        "reaction": (10, 20),
    }


def test_words_have_the_same_parameters_in_both_languages() -> None:
    for key, title in GAME.words().items():
        assert set(re.findall(r"{\w+}", title.zh)) >= set(re.findall(r"{\w+}", title.en)), key


def test_lines_seals_and_endings_met_in_play_have_words_and_their_parameters() -> None:
    words = GAME.words()
    for seed in range(40):
        chance = Dream(seed)
        round, _ = GAME.deal(Setup(Options(), Carry(seed % 4)), chance)
        greedy = GAME.bots()["greedy"]
        while round.outcome is None:
            seat = round.actors()[0]
            round.apply(seat, greedy.choose(round.veil(seat), seat, chance))
        assert isinstance(round, WenlingRound)
        assert round.outcome.ending in words
        for line in round.outcome.lines:
            assert set(re.findall(r"{(\w+)}", words[line.key].zh)) <= line.params.keys(), line
            assert f"{line.key}.short" in words or line.key in words
        for seal in round.seals():
            assert set(re.findall(r"{(\w+)}", words[seal.key].zh)) <= seal.params.keys()


def test_the_union_of_events_is_what_the_table_sees() -> None:
    names = {kind.__name__ for kind in get_args(GAME.Event)}
    assert {"IndicatorTurned", "Exposed", "RawPhaseBegun"} <= names


def test_help_is_there_in_chinese() -> None:
    assert GAME.help().zh.startswith("# 温岭麻将\n")
    assert "包三家" in GAME.help().zh


def hinted(round: WenlingRound, seat: int) -> MahjongHint:
    hint = GAME.hint(round.veil(seat), seat, Dream(0))
    assert isinstance(hint, MahjongHint)
    return hint


def test_a_hint_tells_what_the_thrown_tile_would_bring() -> None:
    round = dealt("4p9m", "", WAITING, indicator="1z", calm="14p9m")
    discard(round, "4p")
    assert hinted(round, 2).worth == 80


WAITING = "123m 456m 23p 55s 789p 789s"


def test_a_hint_tells_what_each_wait_would_count() -> None:
    round = dealt("9m", "", WAITING, indicator="1z", calm="14p9m")
    discard(round, "9m")
    (waiting,) = hinted(round, 2).waiting
    by_tile = {wait.tile: wait for wait in waiting.waits}
    assert waiting.discard is None
    assert by_tile["4p"] == Wait("4p", 4, 80, enough=True)
    assert by_tile["1p"] == Wait("1p", 4, 80, enough=True)
    assert by_tile["1z"] == Wait("1z", 3, 90, enough=True), "drawn: 自摸 2, 旁和 and 自摸得"


def test_a_hint_names_the_discards_that_leave_a_ready_hand() -> None:
    round = dealt(f"{WAITING} 9m", indicator="1z", calm="14p")
    hint = hinted(round, 0)
    waiting = next(found for found in hint.waiting if found.discard == "9m")
    assert {"1p", "4p", "1z"} <= {wait.tile for wait in waiting.waits}
    assert isinstance(waiting, Waiting)


def test_a_table_may_leave_the_waits_to_its_players() -> None:
    round = dealt(f"{WAITING} 9m", indicator="1z", calm="14p", options=Options(waits_shown=False))
    assert hinted(round, 0) == MahjongHint({"type": "discard", "tile": "9m"}, (), None)


def test_a_hint_counts_a_complete_hand() -> None:
    round = dealt(f"{WAITING} 4p", indicator="1z")
    assert hinted(round, 0).worth == 90
    assert hinted(round, 0).action == {"type": "win"}


def test_raw_kinds_are_shown_once_the_late_stage_has_begun() -> None:
    round = dealt("")
    assert public(round).raw is None
    throw_drawn(round, until=29)
    raw = public(round).raw
    assert raw is not None
    thrown = {lying.tile for pond in public(round).ponds for lying in pond}
    assert not thrown & set(raw)
    assert "raw-phase" in [seal.key for seal in public(round).seals]


def test_what_a_seat_alone_knows() -> None:
    round = dealt("4z 9m", indicator="4z", calm="9m")
    assert own(round, 0).hand[0] == "4z", "wilds lie first"
    assert len(own(round, 0).hand) == 16
    assert own(round, 0).drawn is not None
