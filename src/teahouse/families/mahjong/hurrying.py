"""A player who only hurries: every claim that shortens the hand, every kong, every win. A base for `greedy` bots."""

from __future__ import annotations

from collections.abc import Iterable

from teahouse.families.mahjong.actions import (
    DISCARDS,
    PASS,
    WIN,
    AddedKong,
    Chow,
    ConcealedKong,
    Expose,
    OpenKong,
    Pong,
)
from teahouse.families.mahjong.codes import Codes, encode_counts, weights
from teahouse.families.mahjong.distance import distance, nearest_discards
from teahouse.families.mahjong.round import MahjongRound
from teahouse.families.mahjong.tiles import tile_kind
from teahouse.kernel import Action, Seat


def answer(round: MahjongRound, seat: Seat) -> Action:
    """The answer to a discard: the claim after which the hand lacks least, if that is less than now."""
    best: Action = PASS
    least = distance(codes_of(round, seat), round.sets_to_make(seat))
    for action in round.candidates(seat):
        if action == WIN:
            return WIN
        if isinstance(action, Chow | Pong | OpenKong):
            left = distance(without(round, seat, action.given), round.sets_to_make(seat) - 1)
            if left < least:
                best, least = action, left
    return best


def move(round: MahjongRound, seat: Seat) -> Action:
    """What to do with a full hand: win, lay out, kong, or throw what leaves the shortest way."""
    for action in round.candidates(seat):
        if isinstance(action, Expose | ConcealedKong | AddedKong) or action == WIN:
            return action
    nearest = nearest_discards(codes_of(round, seat), round.sets_to_make(seat))
    throws = [found.tile for found in nearest if round.may_discard(seat, found.tile)]
    return DISCARDS[throws[0]] if throws else round.fallback(seat)


def codes_of(round: MahjongRound, seat: Seat) -> Codes:
    """The codes of a seat's hand."""
    return encode_counts(round.hands[seat], round.wilds)


def without(round: MahjongRound, seat: Seat, given: Iterable[str]) -> Codes:
    """The codes of the hand after these tiles have left it."""
    codes = codes_of(round, seat)
    table = weights(round.wilds)
    for name in given:
        index, weight = table[tile_kind(name)]
        codes[index] -= weight
    return codes
