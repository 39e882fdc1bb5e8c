"""A mahjong round as its viewers get it. Runs on veiled rounds: what may not be seen is not there to be shown."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.table import Laid, MahjongPrivate, MahjongPublic, ShownMeld
from teahouse.families.mahjong.tiles import NAMES, WINDS, Tile, tile_names
from teahouse.kernel import Seat

if TYPE_CHECKING:
    from teahouse.families.mahjong.round import MahjongRound

_BACKS = ShownMeld("concealed-kong", (None,) * 4, (None,) * 4, None, None)

_LAID: Final = tuple(tuple(Laid(name, taken) for name in NAMES) for taken in (False, True))
"""All that can lie in a pond, by `taken` and tile: ponds are shown at every act, and compared with what they were."""


def shown_meld(meld: Meld) -> ShownMeld:
    """A meld in tile names; four backs where the faces are not known."""
    if not meld.tiles:
        return _BACKS
    return ShownMeld(meld.kind, tile_names(meld.faces), tile_names(meld.tiles), meld.claimed, meld.source)


@lru_cache(maxsize=1 << 14)
def shown_melds(melds: tuple[Meld, ...]) -> tuple[ShownMeld, ...]:
    """The melds of a seat in tile names; they lie there for a whole round."""
    return tuple(shown_meld(meld) for meld in melds)


def public(round: MahjongRound) -> MahjongPublic:
    """What everybody sees. Hands and the faces of concealed kongs are there once the round is over."""
    seats = range(round.setup.seats)
    over = round.outcome is not None
    tag = type(round.phase).__struct_config__.tag
    return MahjongPublic(
        phase=str(tag),
        turn=None if over else round.turn,
        dealer=round.dealer,
        winds=tuple(NAMES[WINDS[(seat - round.dealer) % len(seats)]] for seat in seats),
        dice=round.dice,
        left=round.left,
        drawable=round.drawable,
        wilds=tile_names(round.wilds),
        held=tuple(round.held),
        drawn=round.drawer,
        melds=tuple([shown_melds(round.laid(seat) if over else round.melds[seat]) for seat in seats]),
        ponds=tuple(tuple([_LAID[lying.taken][lying.tile] for lying in pond]) for pond in round.ponds),
        last=round.last,
        calls=round.calls_shown(),
        seals=round.seals(),
        hands=tuple(kept(round.hands[seat], round.wilds) for seat in seats) if over else None,
        wins=round.wins,
        outcome=round.outcome,
        indicator=None if round.indicator is None else NAMES[round.indicator],
        specials=tile_names(round.specials),
        exposed=tuple(tile_names(tiles) for tiles in round.exposed) if round.specials else (),
        raw=round.raw_shown(),
        sheets=round.sheets,
    )


def private(round: MahjongRound, seat: Seat) -> MahjongPrivate:
    """What this seat alone knows."""
    hand, drawn = bytearray(round.hands[seat]), round.drawn[seat]
    if drawn is not None:
        hand[drawn] -= 1
    return MahjongPrivate(
        hand=kept(hand, round.wilds),
        drawn=None if drawn is None else NAMES[drawn],
        kongs=tuple(NAMES[kong.tiles[0]] for kong in round.kongs[seat]),
        locked=tile_names(round.locks[seat]),
        unpongable=tile_names(round.pong_locks[seat]),
    )


def kept(hand: bytearray, wilds: tuple[Tile, ...]) -> tuple[str, ...]:
    """The tiles of a hand in the order in which a player keeps them: the wild ones first."""
    first = [NAMES[wild] for wild in sorted(wilds) for _ in range(hand[wild])]
    return (
        *first,
        *[NAMES[tile] for tile, number in enumerate(hand) if number and tile not in wilds for _ in range(number)],
    )
