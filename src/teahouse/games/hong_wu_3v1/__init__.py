"""红五三打一 — Red Five, three against one: bands of the bid, a kitty that counts double and fourfold."""

from teahouse.games.hong_wu_3v1.rules import GAME

__all__ = ["GAME"]
