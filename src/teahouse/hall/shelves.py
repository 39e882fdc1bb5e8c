"""Everything durable that a hall keeps, as one thing to be handed in. `stores` implements all of it."""

from __future__ import annotations

from typing import Protocol

from teahouse.hall.accounts import AccountStore
from teahouse.hall.archive import Archive
from teahouse.hall.books import Books
from teahouse.hall.hosts import HostStore
from teahouse.hall.ledger import Ledger
from teahouse.hall.mutes import MuteStore
from teahouse.hall.presets import PresetStore
from teahouse.hall.ratings import Ratings
from teahouse.hall.registration import CredentialStore, ResetCodes
from teahouse.hall.reports import ReportStore
from teahouse.hall.sanctions import SanctionStore
from teahouse.hall.second_factors import FactorStore
from teahouse.hall.suspicions import SuspicionStore
from teahouse.hall.trail import Trail


class Shelves(Protocol):
    """The hall's stores beside the log of its tables."""

    @property
    def accounts(self) -> AccountStore: ...

    @property
    def credentials(self) -> CredentialStore: ...

    @property
    def reset_codes(self) -> ResetCodes: ...

    @property
    def second_factors(self) -> FactorStore: ...

    @property
    def mutes(self) -> MuteStore: ...

    @property
    def presets(self) -> PresetStore: ...

    @property
    def ledger(self) -> Ledger: ...

    @property
    def archive(self) -> Archive: ...

    @property
    def ratings(self) -> Ratings: ...

    @property
    def reports(self) -> ReportStore: ...

    @property
    def sanctions(self) -> SanctionStore: ...

    @property
    def suspicions(self) -> SuspicionStore: ...

    @property
    def hosts(self) -> HostStore: ...

    @property
    def trail(self) -> Trail: ...

    @property
    def books(self) -> Books: ...
