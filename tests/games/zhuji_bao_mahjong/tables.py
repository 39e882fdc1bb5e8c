"""Tables set up for the examples of the rules page: real rounds with a stacked wall, led on by real actions."""

from __future__ import annotations

from typing import Any

from tests.families.mahjong.zhuji.tables import stacked

from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.tiles import counts, parse, tile_kind, tile_names
from teahouse.families.mahjong.zhuji import counting
from teahouse.families.mahjong.zhuji.payments import SEATS, ZhujiCarry
from teahouse.families.mahjong.zhuji.wild import NameWild, NamingWild
from teahouse.games.zhuji_bao_mahjong.actions import PASS_BID, Bid
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.rules import Auction, ZhujiBaoRound, deal
from teahouse.kernel import Seat, Setup


def dealt(*hands: str, dealer: Seat = 0, options: Options | None = None, kept: int = 0, **more: Any) -> ZhujiBaoRound:
    """A round with a stacked wall; `more` says how it is stacked, and whether the room is `protected`."""
    chosen = options or Options()
    protected = more.pop("protected", False)
    clockwise = chosen.deal_direction == "clockwise"
    chance = stacked(*hands, dealer=dealer, clockwise=clockwise, **more)
    return deal(Setup(chosen, ZhujiCarry(dealer, kept), SEATS, protected=protected), chance)[0]


def declared(round: ZhujiBaoRound, by: Seat, call: str = "T2", wilds: str = "") -> ZhujiBaoRound:
    """The auction in which only this seat bids, and the naming of these wild tiles."""
    while isinstance(round.phase, Auction):
        seat = round.phase.seat
        round.apply(seat, Bid(call) if seat == by and round.bid is None else PASS_BID)
    if isinstance(round.phase, NamingWild):
        round.apply(by, NameWild(tile_names(parse(wilds))))
    return round


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
