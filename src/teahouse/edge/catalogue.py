"""The games as the lobby tells of them; gathered once, games do not change while the hall runs."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.edge.payloads import GameCard
from teahouse.kernel import Game, form_of


def card_of(game: Game) -> GameCard:
    """What a client needs to know of a game before it opens a table of it."""
    return GameCard(
        key=game.key,
        version=game.version,
        about=game.about,
        options=form_of(game.Options),
        words=dict(game.words()),
        clocks=dict(game.clocks(game.Options())),
    )


def catalogue(games: Mapping[str, Game]) -> list[GameCard]:
    """The cards of all games, in the order of the registry."""
    return [card_of(game) for game in games.values()]
