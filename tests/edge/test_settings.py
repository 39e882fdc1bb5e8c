from pathlib import Path

import pytest

from teahouse.edge.limits import UNLIMITED, Limits
from teahouse.edge.settings import BadSetting, Settings, read, strangers


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


def test_the_token_of_the_figures_is_the_word_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("k3Qx-9_~v.Wb0/Za+\n")
    assert read({}, {}, file(tmp_path, 'metrics_token = "token"')).metrics_token == "k3Qx-9_~v.Wb0/Za+"


@pytest.mark.parametrize("word", ["", "short", "with a blank in the middle"])
def test_a_word_that_is_no_token_is_refused_and_not_shown(tmp_path: Path, word: str) -> None:
    path = tmp_path / "words.txt"
    path.write_text(word)
    with pytest.raises(BadSetting) as refused:
        read({"metrics_token": str(path)}, {})
    assert str(refused.value).startswith(f"--metrics-token: '{path}' is not a file with a word of 16 to 200 letters")
    with pytest.raises(BadSetting):
        read({"metrics_token": str(tmp_path / "nowhere")}, {})


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
        ("sockets_per_address", "0", "a number from 1 to 1000000"),
        ("sockets_per_account", "many", "a number from 1 to 1000000"),
    ],
)
def test_what_cannot_be_used_is_named(name: str, text: str, wanted: str) -> None:
    with pytest.raises(BadSetting) as by_variable:
        read({}, {f"TEAHOUSE_{name.upper()}": text})
    assert str(by_variable.value) == f"TEAHOUSE_{name.upper()}: {text!r} is not {wanted}"
    with pytest.raises(BadSetting) as by_flag:
        read({name: text}, {})
    assert by_flag.value.name == f"--{name.replace('_', '-')}"


def file(folder: Path, text: str) -> Path:
    path = folder / "hall.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_file_is_read_and_flag_and_variable_win_over_it(tmp_path: Path) -> None:
    path = file(
        tmp_path,
        """
        port = 9000
        data = "hall"
        origins = ["https://hall.example", "https://www.hall.example"]
        bot_pause = "700-1800"
        limits = false
        log_level = "warning"
        """,
    )
    settings = read({}, {}, path)
    assert (settings.port, settings.bot_pause, settings.limits) == (9000, (700, 1800), UNLIMITED)
    assert settings.origins == ("https://hall.example", "https://www.hall.example")
    assert settings.data == tmp_path / "hall", "places count from the folder of the file"
    settings = read({"log_level": "error"}, {"TEAHOUSE_PORT": "9001", "TEAHOUSE_LOG_LEVEL": "debug"}, path)
    assert (settings.port, settings.log_level, settings.bot_pause) == (9001, "error", (700, 1800))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 8000", "hall.toml: 'prot' is not a setting; those are bot_pause, data, host, "),
        ('port = "http"', "port in {path}: 'http' is not a port from 0 to 65535"),
        ("port = 8000.5", "port in {path}: '8000.5' is not a port from 0 to 65535"),
        ("port = true", "port in {path}: 'True' is not a port from 0 to 65535"),
        ("origins = [1]", "origins in {path}: '[1]' is not a list such as https://hall.example"),
        ('host = ["127.0.0.1", "::1"]', "host in {path}: \"['127.0.0.1', '::1']\" is not an address"),
        ('host = ""', "host in {path}: '' is not an address"),
        ('data = ""', "data in {path}: '' is not a folder"),
        ("limits = 1", "limits in {path}: '1' is not on or off"),
        ("[hall]\nport = 1", "hall.toml: 'hall' is not a setting; those are "),
        ("port 8000", "is not a file of settings: "),
    ],
)
def test_what_cannot_be_used_in_a_file_is_named(tmp_path: Path, text: str, told: str) -> None:
    path = file(tmp_path, text)
    with pytest.raises(BadSetting) as refused:
        read({}, {}, path)
    assert told.format(path=path) in str(refused.value)
    with pytest.raises(BadSetting, match=r"--settings: .*No such file"):
        read({}, {}, tmp_path / "nowhere.toml")
    with pytest.raises(BadSetting, match=r"TEAHOUSE_SETTINGS: .*No such file"):
        read({}, {"TEAHOUSE_SETTINGS": str(tmp_path / "nowhere.toml")})


def test_a_file_can_be_named_by_a_variable_and_a_flag_wins(tmp_path: Path) -> None:
    variable = {"TEAHOUSE_SETTINGS": str(file(tmp_path, "port = 9000"))}
    assert read({}, variable).port == 9000
    other = tmp_path / "other.toml"
    other.write_text("port = 9001")
    assert read({}, variable, other).port == 9001
    assert read({}, {"TEAHOUSE_SETTINGS": ""}) == Settings()


@pytest.mark.parametrize("name", ["host", "data", "rooms", "words", "metrics_token"])
def test_a_flag_that_was_left_empty_is_no_setting(name: str) -> None:
    """An empty host would open the hall to the whole network, an empty folder would be the one that one stands in."""
    with pytest.raises(BadSetting):
        read({name: ""}, {})


def test_a_variable_that_is_none_of_the_settings_is_a_stranger() -> None:
    assert strangers({"TEAHOUSE_PROT": "1", "TEAHOUSE_PORT": "1", "TEAHOUSE_SETTINGS": "", "HOME": "/"}) == [
        "TEAHOUSE_PROT"
    ]
