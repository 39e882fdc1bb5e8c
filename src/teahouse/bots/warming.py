"""A first decision in every phase of a game, taken before anybody waits for one.

Families fill some tables on first use, such as the layouts of their combinations; whoever is asked first in a process
would wait for them, and with him everybody else in the hall.
"""

from __future__ import annotations

from collections import Counter

from teahouse.bots.match import course
from teahouse.kernel import Action, Bot, Chance, Dream, Game, Randomly, Round, Seat, Setup

SEED = 0


class Curious(Bot):
    """Looks at the question and asks for a hint ever more rarely in each phase, and plays at random."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.met: Counter[str] = Counter()

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        """Not a player to be measured."""
        phase = type(veiled.phase).__name__
        self.met[phase] += 1
        if self.met[phase].bit_count() == 1:
            veiled.ask(seat)
            self.game.hint(veiled, seat, chance)
        return Randomly().choose(veiled, seat, chance)


def warm(game: Game) -> None:
    """Plays a random round by the usual rules for each number of seats, with questions and hints in every phase."""
    options = game.Options()
    for seats in game.about.seats:
        luck = Dream(SEED)
        round, _ = game.deal(Setup(options, game.first(options, luck), seats), luck)
        for _ in course(round, (Curious(game),) * seats, luck):
            pass
