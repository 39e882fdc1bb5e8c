"""The game as the hall knows it."""

from __future__ import annotations

from typing import ClassVar

from teahouse import kernel
from teahouse.families.mahjong.zhuji.payments import SEATS
from teahouse.families.mahjong.zhuji.plain.game import PlainGame
from teahouse.games.zhuji_mahjong.options import Options
from teahouse.kernel import About, Title


class ZhujiMahjong(PlainGame):
    """诸暨麻将."""

    key: ClassVar[str] = "zhuji-mahjong"
    version: ClassVar[str] = "1"
    about: ClassVar[About] = About(
        title=Title("诸暨麻将", "Zhuji Mahjong"),
        blurb=Title("翻一张定财神，一台就能胡", "A turned tile names the wild; one tai wins"),
        regions=("zhuji",),
        family="mahjong",
        seats=(SEATS,),
        keywords=("zhujimajiang", "zjmj", "pingmajiang", "平麻将", "平胡麻将", "翻财神"),
        pace=4,
        longest=700,
    )
    Options: ClassVar[type[kernel.Options]] = Options


GAME = ZhujiMahjong()
