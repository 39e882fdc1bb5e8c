"""温岭麻将, Wenling Mahjong: sixteen tiles, an indicator that names the wilds, and every hand is counted."""

from teahouse.games.wenling_mahjong.game import GAME

__all__ = ["GAME"]
