"""Hands and tables for the examples of the rules page: counted alone, or played on real rounds with a stacked wall."""

from __future__ import annotations

from teahouse.families.mahjong import melds, wall
from teahouse.families.mahjong.actions import PASS, WIN, Discard
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.phases import Window
from teahouse.families.mahjong.table import MahjongPrivate, MahjongPublic
from teahouse.families.mahjong.tiles import ALL_KINDS, NAMES, counts, parse, tile_kind
from teahouse.games.wenling_mahjong import losing, winning
from teahouse.games.wenling_mahjong.hands import NO_LUCK, Hand, Luck, Tally
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.rules import TILES, WenlingRound, deal
from teahouse.games.wenling_mahjong.settlement import SEATS, Carry
from teahouse.games.wenling_mahjong.specials import turned
from teahouse.kernel import HOUSE, Action, Event, Scripted, Seat, Setup

DICE = (1, 2, 3, 4)

SIZE = 144

# ── a hand alone ─────────────────────────────────────────────────────────────


def hand(
    concealed: str, *laid: Meld, de: str = "", exposed: str = "", seat: Seat = 0, indicator: str | None = None
) -> Hand:
    """A hand of a seat while seat 0 deals; `de` is the kind that was turned up, and so the wild one."""
    made = turned(tile_kind(indicator or de or "1z"))
    wilds = made.wilds if indicator or de else ()
    return Hand(counts(parse(concealed)), laid, tuple(parse(exposed)), wilds, made.specials, seat)


def won(
    concealed: str,
    *laid: Meld,
    on: str = "",
    drew: str = "",
    de: str = "",
    exposed: str = "",
    seat: Seat = 0,
    indicator: str | None = None,
    luck: Luck = NO_LUCK,
    options: Options | None = None,
) -> Tally:
    """What a hand counts that wins `on` another seat's tile, or on one that it `drew`."""
    whole = hand(concealed, *laid, de=de, exposed=exposed, seat=seat, indicator=indicator)
    if drew:
        numbers = counts([*parse(concealed), tile_kind(drew)])
        whole = whole._replace(concealed=numbers, drawn=tile_kind(drew))
    else:
        whole = whole._replace(taken=tile_kind(on))
    tally = winning.tally(whole, luck, options or Options())
    assert tally is not None, "not complete"
    return tally


def lost(
    concealed: str,
    *laid: Meld,
    de: str = "",
    exposed: str = "",
    seat: Seat = 0,
    options: Options | None = None,
) -> int:
    """What a loser's hand counts."""
    return losing.tally(hand(concealed, *laid, de=de, exposed=exposed, seat=seat), options or Options()).total


def items(tally: Tally) -> dict[str, int]:
    """By key, the 和 or 番 of what counts."""
    found: dict[str, int] = {}
    for item in tally.items:
        found[item.key] = found.get(item.key, 0) + item.points + item.doublings
    return found


def pong(tile: str) -> Meld:
    """An open triplet."""
    kind = tile_kind(tile)
    return melds.pong(kind, (kind, kind), 1)


def open_kong(tile: str) -> Meld:
    """A kong of a discard."""
    kind = tile_kind(tile)
    return melds.open_kong(kind, (kind, kind, kind), 1)


def concealed_kong(tile: str) -> Meld:
    """Four tiles of the hand."""
    return melds.concealed_kong(tile_kind(tile))


def chow(tiles: str) -> Meld:
    """A chow whose first tile was claimed."""
    low, middle, high = parse(tiles)
    return melds.chow(low, low, (middle, high), 1)


# ── a table ──────────────────────────────────────────────────────────────────


