"""The laws that every game keeps, whatever its rules (docs/architecture.md, «Laws»).

`Case` is one game with one choice of options. `walk` plays a random round and holds up every law at every step;
`cover` plays without looking until each kind of event and phase has been met. A law that is broken raises
`AssertionError`; `tests/laws/test_planted_faults.py` shows that planted faults are noticed.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, get_args

import msgspec
import pytest

from teahouse import kernel
from teahouse.kernel import (
    HOUSE,
    Act,
    Action,
    Chance,
    Close,
    Dream,
    Event,
    Game,
    Illegal,
    Left,
    Phase,
    Proof,
    Record,
    Round,
    Seat,
    Setup,
    TimeUp,
    digest,
    registry,
)

DRAWS = 20
"""So many imagined rounds are not all alike while something is hidden."""


@dataclass
class Case:
    """One game, one preset, open or protected, for so many players; and what its walks have met."""

    game: Game
    preset: str
    protected: bool
    seats: int
    met: set[str] = field(default_factory=set)

    @property
    def name(self) -> str:
        players = f":{self.seats}" if len(self.game.about.seats) > 1 else ""
        return f"{self.game.key}:{self.preset}:{'protected' if self.protected else 'open'}{players}"

    def setup(self, seed: int) -> Setup:
        chosen = {} if self.preset == "default" else self.game.Options.PRESETS[self.preset]
        options = self.game.Options.read(chosen)
        carry = self.game.first(options, Dream(seed))
        return Setup(options, carry, seats=self.seats, protected=self.protected)


def cases(game: Game) -> list[Case]:
    """Every preset of a game, each open and protected, for every number of players."""
    presets = ("default", *game.Options.PRESETS)
    return [
        Case(game, preset, protected, seats)
        for preset in presets
        for protected in (False, True)
        for seats in game.about.seats
    ]


def proof(seed: int) -> Proof:
    """A proof with an open secret, as a finished round has it."""
    secret = seed.to_bytes(32, "big")
    nonces = ("a", "b", "c", "d")
    return Proof(
        kernel.SCHEME,
        kernel.commitment_of(secret),
        nonces,
        secret.hex(),
        kernel.seed_of(secret, nonces).hex(),
    )


def acts(round: Round, chance: Chance) -> tuple[Seat, Action]:
    """A random legal act of a random actor; the referee closes what is held, but not at once."""
    actors = round.actors()
    seats = [actor for actor in actors if actor != HOUSE]
    if HOUSE in actors and (not seats or chance.below("house", 4) == 0):
        return HOUSE, house_act(round)
    seat = seats[chance.below("actor", len(seats))]
    return seat, round.pick(seat, chance)


def house_act(round: Round) -> Action:
    """What the referee may do now; it is among the actors, so there is something."""
    for action in (Close(), *(kind(seat) for kind in (TimeUp, Left) for seat in range(round.setup.seats))):
        if legal(round, HOUSE, action):
            return action
    raise AssertionError("the referee is awaited and may do nothing")


def legal(round: Round, seat: Seat, action: Action) -> bool:
    """Whether `check` accepts."""
    try:
        round.check(seat, action)
    except Illegal:
        return False
    return True


# ── one round under all laws ─────────────────────────────────────────────────


def walk(case: Case, seed: int) -> Record:
    """Plays a random round and holds up every law at every step. Returns its record."""
    chance = Dream(seed)
    setup = case.setup(seed)
    round, events = case.game.deal(setup, kernel.chance_of(proof(seed)))
    done: list[Act] = []
    pool: list[Action] = []
    events_follow(case, round, events)
    while round.outcome is None:
        assert len(done) <= case.game.about.longest, "the round does not end"
        met_by_phase(case, round)
        viewers: tuple[Seat | None, ...] = (None, *range(setup.seats))
        pool += [action for seat in round.actors() if seat != HOUSE for action in islice(round.candidates(seat), 8)]
        viewer = viewers[chance.below("viewer", len(viewers))]
        known_to_own_seat(case, round, pool, chance)
        imagined_alike(case, round, viewer, chance)
        refusals_change_nothing(case, round, pool, chance)
        if chance.below("copy", 25) == 0:
            copies_are_deep(round, chance)
        seat, action = acts(round, chance)
        dreamt = round.imagine(viewer, Dream(seed))
        asked = round.phase
        views = [msgspec.json.encode(round.view(other)) for other in viewers]
        events = round.apply(seat, action)
        if seat != viewer and legal(dreamt, seat, action):
            imagined = dreamt.apply(seat, action)
            # An end opens the hands, and the end of a secret window opens answers that the viewer could only guess.
            if not (ended(round) or ended(dreamt) or (asked.secret_actors and type(round.phase) is not type(asked))):
                no_interference(viewer, events, imagined)
        for other, view in zip(viewers, views, strict=True):
            if other != seat and not any(event.seen_by(other) for event in events):
                assert msgspec.json.encode(round.view(other)) == view, "a view changes though nothing was seen"
        done.append(Act(seat, action))
        events_follow(case, round, events)
    ends_fairly(case, round)
    record = kernel.record_of(case.game, setup, proof(seed), done)
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record
    kernel.verify(case.game, record)
    return record


def ended(round: Round) -> bool:
    """Whether the round has its outcome."""
    return round.outcome is not None


def events_follow(case: Case, round: Round, events: list[Event]) -> None:
    """Events pass through JSON, for the record and for each viewer; nobody awaited means the round is over."""
    for event in events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=case.game.Event) == event
        case.met.add(type(event).__name__)
        for viewer in (None, *range(round.setup.seats)):
            seen = event.seen_by(viewer)
            if seen is not None:
                assert type(seen) is type(event)
                assert msgspec.json.decode(msgspec.json.encode(seen), type=case.game.Event) == seen
    assert (round.outcome is not None) == (not round.actors())


def known_to_own_seat(case: Case, round: Round, pool: list[Action], chance: Chance) -> None:
    """A seat's candidates, checks, fallback and view follow from what it knows itself."""
    for seat in range(round.setup.seats):
        veiled = round.veil(seat)
        assert veiled.awaits(seat) == round.awaits(seat) == (seat in round.actors())
        listed = list(islice(round.candidates(seat), 200))
        assert list(islice(veiled.candidates(seat), 200)) == listed
        assert all(legal(round, seat, action) for action in listed), "a candidate is refused"
        assert all(legal(round, seat, action) for action in round.asides(seat)), "an aside is refused"
        for action in some(pool, chance, 4):
            assert legal(veiled, seat, action) == legal(round, seat, action)
            if case.game.about.listed and len(listed) < 200 and legal(round, seat, action):
                assert action in listed or action in round.asides(seat), "legal, but not listed"
        if round.awaits(seat):
            assert listed, "asked, but nothing to do"
            fallback = round.fallback(seat)
            assert legal(round, seat, fallback), "the fallback is refused"
            assert veiled.fallback(seat) == fallback
            for action in listed:
                assert msgspec.json.decode(msgspec.json.encode(action), type=case.game.Action) == action
        private = round.private(seat)
        assert msgspec.json.decode(msgspec.json.encode(private), type=case.game.Private) == private
    public = round.public()
    assert msgspec.json.decode(msgspec.json.encode(public), type=case.game.Public) == public


