"""The state that every round of the family has, and the hooks by which a game makes it its own.

A game subclasses `SoloRound` (solo.py) or `PartnersRound` (partners.py) and says how a finished hand is settled. The
phases ask the questions under "Of the game" and never a game's name.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec import Struct

from teahouse.families.tricks import imagining, leading, showing
from teahouse.families.tricks.cards import DECK, KINDS, Cards, Hand, Suit, names_of, points_in
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.events import Dealt
from teahouse.families.tricks.finished import Capture, Finished
from teahouse.families.tricks.limits import UNLIMITED, Limits
from teahouse.families.tricks.ranking import TRUMPS, Order, order_of
from teahouse.families.tricks.stage import Lit, Stage
from teahouse.families.tricks.table import Call, Score, Seal, Showing, TricksPrivate, TricksPublic, TrumpKey
from teahouse.families.tricks.trick import OnTable
from teahouse.kernel import Action, Chance, Event, Form, Phase, Round, Seat, Setup, Slot

SEATS = 4
HAND = 25
"""Cards dealt to a seat."""


class Standing(Struct, frozen=True):
    """The showing of trumps that stands: its strength, and its suit (`None` for no trump suit)."""

    seat: Seat
    cards: Cards
    strength: int
    suit: Suit | None
    how: Showing


class TricksRound(Round):
    """Hands, kitty, tricks.

    `deck` is what is not dealt yet, `undealt` how much that is; the last eight become the kitty. `start` is the seat
    that is dealt to first. `named` tells that trumps are known: then `order` is theirs, before it is the order
    without a trump suit. `played` counts the cards that everybody has seen played, by kind. `taken` are the points by
    seat. `limits`, `pair_limits`, `shown` and `kept` are hard facts about hidden hands: how high a card or a pair a
    seat can hold in each group, cards that it is known to hold, and cards known to lie in the dealer's hand or kitty.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {
        "conventions": Slot.OPEN,
        "level": Slot.OPEN,
        "start": Slot.OPEN,
        "dealer": Slot.OPEN,
        "teams": Slot.OPEN,
        "bid": Slot.OPEN,
        "calls": Slot.OPEN,
        "standing": Slot.OPEN,
        "turned": Slot.OPEN,
        "named": Slot.OPEN,
        "order": Slot.OPEN,
        "deck": Slot.SECRET,
        "undealt": Slot.OPEN,
        "hands": Slot.OWN,
        "held": Slot.OPEN,
        "buried": Slot.OWN,
        "played": Slot.OPEN,
        "tricks": Slot.OPEN,
        "taken": Slot.OPEN,
        "captures": Slot.OPEN,
        "last": Slot.OPEN,
        "limits": Slot.OPEN,
        "pair_limits": Slot.OPEN,
        "shown": Slot.OPEN,
        "kept": Slot.OPEN,
    }
    __slots__ = tuple(SLOTS)

    conventions: Conventions
    level: int
    start: Seat
    dealer: Seat | None
    teams: tuple[int, ...]
    bid: int
    calls: tuple[Call, ...]
    standing: Standing | None
    turned: Cards
    named: bool
    order: Order
    deck: Cards
    undealt: int
    hands: list[Hand]
    held: list[int]
    buried: list[Cards]
    played: Hand
    tricks: int
    taken: list[int]
    captures: tuple[Capture, ...]
    last: OnTable | None
    limits: list[Limits]
    pair_limits: list[Limits]
    shown: list[Cards]
    kept: Cards

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        phase: Phase[Any],
        *,
        conventions: Conventions,
        level: int,
        start: Seat,
        deck: Cards,
    ) -> None:
        super().__init__(setup, chance, phase)
        self.conventions = conventions
        self.level = level
        self.start = start
        self.dealer = None
        self.teams = ()
        self.bid = self.tricks = 0
        self.calls = self.captures = ()
        self.standing = self.last = None
        self.turned = self.kept = ()
        self.named = False
        self.order = order_of(conventions.ranking, level, None)
        self.deck = deck
        self.undealt = len(deck)
        self.hands = [bytearray(KINDS) for _ in range(SEATS)]
        self.held = [0] * SEATS
        self.buried = [()] * SEATS
        self.played = bytearray(KINDS)
        self.taken = [0] * SEATS
        self.limits = [UNLIMITED] * SEATS
        self.pair_limits = [UNLIMITED] * SEATS
        self.shown = [()] * SEATS

    # Cards

    def deal(self, each: int, out: list[Event]) -> None:
        """Deals so many cards to every seat, one at a time in order of play from the start seat on."""
        packet, self.deck = self.deck[: each * SEATS], self.deck[each * SEATS :]
        self.undealt = len(self.deck)
        for step in range(SEATS):
            seat, cards = (self.start + step) % SEATS, packet[step::SEATS]
            for kind in cards:
                self.hands[seat][kind] += 1
            self.held[seat] += each
            out.append(Dealt(seat, each, names_of(cards)))

    def name_trump(self, suit: Suit | None) -> None:
        """From now on the order is that of this trump suit."""
        self.named = True
        self.order = order_of(self.conventions.ranking, self.level, suit)

    def lay(self, seat: Seat, cards: Cards) -> None:
        """Cards leave a hand for all to see; what the seat had shown of them is no longer sure to be there."""
        for kind in cards:
            self.hands[seat][kind] -= 1
            self.played[kind] += 1
        self.held[seat] -= len(cards)
        if self.shown[seat]:
            self.shown[seat] = without(self.shown[seat], cards)
        if self.kept and seat == self.dealer:
            self.kept = without(self.kept, cards)

    def holds(self, seat: Seat, names: tuple[str, ...]) -> Cards:
        """Names as cards of the seat's hand, in card order. Raises `Illegal`."""
        return showing.held_cards(self.hands[seat], names)

    @property
    def trump_key(self) -> TrumpKey | None:
        """The trump suit as it travels."""
        if not self.named:
            return None
        return "none" if self.order.trump is None else showing.SUIT_KEYS[self.order.trump]

    # The end

    def finished(self) -> Finished:
        """The figures of a hand that has been played out."""
        assert self.last is not None
        assert self.last.lead is not None
        assert self.dealer is not None
        best = self.last.winning
        return Finished(
            dealer=self.dealer,
            teams=self.teams,
            bid=self.bid,
            taken=tuple(self.taken),
            captures=self.captures,
            kitty=points_in(self.buried[self.dealer]),
            winner=best.seat,
            trumped=all(self.order.group[kind] == TRUMPS for kind in best.cards),
            longest=self.last.lead.longest,
        )

    # What is known

    def show(self) -> TricksPublic:
        return showing.public(self)

    def show_own(self, seat: Seat) -> TricksPrivate:
        return showing.private(self, seat)

    def fill(self, viewer: Seat | None, chance: Chance) -> Self:
        imagining.fill(self, viewer, chance)
        return self

    def turn(self) -> Seat | None:
        """The seat whose move the table waits for; `None` while several may speak."""
        waited = self.shown_actors()
        return waited[0] if len(waited) == 1 else None

    def lit(self, seat: Seat) -> Lit:
        """Which cards of the seat's hand may be part of its answer, and which must be."""
        return self.stage.lit(self, seat) if self.awaits(seat) else (set(), set())

    def pick(self, seat: Seat, chance: Chance) -> Action:
        return self.stage.pick(self, seat, chance)

    def form(self, seat: Seat) -> Form:
        return self.stage.form(self, seat)

    @property
    def stage(self) -> Stage:
        """The present phase."""
        assert isinstance(self.phase, Stage)
        return self.phase

    @property
    def kitty_lies(self) -> bool:
        """Whether the kitty lies on the table: before it is taken up, and after it is buried."""
        return self.undealt == leading.KITTY or self.buried_number > 0

    @property
    def buried_number(self) -> int:
        """How many cards are buried."""
        everywhere = self.undealt + sum(self.held) + sum(self.played)
        return len(DECK) - everywhere

    # Of the game

    def settle(self, out: list[Event]) -> None:
        """All tricks are played. Sets the outcome."""
        raise NotImplementedError

    def flee(self, seat: Seat, out: list[Event]) -> None:
        """The seat has left for good and the round stops. Sets the outcome."""
        raise NotImplementedError

    def levels(self) -> tuple[str, ...]:
        """What each team plays, where teams climb."""
        return ()

    def bidder(self) -> Seat | None:
        """Whose bid stands, where there is an auction."""
        return None

    def declined(self) -> tuple[Seat, ...]:
        """Who has pressed 不亮 after the deal."""
        return ()

    def score(self) -> Score | None:
        """The bar of points."""
        return None

    def seals(self) -> tuple[Seal, ...]:
        """The marks on seats and table."""
        return ()


def without(cards: Cards, gone: Cards) -> Cards:
    """Cards less those that are gone; what is gone and not among them does not matter."""
    left = list(cards)
    for kind in gone:
        if kind in left:
            left.remove(kind)
    return tuple(left)


def at_least(cards: Cards, others: Cards) -> Cards:
    """The fewest cards that contain both: of each kind the greater number."""
    return tuple(sorted((*cards, *without(others, cards))))
