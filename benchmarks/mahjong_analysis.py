"""How fast hands are analysed, two wild kinds in play, and how fast 温岭麻将 finds the best reading of seventeen tiles.

Run it alone or by `teahouse bench`.

Hands are seeded: complete ones in which up to two tiles were changed, so that nearly half are complete;
the wild kinds are two neighbours of a suit, drawn anew for each hand. Figures are calls a second on one core;
"cold" is cold if nothing was analysed before in the same process.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from time import perf_counter
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from teahouse.families.mahjong import distance
from teahouse.families.mahjong.analysis import is_complete, waits
from teahouse.families.mahjong.codes import WILDS, Codes, encode, remove
from teahouse.families.mahjong.readings import EXACT, Lens, Reading, best, readings
from teahouse.families.mahjong.sets import CHOW, SET_SUIT, SetCode
from teahouse.families.mahjong.tiles import DRAGONS, EAST, HONOURS, KINDS, SOUTH, SUIT, SUITED, WHITE, Tile, counts
from teahouse.families.mahjong.zhuji import counting
from teahouse.games.wenling_mahjong import hands as wenling
from teahouse.games.wenling_mahjong import winning
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.specials import turned
from teahouse.kernel import registry

T = TypeVar("T")


class Hand(NamedTuple):
    tiles: list[Tile]
    wild_kinds: tuple[Tile, Tile]
    codes: Codes


def near_complete(number: int, seed: int, wild_tiles: int | None = None) -> list[Hand]:
    """Seeded hands of 14 tiles; with `wild_tiles`, complete ones in which so many tiles became wild."""
    rng = random.Random(seed)
    hands: list[Hand] = []
    while len(hands) < number:
        tiles = [tile for _ in range(4) for tile in _set(rng)] + [rng.randrange(KINDS)] * 2
        low = 9 * rng.randrange(3) + rng.randrange(8)
        wild_kinds = (low, low + 1)
        if wild_tiles is None:
            for _ in range(rng.randrange(3)):
                tiles[rng.randrange(14)] = rng.randrange(KINDS)
        else:
            for place in rng.sample(range(14), wild_tiles):
                tiles[place] = rng.choice(wild_kinds)
        if max(counts(tiles)) <= 4:
            hands.append(Hand(tiles, wild_kinds, encode(tiles, wild_kinds)))
    return hands


def _set(rng: random.Random) -> list[Tile]:
    """A random chow, or one time in three a triplet."""
    if rng.random() < 1 / 3:
        return [rng.randrange(KINDS)] * 3
    low = 9 * rng.randrange(3) + rng.randrange(7)
    return [low, low + 1, low + 2]


def tai_lens() -> Lens:
    """What the 台 table of 诸暨包麻将 can tell apart, for the seat of South."""
    value = {EAST, SOUTH, *DRAGONS}
    return Lens(lambda code: (code >= CHOW, code if code in value else None), lambda tile: tile in value)


def tai(reading: Reading) -> int:
    """The 台 of a concealed hand of the seat of South, without the ways of winning."""
    value = (EAST, SOUTH, *DRAGONS)
    suits = {SUIT[reading.pair]}
    chows = points = 0
    code: SetCode
    for code in reading.sets:
        suits.add(SET_SUIT[code])
        if code >= CHOW:
            chows += 1
        elif code in value:
            points += 1
    if suits == {HONOURS}:
        return 8
    if chows == 0 or (chows == 4 and reading.pair not in value):
        points += 1
    if len(suits) == 1:
        return points + 3
    return points + (len(suits) == 2 and HONOURS in suits)


def game_scorings(hands: Sequence[Hand]) -> dict[str, float]:
    """How fast each game that counts 台 counts a whole hand, melds none, for the seat of South."""
    whole = [counting.Hand(counts(hand.tiles), None, (), hand.wild_kinds, 1) for hand in hands]
    found = {}
    for game in registry.games():
        options = game.Options()
        if isinstance(options, Counts):
            table = options.counting()
            found[f"scorings/s, {game.key}"] = rate(
                lambda hand, table=table: counting.tally(hand, counting.NO_LUCK, table), whole
            )
    return found


@runtime_checkable
class Counts(Protocol):
    """Options of a game that counts 台."""

    def counting(self) -> counting.Counting: ...


def seventeen(number: int, seed: int, wild_tiles: int) -> list[wenling.Hand]:
    """Seeded complete hands of 温岭麻将 with so many wild tiles; half of them self-drawn, some on a wild."""
    rng = random.Random(seed)
    hands: list[wenling.Hand] = []
    while len(hands) < number:
        made = turned(rng.randrange(SUITED))
        tiles = [tile for _ in range(5) for tile in _set(rng)] + [rng.randrange(KINDS)] * 2
        if WHITE in tiles or made.wilds[0] in tiles or max(counts(tiles)) > 4:
            continue
        for place in rng.sample(range(17), wild_tiles):
            tiles[place] = made.wilds[0]
        won = tiles[rng.randrange(17)]
        drawn = won in made.wilds or rng.random() < 0.5
        if not drawn:
            tiles.remove(won)
        hands.append(
            wenling.Hand(
                counts(tiles),
                wilds=made.wilds,
                specials=made.specials,
                wind=rng.randrange(4),
                taken=None if drawn else won,
                drawn=won if drawn else None,
            )
        )
    return hands


def rate(call: Callable[[T], object], arguments: Iterable[T]) -> float:
    """Calls a second."""
    listed = list(arguments)
    start = perf_counter()
    for argument in listed:
        call(argument)
    return len(listed) / (perf_counter() - start)


def figures(*, quick: bool = False) -> dict[str, float]:
    """All figures, by name; `quick` takes a tenth of the hands."""
    hands = near_complete(5_000 if quick else 50_000, seed=1)
    codes = [hand.codes for hand in hands]
    thirteen = [list(hand.codes) for hand in hands[:20_000]]
    for hand, rest in zip(hands, thirteen, strict=False):
        remove(rest, hand.tiles[0], hand.wild_kinds)
    complete = [hand for hand in codes if is_complete(hand, 4)]
    with_wilds = [hand for hand in complete if hand[WILDS]]
    lens = tai_lens()

    def check(hand: Hand) -> bool:
        return is_complete(encode(hand.tiles, hand.wild_kinds), 4)

    def score(hand: Codes) -> object:
        return best(readings(hand, 4, lens), tai)

    def score_exactly(hand: Codes) -> object:
        return best(readings(hand, 4, EXACT), tai)

    found = {
        "win checks/s, cold": rate(check, hands),
        "win checks/s, warm": rate(check, hands),
        "win checks/s, codes kept": rate(lambda hand: is_complete(hand, 4), codes),
        "waits/s": rate(lambda hand: waits(hand, 4), thirteen),
        "scorings/s, cold": rate(score, complete[:10_000]),
        "scorings/s, warm": rate(score, complete[:10_000]),
        "scorings/s, hands with wild tiles": rate(score, with_wilds[:10_000]),
        "scorings/s, exact readings": rate(score_exactly, complete[:3_000]),
    }
    for wild_tiles in (2, 4, 8):
        hard = [hand.codes for hand in near_complete(600, seed=wild_tiles, wild_tiles=wild_tiles)]
        found[f"scorings/s, {wild_tiles} wild tiles"] = rate(score, hard)
    found |= game_scorings([hand for hand in hands if is_complete(hand.codes, 4)][:3_000])
    options = Options()
    for wild_tiles in (0, 1, 2, 3):
        whole = seventeen(300 if quick else 3_000, seed=wild_tiles, wild_tiles=wild_tiles)
        found[f"best readings/s, 17 tiles, {wild_tiles} wild"] = rate(
            lambda hand: winning.tally(hand, wenling.NO_LUCK, options), whole
        )
    found["distances/s"] = rate(lambda hand: distance.distance(hand, 4), codes)
    found["useful kinds/s"] = rate(lambda hand: distance.useful(hand, 4), thirteen)
    found["nearest discards/s"] = rate(lambda hand: distance.nearest_discards(hand, 4), codes[:3_000])
    return found


def main() -> None:
    for name, value in figures().items():
        print(f"{name:36}{value:>14,.0f}")


if __name__ == "__main__":
    main()