def imagined_alike(case: Case, round: Round, viewer: Seat | None, chance: Chance) -> None:
    """The viewer cannot tell an imagined round from the real one, and it is really imagined."""
    view = msgspec.json.encode(round.view(viewer))
    seed = chance.below("dream", 1 << 30)
    dreamt = round.imagine(viewer, Dream(seed))
    assert msgspec.json.encode(dreamt.view(viewer)) == view
    assert dreamt.chance is not round.chance, "the real chance is kept"
    twice = dreamt.imagine(viewer, Dream(seed))
    assert digest(twice) == digest(dreamt), "imagining keeps something of the real round"
    if chance.below("play-on", 10) == 0:
        play_on(dreamt, chance, case.game.about.longest)
        ends_fairly(case, dreamt)
    if chance.below("diversity", 25) == 0 and any(others_own(round, viewer)) and not nearly_over(round):
        drawn = [others_own(round.imagine(viewer, Dream(draw)), viewer) for draw in range(DRAWS)]
        assert any(draw != drawn[0] for draw in drawn), "all imagined rounds are alike"


def others_own(round: Round, viewer: Seat | None) -> list[Any]:
    """What other seats than the viewer's hold for themselves."""
    return [
        entry
        for name, slot in round.ALL_SLOTS.items()
        if slot is kernel.Slot.OWN
        for seat, entry in enumerate(getattr(round, name))
        if seat != viewer
    ]


