"""诸暨自由麻将, Zhuji Free Mahjong: 平麻将 in which the dealer names the wild tiles; the winner deals next."""

from teahouse.games.zhuji_zi_you_mahjong.game import GAME

__all__ = ["GAME"]
