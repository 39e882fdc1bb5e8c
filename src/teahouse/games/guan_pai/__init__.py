"""关牌 — Shut-out: two or three players, sixteen cards each, everybody for itself."""

from teahouse.games.guan_pai.rules import GAME

__all__ = ["GAME"]