def nearly_over(round: Round) -> bool:
    """Whether the round may end within two acts of each seat: then a viewer may have worked everything out."""
    twin, chance = round.copy(), Dream(0)
    for _ in range(2 * round.setup.seats):
        if twin.outcome is None:
            twin.apply(*acts(twin, chance))
    return twin.outcome is not None


def refusals_change_nothing(case: Case, round: Round, pool: list[Action], chance: Chance) -> None:
    """A refused action leaves the round as it was, whoever tries it."""
    before = digest(round)
    for action in some(pool, chance, 3):
        seat = chance.below("intruder", round.setup.seats)
        if not legal(round, seat, action):
            with pytest.raises(Illegal):
                round.apply(seat, action)
    for wrong in (Close(), TimeUp(0), Left(0)):
        for seat in range(round.setup.seats):
            assert not legal(round, seat, wrong), "a seat plays the referee"
    assert digest(round) == before


def copies_are_deep(round: Round, chance: Chance) -> None:
    """A copy played to its end leaves the original as it was."""
    before = digest(round)
    twin = round.copy()
    assert digest(twin) == before
    play_on(twin, chance, 1 << 20)
    assert digest(round) == before


def no_interference(viewer: Seat | None, real: list[Event], dreamt: list[Event]) -> None:
    """The same act of another shows the viewer the same in both worlds, up to where they take different turns."""
    for one, other in zip(real, dreamt, strict=False):
        if type(one) is not type(other) or shows_own(one, viewer) or one.REVEALS:
            return
        assert one.seen_by(viewer) == other.seen_by(viewer), f"{type(one).__name__} tells {viewer} too much"


def shows_own(event: Event, viewer: Seat | None) -> bool:
    """Whether the viewer is let into what others do not see: its own draw differs between worlds, and may."""
    return bool(event.GATED) and event.seen_by(viewer) == event


def ends_fairly(case: Case, round: Round) -> None:
    """Points add up to zero, are what the lines say, and the next round can be dealt."""
    outcome = round.outcome
    assert outcome is not None
    assert sum(outcome.points) == 0, "points come from nowhere"
    assert len(outcome.points) == round.setup.seats
    assert outcome.points == kernel.points_of(round.setup.seats, outcome.lines)
    assert all(transfer.amount >= 0 for line in outcome.lines for transfer in line.transfers)
    assert not any(round.awaits(seat) for seat in range(round.setup.seats))
    assert msgspec.json.decode(msgspec.json.encode(outcome.carry), type=case.game.Carry) == outcome.carry
    for seat in range(round.setup.seats):
        assert round.view(seat).ask is None


def play_on(round: Round, chance: Chance, longest: int) -> None:
    """Plays a round to its end by random acts."""
    for _ in range(longest):
        if round.outcome is not None:
            return
        round.apply(*acts(round, chance))
    raise AssertionError("the round does not end")


# ── rounds without looking ───────────────────────────────────────────────────


def fallback_walk(case: Case, seed: int) -> int:
    """All seats are absent: the clock plays every one of them. Returns the number of acts."""
    round, _ = case.game.deal(case.setup(seed), Dream(seed))
    for count in range(case.game.about.longest + 1):
        if round.outcome is not None:
            ends_fairly(case, round)
            return count
        seat = round.actors()[0]
        round.apply(seat, house_act(round) if seat == HOUSE else round.fallback(seat))
    raise AssertionError("a table of absent players does not end")


