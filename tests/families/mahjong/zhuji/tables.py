"""Tables set up for the examples of the rules pages: a stacked wall, and what everybody asks of a round."""

from __future__ import annotations

from teahouse.families.mahjong import wall
from teahouse.families.mahjong.actions import PASS, WIN, Discard
from teahouse.families.mahjong.phases import Window
from teahouse.families.mahjong.table import MahjongPrivate, MahjongPublic
from teahouse.families.mahjong.tiles import counts, parse, tile_set
from teahouse.families.mahjong.zhuji.payments import SEATS
from teahouse.families.mahjong.zhuji.round import ZhujiRound
from teahouse.kernel import HOUSE, Action, Event, Scripted, Seat

DICE = (1, 4)

LAST = 109
"""Where the 57th draw lies."""


def stacked(
    *hands: str,
    dealer: Seat = 0,
    draws: str = "",
    tail: str = "",
    last: str = "",
    calm: str = "",
    clockwise: bool = True,
    dice: tuple[int, int] = DICE,
) -> Scripted:
    """The luck that deals these tiles into the hands by seat, and puts these next at the head and the tail.

    `last` is the 57th draw, which goes to the dealer's next seat if nobody claims anything.
    Hands are filled up with dull tiles, far from all others of the hand and from the tiles in `calm`.
    """
    step = -1 if clockwise else 1
    order = [(dealer + step * turn) % SEATS for turn in range(SEATS)]
    left = counts(tile_set())
    places: dict[int, int] = {}
    stacks = [parse(hand) for hand in (*hands, *[""] * (SEATS - len(hands)))]
    for tile in (*(tile for stack in stacks for tile in stack), *parse(draws), *parse(tail), *parse(last)):
        left[tile] -= 1
    for seat, stack in enumerate(stacks):
        _fill_up(stack, 14 if seat == dealer else 13, left, parse(calm))
    taken = 0
    for number in (4, 4, 4, 1):
        for seat in order:
            places |= {taken + place: stacks[seat].pop(0) for place in range(number)}
            taken += number
    places |= {taken + place: tile for place, tile in enumerate((*stacks[dealer], *parse(draws)))}
    places |= {wall.tail_index(136, 53, place): tile for place, tile in enumerate(parse(tail))}
    places |= {LAST + place: tile for place, tile in enumerate(parse(last))}
    rest = iter(tile for tile in range(34) for _ in range(left[tile]))
    eaten = [places[place] if place in places else next(rest) for place in range(136)]
    first = wall.break_wall(dealer, dice).first
    built = [eaten[(place - first) % 136] for place in range(136)]
    return Scripted({"wall": _places_of(built), "die:1": [dice[0] - 1], "die:2": [dice[1] - 1]})


def _fill_up(stack: list[int], size: int, left: list[int], calm: list[int]) -> None:
    """Adds dull tiles to a hand: honours first, then tiles of a suit that nothing lies near to."""
    for tile in (*range(27, 34), *range(27)):
        near = [
            other for other in (*stack, *calm) if other == tile or (other // 9 == tile // 9 < 3 > abs(other - tile))
        ]
        if len(stack) < size and left[tile] and not near:
            stack.append(tile)
            left[tile] -= 1
    assert len(stack) == size, "not enough dull tiles"


def _places_of(built: list[int]) -> list[int]:
    """Where in the sorted tile set each tile of the wall comes from."""
    used = [0] * 34
    places = []
    for tile in built:
        places.append(4 * tile + used[tile])
        used[tile] += 1
    return places


def discard(round: ZhujiRound, tile: str) -> list[Event]:
    """The seat in turn throws this tile."""
    return round.apply(round.turn, Discard(tile))


def is_open(round: ZhujiRound) -> bool:
    """Whether a claim window is open."""
    return isinstance(round.phase, Window)


def everybody_passes(round: ZhujiRound) -> None:
    """All who are asked about a discard let it go."""
    while isinstance(round.phase, Window):
        round.apply(asked(round)[0], PASS)


def asked(round: ZhujiRound) -> list[Seat]:
    """The seats that are asked about a discard, or about a kong that could be robbed."""
    return [seat for seat in round.actors() if seat != HOUSE] if isinstance(round.phase, Window) else []


def public(round: ZhujiRound) -> MahjongPublic:
    """What everybody sees."""
    seen = round.public()
    assert isinstance(seen, MahjongPublic)
    return seen


def own(round: ZhujiRound, seat: Seat) -> MahjongPrivate:
    """What a seat alone knows."""
    known = round.private(seat)
    assert isinstance(known, MahjongPrivate)
    return known


def drawn(round: ZhujiRound) -> str:
    """What the seat in turn has just drawn."""
    tile = own(round, round.turn).drawn
    assert tile is not None
    return tile


def can(round: ZhujiRound, seat: Seat, action: Action) -> bool:
    """Whether a seat may do this now."""
    return action in list(round.candidates(seat))


def can_win(round: ZhujiRound, seat: Seat) -> bool:
    """Whether a seat may go out now."""
    return can(round, seat, WIN)
