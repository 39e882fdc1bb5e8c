"""The settlement of 包红五 (rules page, section 6)."""

from __future__ import annotations

from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.solo import bonus, from_each
from teahouse.families.tricks.stakes import levels
from teahouse.games.bao_hong_wu.options import Options
from teahouse.kernel import Line

Params = dict[str, str | int | list[str | int]]


def kitty_factor(options: Options, finished: Finished) -> int:
    """By what the buried points are multiplied for the dealer: +1 if it kept the last trick, else negative."""
    if not finished.dug:
        return 1
    factor = options.kitty_trump_mult if finished.trumped else options.kitty_plain_mult
    doubled = options.kitty_pattern == "double_pair" and finished.longest > 0
    return -factor * (2 if doubled else 1)


def red_five_points(options: Options, finished: Finished) -> int:
    """红五得分: so much for each red five caught, less as much for each lost."""
    return options.red_five_points * finished.balance(finished.teams[finished.dealer])


def dealer_score(options: Options, finished: Finished) -> int:
    """庄家得分: tricks, red fives and kitty."""
    kitty = kitty_factor(options, finished) * finished.kitty
    return finished.taken[finished.dealer] + red_five_points(options, finished) + kitty


def lines(options: Options, finished: Finished) -> tuple[Line, ...]:
    """The settlement, line by line."""
    dealer = finished.dealer
    score = dealer_score(options, finished)
    final = score - finished.bid
    reached = levels(final)
    caught = sum(capture.catcher == dealer for capture in finished.captures)
    fives: Params = {
        "caught": caught,
        "lost": len(finished.captures) - caught,
        "points": red_five_points(options, finished),
    }
    factor = kitty_factor(options, finished)
    kitty: Params = {"kitty": finished.kitty, "factor": abs(factor), "points": factor * finished.kitty}
    return (
        Line("captured", {"points": finished.taken[dealer]}),
        *((Line("red-five-points", fives),) if options.red_five_points else ()),
        Line("kitty-lost" if finished.dug else "kitty-kept", kitty),
        Line(
            "levels",
            {"score": score, "bid": finished.bid, "final": final, "levels": reached},
            from_each(dealer, reached * options.base),
        ),
        *bonus(finished, options.red_five_bonus * options.base),
    )
