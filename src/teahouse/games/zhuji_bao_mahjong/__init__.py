"""诸暨包麻将, Zhuji Declarer Mahjong: an auction for 台, wild tiles named by the declarer, one against three."""

from teahouse.games.zhuji_bao_mahjong.game import GAME

__all__ = ["GAME"]
