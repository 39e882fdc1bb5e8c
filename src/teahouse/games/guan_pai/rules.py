"""关牌: get rid of all cards first; whoever holds some then pays for each.

Rules page `guan-pai`: the flow is section 4 — deal, lead card, tricks — and runs through the family's phase `Trick`.
"""

from __future__ import annotations

from typing import ClassVar, Final, Self

from teahouse import kernel
from teahouse.families.cards import Cards, Kind, held, kind_of, names_of, packs
from teahouse.families.climbing import events
from teahouse.families.climbing.actions import Play
from teahouse.families.climbing.combinations import Combinations, Reading
from teahouse.families.climbing.events import Leads
from teahouse.families.climbing.game import ClimbingCarry, ClimbingGame
from teahouse.families.climbing.phases import Trick, play_of
from teahouse.families.climbing.ranks import RANK
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.table import Seal
from teahouse.families.climbing.trick import OnTable
from teahouse.games.guan_pai import scoring
from teahouse.games.guan_pai.bot import STYLE
from teahouse.games.guan_pai.combinations import combinations_of
from teahouse.games.guan_pai.options import Options
from teahouse.games.guan_pai.words import WORDS
from teahouse.kernel import Action, Chance, Event, Outcome, Seat, Setup, Slot, Title, points_of

HAND: Final = 16
OUT_OF_PACK: Final = ("2c", "2d", "2h", "As", "sj", "bj")
PACK: Final[Cards] = tuple(kind for kind in packs(1) if kind not in map(kind_of, OUT_OF_PACK))

LEAD_CARDS: Final[Cards] = tuple(
    kind
    for suit in "shcd"
    for kind in map(kind_of, (*(f"{rank}{suit}" for rank in "3456789TJQK"), f"2{suit}" if suit == "s" else f"A{suit}"))
)
"""The first of these that somebody holds is the lead card (先出牌)."""


class GuanPaiRound(ClimbingRound):
    """A hand of 关牌.

    `lead_card` is the card whose holder leads first, until it has led. `let_go` remembers by seat the trick in which
    it played a single below its highest before a seat with one card left.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {"lead_card": Slot.OPEN, "let_go": Slot.OWN}
    __slots__ = tuple(SLOTS)

    lead_card: Kind | None
    let_go: list[int | None]

    @property
    def options(self) -> Options:
        """What the table agreed upon."""
        assert isinstance(self.setup.options, Options)
        return self.setup.options

    @property
    def combinations(self) -> Combinations:
        return combinations_of(self.options)

    @property
    def pack(self) -> Cards:
        return PACK

    def name_leader(self) -> tuple[Seat, Kind]:
        """The holder of the lead card; what comes before it lies in the unused pile, and all know it."""
        for at, kind in enumerate(LEAD_CARDS):
            for seat, hand in enumerate(self.hands):
                if hand[kind]:
                    self.lead_card, self.shown[seat], self.aside = kind, (kind,), tuple(sorted(LEAD_CARDS[:at]))
                    return seat, kind
        raise AssertionError("somebody holds a card")

    # Duties

    def objection(self, seat: Seat, cards: Cards, reading: Reading) -> str | None:
        if any(card not in cards for card in self.forced(seat)):
            return "lead-card-due"
        if reading.kind == "single" and self.options.let_go_pays_all == "off" and self.below_top(seat, cards):
            return "highest-single-due"
        return None

    def forced(self, seat: Seat) -> Cards:
        if self.lead_card is None or self.options.lead_card_required == "off":
            return ()
        return (self.lead_card,)

    def below_top(self, seat: Seat, cards: Cards) -> bool:
        """Whether a single is not of the highest rank in hand although the next player has one card left."""
        if self.options.single_alert_top == "off" or self.held[(seat + 1) % self.setup.seats] != 1:
            return False
        order = self.combinations.order
        return any(order[RANK[kind]] > order[RANK[cards[0]]] for kind in held(self.hands[seat]))

    def pass_objection(self, seat: Seat) -> str | None:
        return "must-beat" if self.options.must_beat == "on" and self._trick.moves(self, seat) else None

    def duty(self, seat: Seat) -> Action | None:
        leading = not self._trick.on_table.words
        if leading and self.forced(seat):
            return Play(names_of(self.forced(seat)))
        if leading:
            singles = [move for move in self._trick.moves(self, seat) if move.reading.kind == "single"]
            return play_of(singles[0]) if singles and self.below_top(seat, self.lowest(seat)) else None
        moves = self._trick.moves(self, seat) if self.options.must_beat == "on" else []
        return play_of(moves[0]) if moves else None

    @property
    def _trick(self) -> Trick:
        assert isinstance(self.phase, Trick)
        return self.phase

    def lay(self, seat: Seat, cards: Cards) -> None:
        if len(cards) == 1 and self.below_top(seat, cards):
            self.let_go[seat] = len(self.history)
        self.lead_card = None
        super().lay(seat, cards)

    # The end

    def decided(self) -> bool:
        return bool(self.finished)

    def settle(self, out: list[Event]) -> None:
        self.turn_up()
        lines = scoring.lines(self)
        full = any(number == HAND for number in self.held)
        carry = ClimbingCarry(self.finished[0] if self.options.lead_rule == "winner" else None)
        self.outcome = Outcome(points_of(self.setup.seats, lines), lines, carry, "full-shut" if full else "shut")

    # What is known

    def seals(self) -> tuple[Seal, ...]:
        if self.lead_card is None:
            return ()
        return (Seal(self.phase.actors(self)[0], "lead-card", {"card": names_of((self.lead_card,))[0]}),)

    def fill(self, viewer: Seat | None, chance: Chance) -> Self:
        self.let_go = [known if seat == viewer else None for seat, known in enumerate(self.let_go)]
        return super().fill(viewer, chance)


class GuanPai(ClimbingGame):
    """关牌."""

    key = "guan-pai"
    version = "1"
    about = kernel.About(
        title=Title("关牌", "Shut-out"),
        blurb=Title("十六张，先走完，把别人关在手里", "Sixteen cards each: go out first and shut the others in"),
        regions=("wenling",),
        family="climbing",
        seats=(2, 3),
        keywords=("guanpai", "gp", "关牌", "跑得快", "全关"),
        pace=3,
        listed=False,
        longest=140,
    )
    Options = Options
    Event = (
        events.Dealt
        | events.Leads
        | events.Played
        | events.Passed
        | events.LastCard
        | events.WentOut
        | events.TrickTaken
    )
    own_words = WORDS
    style = STYLE

    def deal(self, setup: Setup, chance: Chance) -> tuple[GuanPaiRound, list[kernel.Event]]:
        assert isinstance(setup.options, Options)
        assert isinstance(setup.carry, ClimbingCarry)
        seats = setup.seats
        round = GuanPaiRound(
            setup,
            chance,
            Trick(OnTable(0, 0)),
            conventions=setup.options.conventions(),
            sides=tuple(range(seats)),
            deck=tuple(chance.shuffled("deck", PACK)),
        )
        round.lead_card = None
        round.let_go = [None] * seats
        out: list[kernel.Event] = []
        round.deal((HAND,) * seats, out)
        leader = setup.carry.leader
        if leader is None:
            leader, card = round.name_leader()
            out.append(Leads(leader, "card", names_of((card,))[0]))
        else:
            out.append(Leads(leader, "first-out", None))
        round.phase = Trick(OnTable(leader, leader))
        return round, out


GAME = GuanPai()