def dealt(
    *hands: str,
    indicator: str = "4z",
    dealer: Seat = 0,
    draws: str = "",
    tail: str = "",
    options: Options | None = None,
    calm: str = "",
    protected: bool = False,
    dice: tuple[int, int, int, int] = DICE,
) -> WenlingRound:
    """A round with these tiles in the hands by seat, and these next at the head and at the tail of the wall.

    Hands are filled up with dull tiles, far from all others of the hand and from the tiles in `calm`; they are no
    special tiles and no wilds. What is left of the wall is dealt sorted, suits before flowers.
    """
    left = counts(TILES)
    made = turned(tile_kind(indicator))
    stacks = [parse(text) for text in (*hands, *[""] * (SEATS - len(hands)))]
    for tile in (*(tile for stack in stacks for tile in stack), *parse(draws), *parse(tail), tile_kind(indicator)):
        left[tile] -= 1
    dull = [tile for tile in (*range(27, 34), *range(27)) if tile not in (*made.wilds, *made.specials)]
    for seat, stack in enumerate(stacks):
        _fill_up(stack, 17 if seat == dealer else 16, left, parse(calm), dull)
    order = [(dealer + turn) % SEATS for turn in range(SEATS)]
    eaten: dict[int, int] = {}
    taken = 0
    for number in (4, 4, 4, 4):
        for seat in order:
            eaten |= {taken + place: stacks[seat].pop(0) for place in range(number)}
            taken += number
    for place, tile in enumerate((*stacks[dealer], tile_kind(indicator), *parse(draws))):
        eaten[taken + place] = tile
    eaten |= {wall.tail_index(SIZE, 66, place): tile for place, tile in enumerate(parse(tail))}
    rest = iter(tile for tile in range(ALL_KINDS) for _ in range(left[tile]))
    whole = [eaten[place] if place in eaten else next(rest) for place in range(SIZE)]
    first = wall.break_wall(dealer, dice, SIZE).first
    built = [whole[(place - first) % SIZE] for place in range(SIZE)]
    script = {"wall": _places_of(built)} | {f"die:{place + 1}": [die - 1] for place, die in enumerate(dice)}
    setup = Setup(options or Options(), Carry(dealer), SEATS, protected=protected)
    return deal(setup, Scripted(script))[0]


def _fill_up(stack: list[int], size: int, left: list[int], calm: list[int], dull: list[int]) -> None:
    """Adds dull tiles to a hand: honours first, then tiles of a suit that nothing lies near to."""
    for tile in dull:
        near = [
            other for other in (*stack, *calm) if other == tile or (other // 9 == tile // 9 < 3 > abs(other - tile))
        ]
        if len(stack) < size and left[tile] and not near:
            stack.append(tile)
            left[tile] -= 1
    for tile in dull:
        while len(stack) < size and left[tile] and stack.count(tile) == 0 and tile not in calm:
            stack.append(tile)
            left[tile] -= 1
    assert len(stack) == size, "not enough dull tiles"


def _places_of(built: list[int]) -> list[int]:
    """Where in the sorted tile set each tile of the wall comes from."""
    used = [0] * ALL_KINDS
    places = []
    for tile in built:
        places.append(TILES.index(tile) + used[tile])
        used[tile] += 1
    return places


def discard(round: WenlingRound, tile: str) -> list[Event]:
    """The seat in turn throws this tile."""
    return round.apply(round.turn, Discard(tile))


def everybody_passes(round: WenlingRound) -> None:
    """All who are asked about a discard let it go."""
    while isinstance(round.phase, Window):
        round.apply(asked(round)[0], PASS)


def throw_drawn(round: WenlingRound, *, until: int) -> None:
    """Every seat throws what it draws, and nobody claims, until so many tiles are left."""
    while round.left > until and round.outcome is None:
        everybody_passes(round)
        if round.left > until and round.outcome is None:
            tile = round.drawn[round.turn]
            assert tile is not None
            discard(round, NAMES[tile])


def asked(round: WenlingRound) -> list[Seat]:
    """The seats that are asked about a discard, or about a kong that could be robbed."""
    return [seat for seat in round.actors() if seat != HOUSE] if isinstance(round.phase, Window) else []


def can(round: WenlingRound, seat: Seat, action: Action) -> bool:
    """Whether a seat may do this now."""
    return action in list(round.candidates(seat))


def can_win(round: WenlingRound, seat: Seat) -> bool:
    """Whether a seat may go out now."""
    return can(round, seat, WIN)


def public(round: WenlingRound) -> MahjongPublic:
    """What everybody sees."""
    seen = round.public()
    assert isinstance(seen, MahjongPublic)
    return seen


def own(round: WenlingRound, seat: Seat) -> MahjongPrivate:
    """What a seat alone knows."""
    known = round.private(seat)
    assert isinstance(known, MahjongPrivate)
    return known


def points(round: WenlingRound) -> list[int]:
    """The points by seat at the end."""
    assert round.outcome is not None
    return list(round.outcome.points)
