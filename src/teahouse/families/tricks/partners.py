"""Two against two: the teams climb a ladder of levels, and the deal passes by 80 points. 温岭红五 and 红五."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal, NamedTuple

from teahouse import kernel
from teahouse.families.tricks import choices, events
from teahouse.families.tricks.actions import Bury, Declare, Decline, Play
from teahouse.families.tricks.cards import DECK, names_of
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.declaring import Dealing, Declarations, DeclaringRound, LastCall
from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.game import TricksGame
from teahouse.families.tricks.round import SEATS
from teahouse.families.tricks.showing import rank_name
from teahouse.families.tricks.stakes import WHOLE
from teahouse.families.tricks.table import Mark, Score, Seal
from teahouse.kernel import (
    Allowance,
    Answered,
    Carry,
    Chance,
    Label,
    Line,
    Outcome,
    Seat,
    Setup,
    Slot,
    Transfer,
    points_of,
)

TEAMS: Final = (0, 1, 0, 1)
"""By seat."""

LADDERS: Final = {"skip_3_5": (2, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14), "all": tuple(range(2, 15))}
"""The levels in order; 3 and 5 would meet 参谋 and 红五."""

TAKE_OVER = 80
"""From so many points of the defenders on the deal goes to them."""


class PartnersOptions(kernel.Options, frozen=True):
    """The options that the partnership games share with the same default."""

    level_mode: Annotated[
        Literal["climb", "fixed_2"],
        Label("打级", "Levels", "levels", {"climb": ("升级", "teams climb"), "fixed_2": ("总打 2", "always 2")}),
    ] = "climb"
    level_ladder: Annotated[
        Literal["skip_3_5", "all"],
        Label(
            "级序", "Ladder", "levels", {"skip_3_5": ("跳过 3 和 5", "without 3 and 5"), "all": ("全打", "all ranks")}
        ),
    ] = "skip_3_5"
    level_cap: Annotated[
        Literal[3, "none"],
        Label(
            "闲家最多升", "Most levels for the defenders", "levels", {"3": ("3 级", "3"), "none": ("不限", "no limit")}
        ),
    ] = 3
    stake: Annotated[
        Literal["by_level", "flat"],
        Label("输赢", "Stake", "score", {"by_level": ("按级数", "by levels"), "flat": ("固定 1 倍", "always 1 ×")}),
    ] = "by_level"
    first_dealer: Annotated[
        Literal["declarer", "random"],
        Label(
            "首局庄家",
            "First dealer",
            "declaring",
            {"declarer": ("亮主的人", "the declarer"), "random": ("随机", "random")},
        ),
    ] = "declarer"
    self_secure: Annotated[
        Literal["on", "off"], Label("自保", "Securing", "declaring", {"on": ("可以", "yes"), "off": ("不可以", "no")})
    ] = "on"
    pair_over_pair: Annotated[
        Literal["no", "yes"],
        Label("对子反对子", "A pair over a pair", "declaring", {"no": ("不可以", "no"), "yes": ("可以", "yes")}),
    ] = "no"
    follow_pair: choices.FollowPair = "must"
    follow_tractor: choices.FollowTractor = "must"
    flee_pay: Annotated[
        Literal[8, 4, 16, 0], Label("强退", "Who leaves pays", "leaving", {}, "乘底分", "times the base")
    ] = 8
    base: choices.Base = 1

    def conventions(self) -> Conventions:
        """The house rules that the options come to."""
        raise NotImplementedError

    def declarations(self) -> Declarations:
        """How trumps may be shown and overturned."""
        raise NotImplementedError


class LevelsCarry(Carry, frozen=True):
    """Who deals (`None` in the first hand of a match), who is dealt to first then, what each team plays.

    `champion` is the team that has won the match by winning a hand as dealers at level A.
    """

    dealer: Seat | None
    start: Seat
    levels: tuple[int, int] = (2, 2)
    champion: int | None = None


class Result(NamedTuple):
    """What the defenders' points come to: a name, whose side won, levels gained, the stake."""

    key: str
    dealers_win: bool
    levels: int
    stake: int


