"""What the games of the family have in common as games: views, clocks, bots, wording."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from teahouse import kernel
from teahouse.families.cards import Cards
from teahouse.families.climbing import choices, events
from teahouse.families.climbing.actions import Pass, Play
from teahouse.families.climbing.conventions import Conventions
from teahouse.families.climbing.phases import Trick
from teahouse.families.climbing.players import Club, Greedy
from teahouse.families.climbing.players.hints import counsel
from teahouse.families.climbing.players.style import Style
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.table import ClimbingHint, ClimbingPrivate, ClimbingPublic
from teahouse.families.climbing.trick import OnTable
from teahouse.families.climbing.words import WORDS
from teahouse.kernel import Allowance, Title


class ClimbingCarry(kernel.Carry, frozen=True):
    """Who leads the next hand: the first out of the last one; `None` where it is drawn."""

    leader: kernel.Seat | None


class ClimbingOptions(kernel.Options, frozen=True):
    """The options that the games of the family share with the same default."""

    show_counts: choices.ShowCounts = "always"
    trick_history: choices.TrickHistory = "off"
    card_counter: choices.CardCounter = "off"
    turn_seconds: choices.TurnSeconds = 20
    base: choices.Base = 1

    def conventions(self) -> Conventions:
        """What they mean for the flow of play."""
        raise NotImplementedError


class ClimbingGame(kernel.Game):
    """A game of the family; `own_words` are the wording that it has for itself alone, `style` is its club player's."""

    Public = ClimbingPublic
    Private = ClimbingPrivate
    Carry = ClimbingCarry
    Action = Play | Pass
    Event = (
        events.Dealt
        | events.Leads
        | events.Played
        | events.Passed
        | events.WentOut
        | events.TrickTaken
        | events.Inherited
    )
    own_words: ClassVar[Mapping[str, Title]] = {}
    style: ClassVar[Style] = Style()

    def first(self, options: kernel.Options, chance: kernel.Chance) -> ClimbingCarry:
        return ClimbingCarry(None)

    def over(self, options: kernel.Options, carry: kernel.Carry) -> bool:
        return False

    def clocks(self, options: kernel.Options) -> Mapping[str, Allowance]:
        assert isinstance(options, ClimbingOptions)
        return {"turn": Allowance(options.turn_seconds)}

    def words(self) -> Mapping[str, Title]:
        return {**WORDS, **self.own_words}

    def club(self) -> Club:
        """The game's club player."""
        return Club(self.style)

    def bots(self) -> Mapping[str, kernel.Bot]:
        return {"random": kernel.Randomly(), "greedy": Greedy(), "club": self.club()}

    def hint(self, veiled: kernel.Round, seat: kernel.Seat, chance: kernel.Chance) -> ClimbingHint:
        assert isinstance(veiled, ClimbingRound)
        return counsel(self.club(), veiled, seat, chance)


class SidesGame(ClimbingGame):
    """Two sides that sit by turns, to whom the whole `pack` is dealt in equal hands; `made` are the rounds."""

    made: ClassVar[type[ClimbingRound]]
    pack: ClassVar[Cards]

    def deal(self, setup: kernel.Setup, chance: kernel.Chance) -> tuple[ClimbingRound, list[kernel.Event]]:
        """The first out of the last hand leads, else a seat that is drawn by lot."""
        assert isinstance(setup.options, ClimbingOptions)
        assert isinstance(setup.carry, ClimbingCarry)
        lot = setup.carry.leader is None
        leader = chance.below("leader", setup.seats) if setup.carry.leader is None else setup.carry.leader
        round = self.made(
            setup,
            chance,
            Trick(OnTable(leader, leader)),
            conventions=setup.options.conventions(),
            sides=tuple(seat % 2 for seat in range(setup.seats)),
            deck=tuple(chance.shuffled("deck", self.pack)),
        )
        out: list[kernel.Event] = []
        round.deal((len(self.pack) // setup.seats,) * setup.seats, out)
        out.append(events.Leads(leader, "lot" if lot else "first-out", None))
        return round, out
