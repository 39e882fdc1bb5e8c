"""What is kept of a browser's own words: its name and its system, whatever else it says."""

from __future__ import annotations

import pytest

from teahouse.hall.devices import Browser, browser_of

WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"
ANDROID = f"Mozilla/5.0 (Linux; Android 14; K) {WEBKIT} Chrome/131.0 Mobile Safari/537.36"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
HARMONY = f"Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00; HMSCore 6.14.0.302) {WEBKIT} Chrome/114.0.5735.196"
WINDOWS = f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {WEBKIT} Chrome/131.0 Safari/537.36"


@pytest.mark.parametrize(
    ("agent", "name", "system"),
    [
        (ANDROID, "Chrome", "Android"),
        (f"{PHONE} Version/17.5 Mobile/15E148 Safari/604.1", "Safari", "iPhone"),
        (f"{HARMONY} HuaweiBrowser/15.0.4.312 Mobile Safari/537.36", "Huawei", "HarmonyOS"),
        (WINDOWS, "Chrome", "Windows"),
        (f"{WINDOWS} Edg/131.0", "Edge", "Windows"),
        (f"{ANDROID} XWEB/1160065 MMWEBSDK/20231202 MicroMessenger/8.0.47.2560 MQQBrowser/6.2", "WeChat", "Android"),
        (f"{PHONE} Mobile/15E148 MicroMessenger/8.0.47", "WeChat", "iPhone"),
        (f"{ANDROID} MQQBrowser/14.9", "QQ", "Android"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Linux"),
        ("SomethingElse/1.0 (Windows NT 10.0)", "", "Windows"),
        ("python-httpx/0.28", "", ""),
        ("", "", ""),
    ],
)
def test_a_browser_is_called_by_its_name_and_its_system(agent: str, name: str, system: str) -> None:
    assert browser_of(agent) == Browser(name, system)
