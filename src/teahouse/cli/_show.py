"""Any game's values as lines of text: views, actions, events, settlements. Nothing here knows a game.

Values come as plain JSON (`kernel.plain`), so that what an old record holds is shown as well as a live round.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Faces = Mapping[str, str]
"""How names of pieces are drawn (`teahouse.cli._faces`); a name that is not in it stands for itself."""


def inline(value: Any, faces: Faces) -> str:
    """A value on one line; what is unknown is `?`."""
    match value:
        case None:
            return "?"
        case bool():
            return "yes" if value else "no"
        case str():
            return faces.get(value, value)
        case list():
            between = ", " if any(isinstance(item, dict | list) for item in value) else " "
            return between.join(inline(item, faces) for item in value) or "–"
        case dict():
            return _struct(value, faces)
    return str(value)


def _struct(value: dict[str, Any], faces: Faces) -> str:
    """A struct: its tag, the names of what is true, and the rest by name; a lone value needs no name."""
    words = [str(value["type"])] if "type" in value else []
    told = {name: item for name, item in value.items() if name != "type" and not _nothing(item)}
    rest = {name: item for name, item in told.items() if item is not True}
    for name, item in rest.items():
        text = inline(item, faces)
        if isinstance(item, list | dict):
            text = f"[{text}]"
        words.append(text if len(rest) == 1 and not isinstance(item, int) else f"{name}={text}")
    return " ".join(words + [name for name, item in told.items() if item is True])


def _nothing(value: Any) -> bool:
    """Whether there is nothing to tell; zero is something."""
    if isinstance(value, list):
        return all(item == [] for item in value)
    return value is None or value is False or value == {}


def block(value: dict[str, Any], faces: Faces, indent: str = "  ") -> list[str]:
    """A struct with a line for each of its fields; below a list of structs, or of lists by seat, a line for each."""
    lines: list[str] = []
    for name, item in value.items():
        if _nothing(item):
            continue
        if isinstance(item, list) and any(isinstance(part, dict | list) for part in item):
            lines.append(f"{indent}{name}")
            for seat, part in enumerate(item):
                lines.append(f"{indent}  {seat if isinstance(part, list) else '':<8} {inline(part, faces)}")
        else:
            lines.append(f"{indent}{name:<10} {inline(item, faces)}")
    return lines


def seat_name(seat: int) -> str:
    """A seat, or the referee."""
    return f"seat {seat}" if seat >= 0 else "house"


def settlement(outcome: dict[str, Any], faces: Faces) -> list[str]:
    """How a round ended: each line with its payments, then the points by seat."""
    lines = [f"  {outcome['ending']}"]
    for line in outcome["lines"]:
        paid = ", ".join(f"{payer}→{receiver} {amount}" for payer, receiver, amount in line["transfers"])
        params = inline(line["params"], faces)
        lines.append("    " + "  ".join(part for part in (line["key"], params, paid) if part))
    return [*lines, f"  points     {' '.join(f'{points:+d}' for points in outcome['points'])}"]
