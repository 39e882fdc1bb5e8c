"""The stages from the named dealer to the last trick: take up the kitty, choose trumps, bury, play, gather."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar, Final

from msgspec.structs import replace

from teahouse.families.tricks import following, leading, limits, throws
from teahouse.families.tricks.actions import Bury, ChooseTrump, Play, SuitName
from teahouse.families.tricks.cards import RED_FIVE, SUITS, Cards, held, names_of, rank_of, suit_of
from teahouse.families.tricks.events import (
    Buried,
    KittyTaken,
    Played,
    RedFiveCaught,
    ThrowFailed,
    TrickTaken,
    TrumpNamed,
)
from teahouse.families.tricks.finished import Capture
from teahouse.families.tricks.leading import KITTY
from teahouse.families.tricks.patterns import Pattern, decompose, group_of, is_throw, key_of, pattern_of
from teahouse.families.tricks.ranking import TRUMPS
from teahouse.families.tricks.round import TricksRound, at_least
from teahouse.families.tricks.stage import Lit, Stage
from teahouse.families.tricks.table import How
from teahouse.families.tricks.trick import Failed, Lying, OnTable
from teahouse.kernel import Action, Chance, Event, Form, Illegal, Seat, Slot

SUIT_NAMES: Final[tuple[SuitName, ...]] = ("s", "h", "c", "d")
"""As the buttons stand, and as ties between suits are broken."""


class PickUp(Stage, frozen=True):
    """The dealer takes up the kitty, by itself."""

    def run(self, round: TricksRound, out: list[Event]) -> None:
        dealer = round.dealer
        assert dealer is not None
        taken = round.deck
        for kind in taken:
            round.hands[dealer][kind] += 1
        round.held[dealer] += len(taken)
        round.deck, round.undealt = (), 0
        round.shown[dealer] = at_least(round.shown[dealer], round.turned)
        out.append(KittyTaken(dealer, len(taken), names_of(taken)))
        round.phase = Burial(dealer) if round.named else Naming(dealer)


class Naming(Stage, frozen=True):
    """The dealer names the trump suit (定主), before or after it has seen the kitty."""

    SLOTS: ClassVar[dict[str, Slot]] = {"seat": Slot.OPEN}
    clock: ClassVar[str] = "name"
    seat: Seat

    def actors(self, round: TricksRound) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, round: TricksRound, seat: Seat) -> Iterator[Action]:
        return (ChooseTrump(name) for name in SUIT_NAMES)

    def act(self, round: TricksRound, seat: Seat, action: ChooseTrump, out: list[Event]) -> None:
        round.name_trump(SUITS.index(action.suit))
        out.append(TrumpNamed(seat, action.suit))
        round.phase = PickUp() if round.undealt else Burial(seat)

    def fallback(self, round: TricksRound, seat: Seat) -> Action:
        """The suit with most cards other than level cards, 3s and red fives; ties by the order of the buttons."""
        ordinary = [
            kind for kind in held(round.hands[seat]) if rank_of(kind) not in (None, 3, round.level) and kind != RED_FIVE
        ]
        counts = [sum(suit_of(kind) == SUITS.index(name) for kind in ordinary) for name in SUIT_NAMES]
        return ChooseTrump(SUIT_NAMES[counts.index(max(counts))])


class Burial(Stage, frozen=True):
    """The dealer puts eight of its 33 cards face down (扣底)."""

    SLOTS: ClassVar[dict[str, Slot]] = {"seat": Slot.OPEN}
    clock: ClassVar[str] = "bury"
    seat: Seat

    def actors(self, round: TricksRound) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, round: TricksRound, seat: Seat) -> Iterator[Action]:
        cards = sorted(leading.buriable(round.conventions, round.hands[seat]), key=lambda kind: round.order.cost[kind])
        seen: set[Cards] = set()
        for chosen in combinations(cards, KITTY):
            kitty = tuple(sorted(chosen))
            if kitty not in seen:
                seen.add(kitty)
                yield Bury(names_of(kitty))

    def check(self, round: TricksRound, seat: Seat, action: Action) -> None:
        if not isinstance(action, Bury):
            raise Illegal("must-bury")
        leading.check_kitty(round.conventions, round.holds(seat, action.cards))

    def act(self, round: TricksRound, seat: Seat, action: Bury, out: list[Event]) -> None:
        kitty = round.holds(seat, action.cards)
        for kind in kitty:
            round.hands[seat][kind] -= 1
        round.held[seat] -= KITTY
        round.buried[seat] = kitty
        # What the dealer showed, and what was turned up, may lie in hand or kitty now.
        round.kept, round.shown[seat] = round.shown[seat], ()
        out.append(Buried(seat, KITTY, names_of(kitty)))
        round.phase = Trick(OnTable(seat))

    def fallback(self, round: TricksRound, seat: Seat) -> Action:
        return Bury(names_of(leading.lowest_kitty(round.order, round.conventions, round.hands[seat])))

    def pick(self, round: TricksRound, seat: Seat, chance: Chance) -> Action:
        cards = leading.buriable(round.conventions, round.hands[seat])
        return Bury(names_of(sorted(chance.shuffled("kitty", cards)[:KITTY])))

    def form(self, round: TricksRound, seat: Seat) -> Form:
        return Form("hand", KITTY, KITTY, "bury")

    def lit(self, round: TricksRound, seat: Seat) -> Lit:
        return set(leading.buriable(round.conventions, round.hands[seat])), set()


class Trick(Stage, frozen=True):
    """A seat leads and the others follow in turn."""

    SLOTS: ClassVar[dict[str, Slot]] = {"on_table": Slot.OPEN}
    clock: ClassVar[str] = "turn"
    on_table: OnTable

    def trick(self) -> OnTable:
        return self.on_table

    def actors(self, round: TricksRound) -> tuple[Seat, ...]:
        seats, played = round.setup.seats, len(self.on_table.plays)
        return ((self.on_table.leader + played) % seats,) if played < seats else ()

    def duty(self, round: TricksRound, seat: Seat) -> following.Duty:
        """What the seat owes to the lead."""
        assert self.on_table.lead is not None
        return following.duty_of(round.order, round.conventions, self.on_table.lead, round.hands[seat])

    def candidates(self, round: TricksRound, seat: Seat) -> Iterator[Action]:
        hand = round.hands[seat]
        found = (
            leading.leads(round.order, round.conventions, hand)
            if self.on_table.lead is None
            else following.plays(round.order, self.duty(round, seat), hand)
        )
        return (Play(names_of(cards)) for cards in found)

    def check(self, round: TricksRound, seat: Seat, action: Action) -> None:
        if not isinstance(action, Play):
            raise Illegal("must-play")
        cards = round.holds(seat, action.cards)
        if self.on_table.lead is None:
            leading.check(round.order, round.conventions, cards)
        else:
            following.check(round.order, self.duty(round, seat), cards)

    def act(self, round: TricksRound, seat: Seat, action: Play, out: list[Event]) -> None:
        cards = round.holds(seat, action.cards)
        if self.on_table.lead is None:
            self._lead(round, seat, cards, out)
        else:
            self._follow(round, seat, cards, out)

    def _lead(self, round: TricksRound, seat: Seat, cards: Cards, out: list[Event]) -> None:
        pattern = pattern_of(round.order, cards)
        assert pattern is not None
        how: How = "lead"
        failed = None
        if is_throw(pattern):
            others = [hand for other, hand in enumerate(round.hands) if other != seat]
            if throws.stands(round.order, round.conventions, others, cards):
                how = "throw"
                self._learn_from_throw(round, seat, pattern, cards)
            else:
                failed = Failed(seat, cards, throws.forced_lead(round.order, round.conventions, others, cards))
                round.shown[seat] = at_least(round.shown[seat], cards)
                out.append(ThrowFailed(seat, names_of(cards), names_of(failed.led)))
                cards = failed.led
                pattern = pattern_of(round.order, cards)
                assert pattern is not None
        play = Lying(seat, cards, how, key_of(round.order, pattern, cards))
        self._lay(round, play, out)
        round.phase = Trick(OnTable(seat, pattern, (play,), failed=failed))

    def _learn_from_throw(self, round: TricksRound, seat: Seat, pattern: Pattern, cards: Cards) -> None:
        parts = decompose(round.order, cards)
        for other in range(round.setup.seats):
            if other != seat:
                round.limits[other], round.pair_limits[other] = limits.after_throw(
                    round.order,
                    round.conventions,
                    pattern.group,
                    parts,
                    round.limits[other],
                    round.pair_limits[other],
                )

    def _follow(self, round: TricksRound, seat: Seat, cards: Cards, out: list[Event]) -> None:
        order, conventions, trick = round.order, round.conventions, self.on_table
        lead, best = trick.lead, trick.winning.key
        assert lead is not None
        assert best is not None
        key = key_of(order, lead, cards, exact=conventions.exact_ruff)
        wins = key is not None and key > best
        how: How = "discard"
        if wins and lead.group != TRUMPS and group_of(order, cards) == TRUMPS:
            how = "ruff" if best[0] == 1 else "over-ruff"
        elif any(order.group[kind] == lead.group for kind in cards):
            how = "follow"
        play = Lying(seat, cards, how, key)
        round.limits[seat], round.pair_limits[seat] = limits.after_follow(
            order, conventions, lead, cards, round.limits[seat], round.pair_limits[seat]
        )
        self._lay(round, play, out)
        plays = (*trick.plays, play)
        round.phase = Trick(replace(trick, plays=plays, best=len(trick.plays) if wins else trick.best))

    def _lay(self, round: TricksRound, play: Lying, out: list[Event]) -> None:
        round.lay(play.seat, play.cards)
        out.append(Played(play.seat, names_of(play.cards), play.how))

    def run(self, round: TricksRound, out: list[Event]) -> None:
        """All have played: the winner gathers the trick, catches red fives, and leads the next."""
        trick = self.on_table
        winner = trick.winning.seat
        round.last = trick
        round.tricks += 1
        round.taken[winner] += trick.points
        out.append(TrickTaken(winner, trick.points))
        if round.conventions.captures:
            self._catch(round, winner, out)
        if any(round.held):
            round.phase = Trick(OnTable(winner))
        else:
            round.settle(out)

    def _catch(self, round: TricksRound, winner: Seat, out: list[Event]) -> None:
        """Every red five that a seat of the other side has played is caught by the winner."""
        for play in self.on_table.plays:
            if round.teams[play.seat] != round.teams[winner]:
                for _ in range(play.cards.count(RED_FIVE)):
                    round.captures = (*round.captures, Capture(winner, play.seat))
                    out.append(RedFiveCaught(winner, play.seat))

    def fallback(self, round: TricksRound, seat: Seat) -> Action:
        """The lowest legal play (托管)."""
        hand = round.hands[seat]
        if self.on_table.lead is None:
            return Play(names_of(leading.lowest_lead(round.order, hand)))
        return Play(names_of(following.lowest(round.order, self.duty(round, seat), hand)))

    def pick(self, round: TricksRound, seat: Seat, chance: Chance) -> Action:
        hand = round.hands[seat]
        if self.on_table.lead is None:
            return Play(names_of(leading.random_lead(round.order, round.conventions, hand, chance)))
        return Play(names_of(following.random(round.order, self.duty(round, seat), hand, chance)))

    def form(self, round: TricksRound, seat: Seat) -> Form:
        if self.on_table.lead is None:
            return Form("hand", 1, round.held[seat], "lead")
        return Form("hand", self.on_table.lead.size, self.on_table.lead.size, "follow")

    def lit(self, round: TricksRound, seat: Seat) -> Lit:
        hand = round.hands[seat]
        if self.on_table.lead is None:
            return set(held(hand)), set()
        return following.playable(round.order, self.duty(round, seat), hand)
