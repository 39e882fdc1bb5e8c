"""How the club player leads: it cashes what cannot be beaten, draws trumps, and else gives little away."""

from __future__ import annotations

from teahouse.families.tricks.cards import COPIES, RED_FIVE, Cards, Kind, points_in
from teahouse.families.tricks.leading import tractors
from teahouse.families.tricks.patterns import decompose, is_throw, key_of, pattern_of
from teahouse.families.tricks.players.counting import Count
from teahouse.families.tricks.players.follows import given_up
from teahouse.families.tricks.ranking import GROUPS, TRUMPS, Group
from teahouse.families.tricks.round import SEATS


def lead(count: Count) -> Cards:
    """The lead that promises most."""
    return max(options(count), key=lambda cards: promise(count, cards))


def options(count: Count) -> list[Cards]:
    """Singles, pairs, tractors, and throws of which every component is sure to stand."""
    order, hand = count.order, count.hand
    kinds = [kind for members in order.members for kind in members if hand[kind]]
    found: list[Cards] = [(kind,) for kind in kinds]
    found += [(kind, kind) for kind in kinds if hand[kind] == COPIES]
    found += tractors(order, hand)
    if count.round.conventions.throw_rule != "off":
        for group in range(GROUPS):
            throw = sure_throw(count, group)
            if len(throw) > 1:
                pattern = pattern_of(order, throw)
                if pattern is not None and is_throw(pattern):
                    found.append(throw)
    return found


def sure_throw(count: Count, group: Group) -> Cards:
    """The largest throw of a group that nobody can spoil."""
    order, hand = count.order, count.hand
    others = [seat for seat in range(SEATS) if seat != count.seat]
    own = [kind for kind in order.members[group] for _ in range(hand[kind])]
    singly = [kind for kind in own if all(count.above(group, order.rank[kind], seat) == 0 for seat in others)]
    if count.round.conventions.throw_rule == "strict_min":
        return tuple(sorted(singly))
    sure: list[Kind] = list(singly)
    for part in decompose(order, tuple(sorted(own))):
        if part.pairs and not set(part.cards) & set(singly):
            lowest = min(order.rank[kind] for kind in part.cards)
            if all(count.pairs_above(group, lowest, seat) == 0 for seat in others):
                sure += part.cards
    return tuple(sorted(sure))


def promise(count: Count, cards: Cards) -> float:
    """What a lead may be expected to bring."""
    order = count.order
    pattern = pattern_of(order, cards)
    assert pattern is not None
    key = key_of(order, pattern, cards)
    assert key is not None
    later = [(count.seat + step) % SEATS for step in range(1, SEATS)]
    ours = count.holds(mine=True, later=later, lead=pattern, best=key)
    friends = sum(count.mates[seat] for seat in later)
    points = points_in(cards)
    feed = count.style.feed * min(pattern.size, 3)
    gain = points + feed * friends + count.style.lead + drawn(count, pattern.group, len(cards))
    loss = points + feed * (len(later) - friends) + count.style.lead
    value = ours * gain - (1 - ours) * loss
    if count.round.conventions.captures:
        value -= count.style.red_five * (1 - ours) * cards.count(RED_FIVE)
        if pattern.group == TRUMPS and pattern.all_pairs and friends == 0:
            value += count.style.hunt * ours * count.red_fives_out
    spared = count.style.thrift * sum(given_up(count, kind) for kind in cards)
    return value - spared - count.spent_trumps(cards)


def drawn(count: Count, group: Group, number: int) -> float:
    """What it is worth to the lone dealer that trumps leave the other hands."""
    if group != TRUMPS or any(count.mates[seat] for seat in range(SEATS) if seat != count.seat):
        return 0.0
    held = sum(count.hand[kind] for kind in count.order.members[TRUMPS])
    return count.style.draw * number if 2 * held > count.out[TRUMPS] else 0.0
