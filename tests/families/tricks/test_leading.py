"""Leads and kitties: every lead once, nothing else, and what an absent seat leads or buries."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.families.tricks import oracle
from tests.families.tricks.tables import order

from teahouse.families.tricks import leading
from teahouse.families.tricks.cards import DECK, RED_FIVE, hand_of, held, names_of, read
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.ranking import Ranking
from teahouse.kernel import Dream, Illegal

WITH_THROWS = Conventions(ranking=Ranking())
WITHOUT = Conventions(ranking=Ranking(), throw_rule="off")


@settings(max_examples=60, deadline=None)
@given(st.permutations(DECK), st.booleans(), st.integers(0, 999))
def test_every_lead_once_and_nothing_else(deck: list[int], chain: bool, seed: int) -> None:
    cards = order("s", chain=chain)
    hand = hand_of(deck[:9])
    wanted = {
        play
        for number in range(1, 10)
        for play in oracle.sub_plays(held(hand), number)
        if len({cards.group[kind] for kind in play}) == 1
    }
    listed = list(leading.leads(cards, WITH_THROWS, hand))
    assert len(listed) == len(set(listed))
    assert set(listed) == wanted
    chance = Dream(seed)
    assert all(leading.random_lead(cards, WITH_THROWS, hand, chance) in wanted for _ in range(10))


@settings(max_examples=60, deadline=None)
@given(st.permutations(DECK), st.integers(0, 999))
def test_without_throws_a_lead_has_one_component(deck: list[int], seed: int) -> None:
    cards = order("s", chain=True)
    hand = hand_of(deck[:25])
    listed = list(leading.leads(cards, WITHOUT, hand))
    chance = Dream(seed)
    for lead in (*listed, *(leading.random_lead(cards, WITHOUT, hand, chance) for _ in range(10))):
        tractors, pairs, singles = oracle.structure(cards, lead)
        assert len(tractors) + pairs + singles == 1
        leading.check(cards, WITHOUT, lead)


def test_every_lead_comes_by_chance() -> None:
    cards, hand, chance = order("s"), hand_of(read("4c4c5c5c7cAs5h")), Dream(1)
    drawn = {leading.random_lead(cards, WITH_THROWS, hand, chance) for _ in range(3000)}
    assert drawn == set(leading.leads(cards, WITH_THROWS, hand))


def test_refused_leads() -> None:
    for text, key in (("7c7d", "one-suit-only"), ("Ac5h", "one-suit-only"), ("", "nothing-played")):
        with pytest.raises(Illegal, match=key):
            leading.check(order("s"), WITH_THROWS, read(text))
    with pytest.raises(Illegal, match="no-throws"):
        leading.check(order("s"), WITHOUT, read("AcKc"))


@pytest.mark.parametrize(
    ("hand", "lead"),
    [("Kc5d3s5h", "3s"), ("Kc4dAs5h", "4d"), ("4d4c4s", "4c"), ("5h bj", "bj"), ("As2d", "As"), ("5h", "5h")],
)
def test_the_absent_seat_leads_its_lowest_card(hand: str, lead: str) -> None:
    assert leading.lowest_lead(order("s"), hand_of(read(hand))) == read(lead)


def test_the_absent_dealer_buries_low_plain_cards() -> None:
    hand = hand_of(read("4c 6c Kc 5d 7d 7d 9h Th 8h 6h 4s 4s 2d bj 5h"))
    assert names_of(leading.lowest_kitty(order("s"), WITH_THROWS, hand)) == (
        "4c", "6c", "5d", "7d", "7d", "6h", "8h", "9h",
    )  # fmt: skip


def test_a_red_five_is_not_buried_where_that_is_agreed() -> None:
    conventions = Conventions(ranking=Ranking(), bury_red_five=False)
    hand = hand_of(read("5h 4s 4s 6s 7s 8s 9s Ts Js"))
    assert RED_FIVE not in leading.lowest_kitty(order("s"), conventions, hand)
    with pytest.raises(Illegal, match="red-five-buried"):
        leading.check_kitty(conventions, read("5h 4s 4s 6s 7s 8s 9s Ts"))
    leading.check_kitty(WITH_THROWS, read("5h 4s 4s 6s 7s 8s 9s Ts"))
