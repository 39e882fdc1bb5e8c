"""What 双扣 and its cousins have in common as games: the deal and the drawn card."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse import kernel
from teahouse.families.climbing import events
from teahouse.families.climbing.game import ClimbingGame
from teahouse.families.climbing.kou.options import KouOptions
from teahouse.families.climbing.kou.round import HAND, PACK, KouCarry, KouRound, Partnered
from teahouse.families.climbing.kou.words import WORDS
from teahouse.families.climbing.phases import Trick
from teahouse.families.climbing.trick import OnTable
from teahouse.kernel import Chance, Setup, Title


class KouGame(ClimbingGame):
    """A cousin: its options name its table of combinations."""

    Carry = KouCarry
    Event = (
        events.Dealt
        | events.Leads
        | Partnered
        | events.Played
        | events.Passed
        | events.WentOut
        | events.TrickTaken
        | events.Inherited
    )

    def first(self, options: kernel.Options, chance: Chance) -> KouCarry:
        return KouCarry(None)

    def words(self) -> Mapping[str, Title]:
        return {**super().words(), **WORDS, **self.own_words}

    def deal(self, setup: Setup, chance: Chance) -> tuple[KouRound, list[kernel.Event]]:
        """Twenty-seven cards each; one of them is drawn and its holder leads (亮牌), else the first out."""
        assert isinstance(setup.options, KouOptions)
        assert isinstance(setup.carry, KouCarry)
        seats = setup.seats
        round = KouRound(
            setup,
            chance,
            Trick(OnTable(0, 0)),
            conventions=setup.options.conventions(),
            sides=tuple(seat % 2 for seat in range(seats)),
            deck=tuple(chance.shuffled("deck", PACK)),
        )
        if setup.carry.around:
            round.sit(setup.carry.around)
        out: list[kernel.Event] = []
        round.deal((HAND,) * seats, out)
        leader = setup.carry.leader
        if leader is None:
            leader = round.draw_lead(out)
        else:
            out.append(events.Leads(leader, "first-out", None))
        round.phase = Trick(OnTable(leader, leader))
        return round, out
