"""The settlement of 包红心 (rules page, section 6): the dealer's points against the bid, in bands."""

from __future__ import annotations

from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.solo import bonus, from_each
from teahouse.families.tricks.stakes import units
from teahouse.games.bao_hong_xin.options import Options
from teahouse.kernel import Line

CAPTURE_POINTS = 20
"""What a caught red five counts in points, where it does."""


def kitty_factor(options: Options, finished: Finished) -> int:
    """By what the buried points are multiplied for the dealer."""
    if not finished.dug or options.kitty_rule == "always_dealer":
        return 1
    match options.kitty_rule:
        case "winner_takes":
            return 0
        case "as_bao_hong_wu" if finished.trumped:
            return -2
    return -1


def capture_points(options: Options, finished: Finished) -> int:
    """Points for caught red fives, less those for lost ones."""
    if options.red_five_capture != "points":
        return 0
    return CAPTURE_POINTS * finished.balance(finished.teams[finished.dealer])


def dealer_points(options: Options, finished: Finished) -> int:
    """抓分 S: tricks, kitty and red fives; below 0 it counts as 0."""
    kitty = kitty_factor(options, finished) * finished.kitty
    return max(0, finished.taken[finished.dealer] + kitty + capture_points(options, finished))


def lines(options: Options, finished: Finished) -> tuple[Line, ...]:
    """The settlement, line by line."""
    dealer = finished.dealer
    points = dealer_points(options, finished)
    won = units(points, finished.bid)
    factor = kitty_factor(options, finished)
    kitty = {"kitty": finished.kitty, "factor": abs(factor), "points": factor * finished.kitty}
    return (
        Line("captured", {"points": finished.taken[dealer]}),
        Line("kitty-lost" if finished.dug else "kitty-kept", {**kitty}),
        *_red_fives(options, finished),
        Line(
            f"units-{'won' if won > 0 else 'lost'}-{abs(won)}",
            {"score": points, "bid": finished.bid, "units": won},
            from_each(dealer, won * options.base),
        ),
        *bonus(finished, options.base if options.red_five_capture != "off" else 0),
    )


def _red_fives(options: Options, finished: Finished) -> tuple[Line, ...]:
    if options.red_five_capture != "points":
        return ()
    caught = sum(capture.catcher == finished.dealer for capture in finished.captures)
    points = capture_points(options, finished)
    return (Line("red-five-points", {"caught": caught, "lost": len(finished.captures) - caught, "points": points}),)
