"""双扣: the deal, the lead and the end of a hand (rules page, sections 4 and 9)."""

from __future__ import annotations

from tests.families.climbing.tables import own, play, playing, refusal, seen

from teahouse.families.cards import NAMES, held, kind_of
from teahouse.families.climbing.events import Inherited, Leads
from teahouse.families.climbing.kou.round import KouCarry, Partnered
from teahouse.games.shuang_kou import GAME
from teahouse.kernel import Dream, Setup


def deal(seed: int, leader: int | None = None, seats: int = 4) -> tuple[list[int], Leads]:
    """The numbers of cards, and who leads and why."""
    setup = Setup(GAME.Options(), KouCarry(leader), seats)
    round, events = GAME.deal(setup, Dream(seed))
    leads = events[-1]
    assert isinstance(leads, Leads)
    if leads.card is not None:
        assert round.hands[leads.seat][kind_of(leads.card)] > 0
        assert round.shown[leads.seat] == (kind_of(leads.card),)
    assert round.actors() == (leads.seat,)
    return round.held, leads


def test_the_holder_of_a_drawn_card_leads() -> None:
    leaders = set()
    for seed in range(20):
        held, leads = deal(seed)
        assert held == [27] * 4
        assert leads.why == "card"
        leaders.add(leads.seat)
    assert leaders == {0, 1, 2, 3}


def test_two_players_leave_half_the_cards() -> None:
    for seed in range(10):
        held, leads = deal(seed, seats=2)
        assert held == [27, 27]
        assert leads.seat in (0, 1)


def test_example_26_the_partner_inherits_the_lead() -> None:
    round = playing(GAME, ["9c9d", "3c4c5c", "6c7cJc", "3d4d5d"])
    play(round, "9c9d")
    events = [event for _ in range(3) for event in play(round, "")]
    assert Inherited(2, 0) in events
    assert round.actors() == (2,)


def test_the_next_seat_inherits_where_that_is_agreed() -> None:
    round = playing(GAME, ["9c9d", "3c4c5c", "6c7cJc", "3d4d5d"], jiefeng="next_seat")
    play(round, "9c9d")
    assert Inherited(1, 0) in [event for _ in range(3) for event in play(round, "")]


def test_example_27_after_a_single_or_flat_catch_the_first_out_leads() -> None:
    round = playing(GAME, ["9c", "", "3c4c", "3d4d5d"], finished=(1,))
    play(round, "9c")
    for _ in range(2):
        play(round, "")
    play(round, "3c")
    play(round, "")
    play(round, "4c")
    assert round.outcome is not None
    assert (round.outcome.ending, round.outcome.carry) == ("flat-kou", KouCarry(1))
    assert deal(0, leader=1)[1] == Leads(1, "first-out", None)


def test_example_27_after_a_double_catch_a_card_is_drawn_again() -> None:
    round = playing(GAME, ["9c", "3c3h", "", "3d4d5d"], finished=(2,))
    play(round, "9c")
    assert round.outcome is not None
    assert (round.outcome.ending, round.outcome.carry) == ("double-kou", KouCarry(None))


def test_a_card_is_drawn_for_every_hand_where_that_is_agreed() -> None:
    round = playing(GAME, ["9c", "", "", "3d4d5d"], finished=(1, 2), first_lead="card_each_hand")
    play(round, "9c")
    assert round.outcome is not None
    assert (round.outcome.ending, round.outcome.carry) == ("flat-kou", KouCarry(None))


def test_a_seat_that_is_out_sees_its_partner() -> None:
    round = playing(GAME, ["9c", "3c4c5c", "6c7cJc", "3d4d5d"])
    play(round, "9c")
    assert own(round, 0).partners == ((), (), ("Jc", "7c", "6c"), ())
    assert own(round, 1).partners == ()


def test_refusals() -> None:
    round = playing(GAME, ["9c9dsj", "3c4c5c", "6c7cJc", "3d4d5d"])
    assert refusal(round, "") == "must-lead"
    assert refusal(round, "9csj") == "no-combination"
    play(round, "9c")
    assert refusal(round, "3c") == "not-higher"


def test_the_seats_show_the_lines_of_their_bombs() -> None:
    round = playing(GAME, ["9c9d9h9s9c3c", "3d4c5c", "6c7cJc", "3h4d5d"])
    play(round, "9c9d9h9s9c")
    assert [(seal.seat, seal.key, seal.params) for seal in seen(round).seals] == [(0, "lines", {"lines": 5})]


def test_the_holder_of_the_other_copy_sits_opposite_where_that_is_agreed() -> None:
    moved = 0
    for seed in range(30):
        options = GAME.Options.read({"seat_by_card": "on"})
        round, events = GAME.deal(Setup(options, KouCarry(None), 4), Dream(seed))
        leads = next(event for event in events if isinstance(event, Leads))
        assert leads.card is not None
        owners = [seat for seat in range(4) if round.hands[seat][kind_of(leads.card)]]
        if len(owners) == 1:
            assert (round.sides, round.around) == ((0, 1, 0, 1), (0, 1, 2, 3))
            assert not any(isinstance(event, Partnered) for event in events)
            continue
        partner = next(seat for seat in owners if seat != leads.seat)
        assert events[-1] == Partnered(leads.seat, partner, round.around)
        assert round.mates(leads.seat) == owners
        assert round.after(leads.seat)[1] == partner
        moved += (leads.seat + partner) % 2
    assert moved > 5


def test_the_seats_stay_as_they_sit_until_a_card_moves_them_again() -> None:
    carry = KouCarry(2, (0, 2, 1, 3))
    round, _ = GAME.deal(Setup(GAME.Options.read({"seat_by_card": "on"}), carry, 4), Dream(0))
    assert round.sides == (0, 0, 1, 1)
    for text in (NAMES[held(round.hands[2])[0]], "", "", ""):
        before = round.actors()[0]
        play(round, text)
        assert round.actors()[0] == {2: 1, 1: 3, 3: 0, 0: 2}[before]
    assert GAME.deal(Setup(GAME.Options(), KouCarry(2), 2), Dream(0))[0].around == (0, 1)
