"""What a complete hand is worth: its 台 in the reading that is worth most (rules page of 诸暨包麻将, §5.2 and §5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from teahouse.families.mahjong.analysis import is_complete
from teahouse.families.mahjong.codes import WILDS, Codes, add, encode_counts, naturals
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.readings import Lens, Reading, readings
from teahouse.families.mahjong.sets import SET_SUIT, SetCode, is_chow
from teahouse.families.mahjong.tiles import (
    DRAGONS,
    EAST,
    GREEN,
    HONOURS,
    RED,
    SOUTH,
    SUIT,
    WHITE,
    Tile,
    is_honour,
)

LIMIT = 8
"""天胡, 地胡 and 全字."""


class Counting(Struct, frozen=True, kw_only=True):
    """In what tables count differently.

    `no_wild`: whether 无财 asks that the deal has no wild tile, or only the hand. `eight`: a hand of eight is worth
    exactly eight, at least eight, or eight and everything else. `loose_honours`: fourteen honours win in any order.
    `seven_pairs`: the 台 of seven pairs, 0 where they are no hand. `cap`: no hand is worth more.
    """

    no_wild: Literal["deal", "hand"]
    eight: Literal["exact", "least", "add"] = "exact"
    loose_honours: bool = False
    seven_pairs: int = 0
    cap: int | None = None


class Hand(NamedTuple):
    """A hand that might be complete.

    `concealed` are counts by kind with a self-drawn tile among them; `taken` is the tile of another seat, which
    counts as its printed face; `wind` is 0 for the dealer (东), 1 for 南, 2 for 西, 3 for 北.
    """

    concealed: Sequence[int]
    taken: Tile | None
    melds: tuple[Meld, ...]
    wilds: tuple[Tile, ...]
    wind: int


class Luck(NamedTuple):
    """How the hand was completed, as far as it counts."""

    kong_draw: bool = False
    rob_kong: bool = False
    heaven: bool = False
    earth: bool = False


class Item(NamedTuple):
    """Something that counts 台; `id` is the rules page's identifier, dragons apart."""

    id: str
    tai: int


class Tally(NamedTuple):
    """What a hand is worth. `reading` is the best one; none for a hand that is not sets and a pair."""

    tai: int
    items: tuple[Item, ...]
    reading: Reading | None


NO_LUCK = Luck()

LENS = Lens(
    set_look=lambda code: code if SET_SUIT[code] == HONOURS else (SET_SUIT[code], is_chow(code)),
    pair_look=lambda tile: tile if is_honour(tile) else SUIT[tile],
)
"""All that the 台 ask about: which honours, which suits, chows or triplets."""


def codes_of(hand: Hand) -> Codes:
    """The concealed tiles for the analysis, the taken tile as its face."""
    codes = encode_counts(hand.concealed, hand.wilds)
    if hand.taken is not None:
        add(codes, hand.taken)
    return codes


def tally(hand: Hand, luck: Luck, counting: Counting) -> Tally | None:
    """The best count of a hand; `None` if it is not complete. What its seat has to reach is not asked here."""
    codes = codes_of(hand)
    sets = 4 - len(hand.melds)
    extras = _extras(hand, luck, counting)
    found: list[Tally] = []
    if is_complete(codes, sets):
        laid = tuple(meld.counts_as for meld in hand.melds)
        for reading in readings(codes, sets, LENS):
            items = _reading_items((*laid, *reading.sets), reading.pair, hand.wind)
            found.append(_summed(items, extras, counting, reading))
    elif counting.loose_honours and _all_honours(hand, codes):
        found.append(_summed([Item("all-honours", LIMIT)], extras, counting, None))
    if counting.seven_pairs and not hand.melds and is_seven_pairs(codes):
        items = [Item("seven-pairs", counting.seven_pairs), *_suit_items(_suits_held(codes))]
        found.append(_summed(items, extras, counting, None))
    return max(found, key=lambda one: one.tai, default=None)


