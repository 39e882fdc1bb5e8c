"""For the host: hosts, points, announcements, sanctions, backups, codes for new passwords, the books, foul play.

All but `restore` and `rebuild-ratings` may be run while the hall is open; run them as the user whose folder it is.
`teahouse admin DUTY --help` says what each of them takes.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, Final

from teahouse.cli import _errands
from teahouse.cli._backup import backup_arguments, make_backup, restore_arguments, restore_backup
from teahouse.cli._errands import now
from teahouse.cli._failures import Failure
from teahouse.cli._folder import alone, require_hall
from teahouse.cli._sanctions import add_duties, sentence
from teahouse.cli._secret import open_secret, secret_arguments
from teahouse.cli._suspicions import suspicions, suspicions_arguments
from teahouse.hall.audit import Report
from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.registration import login_of
from teahouse.kernel import registry
from teahouse.stores import NewerDatabase, OlderDatabase, Stores, open_database, read_database
from teahouse.stores.log_audit import audit_tables
from teahouse.stores.moment import TABLES, moment
from teahouse.stores.reset_codes import VALID_FOR
from teahouse.stores.table_log import key_beside

HOUR = 60 * 60 * 1000

ERRANDS: Final = (
    (
        "make-host",
        "make NAME a host of this hall, or no longer one",
        _errands.make_host_arguments,
        _errands.make_host,
    ),
    ("grant", "give NAME points of the house, or take them back", _errands.grant_arguments, _errands.grant),
    (
        "drop-second-factor",
        "ask NAME, whose telephone is lost, for the password alone",
        _errands.factor_arguments,
        _errands.drop_factor,
    ),
    ("announce", "tell everybody something, for a while", _errands.announce_arguments, _errands.announce),
    (
        "drain",
        "let no round begin any more and end with the last that is on",
        _errands.drain_arguments,
        _errands.drain,
    ),
    ("backup", "copy the hall into one file; it may be open", backup_arguments, make_backup),
    ("restore", "put a backup into the folder; the hall has to be closed", restore_arguments, restore_backup),
    (
        "suspicions",
        "look for pairs who collude and for machine-like times, and print them",
        suspicions_arguments,
        suspicions,
    ),
    ("open-secret", "write down why, then print the secret of a table's round", secret_arguments, open_secret),
)
"""Name, help, what it takes, what does it."""


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    duties = parser.add_subparsers(title="duties", metavar="DUTY", required=True)

    def with_folder(duty: ArgumentParser) -> ArgumentParser:
        duty.add_argument("--data", metavar="DIR", type=Path, default=Path("data"), help="the hall's folder (data)")
        return duty

    def add(name: str, told: str, **defaults: Any) -> ArgumentParser:
        duty = with_folder(duties.add_parser(name, help=told, description=sentence(told)))
        duty.set_defaults(**defaults)
        return duty

    code = add("reset-code", "print a one-time code with which NAME sets a new password", duty=reset_code, writes=False)
    code.add_argument("name", metavar="NAME", help="the name by which the person signs in")
    add("check", "check ledger, rounds, records and open tables against each other", duty=check, writes=False)
    add("rebuild-ratings", "rate all rounds anew; the hall has to be closed", duty=rebuild_ratings, writes=True)
    for name, told, take, errand in ERRANDS:
        take(add(name, told, errand=errand))
    for duty in add_duties(duties):
        with_folder(duty)


def run(options: Namespace) -> int:
    """0 when all is well; 1 for a fault in the books; input that cannot be worked with is a failure (2)."""
    if "errand" in options:
        status: int = options.errand(options)
        return status
    require_hall(options.data)
    if not options.writes:
        return asyncio.run(_with_stores(options))
    with alone(options.data):
        return asyncio.run(_with_stores(options))


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
    report = await stores.audit.report()
    report = await asyncio.to_thread(_with_tables, report, options.data)
    width = max(map(len, report.figures))
    for name, figure in report.figures.items():
        print(f"{name:<{width}}  {figure:>12,}")
    for fault in report.faults:
        print(f"FAULT {fault}")
    if len(report.faults) == 1:
        print("1 fault")
    else:
        print(f"{len(report.faults)} faults" if report.faults else "The books agree.")
    return 1 if report.faults else 0


def _with_tables(report: Report, folder: Path) -> Report:
    games = {game.key: game for game in registry.games()}
    with moment(folder) as now_there:
        try:
            tables = audit_tables(now_there, games, key_beside(folder / TABLES))
        except OSError as error:
            raise Failure("not-readable", f"the key of the open tables cannot be read: {error}") from error
    return Report(report.figures | tables.figures, report.faults + tables.faults)
