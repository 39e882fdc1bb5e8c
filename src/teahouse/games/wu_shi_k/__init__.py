"""五十K — Fifty-K: two against two, two packs, a five, a ten and a king are a bomb, 200 points."""

from teahouse.games.wu_shi_k.rules import GAME

__all__ = ["GAME"]
