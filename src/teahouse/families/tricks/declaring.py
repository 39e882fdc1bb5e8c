"""The deal with declarations (亮主, 反主): trumps are named by showing level cards while the cards are dealt.

The cards come in packets of one card a seat, at the referee's pace. From its first card on a seat may show at any
time; whoever is early forces the others to show more. After the last card the four are asked once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from teahouse.families.tricks.actions import DECLINE, Declare, Decline
from teahouse.families.tricks.cards import (
    BIG_JOKER,
    COPIES,
    DECK,
    HEARTS,
    KINDS,
    RED_FIVE,
    SMALL_JOKER,
    Cards,
    Hand,
    Suit,
    card_of,
    names_of,
    suit_of,
)
from teahouse.families.tricks.events import DealEnded, Declared, Declined, Redealt, TrumpNamed, TurnedUp
from teahouse.families.tricks.leading import KITTY
from teahouse.families.tricks.phases import PickUp
from teahouse.families.tricks.round import SEATS, Standing, TricksRound, at_least
from teahouse.families.tricks.showing import SUIT_KEYS
from teahouse.families.tricks.stage import Stage
from teahouse.families.tricks.table import Showing, TrumpKey
from teahouse.kernel import HOUSE, Action, Answered, Chance, Close, Event, HouseAction, Illegal, Seat, Slot

SINGLE, PAIR, SMALL_JOKERS, BIG_JOKERS, RED_FIVES = range(1, 6)
"""How strong a showing is."""

REDEALS = 3
"""So often the cards are dealt again where nobody shows; then the kitty is turned up after all."""


SHOWN_IN = 32
"""A random seat shows something once in so many times that it is asked."""


class Declarations(Struct, frozen=True):
    """Who may overturn what.

    `secure`: whose single card stands may add its twin. `pair_over_pair`: a pair overturns
    another seat's pair of another suit. `jokers`: pairs of jokers overturn level cards and name no trump suit.
    `red_fives`: two red fives overturn everything and name hearts. `undeclared` says what happens when nobody shows.
    """

    secure: bool = True
    pair_over_pair: bool = False
    jokers: bool = False
    red_fives: bool = False
    undeclared: str = "flip"


def showings(rules: Declarations, level: int, hand: Hand) -> Iterator[tuple[Cards, int, Suit | None]]:
    """All that a hand could show: the cards, their strength, the suit they name (`None`: no trump suit)."""
    for suit in range(4):
        kind = card_of(suit, level)
        if hand[kind] and kind != RED_FIVE:
            yield (kind,), SINGLE, suit
            if hand[kind] == COPIES:
                yield (kind, kind), PAIR, suit
    if rules.jokers:
        for kind, strength in ((SMALL_JOKER, SMALL_JOKERS), (BIG_JOKER, BIG_JOKERS)):
            if hand[kind] == COPIES:
                yield (kind, kind), strength, None
    if rules.red_fives and hand[RED_FIVE] == COPIES:
        yield (RED_FIVE, RED_FIVE), RED_FIVES, HEARTS


def refusal(rules: Declarations, standing: Standing | None, seat: Seat, strength: int, suit: Suit | None) -> str | None:
    """Why a showing may not overturn the one that stands; `None` if it may."""
    if standing is None:
        return None
    if standing.seat == seat:
        secures = rules.secure and standing.strength == SINGLE and strength == PAIR and suit == standing.suit
        return None if secures else "own-showing"
    if strength == standing.strength == PAIR and rules.pair_over_pair:
        return "same-suit" if suit == standing.suit else None
    if strength <= standing.strength:
        return "not-strong-enough"
    return "same-suit" if strength == PAIR and suit == standing.suit else None


def is_final(rules: Declarations, standing: Standing | None) -> bool:
    """Whether nothing can overturn what stands."""
    if standing is None or standing.strength == SINGLE or (rules.red_fives and standing.strength < RED_FIVES):
        return False
    if rules.pair_over_pair and standing.strength == PAIR:
        return False
    return not rules.jokers or standing.strength >= BIG_JOKERS


class DeclaringRound(TricksRound):
    """A round whose trumps, and in the first hand of a match whose dealer, are found by showing cards."""

    SLOTS: ClassVar[dict[str, Slot]] = {}
    __slots__ = ()

    def declarations(self) -> Declarations:
        """Who may overturn what."""
        raise NotImplementedError

    def appoint(self, declarer: Seat) -> None:
        """Makes somebody the dealer, if nobody is: `declarer` is whose showing stands, or the start seat."""
        raise NotImplementedError

    def gather(self, deck: Cards) -> None:
        """All cards go back, to be dealt again in this order."""
        self.hands = [bytearray(KINDS) for _ in range(SEATS)]
        self.held = [0] * SEATS
        self.deck, self.undealt = deck, len(deck)


class Calling(Stage, frozen=True):
    """What the deal and the last call share: what a seat may show now."""

    def open_to(self, round: DeclaringRound, seat: Seat) -> list[Action]:
        """The showings that the seat's cards allow now."""
        return [
            Declare(names_of(cards))
            for cards, strength, suit in showings(round.declarations(), round.level, round.hands[seat])
            if refusal(round.declarations(), round.standing, seat, strength, suit) is None
        ]

    def candidates(self, round: DeclaringRound, seat: Seat) -> Iterator[Action]:
        yield DECLINE
        yield from self.open_to(round, seat)

    def check(self, round: DeclaringRound, seat: Seat, action: Action) -> None:
        if isinstance(action, Decline):
            return
        if not isinstance(action, Declare):
            raise Illegal("not-possible-now")
        shown = round.holds(seat, action.cards)
        for cards, strength, suit in showings(round.declarations(), round.level, round.hands[seat]):
            if cards == shown:
                refused = refusal(round.declarations(), round.standing, seat, strength, suit)
                if refused is not None:
                    raise Illegal(refused)
                return
        raise Illegal("not-level-cards")

    def show(self, round: DeclaringRound, seat: Seat, action: Declare, out: list[Event]) -> None:
        """Lays the showing open; it stands until it is overturned."""
        shown = round.holds(seat, action.cards)
        found = showings(round.declarations(), round.level, round.hands[seat])
        strength, suit = next((strength, suit) for cards, strength, suit in found if cards == shown)
        how: Showing = "declare" if round.standing is None else "counter"
        if round.standing is not None and round.standing.seat == seat:
            how = "secure"
        round.standing = Standing(seat, shown, strength, suit, how)
        round.shown[seat] = at_least(round.shown[seat], shown)
        trump: TrumpKey = "none" if suit is None else SUIT_KEYS[suit]
        out.append(Declared(seat, names_of(shown), trump, how))

    def fallback(self, round: DeclaringRound, seat: Seat) -> Action:
        return DECLINE

    def pick(self, round: DeclaringRound, seat: Seat, chance: Chance) -> Action:
        """Mostly nothing: a seat is asked so often that it would always show otherwise."""
        found = self.open_to(round, seat)
        return found[chance.below("showing", len(found))] if found and not chance.below("show", SHOWN_IN) else DECLINE


