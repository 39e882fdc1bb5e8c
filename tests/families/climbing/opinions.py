"""Slow, second opinions on the tables of combinations: every wild joker tries every rank, every kind spelt out by hand.

They follow the rules pages' own words and share nothing with the family but the names of cards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

ORDER = "3456789TJQKA2"
RUN = "3456789TJQKA"
JOKERS = ("sj", "bj")

Value = tuple[float, ...]
Said = tuple[str, int, Value]
"""A kind, a size and a value."""


class Opinion(ABC):
    """What a rules page says about cards."""

    packs = 2
    bombs: tuple[str, ...]
    wild: tuple[str, ...] = ()

    @abstractmethod
    def kinds(self, ranks: tuple[str, ...], cards: tuple[str, ...]) -> Iterator[tuple[str, Value]]:
        """What the cards are if they stand for these ranks."""

    @abstractmethod
    def strength(self, said: Said) -> Value:
        """How bombs stand among each other."""

    def standing(self, cards: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        """All that the cards may stand for."""
        fixed = [card if card in JOKERS else card[0] for card in cards if card not in self.wild]
        jokers = len(cards) - len(fixed)
        if all(card in JOKERS for card in cards):
            yield cards
            return
        for stand_ins in combinations_with_replacement(ORDER, jokers):
            yield (*fixed, *stand_ins)

    def spelt(self, cards: tuple[str, ...]) -> dict[str, Value]:
        """Every kind that the cards can be, with the highest value that they reach in it."""
        found: dict[str, Value] = {}
        for ranks in self.standing(cards):
            for kind, value in self.kinds(ranks, cards):
                found[kind] = max(value, found.get(kind, value))
        return found

    def beats(self, play: Said, lying: Said) -> bool:
        """Whether a play beats what lies."""
        if play[0] in self.bombs:
            return lying[0] not in self.bombs or self.strength(play) > self.strength(lying)
        return play[:2] == lying[:2] and play[2] > lying[2]

    def accepted(self, cards: tuple[str, ...], lying: Said | None) -> set[Said]:
        """As what the cards may be played: what can be a bomb is only the strongest one."""
        found = [(kind, len(cards), value) for kind, value in self.spelt(cards).items()]
        bombs = [said for said in found if said[0] in self.bombs]
        if bombs:
            found = [max(bombs, key=self.strength)]
        return {said for said in found if lying is None or self.beats(said, lying)}


def run_top(ranks: Counter[str]) -> int:
    """The top place of neighbouring ranks from 3 to A, 0 if they are none."""
    places = sorted(RUN.find(rank) for rank in ranks)
    neighbours = places[0] >= 0 and places == list(range(places[0], places[0] + len(places)))
    return places[-1] + 3 if neighbours else 0


class Kou(Opinion):
    """双扣 and 百变双扣, section 5."""

    bombs = ("bomb", "chain-bomb", "three-kings", "four-kings")

    def __init__(self, wild: tuple[str, ...] = (), *, two_chain: bool = False, two_in_chain: bool = False) -> None:
        self.wild = wild
        self.least = 2 if two_chain else 3
        self.two_in_chain = two_in_chain

    def kinds(self, ranks: tuple[str, ...], cards: tuple[str, ...]) -> Iterator[tuple[str, Value]]:
        counts, size = Counter(ranks), len(ranks)
        jokers = sum(card in JOKERS for card in cards)
        if jokers == size:
            if len(counts) == 1 and size <= 2:
                yield ("single", "pair")[size - 1], (13 + JOKERS.index(cards[0]),)
            elif size >= 3:
                yield ("three-kings", "four-kings")[size - 3], ()
            return
        plain = Counter(rank for rank in ranks if rank not in JOKERS)
        if len(plain) == 1:
            value = ORDER.index(next(iter(plain)))
            whole = self.wild == ("bj",) and size - jokers == 8 and jokers >= 3
            if size <= 3 and plain == counts:
                yield ("single", "pair", "triple")[size - 1], (value,)
            elif plain == counts or whole:
                yield "bomb", (size, value)
        numbers = set(counts.values())
        if plain != counts or len(numbers) != 1:
            return
        groups, width = len(counts), numbers.pop()
        top = run_top(counts)
        if top and width == 1 and groups >= 5:
            yield "straight", (top,)
        if top and width in (2, 3) and groups >= 3:
            yield ("pair-run", "triple-run")[width - 2], (top,)
        if groups >= self.least and width >= 4 and (chain := self.chain_top(counts)):
            yield "chain-bomb", (groups + width, groups, chain)

    def chain_top(self, ranks: Counter[str]) -> float:
        """The top of a chain, 0 if it is none; where 2 joins, A is 1 or 14, and ranks that end A, 2 are wrapped."""
        if not self.two_in_chain:
            return run_top(ranks)
        tops: list[float] = [0]
        for ace in (1, 14):
            places = sorted(ace if rank == "A" else "A23456789TJQK".index(rank) + 1 for rank in ranks)
            if places == list(range(places[0], places[0] + len(places))):
                tops.append(places[-1])
        if len(ranks) >= 3 and set(ranks) == {*"3456789TJQKA"[1 - len(ranks) :], "2"}:
            tops.append(len(ranks) + 0.5)
        return max(tops)

    def strength(self, said: Said) -> Value:
        kind, _, value = said
        if kind == "chain-bomb":
            return (value[0], 1, *value[1:])
        return (value[0], 2, 0, value[1]) if kind == "bomb" else (6 if kind == "three-kings" else 7, 0)


class FiftyK(Opinion):
    """五十K, section 5."""

    bombs = ("fiftyk-mixed", "fiftyk-pure", "bomb", "four-kings")

    def kinds(self, ranks: tuple[str, ...], cards: tuple[str, ...]) -> Iterator[tuple[str, Value]]:
        counts, size = Counter(ranks), len(ranks)
        if set(counts) == {"5", "T", "K"} and size == 3:
            suits = {card[1] for card in cards}
            yield "fiftyk-mixed", ()
            if len(suits) == 1:
                yield "fiftyk-pure", ("dchs".index(suits.pop()),)
        if set(counts) <= {*JOKERS}:
            if len(counts) == 1 and size <= 2:
                yield ("single", "pair")[size - 1], (13 + JOKERS.index(ranks[0]),)
            elif size == 4:
                yield "four-kings", ()
        elif not set(counts) & {*JOKERS}:
            yield from self.ordinary(counts, size)

    def ordinary(self, counts: Counter[str], size: int) -> Iterator[tuple[str, Value]]:
        """What cards are of which no joker is one."""
        numbers = set(counts.values())
        if len(counts) == 1:
            value = ORDER.index(next(iter(counts)))
            yield ("single", "pair", "triple", "bomb")[min(size, 4) - 1], (size, value) if size > 3 else (value,)
        elif (top := run_top(counts)) and len(numbers) == 1:
            width = numbers.pop()
            if width <= 3 and (width > 1 or size >= 5):
                yield ("straight", "pair-run", "triple-run")[width - 1], (top,)
        if sorted(counts.values()) == [2, 3]:
            yield "triple-pair", (max(ORDER.index(rank) for rank in counts if counts[rank] == 3),)
        if size % 5 == 0 and size >= 10:
            yield from self.butterflies(counts)

    def butterflies(self, counts: Counter[str]) -> Iterator[tuple[str, Value]]:
        """飞机带对, by trying all choices of triples."""
        for triples in combinations(counts, counts.total() // 5):
            rest = counts.copy()
            rest.subtract(dict.fromkeys(triples, 3))
            pairs = Counter(rank for rank, number in rest.items() if number)
            top = run_top(Counter(triples))
            if top and set(rest.values()) <= {0, 2} and len(pairs) == len(triples) and run_top(pairs):
                yield "butterfly", (top,)

    def strength(self, said: Said) -> Value:
        return (self.bombs.index(said[0]), *said[2])


class Atom(Opinion):
    """原子, section 5, with this blade."""

    packs = 3
    bombs = ("bomb", "atom", "hydrogen-bomb")
    wild = JOKERS

    def __init__(self, blade: str) -> None:
        self.blade = blade
        self.rising = [rank for rank in ORDER if rank != blade] + [blade]

    def standing(self, cards: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        ordinary = [card[0] for card in cards if card not in JOKERS]
        jokers = len(cards) - len(ordinary)
        if not ordinary:
            yield (self.rising[0],) * jokers
        elif not jokers or self.blade not in ordinary:
            yield (*ordinary, *[ordinary[0]] * jokers)

    def kinds(self, ranks: tuple[str, ...], cards: tuple[str, ...]) -> Iterator[tuple[str, Value]]:
        size = len(ranks)
        if len(set(ranks)) > 1:
            return
        value = self.rising.index(ranks[0])
        yield ("single", "pair", "triple", "bomb")[min(size, 4) - 1], (size, value) if size > 3 else (value,)
        if set(Counter(cards).values()) == {3} and not set(cards) & {*JOKERS}:
            yield ("atom", (value,)) if size == 3 else ("hydrogen-bomb", (size, value))

    def strength(self, said: Said) -> Value:
        return (self.bombs.index(said[0]), *said[2])

    def beats(self, play: Said, lying: Said) -> bool:
        kind, size, value = play
        before, number, reached = lying
        bladed, lying_bladed = value[-1] == 12, reached[-1] == 12
        if kind == "hydrogen-bomb":
            return before != kind or value > reached
        if kind == "atom":
            return before not in (kind, "hydrogen-bomb") or (before == kind and value > reached)
        if before in ("atom", "hydrogen-bomb"):
            return False
        if lying_bladed:
            return kind == before == "bomb" and bladed and size > number
        if kind == "bomb":
            return before != kind or bladed or value > reached
        return kind == before and value > reached
