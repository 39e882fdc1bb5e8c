"""What the table sees of this game alone."""

from __future__ import annotations

from typing import ClassVar

from teahouse.kernel import ALL, Event


class RawPhaseBegun(Event, frozen=True):
    """So few stacks are left that who throws an unseen kind may have to pay for all (生牌阶段)."""

    SEEN: ClassVar[dict[str, str]] = {"stacks": ALL}
    stacks: int
