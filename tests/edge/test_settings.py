from pathlib import Path

import pytest

from teahouse.edge.limits import UNLIMITED, Limits
from teahouse.edge.settings import BadSetting, Settings, read


def test_without_a_word_the_hall_is_for_this_machine_alone() -> None:
    assert read({}, {}) == Settings(host="127.0.0.1", port=8000, data=Path("data"), origins=(), log_level="info")


def test_a_flag_wins_over_a_variable() -> None:
    environment = {"TEAHOUSE_PORT": "9000", "TEAHOUSE_DATA": "/srv/hall"}
    settings = read({"port": "9001", "data": None}, environment)
    assert (settings.port, settings.data) == (9001, Path("/srv/hall"))


def test_an_empty_variable_is_none() -> None:
    assert read({}, {"TEAHOUSE_ORIGINS": "", "TEAHOUSE_PORT": ""}) == Settings()


def test_origins_are_a_list_without_trailing_slashes() -> None:
    settings = read({"origins": "https://hall.example/, https://www.hall.example"}, {})
    assert settings.origins == ("https://hall.example", "https://www.hall.example")
    assert settings.https


@pytest.mark.parametrize(("text", "pause"), [("700-1800", (700, 1800)), ("0", (0, 0))])
def test_the_pause_of_bots_is_a_span_or_one_length(text: str, pause: tuple[int, int]) -> None:
    assert read({"bot_pause": text}, {}).bot_pause == pause


def test_limits_can_be_put_out_for_load_tests() -> None:
    assert read({"limits": "off"}, {}).limits == UNLIMITED
    assert read({"limits": "on"}, {}).limits == Limits()


@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("port", "http", "a port from 0 to 65535"),
        ("port", "65536", "a port from 0 to 65535"),
        ("origins", "hall.example", "a list such as https://hall.example"),
        ("origins", "https://hall.example/play", "a list such as https://hall.example"),
        ("proxies", "proxy", "a list of IP addresses"),
        ("bot_pause", "9-3", "milliseconds such as 400-1200"),
        ("log_level", "loud", "one of debug, info, warning, error"),
        ("limits", "few", "on or off"),
    ],
)
def test_what_cannot_be_used_is_named(name: str, text: str, wanted: str) -> None:
    with pytest.raises(BadSetting) as by_variable:
        read({}, {f"TEAHOUSE_{name.upper()}": text})
    assert str(by_variable.value) == f"TEAHOUSE_{name.upper()}: {text!r} is not {wanted}"
    with pytest.raises(BadSetting) as by_flag:
        read({name: text}, {})
    assert by_flag.value.name == f"--{name.replace('_', '-')}"
