"""诸暨麻将, Zhuji Mahjong: 平麻将 with a turned wild tile; the dealer goes round."""

from teahouse.games.zhuji_mahjong.game import GAME

__all__ = ["GAME"]
