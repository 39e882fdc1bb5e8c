"""What any game is. The contract that every game of the house sits on (docs/architecture.md).

A `Game` deals a `Round`; a round is data plus its present `Phase`; seats answer with `Action`s, the table sees
`Event`s, every viewer has a `View`, and the round ends with an `Outcome`. Nothing in here does I/O (but for the
help that stands in a game's folder), reads a clock or draws luck of its own.
"""

from teahouse.kernel.about import About, Allowance, Family, Region, Title
from teahouse.kernel.actions import Action, Ask, Close, Form, HouseAction, Left, TimeUp, kebab
from teahouse.kernel.chance import (
    ABSENT_NONCE,
    SCHEME,
    Chance,
    Dream,
    Proof,
    Scripted,
    Seeded,
    commitment_of,
    seed_of,
)
from teahouse.kernel.errors import BadOptions, Diverged, Illegal, UnknownGame
from teahouse.kernel.events import ALL, Answered, Event
from teahouse.kernel.game import Bot, Game, Randomly
from teahouse.kernel.help import Help
from teahouse.kernel.options import Conflict, Field, Label, Options, OptionsForm, form_of
from teahouse.kernel.outcome import Carry, Line, Outcome, Transfer, points_of
from teahouse.kernel.patch import Patch, change, difference, patched, plain
from teahouse.kernel.phase import Phase
from teahouse.kernel.record import (
    Act,
    Record,
    acts_of,
    chance_of,
    digest,
    hash_of,
    record_of,
    replayed,
    verify,
)
from teahouse.kernel.round import Round
from teahouse.kernel.seats import HOUSE, OMNI, Cause, Seat, Viewer
from teahouse.kernel.setup import Setup
from teahouse.kernel.slots import HIDDEN, Slot
from teahouse.kernel.view import Frame, Private, Public, View

__all__ = [
    "ABSENT_NONCE",
    "ALL",
    "HIDDEN",
    "HOUSE",
    "OMNI",
    "SCHEME",
    "About",
    "Act",
    "Action",
    "Allowance",
    "Answered",
    "Ask",
    "BadOptions",
    "Bot",
    "Carry",
    "Cause",
    "Chance",
    "Close",
    "Conflict",
    "Diverged",
    "Dream",
    "Event",
    "Family",
    "Field",
    "Form",
    "Frame",
    "Game",
    "Help",
    "HouseAction",
    "Illegal",
    "Label",
    "Left",
    "Line",
    "Options",
    "OptionsForm",
    "Outcome",
    "Patch",
    "Phase",
    "Private",
    "Proof",
    "Public",
    "Randomly",
    "Record",
    "Region",
    "Round",
    "Scripted",
    "Seat",
    "Seeded",
    "Setup",
    "Slot",
    "TimeUp",
    "Title",
    "Transfer",
    "UnknownGame",
    "View",
    "Viewer",
    "acts_of",
    "chance_of",
    "change",
    "commitment_of",
    "difference",
    "digest",
    "form_of",
    "hash_of",
    "kebab",
    "patched",
    "plain",
    "points_of",
    "record_of",
    "replayed",
    "seed_of",
    "verify",
]
