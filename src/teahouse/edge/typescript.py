"""The client's wire types, written in TypeScript from the Python structs: `python -m teahouse.edge.typescript`.

One module for the hall, one for the kernel, one for each family's view and one for each game's actions and events,
so that a new game renames nothing. A field that is always sent is required. The committed files are compared with
what this module writes by a test.
"""

from __future__ import annotations

import argparse
import posixpath
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec import inspect

import teahouse.families
from teahouse import kernel
from teahouse.edge import forms, payloads
from teahouse.edge.admin import reports
from teahouse.edge.admin.audit import TrailPage
from teahouse.edge.admin.ledger import Balance, LedgerPage, NewGrant
from teahouse.edge.admin.notices import Announcement, Draining, Playing
from teahouse.edge.admin.people import HostsSignOut, PersonPage
from teahouse.edge.admin.rooms import GameRooms
from teahouse.edge.admin.tables import TablePage
from teahouse.edge.admin.today import Today
from teahouse.edge.history import Sample
from teahouse.hall import messages
from teahouse.hall.archive import GameStatistics
from teahouse.hall.farewell import Leaving
from teahouse.hall.moderation import Queue
from teahouse.hall.playtime import PlayReport
from teahouse.hall.presets import Preset
from teahouse.hall.ratings import CurvePoint, Rank
from teahouse.hall.reports import Accusation, OwnReport
from teahouse.hall.rooms import RoomCard
from teahouse.hall.second_factors import TelephoneKey
from teahouse.kernel import registry

FOLDER: Final = Path("web/src/wire")

HEADER: Final = "// Written by `make types` from the Python structs of the same names. Do not edit.\n"

WIDTH: Final = 110

OPEN: Final[dict[type, str]] = {
    kernel.Action: "{ type: string; [field: string]: unknown }",
    kernel.Event: "{ type: string; [field: string]: unknown }",
    kernel.Options: "{ [field: string]: unknown }",
    kernel.Carry: "{ [field: string]: unknown }",
    kernel.Public: "{ [field: string]: unknown }",
    kernel.Private: "{ [field: string]: unknown }",
}
"""The kernel's bases: where one of them is named, a game sends a struct of its own."""

PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}

KERNEL: Final[dict[str, Any]] = {
    "About": kernel.About,
    "Allowance": kernel.Allowance,
    "Help": kernel.Help,
    "Region": kernel.Region,
    "Family": kernel.Family,
    "OptionsForm": kernel.OptionsForm,
    "Ask": kernel.Ask,
    "Event": kernel.Event,
    "Public": kernel.Public,
    "Private": kernel.Private,
    "Frame": kernel.Frame,
    "Outcome": kernel.Outcome,
    "Act": kernel.Act,
    "Record": kernel.Record,
    "Setup": kernel.Setup,
    "Patch": kernel.Patch,
}

CLIENT_SENDS: Final[dict[str, Any]] = {
    "ClientMessage": messages.ClientMessage,
    "NewGuest": payloads.NewGuest,
    "ProfileChange": payloads.ProfileChange,
    "QuickMatch": payloads.QuickMatch,
    "NewTable": payloads.NewTable,
    "SeatChoice": payloads.SeatChoice,
}

PEOPLE_SEND: Final[dict[str, Any]] = {
    "Registration": forms.Registration,
    "SignIn": forms.SignIn,
    "NewPassword": forms.NewPassword,
    "PasswordReset": forms.PasswordReset,
    "NewFactor": forms.NewFactor,
    "Digits": forms.Digits,
    "NoFactor": forms.NoFactor,
    "Farewell": forms.Farewell,
    "NewPreset": forms.NewPreset,
    "SeatChange": forms.SeatChange,
    "Ballot": forms.Ballot,
    "Objection": forms.Objection,
    "Accusation": Accusation,
}

PEOPLE_READ: Final[dict[str, Any]] = {
    "OwnSession": forms.OwnSession,
    "TelephoneKey": TelephoneKey,
    "OwnReport": OwnReport,
    "GameStatistics": GameStatistics,
    "Preset": Preset,
    "PlayReport": PlayReport,
    "Leaving": Leaving,
    "RoomCard": RoomCard,
    "PlayerCard": forms.PlayerCard,
    "CurvePoint": CurvePoint,
    "Rank": Rank,
}

