"""Ends of hands with captured points for tests."""

from __future__ import annotations

from typing import Any

from tests.families.climbing.tables import playing

from teahouse.kernel import Game, Seat

WORTHLESS = ("3c", "3d", "3h", "3s")


def ended(
    game: Game,
    finished: tuple[Seat, ...],
    captured: list[int],
    hands: dict[Seat, str] | None = None,
    **options: Any,
) -> tuple[str, tuple[int, ...], list[dict[str, Any]]]:
    """The ending, the points and what the lines say, of a hand in which these seats are out."""
    left = ["" if seat in finished else (hands or {}).get(seat, card) for seat, card in enumerate(WORTHLESS)]
    round = playing(game, left, finished=finished, captured=captured, **options)
    round.settle([])
    assert round.outcome is not None
    assert sum(round.outcome.points) == 0
    said = [{"line": line.key, **line.params} for line in round.outcome.lines]
    return round.outcome.ending, round.outcome.points, said
