"""What the clients of a soaked hall have seen and done, and whether the hall's books say the same afterwards.

A seat testifies by hashes of what it was sent: events, whole pictures, acknowledgements. Afterwards every round is
played again from its record, or from the log where it was still on, and each seat's testimony must be the way that
this round took: pictures of the round in their order, and between two pictures every event and no other.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Literal, NamedTuple

import msgspec

from teahouse.hall.deeds import Acted, charter_of, read
from teahouse.hall.log import Row
from teahouse.hall.match import Match
from teahouse.hall.replay import from_snapshot, happened, leads_on
from teahouse.hall.splice import encode, events_for
from teahouse.kernel import Act, Event, Game, Record, Round, Seat, acts_of, chance_of, plain, replayed
from teahouse.stores.table_log import SqliteTableLog

NOTHING = 0
"""The hash of what was not sent."""


class Seen(NamedTuple):
    """One message to a seat about a round: what `happened`, or a whole `picture` of it."""

    kind: Literal["happened", "picture"]
    public: int
    private: int = NOTHING


class Said(msgspec.Struct):
    """An action that a seat has sent, once or several times, under one id."""

    id: str
    action: bytes
    acknowledged: bool = False


class Testimony:
    """What all clients have seen and done, by round and seat."""

    def __init__(self) -> None:
        self.seen: dict[tuple[str, Seat], list[Seen]] = defaultdict(list)
        self.said: dict[tuple[str, Seat], list[Said]] = defaultdict(list)

    def happened(self, round_id: str, seat: Seat, events: bytes) -> None:
        """A seat was sent events, as this JSON."""
        self.seen[round_id, seat].append(Seen("happened", hash(events)))

    def picture(self, round_id: str, seat: Seat, public: bytes, private: bytes) -> None:
        """A seat was sent the whole picture, in these two parts."""
        self.seen[round_id, seat].append(Seen("picture", hash(public), hash(private)))

    def rounds(self) -> set[str]:
        """All rounds of which anybody has seen anything."""
        return {round_id for round_id, _ in self.seen}

    @property
    def acknowledged(self) -> int:
        return sum(said.acknowledged for all_said in self.said.values() for said in all_said)


class Step(NamedTuple):
    """The round after its deal or after one act: what each seat could be sent of it."""

    act: Act | None
    public: int
    private: tuple[int, ...]
    happened: tuple[int, ...]


class Course(NamedTuple):
    """The way that a round took."""

    game: Game
    steps: list[Step]


def step_of(act: Act | None, round: Round, events: list[Event], seats: int) -> Step:
    """What the seats could be sent at this point."""
    parts = [events_for(seat, events) for seat in range(seats)]
    return Step(
        act,
        hash(encode(plain(round.public()))),
        tuple(hash(encode(plain(round.private(seat)))) for seat in range(seats)),
        tuple(hash(bytes(part)) if isinstance(part, msgspec.Raw) else NOTHING for part in parts),
    )


def course_of(game: Game, record: Record) -> Course:
    """The course of a round that has ended."""
    setup, acts = game.read_setup(record.setup), acts_of(game, record)
    played = replayed(game, setup, chance_of(record.proof), acts)
    steps = [
        step_of(act, round, events, setup.seats)
        for act, (round, events) in zip([None, *acts], played, strict=True)
    ]  # fmt: skip
    return Course(game, steps)


def courses_in(rows: Sequence[Row], games: Mapping[str, Game]) -> dict[str, Course]:
    """The courses of the rounds that a table's log still holds. Raises `ValueError` for a log that does not replay."""
    rows = happened(from_snapshot(rows))
    if not rows:
        return {}
    charter = charter_of(rows[0].body)
    game = games[charter.game]
    match = Match.begun(game, read(rows[0].body, game))
    courses: dict[str, Course] = {}
    for row in rows:
        if not leads_on(row, match.digest()):
            raise ValueError(f"table {row.table}: row {row.seq} follows another state")
        events = match.apply(row.seat, read(row.body, game), id=row.id, wall=row.wall)
        if row.kind in {"round", "act"}:
            assert match.round is not None
            assert match.round_id is not None
            deed = read(row.body, game)
            act = Act(row.seat, deed.action, deed.cause) if isinstance(deed, Acted) else None
            steps = courses.setdefault(match.round_id, Course(game, [])).steps
            steps.append(step_of(act, match.round, events, charter.seats))
    return courses


