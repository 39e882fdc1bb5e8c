"""Terms that somebody has saved, to open the next table of friends by them with one tap."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final, Protocol

import msgspec

from teahouse.hall.deeds import Agreement
from teahouse.hall.errors import Refusal
from teahouse.hall.seating import require_seats, require_sensible
from teahouse.hall.tables import Tables
from teahouse.kernel import BadOptions

MOST: Final = 20
LONGEST_NAME: Final = 24


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What a table of friends is opened by. `options` not named keep the game's defaults."""

    game: str
    options: dict[str, Any] = {}
    agreement: Agreement = Agreement()


class Preset(msgspec.Struct, frozen=True):
    """Saved terms. `valid` is false when the game's options have changed so that they no longer fit."""

    id: str
    name: str
    terms: Terms
    valid: bool = True


class PresetStore(Protocol):
    """Where presets are kept. Every method may raise `StoreUnavailable`."""

    async def of_player(self, player_id: str) -> list[Preset]:
        """In the order in which they were first saved."""

    async def save(self, player_id: str, preset: Preset, most: int) -> bool:
        """Keep it, in place of the one with its id; false when there would be more than `most`."""

    async def remove(self, player_id: str, preset_id: str) -> bool:
        """False when there is none."""


class Presets:
    """The presets of all accounts."""

    def __init__(self, store: PresetStore, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def of_player(self, player_id: str) -> list[Preset]:
        """One's presets, the oldest first."""
        presets = await self._store.of_player(player_id)
        return [msgspec.structs.replace(preset, valid=self._fits(preset.terms)) for preset in presets]

    async def save(self, player_id: str, name: str, terms: Terms, preset_id: str | None = None) -> Preset:
        """Save terms under a name; with an id in place of what was saved under it.

        Raises `Refusal`: `bad-preset-name` (`longest`), `unknown-game`, `bad-rounds`, `bad-limit`, `bad-seats`, as the
        options say, `too-many-presets` (`most`), `unknown-preset`.
        """
        kept = " ".join(name.split())
        if not 0 < len(kept) <= LONGEST_NAME or not kept.isprintable():
            raise Refusal("bad-preset-name", longest=LONGEST_NAME)
        require_sensible(terms.agreement)
        require_seats(self._tables.game(terms.game), terms.agreement.seats)
        self._require_options(terms.game, terms.options)
        if preset_id is not None and preset_id not in {preset.id for preset in await self._store.of_player(player_id)}:
            raise Refusal("unknown-preset")
        preset = Preset(preset_id or secrets.token_hex(8), kept, terms)
        if not await self._store.save(player_id, preset, MOST):
            raise Refusal("too-many-presets", most=MOST)
        return preset

    async def remove(self, player_id: str, preset_id: str) -> None:
        """Raises `Refusal`: `unknown-preset`."""
        if not await self._store.remove(player_id, preset_id):
            raise Refusal("unknown-preset")

    def _require_options(self, game: str, options: Mapping[str, Any]) -> None:
        try:
            self._tables.game(game).Options.read(dict(options))
        except BadOptions as error:
            raise Refusal(error.key, **error.params) from error

    def _fits(self, terms: Terms) -> bool:
        try:
            self._require_options(terms.game, terms.options)
        except Refusal:
            return False
        return True
