"""What a winning hand counts: the best of all its readings and of all places of the winning tile (rules page §5.3).

The search. Suits do not touch each other, so every suit is read alone, for each number of sets, with the pair or not,
and with the winning tile in it or not. Of its readings only those are kept that some hand may want: of equal 番, shape
and wait the one with most 和. What is left, mostly one or two a suit, is joined for every layout of the hand. A suit
is remembered, so a long run reads few of them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from teahouse.families.mahjong.codes import Codes, add, encode_counts
from teahouse.families.mahjong.placing import Place, places_of, wait_at, wild_kinds_of, wild_places
from teahouse.families.mahjong.readings import EXACT, Reading, Split, layouts
from teahouse.families.mahjong.sets import SET_TILES, is_chow
from teahouse.families.mahjong.tiles import DRAGONS, HONOURS, SUIT, Tile
from teahouse.games.wenling_mahjong.hands import (
    Hand,
    Item,
    Luck,
    Tally,
    exposed_items,
    has_four_winds,
    is_heavy,
    meld_items,
    rounded,
    triplet_items,
)
from teahouse.games.wenling_mahjong.limits import instant_limit
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.specials import door_flowers, door_wind

NOT_HERE: Final = -1
WILD_HERE: Final = -2
"""Where the winning tile is, as a suit is asked: in another suit, in a wild tile's place of this one; else its kind."""


class Terms(NamedTuple):
    """All that a suit's worth depends on besides its tiles. What only honours ask about is empty for other suits."""

    home: Tile | None
    open_triplet: bool
    flower_pair: bool
    wind: int = 0
    specials: tuple[Tile, ...] = ()
    laid: tuple[Tile, ...] = ()


class Part(NamedTuple):
    """A suit in one way to read it. `points` and `doublings` are what its sets and its pair count."""

    split: Split
    place: Place | None
    points: int
    doublings: int
    chows: bool
    triplets: bool
    home: int
    home_pair: bool
    waited: bool
    value_pair: bool
    limit: str | None


@lru_cache(maxsize=1 << 17)
def parts(suit: int, code: int, sets: int, pair: bool, winning: int, terms: Terms) -> tuple[Part, ...]:
    """The ways to read a suit that may be of use, when its natural tiles are `code`."""
    best: dict[tuple[object, ...], Part] = {}
    for split in EXACT.splits(suit, code, sets, pair):
        if split.pair in terms.specials or any(group in terms.specials for group in split.sets):
            continue
        for place in _places(split, code, winning):
            part = _part(split, place, code, terms)
            look = part[3:]
            if look not in best or part.points > best[look].points:
                best[look] = part
    return tuple(best.values())


def _places(split: Split, code: int, winning: int) -> Iterator[Place | None]:
    """Where the winning tile may lie in this suit."""
    if winning == NOT_HERE:
        yield None
    elif winning == WILD_HERE:
        yield from wild_places(split, code)
    else:
        yield from places_of(split, winning)


def _part(split: Split, place: Place | None, code: int, terms: Terms) -> Part:
    """What a suit counts in this reading, with the winning tile in this place."""
    points = doublings = home = chows = 0
    for group in split.sets:
        if is_chow(group):
            chows += 1
        else:
            points += 4 << is_heavy(group)
            doublings += SUIT[group] == HONOURS and (group in DRAGONS or group == door_wind(terms.wind))
        if terms.home is not None:
            home += SET_TILES[group].count(terms.home)
    if place is not None and place.group in split.sets and not is_chow(place.group) and terms.open_triplet:
        points -= 2 << is_heavy(place.group)
    value_pair = SUIT[split.pair] == HONOURS and (split.pair in DRAGONS or split.pair == door_wind(terms.wind))
    home_pair = split.pair >= 0 and split.pair == terms.home
    waited = place is not None and wait_at(place) is not None
    limit = None
    triplets = {group for group in split.sets if not is_chow(group)}.union(terms.laid)
    if terms.flower_pair and split.pair >= 0 and wild_kinds_of(split, code).get(split.pair, 0) >= 2:
        limit = "limit.flower-pair"
    elif has_four_winds(triplets, {split.pair}, terms.wind):
        limit = "limit.four-winds"
    return Part(
        split,
        place,
        points + 2 * value_pair + 2 * waited,
        doublings,
        chows == len(split.sets),
        not chows,
        home + 2 * home_pair,
        home_pair,
        waited,
        value_pair,
        limit,
    )


