"""The late stage (生牌阶段): which kinds nobody has seen, and who pays for all three (rules page §4, phase 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse.families.mahjong.analysis import is_ready
from teahouse.families.mahjong.codes import encode_counts
from teahouse.families.mahjong.round import Finish
from teahouse.families.mahjong.tiles import KINDS, Tile
from teahouse.games.wenling_mahjong.options import Options

if TYPE_CHECKING:
    from teahouse.games.wenling_mahjong.rules import WenlingRound


def raw_kinds(round: WenlingRound, options: Options) -> set[Tile]:
    """The kinds that nobody has thrown and that lie in no meld (生牌)."""
    seen = {lying.tile for pond in round.ponds for lying in pond}
    return set(range(KINDS)) - seen - _melded(round, options)


def _melded(round: WenlingRound, options: Options) -> set[Tile]:
    """The kinds that lie in melds; of a chow all three, or only the one that was claimed."""
    found: set[Tile] = set()
    for laid in round.melds:
        for meld in laid:
            claimed_only = meld.kind == "chow" and options.raw_chow == "claimed_only"
            found.update(
                meld.tiles[place] for place in range(len(meld.tiles)) if not claimed_only or place == meld.claimed
            )
    return found


def pays_for_all(round: WenlingRound, finish: Finish) -> bool:
    """Whether the thrower of the winning tile pays for all three (包三家): asked when the tile has just been taken.

    He does who throws a raw tile in the late stage, unless he had nothing but raw tiles and is not ready.
    """
    if finish.how != "discard" or finish.source is None or not round.is_raw_phase:
        return False
    pond = round.ponds[finish.source]
    before = {
        lying.tile for seat, lies in enumerate(round.ponds) for lying in (pond[:-1] if seat == finish.source else lies)
    }
    seen = before | _melded(round, round.options)
    if finish.tile in seen:
        return False
    hand = round.hands[finish.source]
    apart = (*round.wilds, *round.specials)
    only_raw = not any(number and tile not in apart and tile in seen for tile, number in enumerate(hand))
    natural = [0 if tile in round.specials else number for tile, number in enumerate(hand)]
    ready = is_ready(encode_counts(natural, round.wilds), round.sets_to_make(finish.source))
    return not only_raw or ready
