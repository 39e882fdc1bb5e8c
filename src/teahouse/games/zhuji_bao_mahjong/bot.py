"""The two players of the house at the auction, and what the contract adds to what they weigh in the play."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.families.mahjong.tiles import KINDS, RANK, is_suited, tile_kind
from teahouse.families.mahjong.zhuji import players
from teahouse.families.mahjong.zhuji.plans import chance_of
from teahouse.families.mahjong.zhuji.players import lacks_with, namings, number_held
from teahouse.families.mahjong.zhuji.round import ZhujiRound
from teahouse.families.mahjong.zhuji.wild import NameWild
from teahouse.games.zhuji_bao_mahjong.actions import PASS_BID, Bid
from teahouse.games.zhuji_bao_mahjong.bids import Step
from teahouse.games.zhuji_bao_mahjong.rules import Auction, ZhujiBaoRound
from teahouse.kernel import Action, Seat


class Greedy(players.Greedy):
    """Never bids."""

    def before_play(self, round: ZhujiRound, seat: Seat) -> Action:
        return PASS_BID if isinstance(round.phase, Auction) else super().before_play(round, seat)


class Club(players.Club):
    """Bids what promises more than a pass, and knows what the contract is worth."""

    def before_play(self, round: ZhujiRound, seat: Seat) -> Action:
        assert isinstance(round, ZhujiBaoRound)
        return self._bid(round, seat) if isinstance(round.phase, Auction) else self._name(round, seat)

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
            lacks = lacks_with(round, seat, tuple(map(tile_kind, naming.tiles)))
            return _bid_worth(round.step, lacks), number_held(round, seat, naming)

        return max(namings(round, seat), key=promise)

    def gain(self, round: ZhujiRound, seat: Seat, tai: int) -> float:
        assert isinstance(round, ZhujiBaoRound)
        points = round.step.points
        return super().gain(round, seat, tai) + (6 * points if seat == round.declarer else points)

    def loss(self, round: ZhujiRound, seat: Seat, other: Seat) -> float:
        assert isinstance(round, ZhujiBaoRound)
        points = round.step.points
        if seat == round.declarer:
            return 4.0 + 3 * points
        return super().loss(round, seat, other) + (2 * points if other == round.declarer else 0)


LEAST_BID = 0.0
"""A bid must promise more than this many points; found like the weights of the play."""


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
    none = lacks_with(round, seat, ())
    one = _least([none, *(lacks_with(round, seat, single) for single in singles[:NAMINGS])])
    two = _least([one, *(lacks_with(round, seat, pair) for pair in pairs[:NAMINGS])])
    return none, one, two


def _least(lacks: Sequence[list[int]]) -> list[int]:
    """The least of several lists, place by place."""
    return [min(column) for column in zip(*lacks, strict=True)]


NAMINGS = 4
"""So many namings are weighed for a bid, those of which the hand holds most."""
