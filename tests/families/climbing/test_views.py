"""What seats see of a climbing table, what they may imagine, and what they are advised."""

from __future__ import annotations

from tests.families.climbing.tables import own, play, playing, seen

from teahouse.families.cards import held, names_of
from teahouse.games.guan_pai import GAME as GUAN_PAI
from teahouse.games.wenling_liu_jia_tong import GAME
from teahouse.kernel import Dream, Setup

HANDS = ["3c9c9dKc", "4c5cbj", "6cKh", "7c7d", "8c8d", "TcTd"]


def test_a_trick_shows_plays_and_passes_with_what_cards_stand_for() -> None:
    round = playing(GAME, HANDS)
    play(round, "3c")
    play(round, "4c")
    play(round, "")
    public = seen(round)
    assert [(laid.seat, laid.kind, laid.cards, laid.best) for laid in public.plays] == [
        (0, "single", ("3c",), False),
        (1, "single", ("4c",), True),
        (2, None, (), False),
    ]
    assert (public.turn, public.best, public.held) == (3, 1, (3, 2, 2, 2, 2, 2))


def test_counts_are_shown_as_agreed() -> None:
    few = playing(GAME, ["3c" * 4 + "3d" * 4 + "3h" * 3, *HANDS[1:]], show_counts="ten_or_less")
    assert seen(few).held == (None, 3, 2, 2, 2, 2)
    never = playing(GAME, HANDS, show_counts="never")
    assert seen(never).held == (None,) * 6


def test_earlier_tricks_are_shown_where_that_is_agreed() -> None:
    for history, number in (("on", 1), ("off", 0)):
        round = playing(GAME, HANDS, trick_history=history)
        for text in ("Kc", "", "", "", "", ""):
            play(round, text)
        public = seen(round)
        assert len(public.history) == number
        assert public.last is not None
        assert (public.last.winner, public.last.points) == (0, 10)


def test_the_card_counter_counts_what_a_seat_has_not_seen() -> None:
    round = playing(GAME, HANDS, card_counter="on")
    unseen = own(round, 0).unseen
    assert unseen is not None
    assert sum(unseen) == 11
    assert (unseen[5], unseen[7], unseen[14]) == (2, 0, 1)
    assert own(playing(GAME, HANDS), 0).unseen is None


def test_secured_and_pending_points() -> None:
    round = playing(GAME, ["", *HANDS[1:]], leader=1, finished=(0,), captured=[50, 20, 30, 0, 0, 10])
    assert [(side.secured, side.pending) for side in seen(round).score] == [(80, 0), (0, 30)]


def test_playable_cards_leave_out_what_is_in_no_answer() -> None:
    round = playing(GAME, HANDS)
    play(round, "9c9d")
    assert own(round, 1).playable == ()
    hand = playing(GAME, ["9c9d3c", "4cTcTdbj", *HANDS[2:]])
    play(hand, "9c9d")
    assert own(hand, 1).playable == ("Tc", "Td", "bj")


def test_what_lies_aside_is_never_imagined_in_a_hand() -> None:
    options = GUAN_PAI.Options()
    for seed in range(40):
        chance = Dream(seed)
        round, _ = GUAN_PAI.deal(Setup(options, GUAN_PAI.first(options, chance), 2), chance)
        leader = round.actors()[0]
        assert round.lead_card is not None
        for draw in range(5):
            dream = round.imagine(1 - leader, Dream(draw))
            assert dream.hands[leader][round.lead_card]
            assert not set(round.aside) & set(held(dream.hands[leader]))


def test_a_seat_that_is_out_imagines_its_partners_as_it_sees_them() -> None:
    round = playing(GAME, ["Kc", "4cAc", "6c7c", "7cAd", "8c", "TcAh"], see_partner_after_out="on")
    play(round, "Kc")
    dream = round.imagine(0, Dream(1))
    assert names_of(held(dream.hands[2])) == ("6c", "7c")
    assert sum(dream.hands[1]) == 2


def test_a_hint_walks_from_the_smallest_and_tears_no_bomb_first() -> None:
    round = playing(GAME, ["3c", "4c4d4h4s5c9c", *HANDS[2:]])
    play(round, "3c")
    hint = GAME.hint(round.veil(1), 1, Dream(0))
    assert [choice.cards for choice in hint.others] == [("5c",), ("9c",), ("4c",), ("4c", "4d", "4h", "4s")]
