"""How the club player follows: every sensible play is weighed by the trick's points and by what it gives up."""

from __future__ import annotations

from itertools import islice

from teahouse.families.tricks import following
from teahouse.families.tricks.cards import POINTS, RED_FIVE, Cards, Kind, points_in
from teahouse.families.tricks.patterns import Pattern, key_of
from teahouse.families.tricks.players.counting import Count
from teahouse.families.tricks.ranking import FIRST_PROMOTED, TRUMPS
from teahouse.families.tricks.round import SEATS
from teahouse.families.tricks.trick import OnTable

LISTED = 48
"""All follows are weighed if they are so few; else the cheapest and some likely ones."""


def follow(count: Count, table: OnTable) -> Cards:
    """The play that promises most."""
    assert table.lead is not None
    round = count.round
    duty = following.duty_of(round.order, round.conventions, table.lead, count.hand)
    plays = likely(count, table, duty)
    if len(plays) == 1:
        return plays[0]
    return max(plays, key=lambda cards: promise(count, table, cards))


def likely(count: Count, table: OnTable, duty: following.Duty) -> list[Cards]:
    """All follows where they are few; else the lowest, the one richest in points, and ruffs."""
    order, hand = count.order, count.hand
    listed = list(islice(following.plays(order, duty, hand), LISTED + 1))
    if len(listed) <= LISTED:
        return listed
    found = [following.lowest(order, duty, hand), _richest(count, duty)]
    if not duty.own:
        found += ruffs(count, table, duty.lead)
    return found + listed[:8]


def _richest(count: Count, duty: following.Duty) -> Cards:
    """A legal play with many points: the lowest one after points have been made cheap."""
    rich = tuple(
        cost - 200_000 * POINTS[kind] if kind != RED_FIVE else cost for kind, cost in enumerate(count.order.cost)
    )
    return following.lowest(count.order, duty, count.hand, cost=rich)


def ruffs(count: Count, table: OnTable, lead: Pattern) -> list[Cards]:
    """Ruffs that win so far: a few cheap ones made by trying trump windows from the lowest up."""
    order, hand = count.order, count.hand
    best = table.winning.key
    assert best is not None
    trumps = [kind for kind in order.members[TRUMPS] for _ in range(hand[kind])]
    if len(trumps) < lead.size:
        return []
    virtual = Pattern(TRUMPS, lead.size, lead.tractors, lead.pairs)
    duty = following.duty_of(order, count.round.conventions, virtual, count.hand)
    found: list[Cards] = []
    for cards in islice(following.plays(order, duty, hand), 60):
        key = key_of(order, lead, cards, exact=count.round.conventions.exact_ruff)
        if key is not None and key > best:
            found.append(cards)
        if len(found) == 4:
            break
    top = tuple(sorted(trumps[-lead.size :]))
    return [*found, top] if key_of(order, lead, top) is not None else found


def promise(count: Count, table: OnTable, cards: Cards) -> float:
    """What a play may be expected to bring: points won or lost, red fives, the next lead, less what is given up."""
    assert table.lead is not None
    order = count.order
    best = table.winning.key
    assert best is not None
    key = key_of(order, table.lead, cards, exact=count.round.conventions.exact_ruff)
    wins = key is not None and key > best
    mine = wins or count.mates[table.winning.seat]
    standing = key if wins and key is not None else best
    later = [(count.seat + step) % SEATS for step in range(1, SEATS - len(table.plays))]
    ours = count.holds(mine, later, table.lead, standing)
    points = table.points + points_in(cards)
    feed = count.style.feed * table.lead.size
    friends = sum(count.mates[seat] for seat in later)
    gain = points + feed * friends + count.style.lead
    loss = points + feed * (len(later) - friends) + count.style.lead
    value = ours * gain - (1 - ours) * loss
    value += red_fives(count, table, cards, ours)
    return value - sum(given_up(count, kind) for kind in cards) - count.spent_trumps(cards)


def red_fives(count: Count, table: OnTable, cards: Cards, ours: float) -> float:
    """What red fives in the trick may bring or cost, where they count."""
    if not count.round.conventions.captures:
        return 0.0
    theirs = sum(play.cards.count(RED_FIVE) for play in table.plays if not count.mates[play.seat])
    own = cards.count(RED_FIVE) + sum(play.cards.count(RED_FIVE) for play in table.plays if count.mates[play.seat])
    return count.style.red_five * (ours * theirs - (1 - ours) * own)


def given_up(count: Count, kind: Kind) -> float:
    """What a card would still be good for later."""
    order = count.order
    rank = order.rank[kind]
    if order.group[kind] == TRUMPS:
        paired = 0.8 if count.hand[kind] == 2 else 0.0
        if rank < FIRST_PROMOTED:
            return 2.0 + 0.15 * rank + paired
        return 3.0 + 1.1 * (rank - FIRST_PROMOTED) + paired
    above = count.above(order.group[kind], rank)
    if above == 0:
        return 5.0
    return 0.1 * rank + (1.0 if count.hand[kind] == 2 else 0.0) + (1.0 if above <= 2 else 0.0)
