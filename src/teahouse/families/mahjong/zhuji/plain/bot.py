"""What the club player does before the play of 平麻将: as dealer it names wild tiles, or none."""

from __future__ import annotations

from teahouse.families.mahjong.analysis import is_complete
from teahouse.families.mahjong.codes import encode_counts
from teahouse.families.mahjong.tiles import Tile, tile_kind
from teahouse.families.mahjong.zhuji import players
from teahouse.families.mahjong.zhuji.counting import LIMIT
from teahouse.families.mahjong.zhuji.plain.rules import PlainRound
from teahouse.families.mahjong.zhuji.plans import chance_of
from teahouse.families.mahjong.zhuji.players import lacks_with, namings, number_held
from teahouse.families.mahjong.zhuji.round import ZhujiRound
from teahouse.families.mahjong.zhuji.wild import NameWild
from teahouse.kernel import Action, Seat


class Club(players.Club):
    """Names the kinds that promise it most, wild tiles in other hands counted against them."""

    def before_play(self, round: ZhujiRound, seat: Seat) -> Action:
        assert isinstance(round, PlainRound)

        def promise(naming: NameWild) -> tuple[float, int]:
            kinds = tuple(tile_kind(name) for name in naming.tiles)
            held = number_held(round, seat, naming)
            given_away = GIVEN_AWAY * (4 * len(kinds) - held)
            return self._promise(round, seat, kinds) - given_away, held

        return max(namings(round, seat), key=promise)

    def _promise(self, round: PlainRound, seat: Seat, kinds: tuple[Tile, ...]) -> float:
        """What the dealer's hand may bring with these kinds wild, in points; a complete one is 天胡."""
        if is_complete(encode_counts(round.hands[seat], kinds), 4):
            return self.gain(round, seat, LIMIT)
        least = max(round.options.min_tai, round.options.dealer_min_tai) if kinds else round.options.min_tai
        lacks = lacks_with(round, seat, kinds)
        worths = (chance_of(lacks[tai], DRAWS) * self.gain(round, seat, tai) for tai in range(least, len(lacks)))
        return max(worths)


GIVEN_AWAY = 0.5
"""What a wild tile that may lie in another hand costs the dealer, in points; found by matches."""
DRAWS = 13.0
"""The draws of a seat in a deal that is played to its end."""
