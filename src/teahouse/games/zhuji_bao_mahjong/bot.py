"""Two players by rule. `Greedy` hurries to any complete hand; `Club` plays for 台, as the rules page's §10 counsels.

Both get the round as their seat knows it and nothing more.
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
from teahouse.families.mahjong.codes import Codes, encode_counts, weights
from teahouse.families.mahjong.distance import distance, nearest_discards
from teahouse.families.mahjong.imagining import unseen_by
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.phases import Window
from teahouse.families.mahjong.tiles import KINDS, RANK, Tile, is_suited, tile_kind
from teahouse.games.zhuji_bao_mahjong.actions import PASS_BID, Bid, NameWild
from teahouse.games.zhuji_bao_mahjong.bids import Step
from teahouse.games.zhuji_bao_mahjong.plans import Outlook, Plan, chance_of, lacking, plans, welcome
from teahouse.games.zhuji_bao_mahjong.rules import Auction, NamingWild, ZhujiBaoRound
from teahouse.games.zhuji_bao_mahjong.settlement import SEATS
from teahouse.kernel import Action, Chance, Round, Seat

ClaimMeld = Chow | Pong | OpenKong


class Greedy:
    """Never bids, names what it holds most of, takes every claim that shortens its hand, and wins when it can."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, ZhujiBaoRound)
        match veiled.phase:
            case Auction():
                return PASS_BID
            case NamingWild():
                return max(_namings(veiled, seat), key=lambda naming: _number_held(veiled, seat, naming))
            case Window():
                return self._answer(veiled, seat)
            case _:
                return self._move(veiled, seat)

    def _answer(self, round: ZhujiBaoRound, seat: Seat) -> Action:
        best: Action = PASS
        least = distance(_codes(round, seat), round.sets_to_make(seat))
        for action in round.candidates(seat):
            if action == WIN:
                return WIN
            if isinstance(action, ClaimMeld):
                left = distance(_without(round, seat, action.given), round.sets_to_make(seat) - 1)
                if left < least:
                    best, least = action, left
        return best

    def _move(self, round: ZhujiBaoRound, seat: Seat) -> Action:
        for action in round.candidates(seat):
            if isinstance(action, ConcealedKong | AddedKong) or action == WIN:
                return action
        nearest = nearest_discards(_codes(round, seat), round.sets_to_make(seat))
        return DISCARDS[nearest[0].tile] if nearest else round.fallback(seat)


class Prospect(NamedTuple):
    """A plan as it stands: how many tiles it lacks, and what it is worth by chance and pay."""

    plan: Plan
    lack: int
    worth: float


