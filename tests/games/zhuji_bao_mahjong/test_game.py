"""The game as the hall uses it: options, clocks, match length, words, help, hints."""

from __future__ import annotations

import re

import pytest
from tests.families.mahjong.zhuji.tables import discard, own, public
from tests.games.zhuji_bao_mahjong.tables import dealt, declared

from teahouse.families.mahjong.conventions import Conventions
from teahouse.families.mahjong.table import MahjongHint, Seal, Wait, Waiting
from teahouse.families.mahjong.zhuji.payments import ZhujiCarry
from teahouse.games.zhuji_bao_mahjong import GAME
from teahouse.games.zhuji_bao_mahjong.bids import ladder
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.rules import ZhujiBaoRound, conventions_of
from teahouse.kernel import BadOptions, Dream, Setup, form_of, registry


def test_the_registry_finds_it() -> None:
    assert registry.game("zhuji-bao-mahjong") is GAME


def test_every_option_of_section_7_is_there_with_its_default() -> None:
    form = {field.name: field for field in form_of(Options).fields if not field.name.startswith("points_")}
    assert {name: field.default for name, field in form.items()} == {
        "max_bid": 7,
        "no_wild_bids": True,
        "wild_count_mode": "up_to",
        "auction_reentry": False,
        "contract_table": "doubling",
        "dealer_rotation": "winner",
        "laozhuang": "flat",
        "laozhuang_scope": "all",
        "no_wild_scope": "deal",
        "eight_tai": "fixed",
        "all_honours_shape": "standard",
        "earth_win_after_kong": True,
        "pass_win": "same_tile",
        "rob_open_kong_tai": False,
        "wild_claims": "full",
        "wild_concealed_kong": False,
        "wild_added_kong": False,
        "discarded_wild": "face",
        "honour_pair_wild": False,
        "deal_direction": "clockwise",
        "draw_limit": 26,
        "last_discard_claims": False,
        "flee": "autoplay",
        "waits_shown": True,
        "base_score": 1,
        "deals": 8,
        "auto_win_on_timeout": True,
    }
    for field in form.values():
        assert all(str(value) in field.label.values for value in field.values or []), field.name


def test_options_that_cannot_stand_together_are_refused() -> None:
    with pytest.raises(BadOptions, match="no-wild-in-melds"):
        Options.read({"wild_claims": "none", "wild_added_kong": True})


def test_what_the_options_of_section_7_come_to_in_play() -> None:
    def agreed(**options: str | int | bool) -> Conventions:
        return conventions_of(Options.read(options))

    usual = agreed()
    assert (usual.kong, usual.pong, usual.chow) == ((1, 4, 7, 10), (2, 5, 8), (3, 6, 9))
    assert (usual.wild_concealed_kong, usual.wild_added_kong, usual.dead_wilds) == (False, False, False)
    assert (usual.reserve, usual.last_claims, usual.passed_win) == (26, False, "same_tile")
    assert (usual.auto_win, usual.forfeit, usual.shared_wins) == (True, False, False)
    few = agreed(wild_claims="pong_only")
    assert (few.kong, few.pong, few.chow) == ((1, 4, 7, 10), (2, 5, 8), (3,))
    none = agreed(wild_claims="none")
    assert (none.kong, none.pong, none.chow) == ((1,), (2,), (3,))
    assert agreed(wild_concealed_kong=True).wild_concealed_kong
    assert agreed(wild_added_kong=True).wild_added_kong
    assert agreed(discarded_wild="dead").dead_wilds
    assert [agreed(draw_limit=left).reserve for left in (20, 16, 14)] == [20, 16, 14]
    assert agreed(last_discard_claims=True).last_claims
    assert [agreed(pass_win=rule).passed_win for rule in ("any_tile", "off")] == ["any_tile", "off"]
    assert not agreed(auto_win_on_timeout=False).auto_win
    assert agreed(flee="forfeit").forfeit


def test_what_the_options_of_section_7_come_to_in_counting() -> None:
    usual = Options().counting()
    assert (usual.no_wild, usual.eight, usual.loose_honours, usual.seven_pairs, usual.cap) == (
        "deal",
        "exact",
        False,
        0,
        None,
    )
    assert Options(no_wild_scope="hand").counting().no_wild == "hand"
    assert Options(eight_tai="add").counting().eight == "add"
    assert Options(all_honours_shape="any14").counting().loose_honours


