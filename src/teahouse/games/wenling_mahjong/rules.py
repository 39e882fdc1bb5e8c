"""温岭麻将 in the order of play: dice, deal, indicator, opening exposure, instant limits, play, end.

Source: rules page of the game; sections are named where a rule is not plain. Turns, claims, draws and the laying out
of special tiles are the family's; here are the questions that it asks of this game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from teahouse.families.mahjong.actions import PASS, WIN, OpenKong
from teahouse.families.mahjong.claims import Claim
from teahouse.families.mahjong.conventions import WIN_RANK, Conventions
from teahouse.families.mahjong.events import Dealt, IndicatorTurned, WallBroken, WallSpent, Won
from teahouse.families.mahjong.groups import equal_groups, groups_of, meld_group
from teahouse.families.mahjong.phases import Replace, Stage, Turn, Window
from teahouse.families.mahjong.round import Came, Finish, MahjongRound
from teahouse.families.mahjong.table import Group, Seal, Sheet, Win
from teahouse.families.mahjong.tiles import (
    KINDS,
    NAMES,
    Tile,
    counts,
    expand,
    tile_names,
    tile_set,
)
from teahouse.families.mahjong.wall import head_index
from teahouse.games.wenling_mahjong import late, losing, settlement, winning
from teahouse.games.wenling_mahjong.events import RawPhaseBegun
from teahouse.games.wenling_mahjong.hands import Hand, Luck, Tally, exposed_items
from teahouse.games.wenling_mahjong.limits import instant_limit
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.settlement import SEATS, Carry
from teahouse.games.wenling_mahjong.specials import turned
from teahouse.kernel import Action, Chance, Event, Line, Outcome, Phase, Seat, Setup, Slot, points_of

# ── The deal ─────────────────────────────────────────────────────────────────

TILES = tile_set(flowers=True)


def deal(setup: Setup, chance: Chance) -> tuple[WenlingRound, list[Event]]:
    """Two throws of two dice, wall, hands, indicator; then special tiles are laid out and limits are offered."""
    assert isinstance(setup.options, Options)
    assert isinstance(setup.carry, Carry)
    dealer = setup.carry.dealer
    dice = tuple(chance.below(f"die:{number}", 6) + 1 for number in (1, 2, 3, 4))
    round = WenlingRound(
        setup,
        chance,
        Turn(dealer, "deal"),
        conventions=conventions_of(setup.options),
        dealer=dealer,
        dice=dice,
        tiles=tuple(chance.shuffled("wall", TILES)),
        order=tuple((dealer + turn) % SEATS for turn in range(SEATS)),
    )
    round.threw_wild = [False] * SEATS
    out: list[Event] = [WallBroken(dealer, dice, round.broken.owner, round.broken.kept)]
    out += [Dealt(seat, round.held[seat], tile_names(expand(round.hands[seat]))) for seat in range(SEATS)]
    indicator = round.turn_indicator()
    round.wilds, round.specials = turned(indicator)
    out.append(IndicatorTurned(NAMES[indicator], tile_names(round.wilds), tile_names(round.specials)))
    if round.conventions.auto_expose:
        open_up(round, out)
    round.phase = offer(round, 0)
    round.proceed(out)
    return round, out


def conventions_of(options: Options) -> Conventions:
    """和 before 明杠 before 碰 before 吃, never with a 得; and what else the options say of the play."""
    return Conventions(
        kong=(1,),
        pong=(2,),
        chow=(3,),
        dead_wilds=True,
        reserve=2 * options.drawn_stacks,
        last_claims=options.last_discard_claims,
        passed_win="off" if options.pass_win == "off" else "same_tile",  # noqa: S105 — no password
        forfeit=options.flee == "forfeit",
        sets=5,
        packets=(4, 4, 4, 4),
        wild_claims=False,
        open_kongs=True,
        auto_expose=options.auto_expose,
        whole_stacks=True,
        passed_pong=options.pass_pong == "until_discard",  # noqa: S105 — no password
        waits_shown=options.waits_shown,
    )


# ── Opening exposure and instant limits ──────────────────────────────────────


def open_up(round: WenlingRound, out: list[Event]) -> None:
    """From the dealer on, each seat lays out its special tiles and draws as many, until it holds none (phase 3)."""
    for step in range(SEATS):
        seat = (round.dealer + step) % SEATS
        while specials := [tile for tile in expand(round.hands[seat]) if tile in round.specials]:
            round.expose(seat, specials, out)
            for _ in specials:
                round.draw(seat, "tail", out)
        if seat != round.dealer:
            round.drawn[seat] = None
    round.turn = round.drawer = round.dealer
    # A special tile that the dealer was dealt last may have been replaced long ago: his last one is what he holds now.
    assert round.drawn[round.dealer] is not None


def offer(round: WenlingRound, step: int) -> Phase[Any]:
    """Asks the first seat from `step` places after the dealer on that has a limit; then the dealer begins."""
    for place in range(step, SEATS):
        seat = (round.dealer + place) % SEATS
        if round.has_limit(seat):
            return round.limit_offered(LimitOffer(seat, "opening"))
    round.turn = round.dealer
    return Turn(round.dealer, "deal")


class LimitOffer(Stage["WenlingRound"], frozen=True):
    """A seat may win at once by what it has, complete or not (腊子和). That it is asked tells that it has a limit.

    It is asked at the opening in the order of the deal; on a draw, where the table forces limits (else the turn asks
    as well); and on the last tile, a special one that cannot be replaced and completes four (phase 5). `came` is how it
    came to its last tile, for a hand that is complete as well.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {"seat": Slot.OPEN, "when": Slot.OPEN, "came": Slot.OPEN}
    clock: ClassVar[str] = "reaction"
    seat: Seat
    when: Literal["opening", "draw", "last"]
    came: Came = "flower"

    def actors(self, round: WenlingRound) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, round: WenlingRound, seat: Seat) -> Iterator[Action]:
        yield WIN
        if round.options.instant_limit != "forced":
            yield PASS

    def act(self, round: WenlingRound, seat: Seat, action: Action, out: list[Event]) -> None:
        if action == WIN:
            round.win((Finish(seat, round.limit_tile(seat), "self-draw", came=self.came),), out)
        elif self.when == "opening":
            round.phase = offer(round, (seat - round.dealer) % SEATS + 1)
        else:
            round.draw_game(out)

    def fallback(self, round: WenlingRound, seat: Seat) -> Action:
        return WIN


