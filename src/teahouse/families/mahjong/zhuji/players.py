"""Two players by rule. `Greedy` hurries to any complete hand; `Club` plays for 台, as the rules pages' §10 counsel.

Both get the round as their seat knows it and nothing more. What a game does before the play it adds by `before_play`,
and what is at stake beside the hand by `Club.gain` and `Club.loss`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from teahouse.families.mahjong import claims, hurrying
from teahouse.families.mahjong.actions import (
    DISCARDS,
    PASS,
    WIN,
    AddedKong,
    Chow,
    ConcealedKong,
    OpenKong,
    Pong,
)
from teahouse.families.mahjong.analysis import draws, is_ready
from teahouse.families.mahjong.codes import WILDS, Codes, encode_counts
from teahouse.families.mahjong.imagining import unseen_by
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.phases import Turn, Window
from teahouse.families.mahjong.speed import AFTER, DRAW, WHOLE, Race, Span, met
from teahouse.families.mahjong.tiles import KINDS, Tile, tile_kind
from teahouse.families.mahjong.zhuji import counting
from teahouse.families.mahjong.zhuji.counting import NO_LUCK, Hand, is_without_wild
from teahouse.families.mahjong.zhuji.payments import SEATS
from teahouse.families.mahjong.zhuji.plans import Outlook, Plan, lacking, plans, welcome
from teahouse.families.mahjong.zhuji.round import ZhujiRound
from teahouse.families.mahjong.zhuji.wild import NameWild
from teahouse.kernel import Action, Chance, Round, Seat

ClaimMeld = Chow | Pong | OpenKong


class Greedy:
    """Names what it holds most of, takes every claim that shortens its hand, and wins when it can."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, ZhujiRound)
        match veiled.phase:
            case Turn():
                return hurrying.move(veiled, seat)
            case Window():
                return hurrying.answer(veiled, seat)
            case _:
                return self.before_play(veiled, seat)

    def before_play(self, round: ZhujiRound, seat: Seat) -> Action:
        """What it does while nothing is discarded yet."""
        return max(namings(round, seat), key=lambda naming: number_held(round, seat, naming))


class Sight(NamedTuple):
    """What a seat sees of the table: how many tiles of each kind it does not, and how many turns it will have had."""

    unseen: Sequence[int]
    turn: int


class Held(NamedTuple):
    """What a seat holds, or would after an action: its concealed tiles by kind, and its melds."""

    tiles: bytearray
    melds: tuple[Meld, ...]

    def without(self, tile: Tile) -> Held:
        """After a discard."""
        rest = bytearray(self.tiles)
        rest[tile] -= 1
        return Held(rest, self.melds)


class Prospect(NamedTuple):
    """A plan as it stands: what it lacks, what it brings, and that times a rough chance."""

    promise: float
    income: float
    lack: int
    plan: Plan


class Weights(NamedTuple):
    """How a club player weighs, in points where nothing else is said; found by matches against variants of itself.

    `tempo` is what it is worth that nobody else wins, `wild_kept` what a wild tile in the hand is worth beside what the
    plans say. `caution` tells how much of a discard's danger counts, `considered` how many of the best plans are looked
    at closely, and hands that promise less than the part `promising` of the best are not.
    """

    tempo: float = 2.4
    wild_kept: float = 0.3
    caution: float = 0.3
    considered: int = 4
    promising: float = 0.5


RACE: Final = Race(
    rates=(0.0, 0.27, 0.29, 0.43, 0.6, 0.8, 0.9, 1.0, 1.1),
    others_win=(0.0, 0.005, 0.013, 0.026, 0.04, 0.067, 0.1, 0.13, 0.15, 0.165, 0.175, 0.185, 0.19, 0.2),
    turns=18,
)
"""Measured in rounds of the bots themselves."""


