"""Deals what a viewer does not know into a veiled round, so that it could be the real one for all that he was told.

He was told: all counts, his own tiles, what lies open, which seats have laid four backs, which tiles a seat has shown
to hold (a named wild), and that it holds no special tiles where these are laid out at once. These are kept. What a
seat passed, or did not bid, only makes some hands likelier and forbids none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse.families.mahjong.claims import concealed_kongs, meld_of
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.tiles import Tile, counts, expand, tile_kind
from teahouse.families.mahjong.wall import undrawn
from teahouse.kernel import HIDDEN, Chance, Seat

if TYPE_CHECKING:
    from teahouse.families.mahjong.round import MahjongRound

GONE: Tile = -1
"""Stands in an imagined wall where a tile has been taken."""


def fill(round: MahjongRound, chance: Chance) -> None:
    """Gives a veiled round hands, concealed kongs and a wall of the tiles that its viewer has not seen."""
    unknown = [seat for seat in range(round.setup.seats) if not is_known(round.hands[seat])]
    unseen = unseen_by(round)
    for seat in unknown:
        round.locks[seat] = round.pong_locks[seat] = round.kongs[seat] = ()
    owners = [seat for seat in unknown for meld in round.melds[seat] if not meld.tiles]
    kongs = _kongs(round, owners, unseen, chance)
    assert kongs is not None, "the real kongs are one way to lay them"
    for seat, kong in zip(owners, kongs, strict=True):
        round.kongs[seat] += (kong,)
    sure = {seat: _sure(round, seat) for seat in unknown}
    for tiles in (*(kong.faces for kong in kongs), *sure.values()):
        for tile in tiles:
            unseen[tile] -= 1
    in_wall = [tile for tile in expand(unseen) if tile in round.specials and round.conventions.auto_expose]
    for tile in in_wall:
        unseen[tile] -= 1
    pool = chance.shuffled("imagined:unseen", expand(unseen))
    for seat in unknown:
        hand = sure[seat] + [pool.pop() for _ in range(round.held[seat] - len(sure[seat]))]
        round.hands[seat] = bytearray(counts(hand)[: len(unseen)])
        round.drawn[seat] = hand[chance.below("imagined:drawn", len(hand))] if seat == round.drawer else None
    if in_wall:
        pool = chance.shuffled("imagined:wall", pool + in_wall)
    size = 2 * sum(round.broken.stacks)
    wall = [GONE] * size
    for place, tile in zip(undrawn(size, round.head, round.tail), pool, strict=True):
        wall[place] = tile
    round.wall = tuple(wall)


def is_known(value: object) -> bool:
    """Whether a veiled round still holds this."""
    return value is not HIDDEN


def unseen_by(round: MahjongRound) -> list[int]:
    """How many tiles of each kind lie where the viewer of this veiled round cannot see them."""
    unseen = list(round.tile_counts())
    if round.indicator is not None:
        unseen[round.indicator] -= 1
    for seat in range(round.setup.seats):
        known = is_known(round.hands[seat])
        for meld in round.laid(seat) if known else round.melds[seat]:
            for face in meld.faces:
                unseen[face] -= 1
        for tile in round.exposed[seat]:
            unseen[tile] -= 1
        for lying in round.ponds[seat]:
            if not lying.taken:
                unseen[lying.tile] -= 1
        if known:
            for tile, number in enumerate(round.hands[seat]):
                unseen[tile] -= number
    return unseen


def _kongs(
    round: MahjongRound, owners: list[Seat], unseen: list[int], chance: Chance, laid: tuple[Meld, ...] = ()
) -> tuple[Meld, ...] | None:
    """A kong for each owner out of the unseen tiles, such that every seat can still hold what it has shown.

    `laid` are the kongs of the first owners. `None` if these leave no way for the rest.
    """
    if len(laid) == len(owners):
        return laid if _holdable(round, owners, laid, unseen) else None
    possible = list(concealed_kongs(unseen, round.wilds, round.conventions))
    for action in chance.shuffled(f"imagined:kong:{len(laid)}", possible):
        kong = meld_of(action, tile_kind(action.tile), owners[len(laid)])
        rest = list(unseen)
        for face in kong.faces:
            rest[face] -= 1
        found = _kongs(round, owners, rest, chance, (*laid, kong))
        if found is not None:
            return found
    return None


def _holdable(round: MahjongRound, owners: list[Seat], laid: tuple[Meld, ...], unseen: list[int]) -> bool:
    """Whether enough tiles are left for what the seats have shown and not laid down in these kongs."""
    needed = [0] * len(unseen)
    for seat, shown in enumerate(round.shown):
        if not is_known(round.hands[seat]):
            faces = [face for owner, kong in zip(owners, laid, strict=True) if owner == seat for face in kong.faces]
            for tile in shown:
                needed[tile] += tile not in faces
    return all(number <= unseen[tile] for tile, number in enumerate(needed))


def _sure(round: MahjongRound, seat: Seat) -> list[Tile]:
    """What a seat has shown and can only hold in its hand."""
    faces = {face for kong in round.kongs[seat] for face in kong.faces}
    return [tile for tile in round.shown[seat] if tile not in faces]
