"""The deals by which the browser's own dealing is tested (`web/tests/fixtures/cards.json`) are the kernel's.

python -m tests.games.test_deal_vectors     writes them anew
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from teahouse.kernel import Seeded, Setup, plain, registry

FIXTURE = Path(__file__).parents[2] / "web/tests/fixtures/cards.json"

DEALS = (
    ("wenling-liu-jia-tong", 6, 43),
    ("guan-pai", 2, 44),
    ("guan-pai", 3, 45),
    ("wenling-dui-jia-tong", 4, 46),
    ("wenling-biao-tong", 4, 47),
    ("shuang-kou", 4, 48),
    ("bai-bian-shuang-kou", 2, 49),
    ("wu-shi-k", 4, 50),
    ("yuan-zi", 4, 51),
)
"""Game, seats, and the byte of which the seed is made."""


def deal(key: str, seats: int, byte: int) -> dict[str, Any]:
    """The events of a deal, as the record keeps them: every hand open."""
    game, chance = registry.game(key), Seeded(bytes([byte]) * 32)
    options = game.Options()
    _, events = game.deal(Setup(options, game.first(options, chance), seats), chance)
    told = [event for event in map(plain, events) if event["type"] in ("turned", "dealt", "leads")]
    cards = sum(event["number"] for event in told if event["type"] == "dealt")
    return {"game": key, "seed": chance.seed.hex(), "cards": cards, "events": told}


def written() -> str:
    return "[\n" + ",\n".join(json.dumps(deal(*row), separators=(",", ":")) for row in DEALS) + "\n]\n"


def test_the_browsers_vectors_are_deals_of_the_kernel() -> None:
    assert FIXTURE.read_text("utf-8") == written()


if __name__ == "__main__":
    FIXTURE.write_text(written(), "utf-8")
