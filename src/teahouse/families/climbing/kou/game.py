"""What 双扣 and its cousins have in common as games: the deal and the drawn card."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.families.cards import names_of
from teahouse.families.climbing.events import Leads
from teahouse.families.climbing.game import ClimbingCarry, ClimbingGame
from teahouse.families.climbing.kou.options import KouOptions
from teahouse.families.climbing.kou.round import HAND, PACK, KouRound
from teahouse.families.climbing.kou.words import WORDS
from teahouse.families.climbing.phases import Trick
from teahouse.families.climbing.trick import OnTable
from teahouse.kernel import Chance, Event, Setup, Title


class KouGame(ClimbingGame):
    """A cousin: its options name its table of combinations."""

    def words(self) -> Mapping[str, Title]:
        return {**super().words(), **WORDS, **self.own_words}

    def deal(self, setup: Setup, chance: Chance) -> tuple[KouRound, list[Event]]:
        """Twenty-seven cards each; one of them is drawn and its holder leads (亮牌), else the first out."""
        assert isinstance(setup.options, KouOptions)
        assert isinstance(setup.carry, ClimbingCarry)
        seats = setup.seats
        deck = tuple(chance.shuffled("deck", PACK))
        round = KouRound(
            setup,
            chance,
            Trick(OnTable(0, 0)),
            conventions=setup.options.conventions(),
            sides=tuple(seat % 2 for seat in range(seats)),
            deck=deck,
        )
        out: list[Event] = []
        round.deal((HAND,) * seats, out)
        leader = setup.carry.leader
        if leader is None:
            place = chance.below("lead-card", HAND * seats)
            leader = place // HAND
            round.shown[leader] = deck[place : place + 1]
            out.append(Leads(leader, "card", names_of(deck[place : place + 1])[0]))
        else:
            out.append(Leads(leader, "first-out", None))
        round.phase = Trick(OnTable(leader, leader))
        return round, out