# ── The play, and its end ────────────────────────────────────────────────────


class WenlingRound(MahjongRound):
    """A deal of 温岭麻将. `threw_wild` tells by seat who has thrown a 得."""

    SLOTS: ClassVar[dict[str, Slot]] = {"threw_wild": Slot.OPEN}
    __slots__ = ("threw_wild",)

    threw_wild: list[bool]

    @property
    def options(self) -> Options:
        """The table's choices."""
        assert isinstance(self.setup.options, Options)
        return self.setup.options

    @property
    def carry(self) -> Carry:
        """What the match has come to."""
        assert isinstance(self.setup.carry, Carry)
        return self.setup.carry

    def tile_counts(self) -> list[int]:
        return counts(TILES)

    # Limits

    def has_limit(self, seat: Seat) -> bool:
        """Whether a seat may win at once; who is barred may not."""
        if self.options.instant_limit == "off" or self.is_barred(seat) or self.holds_special(seat):
            return False
        return instant_limit(self.hand(seat), self.options) is not None

    def limit_offered(self, asked: LimitOffer) -> LimitOffer:
        """A seat is asked; if nothing on the table tells why, that shows that it holds all wilds."""
        self.turn = asked.seat
        if self.hand(asked.seat).wilds_held == 3:
            self.shown[asked.seat] = tuple(tile for tile in expand(self.hands[asked.seat]) if tile in self.wilds)
        return asked

    def limit_tile(self, seat: Seat) -> Tile:
        """The tile that stands for a limit: the last drawn, a wild, or the last of what lies there."""
        drawn = self.drawn[seat]
        if drawn is not None:
            return drawn
        if self.shown[seat]:
            return self.shown[seat][-1]
        return self.exposed[seat][-1] if self.exposed[seat] else self.melds[seat][-1].tiles[0]

    def before_turn(self, seat: Seat, came: Came) -> Phase[Any] | None:
        forced = self.options.instant_limit == "forced"
        return self.limit_offered(LimitOffer(seat, "draw", came)) if forced and self.has_limit(seat) else None

    # Turns and claims

    def is_barred(self, seat: Seat) -> bool:
        """Whether a seat has thrown a wild and may not win, nor count anything."""
        return self.threw_wild[seat] and self.options.throw_de != "free"

    def holds_special(self, seat: Seat) -> bool:
        """Whether a seat has still to lay out a special tile, so that it may not win."""
        return any(self.hands[seat][tile] for tile in self.specials)

    def may_discard(self, seat: Seat, tile: Tile) -> bool:
        if tile in self.wilds and self.options.throw_de == "forbidden":
            hand = self.hands[seat]
            return not any(number and kind not in (*self.wilds, *self.specials) for kind, number in enumerate(hand))
        return super().may_discard(seat, tile)

    def lay_discard(self, seat: Seat, tile: Tile) -> None:
        super().lay_discard(seat, tile)
        if tile in self.wilds:
            self.threw_wild[seat] = True

    def can_win(self, finish: Finish) -> bool:
        seat = finish.seat
        if self.is_barred(seat) or self.holds_special(seat):
            return False
        if finish.how == "self-draw" and self.has_limit(seat):
            return True
        return self.completes(seat, None if finish.how == "self-draw" else finish.tile)

    def hears(self, claim: int, best: int) -> bool:
        return self.options.rob_open_kong and best == WIN_RANK and claim in self.conventions.kong

    def _kong_taken(self, finish: Finish) -> bool:
        """Whether another seat has asked to kong the discard that is won (`rob_open_kong`)."""
        if not self.options.rob_open_kong or not isinstance(self.phase, Window):
            return False
        return any(
            isinstance(answer, Claim) and isinstance(answer.action, OpenKong)
            for seat, answer in enumerate(self.phase.answers)
            if seat != finish.seat
        )

    # The wall

    def turn_indicator(self) -> Tile:
        """Turns up the tile under the last one dealt. It is laid on the stacks that stay, and never drawn."""
        self.indicator = self.wall[head_index(len(self.wall), self.head, self.tail)]
        self.head += 1
        self.left -= 1
        return self.indicator

    @property
    def stacks(self) -> int:
        """The stacks left, a broken one among them; a single tile at the tail is none."""
        return (self.left - self.tail % 2 + 1) // 2

    @property
    def is_raw_phase(self) -> bool:
        """Whether the late stage (生牌阶段) has begun."""
        return self.left - self.tail % 2 <= 2 * self.options.raw_phase_stacks

    def draw(self, seat: Seat, end: Literal["head", "tail"], out: list[Event]) -> None:
        early = not self.is_raw_phase
        super().draw(seat, end, out)
        if early and self.is_raw_phase:
            out.append(RawPhaseBegun(self.stacks))

    def raw_shown(self) -> tuple[str, ...] | None:
        if not self.is_raw_phase:
            return None
        raw = late.raw_kinds(self, self.options)
        return tile_names(tile for tile in range(KINDS) if tile in raw and tile not in (*self.wilds, *self.specials))

    # The end

    def hand(self, seat: Seat) -> Hand:
        """A seat's hand as it is counted; for one who may know it."""
        concealed = [0 if tile in self.specials else number for tile, number in enumerate(self.hands[seat])]
        return Hand(
            concealed,
            self.laid(seat),
            self.exposed[seat],
            self.wilds,
            self.specials,
            (seat - self.dealer) % SEATS,
            thrown=sum(lying.tile in self.wilds for lying in self.ponds[seat]),
        )

    def tally(self, finish: Finish, *, kong_taken: bool = False) -> Tally | None:
        """What the seat's hand counts this way, `None` if it does not win by it."""
        hand = self.hand(finish.seat)
        taken = None if finish.how == "self-draw" else finish.tile
        drawn = self.drawn[finish.seat] if taken is None else None
        complete = None
        if (taken is not None or drawn is not None) and self.completes(finish.seat, taken):
            luck = Luck(finish.came == "tail", finish.how == "rob-kong" or kong_taken)
            complete = winning.tally(hand._replace(taken=taken, drawn=drawn), luck, self.options)
        if complete is None and taken is None and self.has_limit(finish.seat):
            return winning.limit_tally(hand, self.options)
        return complete

    def win(self, finishes: tuple[Finish, ...], out: list[Event]) -> None:
        (finish,) = finishes
        winner = finish.seat
        tally = self.tally(finish, kong_taken=self._kong_taken(finish))
        assert tally is not None
        tallies = [tally if seat == winner else losing.tally(self.hand(seat), self.options) for seat in range(SEATS)]
        payer = finish.source if self.options.bao_san and late.pays_for_all(self, finish) else None
        barred = [seat for seat in range(SEATS) if self.is_barred(seat)]
        lines = settlement.won(self.options, winner, tallies, payer, barred)
        out.append(Won(winner, NAMES[finish.tile], finish.how, finish.source, tally.total))
        groups = self._groups(winner, tally, None if finish.how == "self-draw" else finish.tile)
        self.wins = (Win(winner, NAMES[finish.tile], finish.how, finish.source, groups, tally.total, 0),)
        totals = settlement.totals_of(lines)
        for seat, counted in enumerate(tallies):
            laid_out = groups if seat == winner else self._groups(seat, counted, None)
            self.sheets += (Sheet(seat, laid_out, counted.points, counted.doublings, totals[seat]),)
        if finish.how != "self-draw":
            self.put(winner, finish.tile)
        self._end(lines, self._ending(finish, tally, payer), winner)

    def _groups(self, seat: Seat, tally: Tally, taken: Tile | None) -> tuple[Group, ...]:
        """A hand laid out as it was read."""
        laid = self.laid(seat)
        if tally.reading is not None:
            return groups_of(tally.reading, self.hands[seat], taken, laid, self.wilds)
        melds = (meld_group(meld, self.wilds) for meld in laid)
        return (*melds, *equal_groups(self.hands[seat], tally.equal, self.wilds))

    def _ending(self, finish: Finish, tally: Tally, payer: Seat | None) -> str:
        """What kind of end it is, for the caption."""
        if payer is not None:
            return "bao-san"
        if tally.limit is not None and tally.reading is None:
            return "limit"
        return finish.how

    def spent(self, out: list[Event]) -> None:
        replacing = self.phase
        if isinstance(replacing, Replace) and self.has_limit(replacing.seat):
            self.phase = self.limit_offered(LimitOffer(replacing.seat, "last"))
        else:
            self.draw_game(out)

    def draw_game(self, out: list[Event]) -> None:
        """黄牌: nobody pays."""
        out.append(WallSpent(self.left))
        self._end((), "drawn", None)

    def forfeit(self, seat: Seat, out: list[Event]) -> None:
        self._end(settlement.forfeited(self.options, seat), "forfeit", None)

    def _end(self, lines: tuple[Line, ...], ending: str, winner: Seat | None) -> None:
        carry = settlement.next_carry(self.options, self.carry, winner)
        self.outcome = Outcome(points_of(SEATS, lines), lines, carry, ending)

    # What is shown

    def seals(self) -> tuple[Seal, ...]:
        seals = [Seal(None, "stacks-left", {"stacks": self.stacks})]
        if self.is_raw_phase:
            seals.append(Seal(None, "raw-phase", {}))
        for seat in range(SEATS):
            counted = list(exposed_items(Hand((), exposed=self.exposed[seat])))
            if counted:
                params = {"he": sum(i.points for i in counted), "fan": sum(i.doublings for i in counted)}
                seals.append(Seal(seat, "exposed", dict(params)))
            if self.threw_wild[seat]:
                seals.append(Seal(seat, "threw-wild", {}))
        return tuple(seals)
