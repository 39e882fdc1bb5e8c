"""Measure how much stronger one bot is than another."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

import msgspec

from teahouse import bots
from teahouse.cli._choices import add_game, add_seats, bots_of, game_of, options_of, seats_of
from teahouse.cli._numbers import whole


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    add_seats(parser)
    parser.add_argument("challenger", metavar="CHALLENGER", help="the bot that sits at each seat in turn")
    parser.add_argument("other", metavar="OTHER", help="the bot at all other seats")
    parser.add_argument("--rounds", metavar="N", type=whole(1), default=2000, help="at least so many are played (2000)")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="the same seed plays the same rounds")
    parser.add_argument("--jobs", metavar="N", type=whole(1), default=1, help="processes that share the work")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: Namespace) -> int:
    """0 if the challenger is stronger beyond doubt, 1 if that is not shown."""
    game = game_of(args)
    options = options_of(game, args)
    challenger, other = (bots.named(game, *bots_of(game, name))[0] for name in (args.challenger, args.other))
    seats = seats_of(game, args.seats)
    rounds = max(args.rounds, 2 * seats * bots.SITTING)
    found = bots.compare(
        game,
        options,
        challenger,
        other,
        rounds=rounds,
        seats=seats,
        seed=args.seed,
        jobs=args.jobs,
    )
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        print(f"{game.key}: {args.challenger} against {args.other}, {found.rounds:,} rounds, each seat in turn")
        print(f"points a round  {found.difference:+.3f}  (95 %: {found.low:+.3f} … {found.high:+.3f})")
        print(f"rounds gained   {found.win_rate:.1%}  (a seat of the others: {found.others_win_rate:.1%})")
        print(f"{args.challenger} is {'' if found.stronger else 'not shown to be '}stronger than {args.other}")
    return 0 if found.stronger else 1
