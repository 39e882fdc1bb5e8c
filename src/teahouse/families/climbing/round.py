"""The state that every round of the family has, and the hooks by which a game makes it its own.

The phases ask the questions under "Of the game" and never a game's name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Self

from teahouse.families.cards import KINDS, NAMES, BadCard, Cards, Hand, cards_of, hand_of, held, names_of, points_in
from teahouse.families.climbing import imagining, showing
from teahouse.families.climbing.combinations import Combinations, Reading
from teahouse.families.climbing.conventions import Conventions
from teahouse.families.climbing.events import Dealt
from teahouse.families.climbing.phases import Trick
from teahouse.families.climbing.ranks import RANK
from teahouse.families.climbing.table import ClimbingPrivate, ClimbingPublic, Seal, Side
from teahouse.families.climbing.trick import OnTable, Word
from teahouse.kernel import Action, Chance, Event, Form, Illegal, Phase, Round, Seat, Setup, Slot


class ClimbingRound(Round):
    """Hands and tricks.

    `deck` is what is not dealt: an unused pile, or a kitty; `undealt` its size and `aside` the cards that all know to
    lie in it; at the end it may be turned up as the `spare`. `shown` are cards that a seat is known to hold, `played`
    counts the cards that everybody has seen played. `finished` are the seats that are out, in order, `captured` the
    points by seat, `history` the gathered tricks. `seen` is what a seat that is out sees of each other hand, where
    that is agreed. `sides` numbers the teams by seat; where each plays for itself, all differ.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {
        "conventions": Slot.OPEN,
        "sides": Slot.OPEN,
        "around": Slot.OPEN,
        "hands": Slot.OWN,
        "held": Slot.OPEN,
        "deck": Slot.SECRET,
        "undealt": Slot.OPEN,
        "aside": Slot.OPEN,
        "spare": Slot.OPEN,
        "shown": Slot.OPEN,
        "played": Slot.OPEN,
        "finished": Slot.OPEN,
        "captured": Slot.OPEN,
        "history": Slot.OPEN,
        "seen": Slot.OWN,
    }
    __slots__ = tuple(SLOTS)

    conventions: Conventions
    sides: tuple[int, ...]
    around: tuple[Seat, ...]
    hands: list[Hand]
    held: list[int]
    deck: Cards
    undealt: int
    aside: Cards
    spare: Cards
    shown: list[Cards]
    played: Hand
    finished: tuple[Seat, ...]
    captured: list[int]
    history: tuple[OnTable, ...]
    seen: list[tuple[Cards, ...]]

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        phase: Phase[Any],
        *,
        conventions: Conventions,
        sides: tuple[int, ...],
        deck: Cards,
    ) -> None:
        super().__init__(setup, chance, phase)
        seats = setup.seats
        self.conventions = conventions
        self.sides = sides
        self.around = tuple(range(seats))
        self.hands = [bytearray(KINDS) for _ in range(seats)]
        self.held = [0] * seats
        self.deck = deck
        self.undealt = len(deck)
        self.aside = self.spare = ()
        self.shown = [()] * seats
        self.played = bytearray(KINDS)
        self.finished = ()
        self.captured = [0] * seats
        self.history = ()
        self.seen = [()] * seats

    # Cards

    def deal(self, numbers: tuple[int, ...], out: list[Event]) -> None:
        """Deals so many cards to each seat; what is left stays in the deck."""
        for seat, number in enumerate(numbers):
            cards, self.deck = self.deck[:number], self.deck[number:]
            self.hands[seat] = hand_of(cards)
            self.held[seat] = number
            out.append(Dealt(seat, number, names_of(sorted(cards))))
        self.undealt = len(self.deck)

    def lay(self, seat: Seat, cards: Cards) -> None:
        """Cards leave a hand for all to see."""
        for kind in cards:
            self.hands[seat][kind] -= 1
            self.played[kind] += 1
        self.held[seat] -= len(cards)
        if self.shown[seat]:
            self.shown[seat] = without(self.shown[seat], cards)
        self.uncover()

    def uncover(self) -> None:
        """Who is out sees its partners' hands as they are now, where that is agreed."""
        if self.conventions.open_partner:
            for seat in self.finished:
                self.seen[seat] = tuple(
                    held(hand) if other != seat and self.sides[other] == self.sides[seat] else ()
                    for other, hand in enumerate(self.hands)
                )

    def holds(self, seat: Seat, names: tuple[str, ...]) -> Cards:
        """Names as cards of the seat's hand, in card order. Raises `Illegal`."""
        try:
            cards = cards_of(names)
        except BadCard as error:
            raise Illegal("no-such-card", card=str(error)) from None
        for kind in set(cards):
            if cards.count(kind) > self.hands[seat][kind]:
                raise Illegal("not-in-hand", card=NAMES[kind])
        return cards

    def lowest(self, seat: Seat) -> Cards:
        """The lowest single card; clubs before diamonds, hearts and spades."""
        order = self.combinations.order
        return (min(held(self.hands[seat]), key=lambda kind: (order[RANK[kind]], kind)),)

    def turn_up(self) -> None:
        """The unused pile is shown to all."""
        self.spare = tuple(sorted(self.deck))

    # Seats

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in order of play, the next one first."""
        place = self.around.index(seat)
        return self.around[place + 1 :] + self.around[:place]

    def next_holding(self, seat: Seat) -> Seat:
        """The next seat in order of play that has cards; the seat itself if nobody else has."""
        return next((other for other in self.after(seat) if self.held[other]), seat)

    def mates(self, seat: Seat) -> list[Seat]:
        """The seats of the same side, this one included."""
        return [other for other, side in enumerate(self.sides) if side == self.sides[seat]]

    def heir(self, winner: Seat) -> Seat:
        """Who leads in place of a winner without cards (接风)."""
        if self.conventions.inherits == "partner":
            for seat in self.after(winner):
                if self.held[seat] and self.sides[seat] == self.sides[winner]:
                    return seat
        return self.next_holding(winner)

    def complete(self, side: int) -> bool:
        """Whether everybody of a side is out."""
        return all(not self.held[seat] for seat, other in enumerate(self.sides) if other == side)

    # What has been played

    @property
    def table(self) -> OnTable | None:
        """The trick in play."""
        return self.phase.on_table if isinstance(self.phase, Trick) else None

    def words(self) -> Iterator[Word]:
        """Every play and pass so far, in order."""
        for trick in self.history:
            yield from trick.words
        if self.table is not None:
            yield from self.table.words

    def bombs(self, seat: Seat) -> list[Reading]:
        """The bombs that a seat has played, as they were read when they were played."""
        return [word.reading for word in self.words() if word.seat == seat and word.reading and word.reading.level]

    def winning_bombs(self) -> list[tuple[Seat, Reading]]:
        """The bombs that won their trick, with who played them."""
        won = (trick.best for trick in self.history)
        return [(best.seat, best.reading) for best in won if best and best.reading and best.reading.level]

    def points_in_hand(self, seat: Seat) -> int:
        """The points that a seat has not played; only for the settlement."""
        return points_in(held(self.hands[seat]))

    # What is known

    def show(self) -> ClimbingPublic:
        return showing.public(self)

    def show_own(self, seat: Seat) -> ClimbingPrivate:
        return showing.private(self, seat)

    def fill(self, viewer: Seat | None, chance: Chance) -> Self:
        imagining.fill(self, viewer, chance)
        return self

    def pick(self, seat: Seat, chance: Chance) -> Action:
        return self.phase.pick(self, seat, chance) if isinstance(self.phase, Trick) else super().pick(seat, chance)

    def form(self, seat: Seat) -> Form:
        assert isinstance(self.phase, Trick)
        return self.phase.form(self, seat)

    # Of the game

    @property
    def combinations(self) -> Combinations:
        """The game's table of combinations."""
        raise NotImplementedError

    @property
    def pack(self) -> Cards:
        """All cards of the game."""
        raise NotImplementedError

    def decided(self) -> bool:
        """Whether the hand is over, now that somebody has gone out: a side is complete."""
        return any(self.complete(side) for side in set(self.sides))

    def stopped(self) -> bool:
        """Whether the hand ends before, by points; asked after every exit and every gathered trick."""
        return False

    def settle(self, out: list[Event]) -> None:
        """The hand is over. Sets the outcome."""
        raise NotImplementedError

    def objection(self, seat: Seat, cards: Cards, reading: Reading) -> str | None:
        """Why a play that is a combination, and beats what lies, is refused all the same: the refusal's key."""
        return None

    def forced(self, seat: Seat) -> Cards:
        """The cards that must be among what the seat plays now."""
        return ()

    def pass_objection(self, seat: Seat) -> str | None:
        """Why a follower may not pass: the refusal's key."""
        return None

    def duty(self, seat: Seat) -> Action | None:
        """What an absent seat does where it may neither lead its lowest card nor pass."""
        return None

    def score(self) -> tuple[Side, ...]:
        """The points of each side, where the game has points."""
        return ()

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
