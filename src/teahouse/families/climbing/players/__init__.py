"""The house's players of climbing games: greedy and club. They are given a veiled round and see nothing else."""

from teahouse.families.climbing.players.club import Club
from teahouse.families.climbing.players.greedy import Greedy

__all__ = ["Club", "Greedy"]
