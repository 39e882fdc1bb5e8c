"""The game as the hall knows it."""

from __future__ import annotations

from typing import ClassVar

from teahouse import kernel
from teahouse.families.mahjong.zhuji.payments import SEATS
from teahouse.families.mahjong.zhuji.plain.game import PlainGame
from teahouse.games.zhuji_zi_you_mahjong.options import Options
from teahouse.kernel import About, Title


class ZhujiZiYouMahjong(PlainGame):
    """诸暨自由麻将."""

    key: ClassVar[str] = "zhuji-zi-you-mahjong"
    version: ClassVar[str] = "1"
    about: ClassVar[About] = About(
        title=Title("诸暨自由麻将", "Zhuji Free Mahjong"),
        blurb=Title("庄家自由定财神，谁胡谁坐庄", "The dealer names the wilds as he likes; the winner deals"),
        regions=("zhuji",),
        family="mahjong",
        seats=(SEATS,),
        keywords=("zhujiziyoumajiang", "ziyoumajiang", "zjzymj", "zymj", "自由麻将", "free mahjong"),
        pace=4,
        longest=700,
    )
    Options: ClassVar[type[kernel.Options]] = Options


GAME = ZhujiZiYouMahjong()