class Dealing(Calling, frozen=True):
    """Packet by packet the cards are dealt, at the pace of the clock alone.

    Who could show something is asked secretly, and asked again when its hand has grown by something that matters.
    `answers` holds who has declined, `deals` how often the cards have been dealt.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {"answers": Slot.OWN, "deals": Slot.OPEN}
    clock: ClassVar[str] = "deal"
    secret_actors: ClassVar[bool] = True
    answers: tuple[Decline | None, ...] = (None,) * SEATS
    deals: int = 1

    def dreamt(self, viewer: Seat | None) -> Dealing:
        answers = tuple(answer if seat == viewer else None for seat, answer in enumerate(self.answers))
        return Dealing(answers, self.deals)

    def actors(self, round: DeclaringRound) -> tuple[Seat, ...]:
        return (*(seat for seat in range(SEATS) if self.awaits(round, seat)), HOUSE)

    def awaits(self, round: DeclaringRound, seat: Seat) -> bool:
        return self.answers[seat] is None and bool(self.open_to(round, seat))

    def act(self, round: DeclaringRound, seat: Seat, action: Action, out: list[Event]) -> None:
        if isinstance(action, Declare):
            self.show(round, seat, action, out)
            round.phase = Dealing(deals=self.deals)
        else:
            out.append(Answered(seat))
            round.phase = Dealing((*self.answers[:seat], DECLINE, *self.answers[seat + 1 :]), self.deals)

    def check_house(self, round: DeclaringRound, action: HouseAction) -> None:
        if not isinstance(action, Close):
            super().check_house(round, action)

    def house(self, round: DeclaringRound, action: HouseAction, out: list[Event]) -> None:
        if not isinstance(action, Close):
            super().house(round, action, out)
        elif round.undealt > KITTY:
            self._deal(round, out)
        else:
            out.append(DealEnded())
            final = is_final(round.declarations(), round.standing)
            round.phase = Resolution(self.deals) if final else LastCall(self.deals)

    def _deal(self, round: DeclaringRound, out: list[Event]) -> None:
        packet = round.deck[:SEATS]
        round.deal(1, out)
        answers = list(self.answers)
        for step, kind in enumerate(packet):
            seat = (round.start + step) % SEATS
            if self._matters(round, seat, kind):
                answers[seat] = None
        round.phase = Dealing(tuple(answers), self.deals)

    def _matters(self, round: DeclaringRound, seat: Seat, kind: int) -> bool:
        """Whether a card gives its seat something new to show, or lengthens a suit that it could name."""
        suits = {
            suit_of(card)
            for cards, _, _ in showings(round.declarations(), round.level, round.hands[seat])
            for card in cards
        }
        return suit_of(kind) in suits


class LastCall(Calling, frozen=True):
    """After the last card all four are asked at once; every showing opens the question anew.

    The referee closes it: to press nothing is no lateness.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {"deals": Slot.OPEN, "declined": Slot.OPEN}
    clock: ClassVar[str] = "declare"
    deals: int
    declined: tuple[bool, ...] = (False,) * SEATS

    def actors(self, round: DeclaringRound) -> tuple[Seat, ...]:
        if all(self.declined):
            return ()
        return (*(seat for seat in range(SEATS) if not self.declined[seat]), HOUSE)

    def act(self, round: DeclaringRound, seat: Seat, action: Action, out: list[Event]) -> None:
        if isinstance(action, Declare):
            self.show(round, seat, action, out)
            final = is_final(round.declarations(), round.standing)
            round.phase = Resolution(self.deals) if final else LastCall(self.deals)
        else:
            out.append(Declined(seat))
            round.phase = LastCall(self.deals, (*self.declined[:seat], True, *self.declined[seat + 1 :]))

    def check_house(self, round: DeclaringRound, action: HouseAction) -> None:
        if not isinstance(action, Close):
            super().check_house(round, action)

    def house(self, round: DeclaringRound, action: HouseAction, out: list[Event]) -> None:
        if isinstance(action, Close):
            round.phase = Resolution(self.deals)
        else:
            super().house(round, action, out)

    def run(self, round: DeclaringRound, out: list[Event]) -> None:
        round.phase = Resolution(self.deals)


