"""Games are found by their folders; nothing is edited to add one."""

from __future__ import annotations

import pytest

from teahouse.kernel import UnknownGame, form_of, registry


def test_every_folder_of_games_is_a_game_of_its_name() -> None:
    assert [game.key for game in registry.games()] == list(registry.keys())


def test_an_unknown_key_is_a_typed_error() -> None:
    with pytest.raises(UnknownGame) as fault:
        registry.game("no-such-game")
    assert fault.value.key == "unknown-game"
    assert fault.value.game == "no-such-game"


@pytest.mark.parametrize("key", registry.keys())
def test_every_game_can_be_shown_in_a_lobby(key: str) -> None:
    game = registry.game(key)
    assert game.about.title.zh
    assert game.about.title.en
    assert game.about.keywords
    assert form_of(game.Options).fields
    assert {"random", "greedy", "club"} <= game.bots().keys()
    for preset in game.Options.PRESETS.values():
        game.Options.read(dict(preset))


def test_every_preset_of_every_game_is_worded() -> None:
    silent = [
        (game.key, preset)
        for game in registry.games()
        for preset in game.Options.PRESETS
        if f"preset.{preset}" not in game.words()
    ]
    assert silent == []
