"""What is paid in 关牌 (rules page, section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.kernel import Line, Seat, Transfer

if TYPE_CHECKING:
    from teahouse.games.guan_pai.rules import GuanPaiRound

ALL_CARDS: Final = 16
REVERSED: Final = 2
"""反关: the first leader, shut in after one play, pays so many times."""


def lines(round: GuanPaiRound) -> tuple[Line, ...]:
    """The settlement, line by line: what each loser pays for its cards, then the bombs."""
    winner = round.finished[0]
    payer = let_go(round, winner)
    found = []
    for seat in range(round.setup.seats):
        if seat != winner:
            key, amount = owed(round, seat)
            pays = seat if payer is None else payer
            transfers = (Transfer(pays, winner, amount),) if amount else ()
            found.append(Line(key, {"seat": seat, "cards": round.held[seat], "points": amount}, transfers))
    if payer is not None:
        found.append(Line("let-go", {"seat": payer}))
    return (*found, *bombs(round))


def owed(round: GuanPaiRound, seat: Seat) -> tuple[str, int]:
    """What a loser owes, and the line that says why."""
    options, number = round.options, round.held[seat]
    if number == ALL_CARDS:
        return "full-shut", number * options.base * options.full_shut_factor
    if number == 1 and options.save_one == "on":
        return "saved", 0
    if options.reverse_shut == "on" and reversed_shut(round, seat):
        return "reverse-shut", REVERSED * number * options.base
    return "shut", number * options.base


def reversed_shut(round: GuanPaiRound, seat: Seat) -> bool:
    """Whether the seat led the first trick and made no other play."""
    plays = [word.seat for word in round.words() if word.reading is not None]
    return plays[0] == seat and plays.count(seat) == 1


def let_go(round: GuanPaiRound, winner: Seat) -> Seat | None:
    """放走包赔: who played a low single before the winner's last card, in the trick in which it went out."""
    seats = round.setup.seats
    before = (winner - 1) % seats
    if round.options.let_go_pays_all == "off" or seats < 3:
        return None
    return before if round.let_go[before] == len(round.history) - 1 else None


def bombs(round: GuanPaiRound) -> tuple[Line, ...]:
    """The bonus for every bomb that won its trick, from each other player."""
    amount = round.options.bomb_bonus * round.options.base
    if not amount:
        return ()
    return tuple(
        Line(
            "bomb-bonus",
            {"seat": owner, "points": amount},
            tuple(Transfer(seat, owner, amount) for seat in range(round.setup.seats) if seat != owner),
        )
        for owner, _ in round.winning_bombs()
    )