class Resolution(Stage, frozen=True):
    """Trumps and dealer follow from what stands, by itself; if nothing does, from the kitty."""

    SLOTS: ClassVar[dict[str, Slot]] = {"deals": Slot.OPEN}
    deals: int

    def run(self, round: DeclaringRound, out: list[Event]) -> None:
        standing, undeclared = round.standing, round.declarations().undeclared
        if standing is not None:
            self._name(round, standing.suit, standing.seat, out)
        elif undeclared == "redeal" and self.deals <= REDEALS:
            self._redeal(round, out)
        elif undeclared == "no_trump":
            self._name(round, None, round.start, out)
        else:
            self._turn_up(round, out)

    def _name(self, round: DeclaringRound, suit: Suit | None, declarer: Seat, out: list[Event]) -> None:
        round.name_trump(suit)
        round.appoint(declarer)
        assert round.dealer is not None
        out.append(TrumpNamed(round.dealer, "none" if suit is None else SUIT_KEYS[suit]))
        round.phase = PickUp()

    def _turn_up(self, round: DeclaringRound, out: list[Event]) -> None:
        """At most six cards can be turned up in vain, so one of the eight decides."""
        number = 1 + next(
            place for place, kind in enumerate(round.deck) if kind not in (SMALL_JOKER, BIG_JOKER, RED_FIVE)
        )
        round.turned = round.deck[:number]
        out.append(TurnedUp(names_of(round.turned)))
        self._name(round, suit_of(round.turned[-1]), round.start, out)

    def _redeal(self, round: DeclaringRound, out: list[Event]) -> None:
        round.gather(tuple(round.chance.shuffled(f"deck:{self.deals + 1}", DECK)))
        out.append(Redealt())
        round.deal(1, out)
        round.phase = Dealing(deals=self.deals + 1)
