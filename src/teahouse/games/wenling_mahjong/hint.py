"""Counsel for a seat: what the club bot would do, what the hand waits for and what each tile would count."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import to_builtins

from teahouse.families.mahjong.analysis import draws
from teahouse.families.mahjong.codes import encode_counts
from teahouse.families.mahjong.finishing import finish_at_hand
from teahouse.families.mahjong.imagining import unseen_by
from teahouse.families.mahjong.phases import Turn, Window
from teahouse.families.mahjong.table import MahjongHint, Wait, Waiting
from teahouse.families.mahjong.tiles import NAMES, Tile
from teahouse.games.wenling_mahjong import winning
from teahouse.games.wenling_mahjong.bot import Club
from teahouse.games.wenling_mahjong.hands import NO_LUCK, Hand
from teahouse.games.wenling_mahjong.rules import WenlingRound
from teahouse.kernel import Chance, Seat


def hint(veiled: WenlingRound, seat: Seat, chance: Chance) -> MahjongHint:
    """What the seat may want to know, from its own veil."""
    awaited = veiled.awaits(seat)
    action = to_builtins(Club().choose(veiled, seat, chance)) if awaited else None
    if not veiled.conventions.waits_shown:
        return MahjongHint(action, (), None)
    hand, unseen = veiled.hand(seat), unseen_by(veiled)
    match veiled.phase:
        case Turn(seat=turn) if turn == seat:
            return MahjongHint(action, tuple(_after_discards(veiled, seat, hand, unseen)), _worth(veiled, seat))
        case Turn() | Window():
            waits = _waits(veiled, seat, hand, unseen)
            worth = _worth(veiled, seat) if awaited else None
            return MahjongHint(action, (Waiting(None, waits),) if waits else (), worth)
        case _:
            return MahjongHint(action, (), None)


def _after_discards(round: WenlingRound, seat: Seat, hand: Hand, unseen: list[int]) -> Iterator[Waiting]:
    """For each discard that leaves a ready hand, its waits."""
    for tile, number in enumerate(hand.concealed):
        if number and round.may_discard(seat, tile):
            rest = list(hand.concealed)
            rest[tile] -= 1
            if waits := _waits(round, seat, hand._replace(concealed=rest), unseen):
                yield Waiting(NAMES[tile], waits)


def _waits(round: WenlingRound, seat: Seat, hand: Hand, unseen: list[int]) -> tuple[Wait, ...]:
    """The tiles that complete a hand: a wild as if drawn, any other as if thrown by another seat."""
    ready = draws(encode_counts(hand.concealed, hand.wilds), round.sets_to_make(seat), hand.wilds)
    return tuple(_wait(round, seat, hand, tile, unseen[tile]) for tile in ready if hand.playable(tile))


def _wait(round: WenlingRound, seat: Seat, hand: Hand, tile: Tile, unseen: int) -> Wait:
    if tile in hand.wilds:
        grown = list(hand.concealed)
        grown[tile] += 1
        whole = hand._replace(concealed=grown, drawn=tile)
    else:
        whole = hand._replace(taken=tile)
    tally = winning.tally(whole, NO_LUCK, round.options)
    return Wait(NAMES[tile], unseen, 0 if tally is None else tally.total, not round.is_barred(seat))


def _worth(round: WenlingRound, seat: Seat) -> int | None:
    """What the hand counts if it wins as it is, or with the tile by which it may win."""
    finish = finish_at_hand(round, seat)
    tally = round.tally(finish) if finish is not None and round.can_win(finish) else None
    return None if tally is None else tally.total
