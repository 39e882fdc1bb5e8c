"""Errands to a hall, whether or not it is open."""

from __future__ import annotations

import asyncio
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from teahouse.cli._failures import Failure
from teahouse.edge.control import NobodyThere, ask
from teahouse.edge.folder import FolderInUse, held
from teahouse.hall.accounts import Accounts
from teahouse.hall.errands import Errand, Errands, MakeHost, Told
from teahouse.hall.errors import Refusal, StoreUnavailable
from teahouse.hall.hosts import Hosts
from teahouse.stores import NewerDatabase, open_database

SENTENCES = {
    "unknown-player": "nobody signs in by that name",
    "not-saved": "the hall cannot write its books",
    "bad-errand": "the hall that runs is of another version and does not know this errand",
    "fault": "the hall has failed at it; its log says why",
}


def make_host_arguments(parser: ArgumentParser) -> None:
    """What `make-host` takes."""
    parser.add_argument("name", metavar="NAME", help="the name by which the person signs in")
    parser.add_argument("--not", dest="host", action="store_false", help="he is to be a host no longer")
    parser.add_argument("--reason", default="", help="why; kept in the trail")


def make_host(options: Namespace) -> int:
    """Prints what has changed."""
    told = done(options.data, MakeHost(options.name, options.host, options.reason))
    now_is = "is a host now" if options.host else "is a host no longer"
    print(f"{options.name} {now_is}." if told["changed"] else f"Nothing to change: {options.name} {now_is}.")
    return 0


def done(folder: Path, errand: Errand) -> Told:
    """What came of the errand. Raises `Failure`: the hall's key of refusal, `not-saved`, `in-use`."""
    if not (folder / "hall.db").exists():
        raise Failure("not-saved", f"there are no books in {folder}")
    try:
        try:
            return ask(folder, errand)
        except NobodyThere:
            with held(folder):
                return asyncio.run(_offline(folder, errand))
    except Refusal as refusal:
        raise Failure(refusal.key, SENTENCES.get(refusal.key, str(refusal))) from refusal
    except FolderInUse as error:
        raise Failure("in-use", f"{error}, and does not listen (yet)") from error
    except (NewerDatabase, StoreUnavailable) as error:
        raise Failure(error.key, f"the books in {folder} cannot be written: {error}") from error


async def _offline(folder: Path, errand: Errand) -> Told:
    stores = await open_database(folder / "hall.db", now)
    try:
        accounts = Accounts(stores.accounts, now)
        return await Errands(Hosts(stores.hosts, stores.credentials, accounts, now)).run(errand)
    finally:
        await stores.close()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