PEOPLE: Final = {
    "teahouse.edge.forms",
    "teahouse.hall.accounts",
    "teahouse.hall.archive",
    "teahouse.hall.company",
    "teahouse.hall.farewell",
    "teahouse.hall.playtime",
    "teahouse.hall.presets",
    "teahouse.hall.reports",
    "teahouse.hall.ratings",
    "teahouse.hall.rooms",
    "teahouse.hall.second_factors",
}
"""Modules whose structs stand in `people.ts`; `_home` tells where those of the others do, `hall.ts` for most."""

ADMIN_SENDS: Final[dict[str, Any]] = {
    "Dismissal": reports.Dismissal,
    "Decision": reports.Decision,
    "AppealAnswer": reports.AppealAnswer,
    "Lifting": reports.Lifting,
    "NewGrant": NewGrant,
    "HostsSignOut": HostsSignOut,
    "Announcement": Announcement,
    "Draining": Draining,
}

ADMIN_READS: Final[dict[str, Any]] = {
    "Today": Today,
    "Sample": Sample,
    "TablePage": TablePage,
    "PersonPage": PersonPage,
    "GameRooms": GameRooms,
    "LedgerPage": LedgerPage,
    "Balance": Balance,
    "Playing": Playing,
    "TrailPage": TrailPage,
    "Queue": Queue,
    "Waiting": reports.Waiting,
}
"""What the pages of hosts are told; it stands in `admin.ts`, which nobody else loads."""

ADMIN: Final = {
    "teahouse.edge.history",
    "teahouse.hall.books",
    "teahouse.hall.moderation",
    "teahouse.hall.registration",
    "teahouse.hall.suspicions",
    "teahouse.hall.trail",
}

HALL_SENDS: Final[dict[str, Any]] = {
    "HallMessage": messages.HallMessage,
    "Problem": payloads.Problem,
    "Me": payloads.Me,
    "GameCard": payloads.GameCard,
    "Seated": payloads.Seated,
    "Opened": payloads.Opened,
    "RoundPage": payloads.RoundPage,
    "Health": payloads.Health,
}


class House(dict[str, "Sheet"]):
    """All modules by their homes, made when they are first asked for."""

    def __missing__(self, home: str) -> Sheet:
        self[home] = Sheet(home, self)
        return self[home]