def elsewhere_walk(case: Case, seed: int) -> None:
    """A round that is sent to another process now and then is the same there, and goes on like the one that stayed."""
    chance = Dream(seed)
    here, _ = case.game.deal(case.setup(seed), kernel.chance_of(proof(seed)))
    there: Round = pickle.loads(pickle.dumps(here))
    while here.outcome is None:
        seat, action = acts(here, chance)
        assert there.apply(seat, action) == here.apply(seat, action)
        if chance.below("sent", 8) == 0:
            there = pickle.loads(pickle.dumps(there))
        assert digest(there) == digest(here)
    assert there.outcome == here.outcome


def leaving_walk(case: Case, seed: int) -> None:
    """Somebody leaves for good in the middle of a round: it ends fairly where the game forfeits it, else it goes on."""
    chance = Dream(seed)
    round, _ = case.game.deal(case.setup(seed), Dream(seed))
    for _ in range(chance.below("when", 2 * case.game.about.longest // 3)):
        before = round.copy()
        round.apply(*acts(round, chance))
        if round.outcome is not None:
            round = before
            break
    left = Left(chance.below("leaver", round.setup.seats))
    assert legal(round, HOUSE, left) == (case.game.about.leaving == "forfeit")
    assert not legal(round, HOUSE, Left(round.setup.seats))
    if case.game.about.leaving == "forfeit":
        events = round.apply(HOUSE, left)
        events_follow(case, round, events)
        ends_fairly(case, round)


def cover(game: Game, rounds: int) -> set[str]:
    """Plays up to `rounds` rounds of all presets; returns what was never met.

    In every third of them all seats are random, in the others random and club players sit together.
    """
    tried = cases(game)
    met = tried[0].met
    for case in tried:
        case.met = met
    club = game.bots()["club"]
    for seed in range(rounds):
        if wanted_by(game, met) <= met:
            break
        case = tried[seed % len(tried)]
        leaving_walk(case, seed)
        chance = Dream(seed)
        round, events = game.deal(case.setup(seed), Dream(seed))
        met |= {type(event).__name__ for event in events}
        while round.outcome is None:
            met_by_phase(case, round)
            seat, action = acts(round, chance)
            if seat != HOUSE and (seed + seat) % 2 and seed // len(tried) % 3:
                action = club.choose(round.veil(seat), seat, chance)
            met |= {type(event).__name__ for event in round.apply(seat, action)}
    return wanted_by(game, met) - met


def wanted_by(game: Game, met: set[str]) -> set[str]:
    """Every kind of event, every phase of the game's own folder that awaits seats, and contested windows if any."""
    registered = game.key in set(registry.keys())
    package = f"teahouse.games.{game.key.replace('-', '_')}" if registered else type(game).__module__
    own = {
        phase.__name__
        for phase in below(Phase)
        if phase.__module__.startswith(package) and phase.fallback is not Phase.fallback
    }
    events = {kind.__name__ for kind in get_args(game.Event)}
    windows = {"two asked", "one answered"} if "a window" in met else set()
    return own | events | windows


def below(kind: type[Any]) -> Iterator[type[Any]]:
    """All subclasses, generic aliases' origins included once."""
    for child in kind.__subclasses__():
        yield child
        yield from below(child)


def met_by_phase(case: Case, round: Round) -> None:
    """Notes the present phase, and whether a secret question has been put to several."""
    phase = round.phase
    case.met.add(type(phase).__name__)
    if phase.secret_actors and isinstance(answers := getattr(phase, "answers", None), tuple):
        case.met.add("a window")
        asked = len([seat for seat in round.actors() if seat != HOUSE])
        answered = sum(answer is not None for answer in answers)
        if asked + answered >= 2:
            case.met.add("two asked")
            if asked and answered:
                case.met.add("one answered")


def some(pool: list[Action], chance: Chance, number: int) -> list[Action]:
    """A few of the actions met so far, any seat's."""
    return [pool[chance.below("pool", len(pool))] for _ in range(number)] if pool else []
