"""Two players by rule. `Greedy` hurries to any complete hand; `Club` plays for 台, as the rules pages' §10 counsel.

Both get the round as their seat knows it and nothing more. What a game does before the play it adds by `before_play`,
and what is at stake beside the hand by `Club.gain` and `Club.loss`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from teahouse.families.mahjong import claims
from teahouse.families.mahjong.actions import (
    DISCARDS,
    PASS,
    WIN,
    AddedKong,
    Chow,
    ConcealedKong,
    OpenKong,
    Pong,
)
from teahouse.families.mahjong.codes import WILDS, Codes, encode_counts, weights
from teahouse.families.mahjong.distance import distance, nearest_discards
from teahouse.families.mahjong.imagining import unseen_by
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.phases import Turn, Window
from teahouse.families.mahjong.tiles import KINDS, Tile, tile_kind
from teahouse.families.mahjong.zhuji.counting import is_without_wild
from teahouse.families.mahjong.zhuji.payments import SEATS
from teahouse.families.mahjong.zhuji.plans import Outlook, Plan, chance_of, lacking, plans, welcome
from teahouse.families.mahjong.zhuji.round import ZhujiRound
from teahouse.families.mahjong.zhuji.wild import NameWild
from teahouse.kernel import Action, Chance, Round, Seat

ClaimMeld = Chow | Pong | OpenKong


class Greedy:
    """Names what it holds most of, takes every claim that shortens its hand, and wins when it can."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, ZhujiRound)
        match veiled.phase:
            case Turn():
                return self._move(veiled, seat)
            case Window():
                return self._answer(veiled, seat)
            case _:
                return self.before_play(veiled, seat)

    def before_play(self, round: ZhujiRound, seat: Seat) -> Action:
        """What it does while nothing is discarded yet."""
        return max(namings(round, seat), key=lambda naming: number_held(round, seat, naming))

    def _answer(self, round: ZhujiRound, seat: Seat) -> Action:
        best: Action = PASS
        least = distance(codes_of(round, seat), round.sets_to_make(seat))
        for action in round.candidates(seat):
            if action == WIN:
                return WIN
            if isinstance(action, ClaimMeld):
                left = distance(_without(round, seat, action.given), round.sets_to_make(seat) - 1)
                if left < least:
                    best, least = action, left
        return best

    def _move(self, round: ZhujiRound, seat: Seat) -> Action:
        for action in round.candidates(seat):
            if isinstance(action, ConcealedKong | AddedKong) or action == WIN:
                return action
        nearest = nearest_discards(codes_of(round, seat), round.sets_to_make(seat))
        return DISCARDS[nearest[0].tile] if nearest else round.fallback(seat)


class Weights(NamedTuple):
    """How a club player weighs, in points where nothing else is said; found by matches against variants of itself.

    A claim must better the hand by `claim`: it shows what one collects, and costs the freedom of the tiles. `kong` is
    what the further draw of a kong is worth, `welcome` what each unseen tile that the best plan can use adds to the
    worth of a discard, `wild_kept` what a wild tile in the hand is worth beside what the plans say. `caution` tells
    how much of a discard's danger counts, `considered` how many of the best plans have a say in it, and `patience`
    how many of its draws a seat expects to have before another wins, in parts of one.
    """

    claim: float = 1.1
    kong: float = 1.2
    welcome: float = 0.02
    wild_kept: float = 5.0
    caution: float = 0.3
    considered: int = 5
    patience: float = 1.0


class Prospect(NamedTuple):
    """A plan as it stands: how many tiles it lacks, and what it is worth by chance and pay."""

    plan: Plan
    lack: int
    worth: float