def result(options: PartnersOptions, points: int) -> Result:
    """The table of results: the dealers' side wins below 80 points of the defenders."""
    if points < TAKE_OVER:
        levels = 3 if points == 0 else 2 if points < 40 else 1
        key = ("kept", "small-shutout", "shutout")[levels - 1]
        return Result(key, True, levels, levels if options.stake == "by_level" else 1)
    levels = (points - TAKE_OVER) // 40
    if options.level_cap != "none":
        levels = min(levels, options.level_cap)
    return Result(
        "taken-over" if levels == 0 else "level-up", False, levels, levels + 1 if options.stake == "by_level" else 1
    )


def climbed(options: PartnersOptions, level: int, levels: int) -> int:
    """The level after so many steps up the ladder, which ends at A."""
    if options.level_mode == "fixed_2":
        return level
    ladder = LADDERS[options.level_ladder]
    return ladder[min(ladder.index(level) + levels, len(ladder) - 1)]


class PartnersRound(DeclaringRound):
    """A hand of two against two; a game says what a lost kitty costs."""

    SLOTS: ClassVar[dict[str, Slot]] = {}
    __slots__ = ()

    @property
    def agreed(self) -> PartnersOptions:
        """What the table agreed upon."""
        assert isinstance(self.setup.options, PartnersOptions)
        return self.setup.options

    @property
    def carried(self) -> LevelsCarry:
        """What the match has come to."""
        assert isinstance(self.setup.carry, LevelsCarry)
        return self.setup.carry

    def declarations(self) -> Declarations:
        return self.agreed.declarations()

    def appoint(self, declarer: Seat) -> None:
        if self.dealer is None:
            self.dealer = declarer if self.agreed.first_dealer == "declarer" else self.start

    def settle(self, out: list[kernel.Event]) -> None:
        finished = self.finished()
        dealer, options = finished.dealer, self.agreed
        out.append(events.KittyShown(dealer, names_of(self.buried[dealer]), finished.kitty, finished.dug))
        explained, points = self.defence(finished)
        found = result(options, points)
        winners = TEAMS[dealer] if found.dealers_win else 1 - TEAMS[dealer]
        line = Line(
            f"result-{found.key}",
            {"points": points, "levels": found.levels},
            between_teams(winners, found.stake * options.base),
        )
        lines = (*explained, line)
        ending = "dealers-win" if found.dealers_win else "defenders-win"
        self.outcome = Outcome(points_of(SEATS, lines), lines, self._carry(winners, found), ending)

    def _carry(self, winners: int, found: Result) -> LevelsCarry:
        """The deal goes to the dealer's partner, or to its next seat; the winners climb."""
        assert self.dealer is not None
        dealer = (self.dealer + (2 if found.dealers_win else 1)) % SEATS
        before = self.carried.levels
        top = LADDERS[self.agreed.level_ladder][-1]
        if found.dealers_win and before[winners] == top and self.agreed.level_mode == "climb":
            return LevelsCarry(dealer, dealer, before, champion=winners)
        after = climbed(self.agreed, before[winners], found.levels)
        return LevelsCarry(dealer, dealer, (after, before[1]) if winners == 0 else (before[0], after))

    def flee(self, seat: Seat, out: list[kernel.Event]) -> None:
        each = self.agreed.flee_pay * self.agreed.base // 2
        transfers = tuple(Transfer(seat, other, each) for other in range(SEATS) if TEAMS[other] != TEAMS[seat])
        lines = (Line("fled", {"seat": seat, "points": 2 * each}, transfers),)
        out.append(events.Fled(seat))
        dealer = (seat + 1) % SEATS
        carry = LevelsCarry(dealer, dealer, self.carried.levels)
        self.outcome = Outcome(points_of(SEATS, lines), lines, carry, "fled")

    # What is shown

    def levels(self) -> tuple[str, ...]:
        return tuple(map(rank_name, self.carried.levels))

    def declined(self) -> tuple[Seat, ...]:
        phase = self.phase
        return tuple(seat for seat in range(SEATS) if phase.declined[seat]) if isinstance(phase, LastCall) else ()

    def score(self) -> Score | None:
        if self.dealer is None or not self.named:
            return None
        team = 1 - TEAMS[self.dealer]
        gathered = sum(points for seat, points in enumerate(self.taken) if TEAMS[seat] == team)
        balance = sum(1 if TEAMS[capture.catcher] == team else -1 for capture in self.captures)
        marks = (Mark("mark-40", 40), Mark("mark-80", 80), Mark("mark-120", 120), Mark("mark-160", 160))
        return Score("defenders", gathered, WHOLE, marks, self.red_five_points() * balance)

    def seals(self) -> tuple[Seal, ...]:
        dealer = () if self.dealer is None else (Seal(self.dealer, "dealer", {"level": rank_name(self.level)}),)
        shown = () if self.standing is None else (Seal(self.standing.seat, self.standing.how, {}),)
        return (*dealer, *shown)

    # Of the game

    def kitty_factor(self, finished: Finished) -> int:
        """By what the buried points are multiplied for defenders who have won the last trick."""
        raise NotImplementedError

    def red_five_points(self) -> int:
        """What a caught red five counts in points."""
        return 0

    def defence(self, finished: Finished) -> tuple[tuple[Line, ...], int]:
        """The defenders' points, explained line by line, and their sum, which is never below 0."""
        team = 1 - TEAMS[finished.dealer]
        taken = finished.of(team)
        factor = self.kitty_factor(finished) if finished.dug else 0
        kitty = {"kitty": finished.kitty, "factor": factor, "points": factor * finished.kitty}
        balance = finished.balance(team)
        fives = self.red_five_points() * balance
        caught = (len(finished.captures) + balance) // 2
        lines = [
            Line("defenders-captured", {"points": taken}),
            Line("kitty-dug" if finished.dug else "kitty-safe", {**kitty}),
        ]
        if self.red_five_points():
            lines.append(
                Line("red-five-points", {"caught": caught, "lost": len(finished.captures) - caught, "points": fives})
            )
        return tuple(lines), max(0, taken + factor * finished.kitty + fives)


