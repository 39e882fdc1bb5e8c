"""Counsel for a seat: what the club bot would do, what the hand waits for, what it counts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import to_builtins

from teahouse.families.mahjong.analysis import draws
from teahouse.families.mahjong.codes import BASE, Codes, add, encode_counts, held
from teahouse.families.mahjong.finishing import finish_at_hand
from teahouse.families.mahjong.imagining import unseen_by
from teahouse.families.mahjong.phases import Turn, Window
from teahouse.families.mahjong.table import MahjongHint, Wait, Waiting
from teahouse.families.mahjong.tiles import KINDS, NAMES, Tile
from teahouse.families.mahjong.zhuji import counting
from teahouse.families.mahjong.zhuji.players import Club
from teahouse.families.mahjong.zhuji.round import ZhujiRound
from teahouse.kernel import Chance, Seat


def hint(club: Club, veiled: ZhujiRound, seat: Seat, chance: Chance) -> MahjongHint:
    """What the seat may want to know, from its own veil. Nothing of the hand is told before the play begins."""
    awaited = veiled.awaits(seat)
    action = to_builtins(club.choose(veiled, seat, chance)) if awaited else None
    if not veiled.conventions.waits_shown:
        return MahjongHint(action, (), None)
    match veiled.phase:
        case Turn(seat=turn) if turn == seat:
            return MahjongHint(action, tuple(_after_discards(veiled, seat)), _worth(veiled, seat))
        case Turn() | Window():
            waiting = _waits(veiled, seat, bytearray(veiled.hands[seat]), unseen_by(veiled))
            worth = _worth(veiled, seat) if awaited else None
            return MahjongHint(action, (Waiting(None, waiting),) if waiting else (), worth)
        case _:
            return MahjongHint(action, (), None)


def _after_discards(round: ZhujiRound, seat: Seat) -> Iterator[Waiting]:
    """For each discard that leaves a ready hand, its waits."""
    unseen = unseen_by(round)
    for tile in range(KINDS):
        if round.hands[seat][tile]:
            rest = bytearray(round.hands[seat])
            rest[tile] -= 1
            if waits := _waits(round, seat, rest, unseen):
                yield Waiting(NAMES[tile], waits)


def _waits(round: ZhujiRound, seat: Seat, hand: bytearray, unseen: list[int]) -> tuple[Wait, ...]:
    """The tiles that complete a hand: a wild kind as if drawn, any other as if thrown by another seat."""
    codes = encode_counts(hand, round.wilds)
    found = set(draws(codes, round.sets_to_make(seat), round.wilds))
    if round.counting().seven_pairs and not round.melds[seat]:
        found |= {tile for tile in range(KINDS) if _pairs_up(codes, tile, round.wilds)}
    return tuple(_wait(round, seat, hand, tile, unseen[tile]) for tile in sorted(found))


def _pairs_up(codes: Codes, tile: Tile, wilds: tuple[Tile, ...]) -> bool:
    """Whether this tile makes thirteen to seven pairs."""
    whole = list(codes)
    add(whole, tile, wilds)
    return (tile in wilds or held(codes, tile) < BASE - 1) and counting.is_seven_pairs(whole)


def _wait(round: ZhujiRound, seat: Seat, hand: bytearray, tile: Tile, unseen: int) -> Wait:
    taken: Tile | None = tile
    if tile in round.wilds:
        hand, taken = bytearray(hand), None
        hand[tile] += 1
    tally = counting.tally(round.hand(seat, hand, taken), counting.NO_LUCK, round.counting())
    worth = 0 if tally is None else tally.tai
    return Wait(NAMES[tile], unseen, worth, worth >= round.needed(seat))


def _worth(round: ZhujiRound, seat: Seat) -> int | None:
    """What the hand counts if it is complete as it is, or with the tile by which it may win."""
    finish = finish_at_hand(round, seat)
    tally = None if finish is None else round.tally(finish)
    return None if tally is None else tally.tai
