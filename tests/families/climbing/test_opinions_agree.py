"""Reading, beating and listing of the games of two and three packs agree with opinions that try everything."""

from __future__ import annotations

from itertools import combinations as choices
from typing import NamedTuple

import pytest
from tests.families.climbing.opinions import JOKERS, Atom, FiftyK, Kou, Opinion, Said

from teahouse.families.cards import Cards, hand_of, names_of, packs
from teahouse.families.climbing.combinations import Combinations, Reading, beats
from teahouse.families.climbing.kou.combinations import combinations as kou
from teahouse.families.climbing.listing import moves
from teahouse.families.climbing.ranks import BIG, RANK_NAMES, SMALL
from teahouse.games.wu_shi_k.combinations import combinations as fifty_k
from teahouse.games.wu_shi_k.options import Options
from teahouse.games.yuan_zi.combinations import combinations as atoms
from teahouse.kernel import Dream

HAND = 8
"""Small enough to try all 255 choices of cards."""


class Game(NamedTuple):
    """A table of combinations, the opinion on it, and ranks that make its kinds likely."""

    table: Combinations
    opinion: Opinion
    ranks: tuple[str, ...]


def atom(blade: str) -> Combinations:
    """The table of 原子 with this blade."""
    return atoms(RANK_NAMES.index(blade), immune=True, atoms=True, as_three=True, wild_bombs=True)


RUNS = ("34567", "345", "A23", "QKA2", "89")
GAMES = {
    "shuang-kou": Game(
        kou(wild=frozenset(), two_chain=False, two_in_chain=False, four_kings="seven_lowest"), Kou(), RUNS
    ),
    "bai-bian-shuang-kou": Game(
        kou(wild=frozenset((BIG,)), two_chain=False, two_in_chain=False, four_kings="seven_lowest"),
        Kou(("bj",)),
        RUNS,
    ),
    "all-wild": Game(
        kou(wild=frozenset((SMALL, BIG)), two_chain=True, two_in_chain=True, four_kings="seven_lowest"),
        Kou(JOKERS, two_chain=True, two_in_chain=True),
        ("34567", "A23", "KA", "89"),
    ),
    "wu-shi-k": Game(fifty_k(Options()), FiftyK(), (*RUNS, "5TK", "5TK4")),
    "yuan-zi": Game(atom("7"), Atom("7"), ("7", "9", "79", "37", "2A7")),
    "blade-3": Game(atom("3"), Atom("3"), ("3", "34", "4")),
}
CASES = [(key, ranks) for key, game in GAMES.items() for ranks in game.ranks]
everyone = pytest.mark.parametrize(("key", "ranks"), CASES)


def hands(game: Game, seed: int, ranks: str, size: int = HAND) -> Cards:
    """A few cards of these ranks, with some jokers among them."""
    chance = Dream(seed)
    whole = packs(game.opinion.packs)
    ordinary = [kind for kind in whole if names_of((kind,))[0][0] in ranks]
    jokers = [kind for kind in whole if names_of((kind,))[0] in JOKERS]
    number = chance.below("jokers", 4)
    drawn = [*chance.shuffled("jokers", jokers)[:number], *chance.shuffled("hand", ordinary)[: size - number]]
    return tuple(sorted(drawn))


def said(game: Game, cards: Cards, reading: Reading) -> Said:
    """A reading in the opinion's terms: what the cards are if they stand as the reading says."""
    stands = tuple(RANK_NAMES[rank] for rank in reading.ranks)
    return reading.kind, reading.size, dict(game.opinion.kinds(stands, names_of(cards)))[reading.kind]


def listed(game: Game, cards: Cards, lying: Reading | None) -> set[Said]:
    """What the family lists."""
    found = set()
    for move in moves(game.table, hand_of(cards), lying):
        declared = move.reading.kind if move.declared else None
        assert game.table.read(tuple(sorted(move.cards)), lying, declared) == move.reading
        assert all(move.cards.count(kind) <= cards.count(kind) for kind in move.cards)
        found.add(said(game, move.cards, move.reading))
    return found


def tried(game: Game, cards: Cards, lying: Said | None) -> set[Said]:
    """What the opinion accepts among all choices of the cards."""
    found: set[Said] = set()
    for size in range(1, len(cards) + 1):
        for chosen in set(choices(cards, size)):
            found |= game.opinion.accepted(names_of(chosen), lying)
    return found


@everyone
def test_leads_are_listed_completely_and_soundly(key: str, ranks: str) -> None:
    game = GAMES[key]
    for seed in range(5):
        cards = hands(game, seed, ranks)
        assert listed(game, cards, None) == tried(game, cards, None), names_of(cards)


@everyone
def test_answers_are_listed_completely_and_soundly(key: str, ranks: str) -> None:
    game = GAMES[key]
    for seed in range(3):
        cards, others = hands(game, seed, ranks), hands(game, seed + 100, ranks)
        led = moves(game.table, hand_of(others), None)
        for move in led[:: 1 + len(led) // 4]:
            lying = said(game, move.cards, move.reading)
            assert listed(game, cards, move.reading) == tried(game, cards, lying), (names_of(cards), lying)


@everyone
def test_every_reading_is_found_and_no_other(key: str, ranks: str) -> None:
    game = GAMES[key]
    for seed in range(2):
        cards = hands(game, seed, ranks)
        for size in range(1, len(cards) + 1):
            for chosen in set(choices(cards, size)):
                found = {reading.kind: said(game, chosen, reading)[2] for reading in game.table.readings(chosen)}
                assert found == game.opinion.spelt(names_of(chosen)), names_of(chosen)


@pytest.mark.parametrize(
    ("key", "ranks", "sizes"),
    [
        ("shuang-kou", "345", (12, 15)),
        ("bai-bian-shuang-kou", "345", (12, 15)),
        ("bai-bian-shuang-kou", "8", (10, 11, 12)),
        ("all-wild", "345", (12, 15)),
        ("all-wild", "KA2", (12,)),
        ("all-wild", "8", (10, 11, 12)),
        ("wu-shi-k", "345", (10, 15)),
    ],
)
def test_long_plays_are_read_alike(key: str, ranks: str, sizes: tuple[int, ...]) -> None:
    game = GAMES[key]
    met = 0
    for seed in range(60):
        for size in sizes:
            cards = hands(game, seed, ranks, size)
            found = {reading.kind: said(game, cards, reading)[2] for reading in game.table.readings(cards)}
            assert found == game.opinion.spelt(names_of(cards)), names_of(cards)
            met += bool(found)
    assert met > 0


@pytest.mark.parametrize("key", GAMES)
def test_beating_is_what_the_page_says_and_never_mutual(key: str) -> None:
    game = GAMES[key]
    dealt = [hand_of(hands(game, seed, ranks)) for seed in range(3) for ranks in game.ranks]
    led = [move for hand in dealt for move in moves(game.table, hand, None)]
    found = {move.reading: said(game, move.cards, move.reading) for move in led}
    for one, told in found.items():
        for other, lying in found.items():
            assert beats(one, other) == game.opinion.beats(told, lying), (told, lying)
            assert not (beats(one, other) and beats(other, one))
