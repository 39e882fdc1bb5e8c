"""How a seat could finish the round by what it is asked now."""

from __future__ import annotations

from teahouse.families.mahjong.conventions import WIN_RANK
from teahouse.families.mahjong.phases import Turn, Window
from teahouse.families.mahjong.round import Finish, MahjongRound
from teahouse.kernel import Seat


def finish_at_hand(round: MahjongRound, seat: Seat) -> Finish | None:
    """The win by the drawn tile, complete or not, or by the tile of a window in which the seat may win.

    Asks nothing that the seat does not know itself.
    """
    match round.phase:
        case Turn(seat=turn, came=came) if turn == seat and (drawn := round.drawn[seat]) is not None:
            return Finish(seat, drawn, "self-draw", came=came)
        case Window(source=source, tile=tile, how=how, could=could) if any(
            claim.rank == WIN_RANK for claim in could[seat]
        ):
            return Finish(seat, tile, how, source)
    return None
