"""The house's best instant player: it counts cards and weighs what a play may win against what it gives away."""

from __future__ import annotations

from teahouse.families.tricks.actions import PASS, Bid, Bury, ChooseTrump, Play
from teahouse.families.tricks.auction import LEAST, STEP, Auction
from teahouse.families.tricks.cards import SUITS, names_of
from teahouse.families.tricks.declaring import Calling, DeclaringRound
from teahouse.families.tricks.phases import SUIT_NAMES, Burial, Naming, Trick
from teahouse.families.tricks.players import burying
from teahouse.families.tricks.players.counting import Count
from teahouse.families.tricks.players.declaring import declare
from teahouse.families.tricks.players.follows import follow
from teahouse.families.tricks.players.leads import lead
from teahouse.families.tricks.players.style import Style
from teahouse.families.tricks.players.valuing import worth
from teahouse.families.tricks.ranking import order_of
from teahouse.families.tricks.round import TricksRound
from teahouse.kernel import Action, Chance, Round, Seat


class Club:
    """Plays in a style; without one, in that of the house."""

    def __init__(self, style: Style | None = None) -> None:
        self.style = Style() if style is None else style

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, TricksRound)
        match veiled.phase:
            case Auction():
                return self._bid(veiled, seat)
            case Naming():
                return ChooseTrump(SUIT_NAMES[self._best_suit(veiled, seat)[1]])
            case Burial():
                return Bury(names_of(burying.kitty(veiled.order, veiled.conventions, veiled.hands[seat])))
            case Calling() as calling:
                assert isinstance(veiled, DeclaringRound)
                return declare(veiled, calling, seat)
            case Trick(on_table=table):
                count = Count(veiled, seat, self.style)
                return Play(names_of(lead(count) if table.lead is None else follow(count, table)))
        return veiled.fallback(seat)

    def _best_suit(self, round: TricksRound, seat: Seat) -> tuple[int, int]:
        """What the hand is worth with its best suit as trumps, and that suit's place among the buttons."""
        hand, ranking = round.hands[seat], round.conventions.ranking
        values = [
            worth(order_of(ranking, round.level, SUITS.index(name)), hand, self.style.worth) for name in SUIT_NAMES
        ]
        return max(values), values.index(max(values))

    def _bid(self, round: TricksRound, seat: Seat) -> Action:
        value, _ = self._best_suit(round, seat)
        bid = round.bid + STEP if round.bid else LEAST
        return Bid(bid) if bid <= min(value - self.style.margin, round.conventions.bid_most) else PASS
