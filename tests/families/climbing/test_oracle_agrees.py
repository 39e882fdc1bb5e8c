"""Reading, beating and listing agree with a second opinion that tries everything."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations as choices

import pytest
from tests.families.climbing import oracle
from tests.families.climbing.oracle import Customs

from teahouse.families.cards import Cards, hand_of, names_of, packs
from teahouse.families.climbing.combinations import Combinations, Reading, beats
from teahouse.families.climbing.listing import moves
from teahouse.families.climbing.ranks import ACE
from teahouse.games.wenling_biao_tong.combinations import combinations as biao_tong
from teahouse.games.wenling_dui_jia_tong.combinations import combinations as dui_jia_tong
from teahouse.games.wenling_liu_jia_tong.combinations import combinations as liu_jia_tong
from teahouse.kernel import Dream, Illegal


@dataclass(frozen=True)
class Case:
    """A game's table of combinations, its packs, and its customs in the oracle's terms."""

    table: Combinations
    packs: int
    customs: Customs


CASES = {
    "六家统": Case(
        liu_jia_tong(triple_with_pair=False, joker_sets=True),
        4,
        Customs(wild=True, full_houses=False, joker_sets=3, four="joker-bomb", same=True, at=8.5),
    ),
    "六家统 with triple and pair": Case(
        liu_jia_tong(triple_with_pair=True, joker_sets=False),
        4,
        Customs(wild=True, full_houses=True, joker_sets=1, four="joker-bomb", same=True, at=8.5),
    ),
    "对家统": Case(
        dui_jia_tong(joker_pair=True, four_joker_bomb=False, bomb_min_naturals=1),
        2,
        Customs(wild=True, full_houses=True, joker_sets=2),
    ),
    "对家统 with strict bombs": Case(
        dui_jia_tong(joker_pair=False, four_joker_bomb=True, bomb_min_naturals=3),
        2,
        Customs(wild=True, full_houses=True, joker_sets=1, four="joker-bomb", naturals=3),
    ),
    "标统": Case(
        biao_tong(joker_pair=True),
        2,
        Customs(wild=False, full_houses=True, joker_sets=2, four="tianwang"),
    ),
}
every = pytest.mark.parametrize("case", CASES.values(), ids=CASES)

HAND = 8
"""Small enough to try all 255 choices of cards."""


def hands(case: Case, seed: int, ranks: str) -> Cards:
    """A few cards of these ranks, with some jokers among them."""
    chance = Dream(seed)
    ordinary = [kind for kind in packs(case.packs) if names_of((kind,))[0][0] in ranks]
    jokers = [kind for kind in packs(case.packs) if names_of((kind,))[0] in oracle.JOKERS]
    number = chance.below("jokers", 5)
    drawn = [*chance.shuffled("jokers", jokers)[:number], *chance.shuffled("hand", ordinary)[: HAND - number]]
    return tuple(sorted(drawn))


def value(case: Case, reading: Reading) -> oracle.Value:
    """A reading's value in the oracle's terms."""
    if reading.kind in ("single", "pair", "triple", "triple-pair"):
        rank = reading.ranks[0]
        return (rank if rank > ACE else oracle.ORDER.index("23456789TJQKA"[rank]),)
    if reading.kind == "bomb":
        return (reading.size, oracle.ORDER.index("23456789TJQKA"[reading.ranks[0]]))
    if reading.kind == case.customs.four:
        return (case.customs.at, reading.ranks[0])
    return reading.power


def listed(case: Case, cards: Cards, lying: Reading | None) -> set[tuple[str, int, oracle.Value]]:
    """What the family lists, by kind, size and value."""
    found = set()
    for move in moves(case.table, hand_of(cards), lying):
        declared = move.reading.kind if move.declared else None
        assert case.table.read(tuple(sorted(move.cards)), lying, declared) == move.reading
        found.add((move.reading.kind, move.reading.size, value(case, move.reading)))
    return found


def tried(case: Case, cards: Cards, lying: Reading | None) -> set[tuple[str, int, oracle.Value]]:
    """What the oracle accepts among all choices of the cards."""
    before = None if lying is None else (lying.kind, lying.size, value(case, lying))
    found = set()
    for size in range(1, len(cards) + 1):
        for chosen in set(choices(cards, size)):
            names = names_of(chosen)
            found |= {(kind, size, reached) for kind, reached in oracle.accepted(names, before, case.customs).items()}
    return found


def agrees(case: Case, found: set[tuple[str, int, oracle.Value]], right: set[tuple[str, int, oracle.Value]]) -> None:
    """All is listed; but where a bomb needs several real cards, not what only more jokers keep from being a bomb."""
    assert found <= right
    if case.customs.naturals == 1:
        assert found == right


RANKS = ("34567", "A23", "QKA2", "89", "5TJQKA")
"""Few ranks make runs, butterflies and bombs likely, at both ends of the order."""


@every
@pytest.mark.parametrize("ranks", RANKS)
def test_leads_are_listed_completely_and_soundly(case: Case, ranks: str) -> None:
    for seed in range(3):
        cards = hands(case, seed, ranks)
        agrees(case, listed(case, cards, None), tried(case, cards, None))


@every
@pytest.mark.parametrize("ranks", RANKS)
def test_answers_are_listed_completely_and_soundly(case: Case, ranks: str) -> None:
    for seed in range(3):
        cards, others = hands(case, seed, ranks), hands(case, seed + 100, ranks)
        led = [move.reading for move in moves(case.table, hand_of(others), None)]
        for lying in led[:: 1 + len(led) // 4]:
            agrees(case, listed(case, cards, lying), tried(case, cards, lying))


@every
@pytest.mark.parametrize("ranks", RANKS)
def test_every_reading_is_found_and_no_other(case: Case, ranks: str) -> None:
    for seed in range(2):
        cards = hands(case, seed, ranks)
        for size in range(1, HAND + 1):
            for chosen in set(choices(cards, size)):
                found = {reading.kind: value(case, reading) for reading in case.table.readings(chosen)}
                assert found == oracle.spelt(names_of(chosen), case.customs), names_of(chosen)


def test_a_butterfly_with_jokers_is_read_like_the_oracle_reads_it() -> None:
    case = CASES["六家统"]
    chance = Dream(7)
    pool = [kind for kind in packs(case.packs) if names_of((kind,))[0][0] in "A2345sb"]
    met = 0
    for _ in range(400):
        chosen = tuple(sorted(chance.shuffled("ten", pool)[:10]))
        names = names_of(chosen)
        if sum(name in oracle.JOKERS for name in names) <= 4:
            found = {reading.kind: value(case, reading) for reading in case.table.readings(chosen)}
            assert found == oracle.spelt(names, case.customs), names
            met += "butterfly" in found
    assert met > 20


@every
def test_beating_is_a_strict_order_on_what_can_answer(case: Case) -> None:
    dealt = [hand_of(hands(case, seed, ranks)) for seed in range(3) for ranks in RANKS]
    found = list({move.reading for hand in dealt for move in moves(case.table, hand, None)})
    for one in found:
        assert not beats(one, one)
        for other in found:
            assert not (beats(one, other) and beats(other, one))
            if one.level and other.level and (one.level, one.power) != (other.level, other.power):
                assert beats(one, other) or beats(other, one)
            if one.level and not other.level:
                assert beats(one, other)


@every
def test_what_is_refused_is_refused_for_a_reason(case: Case) -> None:
    cards = hands(case, 3, "89")
    lying = moves(case.table, hand_of(cards), None)[-1].reading
    assert lying.level
    with pytest.raises(Illegal, match="not-higher"):
        case.table.read(moves(case.table, hand_of(cards), None)[0].cards, lying)
