"""A hall in one file: made while it is open, put back while it is closed."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from pathlib import Path

from teahouse.cli._errands import done, now
from teahouse.cli._failures import Failure
from teahouse.cli._folder import alone
from teahouse.hall.errands import NoteBackup
from teahouse.hall.errors import StoreUnavailable
from teahouse.stores import NewerDatabase
from teahouse.stores.backup import AlreadyThere, BadBackup, Contents, back_up, restore
from teahouse.stores.moment import TABLES
from teahouse.stores.table_log import key_beside


def backup_arguments(parser: ArgumentParser) -> None:
    """What `backup` takes."""
    parser.add_argument("target", metavar="FILE", type=Path, help="the file to make, or a folder to make it in")


def restore_arguments(parser: ArgumentParser) -> None:
    """What `restore` takes."""
    parser.add_argument("backup", metavar="FILE", type=Path, help="a file that `teahouse admin backup` has made")
    parser.add_argument(
        "--replace", action="store_true", help="move a hall that is in the folder aside, into a folder within it"
    )


def make_backup(options: Namespace) -> int:
    """Prints the name of the file on stdout. It is written down first, for the copy holds everybody's accounts.

    The key of the rounds that are open is not in it: who has the backup alone reads no hand.
    """
    at = now()
    target: Path = options.target
    if target.is_dir():
        target = target / f"teahouse-{stamp(at)}.zip"
    if not target.absolute().parent.is_dir():
        raise Failure("not-saved", f"there is no folder {target.parent} to make a backup in")
    try:
        done(options.data, NoteBackup(target.name))
    except Failure as failure:
        if failure.key not in {"not-saved", "no-answer"}:
            raise
        print(f"The trail could not be written ({failure.sentence}); the backup is made all the same.", file=sys.stderr)
    try:
        contents = back_up(options.data, target, at)
    except AlreadyThere as error:
        raise Failure(error.key, f"{error} exists; a backup overwrites nothing") from error
    except (StoreUnavailable, OSError) as error:
        raise Failure("not-saved", f"there is no backup: {error}") from error
    print(target)
    print(told(contents), file=sys.stderr)
    return 0


def restore_backup(options: Namespace) -> int:
    """Prints what was restored, and where the hall is that was there before."""
    folder: Path = options.data
    aside = f"before-{stamp(now())}" if options.replace else None
    try:
        with alone(folder):
            replaced = (folder / "hall.db").exists()
            contents = restore(options.backup, folder, aside)
    except AlreadyThere as error:
        raise Failure(error.key, f"there is a hall in {error}; with --replace it is moved aside") from error
    except (BadBackup, NewerDatabase, StoreUnavailable) as error:
        raise Failure(error.key, f"{options.backup} is not restored: {error}") from error
    except OSError as error:
        raise Failure("not-saved", f"{options.backup} is not restored: {error}") from error
    print(told(contents))
    if TABLES in contents.files and not key_beside(folder / TABLES).exists():
        print(f"Tables that were open need the {key_beside(Path(TABLES))} of the hall that they were open in.")
    if replaced:
        print(f"The hall that was there is in {folder / str(aside)}.")
    return 0


def stamp(at: int) -> str:
    """A moment as it stands in the name of a file."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%d-%H%M%S")


def told(contents: Contents) -> str:
    """A line about a backup."""
    sizes = ", ".join(f"{name} {part.bytes:,} bytes" for name, part in contents.files.items())
    made = datetime.fromtimestamp(contents.made / 1000, UTC).isoformat(timespec="seconds")
    return f"Made {made} by Teahouse {contents.teahouse}, revision {contents.revision}: {sizes}."
