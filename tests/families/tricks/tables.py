"""Tables for tests: an order, what a lead and a play count, and a round in which these hands are being played."""

from __future__ import annotations

from typing import Any

from teahouse.families.tricks.actions import Play
from teahouse.families.tricks.cards import COPIES, KINDS, SUITS, hand_of, names_of, read
from teahouse.families.tricks.finished import Capture, Finished
from teahouse.families.tricks.patterns import Key, key_of, pattern_of
from teahouse.families.tricks.phases import Trick
from teahouse.families.tricks.ranking import Order, Ranking, order_of
from teahouse.families.tricks.round import TricksRound
from teahouse.families.tricks.trick import OnTable
from teahouse.kernel import Dream, Event, Game, Seat, Setup

SOLO = ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))
"""The teams of one against three, by dealer."""

PARTNERS = (0, 1, 0, 1)


def order(trump: str | None = "s", level: int = 2, **ranking: bool) -> Order:
    """The order with a trump suit."""
    return order_of(Ranking(**ranking), level, None if trump is None else SUITS.index(trump))


def key(cards: Order, lead: str, play: str, *, exact: bool = False) -> Key | None:
    """What a play counts against a lead."""
    pattern = pattern_of(cards, read(lead))
    assert pattern is not None
    return key_of(cards, pattern, read(play), exact=exact)


def structure(cards: Order, text: str) -> tuple[list[int], int, int]:
    """The structure of a lead as the rules page writes it: ([2]; 0; 2)."""
    pattern = pattern_of(cards, read(text))
    assert pattern is not None
    return list(pattern.tractors), pattern.pairs, pattern.size - 2 * pattern.all_pairs


def outcome_of_ruffs(cards: Order, lead: str, plays: list[str]) -> list[str]:
    """How ruffs fare that are alternatives after the first: `ruffs`, `over-ruffs`, `not higher`, or `no match`."""
    keys = [key(cards, lead, play) for play in plays]
    first = keys[0]
    found = ["no match" if first is None else "ruffs"]
    for later in keys[1:]:
        if later is None:
            found.append("no match")
        else:
            found.append("ruffs" if first is None else "over-ruffs" if later > first else "not higher")
    return found


def playing(
    game: Game,
    hands: list[str],
    *,
    dealer: Seat = 0,
    leader: Seat | None = None,
    trump: str | None = "s",
    bid: int = 100,
    kitty: str = "",
    teams: tuple[int, ...] | None = None,
    carry: Any = None,
    **options: Any,
) -> TricksRound:
    """A round of a game in which these hands are being played; all other cards count as played."""
    chosen = game.Options.read(options)
    setup = Setup(chosen, carry if carry is not None else game.first(chosen, Dream(0)))
    round, _ = game.deal(setup, Dream(0))
    assert isinstance(round, TricksRound)
    cards = [read(hand) for hand in hands]
    round.dealer, round.bid, round.teams = dealer, bid, teams or SOLO[dealer]
    round.name_trump(None if trump is None else SUITS.index(trump))
    round.deck, round.undealt = (), 0
    round.hands = [hand_of(hand) for hand in cards]
    round.held = [len(hand) for hand in cards]
    round.buried[dealer] = read(kitty)
    seen = hand_of([*round.buried[dealer], *(kind for hand in cards for kind in hand)])
    round.played = bytearray(COPIES - seen[kind] for kind in range(KINDS))
    round.phase = Trick(OnTable(dealer if leader is None else leader))
    return round


def play(round: TricksRound, *plays: str) -> list[Event]:
    """The seats play in turn, whoever is asked; returns what happened."""
    return [event for text in plays for event in round.apply(round.actors()[0], Play(cards(text)))]


def cards(text: str) -> tuple[str, ...]:
    """Names written one after the other."""
    return names_of(read(text))


def ended(
    *,
    dealer: Seat = 0,
    bid: int = 100,
    taken: dict[Seat, int] | None = None,
    captures: tuple[tuple[Seat, Seat], ...] = (),
    kitty: int = 0,
    winner: Seat | None = None,
    trumped: bool = False,
    longest: int = 0,
    teams: tuple[int, ...] | None = None,
) -> Finished:
    """A finished hand; without a winner of the last trick, the dealer won it."""
    points = [0, 0, 0, 0]
    for seat, number in (taken or {}).items():
        points[seat] = number
    return Finished(
        dealer=dealer,
        teams=teams or SOLO[dealer],
        bid=bid,
        taken=tuple(points),
        captures=tuple(Capture(*capture) for capture in captures),
        kitty=kitty,
        winner=dealer if winner is None else winner,
        trumped=trumped,
        longest=longest,
    )
