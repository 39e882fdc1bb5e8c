"""Writes `fixtures/combinations.json`: what the kernel reads cards as, so that the client's own reader must agree.

Every table of combinations that a climbing game and its presets have; the cards are drawn: plays of drawn hands, plays
with a card changed, and whatever lies in a hand.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from teahouse.bots.match import proof_of
from teahouse.families.cards import Cards, hand_of, names_of
from teahouse.families.climbing.combinations import Combinations, Reading
from teahouse.families.climbing.listing import Move, moves
from teahouse.families.climbing.ranks import BIG, ORDINARY, RANK, RANK_NAMES, SMALL
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.showing import laid, table_of
from teahouse.families.climbing.trick import Word
from teahouse.kernel import Chance, Dream, Game, Illegal, Setup, chance_of, registry

SEED = 11
CASES = 48
"""So many for each table."""

HANDS = (9, 18, 40)
"""So many cards are drawn from the pack."""

NEIGHBOURS = 4


def tables() -> Iterator[tuple[str, ClimbingRound]]:
    """Each table of combinations once, as a round that is played by it; named by its game, and by the preset."""
    for game in registry.games():
        known: list[Any] = []
        for preset in ("", *game.Options.PRESETS) if game.about.family == "climbing" else ():
            round = dealt(game, preset)
            table = table_of(round.combinations)
            if table not in known:
                known.append(table)
                yield f"{game.key}, {preset}" if preset else game.key, round


def dealt(game: Game, preset: str) -> ClimbingRound:
    """A round by the default or a preset."""
    options = game.Options.read(game.Options.PRESETS[preset] if preset else {})
    seats = game.about.seats[0]
    chance = chance_of(proof_of(SEED, 0, seats))
    round, _ = game.deal(Setup(options, game.first(options, chance), seats, protected=False), chance)
    assert isinstance(round, ClimbingRound)
    return round


def case(round: ClimbingRound, number: int, luck: Chance) -> dict[str, Any]:
    """Some cards, alone or on what lies, and what they are."""
    table = round.combinations
    lying = None
    if number % 3:
        led = drawn_play(table, drawn_hand(round, luck), None, luck)
        lying = Word(0, table.laid(led.cards, led.reading), led.reading)
    hand = drawn_hand(round, luck)
    on = lying.reading if lying and number % 2 else None
    cards = chosen(table, hand, on, luck)
    last = number % 5 == 0
    found, why = read(table, cards, None if lying is None else lying.reading, last=last)
    return {
        "cards": names_of(cards),
        "lying": None if lying is None else msgspec.to_builtins(laid(lying, points=False, best=True)),
        "last": last,
        "kinds": [reading.kind for reading in found],
        "stands": [RANK_NAMES[rank] for rank in found[0].ranks] if found else [],
        "why": why,
    }


def drawn_hand(round: ClimbingRound, luck: Chance) -> Cards:
    """Cards from the pack; now and then only jokers and a few neighbouring ranks, for bombs of every kind."""
    pack = round.pack
    if luck.below("few", 2):
        first = luck.below("first", ORDINARY)
        ranks = {SMALL, BIG, *((first + step) % ORDINARY for step in range(NEIGHBOURS))}
        pack = tuple(kind for kind in pack if RANK[kind] in ranks)
    return tuple(sorted(luck.shuffled("hand", pack)[: HANDS[luck.below("number", len(HANDS))]]))


def drawn_play(table: Combinations, hand: Cards, on: Reading | None, luck: Chance) -> Move:
    """A play of the hand, of any kind that it has: rare kinds are as likely as common ones."""
    found = moves(table, hand_of(hand), on) or moves(table, hand_of(hand), None)
    kinds = sorted({(move.reading.kind, move.wild > 0) for move in found})
    kind = kinds[luck.below("kind", len(kinds))]
    of_kind = [move for move in found if (move.reading.kind, move.wild > 0) == kind]
    return of_kind[luck.below("play", len(of_kind))]


def chosen(table: Combinations, hand: Cards, on: Reading | None, luck: Chance) -> Cards:
    """A play of the hand, often with a card of it changed, added or left out."""
    cards = list(drawn_play(table, hand, on, luck).cards)
    change = luck.below("change", 8)
    if change == 0:
        cards[luck.below("gone", len(cards))] = hand[luck.below("card", len(hand))]
    elif change == 1:
        cards.append(hand[luck.below("card", len(hand))])
    elif change == 2 and len(cards) > 1:
        cards.pop(luck.below("gone", len(cards)))
    return tuple(sorted(cards))


def read(table: Combinations, cards: Cards, lying: Reading | None, *, last: bool) -> tuple[list[Reading], str | None]:
    """The one reading of an answer, all that a lead may be declared to be; or the refusal."""
    try:
        first = table.read(cards, lying, last=last)
    except Illegal as refused:
        return [], refused.key
    if lying is not None:
        return [first], None
    declared = dict.fromkeys([first.kind, *(reading.kind for reading in table.readings(cards))])
    found = [table.read(cards, None, kind, last=last) for kind in declared]
    return [reading for kind, reading in zip(declared, found, strict=True) if reading.kind == kind], None


def main() -> None:
    """Write the vectors; run it again after a change of the kinds or of a game's table."""
    rows = []
    for name, round in tables():
        luck = Dream(SEED + len(rows))
        table = msgspec.to_builtins(table_of(round.combinations))
        cases = [case(round, number, luck) for number in range(CASES)]
        lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in cases)
        head = f'"name":{json.dumps(name)},\n"table":{json.dumps(table, separators=(",", ":"))}'
        rows.append(f'{{{head},\n"cases":[\n{lines}\n]}}')
    file = Path(__file__).parent / "fixtures" / "combinations.json"
    file.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
