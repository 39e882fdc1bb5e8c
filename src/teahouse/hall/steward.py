"""What a table does by itself: bots move, the absent are played for, rounds begin, an empty table is closed.

The steward looks at the table whenever something has happened and when its alarm rings. It acts through the table's
inbox like anybody, and only while no row is being written, so that it always judges the table as it is.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from teahouse.hall.clock import Alarm
from teahouse.hall.deeds import Autopiloted, Chair, Closed, Dealt, Deed, Rose
from teahouse.hall.orders import Order, nothing
from teahouse.kernel import ABSENT_NONCE, HOUSE, Action, Cause, Dream, Round, Seat, plain

if TYPE_CHECKING:
    from teahouse.hall.table import Table

log = logging.getLogger(__name__)

LAPSES: Final = 2
"""Time-outs in a row after which a bot takes the seat over."""

PLAYER: Final = "club"
"""The bot of a game that plays in the house's own seats and for the absent."""

SECRET_BYTES: Final = 32

Duty = tuple[int, Callable[[], None]]
"""When (monotonic ms) something is to be done, and what."""


class Steward:
    """One table's steward. `next_at` and `fill_at` (wall ms) are when the next deal is due and when bots sit in."""

    __slots__ = (
        "_alarm", "_close_at", "_deal_at", "_fill_at", "_give_up_at", "_moves", "_rest_until", "_table",
        "fill_at", "next_at", "nonces",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self._table = table
        self._alarm = Alarm(table.house.clock, self._ring)
        # The bots' moves: the number of the question, and when its answer is due.
        self._moves: dict[Seat, tuple[int, int]] = {}
        self._fill_at: int | None = None
        self.fill_at: int | None = None
        self._deal_at: int | None = None
        self._give_up_at = 0
        self._rest_until = 0
        self._close_at = table.house.clock.now() + table.house.timing.waiting_grace
        self.next_at: int | None = None
        self.nonces: dict[Seat, str] = {}
        """Words for the next deal's luck that came with `Enter`, after its commitment was published."""

    def stop(self) -> None:
        """Do nothing more."""
        self._alarm.stop()

    def observe(self) -> None:
        """Something has happened: see which waits begin and which have become void."""
        match, house = self._table.match, self._table.house
        now, timing = house.clock.now(), house.timing
        if match.people():
            self._close_at = now
        wants_people = match.playing is None and None in match.chairs
        if not wants_people or match.charter.kind == "friends" or not match.charter.bots:
            self._fill_at = self.fill_at = None
        elif self._fill_at is None:
            self._wait_to_fill()
        if match.playing is not None or match.ended is not None or None in match.chairs:
            self._deal_at = self.next_at = None
        elif self._deal_at is None:
            self._wait_to_deal(timing.between if match.number else timing.start_wait)
            self._give_up_at = now + timing.patience
        self._moves = {seat: self._move_of(seat, now) for seat in match.pending if self._cause(seat) is not None}

    def rest_until(self, at: int) -> None:
        """Do nothing before `at`: the log could not save."""
        self._rest_until = at

    def plan(self) -> None:
        """Set the alarm to the next duty; while a row is being written nothing is due."""
        if not self._table.busy:
            due = min((due for due, _ in self._duties()), default=None)
            self._alarm.set(None if due is None else max(due, self._rest_until))

    def _ring(self) -> None:
        self._table.soundly(self._do_what_is_due)

    def _do_what_is_due(self) -> None:
        if self._table.busy:
            return
        due, duty = min(self._duties(), key=lambda duty: duty[0], default=(0, nothing))
        if due <= self._table.house.clock.now():
            duty()
        self.plan()

    def _duties(self) -> Iterator[Duty]:
        match = self._table.match
        if match.playing is not None:
            for seat, (_, due) in self._moves.items():
                yield due, partial(self._move, match.playing, seat)
            for seat, chair in match.people():
                if not chair.autopilot:
                    yield self._away_at(seat, chair), partial(self._do, seat, Autopiloted(on=True))
        elif match.complete:
            yield 0, partial(self._do, HOUSE, Closed("over"))
        elif not match.people():
            yield self._close_at, partial(self._do, HOUSE, Closed("empty"))
        elif self._deal_at is not None:
            if self._table.house.draining:
                return
            everybody = len(self._ready()) == len(match.people())
            yield (0, self._deal) if everybody else (self._deal_at, self._deal_or_wait)
        else:
            if self._fill_at is not None:
                yield self._fill_at, self._fill
            for seat, _ in match.people():
                yield (
                    self._table.presence.lost_at(seat) + self._table.house.timing.waiting_grace,
                    partial(self._do, seat, Rose()),
                )

    def _do(self, seat: Seat, deed: Deed) -> None:
        self._table.order(Order(seat, lambda: (seat, deed)))

    # While a round is on

    def _cause(self, seat: Seat) -> Cause | None:
        """Why a bot answers for the seat; `None` where its player does."""
        chair = self._table.match.chairs[seat] if seat != HOUSE else None
        if chair is None:
            return None
        return "bot" if chair.player.bot else "takeover" if chair.autopilot else None

    def _move_of(self, seat: Seat, now: int) -> tuple[int, int]:
        """The move that is due already, or one after a pause that depends on nothing that the bot sees."""
        q = self._table.match.pending[seat].q
        planned = self._moves.get(seat)
        if planned is not None and planned[0] == q:
            return planned
        house = self._table.house
        return q, now + house.random.randint(*house.timing.bot_pause)

    def _move(self, round: Round, seat: Seat) -> None:
        q, _ = self._moves.pop(seat)
        cause = self._cause(seat)
        if cause is not None:
            self._table.wishes.act(seat, q, self._choice(round, seat), cause)

    def _choice(self, round: Round, seat: Seat) -> Action:
        """What the bot chooses; a bot that fails costs its seat the fallback, not the table its round."""
        chance = Dream(self._table.house.random.getrandbits(63))
        try:
            action = self._table.match.game.bots()[PLAYER].choose(round.veil(seat), seat, chance)
            round.check(seat, action)
        except Exception:
            log.exception("table %s: the bot failed in %s", self._table.id, type(round.phase).__name__)
            return round.fallback(seat)
        return action

    def counsel(self, round: Round, seat: Seat) -> Any:
        """The game's hint for a seat, `None` where the game fails to give one."""
        chance = Dream(self._table.house.random.getrandbits(63))
        try:
            return self._table.match.game.hint(round.veil(seat), seat, chance)
        except Exception:
            log.exception("table %s: no hint in %s", self._table.id, type(round.phase).__name__)
            return None

    def _away_at(self, seat: Seat, chair: Chair) -> int:
        """When the seat counts as deserted."""
        if chair.lapses >= LAPSES:
            return 0
        return self._table.presence.lost_at(seat) + self._table.house.timing.line_grace

    # Between rounds

    @property
    def fill_after(self) -> int:
        """How long (ms) bots leave a free seat to people."""
        chosen = self._table.match.charter.fill_after
        return self._table.house.timing.fill_after if chosen is None else chosen

    @property
    def half_filled(self) -> bool:
        """Whether half of that time is over."""
        return self._fill_at is None or self._table.house.clock.now() >= self._fill_at - self.fill_after // 2

    def _wait_to_fill(self) -> None:
        clock = self._table.house.clock
        self._fill_at = clock.now() + self.fill_after
        self.fill_at = clock.wall() + self.fill_after

    def _fill(self) -> None:
        self._wait_to_fill()
        self._table.house.wants_bots(self._table)

    def _wait_to_deal(self, wait: int) -> None:
        clock = self._table.house.clock
        self._deal_at = clock.now() + wait
        self.next_at = clock.wall() + wait

    def _ready(self) -> list[Seat]:
        """The people who want to begin: before the first deal it is enough to be there."""
        match, presence = self._table.match, self._table.presence
        return [seat for seat, chair in match.people() if chair.ready or (not match.number and presence.is_up(seat))]

    def _deal_or_wait(self) -> None:
        presence, house = self._table.presence, self._table.house
        if self._ready():
            self._deal()
        elif any(presence.is_up(seat) for seat, _ in self._table.match.people()) and (
            house.clock.now() < self._give_up_at
        ):
            self._wait_to_deal(house.timing.between)
            self._table.show()
        else:
            self._do(HOUSE, Closed("empty"))

    def _deal(self) -> None:
        """Begin a round; who is not ready for it is played for until he comes back."""
        match, ready = self._table.match, set(self._ready())
        chairs = [
            chair if chair.player.bot or seat in ready or not match.number
            else msgspec.structs.replace(chair, autopilot=True)
            for seat, chair in enumerate(match.chairs)
            if chair is not None
        ]  # fmt: skip
        dealt = Dealt(
            charter=match.charter,
            chairs=tuple(chairs),
            number=match.number + 1,
            carry=plain(match.carry),
            secret=match.sealed.hex(),
            nonces=tuple(chair.nonce or self.nonces.get(seat, ABSENT_NONCE) for seat, chair in enumerate(chairs)),
            sealed=secrets.token_hex(SECRET_BYTES),
            asked=tuple(match.q),
            banks=self._table.deadlines.kept(),
            scores=tuple(match.scores),
        )
        self.nonces.clear()
        self._do(HOUSE, dealt)