def power_of(finished: Finished) -> int:
    """2 for a last lead of singles, 4 for one with a pair, and twice as much for each further pair of its tractor."""
    return int(2 ** (finished.longest + 1))


def between_teams(winners: int, amount: int) -> tuple[Transfer, ...]:
    """Every member of the losing team pays a member of the winning one."""
    return tuple(
        Transfer(payer, receiver, amount)
        for payer, receiver in zip(
            (seat for seat in range(SEATS) if TEAMS[seat] != winners),
            (seat for seat in range(SEATS) if TEAMS[seat] == winners),
            strict=True,
        )
    )


class PartnersGame(TricksGame):
    """A game of two against two."""

    Carry = LevelsCarry
    Action = Declare | Decline | Bury | Play
    Event = (
        Answered
        | events.Dealt
        | events.Declared
        | events.DealEnded
        | events.Declined
        | events.TurnedUp
        | events.TrumpNamed
        | events.KittyTaken
        | events.Buried
        | events.ThrowFailed
        | events.Played
        | events.TrickTaken
        | events.KittyShown
        | events.Fled
    )
    round: ClassVar[type[PartnersRound]]

    def first(self, options: kernel.Options, chance: Chance) -> LevelsCarry:
        return LevelsCarry(None, chance.below("start", SEATS))

    def over(self, options: kernel.Options, carry: kernel.Carry) -> bool:
        assert isinstance(carry, LevelsCarry)
        return carry.champion is not None

    def deal(self, setup: Setup, chance: Chance) -> tuple[PartnersRound, list[kernel.Event]]:
        carry, options = setup.carry, setup.options
        assert isinstance(carry, LevelsCarry)
        assert isinstance(options, PartnersOptions)
        round = self.round(
            setup,
            chance,
            Dealing(),
            conventions=options.conventions(),
            level=2 if carry.dealer is None else carry.levels[TEAMS[carry.dealer]],
            start=carry.start if carry.dealer is None else carry.dealer,
            deck=tuple(chance.shuffled("deck", DECK)),
        )
        round.teams, round.dealer = TEAMS, carry.dealer
        out: list[kernel.Event] = []
        round.deal(1, out)
        return round, out

    def clocks(self, options: kernel.Options) -> Mapping[str, Allowance]:
        return {"deal": Allowance(1), "declare": Allowance(5), "bury": Allowance(60), "turn": Allowance(20)}
