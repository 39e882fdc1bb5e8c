"""The numbered examples of the rules pages (§9), played on a table on which the hands are put by force.

What is put there is what an example names; the win itself is an ordinary action of an ordinary round.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from teahouse.families.mahjong import melds
from teahouse.families.mahjong.actions import WIN, AddedKong, Discard
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.phases import Turn
from teahouse.families.mahjong.round import Came
from teahouse.families.mahjong.tiles import NAMES, Tile, counts, parse
from teahouse.families.mahjong.zhuji.payments import SEATS, ZhujiCarry
from teahouse.families.mahjong.zhuji.plain.game import PlainGame
from teahouse.families.mahjong.zhuji.plain.rules import PlainRound
from teahouse.kernel import Dream, Seat, Setup

How = Literal["self-draw", "kong-draw", "heaven", "discard", "earth", "rob-kong"]

DULL = "147m 258p 369s 1234z"
"""A hand that wants nothing."""


class Example(NamedTuple):
    """An example as the page has it: `items` are its 台, `None` for no hand; no `points` where 胡 is refused."""

    number: int
    what: str
    hand: str
    wilds: str
    seat: Seat
    how: How
    source: Seat | None
    kept: int
    items: dict[str, int] | None
    points: tuple[int, int, int, int] | None


def laid_out(game: PlainGame, example: Example) -> PlainRound:
    """The round in which the example's winner is about to say 胡."""
    round, _ = game.deal(Setup(game.Options(), ZhujiCarry(0, example.kept)), Dream(example.number))
    assert isinstance(round, PlainRound)
    round.wilds = tuple(parse(example.wilds))
    concealed = []
    for word in example.hand.split():
        if word[0] in "[(":
            _lay(round, example.seat, word)
        else:
            concealed += parse(word)
    for seat in range(SEATS):
        _hold(round, seat, parse(DULL))
    if example.source is None:
        _about_to_draw_out(round, example, concealed)
    else:
        _about_to_take(round, example, concealed, example.source)
    return round


def check(game: PlainGame, example: Example) -> None:
    """Plays the example and compares 台 and points with the page."""
    round = laid_out(game, example)
    can_win = WIN in list(round.candidates(example.seat))
    assert can_win == (example.points is not None)
    if not can_win:
        worth = round.tally(round.phase._finish(round)) if isinstance(round.phase, Turn) else None
        if worth is not None:
            assert example.items is not None
            assert worth.tai == sum(example.items.values()) < round.needed(example.seat)
        return
    round.apply(example.seat, WIN)
    assert round.outcome is not None
    assert example.items is not None
    counted = [line for line in round.outcome.lines if line.key.startswith("tai.")]
    assert {line.key[4:]: line.params["tai"] for line in counted} == example.items
    assert round.wins[0].worth == sum(example.items.values())
    assert round.outcome.points == example.points


def _hold(round: PlainRound, seat: Seat, tiles: list[Tile]) -> None:
    round.hands[seat] = bytearray(counts(tiles)[:34])
    round.held[seat] = len(tiles)
    round.drawn[seat] = None


def _lay(round: PlainRound, seat: Seat, word: str) -> None:
    """Lays `[777*z]`, `[7777z]` or `(3333z)`: a star after a tile says that a wild one stands there."""
    found = re.fullmatch(r"[\[(]([\d*]+)([mpsz])[\])]", word)
    assert found is not None
    ranks, suit = found.groups()
    tile = parse(ranks[0] + suit)[0]
    number = len(ranks.replace("*", ""))
    given = [tile] * (number - 1 - ranks.count("*")) + [round.wilds[0]] * ranks.count("*")
    source = (seat + 1) % SEATS
    meld: Meld = melds.pong(tile, given, source) if number == 3 else melds.open_kong(tile, given, source)
    if word[0] == "(":
        _hold(round, seat, [tile] * 4)
        round.lay_concealed(seat, melds.concealed_kong(tile))
    else:
        round.melds[seat] += (meld,)


def _about_to_draw_out(round: PlainRound, example: Example, concealed: list[Tile]) -> None:
    seat = example.seat
    came: Came = "deal" if example.how == "heaven" else "tail" if example.how == "kong-draw" else "head"
    _hold(round, seat, concealed)
    round.drawn[seat] = concealed[-1]
    round.turn = round.drawer = seat
    round.phase = Turn(seat, came)


def _about_to_take(round: PlainRound, example: Example, concealed: list[Tile], source: Seat) -> None:
    naturals = [tile for tile in concealed if tile not in round.wilds]
    robs = example.how == "rob-kong"
    tile = next(tile for tile in naturals if naturals.count(tile) == 1) if robs else naturals[-1]
    rest = list(concealed)
    rest.remove(tile)
    _hold(round, example.seat, rest)
    round.discards = 0 if example.how == "earth" else 9
    round.turn = source
    round.phase = Turn(source, "head")
    if robs:
        round.melds[source] = (melds.pong(tile, (tile, tile), (source + 1) % SEATS),)
        _hold(round, source, [*parse(DULL)[:10], tile])
        round.drawn[source] = tile
        round.apply(source, AddedKong(NAMES[tile], NAMES[tile]))
    else:
        _hold(round, source, [*parse(DULL), tile])
        round.apply(source, Discard(NAMES[tile]))
