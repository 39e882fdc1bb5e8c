"""The change of a struct is what making it plain and comparing would give."""

from __future__ import annotations

import msgspec
import pytest

from teahouse import kernel
from teahouse.kernel import HOUSE, Close, Dream, Setup, change, difference, patched, plain, registry


class Tile(msgspec.Struct, frozen=True):
    name: str
    taken: bool = False


class Seen(msgspec.Struct, frozen=True, omit_defaults=True, tag="seen"):
    left: int
    pond: tuple[Tile, ...] = ()
    turn: int | None = None
    deep: tuple[tuple[int, ...], ...] = ()


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    cards: list[int] = []


NONE, TWO = Seen(4), Seen(4, (Tile("1m"), Tile("2m")))


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        (NONE, Seen(3), [[["left"], 3]]),
        (NONE, TWO, [[["pond"], [{"name": "1m", "taken": False}, {"name": "2m", "taken": False}]]]),
        (TWO, Seen(4, (Tile("1m"), Tile("2m", taken=True))), [[["pond", 1, "taken"], True]]),
        (TWO, Seen(4, (Tile("2m"),)), [[["pond"], 0, 1, []]]),
        (TWO, Seen(5, turn=0), [[["pond"]], [["left"], 5], [["turn"], 0]]),
        (Seen(1, deep=((1, 2), (3,))), Seen(1, deep=((1, 2), (3, 4))), [[["deep", 1], 1, 0, [4]]]),
        (Listed([1]), Listed([]), [[["cards"]]]),
        (None, NONE, [[[], {"type": "seen", "left": 4}]]),
        (TWO, TWO, []),
    ],
)
def test_the_patch_is_that_of_the_plain_values(old: object, new: object, patch: object) -> None:
    assert plain(change(old, new)) == patch
    assert patch == difference(plain(old), plain(new))


def test_another_kind_of_struct_is_set_as_a_whole() -> None:
    assert plain(change(NONE, Tile("1m"))) == [[[], {"name": "1m", "taken": False}]]


@pytest.mark.parametrize("game", list(registry.games()), ids=lambda game: str(game.key))
def test_the_views_of_every_game_are_followed_exactly(game: kernel.Game) -> None:
    chance = Dream(11)
    options = game.Options()
    setup = Setup(options, game.first(options, chance), game.about.seats[0], None, protected=False)
    round, _ = game.deal(setup, chance)
    seats = range(setup.seats)
    shown = [round.public(), *map(round.private, seats)]
    while round.outcome is None:
        seat = max(round.actors())
        round.apply(seat, Close() if seat == HOUSE else round.pick(seat, chance))
        for part, now in enumerate([round.public(), *map(round.private, seats)]):
            before, patch = plain(shown[part]), plain(change(shown[part], now))
            shown[part] = now
            assert patch == difference(before, plain(now))
            assert msgspec.json.encode(patched(before, patch), order="sorted") == msgspec.json.encode(
                plain(now), order="sorted"
            )
