"""Errands to a hall, whether or not it is open."""

from __future__ import annotations

import asyncio
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from teahouse.cli._failures import Failure
from teahouse.cli._folder import alone, require_hall
from teahouse.cli._numbers import whole
from teahouse.edge.control import NobodyThere, ask
from teahouse.hall.accounts import Accounts
from teahouse.hall.errands import Announce, Drain, DropFactor, Errand, Errands, Grant, MakeHost, Told
from teahouse.hall.errors import Refusal, StoreUnavailable
from teahouse.hall.grants import Grants
from teahouse.hall.hosts import Hosts
from teahouse.hall.moderation import Moderation
from teahouse.hall.notices import Notices
from teahouse.hall.sanctions import Sanctions
from teahouse.hall.second_factors import SecondFactors
from teahouse.stores import NewerDatabase, open_database

SENTENCES = {
    "bad-amount": "points are a number from 1 to 1,000,000, or below zero to take them back",
    "bad-announcement": "say something, in up to 200 characters",
    "bad-time": "an announcement stands for a year at most",
    "balance-too-small": "there are not so many points to take back",
    "no-second-factor": "this person signs in by the password alone",
    "hall-closed": "no hall is open on this folder",
    "reason-missing": "say why, by --reason",
    "reason-too-long": "say why in up to 500 characters",
    "unknown-player": "nobody signs in by that name",
    "is-a-host": "that is a host of this hall: first `make-host --not`",
    "bad-term": "it needs a length from 1h to 366d; only a ban may be for good",
    "bad-note": "a note has at most 500 characters",
    "not-saved": "the hall cannot write its books",
    "bad-errand": "the hall that runs is of another version and does not know this errand",
    "fault": "the hall has failed at it; its log says why",
    "no-answer": "the hall has not answered; the trail tells whether it was done",
}


def make_host_arguments(parser: ArgumentParser) -> None:
    """What `make-host` takes."""
    parser.add_argument("name", metavar="NAME", help="the name by which the person signs in")
    parser.add_argument("--not", dest="host", action="store_false", help="he is to be a host no longer")
    parser.add_argument("--reason", metavar="WHY", default="", help="why; kept in the trail")


def make_host(options: Namespace) -> int:
    """Prints what has changed."""
    told = done(options.data, MakeHost(options.name, options.host, options.reason))
    now_is = "is a host now" if options.host else "is a host no longer"
    print(f"{options.name} {now_is}." if told["changed"] else f"Nothing to change: {options.name} {now_is}.")
    return 0


def grant_arguments(parser: ArgumentParser) -> None:
    """What `grant` takes."""
    parser.add_argument("name", metavar="NAME", help="the name by which the person signs in")
    parser.add_argument("points", metavar="POINTS", type=whole(), help="how many; below zero to take them back")
    parser.add_argument("--reason", metavar="WHY", default="", help="why; kept in the trail, and asked for")


def grant(options: Namespace) -> int:
    """Prints the new balance."""
    told = done(options.data, Grant(options.name, options.points, options.reason))
    print(f"{options.name} has {told['balance']:,} points now.")
    return 0


def factor_arguments(parser: ArgumentParser) -> None:
    """What `drop-second-factor` takes."""
    parser.add_argument("name", metavar="NAME", help="the name by which the person signs in")
    parser.add_argument("--reason", metavar="WHY", default="", help="why; kept in the trail, and asked for")


def drop_factor(options: Namespace) -> int:
    """Prints what has changed."""
    done(options.data, DropFactor(options.name, options.reason))
    print(f"{options.name} signs in by the password alone now.")
    return 0


def announce_arguments(parser: ArgumentParser) -> None:
    """What `announce` takes."""
    parser.add_argument("--zh", metavar="TEXT", default="", help="the announcement in Chinese")
    parser.add_argument("--en", metavar="TEXT", default="", help="the announcement in English")
    parser.add_argument("--minutes", metavar="N", type=whole(1), default=60, help="how long it stands (60)")
    parser.add_argument("--off", action="store_true", help="take down what is announced")


def announce(options: Namespace) -> int:
    """Prints until when it stands."""
    if options.off:
        done(options.data, Announce())
        print("Nothing is announced any more.")
        return 0
    if not (options.zh or options.en):
        raise Failure("bad-announcement", SENTENCES["bad-announcement"])
    until = now() + options.minutes * 60_000
    done(options.data, Announce(options.zh, options.en, until))
    print(f"Announced for {options.minutes} minutes.")
    return 0


def drain_arguments(parser: ArgumentParser) -> None:
    """What `drain` takes."""
    parser.add_argument("--off", dest="on", action="store_false", help="go on: rounds may begin again")


def drain(options: Namespace) -> int:
    """Prints how many rounds are on."""
    told = done(options.data, Drain(options.on))
    what = "No round begins any more; the hall ends with the last of" if options.on else "Rounds begin again, beside"
    print(f"{what} {told['playing']} that are on.")
    return 0


def done(folder: Path, errand: Errand) -> Told:
    """What came of the errand. Raises `Failure`: the hall's key of refusal, `no-hall`, `not-saved`, `in-use`, …."""
    require_hall(folder)
    try:
        try:
            return ask(folder, errand)
        except NobodyThere:
            with alone(folder, "it does not listen (yet): try again, or see what its log says"):
                return asyncio.run(_offline(folder, errand))
    except Refusal as refusal:
        raise Failure(refusal.key, SENTENCES.get(refusal.key, str(refusal))) from refusal
    except (NewerDatabase, StoreUnavailable) as error:
        raise Failure(error.key, f"the books in {folder} cannot be written: {error}") from error


async def _offline(folder: Path, errand: Errand) -> Told:
    stores = await open_database(folder / "hall.db", now)
    try:
        accounts, sanctions = Accounts(stores.accounts, now), Sanctions(stores.sanctions, now)
        hosts = Hosts(stores.hosts, stores.credentials, accounts, now)
        grants = Grants(stores.ledger, accounts, now)
        notices = Notices(stores.trail, now, lambda _: None)
        moderation = Moderation(sanctions, stores.reports, stores.suspicions, accounts, _at_the_next_start, now)
        await notices.load()
        await sanctions.load()
        factors = SecondFactors(stores.second_factors, now)
        return await Errands(hosts, grants, notices, moderation, factors, stores.trail, now).run(errand)
    finally:
        await stores.close()


async def _at_the_next_start(player_id: str) -> None:
    """Nobody is in a hall that is closed; when it opens it holds up what was decided."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
