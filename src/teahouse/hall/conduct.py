"""The words of reports and sanctions that both sides share: why, and where it can be seen."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from teahouse.hall.errors import Refusal

Reason = Literal["stalling", "abuse", "collusion", "cheating", "other"]
"""Why somebody is reported or sanctioned: 拖延, 辱骂, 合伙, 外挂, or as a note says."""

REASONS: Final[tuple[Reason, ...]] = get_args(Reason)

Result = Literal["handled", "no-action"]
"""What became of a report or a suspicion."""

LONGEST: Final = 500
"""Characters of a note."""


class Settled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a decision settles: ids of reports and of suspicions."""

    reports: tuple[str, ...] = ()
    suspicions: tuple[str, ...] = ()


class Evidence(msgspec.Struct, frozen=True):
    """A place in a record: the round, and so many acts after its deal."""

    round: str
    step: int = 0


class Spoken(msgspec.Struct, frozen=True):
    """A line of chat as the table heard it, at (ms) and from which seat; `player` is its speaker's id."""

    at: int
    seat: int
    player: str
    text: str


def note_of(text: str) -> str:
    """A note as it is kept: no control characters, no blanks at its ends. Raises `Refusal`: `bad-note` (`most`)."""
    note = "".join(sign if sign.isprintable() or sign == "\n" else " " for sign in text).strip()
    if len(note) > LONGEST:
        raise Refusal("bad-note", most=LONGEST)
    return note