def faults_of_seat(course: Course, seat: Seat, seen: Iterable[Seen]) -> Iterator[str]:
    """Where what a seat saw is not the way that the round took."""
    steps = course.steps
    # Where the round may be by all that the seat has seen, and the next step that this seat hears of.
    places = {-1}
    for number, one in enumerate(seen):
        if one.kind == "picture":
            first = max(0, min(places))
            places = {
                at for at in range(first, len(steps))
                if steps[at].public == one.public and steps[at].private[seat] == one.private
            }  # fmt: skip
        else:
            nexts = (
                next((at for at in range(place + 1, len(steps)) if steps[at].happened[seat]), None) for place in places
            )
            places = {at for at in nexts if at is not None and steps[at].happened[seat] == one.public}
        if not places:
            yield f"seat {seat}: message {number} ({one.kind}) shows what the round never was"
            return


def faults_of_actions(course: Course, seat: Seat, said: Sequence[Said]) -> Iterator[str]:
    """Where what a seat has played is not what it said: something lost, or played twice."""
    played = [step.act.action for step in course.steps if step.act and (step.act.by, step.act.cause) == (seat, "seat")]
    # How many of the played actions may be accounted for so far.
    counts = {0}
    for one in said:
        action = msgspec.json.decode(one.action, type=course.game.Action)
        taken = {count + 1 for count in counts if count < len(played) and played[count] == action}
        counts = taken if one.acknowledged else counts | taken
        if not counts:
            yield f"seat {seat}: its action {one.id} was acknowledged and lost"
            return
    if len(played) not in counts:
        yield f"seat {seat}: played {len(played)} times what it said {len(said)} times"


class Verdict(msgspec.Struct):
    """What the books say of the testimony: `archived` are the rounds that have ended, `running` those still on."""

    archived: set[str] = set()
    running: int = 0
    void: int = 0
    actions: int = 0
    messages: int = 0
    books: dict[str, int] = {}
    faults: list[str] = []


async def verdict_on(testimony: Testimony, folder: Path, games: Mapping[str, Game]) -> Verdict:
    """Compares the testimony with the files of a hall that is closed."""
    verdict = Verdict()
    courses: dict[str, Course] = {}
    for table, rows in (await _logs_in(folder)).items():
        try:
            courses |= courses_in(rows, games)
        except Exception as error:  # whatever it is, this table cannot be loaded
            verdict.faults.append(f"table {table} cannot be loaded: {error!r}")
    missing = testimony.rounds()
    verdict.running = len(missing & courses.keys())
    for round_id, course in courses.items():
        missing.discard(round_id)
        _judge(testimony, round_id, course, verdict)
    for round_id, record in _records_in(folder):
        verdict.archived.add(round_id)
        verdict.void += record.void
        if round_id not in courses:
            missing.discard(round_id)
            _judge(testimony, round_id, course_of(games[record.game], record), verdict)
    verdict.faults += [f"round {round_id} is neither in the log nor in the archive" for round_id in sorted(missing)]
    return verdict


def _judge(testimony: Testimony, round_id: str, course: Course, verdict: Verdict) -> None:
    for seat in range(len(course.steps[0].private)):
        seen, said = testimony.seen.get((round_id, seat), []), testimony.said.get((round_id, seat), [])
        verdict.messages += len(seen)
        verdict.actions += len(said)
        for fault in (*faults_of_seat(course, seat, seen), *faults_of_actions(course, seat, said)):
            verdict.faults.append(f"round {round_id}, {fault}")


async def _logs_in(folder: Path) -> dict[str, list[Row]]:
    log = SqliteTableLog(folder / "tables.db")
    await log.open()
    try:
        return {table: await log.rows(table) for table in await log.tables()}
    finally:
        await log.close()


def _records_in(folder: Path) -> Iterator[tuple[str, Record]]:
    with closing(connect(folder / "hall.db")) as database:
        query = "SELECT rounds.round, round_records.body FROM rounds JOIN round_records USING (cursor)"
        for round_id, body in database.execute(query):
            yield round_id, msgspec.json.decode(zlib.decompress(body), type=Record)