def _extras(hand: Hand, luck: Luck, counting: Counting) -> list[Item]:
    """What counts whatever the reading."""
    items = []
    if luck.heaven:
        items.append(Item("heaven-win", LIMIT))
    if luck.earth:
        items.append(Item("earth-win", LIMIT))
    if luck.kong_draw:
        items.append(Item("kong-draw", 1))
    if luck.rob_kong:
        items.append(Item("rob-kong", 1))
    holds = any(hand.concealed[wild] for wild in hand.wilds)
    if is_without_wild(counting, hand.wilds, hand.melds, holds=holds):
        items.append(Item("no-wild", 1))
    return items


def _reading_items(sets: Sequence[SetCode], pair: Tile, wind: int) -> list[Item]:
    """What counts in one reading of the whole hand, melds included."""
    items = [Item(DRAGON_IDS[code], 1) for code in sets if code in DRAGON_IDS]
    items += [Item("east", 1 if wind else 2)] * sets.count(EAST)
    if wind:
        items += [Item("seat-wind", 1)] * sets.count(SOUTH + wind - 1)
    chows = sum(map(is_chow, sets))
    if chows == 4 and not is_value_honour(pair, wind):
        items.append(Item("all-runs", 1))
    if not chows:
        items.append(Item("all-triplets", 1))
    return items + _suit_items({SET_SUIT[code] for code in sets} | {SUIT[pair]})


def _suit_items(suits: set[int]) -> list[Item]:
    """What counts for the suits of which the whole hand is made."""
    if suits == {HONOURS}:
        return [Item("all-honours", LIMIT)]
    if len(suits) == 1:
        return [Item("full-flush", 3)]
    return [Item("half-flush", 1)] if len(suits) == 2 and HONOURS in suits else []


DRAGON_IDS = {RED: "red-dragon", GREEN: "green-dragon", WHITE: "white-dragon"}


def is_value_honour(tile: Tile, wind: int) -> bool:
    """Whether a triplet of this kind counts for the seat (台头), so that its pair spoils 平胡."""
    return tile in DRAGONS or tile == EAST or (wind > 0 and tile == SOUTH + wind - 1)


def _summed(items: list[Item], extras: list[Item], counting: Counting, reading: Reading | None) -> Tally:
    """Everything adds up, but for a hand of eight and beyond the cap of a table that has one."""
    found = items + extras
    eights = [item for item in found if item.tai == LIMIT]
    if eights and counting.eight != "add":
        rest = [item for item in found if item.tai != LIMIT]
        more = counting.eight == "least" and sum(item.tai for item in rest) > LIMIT
        found = rest if more else eights[:1]
    tai = sum(item.tai for item in found)
    if counting.cap is not None and tai > counting.cap:
        found, tai = [*found, Item("cap", counting.cap - tai)], counting.cap
    return Tally(tai, tuple(found), reading)


def is_seven_pairs(codes: Codes) -> bool:
    """Whether fourteen concealed tiles are seven pairs; a wild tile pairs any other, four of a kind are two pairs."""
    single = sum(number % 2 for number in naturals(codes))
    return single <= codes[WILDS] and (codes[WILDS] - single) % 2 == 0


def _suits_held(codes: Codes) -> set[int]:
    """The suits of the natural tiles; wild tiles join one of them."""
    return {suit for suit, code in enumerate(codes[:WILDS]) if code}


def _all_honours(hand: Hand, codes: Codes) -> bool:
    """Whether all 14 tiles are honours, in whatever order; wild tiles may be."""
    return not any(codes[:HONOURS]) and all(is_honour(meld.tiles[0]) for meld in hand.melds)


def is_without_wild(counting: Counting, wilds: Sequence[Tile], melds: Sequence[Meld], *, holds: bool) -> bool:
    """Whether 无财 counts: there is no wild in the deal, or none among the seat's own tiles where that is enough.

    `holds` tells whether one is in the concealed hand. What came from another seat counts as its face.
    """
    if not wilds:
        return True
    in_melds = any(face in wilds for meld in melds for face in meld.given())
    return counting.no_wild == "hand" and not holds and not in_melds
