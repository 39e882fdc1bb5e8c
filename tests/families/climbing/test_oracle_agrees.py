"""Reading, beating and listing agree with a second opinion that tries everything."""

from __future__ import annotations

from itertools import combinations as choices

import pytest
from tests.families.climbing import oracle

from teahouse.families.cards import Cards, hand_of, names_of, packs
from teahouse.families.climbing.combinations import Reading, beats
from teahouse.families.climbing.listing import moves
from teahouse.families.climbing.ranks import ACE
from teahouse.games.wenling_liu_jia_tong.combinations import combinations
from teahouse.kernel import Dream, Illegal

TABLE = combinations(triple_with_pair=False, joker_sets=True)
HAND = 9
"""Small enough to try all 511 choices of cards."""


def hands(seed: int, ranks: str) -> Cards:
    """A few cards of these ranks, with some jokers among them."""
    chance = Dream(seed)
    ordinary = [kind for kind in packs(4) if names_of((kind,))[0][0] in ranks]
    jokers = [kind for kind in packs(4) if names_of((kind,))[0] in oracle.JOKERS]
    number = chance.below("jokers", 4)
    drawn = [*chance.shuffled("jokers", jokers)[:number], *chance.shuffled("hand", ordinary)[: HAND - number]]
    return tuple(sorted(drawn))


def value(reading: Reading) -> oracle.Value:
    """A reading's value in the oracle's terms."""
    if reading.kind in ("single", "pair", "triple"):
        rank = reading.ranks[0]
        return (rank if rank > ACE else oracle.ORDER.index("23456789TJQKA"[rank]),)
    if reading.kind == "bomb":
        return (reading.size, oracle.ORDER.index("23456789TJQKA"[reading.ranks[0]]))
    if reading.kind == "joker-bomb":
        return (8, reading.ranks[0])
    return reading.power


def listed(cards: Cards, lying: Reading | None) -> set[tuple[str, int, oracle.Value]]:
    """What the family lists, by kind, size and value."""
    found = set()
    for move in moves(TABLE, hand_of(cards), lying):
        declared = move.reading.kind if move.declared else None
        assert TABLE.read(tuple(sorted(move.cards)), lying, declared) == move.reading
        found.add((move.reading.kind, move.reading.size, value(move.reading)))
    return found


def tried(cards: Cards, lying: Reading | None) -> set[tuple[str, int, oracle.Value]]:
    """What the oracle accepts among all choices of the cards."""
    before = None if lying is None else (lying.kind, lying.size, value(lying))
    found = set()
    for size in range(1, len(cards) + 1):
        for chosen in set(choices(cards, size)):
            names = names_of(chosen)
            found |= {(kind, size, reached) for kind, reached in oracle.accepted(names, before).items()}
    return found


RANKS = ("34567", "A23", "QKA2", "89", "5TJQKA")
"""Few ranks make runs, butterflies and bombs likely, at both ends of the order."""


@pytest.mark.parametrize("ranks", RANKS)
def test_leads_are_listed_completely_and_soundly(ranks: str) -> None:
    for seed in range(6):
        cards = hands(seed, ranks)
        assert listed(cards, None) == tried(cards, None), names_of(cards)


@pytest.mark.parametrize("ranks", RANKS)
def test_answers_are_listed_completely_and_soundly(ranks: str) -> None:
    for seed in range(6):
        cards, others = hands(seed, ranks), hands(seed + 100, ranks)
        led = [move.reading for move in moves(TABLE, hand_of(others), None)]
        for lying in led[:: 1 + len(led) // 4]:
            assert listed(cards, lying) == tried(cards, lying), (names_of(cards), lying)


@pytest.mark.parametrize("ranks", RANKS)
def test_every_reading_is_found_and_no_other(ranks: str) -> None:
    for seed in range(4):
        cards = hands(seed, ranks)
        for size in range(1, HAND + 1):
            for chosen in set(choices(cards, size)):
                found = {reading.kind: value(reading) for reading in TABLE.readings(chosen)}
                assert found == oracle.spelt(names_of(chosen)), names_of(chosen)


def test_a_butterfly_with_jokers_is_read_like_the_oracle_reads_it() -> None:
    chance = Dream(7)
    pool = [kind for kind in packs(4) if names_of((kind,))[0][0] in "A2345sb"]
    met = 0
    for _ in range(400):
        chosen = tuple(sorted(chance.shuffled("ten", pool)[:10]))
        names = names_of(chosen)
        if sum(name in oracle.JOKERS for name in names) <= 4:
            found = {reading.kind: value(reading) for reading in TABLE.readings(chosen)}
            assert found == oracle.spelt(names), names
            met += "butterfly" in found
    assert met > 20


def test_beating_is_a_strict_order_on_what_can_answer() -> None:
    dealt = [hand_of(hands(seed, ranks)) for seed in range(6) for ranks in RANKS]
    found = list({move.reading for hand in dealt for move in moves(TABLE, hand, None)})
    for one in found:
        assert not beats(one, one)
        for other in found:
            assert not (beats(one, other) and beats(other, one))
            if one.level and other.level and (one.level, one.power) != (other.level, other.power):
                assert beats(one, other) or beats(other, one)
            if one.level and not other.level:
                assert beats(one, other)


def test_what_is_refused_is_refused_for_a_reason() -> None:
    cards = hands(3, "89")
    lying = moves(TABLE, hand_of(cards), None)[-1].reading
    assert lying.level
    with pytest.raises(Illegal, match="not-higher"):
        TABLE.read(moves(TABLE, hand_of(cards), None)[0].cards, lying)
