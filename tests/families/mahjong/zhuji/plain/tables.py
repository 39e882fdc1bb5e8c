"""Tables of 平麻将: real rounds with a stacked wall, the wild tiles as each game fixes them."""

from __future__ import annotations

from typing import Any

from tests.families.mahjong.zhuji.tables import discard, everybody_passes, stacked

from teahouse.families.mahjong.phases import Turn
from teahouse.families.mahjong.tiles import NAMES, parse, tile_names
from teahouse.families.mahjong.zhuji.payments import SEATS, ZhujiCarry
from teahouse.families.mahjong.zhuji.plain.game import PlainGame
from teahouse.families.mahjong.zhuji.plain.options import PlainOptions
from teahouse.families.mahjong.zhuji.plain.rules import PlainRound
from teahouse.families.mahjong.zhuji.wild import NameWild, NamingWild, next_kind
from teahouse.kernel import Seat, Setup


def dealt(
    game: PlainGame,
    *hands: str,
    wilds: str = "5p",
    dealer: Seat = 0,
    kept: int = 0,
    tail: str = "",
    calm: str = "",
    protected: bool = False,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> PlainRound:
    """A round whose wild tiles are known: named by the dealer, who then holds them, or turned up at the tail.

    `tail` is what kongs are replaced with. `calm` tiles, and the wild ones, are dealt to nobody who does not name them.
    """
    chosen: PlainOptions = game.Options.read(options or {})
    clockwise = chosen.deal_direction == "clockwise"
    if chosen.wild_source in ("flip_next", "flip_same"):
        (wild,) = parse(wilds)
        turned = next(tile for tile in range(34) if next_kind(tile) == wild)
        tail = (NAMES[turned] if chosen.wild_source == "flip_next" else wilds) + tail
    chance = stacked(*hands, dealer=dealer, tail=tail, calm=calm + wilds, clockwise=clockwise, **more)
    round, _ = game.deal(Setup(chosen, ZhujiCarry(dealer, kept), SEATS, protected=protected), chance)
    assert isinstance(round, PlainRound)
    if isinstance(round.phase, NamingWild):
        held = all(round.hands[dealer][tile] for tile in parse(wilds))
        round.apply(dealer, NameWild(tile_names(parse(wilds)) if held else ()))
    return round


def thrown(game: PlainGame, tile: str, *hands: str, **more: Any) -> PlainRound:
    """Seat 0 has dealt and thrown this tile."""
    round = dealt(game, *hands, calm=tile, **more)
    discard(round, tile)
    return round


def passed_on(round: PlainRound) -> None:
    """The seat in turn throws what it drew and nobody wants it."""
    assert isinstance(round.phase, Turn)
    drawn = round.drawn[round.turn]
    assert drawn is not None
    discard(round, NAMES[drawn])
    everybody_passes(round)
