"""What the indicator makes wild (得) and what is laid out as special, for one deal (rules page §4, phase 2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from teahouse.families.mahjong.tiles import DRAGONS, EAST, FLOWERS, GREEN, RED, WHITE, Tile, is_flower

SEASONS: Final = FLOWERS[:4]
"""春夏秋冬."""
PLANTS: Final = FLOWERS[4:]
"""梅兰竹菊."""


class Turned(NamedTuple):
    """`wilds` are the kinds that stand for any other; `specials` belong to no set and are laid out."""

    wilds: tuple[Tile, ...]
    specials: tuple[Tile, ...]


def turned(indicator: Tile) -> Turned:
    """What the tile that was turned up makes of the others.

    白 and the flowers are special. Where one of them is wild, 中 and 发 take over; where 中 or 发 is, the other does.
    """
    if is_flower(indicator):
        group, others = (SEASONS, PLANTS) if indicator in SEASONS else (PLANTS, SEASONS)
        return Turned(tuple(tile for tile in group if tile != indicator), (*DRAGONS, *others))
    if indicator == WHITE:
        return Turned((WHITE,), (GREEN, RED, *FLOWERS))
    if indicator in (GREEN, RED):
        other = RED if indicator == GREEN else GREEN
        return Turned((indicator,), (*sorted((WHITE, other)), *FLOWERS))
    return Turned((indicator,), (WHITE, *FLOWERS))


def door_wind(wind: int) -> Tile:
    """The wind of a seat (门风): 0 is the dealer's, 东."""
    return EAST + wind


def door_flowers(wind: int) -> tuple[Tile, Tile]:
    """The two flowers that belong to a seat's wind: 春 and 梅 to 东, and so on."""
    return SEASONS[wind], PLANTS[wind]
