"""双扣: go out first and second with the partner; bombs multiply what it is worth.

Rules page `shuang-kou`. The flow, the settlement and the table of combinations are those of `families/climbing/kou`;
no joker is wild here.
"""

from __future__ import annotations

from teahouse import kernel
from teahouse.families.climbing.kou.game import KouGame
from teahouse.games.shuang_kou.options import Options
from teahouse.games.shuang_kou.words import WORDS
from teahouse.kernel import Title


class ShuangKou(KouGame):
    """双扣."""

    key = "shuang-kou"
    version = "1"
    about = kernel.About(
        title=Title("双扣", "Double Catch"),
        blurb=Title("两副牌，对家一起先走完，炸弹算线", "Two packs: go out with your partner, bombs multiply"),
        regions=("zhuji",),
        family="climbing",
        seats=(4, 2),
        keywords=("shuangkou", "sk", "双扣", "双扣牌", "火拼"),
        pace=8,
        listed=False,
        longest=500,
    )
    Options = Options
    own_words = WORDS


GAME = ShuangKou()
