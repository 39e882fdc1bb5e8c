"""The patch leads from any JSON value to any other."""

from __future__ import annotations

import copy

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from teahouse.kernel import change, difference, patched, plain

scalars = st.none() | st.booleans() | st.integers(-5, 5) | st.sampled_from(["5m", "9p", ""])
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)


@given(values, values)
def test_old_and_patch_make_new_and_leave_old_alone(old: object, new: object) -> None:
    before = copy.deepcopy(old)
    result = patched(old, difference(old, new))
    assert result == new
    assert repr(sorted(str(result))) == repr(sorted(str(new)))  # true is not 1
    assert old == before


@given(values)
def test_nothing_to_say_about_equal_values(value: object) -> None:
    assert difference(value, copy.deepcopy(value)) == []


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"left": 83, "turn": 0}, {"left": 82, "turn": 0}, [[["left"], 82]]),
        ({"pond": ["1m"]}, {"pond": ["1m", "5z"]}, [[["pond"], 1, 0, ["5z"]]]),
        ({"hand": ["1m", "2m", "9s"]}, {"hand": ["1m", "9s"]}, [[["hand"], 1, 1, []]]),
        ([{"tile": "1m", "taken": False}], [{"tile": "1m", "taken": True}], [[[0, "taken"], True]]),
        ({"a": 1, "b": 2}, {"b": 2}, [[["a"]]]),
        ({"ready": 1}, {"ready": True}, [[["ready"], True]]),
        ({"ready": [1]}, {"ready": [True]}, [[["ready"], 0, 1, [True]]]),
        (None, {"a": 1}, [[[], {"a": 1}]]),
    ],
)
def test_a_change_is_said_in_few_words(old: object, new: object, patch: object) -> None:
    assert difference(old, new) == patch


class Lamp(msgspec.Struct, frozen=True, omit_defaults=True):
    """Leaves out what is as ever."""

    colour: str = "red"
    size: int | None = None
    rooms: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        (Lamp(), Lamp("blue"), [[["colour"], "blue"]]),
        (Lamp("blue", 3), Lamp("blue"), [[["size"]]]),
        (Lamp("blue", 3), Lamp(), [[["size"]], [["colour"]]]),
        (Lamp(rooms=("a", "b")), Lamp(rooms=("a", "x", "y", "b")), [[["rooms"], 1, 0, ["x", "y"]]]),
        (Lamp(size=3), Lamp(size=3), []),
    ],
)
def test_a_change_of_a_struct_is_that_of_its_plain_form(old: Lamp, new: Lamp, patch: list[object]) -> None:
    found = plain(change(old, new))
    assert sorted(found, key=str) == sorted(patch, key=str)
    assert patched(plain(old), found) == plain(new)


def test_a_patch_of_another_value_is_an_error() -> None:
    with pytest.raises(LookupError):
        patched({}, [[["pond", 3], 1]])
