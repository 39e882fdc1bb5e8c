"""A person's own data, all that the hall keeps under his account, as one document."""

from __future__ import annotations

import msgspec

from teahouse.hall.accounts import Player, Profile
from teahouse.hall.archive import Archive, GameStatistics, RoundEntry
from teahouse.hall.ledger import Posting
from teahouse.hall.presets import Preset
from teahouse.hall.registration import Device
from teahouse.hall.reports import OwnReport
from teahouse.hall.sanctions import OwnSanction

PAGE = 100


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """The document. Records of the rounds are read one by one, at `/api/rounds/{round}/record`."""

    profile: Profile
    registered: bool
    second_factor: bool
    sessions: list[Device]
    presets: list[Preset]
    muted: list[Player]
    reports: list[OwnReport]
    sanctions: list[OwnSanction]
    balance: int
    postings: list[Posting]
    statistics: list[GameStatistics]
    rounds: list[RoundEntry]


async def all_rounds(archive: Archive, player_id: str) -> list[RoundEntry]:
    """Every round of a player, the newest first."""
    rounds: list[RoundEntry] = []
    while page := await archive.of_player(player_id, rounds[-1].cursor if rounds else None, PAGE):
        rounds += page
    return rounds
