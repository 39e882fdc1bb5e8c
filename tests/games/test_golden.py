"""Every preset of every game plays as it is written down in the game's folder `golden/`."""

from __future__ import annotations

import pytest
from tests.games import golden

from teahouse.kernel import Game, registry

CASES = [(game, preset) for game in registry.games() for preset in ("default", *game.Options.PRESETS)]


@pytest.mark.parametrize(("game", "preset"), CASES, ids=[f"{game.key}:{preset}" for game, preset in CASES])
def test_the_golden_round_is_played_again(game: Game, preset: str) -> None:
    written = (golden.folder(game) / f"{preset}.txt").read_text(encoding="utf-8")
    assert golden.playthrough(game, preset) == written
