"""What a look for foul play has found, in sentences or as JSON."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping

import msgspec

from teahouse.cli._failures import Failure
from teahouse.cli._folder import require_hall
from teahouse.cli._numbers import whole
from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.nightly import DAYS
from teahouse.hall.suspicions import Suspicion
from teahouse.stores import NewerDatabase, OlderDatabase, looked_into

SIGNS: Mapping[str, str] = {
    "steady": "all of one length",
    "unmoved": "no longer where there is more to choose from",
    "never-at-a-loss": "never a long thought",
    "tireless": "hours without a break",
}


def suspicions_arguments(parser: ArgumentParser) -> None:
    """What `suspicions` takes."""
    parser.add_argument("--days", metavar="N", type=whole(1), default=DAYS, help=f"how many days back ({DAYS})")
    parser.add_argument("--json", action="store_true", help="print them as JSON, one a line")


def suspicions(options: Namespace) -> int:
    """Prints each suspicion with its figures and its rounds, the strongest pairs first. Changes nothing."""
    require_hall(options.data)
    try:
        found = looked_into(options.data, options.days)
    except (NewerDatabase, OlderDatabase, StoreUnavailable) as error:
        raise Failure(error.key, f"the books in {options.data} cannot be read: {error}") from error
    for suspicion in found:
        if options.json:
            print(msgspec.json.encode(suspicion).decode())
        else:
            print("\n".join(_told(suspicion)))
    if not options.json:
        print(f"{len(found)} suspicion{'s' * (len(found) > 1)}" if found else "Nothing suspicious.")
    return 0


def _told(suspicion: Suspicion) -> Iterator[str]:
    yield from _of_pair(suspicion) if suspicion.kind == "collusion" else _of_times(suspicion)
    for place in suspicion.evidence:
        yield f"  /r/{place.round}"
    yield ""


def _of_pair(suspicion: Suspicion) -> Iterator[str]:
    first, second = suspicion.players
    figures = suspicion.figures
    what = f"{first} and {second} spare each other" if figures["each-other"] else f"{first} gives to {second}"
    yield f"{what}: {suspicion.score:.1f} standard deviations from what their play with others lets one expect"
    yield f"  they sat together in {figures['rounds']:.0f} rounds; by chance it would be {figures['by-chance']:.0f}"
    for prefix, giver, receiver in (("", first, second), ("back-", second, first)):
        yield from _of_giver(figures, prefix, giver, receiver)


def _of_giver(figures: Mapping[str, float], prefix: str, giver: str, receiver: str) -> Iterator[str]:
    def figure(name: str) -> float:
        return figures[prefix + name]

    if prefix + "spares" in figures:
        yield (
            f"  {giver} let plays of {receiver} go by in {figure('spares'):.0f} of {figure('spares-of'):.0f} cases; "
            f"to expect were {figure('spares-expected'):.0f} (z {figure('spares-z'):.1f})"
        )
    if prefix + "feeds" in figures:
        yield (
            f"  {receiver} went out on plays of {giver} in {figure('feeds'):.0f} of {figure('feeds-of'):.0f} rounds; "
            f"to expect were {figure('feeds-expected'):.0f} (z {figure('feeds-z'):.1f})"
        )
    if prefix + "pays" in figures:
        yield f"  {receiver} got {figure('pays'):.0f} points from {giver}, before stakes (z {figure('pays-z'):.1f})"


def _of_times(suspicion: Suspicion) -> Iterator[str]:
    (person,) = suspicion.players
    figures = suspicion.figures
    signs = ", ".join(sentence for sign, sentence in SIGNS.items() if sign in figures)
    yield f"{person} answers like a clock: {signs}"
    yield (
        f"  {figures['answers']:.0f} answers, half of them within {figures['median'] / 1000:.1f} s; spread "
        f"{figures['spread']:.2f}, slope {figures['slope']:.2f} ± {2 * figures['doubt']:.2f}, long thoughts "
        f"{100 * figures['long-thoughts']:.1f} %, longest stretch {figures['stretch'] / 60:.1f} h"
    )