class Whole(NamedTuple):
    """What holds of a hand in all of its readings: 和 and 番, and the shape of its melds."""

    points: int
    doublings: int
    chows: bool
    triplets: bool
    suits: frozenset[int]


def codes_of(hand: Hand) -> Codes:
    """The concealed tiles for the analysis, the taken tile as its face."""
    codes = encode_counts(hand.concealed, hand.wilds)
    if hand.taken is not None:
        add(codes, hand.taken)
    return codes


def tally(hand: Hand, luck: Luck, options: Options) -> Tally | None:
    """The best count of a winning hand; `None` if it is not complete."""
    always = (Item("he.winner", 20), *meld_items(hand), *exposed_items(hand), *_lucky_items(hand, luck, options))
    whole = Whole(
        sum(item.points for item in always),
        sum(item.doublings for item in always),
        all(meld.kind == "chow" for meld in hand.melds),
        all(meld.kind != "chow" for meld in hand.melds),
        frozenset(SUIT[meld.tiles[0]] for meld in hand.melds),
    )
    best: tuple[tuple[int, int, int], tuple[Part, ...]] | None = None
    for joined in _joined(hand, options):
        rank = _rank(joined, whole, options)
        if best is None or rank > best[0]:
            best = (rank, joined)
    if best is None:
        return None
    return _tally(hand, always, whole, best[1], options)


def _joined(hand: Hand, options: Options) -> Iterator[tuple[Part, ...]]:
    """The parts of the four suits, for every way to read the hand and every place of the winning tile."""
    codes = codes_of(hand)
    winning = hand.drawn if hand.taken is None else hand.taken
    assert winning is not None
    wild = winning in hand.wilds
    terms = [_terms(hand, options, suit) for suit in range(4)]
    for pair_suit, numbers in layouts(codes, 5 - len(hand.melds)):
        keys = [(suit, codes[suit], numbers[suit], suit == pair_suit) for suit in range(4)]
        idle = [parts(*key, NOT_HERE, terms[key[0]]) for key in keys]
        for key in keys if wild else (keys[SUIT[winning]],):
            placed = parts(*key, WILD_HERE if wild else winning, terms[key[0]])
            if placed:
                yield from product(*(placed if suit == key[0] else idle[suit] for suit in range(4)))


def _terms(hand: Hand, options: Options, suit: int) -> Terms:
    home = hand.home if hand.home is not None and SUIT[hand.home] == suit else None
    open_triplet = hand.taken is not None and options.ron_triplet == "open"
    flower_pair = options.flower_de_pair == "limit" and len(hand.wilds) > 1
    if suit != HONOURS:
        return Terms(home, open_triplet, flower_pair)
    laid = tuple(sorted(meld.tiles[0] for meld in hand.melds if SUIT[meld.tiles[0]] == HONOURS))
    return Terms(home, open_triplet, flower_pair, hand.wind, hand.specials, laid)


def _rank(joined: tuple[Part, ...], whole: Whole, options: Options) -> tuple[int, int, int]:
    """The total, the value above the limit, the 番: readings are compared in this order."""
    points, doublings = whole.points, whole.doublings
    for part in joined:
        points += part.points
        doublings += part.doublings
    doublings += sum(item.doublings for item in _shape_items(joined, whole, options))
    worth = points << doublings
    if _limit(joined, options) is not None:
        worth = max(worth, options.limit)
    return _total(worth, options), worth, doublings


def _total(worth: int, options: Options) -> int:
    return rounded(worth) if options.cap == "none" else min(rounded(worth), options.cap)


