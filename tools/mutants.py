"""Mutation testing of the rules: change one place of them at a time and see whether a test notices.

A *mutant* is one file of rules with one place changed: a comparison, a constant, a condition, a statement left out.
It is *killed* when one of the tests that ought to know the file fails, breaks off or does not end; else it *survives*:
a hole in the tests, or a change that nobody could see (docs/mutants.md).

    python -m tools.mutants [--sample 8] [--seed 1] [ROOM ...]        rooms: kernel, families/tricks, games/hong-wu ...

Each room draws its own sample; a larger one begins with the smaller one. No file is touched: a child process is forked
for each mutant and finds the changed file when it imports the rules. It has three times the processor's time that the
same tests need without it. Own code, because the tools that there are change functions alone (rules are tables too) or
files in place, keep what was computed at import, draw no sample and count changed annotations as killed.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import os
import random
import resource
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, MappingProxyType
from typing import Final, NamedTuple

import msgspec
import pytest
from tools.mutations import changes, mutated

ROOT: Final = Path(__file__).parent.parent
RULES: Final = ROOT / "src/teahouse"
FAMILIES: Final = ("mahjong", "tricks", "climbing")

NOT_RULES: Final = frozenset(
    {"__init__", "words", "about", "bot", "players", "greedy", "hurrying", "imagining"}
    | {"hint", "hints", "plans", "prospects", "speed", "distance"}
)
"""Files and folders of texts and of what thinks about a game: bots, and imagined rounds for them."""

SHARED: Final = 3
"""Kernel and families are the rules of many games: so many times as many mutants as of a game."""

FLAGS: Final = ("-x", "-p", "no:cacheprovider", "-p", "pytest_asyncio.plugin", "-p", "_hypothesis_pytestplugin",
                "-W", "ignore::pytest.PytestAssertRewriteWarning")  # fmt: skip
"""Parts of the tests run one after the other in one process, so that no more is read than is run: plugins stay."""

MEMORY: Final = 4 << 30


# ── who ought to notice ──────────────────────────────────────────────────────


class Room(NamedTuple):
    """A folder of rules; the tests of its games and families; the games whose golden rounds and laws know it."""

    name: str
    tests: tuple[str, ...]
    games: tuple[str, ...]

    def sample(self, size: int, seed: int) -> list[tuple[Path, int]]:
        """So many mutants, drawn at random: the file, and the number of the change in it."""
        every = [
            (path, number)
            for path in sorted((RULES / self.name.replace("-", "_")).rglob("*.py"))
            if NOT_RULES.isdisjoint((path.stem, path.parent.name))
            for number, _ in enumerate(changes(ast.parse(path.read_text("utf-8"))))
        ]
        random.Random(f"{seed}:{self.name}").shuffle(every)
        return every[:size]


def rooms() -> dict[str, Room]:
    """Kernel, families and games by their names."""
    homes = [path for path in sorted((RULES / "games").iterdir()) if (path / "__init__.py").exists()]
    sources = {home.name: "".join(path.read_text("utf-8") for path in home.glob("*.py")) for home in homes}
    families = {name: [of for of in FAMILIES if f"teahouse.families.{of}" in text] for name, text in sources.items()}
    found = [Room("kernel", ("tests/kernel", "tests/laws/test_planted_faults.py"), ("snatch",))]
    for family in FAMILIES:
        players = [name for name in families if family in families[name]]
        tests = (f"tests/families/{family}", *(f"tests/games/{name}" for name in players))
        found.append(Room(f"families/{family}", tests, tuple(map(key_of, players))))
    for name, made_of in families.items():
        tests = (f"tests/games/{name}", *(f"tests/families/{family}" for family in made_of))
        found.append(Room(f"games/{key_of(name)}", tests, (key_of(name),)))
    return {room.name: room for room in found}


def key_of(name: str) -> str:
    """The key of the game in this folder."""
    return name.replace("_", "-")


class Witness:
    """Chooses among a room's tests and keeps the name of the first that fails, and how many seconds each has taken.

    The quickest are run first, as far as their seconds are `known`.
    """

    def __init__(self, games: Sequence[str], known: Mapping[str, float]) -> None:
        self.games = games
        self.known = known
        self.noticed = ""
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(filter(self.is_asked, items), key=lambda item: self.known.get(item.nodeid, 0))

    def is_asked(self, item: pytest.Item) -> bool:
        """Of golden rounds and laws those of the room's games; of laws only the options that stand at first."""
        game, _, case = item.name.removesuffix("]").partition("[")[2].partition(":")
        match item.path.name:
            case "test_golden.py":
                return game in self.games
            case "test_laws.py":
                return game in self.games and case.startswith("default:open")
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.failed and not self.noticed:
            self.noticed = report.nodeid


