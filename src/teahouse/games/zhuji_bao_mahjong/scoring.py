"""What a complete hand is worth: its 台 in the reading that is worth most (rules page §5.2, §5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from teahouse.families.mahjong.analysis import is_complete
from teahouse.families.mahjong.codes import Codes, add, encode_counts
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
from teahouse.games.zhuji_bao_mahjong.options import Options

LIMIT = 8
"""天胡, 地胡 and 全字."""


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
    """What a hand is worth. `reading` is the best one; none for 14 honours in no order."""

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


def tally(hand: Hand, luck: Luck, options: Options) -> Tally | None:
    """The best count of a hand; `None` if it is not complete. What its seat has to reach is not asked here."""
    codes = codes_of(hand)
    sets = 4 - len(hand.melds)
    extras = _extras(hand, luck, options)
    best: Tally | None = None
    if is_complete(codes, sets):
        laid = tuple(meld.counts_as for meld in hand.melds)
        for reading in readings(codes, sets, LENS):
            items = _reading_items((*laid, *reading.sets), reading.pair, hand.wind)
            found = _summed(items, extras, options, reading)
            if best is None or found.tai > best.tai:
                best = found
    elif options.all_honours_shape == "any14" and _all_honours(hand, codes):
        best = _summed([Item("all-honours", LIMIT)], extras, options, None)
    return best


def _extras(hand: Hand, luck: Luck, options: Options) -> list[Item]:
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
    if not hand.wilds or (options.no_wild_scope == "hand" and not _holds_wild(hand)):
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
    suits = {SET_SUIT[code] for code in sets} | {SUIT[pair]}
    if suits == {HONOURS}:
        items.append(Item("all-honours", LIMIT))
    elif len(suits) == 1:
        items.append(Item("full-flush", 3))
    elif len(suits) == 2 and HONOURS in suits:
        items.append(Item("half-flush", 1))
    return items


DRAGON_IDS = {RED: "red-dragon", GREEN: "green-dragon", WHITE: "white-dragon"}


def is_value_honour(tile: Tile, wind: int) -> bool:
    """Whether a triplet of this kind counts for the seat (台头), so that its pair spoils 平胡."""
    return tile in DRAGONS or tile == EAST or (wind > 0 and tile == SOUTH + wind - 1)


def _summed(items: list[Item], extras: list[Item], options: Options, reading: Reading | None) -> Tally:
    """Everything adds up, but a hand of 8 is worth exactly 8 unless the table says otherwise."""
    found = items + extras
    if options.eight_tai == "fixed":
        found = [item for item in found if item.tai == LIMIT][:1] or found
    return Tally(sum(item.tai for item in found), tuple(found), reading)


def _all_honours(hand: Hand, codes: Codes) -> bool:
    """Whether all 14 tiles are honours, in whatever order; wild tiles may be."""
    return not any(codes[:HONOURS]) and all(is_honour(meld.tiles[0]) for meld in hand.melds)


def _holds_wild(hand: Hand) -> bool:
    """Whether a wild tile of the seat's own is among the 14: what came from another seat counts as its face."""
    return any(hand.concealed[wild] for wild in hand.wilds) or any(
        face in hand.wilds for meld in hand.melds for face in meld.given()
    )
