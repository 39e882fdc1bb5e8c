"""What a viewer may know of a round: one public part for everybody, one private part a seat, one question."""

from __future__ import annotations

import msgspec

from teahouse.kernel.actions import Ask


class Public(msgspec.Struct, frozen=True, gc=False):
    """What everybody at the table and every spectator sees; each game, or its family, has its own."""


class Private(msgspec.Struct, frozen=True, gc=False):
    """What one seat alone knows; each game, or its family, has its own."""


class View(msgspec.Struct, frozen=True):
    """A seat's view; a spectator's has neither `private` nor `ask`."""

    public: Public
    private: Private | None = None
    ask: Ask | None = None


class Frame(msgspec.Struct, frozen=True):
    """Everything but what lies undrawn: the public part and each seat's private part, for replays."""

    public: Public
    privates: tuple[Private, ...]
