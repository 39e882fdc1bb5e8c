"""关牌: the lead card, duties and payments. Numbers are those of the rules page, section 9."""

from typing import Any

from tests.families.climbing.tables import play, playing, refusal, seen

from teahouse.families.cards import POINTS, hand_of, held, kind_of, names_of, read
from teahouse.families.climbing.actions import PASS, Play
from teahouse.families.climbing.events import LastCard, Leads
from teahouse.families.climbing.game import ClimbingCarry
from teahouse.games.guan_pai import GAME
from teahouse.games.guan_pai.rules import LEAD_CARDS, PACK, GuanPaiRound
from teahouse.kernel import Dream, Scripted, Setup

SPADES = "3s4s5s6s7s8s9sTsJsQsKs2s"
SIXTEEN = "4c5c6c7c8c9cTcJcQcKc4d5d6d7d8d9d"


def table(hands: list[str], **options: Any) -> GuanPaiRound:
    """A round in which the lead card has been played."""
    round = playing(GAME, hands, **options)
    assert isinstance(round, GuanPaiRound)
    round.lead_card = None
    return round


def dealt(piles: list[str], seats: int = 2, **options: Any) -> tuple[GuanPaiRound, Leads]:
    """A first hand in which these cards lie on top of the piles of the seats; and who leads it."""
    tops = [read(pile) for pile in piles]
    rest = [kind for kind in PACK if not any(kind in top for top in tops)]
    order = []
    for pile in range(3):
        top = tops[pile] if pile < len(tops) else ()
        order += [*top, *rest[: 16 - len(top)]]
        rest = rest[16 - len(top) :]
    chance = Scripted({"deck": [PACK.index(kind) for kind in order]})
    chosen = GAME.Options.read(options)
    round, events = GAME.deal(Setup(chosen, GAME.first(chosen, chance), seats), chance)
    leads = events[-1]
    assert isinstance(leads, Leads)
    return round, leads


def points(round: GuanPaiRound) -> tuple[int, ...]:
    """What the round has come to."""
    assert round.outcome is not None
    return round.outcome.points


def test_example_1_the_pack() -> None:
    assert len(PACK) == 48 == 3 * 16
    ranks = [name[0] for name in names_of(PACK)]
    assert (ranks.count("2"), ranks.count("A")) == (1, 3)
    assert all(ranks.count(rank) == 4 for rank in "3456789TJQK")
    assert sorted(LEAD_CARDS) == sorted(PACK)


def test_example_14_a_card_a_point() -> None:
    round = table(["3c", "4c5c6c7c8c9cTc"])
    play(round, "3c")
    assert points(round) == (7, -7)


def test_example_15_shut_out_completely() -> None:
    round = table(["3c", SIXTEEN])
    play(round, "3c")
    assert points(round) == (32, -32)
    assert round.outcome is not None
    assert (round.outcome.ending, round.outcome.carry) == ("full-shut", ClimbingCarry(0))


def test_example_16_each_loser_is_counted_on_its_own() -> None:
    round = table([SIXTEEN, "3c", "JdQdKdJhQh"], leader=1)
    play(round, "3c")
    assert points(round) == (-32, 37, -5)


def test_example_17_the_lead_card_when_the_three_of_spades_is_not_dealt() -> None:
    round, leads = dealt(["", "4s", "3s"])
    assert leads == Leads(1, "card", "4s")
    assert round.aside == (kind_of("3s"),)
    other = next(name for name in names_of(held(round.hands[1])) if name != "4s")
    assert refusal(round, other) == "lead-card-due"
    assert round.fallback(1) == Play(("4s",))


def test_the_lead_card_when_no_spade_is_dealt() -> None:
    _, leads = dealt(["", "3h", SPADES])
    assert leads == Leads(1, "card", "3h")


def test_what_may_be_led_first_is_listed_with_the_lead_card_in_it() -> None:
    round = table(["3c3s4c5c6c7c7d9dTd", "3d4d5d6d8d9h"])
    round.lead_card = kind_of("3s")
    listed = {action.cards for action in round.candidates(0) if isinstance(action, Play)}
    assert listed == {("3s",), ("3c", "3s"), ("3s", "4c", "5c", "6c", "7c")}


def test_example_27_the_first_play_holds_the_lead_card() -> None:
    round, _ = dealt(["3s3h3d4s5s6s7s8s"])
    assert refusal(round, "4s5s6s7s8s") == "lead-card-due"
    for text in ("3s4s5s6s7s", "3s3h3d", "3s"):
        play(round.copy(), text)
    free, _ = dealt(["3s3h3d4s5s6s7s8s"], lead_card_required="off")
    play(free, "4s5s6s7s8s")
    assert free.lead_card is None


