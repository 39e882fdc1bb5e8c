"""What a seat knows of the cards that it does not see, and how likely a later seat is to beat a play."""

from __future__ import annotations

from teahouse.families.tricks.cards import COPIES, KINDS, RED_FIVE, Cards, Hand, points_in
from teahouse.families.tricks.patterns import Key, Pattern
from teahouse.families.tricks.players.style import Style
from teahouse.families.tricks.ranking import GROUPS, HIGHEST, TRUMPS, Group, Order
from teahouse.families.tricks.round import SEATS, TricksRound
from teahouse.kernel import Seat


class Count:
    """One seat's count of the cards, made anew for every decision from the seat's veil."""

    def __init__(self, round: TricksRound, seat: Seat, style: Style) -> None:
        self.round = round
        self.style = style
        self.order: Order = round.order
        self.seat = seat
        self.hand: Hand = round.hands[seat]
        own = round.buried[seat]
        self.unseen = [COPIES - round.played[kind] - self.hand[kind] for kind in range(KINDS)]
        for kind in own:
            self.unseen[kind] -= 1
        self.total = max(1, sum(self.unseen))
        self.mates = [bool(round.teams) and round.teams[other] == round.teams[seat] for other in range(SEATS)]
        self.out = [sum(self.unseen[kind] for kind in kinds) for kinds in self.order.members]
        self._above: list[list[int]] = []
        self._pairs_above: list[list[int]] = []
        for group in range(GROUPS):
            singles, pairs = [0] * (HIGHEST + 1), [0] * (HIGHEST + 1)
            for kind in self.order.members[group]:
                singles[self.order.rank[kind]] += self.unseen[kind]
                pairs[self.order.rank[kind]] += self.unseen[kind] == COPIES
            self._above.append(_sums_above(singles))
            self._pairs_above.append(_sums_above(pairs))

    def share(self, seat: Seat) -> float:
        """The chance that an unseen card lies in this seat's hand."""
        return self.round.held[seat] / self.total

    def above(self, group: Group, rank: int, seat: Seat | None = None) -> int:
        """Unseen cards of a group above a rank; with `seat`, those that it may hold."""
        limit = HIGHEST if seat is None else self.round.limits[seat][group]
        return self._above[group][rank] - self._above[group][max(rank, limit)]

    def pairs_above(self, group: Group, rank: int, seat: Seat | None = None) -> int:
        """Kinds of a group above a rank of which both copies are unseen; with `seat`, those that it may hold."""
        limit = HIGHEST
        if seat is not None:
            limit = min(self.round.limits[seat][group], self.round.pair_limits[seat][group])
        return self._pairs_above[group][rank] - self._pairs_above[group][max(rank, limit)]

    def void(self, seat: Seat, group: Group) -> float:
        """The chance that a seat holds no card of a group."""
        if self.round.limits[seat][group] == 0:
            return 1.0
        return float((1 - self.share(seat)) ** self.above(group, 0, seat))

    def beats(self, seat: Seat, lead: Pattern, best: Key) -> float:
        """The chance that a seat can beat the play that wins so far."""
        level, value = best
        share = self.share(seat)
        follows = self._supplies(
            seat, lead, lead.group, value if level == 1 or lead.group == TRUMPS else HIGHEST, share
        )
        if lead.group == TRUMPS:
            return follows
        void = self.void(seat, lead.group)
        ruffs = self._supplies(seat, lead, TRUMPS, value if level == 2 else 0, share)
        return (1 - void) * follows + void * ruffs

    def _supplies(self, seat: Seat, lead: Pattern, group: Group, value: int, share: float) -> float:
        """The chance that a seat's cards of a group match the lead and lie above a value."""
        if lead.size == 1:
            return float(1 - (1 - share) ** self.above(group, value, seat))
        pairs = self.pairs_above(group, value, seat)
        if lead.size == 2 and lead.pairs == 1:
            return float(1 - (1 - share * share) ** pairs)
        if lead.tractors:
            runs = max(0, pairs - lead.tractors[0] + 1)
            return float(min(0.5, runs * share ** (2 * lead.tractors[0])))
        if group == lead.group:
            return 0.0  # a throw that stood is not beaten by cards of its own group
        expected = share * self.above(group, 0, seat)
        enough = min(1.0, expected / (lead.size + 1))
        if lead.pairs:
            return float(enough * min(1.0, share * share * pairs / lead.pairs))
        return float(enough * (1 - (1 - share) ** self.above(group, value, seat)))

    def holds(self, mine: bool, later: list[Seat], lead: Pattern, best: Key) -> float:
        """The chance that our side takes the trick; `mine` tells whether it wins it so far, `later` are to come."""
        ours = 1.0 if mine else 0.0
        for seat in later:
            beats = self.beats(seat, lead, best)
            ours = ours + (1 - ours) * beats if self.mates[seat] else ours * (1 - beats)
        return ours

    def spent_trumps(self, cards: Cards) -> float:
        """What it costs to be left without a trump for the last trick."""
        trumps = sum(self.hand[kind] for kind in self.order.members[TRUMPS])
        played = sum(self.order.group[kind] == TRUMPS for kind in cards)
        if not played or played < trumps or len(cards) == self.round.held[self.seat]:
            return 0.0
        return self.style.keeper + 1.5 * points_in(self.round.buried[self.seat])

    @property
    def red_fives_out(self) -> int:
        """Red fives that are neither played nor in the own hand."""
        return self.unseen[RED_FIVE]


def _sums_above(numbers: list[int]) -> list[int]:
    """For each place the sum of all that follow it."""
    sums = [0] * len(numbers)
    for place in range(len(numbers) - 2, -1, -1):
        sums[place] = sums[place + 1] + numbers[place + 1]
    return sums
