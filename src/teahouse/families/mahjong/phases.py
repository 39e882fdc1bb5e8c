"""The stages of play that every mahjong game has: `Turn` ⇄ `Window` ⇄ `Draw`, in the order in which they are met."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Generic, Literal, Self, TypeVar

from msgspec.structs import replace

from teahouse.families.mahjong import claims, melds
from teahouse.families.mahjong.actions import (
    DISCARDS,
    PASS,
    WIN,
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    Expose,
    OpenKong,
    Pass,
    Pong,
    Win,
)
from teahouse.families.mahjong.claims import Claim, precedence
from teahouse.families.mahjong.conventions import WIN_RANK, claimable, robbable
from teahouse.families.mahjong.events import Discarded, KongAdded, KongConcealed, KongRobbed, Melded
from teahouse.families.mahjong.imagining import is_known
from teahouse.families.mahjong.round import Came, Finish, MahjongRound
from teahouse.families.mahjong.showing import shown_meld
from teahouse.families.mahjong.tiles import NAMES, BadTile, Tile, tile_kind, tile_names
from teahouse.kernel import (
    HOUSE,
    Action,
    Answered,
    Close,
    Event,
    HouseAction,
    Illegal,
    Left,
    Phase,
    Seat,
    Slot,
)

R = TypeVar("R", bound=MahjongRound)
T = TypeVar("T")


class Stage(Phase[R], Generic[R], frozen=True):
    """A phase that a seat can leave for good where the conventions make that the end of the round."""

    def check_house(self, round: R, action: HouseAction) -> None:
        if not isinstance(action, Left) or not round.conventions.forfeit:
            raise Illegal("not-possible-now")
        if not 0 <= action.seat < round.setup.seats:
            raise Illegal("no-such-seat")

    def house(self, round: R, action: HouseAction, out: list[Event]) -> None:
        assert isinstance(action, Left)
        round.forfeit(action.seat, out)

    def imagined(self, round: R) -> Self:
        """This phase in a round whose unknown hands have just been imagined."""
        return self


class Turn(Stage[MahjongRound], frozen=True):
    """A seat with a full hand: it goes out, declares a kong, or discards. After a chow or pong it only discards."""

    SLOTS: ClassVar[dict[str, Slot]] = {"seat": Slot.OPEN, "came": Slot.OPEN}
    clock: ClassVar[str] = "turn"
    seat: Seat
    came: Came

    def actors(self, round: MahjongRound) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, round: MahjongRound, seat: Seat) -> Iterator[Action]:
        throws = [kind for kind, number in enumerate(round.hands[seat]) if number and round.may_discard(seat, kind)]
        if self.came != "claim" and self._can_win(round):
            yield WIN
        if self.came != "claim" or not throws:
            yield from (Expose(NAMES[tile]) for tile in round.specials if round.hands[seat][tile])
        if self.came != "claim" and round.drawable:
            hand = round.meldable(seat)
            yield from claims.concealed_kongs(hand, round.wilds, round.conventions)
            yield from claims.added_kongs(hand, round.melds[seat], round.wilds, round.conventions)
        yield from (DISCARDS[kind] for kind in throws)

    def check(self, round: MahjongRound, seat: Seat, action: Action) -> None:
        match action:
            case Discard():
                self._check_discard(round, action)
            case Win() if self.came == "claim":
                raise Illegal("must-discard")
            case Win() if not self._can_win(round):
                raise Illegal("no-win")
            case ConcealedKong() | AddedKong() if self.came == "claim":
                raise Illegal("must-discard")
            case ConcealedKong() | AddedKong() if not round.drawable:
                raise Illegal("no-tile-for-kong")
            case _:
                super().check(round, seat, action)

    def _check_discard(self, round: MahjongRound, action: Discard) -> None:
        try:
            tile = tile_kind(action.tile)
        except BadTile:
            raise Illegal("no-such-tile") from None
        if tile >= len(round.hands[self.seat]) or not round.hands[self.seat][tile]:
            raise Illegal("not-in-hand", tile=action.tile)
        if not round.may_discard(self.seat, tile):
            raise Illegal("may-not-discard", tile=action.tile)

    def act(self, round: MahjongRound, seat: Seat, action: Action, out: list[Event]) -> None:
        match action:
            case Discard():
                tile = tile_kind(action.tile)
                round.lay_discard(seat, tile)
                out.append(Discarded(seat, action.tile))
                round.phase = open_window(round, seat, tile, "discard")
            case ConcealedKong():
                meld = claims.meld_of(action, tile_kind(action.tile), seat)
                round.lay_concealed(seat, meld)
                shown = round.conventions.open_kongs
                out.append(Melded(seat, shown_meld(meld)) if shown else KongConcealed(seat, tile_names(meld.faces)))
                round.phase = Draw(seat, "tail")
            case AddedKong():
                self._add(round, action, out)
            case Expose():
                round.expose(seat, (tile_kind(action.tile),), out)
                round.phase = Replace(seat)
            case _:
                round.win((self._finish(round),), out)

    def _add(self, round: MahjongRound, action: AddedKong, out: list[Event]) -> None:
        tile, face = tile_kind(action.tile), tile_kind(action.face)
        pong = next(meld for meld in round.melds[self.seat] if meld.kind == "pong" and meld.tiles[0] == tile)
        kong = melds.added_kong(pong, face)
        round.lay_added(self.seat, pong, kong)
        out.append(KongAdded(self.seat, shown_meld(kong)))
        round.phase = open_window(round, self.seat, face, "rob-kong")

    def fallback(self, round: MahjongRound, seat: Seat) -> Action:
        """Goes out if absent seats do, lays out special tiles.

        Else throws the drawn tile, unless it is wild or there is none: the highest other.
        """
        first = next(self.candidates(round, seat))
        if isinstance(first, Expose) or (isinstance(first, Win) and round.conventions.auto_win):
            return first
        drawn = round.drawn[seat]
        if drawn is not None and drawn not in round.wilds and round.may_discard(seat, drawn):
            return DISCARDS[drawn]
        held = [kind for kind, number in enumerate(round.hands[seat]) if number and round.may_discard(seat, kind)]
        naturals = [kind for kind in held if kind not in round.wilds]
        if naturals:
            return DISCARDS[naturals[-1]]
        return DISCARDS[held[-1] if drawn is None else drawn]

    def _finish(self, round: MahjongRound) -> Finish:
        drawn = round.drawn[self.seat]
        assert drawn is not None
        return Finish(self.seat, drawn, "self-draw", came=self.came)

    def _can_win(self, round: MahjongRound) -> bool:
        return round.can_win(self._finish(round))


class Window(Stage[MahjongRound], frozen=True):
    """Those who can claim a discard, or rob a kong, are asked at the same time and answer secretly.

    `could` holds what each seat can do, found once when the window opens; who can do nothing is not asked. The
    window closes as soon as no undecided seat could beat the best answer, or share with it. A `held` window (every
    one in a protected room) is there whether or not anybody can claim, keeps all answers, and ends by `Close`.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {
        "source": Slot.OPEN,
        "tile": Slot.OPEN,
        "how": Slot.OPEN,
        "could": Slot.OWN,
        "answers": Slot.OWN,
        "held": Slot.OPEN,
    }
    clock: ClassVar[str] = "reaction"
    secret_actors: ClassVar[bool] = True
    source: Seat
    tile: Tile
    how: Literal["discard", "rob-kong"]
    could: tuple[tuple[Claim, ...], ...]
    answers: tuple[Claim | Pass | None, ...]
    held: bool

    def actors(self, round: MahjongRound) -> tuple[Seat, ...]:
        undecided = tuple(seat for seat in range(round.setup.seats) if self.awaits(round, seat))
        if self.held:
            return (*undecided, HOUSE)
        best = self._best(round)
        if best is None:
            return undecided
        return undecided if any(self._may_matter(round, seat, best) for seat in undecided) else ()

    def awaits(self, round: MahjongRound, seat: Seat) -> bool:
        return self.answers[seat] is None and bool(self.could[seat])

    def candidates(self, round: MahjongRound, seat: Seat) -> Iterator[Action]:
        for claim in self.could[seat]:
            yield claim.action
        yield PASS

    def act(self, round: MahjongRound, seat: Seat, action: Action, out: list[Event]) -> None:
        answer = PASS if action == PASS else next(claim for claim in self.could[seat] if claim.action == action)
        answers = (*self.answers[:seat], answer, *self.answers[seat + 1 :])
        out.append(Answered(seat))
        round.phase = replace(self, answers=answers)

    def fallback(self, round: MahjongRound, seat: Seat) -> Action:
        """Lets it go by, unless absent seats go out when they can."""
        could_win = any(claim.rank == WIN_RANK for claim in self.could[seat])
        return WIN if could_win and round.conventions.auto_win else PASS

    def faces(self, round: MahjongRound) -> Seat | None:
        return self.source

    def imagined(self, round: MahjongRound) -> Self:
        """Asks the imagined hands anew; always held, since perhaps none of them could claim anything."""
        again = open_window(round, self.source, self.tile, self.how)
        known = [is_known(could) for could in self.could]
        return replace(
            self,
            could=tuple(map(_chosen, known, self.could, again.could)),
            answers=tuple(map(_chosen, known, self.answers, again.answers)),
            held=True,
        )

    # How it closes

    def _best(self, round: MahjongRound) -> tuple[int, int] | None:
        """The precedence of the best answer so far; `None` while nobody has claimed."""
        seats = round.setup.seats
        return min(
            (
                precedence(seat, answer.rank, self.source, seats)
                for seat, answer in enumerate(self.answers)
                if isinstance(answer, Claim)
            ),
            default=None,
        )

    def _may_matter(self, round: MahjongRound, seat: Seat, best: tuple[int, int]) -> bool:
        """Whether an undecided seat could beat the best answer, share with it, or change what it is worth."""
        shared = best[0] == WIN_RANK and round.conventions.shared_wins
        return any(
            precedence(seat, claim.rank, self.source, round.setup.seats) < best
            or (shared and claim.rank == WIN_RANK)
            or round.hears(claim.rank, best[0])
            for claim in self.could[seat]
        )

    def check_house(self, round: MahjongRound, action: HouseAction) -> None:
        if not (isinstance(action, Close) and self.held):
            super().check_house(round, action)

    def house(self, round: MahjongRound, action: HouseAction, out: list[Event]) -> None:
        if isinstance(action, Close):
            self._close(round, out)
        else:
            super().house(round, action, out)

    def _close(self, round: MahjongRound, out: list[Event]) -> None:
        """Time is over: who has not answered does what an absent seat does."""
        answers = list(self.answers)
        for seat in range(round.setup.seats):
            if self.awaits(round, seat):
                absent = self.fallback(round, seat)
                answers[seat] = PASS if absent == PASS else Claim(WIN, WIN_RANK)
        round.phase = replace(self, answers=tuple(answers), held=False)

    def run(self, round: MahjongRound, out: list[Event]) -> None:
        """Nobody is awaited any more: the best answer is carried out, or the play goes on."""
        best = self._best(round)
        winners = self._winners(round, best)
        for seat, could in enumerate(self.could):
            if seat not in winners and any(claim.rank == WIN_RANK for claim in could):
                round.lock(seat, self.tile)
            if self.answers[seat] == PASS and any(isinstance(claim.action, Pong) for claim in could):
                round.lock_pong(seat, self.tile)
        if winners:
            self._win(round, winners, out)
        elif best is not None:
            self._meld(round, (self.source + best[1]) % round.setup.seats, out)
        elif self.how == "rob-kong":
            round.phase = Draw(self.source, "tail")
        else:
            round.phase = Draw((self.source + 1) % round.setup.seats, "head")

    def _winners(self, round: MahjongRound, best: tuple[int, int] | None) -> tuple[Seat, ...]:
        """Who goes out on the tile: the nearest of those who said so, or all of them."""
        if best is None or best[0] != WIN_RANK:
            return ()
        seats = round.setup.seats
        order = [(self.source + step) % seats for step in range(1, seats)]
        said = [seat for seat in order if isinstance(a := self.answers[seat], Claim) and a.rank == WIN_RANK]
        return tuple(said if round.conventions.shared_wins else said[:1])

    def _win(self, round: MahjongRound, winners: tuple[Seat, ...], out: list[Event]) -> None:
        if self.how == "discard":
            round.take_discard(self.source)
        else:
            round.take_added(self.source)
            out.append(KongRobbed(self.source, NAMES[self.tile]))
        round.win(tuple(Finish(seat, self.tile, self.how, self.source) for seat in winners), out)

    def _meld(self, round: MahjongRound, seat: Seat, out: list[Event]) -> None:
        answer = self.answers[seat]
        assert isinstance(answer, Claim)
        assert isinstance(answer.action, Chow | Pong | OpenKong)
        meld = claims.meld_of(answer.action, self.tile, self.source)
        round.take_discard(self.source)
        round.lay_claimed(seat, meld)
        round.turn = seat
        out.append(Melded(seat, shown_meld(meld)))
        round.phase = Draw(seat, "tail") if meld.is_kong else Turn(seat, "claim")


