"""What a veiled round does not hold cannot be read, compared, counted or used as a key."""

from __future__ import annotations

from typing import Any

import pytest
from tests.laws import snatch, suite

from teahouse.kernel import HIDDEN, OMNI, Dream, Illegal, Slot
from teahouse.kernel.slots import copied, veiled


def test_own_slots_keep_the_viewers_entry_alone() -> None:
    assert veiled([[1], [2], [3]], Slot.OWN, 1) == [HIDDEN, [2], HIDDEN]
    assert veiled((1, 2), Slot.OWN, None) == (HIDDEN, HIDDEN)
    assert veiled([5], Slot.SECRET, 0) is HIDDEN
    assert veiled([5], Slot.OPEN, None) == [5]


def test_touching_a_secret_fails_loudly() -> None:
    for touch in (bool, len, iter, hash, int, lambda it: it[0], lambda it: 3 in it, lambda it: it == 3):
        with pytest.raises(LookupError):
            touch(HIDDEN)
    assert HIDDEN == HIDDEN  # noqa: PLR0124 — two veils may be compared


def test_copies_are_one_level_deep() -> None:
    hands = [[1], [2]]
    twin = copied(hands)
    twin[0].append(3)
    assert hands == [[1], [2]]


def test_after_the_end_hands_are_open_and_the_deck_is_not() -> None:
    case = suite.cases(snatch.GAME)[0]
    round, _ = snatch.GAME.deal(case.setup(1), Dream(1))
    seen: Any = round.veil(OMNI)
    assert seen.deck is HIDDEN
    assert isinstance(round, snatch.Table)
    assert round.veil(None).hands == [HIDDEN] * 3
    assert round.veil(OMNI).hands == round.hands
    suite.play_on(round, Dream(2), 80)
    assert round.veil(None).hands == round.hands
    seen = round.veil(None)
    assert seen.deck is HIDDEN
    with pytest.raises(Illegal, match="round-over"):
        round.check(0, snatch.Pass())


class Sparing(snatch.Table):
    """Says what its private part is drawn from."""

    __slots__ = ()
    OWN_FROM = ("hands",)


class Careless(snatch.Table):
    """Says that it reads the pond alone, and reads hands."""

    __slots__ = ()
    OWN_FROM = ("pond",)


def test_while_nothing_that_a_private_part_is_drawn_from_changes_it_need_not_be_drawn_again() -> None:
    round, _ = snatch.GAME.deal(suite.cases(snatch.GAME)[0].setup(1), Dream(1))
    assert round.drawn_from(0) is None
    round.__class__ = Sparing
    hand = list(round.hands[1])  # type: ignore[attr-defined]  # as every round of this game
    before = round.drawn_from(1)
    assert (before, round.private(1)) == ((hand,), snatch.Private(tuple(hand)))
    round.hands[0].append(6)  # type: ignore[attr-defined]
    assert round.drawn_from(1) == before
    round.hands[1].append(6)  # type: ignore[attr-defined]
    assert round.drawn_from(1) == ([*hand, 6],) != before


def test_a_private_part_reads_nothing_but_what_it_says_it_is_drawn_from() -> None:
    round, _ = snatch.GAME.deal(suite.cases(snatch.GAME)[0].setup(1), Dream(1))
    round.__class__ = Careless
    with pytest.raises(AttributeError, match="hands"):
        round.private(0)
