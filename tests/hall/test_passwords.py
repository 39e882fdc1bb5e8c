"""Which passwords may be chosen: of any characters, long enough, and none that others think of first."""

from __future__ import annotations

import pytest
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from teahouse.hall.errors import Refusal
from teahouse.hall.passwords import LEAST, Passwords, is_easily_guessed

NAME = "浣江老周"


async def refusal(password: str, name: str = NAME) -> str | None:
    try:
        await Passwords().require_good(password, name)
    except Refusal as refused:
        return refused.key
    return None


def test_the_three_thousand_most_common_that_are_long_enough_are_easily_guessed() -> None:
    common = [password for password in FREQUENCY_LISTS["passwords"] if len(password) >= LEAST][:3_000]
    assert len(common) == 3_000
    assert [password for password in common if not is_easily_guessed(password, NAME)] == []


@pytest.mark.parametrize(
    "password",
    [
        *("password", "PASSWORD", "P@ssw0rd1", "drowssap", "iloveyou"),
        *("88888888", "12345678", "abcdefgh", "qwertyuiop", "1qaz2wsx", "19870612", "aaaaaaaabbbbbbbb"),
        *("同城茶馆同城茶馆", "同城茶馆1234", "teahouse2026", "zhuji888", "wenling1987", "majiang1", "woaini1314"),
        *("浣江老周1987", "浣江老周浣江老周"),
        "passwordpasswordpasswordpasswordpassword",
    ],
)
async def test_what_others_think_of_first_is_refused(password: str) -> None:
    assert await refusal(password) == "easy-password"


@pytest.mark.parametrize(
    "password",
    ["a cup of green tea", "nine treasures and a song", "tk7qw9xz", "83514629", "喝茶打牌最开心呀", "~~ x ~ y"],
)
async def test_anything_else_is_taken_whatever_its_characters(password: str) -> None:
    assert await refusal(password) is None


async def test_the_name_of_the_account_counts_and_another_does_not() -> None:
    assert await refusal("fengjuanmei7", "FengJuanMei") == "easy-password"
    assert await refusal("fengjuanmei7", "阿根") is None


async def test_a_password_has_eight_to_128_characters() -> None:
    with pytest.raises(Refusal) as refused:
        await Passwords().require_good("tk7qw9x", NAME)
    assert (refused.value.key, refused.value.params) == ("bad-password", {"least": 8, "most": 128})
    assert await refusal("tk7qw9x " * 16) is None
    assert await refusal("tk7qw9x " * 16 + "!") == "bad-password"