class Draw(Stage[MahjongRound], frozen=True):
    """A seat draws, by itself: in its turn from the head, after a kong from the tail. A spent wall ends the round."""

    SLOTS: ClassVar[dict[str, Slot]] = {"seat": Slot.OPEN, "end": Slot.OPEN}
    seat: Seat
    end: Literal["head", "tail"]

    def run(self, round: MahjongRound, out: list[Event]) -> None:
        if not round.drawable:
            round.spent(out)
            return
        round.turn = self.seat
        round.draw(self.seat, self.end, out)
        begin_turn(round, self.seat, self.end, out)


class Replace(Stage[MahjongRound], frozen=True):
    """A seat that has laid out a special tile draws another from the tail, by itself."""

    SLOTS: ClassVar[dict[str, Slot]] = {"seat": Slot.OPEN}
    seat: Seat

    def run(self, round: MahjongRound, out: list[Event]) -> None:
        if not round.drawable:
            round.spent(out)
            return
        round.draw(self.seat, "tail", out)
        begin_turn(round, self.seat, "flower", out)


def begin_turn(round: MahjongRound, seat: Seat, came: Came, out: list[Event]) -> None:
    """The turn of a seat that has just drawn; a special tile is laid out before it, where that goes by itself."""
    specials = [tile for tile in round.specials if round.hands[seat][tile]] if round.conventions.auto_expose else []
    if specials:
        round.expose(seat, specials, out)
        round.phase = Replace(seat)
    else:
        round.phase = round.before_turn(seat, came) or Turn(seat, came)