def test_a_match_is_over_after_its_deals() -> None:
    assert not GAME.over(Options(), ZhujiCarry(0, number=8))
    assert GAME.over(Options(), ZhujiCarry(0, number=9))
    assert not GAME.over(Options(deals="endless"), ZhujiCarry(0, number=900))


def test_the_times_of_the_rules_page_and_the_banks_of_the_house() -> None:
    clocks = GAME.clocks(Options())
    assert {key: (clock.each, clock.bank) for key, clock in clocks.items()} == {
        "bid": (15, 0),
        "name": (20, 0),
        "turn": (20, 20),
        "reaction": (10, 20),
    }


def test_every_key_that_the_game_makes_has_its_words() -> None:
    words = GAME.words()
    assert ladder(Options(max_bid=10)).keys() <= words.keys()
    assert (words["T3"].zh, words["D3"].zh, words["W2"].zh) == ("3台", "独3台", "无财2台")
    for key, title in words.items():
        assert set(re.findall(r"{\w+}", title.zh)) == set(re.findall(r"{\w+}", title.en)), key


def test_lines_seals_and_endings_met_in_play_have_words() -> None:
    words = GAME.words()
    for seed in range(12):
        chance = Dream(seed)
        round, _ = GAME.deal(Setup(Options(), ZhujiCarry(0, kept=seed % 2)), chance)
        club = GAME.bots()["club"]
        while round.outcome is None:
            seat = round.actors()[0]
            round.apply(seat, club.choose(round.veil(seat), seat, chance))
        assert isinstance(round, ZhujiBaoRound)
        keys = (
            {line.key for line in round.outcome.lines} | {seal.key for seal in round.seals()} | {round.outcome.ending}
        )
        assert keys <= words.keys()


def test_help_is_there_in_chinese() -> None:
    assert GAME.help().zh.startswith("# 诸暨包麻将\n")
    assert "荒庄" in GAME.help().zh


def hinted(round: ZhujiBaoRound, seat: int) -> MahjongHint:
    hint = GAME.hint(round.veil(seat), seat, Dream(0))
    assert isinstance(hint, MahjongHint)
    return hint


def test_a_hint_tells_waits_worth_and_whether_it_is_enough() -> None:
    round = declared(dealt("9p3z", "", "234m567m33s78p456s", calm="69p"), by=2, call="T3")
    discard(round, "3z")
    hint = hinted(round, 2)
    assert hint.action is None
    (waiting,) = hint.waiting
    assert waiting.discard is None
    assert waiting.waits == (Wait("6p", 4, 2, enough=False), Wait("9p", 4, 2, enough=False))


def test_a_hint_names_the_discards_that_leave_a_ready_hand() -> None:
    round = declared(dealt("234m567m33s78p456s9m", calm="69p"), by=0, wilds="")
    hint = hinted(round, 0)
    assert Waiting("9m", (Wait("6p", 4, 2, enough=True), Wait("9p", 4, 2, enough=True))) in hint.waiting
    assert hint.action == {"type": "discard", "tile": "9m"}


def test_a_table_may_leave_the_waits_to_its_players() -> None:
    round = declared(dealt("234m567m33s78p456s9m", calm="69p", options=Options(waits_shown=False)), by=0, wilds="")
    assert hinted(round, 0) == MahjongHint({"type": "discard", "tile": "9m"}, (), None)


def test_a_hint_counts_a_complete_hand() -> None:
    round = declared(dealt("234m567m33s789p456s"), by=1)
    assert hinted(round, 0).worth == 8
    assert hinted(round, 0).action == {"type": "win"}


def test_what_everybody_sees_of_contract_and_seats() -> None:
    round = declared(dealt("9m1z", dealer=0, kept=1), by=0, call="D3", wilds="9m")
    seen = public(round)
    assert seen.winds == ("1z", "2z", "3z", "4z")
    assert seen.wilds == ("9m",)
    assert [(call.seat, call.key) for call in seen.calls] == [
        (0, "D3"),
        (1, "pass-bid"),
        (2, "pass-bid"),
        (3, "pass-bid"),
    ]
    assert seen.seals == (
        Seal(0, "old-dealer", {"factor": 2}),
        Seal(0, "declarer", {"bid": "D3", "tai": 3}),
        Seal(None, "contract", {"points": 20}),
    )
    assert (seen.left, seen.drawable, seen.held, seen.hands) == (83, 57, (14, 13, 13, 13), None)
    assert own(round, 0).hand[0] == "9m", "wilds lie first"
