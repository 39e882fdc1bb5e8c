from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from teahouse.edge.typescript import House, Sheet, files, house, stale, write

ROOT = Path(__file__).parents[2]


class Point(msgspec.Struct, array_like=True):
    x: int
    y: int


class Told(msgspec.Struct, tag="told"):
    """What the hall says."""

    how: Literal["loud", "quiet"]
    at: Point
    pair: tuple[str, int]
    names: tuple[str | None, ...]
    marks: dict[str, str | int]
    note: str | None = None


class Changed(msgspec.Struct, omit_defaults=True):
    id: str
    part: list[list[Any]] = []


class Nested(msgspec.Struct):
    children: "list[Nested]"


def sheet() -> Sheet:
    return Sheet("hall", House())


def written(name: str, kind: Any, *, sent_by_hall: bool = True) -> str:
    made = sheet()
    made.add(name, kind, sent_by_hall=sent_by_hall)
    return made.types[name]


def test_the_committed_types_are_those_of_the_structs() -> None:
    assert stale(ROOT / "web/src/wire") == [], "run `make types` and commit what it wrote"


def test_whatever_a_module_imports_is_defined_where_it_is_imported_from() -> None:
    made = {sheet.path: sheet for sheet in house().values()}
    for module in made.values():
        for path, names in module.imports.items():
            assert names <= made[path].types.keys()


def test_a_field_that_is_always_sent_is_required() -> None:
    assert written("Told", Told) == (
        "/** What the hall says. */\n"
        "export type Told = {\n"
        "  type: 'told';\n"
        "  how: 'loud' | 'quiet';\n"
        "  at: Point;\n"
        "  pair: [string, number];\n"
        "  names: (string | null)[];\n"
        "  marks: { [key: string]: string | number };\n"
        "  note: string | null;\n"
        "};\n"
    )


def test_a_field_that_the_client_may_leave_out_is_optional() -> None:
    assert "  note?: string | null;\n" in written("Told", Told, sent_by_hall=False)


def test_a_default_that_is_omitted_on_the_wire_is_optional() -> None:
    assert written("Changed", Changed) == "export type Changed = {\n  id: string;\n  part?: unknown[][];\n};\n"


def test_an_array_like_struct_is_a_named_tuple() -> None:
    assert written("Point", Point) == "export type Point = [x: number, y: number];\n"


def test_a_struct_may_hold_itself() -> None:
    assert written("Nested", Nested) == "export type Nested = {\n  children: Nested[];\n};\n"


def test_two_structs_of_one_name_in_one_module_are_refused() -> None:
    made = sheet()
    made.add("Point", Point)
    with pytest.raises(TypeError, match="two structs are called Point"):
        made.add("Point", msgspec.defstruct("Point", [("z", int)], module=__name__))


def test_writing_mends_what_is_outdated_and_removes_what_belongs_to_nothing(tmp_path: Path) -> None:
    write(tmp_path)
    (tmp_path / "kernel.ts").write_text("export type Old = 1;\n")
    (tmp_path / "gone.ts").write_text("")
    assert stale(tmp_path) == ["gone.ts", "kernel.ts"]
    assert write(tmp_path) == ["gone.ts", "kernel.ts"]
    assert (tmp_path / "kernel.ts").read_text() == files()["kernel.ts"]
    assert stale(tmp_path) == []
