"""What any bot can use: rounds and matches between bots, and how much stronger one is than another."""

from teahouse.bots.match import (
    SITTING,
    Match,
    Played,
    Tally,
    course,
    in_sittings,
    named,
    play_round,
    play_sitting,
    proof_of,
    tally,
)
from teahouse.bots.strength import Sample, Strength, compare, measure

__all__ = [
    "SITTING",
    "Match",
    "Played",
    "Sample",
    "Strength",
    "Tally",
    "compare",
    "course",
    "in_sittings",
    "measure",
    "named",
    "play_round",
    "play_sitting",
    "proof_of",
    "tally",
]
