"""包红心（打10） — Red Heart Solo: one against three, level ten, settled by bands of the bid."""

from teahouse.games.bao_hong_xin.rules import GAME

__all__ = ["GAME"]
