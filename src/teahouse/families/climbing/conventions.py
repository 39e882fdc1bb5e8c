"""In what the games of the family differ by data alone while cards are played."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Inherits = Literal["next_seat", "partner"]
"""接风: who leads when the winner of a trick has no cards left."""

ShowCounts = Literal["always", "ten_or_less", "never"]


class Conventions(Struct, frozen=True, kw_only=True):
    """The house rules that the phases follow.

    `inherits`: the next seat with cards, or the next of the winner's own side. `play_out`: the play that ends the hand
    may still be answered, only for the trick. `open_partner`: who is out sees its partners' hands. `show_counts`: when
    the number of cards in a hand is shown. `history`: whether all earlier tricks may be looked through, or only the
    last. `counter`: whether the table keeps count of the cards that a seat has not seen (记牌器). `points`: whether
    fives, tens and kings count. `announce_last`: a seat's last card is announced (报单).
    """

    inherits: Inherits = "next_seat"
    play_out: bool = False
    open_partner: bool = False
    show_counts: ShowCounts = "always"
    history: bool = False
    counter: bool = False
    points: bool = True
    announce_last: bool = False