class Club:
    """Weighs every way to its 台 by chance and pay, and bids, names, claims and discards for the best of them."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, ZhujiBaoRound)
        match veiled.phase:
            case Auction():
                return self._bid(veiled, seat)
            case NamingWild():
                return self._name(veiled, seat)
            case Window():
                return self._answer(veiled, seat)
            case _:
                return self._move(veiled, seat)

    # The auction

    def _bid(self, round: ZhujiBaoRound, seat: Seat) -> Action:
        """The step with the best prospect, if it promises more than a pass."""
        best: Action = PASS_BID
        most = LEAST_BID
        lacks = _least_lacks(round, seat)
        for step in round.ladder.values():
            if step.rank > round.highest and (worth := _bid_worth(step, lacks[step.kinds])) > most:
                best, most = Bid(step.id), worth
        return best

    def _name(self, round: ZhujiBaoRound, seat: Seat) -> Action:
        """The kinds with which the bid is nearest; of equal ones those that the seat holds most of."""

        def promise(naming: NameWild) -> tuple[float, int]:
            lacks = _lacks_with(round, seat, tuple(map(tile_kind, naming.tiles)))
            return _bid_worth(round.step, lacks), _number_held(round, seat, naming)

        return max(_namings(round, seat), key=promise)

    # The play

    def _move(self, round: ZhujiBaoRound, seat: Seat) -> Action:
        kongs: list[Action] = []
        for action in round.candidates(seat):
            if action == WIN:
                return WIN
            if isinstance(action, ConcealedKong | AddedKong):
                kongs.append(action)
        codes = _codes(round, seat)
        prospects = _prospects(round, seat, codes, _outlook(round, seat))
        for kong in kongs:
            if self._keeps(round, seat, kong, prospects):
                return kong
        return DISCARDS[self._discard(round, seat, codes, prospects)]

    def _keeps(self, round: ZhujiBaoRound, seat: Seat, kong: Action, prospects: Sequence[Prospect]) -> bool:
        """Whether the hand is worth as much after a kong."""
        if isinstance(kong, AddedKong):
            codes, outlook = _without(round, seat, (kong.face,)), _outlook(round, seat)
        else:
            assert isinstance(kong, ConcealedKong)
            codes = _without(round, seat, kong.given)
            outlook = _outlook(round, seat, claims.meld_of(kong, tile_kind(kong.tile), seat))
        return KONG_GAIN * _worth(_prospects(round, seat, codes, outlook)) >= _worth(prospects)

    def _discard(self, round: ZhujiBaoRound, seat: Seat, codes: Codes, prospects: Sequence[Prospect]) -> Tile:
        """The tile whose loss costs least: what the plans would lose, and what it may give to others."""
        sets = round.sets_to_make(seat)
        unseen = unseen_by(round)
        draws = _draws(round)
        dangers = danger(round, seat, unseen)
        table = weights(round.wilds)
        best, most = None, float("-inf")
        for tile in range(KINDS):
            if not round.hands[seat][tile]:
                continue
            index, weight = table[tile]
            codes[index] -= weight
            worth = -dangers[tile] - (WILD_KEPT if tile in round.wilds else 0.0)
            for plan, lack, full in prospects:
                left = lacking(codes, sets, plan)
                worth += full if left <= lack else full * chance_of(left, draws) / max(chance_of(lack, draws), 1e-9)
            if prospects and lacking(codes, sets, prospects[0].plan) <= max(prospects[0].lack, 1):
                wanted = sum(unseen[kind] for kind in welcome(codes, sets, prospects[0].plan))
                worth += prospects[0].worth * WELCOME * wanted
            codes[index] += weight
            if worth > most:
                best, most = tile, worth
        assert best is not None
        return best

    def _answer(self, round: ZhujiBaoRound, seat: Seat) -> Action:
        best: Action = PASS
        most: float | None = None
        for action in round.candidates(seat):
            if action == WIN:
                return WIN
            if isinstance(action, ClaimMeld):
                if most is None:
                    most = _worth(_prospects(round, seat, _codes(round, seat), _outlook(round, seat))) * CLAIM_GAIN
                meld = claims.meld_of(action, _window_tile(round), round.turn)
                outlook = _outlook(round, seat, meld)
                worth = _worth(_prospects(round, seat, _without(round, seat, action.given), outlook))
                if isinstance(action, OpenKong):
                    worth *= KONG_GAIN
                if worth > most:
                    best, most = action, worth
        return best


# Weights, in points. They were found by matches of the club against variants of itself (teahouse.bots.strength).
LEAST_BID = 0.0
"""A bid must promise more than this."""
CLAIM_GAIN = 1.1
"""A claim must better the hand by so much: it shows what one collects, and costs the freedom of the tiles."""
KONG_GAIN = 1.2
"""What the further draw of a kong is worth."""
WELCOME = 0.02
"""What each unseen tile that the best plan can use adds to the worth of a discard."""
WILD_KEPT = 5.0
"""What a wild tile in the hand is worth beside what the plans say."""
CAUTION = 0.3
"""How much of a discard's danger counts."""
CONSIDERED = 5
"""So many of the best plans have a say in a discard."""


def _bid_worth(step: Step, lacks: Sequence[int]) -> float:
    """What a bid may bring when a hand of so many 台 (the place in the list) lacks so many tiles.

    Compared with failing, which costs three times the contract points and most often somebody's win.
    """
    best = float("-inf")
    for tai in range(step.tai, len(lacks)):
        odds = chance_of(lacks[tai], 13.0)
        best = max(best, odds * (2.4 * 2**tai + 3 * step.points) - (1 - odds) * (3 * step.points + 3))
    return best


def _least_lacks(round: ZhujiBaoRound, seat: Seat) -> tuple[list[int], list[int], list[int]]:
    """For bids without wild kinds, with one and with two: by 台, how many tiles the seat lacks with its best naming."""
    hand = round.hands[seat]
    kinds = [tile for tile in range(KINDS) if hand[tile]]
    pairs = [(tile, tile + 1) for tile in kinds if is_suited(tile) and RANK[tile] < 9 and hand[tile + 1]]
    singles = [(tile,) for tile in sorted(kinds, key=lambda tile: -hand[tile])]
    pairs.sort(key=lambda pair: -hand[pair[0]] - hand[pair[1]])
    none = _lacks_with(round, seat, ())
    one = _least([none, *(_lacks_with(round, seat, single) for single in singles[:NAMINGS])])
    two = _least([one, *(_lacks_with(round, seat, pair) for pair in pairs[:NAMINGS])])
    return none, one, two


