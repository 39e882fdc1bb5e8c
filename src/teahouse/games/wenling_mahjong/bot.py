"""Two players by rule. `Greedy` hurries to any complete hand; `Club` plays for 番 and minds the raw phase (§10).

Both get the round as their seat knows it and nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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
from teahouse.families.mahjong.phases import Turn, Window
from teahouse.families.mahjong.tiles import KINDS, Tile, tile_kind
from teahouse.games.wenling_mahjong import late
from teahouse.games.wenling_mahjong.hands import Hand
from teahouse.games.wenling_mahjong.plans import Plan, chance_of, keepsake, lacking, plans, welcome
from teahouse.games.wenling_mahjong.rules import WenlingRound
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


class Prospect(NamedTuple):
    """A plan as it stands: how many tiles it lacks, and what it is worth by chance and pay."""

    plan: Plan
    lack: int
    worth: float


class Club:
    """Weighs the ways to win by chance and pay, and claims and discards for the best of them."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, WenlingRound)
        match veiled.phase:
            case Window():
                return self._answer(veiled, seat)
            case Turn():
                return self._move(veiled, seat)
            case _:
                return WIN

    def _move(self, round: WenlingRound, seat: Seat) -> Action:
        kongs: list[ConcealedKong | AddedKong] = []
        for action in round.candidates(seat):
            if isinstance(action, Expose) or action == WIN:
                return action
            if isinstance(action, ConcealedKong | AddedKong):
                kongs.append(action)
        codes = hurrying.codes_of(round, seat)
        prospects = _prospects(round, seat, codes, round.hand(seat))
        for kong in kongs:
            if self._keeps(round, seat, kong, prospects):
                return kong
        return DISCARDS[self._discard(round, seat, codes, prospects)]

    def _keeps(
        self, round: WenlingRound, seat: Seat, kong: ConcealedKong | AddedKong, prospects: Sequence[Prospect]
    ) -> bool:
        """Whether the hand is worth as much after a kong; a limit kong always is."""
        tile = tile_kind(kong.tile)
        hand = round.hand(seat)
        if isinstance(kong, AddedKong):
            return _worth(
                _prospects(round, seat, hurrying.without(round, seat, (kong.face,)), hand)
            ) * KONG_GAIN >= _worth(prospects)
        if hand.is_value(tile):
            return True
        melds = (*hand.melds, claims.meld_of(kong, tile, seat))
        codes = hurrying.without(round, seat, kong.given)
        return _worth(_prospects(round, seat, codes, hand._replace(melds=melds))) * KONG_GAIN >= _worth(prospects)

    def _discard(self, round: WenlingRound, seat: Seat, codes: Codes, prospects: Sequence[Prospect]) -> Tile:
        """The tile whose loss costs least: what the plans would lose, and what it may give to others."""
        hand, unseen, turn = round.hand(seat), unseen_by(round), _turn(round, seat)
        sets = round.sets_to_make(seat)
        dangers = danger(round, unseen)
        table = weights(round.wilds)
        best, most = None, float("-inf")
        for tile, number in enumerate(hand.concealed):
            if not number or not round.may_discard(seat, tile):
                continue
            index, weight = table[tile]
            codes[index] -= weight
            worth = -dangers[tile] - keepsake(hand, tile) if tile not in round.wilds else -WILD_KEPT
            for plan, lack, full in prospects:
                left = lacking(codes, sets, plan)
                lost = (
                    1.0
                    if left <= lack
                    else chance_of(left, turn, plan.pace) / max(chance_of(lack, turn, plan.pace), 1e-9)
                )
                worth += full * lost
            if prospects and lacking(codes, sets, prospects[0].plan) <= max(prospects[0].lack, 1):
                wanted = sum(unseen[kind] for kind in welcome(codes, sets, prospects[0].plan))
                worth += prospects[0].worth * WELCOME * wanted
            codes[index] += weight
            if worth > most:
                best, most = tile, worth
        assert best is not None
        return best

    def _answer(self, round: WenlingRound, seat: Seat) -> Action:
        best: Action = PASS
        most: float | None = None
        hand = round.hand(seat)
        for action in round.candidates(seat):
            if action == WIN:
                return WIN
            if isinstance(action, Chow | Pong | OpenKong):
                if most is None:
                    most = _worth(_prospects(round, seat, hurrying.codes_of(round, seat), hand)) * CLAIM_GAIN
                assert isinstance(round.phase, Window)
                melds = (*hand.melds, claims.meld_of(action, round.phase.tile, round.turn))
                codes = hurrying.without(round, seat, action.given)
                worth = _worth(_prospects(round, seat, codes, hand._replace(melds=melds)))
                if isinstance(action, OpenKong):
                    worth *= KONG_GAIN
                if worth > most:
                    best, most = action, worth
        return best


# Weights, in points. They were found by matches of the club against the greedy bot (teahouse.bots.strength).
CLAIM_GAIN = 1.05
"""A claim must better the hand by so much: it costs the freedom of the tiles."""
KONG_GAIN = 1.25
"""What the points and the further draw of a kong are worth."""
WELCOME = 0.02
"""What each unseen tile that the best plan can use adds to the worth of a discard."""
WILD_KEPT = 1000.0
"""A wild is never thrown while anything else may be."""
HIT = 0.05
"""How likely another seat waits for a given raw tile in the late stage."""
PAY_FOR_ALL = 40.0
"""What the thrower then pays, about."""
CONSIDERED = 6
"""So many of the best plans have a say in a discard."""


def _prospects(round: WenlingRound, seat: Seat, codes: Codes, hand: Hand) -> list[Prospect]:
    """The plans of a hand, the worthiest first."""
    turn = _turn(round, seat)
    sets = 5 - len(hand.melds)
    found = []
    for plan in plans(codes, hand):
        lack = lacking(codes, sets, plan)
        found.append(Prospect(plan, lack, chance_of(lack, turn, plan.pace) * (plan.worth * 0.3 + TEMPO)))
    found.sort(key=lambda prospect: -prospect.worth)
    return found[:CONSIDERED]


TEMPO = 17.0
"""What it saves to win, whatever the hand counts: somebody else would."""


def _worth(prospects: Sequence[Prospect]) -> float:
    """What a hand is worth by its best plan."""
    return prospects[0].worth if prospects else 0.0


def _turn(round: WenlingRound, seat: Seat) -> int:
    """How many turns the seat has had; never so many that nothing could be hoped for."""
    return min(len(round.ponds[seat]), MOST_TURNS)


MOST_TURNS = 12


def danger(round: WenlingRound, unseen: Sequence[int]) -> list[float]:
    """By kind, what a discard may cost: in the late stage the thrower of a raw kind may pay for all."""
    costs = [0.0] * len(unseen)
    if round.is_raw_phase and round.options.bao_san:
        raw = late.raw_kinds(round, round.options)
        for tile in range(KINDS):
            if tile in raw:
                costs[tile] = HIT * PAY_FOR_ALL
    return costs
