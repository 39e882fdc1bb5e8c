"""包红五 — Red Five Solo: one against three, two packs, the 5 of hearts is the highest card."""

from teahouse.games.bao_hong_wu.rules import GAME

__all__ = ["GAME"]
