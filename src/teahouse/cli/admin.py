"""For the host: hosts, codes for new passwords, the books, the ratings, a look for foul play.

All but rating anew may be run while the hall is open.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from teahouse.cli._errands import make_host, make_host_arguments, now
from teahouse.cli._failures import Failure
from teahouse.cli._suspicions import suspicions, suspicions_arguments
from teahouse.edge.folder import FolderInUse, held
from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.registration import login_of
from teahouse.stores import NewerDatabase, OlderDatabase, Stores, open_database, read_database
from teahouse.stores.reset_codes import VALID_FOR

HOUR = 60 * 60 * 1000


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    duties = parser.add_subparsers(title="duties", metavar="DUTY", required=True)
    code = duties.add_parser("reset-code", help="print a one-time code with which NAME sets a new password")
    code.add_argument("name", metavar="NAME", help="the name by which the person signs in")
    code.set_defaults(duty=reset_code, writes=False)
    audit = duties.add_parser("check", help="check ledger, rounds and records against each other")
    audit.set_defaults(duty=check, writes=False)
    rebuild = duties.add_parser("rebuild-ratings", help="rate all rounds anew; the hall has to be closed")
    rebuild.set_defaults(duty=rebuild_ratings, writes=True)
    host = duties.add_parser("make-host", help="make NAME a host of this hall, or no longer one")
    make_host_arguments(host)
    host.set_defaults(errand=make_host)
    look = duties.add_parser("suspicions", help="look for pairs who collude and for machine-like times, and print them")
    suspicions_arguments(look)
    look.set_defaults(errand=suspicions)
    for duty in (code, audit, rebuild, host, look):
        duty.add_argument("--data", metavar="DIR", type=Path, default=Path("data"), help="the hall's folder (data)")


def run(options: Namespace) -> int:
    """0 when all is well; 1 for a fault in the books; input that cannot be worked with is a failure (2)."""
    if "errand" in options:
        status: int = options.errand(options)
        return status
    if not options.writes:
        return asyncio.run(_with_stores(options))
    if not (options.data / "hall.db").exists():
        raise Failure("not-saved", f"there are no books in {options.data}")
    try:
        with held(options.data):
            return asyncio.run(_with_stores(options))
    except FolderInUse as error:
        raise Failure("in-use", str(error)) from error


async def _with_stores(options: Namespace) -> int:
    try:
        stores = await (open_database if options.writes else read_database)(options.data / "hall.db", now)
    except (NewerDatabase, OlderDatabase, StoreUnavailable) as error:
        raise Failure(error.key, f"the books in {options.data} cannot be read: {error}") from error
    try:
        status: int = await options.duty(stores, options)
    finally:
        await stores.close()
    return status


async def reset_code(stores: Stores, options: Namespace) -> int:
    """Prints the code alone on stdout."""
    login = login_of(options.name)
    if await stores.credentials.credentials(login) is None:
        raise Failure("unknown-player", f"nobody signs in as {options.name!r}")
    try:
        code = stores.reset_codes.give(login, now())
    except OSError as error:
        raise Failure("not-saved", str(error)) from error
    print(code)
    print(f"Good once, for {VALID_FOR // HOUR} hours. An older code of this person is no longer good.")
    return 0


async def rebuild_ratings(stores: Stores, options: Namespace) -> int:
    """Prints how many rounds there were to rate."""
    del options
    print(f"{await stores.ratings.rebuild():,} rounds rated anew.")
    return 0


async def check(stores: Stores, options: Namespace) -> int:
    """Prints the figures, then the faults."""
    del options
    report = await stores.audit.report()
    width = max(map(len, report.figures))
    for name, figure in report.figures.items():
        print(f"{name:<{width}}  {figure:>12,}")
    for fault in report.faults:
        print(f"FAULT {fault}")
    print(f"{len(report.faults)} faults" if report.faults else "The books agree.")
    return 1 if report.faults else 0
