"""原子 — Atom: two against two, three packs, a rank of blades, wild jokers, three identical cards above all bombs."""

from teahouse.games.yuan_zi.rules import GAME

__all__ = ["GAME"]
