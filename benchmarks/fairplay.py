"""What the report of pairs finds and whom it wrongs, on simulated weeks of honest and of colluding players.

    python benchmarks/fairplay.py play GAME calibrate|measure|plots FOLDER [SECONDS [SHIFT]]
    python benchmarks/fairplay.py score GAME FOLDER [ALARM]

GAME is zhuji-mahjong (four seats) or guan-pai (three). `play` lets the real rules be played by bots for so many seconds
of a core and keeps what is seen of the rounds in the folder: honest towns to `calibrate` with, others to `measure`
with, and towns with each kind of plot, all from different seeds; a SHIFT, under a million, makes other towns of each.
`score` prints the highest scores of honest pairs of the first set, by which the alarm was chosen, then the false
reports in 1,000 honest pairs of the second and the share of colluding pairs that is found, with 95 % intervals
(Wilson). docs/fairplay.md describes the towns and has figures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import count, groupby
from pathlib import Path
from random import Random
from time import process_time

import msgspec

from teahouse.bots.match import luck_of, proof_of
from teahouse.bots.strength import share_interval
from teahouse.fairplay import ALARM, Dealings, RoundSummary, Watch, pair_of, scores, suspicious_pairs
from teahouse.families.mahjong.actions import DISCARDS
from teahouse.families.mahjong.phases import Turn
from teahouse.families.mahjong.round import Finish, MahjongRound
from teahouse.kernel import Act, Action, Bot, Carry, Chance, Game, Round, Seat, Setup, chance_of, registry

SECONDS = 540
PEOPLE = 8
"""Of a town, who meet at its tables; towns do not meet each other."""
SITTING = 8
"""Rounds for which a table sits together."""
HONEST_ROUNDS = {3: 400, 4: 184}
"""Rounds of a town, by seats, in which most of its people sit together thirty times and more."""
TOGETHER = (40, 80)
"""Rounds together after which a colluding pair is looked at."""
BESIDE = 1_500
"""Rounds of honest towns among which the towns with a plot are looked at."""
HOUR = 60 * 60 * 1000
SEEDS = {"calibrate": 1_000_000, "measure": 2_000_000, "plots": 3_000_000}
CLUB = ("guan-pai",)
"""Games whose club player is quick enough here: one person in eight plays by it."""


class Person(msgspec.Struct, frozen=True):
    """Plays like `bot`, but at random in `careless` of 1,000 decisions, and lets plays go by in `timid` of them."""

    name: str
    bot: Bot
    careless: int
    timid: int


class Plot(msgspec.Struct, frozen=True):
    """How two people collude, in so many of a hundred rounds. The first gives, the second receives."""

    kind: str
    share: int

    @property
    def file(self) -> str:
        return f"{self.kind}-{self.share}"


PLOTS = tuple(Plot(kind, share) for kind in ("dump", "spare", "help") for share in (100, 50))


class Town:
    """Eight people of differing strength and habits.

    The first two are friends, and so are the next two: they come together always, and in every other town they also
    sit in the same order always. Half of the people come rather early, the others rather late.
    """

    def __init__(self, game: Game, seed: int, plot: Plot | None = None) -> None:
        self.game = game
        self.options = game.Options()
        self.seats = game.about.seats[-1]
        self.seed = seed
        self.luck = Random(seed)
        self.plot = plot
        self.people = [self._person(number) for number in range(PEOPLE)]

    def _person(self, number: int) -> Person:
        club = self.game.key in CLUB and self.luck.random() < 1 / 8
        return Person(
            name=f"{self.seed}-{number}",
            bot=self.game.bots()["club" if club else "greedy"],
            careless=self.luck.choice((0, 20, 60, 150)),
            timid=self.luck.choice((0, 0, 50, 120)),
        )

    def evening(self, sitting: int) -> list[Person]:
        """Who sits at the next table, by seat."""
        company = [self.luck.choice(self.people[:2] if self.plot and self.luck.random() < 0.7 else self.people)]
        place = self.people.index(company[0])
        if place < 4:
            company = self.people[place & ~1 : (place & ~1) + 2]
        others = [person for person in self.people if person not in company]
        while len(company) < self.seats:
            weights = [3 if self.people.index(person) % 2 == sitting % 2 else 1 for person in others]
            (another,) = self.luck.choices(others, weights)
            others.remove(another)
            company.append(another)
        if place < 4 and self.seed % 2:
            turn = self.luck.randrange(self.seats)
            return company[turn:] + company[:turn]
        self.luck.shuffle(company)
        return company

    def rounds(self) -> Iterator[RoundSummary]:
        """What is played in this town, without end."""
        for sitting in count():
            company = self.evening(sitting)
            carry: Carry | None = None
            for number in range(sitting * SITTING, (sitting + 1) * SITTING):
                if carry is None or self.game.over(self.options, carry):
                    carry = self.game.first(self.options, chance_of(proof_of(self.seed, number, self.seats)))
                dealings, carry = self._play(company, number, carry)
                yield RoundSummary(
                    round=f"{self.seed}-{number}",
                    game=self.game.key,
                    where=f"town {self.seed}",
                    ended_at=sitting * HOUR,
                    players=tuple(person.name for person in company),
                    dealings=dealings,
                )

    def _play(self, company: list[Person], number: int, carry: Carry) -> tuple[Dealings, Carry]:
        round, _ = self.game.deal(
            Setup(self.options, carry, self.seats), chance_of(proof_of(self.seed, number, self.seats))
        )
        luck, watch = luck_of(self.seed, number), Watch()
        move = None
        if self.plot is not None and luck.below("plot", 100) < self.plot.share and set(self.people[:2]) <= set(company):
            move = MOVES[self.plot.kind]
        giver, receiver = (company.index(person) if person in company else -1 for person in self.people[:2])
        while round.outcome is None:
            seat = round.actors()[0]
            action = move(round, seat, giver, receiver) if move is not None else None
            if action is None:
                action = honest(round, seat, company[seat], luck)
            watch.see(round, Act(seat, action))
            round.apply(seat, action)
        return watch.dealings(round.outcome), round.outcome.carry


# What people do


def honest(round: Round, seat: Seat, person: Person, luck: Chance) -> Action:
    """What somebody does who plays for himself."""
    draw = luck.below("habit", 1000)
    if draw < person.careless:
        return round.pick(seat, luck)
    passing = passes(round, seat)
    if passing is not None and draw < person.careless + person.timid:
        return passing
    return person.bot.choose(round.veil(seat), seat, luck)


def passes(round: Round, seat: Seat) -> Action | None:
    """The action that lets a play go by, where there is one."""
    if round.phase.faces(round) is None:
        return None
    return next((action for action in (round.fallback(seat),) if tag(action) == "pass"), None)


def tag(action: Action) -> object:
    return type(action).__struct_config__.tag


def dump(round: Round, seat: Seat, giver: Seat, receiver: Seat) -> Action | None:
    """One loses to the other: takes no play of his, and throws what he can go out on, for he knows his hand."""
    if seat != giver:
        return None
    if round.phase.faces(round) == receiver:
        return passes(round, seat)
    if isinstance(round, MahjongRound) and isinstance(round.phase, Turn):
        for kind, number in enumerate(round.hands[seat]):
            if number and round.may_discard(seat, kind) and round.can_win(Finish(receiver, kind, "discard", seat)):
                return DISCARDS[kind]
    return None


def spare(round: Round, seat: Seat, giver: Seat, receiver: Seat) -> Action | None:
    """Neither takes a play of the other."""
    faced = round.phase.faces(round)
    return passes(round, seat) if {seat, faced} == {giver, receiver} else None


def help_along(round: Round, seat: Seat, giver: Seat, receiver: Seat) -> Action | None:
    """One plays for the other: spares him, and takes whatever he can of everybody else's."""
    faced = round.phase.faces(round)
    if seat != giver or faced is None:
        return None
    if faced == receiver:
        return passes(round, seat)
    return next((action for action in round.candidates(seat) if tag(action) != "pass"), None)


