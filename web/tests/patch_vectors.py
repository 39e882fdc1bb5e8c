"""Writes `patch-vectors.json` beside it: patches made by the hall, which the client must apply to the same end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from teahouse.kernel.patch import difference, patched

CASES: dict[str, tuple[Any, Any]] = {
    "nothing changes": ({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}),
    "the whole becomes another kind": ({"a": 1}, [1]),
    "from nothing to a question": (None, {"q": 7, "left": 12000}),
    "a value is set": ({"turn": 0, "left": 83}, {"turn": 1, "left": 82}),
    "a key comes and a key goes": ({"drawn": "5m"}, {"phase": "claims"}),
    "true is not 1": ({"x": True, "y": 0}, {"x": 1, "y": False}),
    "a tile leaves the hand": ({"hand": ["1m", "2m", "2m", "9p"]}, {"hand": ["1m", "2m", "9p"]}),
    "a tile comes into the middle": ({"hand": ["1m", "9p"]}, {"hand": ["1m", "5m", "5m", "9p"]}),
    "a list is emptied": ({"hand": ["1m", "9p"]}, {"hand": []}),
    "the root is a list": (["a", "b", "c"], ["a", "x", "y", "c"]),
    "one object of a list changes inside": (
        {"seats": [{"name": "甲", "won": 0}, {"name": "乙", "won": 0}]},
        {"seats": [{"name": "甲", "won": 0}, {"name": "乙", "won": -8}]},
    ),
    "an object takes an empty seat": ({"seats": [None, {"name": "乙"}]}, {"seats": [{"name": "甲"}, {"name": "乙"}]}),
    "a pond in a pond": (
        {"ponds": [[], [{"tile": "3s", "taken": False}], [], []]},
        {"ponds": [[], [{"tile": "3s", "taken": True}, {"tile": "4s", "taken": False}], [], []]},
    ),
    "lists inside lists": ({"wins": [[["1m"], ["2m"]], []]}, {"wins": [[["1m"], ["2m", "3m"]], [["9p"]]]}),
    "a key that is a number": ({"counts": {"1": 4, "2": 4}}, {"counts": {"1": 3}}),
    "many things at once": (
        {"phase": "play", "held": [13, 14, 13, 13], "last": None, "calls": []},
        {"phase": "claims", "held": [13, 13, 13, 13], "last": 1, "calls": [{"seat": 0, "key": "T2"}]},
    ),
}


def main() -> None:
    """Write the vectors; run it again after a change of `kernel.patch`."""
    vectors = []
    for name, (old, new) in CASES.items():
        patch = difference(old, new)
        assert patched(old, patch) == new
        vectors.append({"name": name, "old": old, "patch": patch, "new": new})
    file = Path(__file__).with_name("patch-vectors.json")
    file.write_text(json.dumps(vectors, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
