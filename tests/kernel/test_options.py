"""Options are a typed form: values, bounds, conflicts, presets."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
import pytest

from teahouse.kernel import BadOptions, Conflict, Field, Label, Options, form_of


class Club(Options, frozen=True):
    max_bid: Annotated[Literal[5, 7], Label("最高叫到", "Highest bid")] = 7
    claims: Annotated[Literal["full", "none"], Label("财吃碰杠", "Wild claims", values={"full": ("全", "all")})] = (
        "full"
    )
    rob: Annotated[bool, Label("抢杠", "Robbing")] = True
    stake: Annotated[int, msgspec.Meta(ge=1, le=100), Label("底分", "Stake")] = 1
    CONFLICTS: ClassVar = (Conflict({"claims": "none"}, {"rob": True}, "nothing-to-rob"),)
    PRESETS: ClassVar = {"old": {"max_bid": 5}}


def test_what_is_not_chosen_keeps_its_default() -> None:
    assert Club.read({"stake": 5}) == Club(stake=5)


@pytest.mark.parametrize(
    ("chosen", "key"),
    [
        ({"max_bid": 6}, "bad-option"),
        ({"stake": 0}, "bad-option"),
        ({"stake": True}, "bad-option"),
        ({"color": 1}, "bad-option"),
        ({"claims": "none"}, "nothing-to-rob"),
    ],
)
def test_what_the_form_would_not_offer_is_refused(chosen: dict[str, object], key: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        Club.read(chosen)
    assert refusal.value.key == key


def test_conflicting_choices_stand_if_one_gives_way() -> None:
    assert Club.read({"claims": "none", "rob": False}) == Club(claims="none", rob=False)


class Inn(Club, frozen=True):
    CONFLICTS: ClassVar = (Conflict({"claims": "none", "max_bid": 5}, {"rob": True, "stake": 1}, "dull"),)


@pytest.mark.parametrize("chosen", [{"rob": False}, {"stake": 2}, {}])
def test_any_of_what_is_forbidden_is_refused(chosen: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="dull"):
        Inn.read({"claims": "none", "max_bid": 5} | chosen)


@pytest.mark.parametrize("chosen", [{"claims": "none"}, {"max_bid": 5}])
def test_it_is_forbidden_only_while_all_conditions_hold(chosen: dict[str, object]) -> None:
    assert Inn.read(chosen) == msgspec.structs.replace(Inn(), **chosen)
    Inn.read({"claims": "none", "max_bid": 5, "rob": False, "stake": 2})


def test_the_form_lists_values_bounds_and_defaults() -> None:
    form = form_of(Club)
    assert [field.name for field in form.fields] == ["max_bid", "claims", "rob", "stake"]
    assert form.fields[0] == Field("max_bid", Label("最高叫到", "Highest bid"), 7, values=[5, 7])
    assert form.fields[2].values == [True, False]
    assert (form.fields[3].least, form.fields[3].most) == (1, 100)
    assert form.presets == {"old": {"max_bid": 5}}


def test_an_option_without_label_or_bounds_is_a_programming_error() -> None:
    class Bare(Options, frozen=True):
        stake: int = 1

    class Boundless(Options, frozen=True):
        stake: Annotated[int, Label("底分", "Stake")] = 1

    for options in (Bare, Boundless):
        with pytest.raises(TypeError):
            form_of(options)
