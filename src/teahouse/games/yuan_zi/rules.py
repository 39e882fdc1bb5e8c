"""原子: a rank of blades on top, wild jokers, and three identical cards above every bomb.

Rules page `yuan-zi`: the flow is section 4 — turning the blade, deal, tricks — and runs through the family's phase
`Trick`; what is paid stands in `scoring.py` (section 6).
"""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse import kernel
from teahouse.families.cards import NAMES, SMALL_JOKER, Cards, Kind, packs
from teahouse.families.climbing import events
from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.events import Leads
from teahouse.families.climbing.game import ClimbingCarry, ClimbingGame
from teahouse.families.climbing.phases import Trick
from teahouse.families.climbing.ranks import RANK, RANK_NAMES
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.settling import standing
from teahouse.families.climbing.table import Seal, Side
from teahouse.families.climbing.trick import OnTable
from teahouse.games.yuan_zi import scoring
from teahouse.games.yuan_zi.combinations import combinations
from teahouse.games.yuan_zi.options import Options
from teahouse.games.yuan_zi.words import WORDS
from teahouse.kernel import ALL, Chance, Event, Outcome, Seat, Setup, Slot, Title, points_of

SEATS: Final = 4
PACK: Final[Cards] = packs(3)
SIDES: Final = (0, 1, 0, 1)
HAND: Final = 40
LONG_HANDS: Final = 2
"""The dealing starter and the seat after it get one card more."""


class YuanZiCarry(ClimbingCarry, frozen=True):
    """Who leads, where that is not the receiver of the turned card; who was the dealing starter, `None` at first."""

    starter: Seat | None = None


class Turned(Event, frozen=True):
    """A card of the pack is turned up: its rank is the blade of the hand (翻刀). `seat` will get it with its cards."""

    REVEALS: ClassVar[bool] = True
    SEEN: ClassVar[dict[str, str]] = {"card": ALL, "rank": ALL, "seat": ALL}
    card: str
    rank: str
    seat: Seat


class YuanZiRound(ClimbingRound):
    """A hand of 原子. `turned` is the card whose rank is the blade, `receiver` the seat that got it."""

    SLOTS: ClassVar[dict[str, Slot]] = {"turned": Slot.OPEN, "receiver": Slot.OPEN, "starter": Slot.OPEN}
    __slots__ = tuple(SLOTS)

    turned: Kind
    receiver: Seat
    starter: Seat

    @property
    def options(self) -> Options:
        """What the table agreed upon."""
        assert isinstance(self.setup.options, Options)
        return self.setup.options

    @property
    def combinations(self) -> Combinations:
        chosen = self.options
        return combinations(
            RANK[self.turned],
            immune=chosen.blade_immunity == "full",
            atoms=chosen.atom_definition != "off",
            as_three=chosen.joker_alone == "as_three",
            wild_bombs=chosen.wild_in_bombs == "on",
        )

    @property
    def pack(self) -> Cards:
        return PACK

    def turn_blade(self, numbers: tuple[int, ...], out: list[Event]) -> None:
        """One of the cards to be dealt is turned up, no joker."""
        ordinary = [place for place, kind in enumerate(self.deck) if kind < SMALL_JOKER]
        place = ordinary[self.chance.below("blade", len(ordinary))]
        self.turned = self.deck[place]
        self.receiver = next(seat for seat in range(SEATS) if place < sum(numbers[: seat + 1]))
        self.shown[self.receiver] = (self.turned,)
        out.append(Turned(NAMES[self.turned], RANK_NAMES[RANK[self.turned]], self.receiver))

    def settle(self, out: list[Event]) -> None:
        ending, lines = scoring.settlement(self)
        leader = self.finished[0] if self.options.first_lead == "upstream" else None
        self.outcome = Outcome(points_of(SEATS, lines), lines, YuanZiCarry(leader, self.starter), ending)

    def score(self) -> tuple[Side, ...]:
        return standing(self, scoring.WHOLE)

    def seals(self) -> tuple[Seal, ...]:
        blade = Seal(None, "blade", {"rank": RANK_NAMES[RANK[self.turned]]})
        return blade, Seal(self.receiver, "turned-card", {"card": NAMES[self.turned]})


class YuanZi(ClimbingGame):
    """原子."""

    key = "yuan-zi"
    version = "1"
    about = kernel.About(
        title=Title("原子", "Atom"),
        blurb=Title("三副牌，翻刀，三张一样是原子", "Three packs, a rank of blades, three identical cards are an atom"),
        regions=("zhuji",),
        family="climbing",
        seats=(SEATS,),
        keywords=("yuanzi", "yz", "原子", "氢弹", "刀"),
        pace=12,
        listed=False,
        longest=800,
    )
    Options = Options
    Carry = YuanZiCarry
    Event = (
        Turned
        | events.Dealt
        | events.Leads
        | events.Played
        | events.Passed
        | events.WentOut
        | events.TrickTaken
        | events.Inherited
    )
    own_words = WORDS

    def first(self, options: kernel.Options, chance: Chance) -> YuanZiCarry:
        return YuanZiCarry(None)

    def deal(self, setup: Setup, chance: Chance) -> tuple[YuanZiRound, list[kernel.Event]]:
        assert isinstance(setup.options, Options)
        assert isinstance(setup.carry, YuanZiCarry)
        before = setup.carry.starter
        starter = chance.below("starter", SEATS) if before is None else (before + 1) % SEATS
        numbers = tuple(HAND + ((seat - starter) % SEATS < LONG_HANDS) for seat in range(SEATS))
        round = YuanZiRound(
            setup,
            chance,
            Trick(OnTable(starter, starter)),
            conventions=setup.options.conventions(),
            sides=SIDES,
            deck=tuple(chance.shuffled("deck", PACK)),
        )
        round.starter = starter
        out: list[kernel.Event] = []
        round.turn_blade(numbers, out)
        round.deal(numbers, out)
        leader = setup.carry.leader
        if leader is None:
            leader = round.receiver
            out.append(Leads(leader, "card", NAMES[round.turned]))
        else:
            out.append(Leads(leader, "first-out", None))
        round.phase = Trick(OnTable(leader, leader))
        return round, out


GAME = YuanZi()