def _limit(joined: tuple[Part, ...], options: Options) -> str | None:
    """Why this reading is a limit, if it is."""
    if options.double_home == "any_place":
        doubled = sum(part.home for part in joined) >= 2
    else:
        doubled = any(part.home_pair for part in joined)
    if doubled:
        return "limit.double-home"
    return next((part.limit for part in joined if part.limit is not None), None)


def _shape_items(joined: tuple[Part, ...], whole: Whole, options: Options) -> Iterator[Item]:
    """The 番 of the whole shape: flushes, triplets, runs, a wild at home."""
    suits = whole.suits.union(suit for suit, part in enumerate(joined) if part.split.sets or part.split.pair >= 0)
    if suits == {HONOURS}:
        if options.all_honours_as == "half_flush":
            yield Item("fan.half-flush", 0, 2)
    elif len(suits) == 1:
        yield Item("fan.full-flush", 0, 4)
    elif len(suits) == 2 and HONOURS in suits:
        yield Item("fan.half-flush", 0, 2)
    chows = whole.chows and all(part.chows for part in joined)
    if whole.triplets and all(part.triplets for part in joined):
        yield Item("fan.all-triplets", 0, 2)
    if chows and not any(part.waited for part in joined):
        spoilt = options.panghu_pair == "no_value_pair" and any(part.value_pair for part in joined)
        if not spoilt:
            yield Item("fan.all-runs-free", 0, 1)
    at_home = sum(part.home for part in joined)
    # Two at home that make no limit on this table still count as one.
    if at_home and _limit(joined, options) != "limit.double-home" and (chows or not options.home_needs_runs):
        yield Item("fan.wild-home", 0, 1)


def _lucky_items(hand: Hand, luck: Luck, options: Options) -> Iterator[Item]:
    """What the way of winning, the flowers and the number of wilds count."""
    if hand.taken is None:
        yield Item("he.self-draw", 2)
        if hand.drawn in hand.wilds:
            yield Item("fan.self-draw-wild", 0, 1)
    for flower in door_flowers(hand.wind):
        if flower in hand.exposed:
            yield Item("fan.door-flower", 0, 1, flower)
    held = hand.wilds_held + (hand.thrown if options.thrown_de_counts else 0)
    if held == 0:
        yield Item("fan.no-wild", 0, 1)
    elif held == 2:
        yield Item("fan.two-wilds", 0, 1)
    if luck.kong_draw:
        yield Item("fan.kong-draw", 0, 1)
    if luck.rob_kong:
        yield Item("fan.rob-kong", 0, 1)


def _tally(hand: Hand, always: tuple[Item, ...], whole: Whole, joined: tuple[Part, ...], options: Options) -> Tally:
    """The best reading, told item by item."""
    place = next(part.place for part in joined if part.place is not None)
    pair = next(part.split.pair for part in joined if part.split.pair >= 0)
    sets = tuple(group for part in joined for group in part.split.sets)
    items = list(always)
    foreign = place.group if hand.taken is not None and options.ron_triplet == "open" else None
    for group in sets:
        if not is_chow(group):
            items += triplet_items(hand, group, concealed=group != foreign)
            foreign = None if group == foreign else foreign
    if hand.is_value(pair):
        items.append(Item("he.pair", 2, 0, pair))
    if (wait := wait_at(place)) is not None:
        items.append(Item(f"he.{wait}", 2, 0, place.tile))
    items += _shape_items(joined, whole, options)
    worth = sum(item.points for item in items) << sum(item.doublings for item in items)
    limit = instant_limit(hand, options) or _limit(joined, options)
    if limit is not None:
        worth = max(worth, options.limit)
    return Tally(_total(worth, options), tuple(items), limit, Reading(sets, pair), place)


def limit_tally(hand: Hand, options: Options) -> Tally | None:
    """The count of a hand that wins by an instant limit alone (腊子和); `None` if it has none."""
    limit = instant_limit(hand, options)
    if limit is None:
        return None
    items = (*meld_items(hand), *exposed_items(hand))
    return Tally(_total(options.limit, options), items, limit)
