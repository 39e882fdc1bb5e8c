"""In what the games of the family differ by data alone while cards are played."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from teahouse.families.tricks.ranking import Ranking

ThrowRule = Literal["strict_min", "component", "off"]
ThrowFail = Literal["lowest_card", "ordered_all", "beatable_only"]
Duty = Literal["must", "free"]
TractorDuty = Literal["must", "must_degrade", "free"]


class Conventions(Struct, frozen=True, kw_only=True):
    """The house rules that the phases follow.

    `follow_pair` and `follow_tractor` say what must be supplied of a lead's pairs and tractors (`must_degrade`: a
    shorter run, if there is none of the same length); where pairs are free, so are tractors. `exact_ruff`: a ruff
    needs the lead's own structure, not at least it. `throw_rule` tests a throw by its lowest card alone, or component
    by component; `throw_fail` names what is led instead of a failed one; with `throw_equal_breaks` an equal card
    elsewhere spoils it, too.

    `bid_most` is the highest bid. `trump_before_kitty`: trumps are named without having seen the kitty.
    `bury_red_five`: whether a red five may be buried. `captures`: whether a red five lost to the other side counts.
    """

    ranking: Ranking
    follow_pair: Duty = "must"
    follow_tractor: TractorDuty = "must"
    exact_ruff: bool = False
    throw_rule: ThrowRule = "component"
    throw_fail: ThrowFail = "ordered_all"
    throw_equal_breaks: bool = False
    bid_most: int = 200
    trump_before_kitty: bool = False
    bury_red_five: bool = True
    captures: bool = False
