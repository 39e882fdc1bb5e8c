"""Two players by rule. `Greedy` hurries to any complete hand; `Club` weighs speed and worth and minds the raw phase.

Both get the round as their seat knows it and nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teahouse.families.mahjong import claims, hurrying
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
from teahouse.families.mahjong.codes import Codes, weights
from teahouse.families.mahjong.imagining import unseen_by
from teahouse.families.mahjong.melds import Meld, added_kong
from teahouse.families.mahjong.phases import Turn, Window
from teahouse.families.mahjong.speed import AFTER, DRAW, WHOLE, Span
from teahouse.families.mahjong.tiles import KINDS, RANK, Tile, is_suited, tile_kind
from teahouse.games.wenling_mahjong import late
from teahouse.games.wenling_mahjong.hands import Hand
from teahouse.games.wenling_mahjong.prospects import RACE, Outlook, prospects_of, worth_of
from teahouse.games.wenling_mahjong.rules import WenlingRound
from teahouse.games.wenling_mahjong.settlement import SEATS
from teahouse.kernel import Action, Chance, Round, Seat


class Greedy:
    """Takes every claim that shortens its hand, every kong, and wins when it can."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, WenlingRound)
        match veiled.phase:
            case Window():
                return hurrying.answer(veiled, seat)
            case Turn():
                return hurrying.move(veiled, seat)
            case _:
                return WIN


