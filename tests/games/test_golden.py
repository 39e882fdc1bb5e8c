"""Every preset of every game plays as it is written down in the game's folder `golden/`."""

from __future__ import annotations

import pytest
from tests.games import golden

from teahouse.kernel import Game, registry

CASES = [(game, *named) for game in registry.games() for named in golden.names(game)]


@pytest.mark.parametrize(
    ("game", "preset", "seats", "name"), CASES, ids=[f"{game.key}:{name}" for game, *_, name in CASES]
)
def test_the_golden_round_is_played_again(game: Game, preset: str, seats: int, name: str) -> None:
    written = (golden.folder(game) / name).read_text(encoding="utf-8")
    assert golden.playthrough(game, preset, seats) == written
