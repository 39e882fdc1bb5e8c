"""What tables count differently: seven pairs, hands of eight, a cap. The rest is told by the games' examples."""

from __future__ import annotations

from teahouse.families.mahjong.tiles import counts, parse
from teahouse.families.mahjong.zhuji.counting import NO_LUCK, Counting, Hand, Item, Luck, Tally, tally


def counted(tiles: str, wilds: str = "", luck: Luck = NO_LUCK, **table: object) -> Tally | None:
    hand = Hand(counts(parse(tiles)), None, (), tuple(parse(wilds)), 1)
    return tally(hand, luck, Counting(**({"no_wild": "deal"} | table)))  # type: ignore[arg-type]


def test_seven_pairs_are_a_hand_where_the_table_says_so() -> None:
    pairs = "1133m 4466p 2288s 55z"
    assert counted(pairs, "9m") is None
    found = counted(pairs, "9m", seven_pairs=2)
    assert found is not None
    assert found.items == (Item("seven-pairs", 2),)


def test_a_wild_tile_pairs_any_other_and_four_of_a_kind_are_two_pairs() -> None:
    found = counted("1111m 2233m 667m 9m 88m", "7m", seven_pairs=2)
    assert found is not None
    assert found.items == (Item("seven-pairs", 2), Item("full-flush", 3))
    assert counted("1111m 2233m 667m 9m 8m 4p", "7m", seven_pairs=2) is None


def test_runs_in_pairs_are_counted_as_what_is_worth_more() -> None:
    runs = "112233m 445566m 99m"
    found = counted(runs, "1p", seven_pairs=2)
    assert found is not None
    assert (found.tai, found.items[0]) == (5, Item("seven-pairs", 2))


def test_eight_at_least_counts_more_where_there_is_more() -> None:
    # East, three dragons, all triplets, half flush and no wild: 7 or more without the heavenly win.
    hand = "111z 555z 666z 777z 99m"
    exact, least, add = (counted(hand, luck=Luck(heaven=True), eight=eight) for eight in ("exact", "least", "add"))
    assert exact is not None
    assert least is not None
    assert add is not None
    plain = counted(hand)
    assert plain is not None
    assert plain.tai == 7
    assert (exact.tai, least.tai, add.tai) == (8, 8, 15)
    dealer = Hand(counts(parse(hand)), None, (), (), 0)
    more = tally(dealer, Luck(heaven=True, kong_draw=True), Counting(no_wild="deal", eight="least"))
    assert more is not None
    assert more.tai == 9


def test_a_cap_is_a_line_of_its_own() -> None:
    found = counted("111z 555z 666z 777z 99m", cap=5)
    assert found is not None
    assert found.tai == 5
    assert found.items[-1] == Item("cap", -2)
    assert sum(item.tai for item in found.items) == 5