class Club:
    """Weighs the ways to win by how soon they may come and what they pay, and claims and discards for the best."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, WenlingRound)
        if WIN in veiled.candidates(seat):
            return WIN
        match veiled.phase:
            case Window():
                return self._answer(veiled, seat)
            case _:
                return self._move(veiled, seat)

    def _move(self, round: WenlingRound, seat: Seat) -> Action:
        kongs: list[ConcealedKong | AddedKong] = []
        for action in round.candidates(seat):
            if isinstance(action, Expose):
                return action
            if isinstance(action, ConcealedKong | AddedKong):
                kongs.append(action)
        hand, outlook = round.hand(seat), _outlook(round, seat)
        outlook = outlook._replace(turn=outlook.turn + 1)
        tile, most = _best_discard(round, seat, hurrying.codes_of(round, seat), hand, outlook)
        for kong in kongs:
            if hand.is_value(tile_kind(kong.tile)) or _after_kong(round, seat, kong, hand, outlook) >= most:
                return kong
        return DISCARDS[tile]

    def _answer(self, round: WenlingRound, seat: Seat) -> Action:
        assert isinstance(round.phase, Window)
        hand, outlook = round.hand(seat), _outlook(round, seat)
        best: Action = PASS
        span = AFTER[(round.turn - seat) % SEATS]
        most = _worth(hurrying.codes_of(round, seat), hand, outlook, span)
        outlook = outlook._replace(turn=outlook.turn + 1)
        for action in round.candidates(seat):
            if isinstance(action, Chow | Pong | OpenKong):
                meld = claims.meld_of(action, round.phase.tile, round.turn)
                codes = hurrying.without(round, seat, action.given)
                after = _without(hand, meld.given())._replace(melds=(*hand.melds, meld))
                if isinstance(action, OpenKong):
                    worth = _worth(codes, after, outlook, DRAW)
                else:
                    _, worth = _best_discard(round, seat, codes, after, outlook)
                if worth > most:
                    best, most = action, worth
        return best


# Weights, found by matches of the club against the greedy bot (teahouse.bots.strength).
PROMISING: Final = 0.5
"""Discards that leave less than this part of the best promise are not looked at closely."""
A_DISCARD: Final = 0.3
"""How likely a middle tile is won on, beside how likely anybody else wins in a turn."""
LIKELY: Final = (0.15, 0.5, 0.7, 0.9, 1.0, 1.0)
"""The same for other tiles: for each honour not seen yet, then from the terminals to the middle."""
PAY: Final = 17.0
"""What a seat pays when another wins, about."""
PAY_FOR_ALL: Final = 55.0
"""What it pays for all three."""


def _outlook(round: WenlingRound, seat: Seat) -> Outlook:
    return Outlook(unseen_by(round), len(round.ponds[seat]), round.options)


def _worth(codes: Codes, hand: Hand, outlook: Outlook, span: Span = WHOLE) -> float:
    """What a hand that waits for its next tile is worth."""
    return worth_of(prospects_of(codes, hand, outlook.turn), outlook, span)


def _best_discard(round: WenlingRound, seat: Seat, codes: Codes, hand: Hand, outlook: Outlook) -> tuple[Tile, float]:
    """The tile without which the hand is worth most, less what the tile may give to others."""
    dangers = danger(round, seat, outlook.unseen)
    table = weights(round.wilds)
    throws = {}
    for tile, number in enumerate(hand.concealed):
        if number and round.may_discard(seat, tile):
            index, weight = table[tile]
            rest = list(codes)
            rest[index] -= weight
            throws[tile] = prospects_of(rest, _without(hand, (tile,)), outlook.turn)
    naturals = {tile: throws[tile] for tile in throws if tile not in round.wilds} or throws
    least = PROMISING * max(left.promise for left in naturals.values())
    raw, more = fine(round)
    worths = {}
    for tile, left in naturals.items():
        if left.promise >= least:
            worth = worth_of(left, outlook)
            worths[tile] = worth - dangers[tile] * (worth - left.lost + (more if tile in raw else 0.0))
    best = max(worths, key=lambda tile: worths[tile])
    return best, worths[best]


def _after_kong(
    round: WenlingRound, seat: Seat, kong: ConcealedKong | AddedKong, hand: Hand, outlook: Outlook
) -> float:
    """What the hand is worth after a kong, before the further draw."""
    if isinstance(kong, AddedKong):
        tile = tile_kind(kong.face)
        laid = tuple(added_kong(meld, tile) if _is_pong(meld, tile_kind(kong.tile)) else meld for meld in hand.melds)
        after = _without(hand, (tile,))._replace(melds=laid)
        return _worth(hurrying.without(round, seat, (kong.face,)), after, outlook, DRAW)
    meld = claims.meld_of(kong, tile_kind(kong.tile), seat)
    after = _without(hand, meld.given())._replace(melds=(*hand.melds, meld))
    return _worth(hurrying.without(round, seat, kong.given), after, outlook, DRAW)


def _is_pong(meld: Meld, tile: Tile) -> bool:
    """Whether this is the pong of a kind."""
    return meld.kind == "pong" and meld.tiles[0] == tile


def _without(hand: Hand, tiles: Sequence[Tile]) -> Hand:
    """The hand after these tiles have left it."""
    concealed = list(hand.concealed)
    for tile in tiles:
        concealed[tile] -= 1
    return hand._replace(concealed=concealed)


def danger(round: WenlingRound, seat: Seat, unseen: Sequence[int]) -> list[float]:
    """By kind, how likely another seat wins on a discard: the longer the deal, the likelier."""
    ready = RACE.lost(len(round.ponds[seat])) * A_DISCARD
    just_thrown = {pond[-1].tile for other, pond in enumerate(round.ponds) if pond and other != seat}
    chances = [0.0] * len(unseen)
    for tile in range(KINDS):
        likely = LIKELY[min(RANK[tile], 10 - RANK[tile])] if is_suited(tile) else LIKELY[0] * unseen[tile]
        chances[tile] = ready * likely * (0.1 if tile in just_thrown else 1.0)
    return chances


def fine(round: WenlingRound) -> tuple[set[Tile], float]:
    """The kinds whose thrower may pay for all, and what that costs him beside what every loser pays."""
    if round.is_raw_phase and round.options.bao_san:
        return late.raw_kinds(round, round.options), PAY_FOR_ALL - PAY
    return set(), 0.0
