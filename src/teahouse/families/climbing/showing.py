"""The views of a round: what everybody sees, and what one seat sees of its own hand. Runs on a veiled round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse.families.cards import Cards, Hand, hand_of, held, names_of, points_in
from teahouse.families.climbing.phases import Trick
from teahouse.families.climbing.ranks import ORDINARY, RANK, RANK_NAMES, RANKS
from teahouse.families.climbing.table import ClimbingPrivate, ClimbingPublic, Laid, Table, TakenTrick
from teahouse.families.climbing.trick import OnTable, Word
from teahouse.kernel import Seat

if TYPE_CHECKING:
    from teahouse.families.climbing.combinations import Combinations
    from teahouse.families.climbing.round import ClimbingRound

FEW = 10
"""So many cards, or fewer, are shown where only small numbers are."""


# ── everybody ────────────────────────────────────────────────────────────────


def public(round: ClimbingRound) -> ClimbingPublic:
    """What everybody sees."""
    over = round.outcome is not None
    table = round.table
    best = table.best if table else None
    points = round.conventions.points
    actors = round.shown_actors()
    history = tuple(taken(trick, points=points) for trick in round.history) if round.conventions.history else ()
    return ClimbingPublic(
        phase=str(type(round.phase).__struct_config__.tag),
        turn=actors[0] if len(actors) == 1 else None,
        sides=round.sides,
        around=round.around,
        held=tuple(shown_number(round, number) for number in round.held),
        trick=len(round.history),
        leader=table.leader if table else None,
        plays=plays_of(table, points=points) if table else (),
        stake=table.points if table and points else 0,
        best=best.seat if best else None,
        closing=table.closing if table else False,
        last=taken(round.history[-1], points=points) if round.history else None,
        history=history,
        finished=round.finished,
        captured=tuple(round.captured) if points else (),
        score=round.score(),
        seals=round.seals(),
        combinations=table_of(round.combinations),
        undealt=round.undealt,
        spare=names_of(round.spare),
        hands=tuple(names_of(sorted_hand(round.combinations, hand)) for hand in round.hands) if over else None,
        outcome=round.outcome,
    )


def shown_number(round: ClimbingRound, number: int) -> int | None:
    """The number of cards in a hand, as far as it is shown."""
    rule = round.conventions.show_counts
    hidden = rule == "never" or (rule == "ten_or_less" and number > FEW)
    return None if hidden and number and round.outcome is None else number


def taken(trick: OnTable, *, points: bool) -> TakenTrick:
    """A gathered trick."""
    best = trick.best
    assert best is not None
    return TakenTrick(best.seat, trick.points if points else 0, plays_of(trick, points=points))


def plays_of(trick: OnTable, *, points: bool) -> tuple[Laid, ...]:
    """The plays and passes of a trick in order."""
    best = trick.best
    return tuple(laid(word, points=points, best=word is best) for word in trick.words)


def laid(word: Word, *, points: bool, best: bool) -> Laid:
    """One of them."""
    reading = word.reading
    if reading is None:
        return Laid(word.seat, None, (), (), False, 0, False)
    return Laid(
        word.seat,
        reading.kind,
        names_of(word.cards),
        tuple(RANK_NAMES[rank] for rank in reading.ranks),
        reading.level > 0,
        points_in(word.cards) if points else 0,
        best,
    )


def table_of(combinations: Combinations) -> Table:
    """The table of combinations as it travels."""
    return Table(combinations.kinds, tuple(RANK_NAMES[rank] for rank in sorted(combinations.wild)), combinations.order)


# ── one seat ─────────────────────────────────────────────────────────────────


def private(round: ClimbingRound, seat: Seat) -> ClimbingPrivate:
    """What a seat knows besides."""
    return ClimbingPrivate(
        hand=names_of(sorted_hand(round.combinations, round.hands[seat])),
        playable=names_of(playable(round, seat)),
        forced=names_of(round.forced(seat)) if round.awaits(seat) else (),
        partners=tuple(names_of(sorted_hand(round.combinations, hand_of(cards))) for cards in round.seen[seat]),
        unseen=unseen(round, seat) if round.conventions.counter else None,
    )


def sorted_hand(combinations: Combinations, hand: Hand) -> Cards:
    """A hand from the highest card down, spades before hearts, diamonds and clubs."""
    return tuple(sorted(held(hand), key=lambda kind: (combinations.order[RANK[kind]], kind), reverse=True))


def playable(round: ClimbingRound, seat: Seat) -> Cards:
    """The cards that belong to some legal play of the seat that is asked, each kind once."""
    phase = round.phase
    if not isinstance(phase, Trick) or not round.awaits(seat):
        return ()
    own = sorted(set(held(round.hands[seat])))
    if not phase.on_table.words:
        return tuple(own)
    moves = phase.moves(round, seat)
    exact = {move.cards for move in moves if tuple(sorted(move.cards)) in round.combinations.exact}
    these = {kind for cards in exact for kind in cards}
    ranks = {RANK[kind] for move in moves if move.cards not in exact for kind in move.cards}
    if any(len(move.cards) > 1 and min(RANK[kind] for kind in move.cards) < ORDINARY for move in moves):
        ranks |= round.combinations.wild
    return tuple(kind for kind in own if kind in these or RANK[kind] in ranks)


def unseen(round: ClimbingRound, seat: Seat) -> tuple[int, ...]:
    """How many cards of each rank a seat has neither seen played nor holds."""
    left = [0] * RANKS
    for kind in round.pack:
        left[RANK[kind]] += 1
    for kind, number in enumerate(round.played):
        left[RANK[kind]] -= number + round.hands[seat][kind]
    return tuple(left)
