"""温岭对家统 — Wenling Partner Tong: two against two, two packs, four wild jokers, 200 points."""

from teahouse.games.wenling_dui_jia_tong.rules import GAME

__all__ = ["GAME"]
