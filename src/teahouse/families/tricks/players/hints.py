"""提示: what the club player would do, why, and the other plays that a hand may walk through."""

from __future__ import annotations

from itertools import islice

import msgspec

from teahouse.families.tricks.actions import Bid, Bury, ChooseTrump, Declare, Decline, Pass, Play
from teahouse.families.tricks.cards import cards_of, names_of
from teahouse.families.tricks.leading import leads
from teahouse.families.tricks.patterns import key_of
from teahouse.families.tricks.phases import Trick
from teahouse.families.tricks.round import TricksRound
from teahouse.families.tricks.table import TricksHint
from teahouse.kernel import Action, Bot, Chance, Seat

OTHERS = 12
"""So many other plays are named."""


def counsel(player: Bot, round: TricksRound, seat: Seat, chance: Chance) -> TricksHint:
    """Counsel for a seat that is asked, from its own veil."""
    action = player.choose(round, seat, chance)
    return TricksHint(msgspec.to_builtins(action), reason(round, seat, action), others(round, seat))


def reason(round: TricksRound, seat: Seat, action: Action) -> str:
    """Why, as a key of the family's words."""
    match action:
        case Bid():
            return "hint-bid"
        case Pass():
            return "hint-pass"
        case ChooseTrump():
            return "hint-trump"
        case Declare():
            return "hint-declare"
        case Decline():
            return "hint-decline"
        case Bury():
            return "hint-bury"
        case Play(cards=cards):
            return _reason_to_play(round, seat, cards)
    raise AssertionError(action)


def _reason_to_play(round: TricksRound, seat: Seat, names: tuple[str, ...]) -> str:
    trick = round.stage.trick()
    assert trick is not None
    if trick.lead is None:
        return "hint-lead"
    best = trick.winning.key
    key = key_of(round.order, trick.lead, cards_of(names), exact=round.conventions.exact_ruff)
    if key is not None and best is not None and key > best:
        return "hint-win"
    return "hint-feed" if round.teams[trick.winning.seat] == round.teams[seat] else "hint-low"


def others(round: TricksRound, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """Legal plays of cards, the cheap ones first."""
    phase = round.phase
    if not isinstance(phase, Trick):
        return ()
    if phase.on_table.lead is None:
        return tuple(
            names_of(cards) for cards in islice(leads(round.order, round.conventions, round.hands[seat]), OTHERS)
        )
    plays = islice(phase.candidates(round, seat), OTHERS)
    return tuple(play.cards for play in plays if isinstance(play, Play))
