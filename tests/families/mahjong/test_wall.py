"""The wall: break by dice, both ends, the deal. 诸暨包麻将 phases 1 and 2, example 28."""

import random

import pytest

from teahouse.families.mahjong.wall import (
    Break,
    Place,
    WallEmpty,
    break_wall,
    broken_wall,
    deal,
    head_index,
    left,
    stacks_of,
    tail_index,
    undrawn,
)


def test_stacks_before_each_seat() -> None:
    assert stacks_of(136) == (17, 17, 17, 17)
    assert stacks_of(144) == (18, 18, 18, 18)
    assert stacks_of(108, dealer=1) == (13, 14, 13, 14)
    assert stacks_of(72, seats=2) == (18, 18)


@pytest.mark.parametrize(
    ("thrown", "owner"),
    [(2, 3), (3, 0), (4, 1), (5, 2), (6, 3), (7, 0), (8, 1), (9, 2), (10, 3), (11, 0), (12, 1)],
)
def test_the_sum_of_the_dice_names_the_wall_from_dealer_seat_2(thrown: int, owner: int) -> None:
    broken = break_wall(dealer=2, dice=(thrown // 2, thrown - thrown // 2))
    assert (broken.owner, broken.kept) == (owner, thrown)


def test_example_28_the_first_tile_is_the_top_of_stack_6() -> None:
    broken = break_wall(dealer=2, dice=(2, 3))
    assert broken.place(0) == Place(2, 6, "top")
    assert broken.place(1) == Place(2, 6, "bottom")
    assert broken.place(2 * 12 - 1) == Place(2, 17, "bottom")
    assert broken.place(2 * 12) == Place(1, 1, "top")  # the wall of the 上家 of seat 2
    assert break_wall(dealer=2, dice=(4, 4)).owner == 1


def test_the_tail_is_the_kept_stack_next_to_the_break() -> None:
    broken = break_wall(dealer=2, dice=(2, 3))
    places = [broken.place(tail_index(136, 53, taken)) for taken in range(12)]
    assert places[:4] == [Place(2, 5, "top"), Place(2, 5, "bottom"), Place(2, 4, "top"), Place(2, 4, "bottom")]
    assert places[8:] == [Place(2, 1, "top"), Place(2, 1, "bottom"), Place(3, 17, "top"), Place(3, 17, "bottom")]


def test_a_break_may_lie_beyond_the_owners_wall() -> None:
    broken = Break(owner=1, kept=20, stacks=stacks_of(144))
    assert broken.place(0) == Place(0, 3, "top")
    assert broken.place(143) == Place(0, 2, "bottom")


@pytest.mark.parametrize("size", [108, 136, 144])
def test_every_tile_has_its_own_place(size: int) -> None:
    broken = break_wall(dealer=1, dice=(6, 5), tiles=size)
    assert len({broken.place(index) for index in range(size)}) == size


def test_the_dice_only_open_the_circle() -> None:
    built = list(range(136))
    broken = break_wall(dealer=0, dice=(1, 1))  # the wall of seat 1, built last of the four; two stacks stay
    wall = broken_wall(built, broken)
    assert broken.first == 2 * (3 * 17 + 2)
    assert wall[:2] == (106, 107)
    assert wall[-2:] == (104, 105)
    assert sorted(wall) == built


def test_both_ends_take_top_before_bottom() -> None:
    assert [head_index(136, head, 0) for head in range(4)] == [0, 1, 2, 3]
    assert [tail_index(136, 53, tail) for tail in range(5)] == [134, 135, 132, 133, 130]


def test_the_last_stack_serves_both_ends() -> None:
    assert (head_index(8, 6, 1), tail_index(8, 6, 1)) == (7, 7)  # the tail took its top
    assert (head_index(8, 7, 0), tail_index(8, 7, 0)) == (7, 7)  # the head took its top
    assert left(8, 7, 1) == 0
    with pytest.raises(WallEmpty):
        head_index(8, 7, 1)
    with pytest.raises(WallEmpty):
        tail_index(8, 7, 1)


@pytest.mark.parametrize("seed", range(20))
def test_every_tile_is_drawn_once_whichever_end_it_comes_from(seed: int) -> None:
    rng = random.Random(seed)
    size, head, tail = 24, 0, 0
    drawn: list[int] = []
    while left(size, head, tail):
        assert sorted(drawn + undrawn(size, head, tail)) == list(range(size))
        if rng.random() < 0.5:
            drawn.append(head_index(size, head, tail))
            head += 1
        else:
            drawn.append(tail_index(size, head, tail))
            tail += 1
    assert sorted(drawn) == list(range(size))
    assert undrawn(size, head, tail) == []


def test_dealing_goes_clockwise_in_fours() -> None:
    hands = deal(range(136), order=(1, 0, 3, 2))
    assert hands[1] == [0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 52]
    assert hands[0] == [4, 5, 6, 7, 20, 21, 22, 23, 36, 37, 38, 39, 49]
    assert [len(hand) for hand in hands] == [13, 14, 13, 13]


def test_sixteen_tiles_are_dealt_in_four_rounds() -> None:
    hands = deal(range(144), order=(0, 1, 2, 3), rounds=(4, 4, 4, 4))
    assert [len(hand) for hand in hands] == [17, 16, 16, 16]
    assert hands[0][-1] == 64
