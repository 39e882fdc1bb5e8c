"""温岭六家统 — Wenling Six-Hand Tong: three against three, four packs, all jokers wild, 400 points."""

from teahouse.games.wenling_liu_jia_tong.rules import GAME

__all__ = ["GAME"]
