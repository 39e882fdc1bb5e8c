"""Options of a table: a typed struct with labels, from which the form in the client is made.

class Options(kernel.Options, frozen=True):
    max_bid: Annotated[Literal[5, 6, 7], Label("最高叫到", "Highest bid", "bidding")] = 7
    base_score: Annotated[int, msgspec.Meta(ge=1, le=100), Label("底分", "Base score", "score")] = 1
    CONFLICTS = (Conflict({"wild_claims": "none"}, {"rob_open_kong_tai": True}, "no-kong-to-rob"),)
    PRESETS = {"club": {"dealer_rotation": "rotate"}}
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, Literal, get_args, get_origin, get_type_hints

import msgspec

from teahouse.kernel.errors import BadOptions

Value = str | int | bool


class Label(msgspec.Struct, frozen=True):
    """What a person reads beside an option; `values` words its values, in zh-Hans and en, by `str(value)`."""

    zh: str
    en: str
    group: str = "rules"
    values: dict[str, tuple[str, str]] = {}
    help_zh: str = ""
    help_en: str = ""


class Conflict(msgspec.Struct, frozen=True):
    """While all of `when` holds, none of `forbids` may be chosen."""

    when: dict[str, Value]
    forbids: dict[str, Value]
    key: str


class Field(msgspec.Struct, frozen=True):
    """One line of the form. `values` for a choice; `least` and `most` for a plain number."""

    name: str
    label: Label
    default: Value
    values: list[Value] | None = None
    least: int | None = None
    most: int | None = None


class OptionsForm(msgspec.Struct, frozen=True):
    """All that a client needs to draw the form and to grey out what the server would refuse."""

    fields: list[Field]
    conflicts: list[Conflict]
    presets: dict[str, dict[str, Value]]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of every game's options; each field is annotated with its values or bounds and a `Label`."""

    CONFLICTS: ClassVar[tuple[Conflict, ...]] = ()
    PRESETS: ClassVar[dict[str, dict[str, Value]]] = {}

    @classmethod
    def read(cls, chosen: dict[str, Any]) -> Any:
        """Options of this class from plain values; what is not chosen keeps its default. Raises `BadOptions`."""
        try:
            options = msgspec.convert(chosen, cls)
        except msgspec.ValidationError as error:
            raise BadOptions("bad-option", what=str(error)) from error
        options.validate()
        return options

    def validate(self) -> None:
        """Raises `BadOptions` for two choices that cannot stand together."""
        for conflict in self.CONFLICTS:
            holds = all(getattr(self, name) == value for name, value in conflict.when.items())
            broken = any(getattr(self, name) == value for name, value in conflict.forbids.items())
            if holds and broken:
                raise BadOptions(conflict.key)


@cache
def form_of(options: type[Options]) -> OptionsForm:
    """The form of an options class. Raises `TypeError` for a field without label, values or bounds."""
    hints = get_type_hints(options, include_extras=True)
    defaults = msgspec.structs.fields(options)
    fields = [_field(field.name, hints[field.name], field.default) for field in defaults]
    return OptionsForm(fields, list(options.CONFLICTS), dict(options.PRESETS))


def _field(name: str, hint: Any, default: Any) -> Field:
    if get_origin(hint) is not Annotated:
        raise TypeError(f"option {name} has no label")
    kind, *notes = get_args(hint)
    labels = [note for note in notes if isinstance(note, Label)]
    if len(labels) != 1 or default is msgspec.NODEFAULT:
        raise TypeError(f"option {name} needs one label and a default")
    if kind is bool:
        return Field(name, labels[0], default, values=[True, False])
    if get_origin(kind) is Literal:
        return Field(name, labels[0], default, values=list(get_args(kind)))
    bounds = [note for note in notes if isinstance(note, msgspec.Meta)]
    if kind is not int or not bounds or bounds[0].ge is None or bounds[0].le is None:
        raise TypeError(f"option {name} needs bounds or a list of values")
    return Field(name, labels[0], default, least=int(bounds[0].ge), most=int(bounds[0].le))
