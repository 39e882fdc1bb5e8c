"""温岭红五 — Wenling Red Five: partners climb levels, trumps are shown during the deal, the kitty is dug."""

from teahouse.games.wenling_hong_wu.rules import GAME

__all__ = ["GAME"]
