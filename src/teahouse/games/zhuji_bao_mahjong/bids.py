"""The ladder of bids and what each is worth (rules page §6.1)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from teahouse.games.zhuji_bao_mahjong.options import Options


class Step(Struct, frozen=True):
    """A bid: `T3` is 3台, `D3` 独3台, `W3` 无财3台.

    `tai` is what the declarer's hand has to reach, `kinds` how many kinds of wild tiles he may name at most, `points`
    the contract points B (包台分) that pass between him and each opponent, before the table's unit.
    """

    id: str
    rank: int
    tai: int
    kinds: int
    points: int


LOWEST = "T2"
"""What the dealer declares when everybody has passed."""


@lru_cache(maxsize=64)
def ladder(options: Options) -> dict[str, Step]:
    """The steps of a table's ladder by id, the lowest first: N台 < 独N台 < 无财N台 < N+1台."""
    letters = {"T": 2, "D": 1, "W": 0} if options.no_wild_bids else {"T": 2, "D": 1}
    steps = [(letter, tai) for tai in range(2, options.max_bid + 1) for letter in letters]
    return {
        f"{letter}{tai}": Step(f"{letter}{tai}", rank, tai, letters[letter], _points(options, letter, tai))
        for rank, (letter, tai) in enumerate(steps)
    }


def _points(options: Options, letter: str, tai: int) -> int:
    """N台 has a price of its own; 独N台 and 无财N台 cost as much as N+1台."""
    priced = tai if letter == "T" else tai + 1
    if options.contract_table == "custom":
        return int(getattr(options, f"points_{priced}"))
    return 5 << (priced - 2)
