"""Sanctions from the command line: `warn`, `mute`, `suspend`, `ban`, and the end of them."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from functools import partial
from typing import Final, get_args

from teahouse.cli._errands import done
from teahouse.hall.conduct import REASONS
from teahouse.hall.errands import Impose, LiftAll
from teahouse.hall.sanctions import Kind, Terms

HOURS: Final = {"h": 1, "d": 24, "w": 7 * 24}

IMPOSED: Final[dict[Kind, str]] = {
    "warn": "warn NAME, who has to read it",
    "mute": "let NAME chat no more for a while",
    "suspend": "let NAME sit at no table for a while",
    "ban": "let NAME in no more, for a while or for good",
}


def add_duties(duties: _SubParsersAction[ArgumentParser]) -> list[ArgumentParser]:
    """The duties, for what all duties take."""
    return [*(_imposing(duties, kind) for kind in get_args(Kind)), _lifting(duties), _unbanning(duties)]


def _imposing(duties: _SubParsersAction[ArgumentParser], kind: Kind) -> ArgumentParser:
    parser = duties.add_parser(kind, help=IMPOSED[kind], description=sentence(IMPOSED[kind]))
    _name(parser)
    parser.add_argument("--reason", required=True, metavar="WHY", choices=REASONS, help=", ".join(REASONS))
    parser.add_argument("--note", metavar="TEXT", default="", help="what the person is to read about it")
    if kind != "warn":
        endless = "; without it for good" if kind == "ban" else ""
        parser.add_argument(
            "--for", dest="hours", type=hours, required=kind != "ban", metavar="TIME", help=f"12h, 3d or 2w{endless}"
        )
    if kind == "suspend":
        parser.add_argument("--rooms", dest="scope", action="store_const", const="rooms", help="in rooms only")
    parser.set_defaults(errand=partial(_impose, kind))
    return parser


def _lifting(duties: _SubParsersAction[ArgumentParser]) -> ArgumentParser:
    told = "end what is in force for NAME"
    parser = duties.add_parser("lift", help=told, description=sentence(told))
    _name(parser)
    parser.add_argument("--kind", choices=get_args(Kind), help="of this kind only")
    parser.add_argument("--note", metavar="TEXT", default="", help="why; kept in the trail")
    parser.set_defaults(errand=_lift)
    return parser


def _unbanning(duties: _SubParsersAction[ArgumentParser]) -> ArgumentParser:
    told = "let NAME in again: `lift --kind ban`"
    parser = duties.add_parser("unban", help=told, description=sentence(told))
    _name(parser)
    parser.add_argument("--note", metavar="TEXT", default="", help="why; kept in the trail")
    parser.set_defaults(errand=_lift, kind="ban")
    return parser


def sentence(told: str) -> str:
    """A line of a list as it stands alone."""
    return f"{told[0].upper()}{told[1:]}."


def _name(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the name by which the person signs in, or a guest's id")


def _impose(kind: Kind, options: Namespace) -> int:
    """Prints the id of the sanction."""
    terms = Terms(
        kind=kind,
        reason=options.reason,
        note=options.note,
        hours=getattr(options, "hours", None),
        scope=getattr(options, "scope", None) or "all",
    )
    told = done(options.data, Impose(options.name, terms))
    print(f"{kind} of {options.name}: {told['sanction']}")
    return 0


def _lift(options: Namespace) -> int:
    """Prints how many have ended."""
    told = done(options.data, LiftAll(options.name, options.kind, options.note))
    print(f"{told['lifted']} lifted.")
    return 0


def hours(text: str) -> int:
    """`12h`, `3d`, `2w` in hours."""
    read = re.fullmatch(r"([1-9]\d{0,3})([hdw])", text)
    if read is None:
        raise ArgumentTypeError(f"{text!r} is no time such as 12h, 3d or 2w")
    return int(read[1]) * HOURS[read[2]]
