"""The views of a round: what everybody sees, and what one seat sees of its own hand. Runs on a veiled round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.families.tricks import leading
from teahouse.families.tricks.cards import NAMES, RANKS, BadCard, Cards, Hand, cards_of, names_of, points_in
from teahouse.families.tricks.patterns import decompose
from teahouse.families.tricks.ranking import GROUP_KEYS, TRUMPS, Group, Order, order_of
from teahouse.families.tricks.table import (
    Caught,
    FailedThrow,
    GroupKey,
    Kitty,
    Laid,
    Shown,
    Suited,
    TakenTrick,
    TricksPrivate,
    TricksPublic,
    TrumpKey,
)
from teahouse.families.tricks.trick import Failed, OnTable
from teahouse.kernel import Illegal, Seat

if TYPE_CHECKING:
    from teahouse.families.tricks.round import Standing, TricksRound

SUIT_KEYS: Final[tuple[TrumpKey, ...]] = ("c", "d", "h", "s")

BY_TURNS: Final[dict[int | None, tuple[Group, ...]]] = {
    None: (TRUMPS, 3, 2, 0, 1),
    0: (TRUMPS, 2, 3, 1),
    1: (TRUMPS, 3, 2, 0),
    2: (TRUMPS, 3, 1, 0),
    3: (TRUMPS, 2, 0, 1),
}
"""By trump suit: the groups as a hand is sorted, trumps first, then black and red by turns."""


def rank_name(level: int) -> str:
    """A level (2 … 14) as it is printed on its cards."""
    return RANKS[level - 2]


def held_cards(hand: Hand, names: tuple[str, ...]) -> Cards:
    """Names as cards of a hand, in card order. Raises `Illegal`."""
    try:
        cards = cards_of(names)
    except BadCard as error:
        raise Illegal("no-such-card", card=str(error)) from None
    for kind in set(cards):
        if cards.count(kind) > hand[kind]:
            raise Illegal("not-in-hand", card=NAMES[kind])
    return cards


# ── everybody ────────────────────────────────────────────────────────────────


def public(round: TricksRound) -> TricksPublic:
    """What everybody sees."""
    trick = round.stage.trick()
    over = round.outcome is not None
    turn = None if over else round.turn()
    return TricksPublic(
        phase=str(type(round.phase).__struct_config__.tag),
        turn=turn,
        dealer=round.dealer,
        teams=round.teams,
        level=rank_name(round.level),
        levels=round.levels(),
        trump=round.trump_key,
        bid=round.bid or None,
        bidder=round.bidder(),
        calls=round.calls,
        shown=_shown(round.standing),
        declined=round.declined(),
        held=tuple(round.held),
        undealt=round.undealt,
        trick=round.tricks,
        leader=trick.leader if trick else None,
        led=group_key(trick.lead.group) if trick and trick.lead else None,
        plays=laid(trick) if trick else (),
        stake=trick.points if trick else 0,
        failed=_failed(trick.failed) if trick else None,
        last=_last(round),
        taken=tuple(round.taken),
        score=round.score(),
        caught=tuple(Caught(capture.catcher, capture.loser) for capture in round.captures),
        kitty=_kitty(round),
        seals=round.seals(),
        hands=tuple(map(_names, round.hands)) if over else None,
        outcome=round.outcome,
    )


def group_key(group: Group) -> GroupKey:
    """A group as it travels."""
    return GROUP_KEYS[group]


def laid(trick: OnTable) -> tuple[Laid, ...]:
    """The plays of a trick as they lie."""
    return tuple(
        Laid(play.seat, names_of(play.cards), play.how, points_in(play.cards), place == trick.best)
        for place, play in enumerate(trick.plays)
    )


def _failed(failed: Failed | None) -> FailedThrow | None:
    return None if failed is None else FailedThrow(failed.seat, names_of(failed.cards), names_of(failed.led))


def _last(round: TricksRound) -> TakenTrick | None:
    last = round.last
    if last is None:
        return None
    return TakenTrick(last.winning.seat, last.points, laid(last), _failed(last.failed))


def _shown(standing: Standing | None) -> Shown | None:
    if standing is None:
        return None
    trump: TrumpKey = "none" if standing.suit is None else SUIT_KEYS[standing.suit]
    return Shown(standing.seat, names_of(standing.cards), trump, standing.how)


def _kitty(round: TricksRound) -> Kitty:
    taken = round.undealt == 0
    holder = round.dealer if taken else None
    cards = None
    if round.outcome is not None and holder is not None:
        cards = round.buried[holder]
    return Kitty(
        number=leading.KITTY if round.kitty_lies else 0,
        holder=holder,
        turned=names_of(round.turned),
        cards=None if cards is None else names_of(cards),
        points=None if cards is None else points_in(cards),
    )


def _names(hand: Hand) -> tuple[str, ...]:
    return tuple(NAMES[kind] for kind, number in enumerate(hand) for _ in range(number))


# ── one seat ─────────────────────────────────────────────────────────────────


def private(round: TricksRound, seat: Seat) -> TricksPrivate:
    """What a seat knows besides."""
    playable, forced = round.lit(seat)
    return TricksPrivate(
        hand=sorted_hand(_sorting(round), round.hands[seat]),
        playable=names_of(sorted(playable)),
        forced=names_of(sorted(forced)),
        buried=names_of(round.buried[seat]),
    )


def _sorting(round: TricksRound) -> Order:
    """The order by which hands are sorted: with the trumps that are named, or that would be by what is shown now."""
    if round.named or round.standing is None:
        return round.order
    return order_of(round.conventions.ranking, round.level, round.standing.suit)


def sorted_hand(order: Order, hand: Hand) -> tuple[Suited, ...]:
    """A hand by groups, each from the highest down; empty groups are left out."""
    found = []
    for group in BY_TURNS[order.trump]:
        cards = [kind for kind in reversed(order.members[group]) for _ in range(hand[kind])]
        if cards:
            parts = decompose(order, tuple(sorted(cards)))
            tractors = tuple(names_of(part.cards) for part in reversed(parts) if part.pairs > 1)
            found.append(Suited(group_key(group), names_of(cards), tractors))
    return tuple(found)
