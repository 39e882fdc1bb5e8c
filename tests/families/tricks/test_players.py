"""Bots and hints: always legal, from the veil alone, and worded."""

from __future__ import annotations

import pytest

from teahouse.families.tricks.game import TricksGame
from teahouse.families.tricks.table import TricksHint
from teahouse.kernel import HOUSE, Close, Dream, Game, Setup, form_of, registry

GAMES = [game for game in registry.games() if isinstance(game, TricksGame)]
games = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


def test_the_family_has_five_games() -> None:
    assert [game.key for game in GAMES] == ["bao-hong-wu", "bao-hong-xin", "hong-wu", "hong-wu-3v1", "wenling-hong-wu"]


@games
@pytest.mark.parametrize("preset", [0, 1, 2])
def test_every_answer_is_legal_and_every_hint_is_worded(game: Game, preset: int) -> None:
    names = [{}, *game.Options.PRESETS.values()]
    options = game.Options.read(names[preset])
    words = game.words()
    bots = game.bots()
    for seed in range(3):
        chance = Dream(seed)
        round, _ = game.deal(Setup(options, game.first(options, chance)), chance)
        while round.outcome is None:
            seat = round.actors()[0]
            if seat == HOUSE:
                round.apply(HOUSE, Close())
                continue
            veiled = round.veil(seat)
            hint = game.hint(veiled, seat, chance)
            assert isinstance(hint, TricksHint)
            assert hint.why in words
            bot = bots["club" if (seat + seed) % 2 else "greedy"]
            round.apply(seat, bot.choose(veiled, seat, chance))
        assert all(line.key in words for line in round.outcome.lines)
        assert round.outcome.ending in {*words, "fled"}


@games
def test_what_is_said_and_shown_has_its_words(game: Game) -> None:
    words = game.words()
    groups = {field.label.group for field in form_of(game.Options).fields}
    assert groups - {"auction", "score", "rules"} <= words.keys()  # these three the client words itself
    assert {conflict.key for conflict in game.Options.CONFLICTS} <= words.keys()
    assert game.help().zh.startswith(f"# {game.about.title.zh}")
