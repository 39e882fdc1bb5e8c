"""Ends of hands of 双扣 and its cousins for tests: who is out, which bombs everybody has played, what is left."""

from __future__ import annotations

from typing import Any

from tests.families.climbing.tables import playing

from teahouse.families.cards import read
from teahouse.families.climbing.kou.round import KouRound
from teahouse.families.climbing.trick import OnTable, Word
from teahouse.kernel import Game, Seat

BOMBS = {
    4: "8c8d8h8s",
    5: "8c8d8h8s 8c",
    6: "8c8d8h8s 8c8d",
    7: "8c8d8h8s 8c8d8h",
    8: "8c8d8h8s 8c8d8h8s",
    9: "".join(f"{rank}c{rank}d{rank}h{rank}s" for rank in "34567"),
    10: "".join(f"{rank}c{rank}d{rank}h{rank}s" for rank in "345678"),
    11: "".join(f"{rank}c{rank}d{rank}h{rank}s" * 2 for rank in "345"),
}
"""A bomb of so many lines."""

TABLE = {4: (1, 0), 5: (2, 0), 6: (4, 2), 7: (8, 4), 8: (16, 8), 9: (32, 16), 10: (64, 32), 11: (128, 64)}
"""By lines: what they multiply by, and what each other player pays."""

WORTHLESS = ("3c", "3d", "3h", "3s")


def ended(
    game: Game,
    finished: tuple[Seat, ...],
    *,
    hands: list[str] | None = None,
    played: dict[Seat, list[int]] | None = None,
    **options: Any,
) -> tuple[str, tuple[int, ...]]:
    """The ending and the points of a hand in which these seats are out and these bombs were played."""
    left = hands or ["" if seat in finished else card for seat, card in enumerate(WORTHLESS)]
    round = playing(game, left, finished=finished, **options)
    assert isinstance(round, KouRound)
    words = tuple(
        Word(seat, cards, round.combinations.read(cards, None))
        for seat, bombs in (played or {}).items()
        for cards in (tuple(sorted(read(BOMBS[lines]))) for lines in bombs)
    )
    round.history = tuple(OnTable(word.seat, None, (word,)) for word in words)
    round.settle([])
    assert round.outcome is not None
    assert sum(round.outcome.points) == 0
    return round.outcome.ending, round.outcome.points
