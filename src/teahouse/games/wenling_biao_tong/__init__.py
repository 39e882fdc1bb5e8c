"""温岭标统 — Wenling Bidding Tong: a declarer alone against three, two packs, no wild cards."""

from teahouse.games.wenling_biao_tong.rules import GAME

__all__ = ["GAME"]
