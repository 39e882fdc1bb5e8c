"""The difference between two JSON values, small enough to send after every action.

A patch is a list of steps, applied in order:

    [path, value]                     set what stands at `path` (a list of keys and places; [] is the whole)
    [path, at, remove, [insert …]]    in the list at `path`, take out `remove` items at `at` and put others in
    [path]                            delete the key at `path`

`patched(old, difference(old, new)) == new`, key order aside, for any two values made of dicts with string keys,
lists, strings, numbers, booleans and null.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

JSON = Any
Step = list[Any]
Patch = list[Step]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

_SCALARS = (str, int, bool, type(None))
_CONTAINERS = (msgspec.Struct, tuple, list, dict, set, frozenset)


def plain(value: Any) -> JSON:
    """A struct as the JSON values that a client would make of it: dicts, lists, strings, numbers, booleans, null."""
    return value if type(value) in _SCALARS else _decode(_encode(value))


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


def _same(old: JSON, new: JSON) -> bool:
    """Equality that tells true from 1. Containers are compared as JSON, exact and several times faster than a walk."""
    if type(old) is not type(new):
        return False
    return _encode(old) == _encode(new) if type(old) in (dict, list) else bool(old == new)


# ── the same for structs, of which nothing is made plain ────────────────────────────────────────────────────


def change(old: Any, new: Any) -> Patch:
    """The patch from `plain(old)` to `plain(new)`, for structs of one class or for `None`.

    What it sets are parts of `new` as they are, to be encoded with it. Parts that are equal as structs are taken to be
    equal as JSON; that is what makes it many times faster than `difference`, which says the same.
    """
    patch: Patch = []
    _change([], old, new, patch)
    return patch


def _change(path: list[str | int], old: Any, new: Any, patch: Patch) -> None:
    if old is new or old == new:
        return
    kind = type(new)
    if type(old) is not kind or not isinstance(new, _CONTAINERS):
        patch.append([path, new])
    elif kind is tuple or kind is list:
        _change_items(path, old, new, patch)
    elif isinstance(new, msgspec.Struct) and (form := _form(type(new))) is not None:
        _change_fields(path, old, new, patch, form)
    else:
        _compare(path, plain(old), plain(new), patch)


class _Form(NamedTuple):
    """How a class of structs becomes plain.

    Of each field its key and the default with which it is left out, `NODEFAULT` where it never is; `values` gets the
    fields of a struct in that order.
    """

    fields: tuple[tuple[str, Any], ...]
    values: Callable[[msgspec.Struct], tuple[Any, ...]]


@cache
def _form(kind: type[msgspec.Struct]) -> _Form | None:
    """`None` for a class that leaves out what a factory makes, which cannot be told by identity, or that is tiny."""
    config, fields = kind.__struct_config__, msgspec.structs.fields(kind)
    omits = config.omit_defaults
    if len(fields) < 2 or (omits and any(field.default_factory is not msgspec.NODEFAULT for field in fields)):
        return None
    return _Form(
        tuple((field.encode_name, field.default if omits else msgspec.NODEFAULT) for field in fields),
        attrgetter(*(field.name for field in fields)),
    )


def _change_fields(path: list[str | int], old: msgspec.Struct, new: msgspec.Struct, patch: Patch, form: _Form) -> None:
    start = len(patch)
    for (key, default), before, value in zip(form.fields, form.values(old), form.values(new), strict=True):
        if value is before or (value == before and value is not default and before is not default):
            continue
        if value is default:
            patch.insert(start, [[*path, key]])
            start += 1
        elif before is default:
            patch.append([[*path, key], value])
        else:
            _change([*path, key], before, value, patch)


def _change_items(path: list[str | int], old: Any, new: Any, patch: Patch) -> None:
    shorter = min(len(old), len(new))
    head = tail = 0
    if old == new[: len(old)]:
        head = shorter  # Most lists of a table only grow.
    while head < shorter and old[head] == new[head]:
        head += 1
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    removed, inserted = len(old) - head - tail, new[head : len(new) - tail]
    if removed == len(inserted) and any(isinstance(item, _CONTAINERS) for item in inserted):
        for place, item in enumerate(inserted, start=head):
            _change([*path, place], old[place], item, patch)
    else:
        patch.append([path, head, removed, inserted])


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
