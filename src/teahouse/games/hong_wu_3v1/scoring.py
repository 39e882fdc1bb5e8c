"""The settlement of 红五三打一 (rules page, section 6)."""

from __future__ import annotations

from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.solo import bonus, from_each
from teahouse.families.tricks.stakes import levels, units
from teahouse.games.hong_wu_3v1.options import Options
from teahouse.kernel import Line


def kitty_factor(options: Options, finished: Finished) -> int:
    """By what the buried points are multiplied for the dealer: +1 if it kept the last trick, else 0 or less.

    The defenders count f times the buried points; as the dealer misses them as well, it loses f − 1 times as much.
    """
    if not finished.dug:
        return 1
    match options.kitty_mult:
        case "2_4":
            return -3 if finished.longest else -1
        case "1":
            return 0
    return -2 if finished.trumped else -1


def raw_points(options: Options, finished: Finished) -> int:
    """The dealer's points as they add up; below 0 where the kitty took more than there was."""
    fives = options.red_five_points * finished.balance(finished.teams[finished.dealer])
    return finished.taken[finished.dealer] + kitty_factor(options, finished) * finished.kitty + fives


def multiplier(options: Options, bid: int) -> int:
    """What a high bid multiplies the units by."""
    if options.bid_multiplier == "off" or bid < 100:
        return 1
    return 2 if bid < 150 else 3


def lines(options: Options, finished: Finished) -> tuple[Line, ...]:
    """The settlement, line by line."""
    dealer = finished.dealer
    factor = kitty_factor(options, finished)
    kitty = {"kitty": finished.kitty, "factor": abs(factor), "points": factor * finished.kitty}
    return (
        Line("captured", {"points": finished.taken[dealer]}),
        Line("kitty-lost" if finished.dug else "kitty-kept", {**kitty}),
        *_red_fives(options, finished),
        _result(options, finished),
        *bonus(finished, options.red_five_bonus * options.base),
    )


def _red_fives(options: Options, finished: Finished) -> tuple[Line, ...]:
    if not options.red_five_points:
        return ()
    balance = finished.balance(finished.teams[finished.dealer])
    caught = (len(finished.captures) + balance) // 2
    points = options.red_five_points * balance
    return (Line("red-five-points", {"caught": caught, "lost": len(finished.captures) - caught, "points": points}),)


def _result(options: Options, finished: Finished) -> Line:
    score, bid, dealer = raw_points(options, finished), finished.bid, finished.dealer
    if options.settlement == "levels":
        reached = levels(score - bid)
        params = {"score": score, "bid": bid, "final": score - bid, "levels": reached}
        return Line("levels", {**params}, from_each(dealer, reached * options.base))
    won = units(max(0, score), bid)
    factor = multiplier(options, bid)
    return Line(
        f"units-{'won' if won > 0 else 'lost'}-{abs(won)}",
        {"score": max(0, score), "bid": bid, "units": won, "factor": factor},
        from_each(dealer, won * factor * options.base),
    )
