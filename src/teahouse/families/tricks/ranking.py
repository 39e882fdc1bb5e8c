"""The order of the cards: which belong to which group, how they rank, and who is whose neighbour on the line.

Every card belongs to exactly one group: trumps (主), or a plain suit (副). A promoted card (红五, 王, 参谋, 级牌) is a
trump and not a card of its printed suit. The *line* of a group lists its ordinary ranks, every promoted rank left out;
neighbours on it are adjacent, which is what makes 4466 of hearts a tractor (空心拖拉机).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from teahouse.families.tricks.cards import (
    BIG_JOKER,
    KINDS,
    POINTS,
    RED_FIVE,
    SMALL_JOKER,
    Kind,
    Suit,
    card_of,
    suit_of,
)

Group = int
"""0 … 3 the plain suits as suits are numbered, 4 the trumps."""

TRUMPS: Final[Group] = 4
GROUPS: Final = 5
GROUP_KEYS: Final = ("c", "d", "h", "s", "trump")
"""By group, as they travel."""

NOWHERE: Final = 255
"""The place of a card that stands on no line and takes part in no tractor."""

COLOUR_MATE: Final[tuple[Suit, ...]] = (3, 2, 1, 0)
"""The other suit of the same colour."""

FIRST_PROMOTED: Final = 15
"""The rank of 副级牌; one by one follow 正级牌 16, 副参谋 17, 正参谋 18, 小王 19, 大王 20, 红五 21."""

HIGHEST: Final = 24
"""No card ranks as high."""


class Ranking(Struct, frozen=True, kw_only=True):
    """What a game promotes. `chain`: promoted trumps continue the trump line upwards and may stand in tractors."""

    chain: bool = False
    red_five: bool = True
    counsellors: bool = True
    two_trump: bool = False


class Order(Struct, frozen=True, kw_only=True):
    """The order that holds once trumps are known; every table is by kind.

    `rank` compares cards within a group (plain cards 2 … 14). `place` is the position on the group's line or
    `NOWHERE`. `cost` adds up, over the cards of a play, to what the absent seat's play keeps low: red fives, then
    points, then trumps, then ranks. `members` lists the kinds of each group from the lowest up.
    """

    level: int
    trump: Suit | None
    group: bytes
    rank: bytes
    place: bytes
    cost: tuple[int, ...]
    members: tuple[tuple[Kind, ...], ...]


@cache
def order_of(ranking: Ranking, level: int, trump: Suit | None) -> Order:
    """The order at a level (2 … 14) with a trump suit, or without one (无主)."""
    steps = _promoted(ranking, level, trump)
    promoted = {kind: step for step, kinds in enumerate(steps) for kind in kinds}
    group, rank, place = bytearray(KINDS), bytearray(KINDS), bytearray([NOWHERE] * KINDS)
    ends = [0] * GROUPS
    for kind in range(SMALL_JOKER):
        if kind not in promoted:
            group[kind] = TRUMPS if suit_of(kind) == trump else kind // 13
            rank[kind] = kind % 13 + 2
            place[kind] = ends[group[kind]]
            ends[group[kind]] += 1
    for step, kinds in enumerate(steps):
        for kind in kinds:
            group[kind] = TRUMPS
            rank[kind] = FIRST_PROMOTED + step
            if ranking.chain:
                place[kind] = ends[TRUMPS]
        ends[TRUMPS] += bool(kinds)
    members = tuple(
        tuple(sorted((kind for kind in range(KINDS) if group[kind] == number), key=lambda kind: (rank[kind], kind)))
        for number in range(GROUPS)
    )
    cost = tuple(
        rank[kind]
        + 1_000 * (group[kind] == TRUMPS)
        + 100_000 * POINTS[kind]
        + 100_000_000 * (ranking.red_five and kind == RED_FIVE)
        for kind in range(KINDS)
    )
    return Order(
        level=level,
        trump=trump,
        group=bytes(group),
        rank=bytes(rank),
        place=bytes(place),
        cost=cost,
        members=members,
    )


def _promoted(ranking: Ranking, level: int, trump: Suit | None) -> list[tuple[Kind, ...]]:
    """The promoted kinds from the lowest up; those of one step are equal. A step may be empty."""
    fives = (RED_FIVE,) if ranking.red_five else ()
    steps: list[tuple[Kind, ...]] = []
    if ranking.two_trump and level != 2:
        steps += _by_suit(2, trump, ())
    steps += _by_suit(level, trump, fives)
    if ranking.counsellors and trump is not None and level != 3:
        steps += [(card_of(COLOUR_MATE[trump], 3),), (card_of(trump, 3),)]
    else:
        steps += [(), ()]
    return [*steps, (SMALL_JOKER,), (BIG_JOKER,), fives]


def _by_suit(rank: int, trump: Suit | None, without: tuple[Kind, ...]) -> list[tuple[Kind, ...]]:
    """The cards of a rank that are not of the trump suit, and the one that is."""
    cards = [card_of(suit, rank) for suit in range(4) if card_of(suit, rank) not in without]
    main = tuple(kind for kind in cards if suit_of(kind) == trump)
    return [tuple(kind for kind in cards if kind not in main), main]