class Sheet:
    """One TypeScript module in the making: the types it defines and those it takes from other modules."""

    def __init__(self, home: str, house: House) -> None:
        """`home` is the path below the wire folder, without its ending; see `_home`."""
        self.home = home
        self.path = f"{home}.ts"
        self.types: dict[str, str] = {}
        self.imports: dict[str, set[str]] = {}
        self._house = house
        self._classes: dict[str, type] = {}

    def add(self, name: str, kind: Any, *, sent_by_hall: bool = True) -> None:
        """Define `name`: a struct under its own name, anything else as an alias."""
        info = inspect.type_info(kind)
        text = self._type(info, sent_by_hall)
        if name in self.types:
            return
        line = f"export type {name} = {text};\n"
        self.types[name] = line if len(line) <= WIDTH else line.replace("= ", "= | ").replace(" | ", "\n  | ")

    def constant(self, name: str, value: int) -> None:
        """Define a number that both sides must agree on."""
        self.types[name] = f"export const {name} = {value};\n"

    def text(self) -> str:
        """The whole file."""
        imports = [
            f"import type {{ {', '.join(sorted(names))} }} from '{_relative(self.path, path)}';\n"
            for path, names in sorted(self.imports.items())
        ]
        head = HEADER + ("\n" + "".join(imports) if imports else "")
        return "\n".join([head, *self.types.values()])

    def struct(self, info: inspect.StructType, sent_by_hall: bool) -> str:
        """The name of a struct, which is defined here or imported from the module where it is."""
        cls, name = info.cls, info.cls.__name__
        home = _home(cls.__module__)
        if home != self.home:
            self.imports.setdefault(f"{home}.ts", set()).add(name)
            return self._house[home].struct(info, sent_by_hall)
        if self._classes.setdefault(name, cls) is not cls:
            raise TypeError(f"{self.path}: two structs are called {name}")
        if name not in self.types:
            self.types[name] = ""  # keeps a struct that holds itself from going round for ever
            body = OPEN.get(cls) or self._body(info, sent_by_hall)
            del self.types[name]
            self.types[name] = f"{_comment(cls.__doc__)}export type {name} = {body};\n"
        return name

    def _body(self, info: inspect.StructType, sent_by_hall: bool) -> str:
        fields = info.fields
        if info.array_like:
            return f"[{', '.join(f'{field.encode_name}: {self._type(field.type, sent_by_hall)}' for field in fields)}]"
        lines = [f"  {info.tag_field}: {_literal(info.tag)};"] if info.tag_field else []
        always = sent_by_hall and not info.cls.__struct_config__.omit_defaults
        for field in fields:
            mark = "" if field.required or always else "?"
            lines.append(f"  {_key(field.encode_name)}{mark}: {self._type(field.type, sent_by_hall)};")
        return "{\n" + "\n".join(lines) + "\n}" if lines else "{ [field: string]: never }"

    def _type(self, info: inspect.Type, sent_by_hall: bool) -> str:
        """The TypeScript expression of a type."""

        def of(inner: inspect.Type) -> str:
            return self._type(inner, sent_by_hall)

        match info:
            case inspect.StructType():
                return self.struct(info, sent_by_hall)
            case inspect.LiteralType(values=values):
                return " | ".join(map(_literal, values))
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(map(of, types)))
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(map(of, items))}]"
            case inspect.ListType() | inspect.VarTupleType():
                item = of(info.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.DictType(value_type=value):
                return f"{{ [key: string]: {of(value)} }}"
        if type(info) not in PLAIN:
            raise TypeError(f"{self.path}: no TypeScript for {info}")
        return PLAIN[type(info)]


def _home(module: str) -> str:
    """The sheet in which the structs of a Python module are defined, without its ending."""
    if module in PEOPLE:
        return "people"
    if module in {"teahouse.hall.conduct", "teahouse.hall.sanctions"}:
        return "conduct"
    if module in ADMIN or module.startswith("teahouse.edge.admin."):
        return "admin"
    _, room, *rest = module.split(".")
    if room == "families":
        return rest[0] if rest[1] == "table" else f"{rest[0]}/{rest[1]}"
    if room == "games":
        return f"games/{rest[0].replace('_', '-')}"
    return "hall" if room == "edge" else room


def _relative(here: str, there: str) -> str:
    path = posixpath.relpath(there, posixpath.dirname(here) or ".")
    return path if path.startswith(".") else f"./{path}"


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode().replace('"', "'")


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def _comment(doc: str | None) -> str:
    if not doc:
        return ""
    lines = cleandoc(doc).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def house() -> House:
    """Every module of the client's wire folder."""
    house = House()
    house["hall"].constant("PROTOCOL", messages.PROTOCOL)
    for home, sent, read in (
        ("hall", CLIENT_SENDS, HALL_SENDS),
        ("people", PEOPLE_SEND, PEOPLE_READ),
        ("admin", ADMIN_SENDS, ADMIN_READS),
    ):
        for name, kind in sent.items():
            house[home].add(name, kind, sent_by_hall=False)
        for name, kind in read.items():
            house[home].add(name, kind)
    for name, kind in KERNEL.items():
        house["kernel"].add(name, kind)
    for family in iter_modules(teahouse.families.__path__):
        source = f"teahouse.families.{family.name}.table"
        if family.ispkg and find_spec(source) is not None:
            for name, kind in _of_module(import_module(source)).items():
                house[family.name].add(name, kind)
    for game in registry.games():
        sheet = house[f"games/{game.key}"]
        for name in ("Action", "Event", "Options", "Carry", "Public", "Private"):
            sheet.add(name, getattr(game, name))
    return house


def _of_module(module: ModuleType) -> dict[str, Any]:
    """The structs and literal aliases that a module defines, in its order."""
    return {
        name: value
        for name, value in vars(module).items()
        if str(value).startswith("typing.Literal[")
        or (isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__)
    }


def files() -> dict[str, str]:
    """Path below the wire folder → text, for every module."""
    return {sheet.path: sheet.text() for sheet in house().values()}


def stale(folder: Path) -> list[str]:
    """The paths below `folder` that are missing, outdated, or belong to nothing any more."""
    wanted = files()
    there = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.ts")}
    return sorted(path for path in wanted.keys() | there.keys() if wanted.get(path) != there.get(path))


def write(folder: Path) -> list[str]:
    """Brings `folder` up to date; returns the paths that changed."""
    wanted, changed = files(), stale(folder)
    for path in changed:
        file = folder / path
        if path in wanted:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(wanted[path], "utf-8")
        else:
            file.unlink()
    return changed


def main(arguments: Iterable[str] | None = None) -> int:
    """Writes the wire types below the working directory."""
    parser = argparse.ArgumentParser(prog="python -m teahouse.edge.typescript", description=main.__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args(None if arguments is None else list(arguments))
    for path in write(options.folder):
        sys.stdout.write(f"{options.folder / path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
