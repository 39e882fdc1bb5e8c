"""Instant limits (腊子): what makes a hand a limit without being complete (rules page §5.4)."""

from __future__ import annotations

from teahouse.families.mahjong.tiles import DRAGONS, GREEN, RED, WHITE
from teahouse.games.wenling_mahjong.hands import Hand
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.specials import PLANTS, SEASONS, door_wind


def instant_limit(hand: Hand, options: Options) -> str | None:
    """The key of the limit that a hand has, complete or not; `None` without one."""
    red, black = (SEASONS, PLANTS) if options.red_group == "seasons" else (PLANTS, SEASONS)
    if hand.wilds_held == 3:
        return "limit.three-wilds"
    if all(flower in hand.exposed for flower in red):
        return "limit.red-flowers"
    if all(flower in hand.exposed for flower in black):
        return "limit.black-flowers"
    if hand.exposed.count(WHITE) == 4:
        return "limit.four-whites"
    if options.four_subst_limit and 4 in (hand.exposed.count(RED), hand.exposed.count(GREEN)):
        return "limit.four-exposed"
    kongs = [meld.tiles[0] for meld in hand.melds if meld.kind == "concealed-kong"]
    if door_wind(hand.wind) in kongs:
        return "limit.door-kong"
    return "limit.dragon-kong" if any(tile in DRAGONS for tile in kongs) else None