MOVES: dict[str, Callable[[Round, Seat, Seat, Seat], Action | None]] = {
    "dump": dump,
    "spare": spare,
    "help": help_along,
}


# Files


def kept(path: Path) -> list[RoundSummary]:
    """The rounds of a file, one a line; of one that is still being written, those that are complete."""
    decoder = msgspec.json.Decoder(RoundSummary)
    return [decoder.decode(line) for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


def play(game: Game, mode: str, folder: Path, seconds: float, shift: int) -> None:
    """Honest towns, or as many towns with each plot as there is time for."""
    folder.mkdir(parents=True, exist_ok=True)
    seeds = count(SEEDS[mode] + shift)
    if mode != "plots":
        keep(folder / f"{game.key}-{mode}", seconds, seeds, lambda seed: peaceful(Town(game, seed)))
        return
    for plot in PLOTS:
        keep(
            folder / f"{game.key}-{plot.file}",
            seconds / len(PLOTS),
            seeds,
            lambda seed, plot=plot: until_together(Town(game, seed, plot).rounds(), TOGETHER[-1]),
        )


def keep(path: Path, seconds: float, seeds: Iterator[int], town: Callable[[int], Iterable[RoundSummary]]) -> None:
    """Writes towns to a file while there is time."""
    start, towns, rounds = process_time(), 0, 0
    with path.open("wb") as file:
        while process_time() - start < seconds:
            for seen in town(next(seeds)):
                file.write(msgspec.json.encode(seen) + b"\n")
                rounds += 1
            towns += 1
    print(f"{path.name}: {towns} towns, {rounds:,} rounds in {process_time() - start:.0f} s of a core", flush=True)


def peaceful(town: Town) -> Iterator[RoundSummary]:
    return (seen for _, seen in zip(range(HONEST_ROUNDS[town.seats]), town.rounds(), strict=False))


def plotters(seen: RoundSummary) -> tuple[str, str]:
    """The two of a round's town who collude, if anybody does."""
    town = seen.round.partition("-")[0]
    return f"{town}-0", f"{town}-1"


def until_together(rounds: Iterable[RoundSummary], limit: int) -> Iterator[RoundSummary]:
    """The rounds of a town with a plot until its plotters have sat together so often."""
    together = 0
    for seen in rounds:
        yield seen
        together += set(plotters(seen)) <= set(seen.players)
        if together == limit:
            return


def early(rounds: list[RoundSummary], limit: int) -> list[RoundSummary]:
    """The same of each town of a file; a town whose plotters never came so far is left out."""
    towns = (list(until_together(town, limit)) for _, town in groupby(rounds, key=plotters))
    return [
        seen
        for town in towns
        if sum(set(plotters(seen)) <= set(seen.players) for seen in town) == limit
        for seen in town
    ]


# Figures


def rate(wrong: int, of: int) -> str:
    """False reports, of how many pairs, in a thousand."""
    low, high = share_interval(wrong, of)
    return f"{wrong} of {of:,}: {1000 * wrong / of:.2f} in 1,000 [{1000 * low:.2f}, {1000 * high:.2f}]"


def score(game: Game, folder: Path, alarm: float) -> None:
    """Prints what the sets say."""
    for mode in ("calibrate", "measure"):
        honest_rounds = kept(folder / f"{game.key}-{mode}")
        told = scores(honest_rounds)
        print(f"{game.key}, {mode}: {len(honest_rounds):,} rounds, {len(told):,} honest pairs")
        print("  highest scores:", *(f"{one:.2f}" for one in sorted(told.values(), reverse=True)[:8]))
        print(f"  reported at {alarm}: {rate(sum(one >= alarm for one in told.values()), len(told))}", flush=True)
    hall = honest_rounds[:BESIDE]
    bystanders = wrong = 0
    for plot in PLOTS:
        line = f"  {plot.kind:6} in {plot.share:3} % of rounds:"
        plotted = kept(folder / f"{game.key}-{plot.file}")
        for limit in TOGETHER:
            towns = early(plotted, limit)
            guilty = {plotters(seen) for seen in towns}
            named = suspicious_pairs(hall + towns, alarm=alarm)
            reported = {pair_of(found.first, found.second) for found in named}
            low, high = share_interval(len(reported & guilty), len(guilty))
            share = len(reported & guilty) / len(guilty)
            line += f"   after {limit}: {len(reported & guilty)}/{len(guilty)} = {share:.2f} [{low:.2f}, {high:.2f}]"
        print(line, flush=True)
        # Of the last limit.
        innocent = scores(towns).keys() - guilty
        bystanders += len(innocent)
        wrong += len(reported & innocent)
    print(f"  honest pairs in towns with a plot: {rate(wrong, bystanders)}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["play", key, mode, folder, *rest]:
            seconds, shift = [*rest, *(SECONDS, 0)[len(rest) :]]
            play(registry.game(key), mode, Path(folder), float(seconds), int(shift))
        case ["score", key, folder, *alarm]:
            score(registry.game(key), Path(folder), float(alarm[0]) if alarm else ALARM)
        case _:
            sys.exit(__doc__)
