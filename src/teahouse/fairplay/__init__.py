"""A look for foul play over many rounds: pairs who play into each other's hands, people who think like a clock.

Pure: rounds in, suspicions with their evidence out. Nothing here punishes anybody; a host judges (docs/fairplay.md).
"""

from teahouse.fairplay.dealings import Choice, Dealings, Finish, Flow, Watch, dealings_of
from teahouse.fairplay.pairs import ALARM, LEAST_ROUNDS, Figure, PairSuspicion, scores, suspicious_pairs
from teahouse.fairplay.rounds import Person, RoundSummary, pair_of
from teahouse.fairplay.timing import TimingSuspicion, suspicious_times

__all__ = [
    "ALARM",
    "LEAST_ROUNDS",
    "Choice",
    "Dealings",
    "Figure",
    "Finish",
    "Flow",
    "PairSuspicion",
    "Person",
    "RoundSummary",
    "TimingSuspicion",
    "Watch",
    "dealings_of",
    "pair_of",
    "scores",
    "suspicious_pairs",
    "suspicious_times",
]
