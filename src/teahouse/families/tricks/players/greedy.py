"""A player that looks at the present trick alone: it takes points when it can, and never thinks of its partners."""

from __future__ import annotations

from itertools import islice

from teahouse.families.tricks import leading
from teahouse.families.tricks.actions import DECLINE, PASS, Bid, Bury, ChooseTrump, Play
from teahouse.families.tricks.auction import LEAST, STEP, Auction
from teahouse.families.tricks.cards import SUITS, Cards, Hand, names_of, points_in
from teahouse.families.tricks.declaring import DeclaringRound, LastCall
from teahouse.families.tricks.patterns import key_of
from teahouse.families.tricks.phases import SUIT_NAMES, Burial, Naming, Trick
from teahouse.families.tricks.ranking import TRUMPS, order_of
from teahouse.families.tricks.round import TricksRound
from teahouse.kernel import Action, Chance, Round, Seat

LOOKED_AT = 40
"""So many follows are looked at."""


class Greedy:
    """Bids by the number of trumps, buries the lowest cards, leads its highest, and beats what it can if it pays."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, TricksRound)
        match veiled.phase:
            case Auction():
                return self._bid(veiled, seat)
            case Naming():
                return ChooseTrump(SUIT_NAMES[self._longest(veiled, seat)[1]])
            case Burial():
                cards = leading.lowest_kitty(veiled.order, veiled.conventions, veiled.hands[seat])
                return Bury(names_of(cards))
            case LastCall() as calling:
                assert isinstance(veiled, DeclaringRound)
                return next(iter(calling.open_to(veiled, seat)), DECLINE) if veiled.standing is None else DECLINE
            case Trick() as trick:
                return Play(names_of(self._play(veiled, trick, seat)))
        return veiled.fallback(seat)

    def _longest(self, round: TricksRound, seat: Seat) -> tuple[int, int]:
        """The most trumps that a suit would give, and that suit's place among the buttons."""
        hand, ranking = round.hands[seat], round.conventions.ranking
        lengths = [
            sum(hand[kind] for kind in order_of(ranking, round.level, SUITS.index(name)).members[TRUMPS])
            for name in SUIT_NAMES
        ]
        return max(lengths), lengths.index(max(lengths))

    def _bid(self, round: TricksRound, seat: Seat) -> Action:
        length, _ = self._longest(round, seat)
        ceiling = LEAST + STEP * (length - 11)
        bid = round.bid + STEP if round.bid else LEAST
        return Bid(bid) if length >= 11 and bid <= min(ceiling, round.conventions.bid_most) else PASS

    def _play(self, round: TricksRound, trick: Trick, seat: Seat) -> Cards:
        order, hand, table = round.order, round.hands[seat], trick.on_table
        if table.lead is None:
            return _highest_lead(round, hand)
        lowest = trick.fallback(round, seat)
        assert isinstance(lowest, Play)
        cheapest = round.holds(seat, lowest.cards)
        last = len(table.plays) == round.setup.seats - 1
        if table.points + points_in(cheapest) < (1 if last else 10):
            return cheapest
        best = table.winning.key
        assert best is not None
        for action in islice(trick.candidates(round, seat), LOOKED_AT):
            assert isinstance(action, Play)
            cards = round.holds(seat, action.cards)
            key = key_of(order, table.lead, cards, exact=round.conventions.exact_ruff)
            if key is not None and key > best:
                return cards
        return cheapest


def _highest_lead(round: TricksRound, hand: Hand) -> Cards:
    """The highest plain card with its twin, if there is one; else the lowest trump."""
    order = round.order
    plain = [kind for group in range(TRUMPS) for kind in order.members[group] if hand[kind]]
    if plain:
        kind = max(plain, key=lambda kind: (order.rank[kind], hand[kind]))
        return (kind,) * hand[kind]
    return leading.lowest_lead(order, hand)
