"""Two players by rule. `Greedy` hurries to any complete hand; `Club` weighs speed and worth and minds the raw phase.

Both get the round as their seat knows it and nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

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
from teahouse.families.mahjong.distance import distance
from teahouse.families.mahjong.imagining import unseen_by
from teahouse.families.mahjong.melds import Meld, added_kong
from teahouse.families.mahjong.phases import Turn, Window
from teahouse.families.mahjong.tiles import KINDS, RANK, Tile, is_suited, tile_kind
from teahouse.games.wenling_mahjong import late
from teahouse.games.wenling_mahjong.hands import Hand
from teahouse.games.wenling_mahjong.prospects import Sight, worth_of
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
    """Weighs how likely a hand wins, what it then counts and what it counts if lost; it minds what its tiles give."""

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
        hand = round.hand(seat)
        turn = len(round.ponds[seat]) + 1.0
        tile, most = _best_discard(round, seat, hurrying.codes_of(round, seat), hand, turn)
        for kong in kongs:
            if hand.is_value(tile_kind(kong.tile)) or _after_kong(round, seat, kong, hand) >= most:
                return kong
        return DISCARDS[tile]

    def _answer(self, round: WenlingRound, seat: Seat) -> Action:
        """The claim that is worth most, if it is worth more than none; a chow or pong must shorten the way."""
        assert isinstance(round.phase, Window)
        codes, hand = hurrying.codes_of(round, seat), round.hand(seat)
        passed, turn = (round.turn - seat) % SEATS, len(round.ponds[seat])
        best: Action = PASS
        most = worth_of(codes, hand, _sight(round, seat, turn, draws=passed == SEATS - 1)).points
        lack = distance(codes, round.sets_to_make(seat))
        for action in round.candidates(seat):
            if isinstance(action, Chow | Pong | OpenKong):
                meld = claims.meld_of(action, round.phase.tile, round.turn)
                rest = hurrying.without(round, seat, action.given)
                after = _without(hand, meld.given())._replace(melds=(*hand.melds, meld))
                if isinstance(action, OpenKong):
                    worth = worth_of(rest, after, _sight(round, seat, turn, draws=True)).points
                elif distance(rest, round.sets_to_make(seat) - 1) < lack:
                    _, worth = _best_discard(round, seat, rest, after, turn + passed / SEATS)
                else:
                    continue
                if worth > most:
                    best, most = action, worth
        return best


def _sight(round: WenlingRound, seat: Seat, turn: float, *, draws: bool = False) -> Sight:
    """What the seat sees after so many turns."""
    melds = sum(len(laid) for other, laid in enumerate(round.melds) if other != seat)
    return Sight(unseen_by(round), turn, melds, draws, round.options)


def _best_discard(round: WenlingRound, seat: Seat, codes: Codes, hand: Hand, turn: float) -> tuple[Tile, float]:
    """What to throw of the tiles that leave the shortest way, and what the hand is worth then.

    It is the tile without which the hand is worth most, less what the tile may give to others. That part is not in the
    answer: every hand has to throw something, and what a hand is worth was found with it.
    """
    table, sets = weights(round.wilds), 5 - len(hand.melds)
    rests: dict[Tile, Codes] = {}
    for tile, number in enumerate(hand.concealed):
        if number and round.may_discard(seat, tile):
            index, weight = table[tile]
            rests[tile] = list(codes)
            rests[tile][index] -= weight
    naturals = {tile: rests[tile] for tile in rests if tile not in round.wilds} or rests
    lacks = {tile: distance(rest, sets) for tile, rest in naturals.items()}
    least = min(lacks.values())
    sight = _sight(round, seat, turn)
    gifts = gifts_of(round, seat, sight.unseen)
    raw, more = fine(round)
    worths, prices = {}, {}
    for tile, lack in lacks.items():
        if lack == least:
            left = worth_of(naturals[tile], _without(hand, (tile,)), sight)
            at_stake = left.chance * left.gain + (more if tile in raw else 0.0)
            worths[tile] = left.points
            prices[tile] = gifts[tile].win * at_stake + gifts[tile].meld * A_MELD
            if hand.is_value(tile) and hand.concealed[tile] == 1 and sight.unseen[tile] > 1:
                prices[tile] += MAY_PAIR
    best = max(worths, key=lambda tile: worths[tile] - prices[tile])
    return best, worths[best]


def _after_kong(round: WenlingRound, seat: Seat, kong: ConcealedKong | AddedKong, hand: Hand) -> float:
    """What the hand is worth after a kong, before the further draw."""
    sight = _sight(round, seat, len(round.ponds[seat]), draws=True)
    if isinstance(kong, AddedKong):
        tile = tile_kind(kong.face)
        laid = tuple(added_kong(meld, tile) if _is_pong(meld, tile_kind(kong.tile)) else meld for meld in hand.melds)
        after = _without(hand, (tile,))._replace(melds=laid)
        return worth_of(hurrying.without(round, seat, (kong.face,)), after, sight).points
    meld = claims.meld_of(kong, tile_kind(kong.tile), seat)
    after = _without(hand, meld.given())._replace(melds=(*hand.melds, meld))
    return worth_of(hurrying.without(round, seat, kong.given), after, sight).points


def _is_pong(meld: Meld, tile: Tile) -> bool:
    """Whether this is the pong of a kind."""
    return meld.kind == "pong" and meld.tiles[0] == tile


def _without(hand: Hand, tiles: Sequence[Tile]) -> Hand:
    """The hand after these tiles have left it."""
    concealed = list(hand.concealed)
    for tile in tiles:
        concealed[tile] -= 1
    return hand._replace(concealed=concealed)


MAY_PAIR: Final = 1.0
"""What a door wind or dragon is worth that may become a pair yet, in points: 0.4 early, 2 late, by a regression."""

# ── what a discard gives to others ───────────────────────────────────────────

# Counted in the discards of 500 rounds between greedy players.
A_MELD: Final = 2.3
"""What it costs a seat, in points, that another lays down a meld: a regression of points, other things equal."""
CLAIMED: Final = (0.24, 0.27, 0.31, 0.31, 0.31)
"""How often a suited tile is ponged or chowed, from the terminals to the middle."""
JUST_CLAIMED: Final = (0.07, 0.15, 0.2, 0.2, 0.2)
"""The same for a tile that somebody has just thrown, and so nobody pongs."""
LIVE_HONOUR: Final = 0.22
"""How often an honour is ponged that nobody has shown yet; else hardly ever."""
WON_ON: Final = (0.0, 0.003, 0.008, 0.025, 0.04, 0.055, 0.08, 0.1, 0.12)
"""How often a middle tile is won on, by the discards of the seat so far."""
TERMINAL: Final = 0.6
"""A terminal is won on so many times less often, and an honour half as often."""
HONOUR: Final = 0.5
JUST_THROWN: Final = 0.3
"""The same for a tile that somebody has just thrown."""
PAY: Final = 17.0
"""What a seat pays when another wins, about."""
PAY_FOR_ALL: Final = 55.0
"""What it pays for all three."""


class Gift(NamedTuple):
    """How likely a discard gives another seat a `meld`, and how likely a `win`."""

    meld: float
    win: float


def gifts_of(round: WenlingRound, seat: Seat, unseen: Sequence[int]) -> list[Gift]:
    """By kind, what a discard may give to others."""
    ready = WON_ON[min(len(round.ponds[seat]), len(WON_ON) - 1)]
    just_thrown = {pond[-1].tile for other, pond in enumerate(round.ponds) if pond and other != seat}
    gifts = []
    for tile in range(len(unseen)):
        just = tile in just_thrown
        if tile in round.wilds or tile >= KINDS:
            gifts.append(Gift(0.0, 0.0))
            continue
        win = ready * (JUST_THROWN if just else 1.0)
        if is_suited(tile):
            step = min(RANK[tile], 10 - RANK[tile]) - 1
            gifts.append(Gift((JUST_CLAIMED if just else CLAIMED)[step], win if step else win * TERMINAL))
        else:
            gifts.append(Gift(0.0 if just or unseen[tile] < 3 else LIVE_HONOUR, win * HONOUR))
    return gifts


def fine(round: WenlingRound) -> tuple[set[Tile], float]:
    """The kinds whose thrower may pay for all, and what that costs him beside what every loser pays."""
    if round.is_raw_phase and round.options.bao_san:
        return late.raw_kinds(round, round.options), PAY_FOR_ALL - PAY
    return set(), 0.0
