"""Play in the terminal against bots, at any game."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser, Namespace
from itertools import islice
from pathlib import Path

import msgspec

from teahouse import bots
from teahouse.bots import Match, Played
from teahouse.bots.match import luck_of
from teahouse.cli._choices import add_game, bots_of, game_of, options_of
from teahouse.cli._faces import FACES, faces_of
from teahouse.cli._failures import Failure
from teahouse.cli._numbers import whole
from teahouse.cli._show import Faces, block, inline, settlement
from teahouse.kernel import Action, Bot, Chance, Event, Game, HouseAction, Illegal, Round, Seat, Setup, chance_of, plain

PERSON: Seat = 0
LISTED = 30
"""So many answers are numbered on the screen; any other legal one can be typed as JSON."""

COMMANDS = """\
  1 2 3 …   take the answer with this number
  {…}       an answer as JSON, for example {"type":"discard","tile":"5m"}
  h         a hint
  r         the rules of the game
  ?         this help
  q         leave"""


class Quit(Exception):
    """The person has left."""


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    parser.add_argument("--rounds", metavar="N", type=whole(1), default=1, help="how many are played (1)")
    parser.add_argument("--seed", metavar="S", type=int, help="play known deals again; without it, new ones")
    parser.add_argument("--bots", metavar="NAME", default="club", help="who sits at the other seats")
    parser.add_argument("--protected", action="store_true", help="claim windows open whether or not anybody can claim")
    parser.add_argument("--tiles", choices=FACES, default="words", help="how mahjong tiles are drawn")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write the records of finished rounds, one a line")


def run(args: Namespace) -> int:
    """0, also for who leaves early."""
    game = game_of(args)
    seed = secrets.randbits(64) if args.seed is None else args.seed
    drawn = faces_of(game.key, args.tiles)
    players: list[Bot] = [*bots.named(game, *bots_of(game, args.bots))]
    players[PERSON] = Person(game, drawn)
    match = Match(game, options_of(game, args), tuple(players), seed, args.protected)
    carry = game.first(match.options, chance_of(bots.proof_of(seed, 0, len(players))))
    try:
        for number in range(args.rounds):
            setup = Setup(match.options, carry, len(players), protected=match.protected)
            played = _play(match, number, setup, drawn)
            _keep(args.out, game, played)
            carry = played.outcome.carry
            if game.over(match.options, carry):
                print("the match is over")
                break
    except Quit:
        print("goodbye")
    return 0


def _play(match: Match, number: int, setup: Setup, drawn: Faces) -> Played:
    """One round, told as the person's seat sees it."""
    proof = bots.proof_of(match.seed, number, setup.seats)
    print(f"── {match.game.about.title.zh} {match.game.about.title.en}, round {number + 1}, you are seat {PERSON} ──")
    print(f"commitment {proof.commitment}")
    round, events = match.game.deal(setup, chance_of(proof))
    _tell(events, drawn)
    acts = []
    for act, happened in bots.course(round, match.players, luck_of(match.seed, number)):
        acts.append(act)
        _tell(happened, drawn)
    assert round.outcome is not None
    print("\n".join(["settlement", *settlement(plain(round.outcome), drawn)]))
    return Played(number, setup, proof, tuple(acts), round.outcome)


def _tell(events: list[Event], drawn: Faces) -> None:
    for event in events:
        seen = event.seen_by(PERSON)
        if seen is not None:
            print(f"  · {inline(plain(seen), drawn)}")


def _keep(path: Path | None, game: Game, played: Played) -> None:
    if path is None:
        return
    try:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(played.record(game)) + b"\n")
    except OSError as error:
        raise Failure("bad-file", f"{path}: {error.strerror}") from error


class Person:
    """Somebody at the keyboard. Sits at the table like a bot, and knows no more than one."""

    def __init__(self, game: Game, drawn: Faces) -> None:
        self.game = game
        self.drawn = drawn

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        view = veiled.view(seat)
        print("\n".join(["table", *block(plain(view.public), self.drawn)]))
        print("\n".join(["you", *block(plain(view.private), self.drawn)]))
        listed = list(islice(veiled.candidates(seat), LISTED))
        for number, action in enumerate(listed, 1):
            print(f"{number:>4}  {inline(plain(action), self.drawn)}")
        while True:
            said = self._read()
            if said == "h":
                print(f"  {inline(plain(self.game.hint(veiled, seat, chance)), self.drawn)}")
            elif said == "r":
                rules = self.game.help()
                print(rules.en or rules.zh)
            elif said == "?":
                print(COMMANDS)
            else:
                answer = self._answer(said, listed)
                if answer is not None and self._legal(veiled, seat, answer):
                    return answer

    def _read(self) -> str:
        """What the person types; leaving and the end of the input are the same."""
        try:
            said = input("> ").strip()
        except EOFError:
            raise Quit from None
        if said == "q":
            raise Quit
        return said

    def _answer(self, said: str, listed: list[Action]) -> Action | None:
        if said.isdecimal() and 1 <= int(said) <= len(listed):
            return listed[int(said) - 1]
        if said.startswith("{"):
            try:
                action: Action | HouseAction = self.game.read_action(said)
            except msgspec.DecodeError as error:
                print(f"  no action: {error}")
                return None
            return action
        print(f"  a number from 1 to {len(listed)}, or ? for help")
        return None

    def _legal(self, veiled: Round, seat: Seat, action: Action) -> bool:
        try:
            veiled.check(seat, action)
        except Illegal as illegal:
            print(f"  {illegal}")
            return False
        return True
