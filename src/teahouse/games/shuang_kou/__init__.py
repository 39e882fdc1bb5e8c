"""双扣 — Double Catch: two against two, two packs, bombs counted by lines."""

from teahouse.games.shuang_kou.rules import GAME

__all__ = ["GAME"]