class Club:
    """Weighs every way to its 台 by chance and pay, and names, claims and discards for the best of them."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, ZhujiRound)
        match veiled.phase:
            case Turn():
                return self._move(veiled, seat)
            case Window():
                return self._answer(veiled, seat)
            case _:
                return self.before_play(veiled, seat)

    # Of the game

    def before_play(self, round: ZhujiRound, seat: Seat) -> Action:
        """What it does while nothing is discarded yet."""
        raise NotImplementedError

    def gain(self, round: ZhujiRound, seat: Seat, tai: int) -> float:
        """What the seat's win with so many 台 brings it on the average of draws and discards, in points."""
        return 2.4 * 2.0**tai

    def loss(self, round: ZhujiRound, seat: Seat, other: Seat) -> float:
        """What it may cost the seat to throw what another wins on, in points."""
        return 1.5 * (1 << round.needed(other))

    # The play

    def _move(self, round: ZhujiRound, seat: Seat) -> Action:
        kongs: list[ConcealedKong | AddedKong] = []
        for action in round.candidates(seat):
            if action == WIN:
                return WIN
            if isinstance(action, ConcealedKong | AddedKong):
                kongs.append(action)
        sight = sight_of(round, seat)
        tile, most = self._best_discard(round, seat, Held(round.hands[seat], round.laid(seat)), sight)
        for kong in kongs:
            if self._after_kong(round, seat, kong, sight) >= most:
                return kong
        return DISCARDS[tile]

    def _after_kong(self, round: ZhujiRound, seat: Seat, kong: ConcealedKong | AddedKong, sight: Sight) -> float:
        """What the hand is worth after a kong, before the further draw."""
        laid = round.laid(seat)
        if isinstance(kong, AddedKong):
            return self._worth(round, seat, Held(_left(round, seat, (kong.face,)), laid), sight, DRAW)
        meld = claims.meld_of(kong, tile_kind(kong.tile), seat)
        return self._worth(round, seat, Held(_left(round, seat, kong.given), (*laid, meld)), sight, DRAW)

    def _best_discard(self, round: ZhujiRound, seat: Seat, held: Held, sight: Sight) -> tuple[Tile, float]:
        """The tile without which the hand is worth most, less what the tile may give to others."""
        dangers = self.danger(round, seat, sight.unseen)
        throws = {}
        for tile in range(KINDS):
            if held.tiles[tile] and round.may_discard(seat, tile):
                left = held.without(tile)
                throws[tile] = left, self.prospects(round, seat, left, sight)
        least = self.weights.promising * max(_promise(prospects) for _, prospects in throws.values())
        worths = {}
        for tile, (left, prospects) in throws.items():
            if _promise(prospects) >= least:
                worth = self._closely(round, seat, left, sight, WHOLE, prospects)
                worths[tile] = worth - dangers[tile] - self.weights.wild_kept * (tile in round.wilds)
        best = max(worths, key=lambda tile: worths[tile])
        return best, worths[best]

    def _answer(self, round: ZhujiRound, seat: Seat) -> Action:
        best: Action = PASS
        most: float | None = None
        laid, sight = round.laid(seat), sight_of(round, seat)
        for action in round.candidates(seat):
            if action == WIN:
                return WIN
            if isinstance(action, ClaimMeld):
                if most is None:
                    span = AFTER[(round.turn - seat) % SEATS]
                    before = sight._replace(turn=sight.turn - 1)
                    most = self._worth(round, seat, Held(round.hands[seat], laid), before, span)
                melds = (*laid, claims.meld_of(action, _window_tile(round), round.turn))
                rest = Held(_left(round, seat, action.given), melds)
                if isinstance(action, OpenKong):
                    worth = self._worth(round, seat, rest, sight, DRAW)
                else:
                    _, worth = self._best_discard(round, seat, rest, sight)
                if worth > most:
                    best, most = action, worth
        return best

    # What it thinks

    def _worth(self, round: ZhujiRound, seat: Seat, held: Held, sight: Sight, span: Span) -> float:
        """What a hand that waits for its next tile is worth, in points beside a lost one."""
        return self._closely(round, seat, held, sight, span, self.prospects(round, seat, held, sight))

    def prospects(self, round: ZhujiRound, seat: Seat, held: Held, sight: Sight) -> list[Prospect]:
        """The plans that reach what the seat needs, the most promising first."""
        codes = encode_counts(held.tiles, round.wilds)
        outlook = outlook_of(round, seat, codes, held.melds, round.wilds)
        needed = round.needed(seat)
        found = []
        for plan in plans(codes, outlook):
            if plan.tai >= needed:
                lack = lacking(codes, outlook.sets, plan)
                income = self.gain(round, seat, plan.tai) + self.weights.tempo
                found.append(Prospect(RACE.chance(lack, sight.turn, plan.pace) * income, income, lack, plan))
        found.sort(key=lambda prospect: -prospect.promise)
        return found

    def _closely(
        self,
        round: ZhujiRound,
        seat: Seat,
        held: Held,
        sight: Sight,
        span: Span,
        prospects: Sequence[Prospect],
    ) -> float:
        """The worth of a hand by the tiles that its best plans may meet."""
        codes, sets = encode_counts(held.tiles, round.wilds), 4 - len(held.melds)
        best = 0.0
        if is_ready(codes, sets):
            best = self._ready_worth(round, seat, held, sight, span)
        further = [prospect for prospect in prospects if prospect.lack > 1]
        for _, income, lack, plan in further[: self.weights.considered]:
            tiles = met(codes, welcome(codes, sets, plan), round.wilds, sight.unseen, span)
            best = max(best, RACE.chance_after(span, tiles, lack, sight.turn, plan.pace) * income)
        return best

    def _ready_worth(self, round: ZhujiRound, seat: Seat, held: Held, sight: Sight, span: Span) -> float:
        """What a ready hand is worth: by the tiles with which it counts enough, each for what it counts."""
        unseen, needed, table = sight.unseen, round.needed(seat), round.counting()
        chances, income = 0, 0.0
        for tile in draws(encode_counts(held.tiles, round.wilds), 4 - len(held.melds), round.wilds):
            if not unseen[tile]:
                continue
            drawn = bytearray(held.tiles)
            drawn[tile] += 1
            tally = counting.tally(Hand(drawn, None, held.melds, round.wilds, round.wind(seat)), NO_LUCK, table)
            if tally is not None and tally.tai >= needed:
                number = unseen[tile] * (1 if tile in round.wilds else span.throws)
                chances += number
                income += number * (self.gain(round, seat, tally.tai) + self.weights.tempo)
        if not chances:
            return 0.0
        tiles = chances / max(sum(unseen), 1)
        pace = tiles / RACE.rates[1] * WHOLE.throws / span.throws
        return RACE.chance_after(span, tiles, 1, sight.turn, pace) * income / chances

    def danger(self, round: ZhujiRound, seat: Seat, unseen: Sequence[int]) -> list[float]:
        """By kind, what a discard may cost: how likely another seat waits for it, times what it would take."""
        progress = 1.0 - draws_of(round) / 14.25
        if progress < 0.25:
            return [0.0] * KINDS
        costs = [0.0] * KINDS
        for other in range(SEATS):
            if other == seat:
                continue
            ready = min(0.8, progress * 0.5 + 0.1 * len(round.melds[other]))
            pay = self.loss(round, seat, other)
            suits = {meld.tiles[0] // 9 for meld in round.melds[other] if meld.tiles}
            for tile in range(KINDS):
                if any(lying.tile == tile for lying in round.ponds[other][-1:]):
                    continue
                likely = 0.06 if tile < 27 else 0.03 * unseen[tile]
                if suits and tile < 27 and tile // 9 not in suits and len(round.melds[other]) >= 2:
                    likely *= 0.5
                costs[tile] += self.weights.caution * ready * likely * pay
        return costs


MOST_TAI = 9
"""Hands of more 台 are thought of as of one less."""


def lacks_with(round: ZhujiRound, seat: Seat, wilds: tuple[Tile, ...]) -> list[int]:
    """By 台 (0 … 8), how many tiles the seat's hand lacks for so many, with these wild kinds."""
    codes = encode_counts(round.hands[seat], wilds)
    outlook = outlook_of(round, seat, codes, (), wilds)
    lacks = [9] * MOST_TAI
    for plan in plans(codes, outlook):
        tai = min(plan.tai, MOST_TAI - 1)
        lacks[tai] = min(lacks[tai], lacking(codes, 4, plan))
    for tai in range(MOST_TAI - 1, 0, -1):
        lacks[tai - 1] = min(lacks[tai - 1], lacks[tai])
    return lacks


def _promise(prospects: Sequence[Prospect]) -> float:
    """A rough guess of what a hand is worth."""
    return prospects[0].promise if prospects else 0.0


def sight_of(round: ZhujiRound, seat: Seat) -> Sight:
    """What the seat sees, its next discard counted as done."""
    return Sight(unseen_by(round), len(round.ponds[seat]) + 1)


def _left(round: ZhujiRound, seat: Seat, given: Iterable[str]) -> bytearray:
    """The hand after these tiles have left it."""
    hand = bytearray(round.hands[seat])
    for name in given:
        hand[tile_kind(name)] -= 1
    return hand


def outlook_of(
    round: ZhujiRound, seat: Seat, codes: Codes, melds: tuple[Meld, ...], wilds: tuple[Tile, ...]
) -> Outlook:
    """What a hand of this seat may become."""
    without = is_without_wild(round.counting(), wilds, melds, holds=codes[WILDS] > 0)
    return Outlook(melds, round.wind(seat), without)


def draws_of(round: ZhujiRound) -> float:
    """The draws that each seat still has."""
    return round.drawable / SEATS


def _window_tile(round: ZhujiRound) -> Tile:
    assert isinstance(round.phase, Window)
    return round.phase.tile


def namings(round: ZhujiRound, seat: Seat) -> list[NameWild]:
    """What the seat may name."""
    return [action for action in round.candidates(seat) if isinstance(action, NameWild)]


def number_held(round: ZhujiRound, seat: Seat, naming: NameWild) -> int:
    """How many tiles of the named kinds the seat holds."""
    return sum(round.hands[seat][tile_kind(name)] for name in naming.tiles)