# ── one mutant ───────────────────────────────────────────────────────────────


class Planted(SourceFileLoader):
    """Finds one file of rules, changed, and leaves all others to who finds them else."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        super().__init__(".".join(path.relative_to(ROOT / "src").with_suffix("").parts), str(path))
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, self.path, "exec")

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        return spec_from_file_location(fullname, self.path, loader=self) if fullname == self.name else None


class Trial(NamedTuple):
    """How a room's tests ended: what killed the mutant, if anything; where; the seconds in all and by test."""

    killer: str
    noticed: str
    seconds: float
    by_test: Mapping[str, float]


def tried(room: Room, planted: Planted | None, limit: int, known: Mapping[str, float] = MappingProxyType({})) -> Trial:
    """Runs a room's tests in a process of its own, the quickest first where their seconds are `known`."""
    reader, writer = os.pipe()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    if not (child := os.fork()):
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        os.close(reader)
        os.chdir(ROOT)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if planted:
            sys.meta_path.insert(0, planted)
        witness = Witness(room.games, known)
        answer = tested(room, witness)
        with os.fdopen(writer, "wb") as pipe:
            pipe.write(msgspec.json.encode((witness.noticed, witness.seconds)))
        os._exit(answer)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        noticed, by_test = msgspec.json.decode(pipe.read() or b'["", {}]', type=tuple[str, dict[str, float]])
    answer = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    kinds = {"test_golden.py": "golden", "test_laws.py": "laws", "": "broke off"}
    killer = kinds.get(Path(noticed.partition("::")[0]).name, "examples") if answer else ""
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Trial(killer, noticed, seconds, by_test)


def tested(room: Room, witness: Witness) -> int:
    """Runs examples, golden rounds and laws one after the other; pytest's answer at the first that fails, else 0."""
    for tests in (room.tests, ("tests/games/test_golden.py",), ("tests/laws/test_laws.py",)):
        answer = pytest.main([*FLAGS, *tests], plugins=[witness])
        if answer not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return int(answer)
    return 0


def judged(room: Room, size: int, seed: int) -> Iterator[str]:
    """Tries a room's mutants one after the other, tells of each, and yields what killed it, or nothing."""
    clean = tried(room, None, 3600)
    if clean.killer:
        sys.exit(f"{room.name}: the tests fail without any mutant: {clean.noticed or clean.killer}")
    print(f"{room.name}: its tests take {clean.seconds:.0f} s of processor", flush=True)
    for path, number in room.sample(size, seed):
        change, tree = mutated(path.read_text("utf-8"), number)
        trial = tried(room, Planted(path, tree), 20 + 3 * int(clean.seconds), clean.by_test)
        what = f"{path.relative_to(RULES)}:{change.line} #{number}  {change.before}  ->  {change.after}"
        print(f"{trial.killer or 'SURVIVED':9} {what}   {trial.noticed}", flush=True)
        yield trial.killer


def main() -> None:
    """Tries the rooms that are asked for, or all, and prints the share that was killed."""
    known = rooms()
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rooms", nargs="*", metavar="ROOM")
    parser.add_argument("--sample", type=int, default=8, help="mutants of a game; kernel and families have more")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if unknown := [name for name in asked.rooms if name not in known]:
        parser.error(f"there is no {unknown[0]}; there are {', '.join(known)}")
    importlib.import_module("hypothesis")  # what every child needs and no mutant changes
    shares = []
    for name in asked.rooms or known:
        size = asked.sample * (1 if name.startswith("games/") else SHARED)
        killers = Counter(judged(known[name], size, asked.seed))
        total, killed = killers.total(), killers.total() - killers[""]
        by = ", ".join(f"{number} {killer}" for killer, number in sorted(killers.items()) if killer)
        shares.append(f"{name:28} {killed:3} of {total:3} killed, {100 * killed // max(1, total):3} %   {by}")
    print("\n".join(["", *shares]))


if __name__ == "__main__":
    main()
