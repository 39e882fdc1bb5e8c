"""百变双扣: 双扣 in which the big jokers stand for any card and bombs are merged.

Rules page `bai-bian-shuang-kou`. The flow, the settlement and the table of combinations are those of
`families/climbing/kou`; the options make the big jokers wild.
"""

from __future__ import annotations

from teahouse import kernel
from teahouse.families.climbing.kou.game import KouGame
from teahouse.games.bai_bian_shuang_kou.options import Options
from teahouse.games.bai_bian_shuang_kou.words import WORDS
from teahouse.kernel import Title


class BaiBianShuangKou(KouGame):
    """百变双扣."""

    key = "bai-bian-shuang-kou"
    version = "1"
    about = kernel.About(
        title=Title("百变双扣", "Double Catch with Wild Kings"),
        blurb=Title("大王百搭，炸弹合线", "Double Catch with wild big jokers and merged bombs"),
        regions=("zhuji",),
        family="climbing",
        seats=(4, 2),
        keywords=("baibianshuangkou", "bbsk", "百变双扣", "千变双扣", "双扣", "百搭"),
        pace=8,
        listed=False,
        longest=500,
    )
    Options = Options
    own_words = WORDS


GAME = BaiBianShuangKou()
