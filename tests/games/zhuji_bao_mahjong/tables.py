"""Tables set up for the examples of the rules page: real rounds with a stacked wall, led on by real actions."""

from __future__ import annotations

from teahouse.families.mahjong import wall
from teahouse.families.mahjong.actions import PASS, WIN, Discard
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.phases import Window
from teahouse.families.mahjong.table import MahjongPrivate, MahjongPublic
from teahouse.families.mahjong.tiles import counts, parse, tile_kind, tile_names, tile_set
from teahouse.families.mahjong.zhuji import counting
from teahouse.families.mahjong.zhuji.payments import SEATS, Carry
from teahouse.families.mahjong.zhuji.wild import NameWild, NamingWild
from teahouse.games.zhuji_bao_mahjong.actions import PASS_BID, Bid
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.rules import Auction, ZhujiBaoRound, deal
from teahouse.kernel import HOUSE, Action, Event, Scripted, Seat, Setup

DICE = (1, 4)

LAST = 109
"""Where the 57th draw lies."""


def dealt(
    *hands: str,
    dealer: Seat = 0,
    draws: str = "",
    tail: str = "",
    last: str = "",
    options: Options | None = None,
    calm: str = "",
    kept: int = 0,
    protected: bool = False,
    dice: tuple[int, int] = DICE,
) -> ZhujiBaoRound:
    """A round with these tiles in the hands by seat, and these next at the head and at the tail of the wall.

    `last` is the 57th draw, which goes to the dealer's next seat if nobody claims anything.
    Hands are filled up with dull tiles, far from all others of the hand and from the tiles in `calm`.
    """
    chosen = options or Options()
    order = [(dealer - turn) % SEATS for turn in range(SEATS)]
    if chosen.deal_direction == "counterclockwise":
        order = [(dealer + turn) % SEATS for turn in range(SEATS)]
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
    script = {"wall": _places_of(built), "die:1": [dice[0] - 1], "die:2": [dice[1] - 1]}
    setup = Setup(chosen, Carry(dealer, kept), SEATS, protected=protected)
    return deal(setup, Scripted(script))[0]


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


def declared(round: ZhujiBaoRound, by: Seat, call: str = "T2", wilds: str = "") -> ZhujiBaoRound:
    """The auction in which only this seat bids, and the naming of these wild tiles."""
    while isinstance(round.phase, Auction):
        seat = round.phase.seat
        round.apply(seat, Bid(call) if seat == by and round.bid is None else PASS_BID)
    if isinstance(round.phase, NamingWild):
        round.apply(by, NameWild(tile_names(parse(wilds))))
    return round


def discard(round: ZhujiBaoRound, tile: str) -> list[Event]:
    """The seat in turn throws this tile."""
    return round.apply(round.turn, Discard(tile))


def is_open(round: ZhujiBaoRound) -> bool:
    """Whether a claim window is open."""
    return isinstance(round.phase, Window)


def everybody_passes(round: ZhujiBaoRound) -> None:
    """All who are asked about a discard let it go."""
    while isinstance(round.phase, Window):
        round.apply(asked(round)[0], PASS)


def asked(round: ZhujiBaoRound) -> list[Seat]:
    """The seats that are asked about a discard, or about a kong that could be robbed."""
    return [seat for seat in round.actors() if seat != HOUSE] if isinstance(round.phase, Window) else []


def public(round: ZhujiBaoRound) -> MahjongPublic:
    """What everybody sees."""
    seen = round.public()
    assert isinstance(seen, MahjongPublic)
    return seen


def own(round: ZhujiBaoRound, seat: Seat) -> MahjongPrivate:
    """What a seat alone knows."""
    known = round.private(seat)
    assert isinstance(known, MahjongPrivate)
    return known


def drawn(round: ZhujiBaoRound) -> str:
    """What the seat in turn has just drawn."""
    tile = own(round, round.turn).drawn
    assert tile is not None
    return tile


def can(round: ZhujiBaoRound, seat: Seat, action: Action) -> bool:
    """Whether a seat may do this now."""
    return action in list(round.candidates(seat))


def can_win(round: ZhujiBaoRound, seat: Seat) -> bool:
    """Whether a seat may go out now."""
    return can(round, seat, WIN)


def tai(
    concealed: str,
    *melds: Meld,
    wilds: str = "",
    seat: Seat = 0,
    taken: str | None = None,
    luck: counting.Luck = counting.NO_LUCK,
    options: Options | None = None,
) -> int | None:
    """What a hand counts for a seat while seat 0 deals; `None` if it is not complete."""
    wild_kinds = tuple(parse(wilds))
    hand = counts(parse(concealed))
    whole = counting.Hand(hand, None if taken is None else tile_kind(taken), melds, wild_kinds, seat)
    tally = counting.tally(whole, luck, (options or Options()).counting())
    return None if tally is None else tally.tai
