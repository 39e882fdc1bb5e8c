"""红五 — Red Five, the partnership game with throws, no-trump and a kitty that grows with the last tractor."""

from teahouse.games.hong_wu.rules import GAME

__all__ = ["GAME"]