class Club:
    """Weighs every way to its 台 by chance and pay, and names, claims and discards for the best of them."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, ZhujiRound)
        match veiled.phase:
            case Turn():
                return self._move(veiled, seat)
            case Window():
                return self._answer(veiled, seat)
            case _:
                return self.before_play(veiled, seat)

    # Of the game

    def before_play(self, round: ZhujiRound, seat: Seat) -> Action:
        """What it does while nothing is discarded yet."""
        raise NotImplementedError

    def gain(self, round: ZhujiRound, seat: Seat, tai: int) -> float:
        """What the seat's win with so many 台 brings it on the average of draws and discards, in points."""
        return 2.4 * 2.0**tai

    def loss(self, round: ZhujiRound, seat: Seat, other: Seat) -> float:
        """What it may cost the seat to throw what another wins on, in points."""
        return 1.5 * (1 << round.needed(other))

    # The play

    def _move(self, round: ZhujiRound, seat: Seat) -> Action:
        kongs: list[Action] = []
        for action in round.candidates(seat):
            if action == WIN:
                return WIN
            if isinstance(action, ConcealedKong | AddedKong):
                kongs.append(action)
        codes = codes_of(round, seat)
        prospects = self.prospects(round, seat, codes)
        for kong in kongs:
            if self._keeps(round, seat, kong, prospects):
                return kong
        return DISCARDS[self._discard(round, seat, codes, prospects)]

    def _keeps(self, round: ZhujiRound, seat: Seat, kong: Action, prospects: Sequence[Prospect]) -> bool:
        """Whether the hand is worth as much after a kong."""
        if isinstance(kong, AddedKong):
            after = self.prospects(round, seat, _without(round, seat, (kong.face,)))
        else:
            assert isinstance(kong, ConcealedKong)
            meld = claims.meld_of(kong, tile_kind(kong.tile), seat)
            after = self.prospects(round, seat, _without(round, seat, kong.given), meld)
        return self.weights.kong * _worth(after) >= _worth(prospects)

    def _discard(self, round: ZhujiRound, seat: Seat, codes: Codes, prospects: Sequence[Prospect]) -> Tile:
        """The tile whose loss costs least: what the plans would lose, and what it may give to others."""
        sets = round.sets_to_make(seat)
        unseen = unseen_by(round)
        draws = self.draws(round)
        dangers = self.danger(round, seat, unseen)
        table = weights(round.wilds)
        best, most = None, float("-inf")
        for tile in range(KINDS):
            if not round.hands[seat][tile]:
                continue
            index, weight = table[tile]
            codes[index] -= weight
            worth = -dangers[tile] - (self.weights.wild_kept if tile in round.wilds else 0.0)
            for plan, lack, full in prospects:
                left = lacking(codes, sets, plan)
                worth += full if left <= lack else full * chance_of(left, draws) / max(chance_of(lack, draws), 1e-9)
            if prospects and lacking(codes, sets, prospects[0].plan) <= max(prospects[0].lack, 1):
                wanted = sum(unseen[kind] for kind in welcome(codes, sets, prospects[0].plan))
                worth += prospects[0].worth * self.weights.welcome * wanted
            codes[index] += weight
            if worth > most:
                best, most = tile, worth
        assert best is not None
        return best

    def _answer(self, round: ZhujiRound, seat: Seat) -> Action:
        best: Action = PASS
        most: float | None = None
        for action in round.candidates(seat):
            if action == WIN:
                return WIN
            if isinstance(action, ClaimMeld):
                if most is None:
                    most = _worth(self.prospects(round, seat, codes_of(round, seat))) * self.weights.claim
                meld = claims.meld_of(action, _window_tile(round), round.turn)
                worth = _worth(self.prospects(round, seat, _without(round, seat, action.given), meld))
                if isinstance(action, OpenKong):
                    worth *= self.weights.kong
                if worth > most:
                    best, most = action, worth
        return best

    # What it thinks

    def draws(self, round: ZhujiRound) -> float:
        """The draws that a seat may expect to have."""
        return self.weights.patience * draws_of(round)

    def prospects(self, round: ZhujiRound, seat: Seat, codes: Codes, *more: Meld) -> list[Prospect]:
        """The plans that reach what the seat needs, the worthiest first; `more` is a meld that it may lay."""
        melds = (*round.laid(seat), *more)
        outlook = outlook_of(round, seat, codes, melds, round.wilds)
        needed = round.needed(seat)
        draws = self.draws(round)
        found = []
        for plan in plans(codes, outlook):
            if plan.tai >= needed:
                lack = lacking(codes, outlook.sets, plan)
                found.append(Prospect(plan, lack, chance_of(lack, draws) * self.gain(round, seat, plan.tai)))
        found.sort(key=lambda prospect: -prospect.worth)
        return found[: self.weights.considered]

    def danger(self, round: ZhujiRound, seat: Seat, unseen: Sequence[int]) -> list[float]:
        """By kind, what a discard may cost: how likely another seat waits for it, times what it would take."""
        progress = 1.0 - draws_of(round) / 14.25
        if progress < 0.25:
            return [0.0] * KINDS
        costs = [0.0] * KINDS
        for other in range(SEATS):
            if other == seat:
                continue
            ready = min(0.8, progress * 0.5 + 0.1 * len(round.melds[other]))
            pay = self.loss(round, seat, other)
            suits = {meld.tiles[0] // 9 for meld in round.melds[other] if meld.tiles}
            for tile in range(KINDS):
                if any(lying.tile == tile for lying in round.ponds[other][-1:]):
                    continue
                likely = 0.06 if tile < 27 else 0.03 * unseen[tile]
                if suits and tile < 27 and tile // 9 not in suits and len(round.melds[other]) >= 2:
                    likely *= 0.5
                costs[tile] += self.weights.caution * ready * likely * pay
        return costs


MOST_TAI = 9
"""Hands of more 台 are thought of as of one less."""


def lacks_with(round: ZhujiRound, seat: Seat, wilds: tuple[Tile, ...]) -> list[int]:
    """By 台 (0 … 8), how many tiles the seat's hand lacks for so many, with these wild kinds."""
    codes = encode_counts(round.hands[seat], wilds)
    outlook = outlook_of(round, seat, codes, (), wilds)
    lacks = [9] * MOST_TAI
    for plan in plans(codes, outlook):
        tai = min(plan.tai, MOST_TAI - 1)
        lacks[tai] = min(lacks[tai], lacking(codes, 4, plan))
    for tai in range(MOST_TAI - 1, 0, -1):
        lacks[tai - 1] = min(lacks[tai - 1], lacks[tai])
    return lacks


def _worth(prospects: Sequence[Prospect]) -> float:
    """What a hand is worth by its best plan."""
    return prospects[0].worth if prospects else 0.0


def outlook_of(
    round: ZhujiRound, seat: Seat, codes: Codes, melds: tuple[Meld, ...], wilds: tuple[Tile, ...]
) -> Outlook:
    """What a hand of this seat may become."""
    without = is_without_wild(round.counting(), wilds, melds, holds=codes[WILDS] > 0)
    return Outlook(melds, round.wind(seat), without)


def draws_of(round: ZhujiRound) -> float:
    """The draws that each seat still has."""
    return round.drawable / SEATS


def codes_of(round: ZhujiRound, seat: Seat) -> Codes:
    """The codes of a hand."""
    return encode_counts(round.hands[seat], round.wilds)


def _without(round: ZhujiRound, seat: Seat, given: Iterable[str]) -> Codes:
    """The codes of the hand after these tiles have left it."""
    codes = codes_of(round, seat)
    table = weights(round.wilds)
    for name in given:
        index, weight = table[tile_kind(name)]
        codes[index] -= weight
    return codes


def _window_tile(round: ZhujiRound) -> Tile:
    assert isinstance(round.phase, Window)
    return round.phase.tile


def namings(round: ZhujiRound, seat: Seat) -> list[NameWild]:
    """What the seat may name."""
    return [action for action in round.candidates(seat) if isinstance(action, NameWild)]


def number_held(round: ZhujiRound, seat: Seat, naming: NameWild) -> int:
    """How many tiles of the named kinds the seat holds."""
    return sum(round.hands[seat][tile_kind(name)] for name in naming.tiles)
