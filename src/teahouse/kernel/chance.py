"""Chance is specified, not borrowed: anyone can recompute a deal from its seed (docs/verify.md).

A draw is named by a label, and each label is a stream of its own, so a new draw in the rules shifts no other:

    block(label, i) = HMAC-SHA256(key = seed, message = utf8(label) ‖ 0x00 ‖ uint32be(i)),  i = 0, 1, 2 …

Each block gives eight unsigned 32-bit big-endian words. `below(label, n)` takes the first word under the greatest
multiple of n (rejection, so there is no modulo bias) and returns it modulo n. `shuffled` is Fisher–Yates from the
last place down to the second, each step one such draw from the same stream.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T")

SCHEME = "hmac-sha256/1"
ABSENT_NONCE = "teahouse"
"""Stands for the nonce of a seat that gave none: public and constant, so it adds nothing and hides nothing."""


class Chance(Protocol):
    """Where a round's luck comes from. Stateless for a given label: the same label gives the same draw again."""

    def below(self, label: str, bound: int) -> int:
        """A whole number 0 … bound-1, each equally likely."""

    def shuffled(self, label: str, items: Sequence[T]) -> list[T]:
        """The items in an order of which each is equally likely."""


class Proof(msgspec.Struct, frozen=True):
    """How a deal came about: published in part before it (`commitment`), in full after the round.

    `secret` and `seed` are hex; `nonces` are the words that the seats added, in order of seats. A scripted deal
    carries its `script` instead and proves nothing.
    """

    scheme: str
    commitment: str
    nonces: tuple[str, ...] = ()
    secret: str | None = None
    seed: str | None = None
    script: dict[str, list[int]] | None = None


def commitment_of(secret: bytes) -> str:
    """What the hall publishes before the deal: SHA-256 of its secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The round's seed: HMAC-SHA256(secret, "teahouse/deal/1" ‖ for each nonce 0x00 ‖ utf8(nonce))."""
    message = b"teahouse/deal/1" + b"".join(b"\x00" + nonce.encode() for nonce in nonces)
    return hmac.digest(secret, message, "sha256")


class Seeded:
    """The chance of a real deal: HMAC-SHA256 in counter mode over a seed of 32 bytes."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def words(self, label: str) -> Iterator[int]:
        """The label's endless stream of unsigned 32-bit words."""
        prefix = label.encode() + b"\x00"
        block = 0
        while True:
            digest = hmac.digest(self.seed, prefix + block.to_bytes(4, "big"), "sha256")
            for start in range(0, 32, 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1

    def below(self, label: str, bound: int) -> int:
        return _draw(self.words(label), bound)

    def shuffled(self, label: str, items: Sequence[T]) -> list[T]:
        words = self.words(label)
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = _draw(words, last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def _draw(words: Iterator[int], bound: int) -> int:
    limit = (1 << 32) - (1 << 32) % bound
    for word in words:
        if word < limit:
            return word % bound
    raise AssertionError("a stream of words is endless")


class Scripted:
    """Deals a given order, for tests, puzzles and tutorials; what the script does not name falls to `rest`.

    `script[label]` is the result itself: for `shuffled` the places of the items in their new order (a whole
    permutation, or its beginning: the other items follow in their old order), for `below` one number.
    """

    __slots__ = ("rest", "script")

    def __init__(self, script: dict[str, list[int]], rest: Chance | None = None) -> None:
        self.script = script
        self.rest: Chance = rest if rest is not None else Seeded(bytes(32))

    def below(self, label: str, bound: int) -> int:
        if label not in self.script:
            return self.rest.below(label, bound)
        (number,) = self.script[label]
        if not 0 <= number < bound:
            raise ValueError(f"the script's {label} is not below {bound}")
        return number

    def shuffled(self, label: str, items: Sequence[T]) -> list[T]:
        if label not in self.script:
            return self.rest.shuffled(label, items)
        places = self.script[label]
        named = set(places)
        if len(named) != len(places):
            raise ValueError(f"the script's {label} names a place twice")
        return [items[place] for place in places] + [item for place, item in enumerate(items) if place not in named]


class Dream:
    """The fast chance of imagined rounds, bots and simulations: seeded, never the chance of a real deal.

    It has a state: every call draws anew, whatever its label.
    """

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, label: str, bound: int) -> int:
        return int(self._random.random() * bound)

    def shuffled(self, label: str, items: Sequence[T]) -> list[T]:
        draw = self._random.random
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = int(draw() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return order