def _least(lacks: Sequence[list[int]]) -> list[int]:
    """The least of several lists, place by place."""
    return [min(column) for column in zip(*lacks, strict=True)]


NAMINGS = 4
"""So many namings are weighed for a bid, those of which the hand holds most."""

MOST_TAI = 9


def _lacks_with(round: ZhujiBaoRound, seat: Seat, wilds: tuple[Tile, ...]) -> list[int]:
    """By 台 (0 … 8), how many tiles the seat's hand lacks for so many, with these wild kinds."""
    codes = encode_counts(round.hands[seat], wilds)
    outlook = Outlook((), (seat - round.dealer) % SEATS, not wilds)
    lacks = [9] * MOST_TAI
    for plan in plans(codes, outlook):
        tai = min(plan.tai, MOST_TAI - 1)
        lacks[tai] = min(lacks[tai], lacking(codes, 4, plan))
    for tai in range(MOST_TAI - 1, 0, -1):
        lacks[tai - 1] = min(lacks[tai - 1], lacks[tai])
    return lacks


def _prospects(round: ZhujiBaoRound, seat: Seat, codes: Codes, outlook: Outlook) -> list[Prospect]:
    """The plans that reach what the seat needs, the worthiest first."""
    needed = round.needed(seat)
    declarer = seat == round.declarer
    points = round.step.points
    draws = _draws(round)
    found = []
    for plan in plans(codes, outlook):
        if plan.tai >= needed:
            lack = lacking(codes, outlook.sets, plan)
            gain = 2.4 * 2.0**plan.tai + (6 * points if declarer else points)
            found.append(Prospect(plan, lack, chance_of(lack, draws) * gain))
    found.sort(key=lambda prospect: -prospect.worth)
    return found[:CONSIDERED]


def _worth(prospects: Sequence[Prospect]) -> float:
    """What a hand is worth by its best plan."""
    return prospects[0].worth if prospects else 0.0


def _outlook(round: ZhujiBaoRound, seat: Seat, *more: Meld) -> Outlook:
    return Outlook((*round.laid(seat), *more), (seat - round.dealer) % SEATS, not round.wilds)


def _draws(round: ZhujiBaoRound) -> float:
    """The draws that each seat still has."""
    return round.drawable / SEATS


def danger(round: ZhujiBaoRound, seat: Seat, unseen: Sequence[int]) -> list[float]:
    """By kind, what a discard may cost: how likely another seat waits for it, times what it would take."""
    progress = 1.0 - _draws(round) / 14.25
    if progress < 0.25:
        return [0.0] * KINDS
    costs = [0.0] * KINDS
    points = round.step.points
    for other in range(SEATS):
        if other == seat:
            continue
        ready = min(0.8, progress * 0.5 + 0.1 * len(round.melds[other]))
        pay = 1.5 * 2 ** round.needed(other) + (2 * points if other == round.declarer else 0)
        if seat == round.declarer:
            pay = 4.0 + 3 * points
        suits = {meld.tiles[0] // 9 for meld in round.melds[other] if meld.tiles}
        for tile in range(KINDS):
            if any(lying.tile == tile for lying in round.ponds[other][-1:]):
                continue
            likely = 0.06 if tile < 27 else 0.03 * unseen[tile]
            if suits and tile < 27 and tile // 9 not in suits and len(round.melds[other]) >= 2:
                likely *= 0.5
            costs[tile] += CAUTION * ready * likely * pay
    return costs


def _codes(round: ZhujiBaoRound, seat: Seat) -> Codes:
    return encode_counts(round.hands[seat], round.wilds)


def _without(round: ZhujiBaoRound, seat: Seat, given: Iterable[str]) -> Codes:
    """The codes of the hand after these tiles have left it."""
    codes = _codes(round, seat)
    table = weights(round.wilds)
    for name in given:
        index, weight = table[tile_kind(name)]
        codes[index] -= weight
    return codes


def _window_tile(round: ZhujiBaoRound) -> Tile:
    assert isinstance(round.phase, Window)
    return round.phase.tile


def _namings(round: ZhujiBaoRound, seat: Seat) -> list[NameWild]:
    return [action for action in round.candidates(seat) if isinstance(action, NameWild)]


def _number_held(round: ZhujiBaoRound, seat: Seat, naming: NameWild) -> int:
    return sum(round.hands[seat][tile_kind(name)] for name in naming.tiles)
