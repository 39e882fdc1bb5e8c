"""百变双扣 — Hundred Changes: 双扣 with the big jokers wild."""

from teahouse.games.bai_bian_shuang_kou.rules import GAME

__all__ = ["GAME"]
