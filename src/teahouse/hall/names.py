"""What people are called: which names may be chosen, and the neighbourly ones that the hall gives to guests."""

from __future__ import annotations

import re
import unicodedata
from datetime import timedelta, timezone
from random import Random
from typing import Final

from teahouse.hall.errors import Refusal

TOWN_TIME: Final = timezone(timedelta(hours=8))
"""The calendar of the two towns."""

LONGEST: Final = 12
"""Characters (code points after normalisation) that a name may have."""

PLACES: Final[dict[str, tuple[str, ...]]] = {
    "zhuji": (
        "暨阳", "浣东", "陶朱", "店口", "枫桥", "次坞", "草塔", "牌头", "璜山", "安华", "五泄", "大唐", "姚江", "阮市",
        "街亭", "江藻", "陈宅", "赵家", "直埠", "岭北", "山下湖", "王家井", "马剑", "同山", "斯宅", "东白湖",
    ),
    "wenling": (
        "太平", "城东", "城西", "城北", "横峰", "泽国", "大溪", "松门", "箬横", "新河", "石塘", "滨海", "温峤", "城南",
        "坞根", "石桥头", "钓浜", "淋川", "岙环", "塘下", "牧屿", "山市", "潘郎", "箬山", "龙门", "交陈",
    ),
}  # fmt: skip
"""Towns, by the key of their region, and the streets and townships from which neighbours come."""

SURNAMES: Final = "陈赵杨周斯楼郭何蒋姚石寿袁俞宣边金徐傅王林叶江潘蔡颜郑梁谢朱毛冯郦钟丁戴"
GIVEN: Final = "娟珍英芳萍红兰国强明华军伟平根水福良飞龙敏燕琴菊"

BOT_NAMES: Final = (
    "小福", "小满", "小禾", "小茶", "小竹", "小荷", "小枫", "小舟", "小桥", "小雨", "小雪", "小棠",
    "小榧", "小珠", "小溪", "小岭", "小坞", "小塘", "小箬", "小潮", "小帆", "小屿", "小礁", "小橘",
    "阿榧", "阿竹", "阿荷", "阿枫", "阿舟", "阿桥", "阿潮", "阿帆", "阿橘", "阿塘", "阿岭", "阿禾",
    "老壶", "老茶", "老榧", "老樟", "老桥", "老船", "老井", "老街", "老墙", "老石", "老帆", "老灯",
)  # fmt: skip
"""The house's own players, by their number."""

DEPARTED: Final = "旧茶友"
"""What stands for somebody who has closed his account."""

LINE_BREAKS: Final = frozenset({"Zl", "Zp"})

IGNORABLE: Final = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xE0100, 0xE01F0)}
)
"""Letters, marks and signs that are drawn as nothing: Unicode's default ignorables outside category Cf, and U+2800."""

STYLES: Final = dict.fromkeys(range(0xFE00, 0xFE10))
"""Variation selectors: keyboards add them to pictures unasked, so they are dropped instead of refused."""


def chosen(name: str) -> str:
    """The name as it is kept: NFKC, runs of space made one, no space at the ends.

    Raises:
        Refusal: `name-empty`, `name-too-long` (`longest`), or `name-characters` for control and invisible
            characters, unassigned ones, and marks that stand on nothing or in a pile.
    """
    # A name far too long is refused before any work is done on it.
    if len(name) > LONGEST * 8:
        raise Refusal("name-too-long", longest=LONGEST)
    kept = re.sub(" +", " ", unicodedata.normalize("NFKC", name.translate(STYLES)).strip())
    if not kept:
        raise Refusal("name-empty")
    if len(kept) > LONGEST:
        raise Refusal("name-too-long", longest=LONGEST)
    kinds = [unicodedata.category(character) for character in kept]
    majors = "".join(kind[0] for kind in kinds)
    if "C" in majors or LINE_BREAKS.intersection(kinds) or IGNORABLE.intersection(map(ord, kept)):
        raise Refusal("name-characters")
    if majors.startswith("M") or "MMM" in majors:
        raise Refusal("name-characters")
    return kept


def neighbour(town: str, random: Random, *, numbered: bool = False) -> str:
    """A name as one hears it in the town: 店口小陈, 枫桥阿娟; with a number where all the plain ones may be taken."""
    place = random.choice(PLACES[town])
    person = random.choice(("阿" + random.choice(GIVEN), random.choice("小老") + random.choice(SURNAMES)))
    return f"{place}{person}{random.randrange(2, 10_000) if numbered else ''}"