def _chosen(known: bool, own: T, imagined: T) -> T:
    return own if known else imagined


def open_window(round: MahjongRound, source: Seat, tile: Tile, how: Literal["discard", "rob-kong"]) -> Window:
    """The window for a tile that has just been thrown, or added to a pong."""
    seats = range(round.setup.seats)
    could = tuple(() if seat == source else claims_of(round, seat, source, tile, how) for seat in seats)
    return Window(source, tile, how, could, (None,) * len(seats), round.setup.protected)


def claims_of(
    round: MahjongRound, seat: Seat, source: Seat, tile: Tile, how: Literal["discard", "rob-kong"]
) -> tuple[Claim, ...]:
    """All that a seat can do with another seat's tile, the best rank first."""
    conventions, hand, wilds = round.conventions, round.meldable(seat), round.wilds
    if not (claimable if how == "discard" else robbable)(conventions, tile, wilds):
        return ()
    found: list[Claim] = []
    if tile not in round.locks[seat] and round.can_win(Finish(seat, tile, how, source)):
        found.append(Claim(WIN, WIN_RANK))
    if how == "rob-kong" or not (round.drawable or conventions.last_claims):
        return tuple(found)
    if round.drawable:
        found += claims.kong_claims(hand, tile, wilds, conventions.kong)
    if tile not in round.pong_locks[seat]:
        found += claims.pong_claims(hand, tile, wilds, conventions.pong)
    if seat == (source + 1) % round.setup.seats:
        found += claims.chow_claims(hand, tile, wilds, conventions.chow)
    return tuple(sorted(found, key=lambda claim: claim.rank))
