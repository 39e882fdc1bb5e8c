"""Following, matching and the absent seat's play against brute force, on random hands and leads."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.families.tricks import oracle

from teahouse.families.tricks import following
from teahouse.families.tricks.cards import DECK, Cards, hand_of, held
from teahouse.families.tricks.conventions import Conventions, Duty, TractorDuty
from teahouse.families.tricks.patterns import decompose, key_of, pattern_of
from teahouse.families.tricks.ranking import TRUMPS, Order, Ranking, order_of
from teahouse.kernel import Dream

orders = st.builds(
    order_of,
    st.builds(Ranking, chain=st.booleans()),
    st.sampled_from([2, 4, 10, 14]),
    st.sampled_from([None, 0, 1, 2, 3]),
)


@st.composite
def cards_of_few_ranks(draw: st.DrawFn, most: int) -> Cards:
    """Cards in which pairs and neighbours are common."""
    low = draw(st.integers(0, 9))
    near = [kind for kind in DECK if kind >= 52 or low <= kind % 13 <= low + 5 or kind % 13 in (0, 1, 3)]
    return tuple(sorted(draw(st.permutations(near))[: draw(st.integers(2, most))]))


@st.composite
def leads(draw: st.DrawFn, order: Order, most: int) -> Cards:
    """Cards of one group, up to so many."""
    cards = draw(cards_of_few_ranks(30))
    group = order.group[cards[draw(st.integers(0, len(cards) - 1))]]
    own = [kind for kind in cards if order.group[kind] == group]
    return tuple(sorted(own[: draw(st.integers(1, most))]))


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_every_follow_and_nothing_else(data: st.DataObject) -> None:
    order = data.draw(orders)
    lead = data.draw(leads(order, 6))
    hand = hand_of(data.draw(cards_of_few_ranks(13)))
    pair: Duty = data.draw(st.sampled_from(["must", "must", "free"]))
    tractor: TractorDuty = data.draw(st.sampled_from(["must", "must_degrade", "free"]))
    if sum(hand) < len(lead):
        return
    conventions = Conventions(ranking=Ranking(), follow_pair=pair, follow_tractor=tractor)
    pattern = pattern_of(order, lead)
    assert pattern is not None
    duty = following.duty_of(order, conventions, pattern, hand)
    listed = list(following.plays(order, duty, hand))
    wanted = oracle.legal_follows(order, lead, hand, pair=pair, tractor=tractor)
    assert len(listed) == len(set(listed))
    assert set(listed) == wanted
    assert following.random(order, duty, hand, Dream(data.draw(st.integers(0, 99)))) in wanted
    lowest = min(wanted, key=lambda play: (sum(order.cost[kind] for kind in play), play))
    assert following.lowest(order, duty, hand) == lowest
    playable, forced = following.playable(order, duty, hand)
    assert playable == {kind for play in wanted for kind in play}
    assert forced == {kind for kind in playable if all(play.count(kind) == hand[kind] for play in wanted)}


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_matching_and_value(data: st.DataObject) -> None:
    order = data.draw(orders)
    lead = data.draw(leads(order, 8))
    pattern = pattern_of(order, lead)
    assert pattern is not None
    tractors, pairs, singles = oracle.structure(order, lead)
    assert (pattern.tractors, pattern.pairs, pattern.size) == (tractors, pairs, len(lead))
    assert sum(part.pairs == 0 for part in decompose(order, lead)) == singles
    for group in {pattern.group, TRUMPS}:
        own = [kind for kind in held(hand_of(DECK)) if order.group[kind] == group]
        play = tuple(sorted(data.draw(st.permutations(own))[: len(lead)]))
        assert key_of(order, pattern, play) == oracle.key(order, lead, play)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_paired_plays_match_by_the_same_rule(data: st.DataObject) -> None:
    """Random plays rarely hold pairs; these are made of pairs alone."""
    order = data.draw(orders)
    kinds = data.draw(st.permutations([kind for kind in set(DECK) if order.group[kind] == TRUMPS]))
    lead = tuple(sorted((*kinds[:4], *kinds[:4])))
    near = sorted(data.draw(st.permutations([kind for kind in set(DECK) if order.group[kind] == TRUMPS]))[:4])
    play = tuple(sorted((*near, *near)))
    pattern = pattern_of(order, lead)
    assert pattern is not None
    assert key_of(order, pattern, play) == oracle.key(order, lead, play)
