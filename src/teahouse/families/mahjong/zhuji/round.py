"""What a round of the three games asks of a hand: how many 台 it needs, and how many it has."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from teahouse.families.mahjong.conventions import Conventions
from teahouse.families.mahjong.events import Dealt, WallBroken
from teahouse.families.mahjong.groups import groups_of, loose_group, meld_group
from teahouse.families.mahjong.round import Finish, MahjongRound
from teahouse.families.mahjong.table import Win
from teahouse.families.mahjong.tiles import NAMES, Tile, expand, tile_names, tile_set
from teahouse.families.mahjong.zhuji import counting
from teahouse.families.mahjong.zhuji.counting import Counting, Hand, Luck, Tally
from teahouse.families.mahjong.zhuji.payments import SEATS, ZhujiCarry
from teahouse.families.mahjong.zhuji.wild import Naming
from teahouse.kernel import Chance, Event, Phase, Seat, Setup, Slot

Z = TypeVar("Z", bound="ZhujiRound")


class ZhujiRound(MahjongRound):
    """A deal of one of the three games."""

    SLOTS: ClassVar[dict[str, Slot]] = {}
    __slots__ = ()

    @property
    def carry(self) -> ZhujiCarry:
        """What the match has come to."""
        assert isinstance(self.setup.carry, ZhujiCarry)
        return self.setup.carry

    # Of the game

    def counting(self) -> Counting:
        """How this table counts."""
        raise NotImplementedError

    def naming(self) -> Naming:
        """What wild tiles may be named."""
        raise NotImplementedError

    def needed(self, seat: Seat) -> int:
        """The 台 with which a seat may win."""
        raise NotImplementedError

    def is_earth(self, finish: Finish) -> bool:
        """Whether this is 地胡."""
        raise NotImplementedError

    # What a hand counts

    def tally(self, finish: Finish, *, kong_taken: bool = False) -> Tally | None:
        """What the seat's hand is worth this way, `None` if it is not complete; `kong_taken` counts as robbing."""
        luck = Luck(
            kong_draw=finish.came == "tail",
            rob_kong=finish.how == "rob-kong" or kong_taken,
            heaven=finish.came == "deal",
            earth=self.is_earth(finish),
        )
        taken = None if finish.how == "self-draw" else finish.tile
        return counting.tally(self.hand(finish.seat, self.hands[finish.seat], taken), luck, self.counting())

    def hand(self, seat: Seat, concealed: bytearray, taken: Tile | None) -> Hand:
        """A hand that this seat has, or might have, before its own melds."""
        return Hand(concealed, taken, self.laid(seat), self.wilds, self.wind(seat))

    def wind(self, seat: Seat) -> int:
        """The seat's wind: 0 for the dealer, 1 for 南, 2 for 西, 3 for 北."""
        return (seat - self.dealer) % SEATS

    def completes(self, seat: Seat, taken: Tile | None) -> bool:
        if super().completes(seat, taken):
            return True
        table = self.counting()
        if not (table.loose_honours or table.seven_pairs):
            return False
        return counting.tally(self.hand(seat, self.hands[seat], taken), counting.NO_LUCK, table) is not None

    def can_win(self, finish: Finish) -> bool:
        if not self.completes(finish.seat, None if finish.how == "self-draw" else finish.tile):
            return False
        tally = self.tally(finish)
        return tally is not None and tally.tai >= self.needed(finish.seat)

    def laid_out(self, finish: Finish, tally: Tally) -> Win:
        """The winning hand for the settlement sheet."""
        hand, laid = self.hands[finish.seat], self.laid(finish.seat)
        taken = None if finish.how == "self-draw" else finish.tile
        if tally.reading is None:
            groups = (*(meld_group(meld, self.wilds) for meld in laid), loose_group(hand, taken, self.wilds))
        else:
            groups = groups_of(tally.reading, hand, taken, laid, self.wilds)
        return Win(
            finish.seat,
            NAMES[finish.tile],
            finish.how,
            finish.source,
            groups,
            tally.tai,
            self.needed(finish.seat),
        )


def deal(
    kind: type[Z], setup: Setup, chance: Chance, phase: Phase[Any], conventions: Conventions, *, clockwise: bool
) -> tuple[Z, list[Event]]:
    """Dice, wall and hands of a round that begins with this phase."""
    assert isinstance(setup.carry, ZhujiCarry)
    dealer = setup.carry.dealer
    step = -1 if clockwise else 1
    round = kind(
        setup,
        chance,
        phase,
        conventions=conventions,
        dealer=dealer,
        dice=(chance.below("die:1", 6) + 1, chance.below("die:2", 6) + 1),
        tiles=tuple(chance.shuffled("wall", tile_set())),
        order=tuple((dealer + step * turn) % SEATS for turn in range(SEATS)),
    )
    broken = round.broken
    out: list[Event] = [WallBroken(dealer, round.dice, broken.owner, broken.kept)]
    out += [Dealt(seat, round.held[seat], tile_names(expand(round.hands[seat]))) for seat in range(SEATS)]
    return round, out