def test_the_winner_leads_the_next_hand_freely() -> None:
    options = GAME.Options()
    round, events = GAME.deal(Setup(options, ClimbingCarry(1), 2), Dream(4))
    assert events[-1] == Leads(1, "first-out", None)
    assert round.lead_card is None


def test_with_two_players_a_trick_ends_after_one_pass() -> None:
    round = table(["3c4c5c", "JdQd"])
    play(round, "3c")
    play(round, "")
    assert round.actors() == (0,)
    assert len(round.history) == 1


def test_the_last_card_is_announced() -> None:
    round = table(["3c4c", "JdQd"])
    assert LastCard(0) in play(round, "3c")


def test_who_can_beat_must_where_that_is_agreed() -> None:
    round = table(["3c4c", "5dQd"], must_beat="on")
    play(round, "3c")
    assert refusal(round, "") == "must-beat"
    assert round.fallback(1) == Play(("5d",))
    helpless = table(["Ac4c", "5dQd"], must_beat="on")
    play(helpless, "Ac")
    assert helpless.fallback(1) == PASS


def test_the_lowest_bomb_takes_the_lowest_other_card() -> None:
    round = table(["2s4c", "5c5d5h5s9d3dJd"], must_beat="on")
    play(round, "2s")
    assert round.fallback(1) == Play(("5c", "5d", "5h", "5s", "3d"))


def test_the_highest_single_before_a_last_card_where_that_is_agreed() -> None:
    round = table(["3c4cKc", "5d"], single_alert_top="on")
    assert refusal(round, "3c") == "highest-single-due"
    assert round.fallback(0) == Play(("Kc",))
    play(round, "Kc")


def test_who_lets_a_last_card_go_pays_for_all() -> None:
    options = {"single_alert_top": "on", "let_go_pays_all": "on"}
    round = table(["3c4cKc", "5d", "6c7c8c9c"], **options)
    play(round, "3c")
    play(round, "5d")
    assert points(round) == (-6, 6, 0)
    held_up = table(["3c4cKc", "Ad", "6c7c8c9c"], **options)
    play(held_up, "Kc")
    play(held_up, "Ad")
    assert points(held_up) == (-2, 6, -4)


def test_the_unused_pile_is_shown_at_the_end() -> None:
    round, _ = dealt(["3s", "4s"])
    assert seen(round).spare == ()
    pile = names_of(sorted(round.deck))
    assert len(pile) == 16
    round.hands[0], round.held[0] = hand_of(read("3s")), 1
    play(round, "3s")
    assert seen(round).spare == pile


def test_one_card_left_is_free_where_that_is_agreed() -> None:
    round = table(["3c", "Ad", "6c7c"], save_one="on")
    play(round, "3c")
    assert points(round) == (2, 0, -2)


def test_a_leader_shut_in_after_one_play_pays_double_where_that_is_agreed() -> None:
    round = table(["3c4c5c6c", "7d8d"], reverse_shut="on")
    for text in ("3c", "7d", "", "8d"):
        play(round, text)
    assert points(round) == (-6, 6)
    twice = table(["3c4c5c6cKc", "7d8d"], reverse_shut="on")
    for text in ("3c", "7d", "Kc", "", "4c", "8d"):
        play(twice, text)
    assert points(twice) == (-2, 2)


def test_bombs_that_win_their_trick_are_paid_where_that_is_agreed() -> None:
    round = table(["3c3d3h3s4c5c", "6d7d", "8d9d"], bomb_bonus=10, base=2)
    for text in ("3c3d3h3s4c", "", "", "5c"):
        play(round, text)
    assert points(round) == (48, -24, -24)


def test_no_card_counts_points() -> None:
    round = table(["Kc4c", "AdQd"])
    play(round, "Kc")
    public = seen(round)
    assert (public.stake, public.captured, public.plays[0].points) == (0, (), 0)
    assert POINTS[kind_of("Kc")] == 10


def test_last_cards_that_are_a_bomb_and_nothing_else_are_offered_as_one() -> None:
    """Examples 21 and 26: bare fours and bare aces are offered to a hand of nothing else."""
    four = table(["7c7d7h7s", "8c9c", "Tc6d"])
    assert Play(("7c", "7d", "7h", "7s")) in four.candidates(0)
    more = table(["7c7d7h7s9d", "8c9c", "Tc6d"])
    assert Play(("7c", "7d", "7h", "7s")) not in more.candidates(0)
    aces = table(["KcKd3c", "AcAdAh", "Tc6d"])
    play(aces, "KcKd")
    assert list(aces.candidates(1)) == [Play(("Ac", "Ad")), Play(("Ac", "Ad", "Ah")), PASS]
