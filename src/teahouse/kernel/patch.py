"""The difference between two JSON values, small enough to send after every action.

A patch is a list of steps, applied in order:

    [path, value]                     set what stands at `path` (a list of keys and places; [] is the whole)
    [path, at, remove, [insert …]]    in the list at `path`, take out `remove` items at `at` and put others in
    [path]                            delete the key at `path`

`patched(old, difference(old, new)) == new`, key order aside, for any two values made of dicts with string keys,
lists, strings, numbers, booleans and null.
"""

from __future__ import annotations

from typing import Any

import msgspec

JSON = Any
Step = list[Any]
Patch = list[Step]


def plain(value: Any) -> JSON:
    """A struct as the JSON values that a client would make of it: dicts, lists, strings, numbers, booleans, null."""
    return msgspec.json.decode(msgspec.json.encode(value))


def difference(old: JSON, new: JSON) -> Patch:
    """A patch that leads from `old` to `new`; empty if they are equal."""
    patch: Patch = []
    _compare([], old, new, patch)
    return patch


def _compare(path: list[str | int], old: JSON, new: JSON, patch: Patch) -> None:
    if type(old) is not type(new):
        patch.append([path, new])
    elif type(new) is dict:
        for key in old:
            if key not in new:
                patch.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                patch.append([[*path, key], value])
            elif not _same(old[key], value):
                _compare([*path, key], old[key], value, patch)
    elif type(new) is list:
        if not _same(old, new):
            _splice(path, old, new, patch)
    elif old != new:
        patch.append([path, new])


def _splice(path: list[str | int], old: list[JSON], new: list[JSON], patch: Patch) -> None:
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and _same(old[head], new[head]):
        head += 1
    tail = 0
    while tail < shorter - head and _same(old[-1 - tail], new[-1 - tail]):
        tail += 1
    removed, inserted = len(old) - head - tail, new[head : len(new) - tail]
    if removed == len(inserted) and any(isinstance(item, dict | list) for item in inserted):
        for place in range(head, head + removed):
            _compare([*path, place], old[place], new[place], patch)
    else:
        patch.append([path, head, removed, inserted])


_encode = msgspec.json.Encoder().encode


def _same(old: JSON, new: JSON) -> bool:
    """Equality that tells true from 1. Containers are compared as JSON, exact and several times faster than a walk."""
    if type(old) is not type(new):
        return False
    return _encode(old) == _encode(new) if type(old) in (dict, list) else bool(old == new)


def patched(value: JSON, patch: Patch) -> JSON:
    """What the patch makes of `value`, which stays as it is. Raises `LookupError` for a patch of another value."""
    for step in patch:
        value = _step(value, step[0], step)
    return value


def _step(value: JSON, path: list[str | int], step: Step) -> JSON:
    if not path:
        if len(step) == 2:
            return step[1]
        _, at, remove, insert = step
        return [*value[:at], *insert, *value[at + remove :]]
    key = path[0]
    twin = value.copy()
    if len(path) == 1 and len(step) == 1:
        del twin[key]
    elif len(path) == 1 and len(step) == 2:
        twin[key] = step[1]
    else:
        twin[key] = _step(value[key], path[1:], step)
    return twin
