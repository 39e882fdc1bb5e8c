"""线: what the bombs of a seat count together, and what they bring (sections 6.2 and 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.families.cards import held
from teahouse.families.climbing.kou.combinations import lines_of
from teahouse.families.climbing.ranks import ORDINARY, RANK
from teahouse.kernel import Seat

if TYPE_CHECKING:
    from teahouse.families.climbing.kou.options import KouOptions
    from teahouse.families.climbing.kou.round import KouRound

LEAST: Final = 4
"""Lines of the smallest bomb."""

PAID: Final = 6
"""Lines from which a bomb is paid for."""


def played(round: KouRound, seat: Seat) -> list[int]:
    """The lines of every bomb that a seat has played."""
    return [lines_of(bomb) for bomb in round.bombs(seat)]


def unplayed(round: KouRound, seat: Seat) -> list[int]:
    """The lines of the bombs left in a hand, rank by rank, and of its jokers; no chains, nothing stands in."""
    by_rank: dict[int, list[int]] = {}
    for kind in held(round.hands[seat]):
        by_rank.setdefault(min(RANK[kind], ORDINARY), []).append(kind)
    found = (reading for cards in by_rank.values() for reading in round.combinations.readings(tuple(cards)))
    return [lines_of(reading) for reading in found if reading.level]


def merged(lines: list[int]) -> list[int]:
    """合线: several bombs count as a bigger one; a result from six lines up stays when a bigger bomb follows it."""
    results: list[int] = []
    current = 0
    for line in sorted(set(lines)):
        number = lines.count(line)
        if line <= current:
            current += number
            continue
        if current >= PAID:
            results.append(current)
        current = line + (max(number - 2, 0) if line == LEAST else number - 1)
    return [*results, current] if current else []


def results(round: KouRound, seat: Seat, *, over: bool) -> list[int]:
    """What a seat's bombs count, after merging where that is agreed, each up to the cap."""
    options = round.options
    found = played(round, seat)
    if over and options.count_unplayed == "on":
        found += unplayed(round, seat)
    if options.merge == "on":
        found = merged(found)
    return [min(line, options.line_cap) for line in found]


def multiplier(options: KouOptions, best: int) -> int:
    """倍数: what the best bomb of the winners multiplies the stake by."""
    return 2 ** (best - LEAST) if options.multiplier == "on" and best > LEAST else 1


def contribution(options: KouOptions, found: list[int]) -> int:
    """贡献: what each other player pays for a seat's bombs, in bases."""
    paid = [line for line in found if line >= PAID]
    if options.contribution_mode == "single":
        paid = [max(paid)] if paid else []
    return sum(_worth(options, line) for line in paid)


def _worth(options: KouOptions, line: int) -> int:
    if options.contribution_table == "off":
        return 0
    return 2 ** (line - PAID + 1) if options.contribution_table == "doubling" else 2 * (line - PAID) + 1
