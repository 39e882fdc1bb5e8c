"""What a browser calls itself, as people call it: `Chrome` on `Android`. No more than that is kept of it.

The whole line would tell the make of a telephone and the day of its last update, and would know its owner again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

_Signs = Sequence[tuple[re.Pattern[str], str]]


class Browser(msgspec.Struct, frozen=True):
    """A browser and the system that it runs on, `""` for what nobody knows; the client has people's words for both."""

    name: str
    system: str


def _signs(*signs: tuple[str, str]) -> _Signs:
    return tuple((re.compile(pattern), name) for pattern, name in signs)


# Most browsers also say the names of others, so the order decides.
_BROWSERS: Final = _signs(
    (r"MicroMessenger/", "WeChat"),
    (r"DingTalk/", "DingTalk"),
    (r"AlipayClient/", "Alipay"),
    (r"\bM?QQ(Browser)?/", "QQ"),
    (r"UCBrowser/", "UC"),
    (r"HuaweiBrowser/", "Huawei"),
    (r"MiuiBrowser/", "Xiaomi"),
    (r"HeyTapBrowser/", "OPPO"),
    (r"VivoBrowser/", "vivo"),
    (r"SamsungBrowser/", "Samsung"),
    (r"Edg(e|A|iOS)?/", "Edge"),
    (r"OPR/", "Opera"),
    (r"(Firefox|FxiOS)/", "Firefox"),
    (r"(Chrome|CriOS)/", "Chrome"),
    (r"Safari/", "Safari"),
)

_SYSTEMS: Final = _signs(
    (r"HarmonyOS|OpenHarmony", "HarmonyOS"),
    (r"Android", "Android"),
    (r"iPhone", "iPhone"),
    (r"iPad", "iPad"),
    (r"Windows", "Windows"),
    (r"CrOS", "ChromeOS"),
    (r"Macintosh", "Mac"),
    (r"Linux", "Linux"),
)


def browser_of(agent: str) -> Browser:
    """The browser and the system that a `User-Agent` tells of."""
    return Browser(_named(_BROWSERS, agent), _named(_SYSTEMS, agent))


def _named(signs: _Signs, agent: str) -> str:
    return next((name for sign, name in signs if sign.search(agent)), "")
