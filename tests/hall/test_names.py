"""Which names may be chosen, and what the hall calls those who choose none."""

from random import Random

import pytest

from teahouse.hall.errors import Refusal
from teahouse.hall.names import BOT_NAMES, PLACES, chosen, neighbour


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("店口小陈", "店口小陈"),
        ("  枫桥　 阿娟 ", "枫桥 阿娟"),
        ("Ａｎｎａ７", "Anna7"),
        ("e\u0301va", "éva"),
        ("雀神🀄\ufe0f", "雀神🀄"),
        ("一二三四五六七八九十甲乙", "一二三四五六七八九十甲乙"),
        ("नमस्ते", "नमस्ते"),
    ],
)
def test_a_name_is_kept_in_one_form(given: str, kept: str) -> None:
    assert chosen(given) == kept


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("", "name-empty"),
        (" 　", "name-empty"),
        ("一二三四五六七八九十甲乙丙", "name-too-long"),
        ("ﷺ", "name-too-long"),
        ("陈" * 100_000, "name-too-long"),
        ("小\u0000陈", "name-characters"),
        ("小\n陈", "name-characters"),
        ("小\u200b陈", "name-characters"),
        ("\u202e小陈", "name-characters"),
        ("小\u2028陈", "name-characters"),
        ("\u3164", "name-characters"),
        ("\u2800", "name-characters"),
        ("小\ue000陈", "name-characters"),
        ("小\U000e0041陈", "name-characters"),
        ("小\ud800", "name-characters"),
        ("\u0301", "name-characters"),
        ("a\u0316\u0317\u0318", "name-characters"),
    ],
)
def test_a_name_that_cannot_be_read_is_refused(given: str, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        chosen(given)
    assert refused.value.key == key


def test_a_refusal_says_how_long_a_name_may_be() -> None:
    with pytest.raises(Refusal) as refused:
        chosen("一二三四五六七八九十甲乙丙")
    assert refused.value.params == {"longest": 12}


@pytest.mark.parametrize("town", list(PLACES))
def test_a_neighbour_comes_from_a_place_of_the_town(town: str) -> None:
    random = Random(1)
    for _ in range(300):
        name = neighbour(town, random)
        assert name.startswith(PLACES[town])
        assert chosen(name) == name


def test_a_numbered_neighbour_still_fits() -> None:
    random = Random(2)
    names = [neighbour("zhuji", random, numbered=True) for _ in range(300)]
    assert all(chosen(name) == name and name[-1].isdigit() for name in names)


def test_no_two_bots_are_called_alike() -> None:
    assert len(set(BOT_NAMES)) == len(BOT_NAMES) == 48
