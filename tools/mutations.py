"""What a mutant may be: every place of a Python source at which one thing can be changed, and the source so changed.

Changed are comparisons, reckoning, constants, conditions, filters, the ends of ranges, min and max; left out are calls,
assignments to what stays, early returns, refusals. Types, texts and asserted invariants are left as they are.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any, Final, NamedTuple

SWAPPED: Final[dict[type[ast.AST], Any]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
TWINS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
SPARED: Final = frozenset({"annotation", "returns", "decorator_list", "bases", "keywords", "exc", "cause", "pattern"})
"""Fields of nodes that are types, texts of refusals or forms; `keywords` are spared of classes alone."""


class Change(NamedTuple):
    """One place that can be changed: its line, what stands there, what shall, and what puts it there."""

    line: int
    before: str
    after: str
    plant: Callable[[], None]


def mutated(source: str, number: int) -> tuple[Change, ast.Module]:
    """The change of that number, and the whole file with it."""
    tree = ast.parse(source)
    change = next(islice(changes(tree), number, None))
    change.plant()
    return change, ast.fix_missing_locations(tree)


def changes(node: ast.AST, *, at_work: bool = False) -> Iterator[Change]:
    """Every change of what stands below a node, in the order of the source; `at_work` is within a function."""
    at_work = at_work or isinstance(node, ast.FunctionDef | ast.Lambda)
    for name, value in ast.iter_fields(node):
        if name in SPARED and not (name == "keywords" and isinstance(node, ast.Call)):
            continue
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST) or is_spared(child, at_work=at_work):
                continue
            for other in variants(child, node):
                line = getattr(child, "lineno", getattr(node, "lineno", 0))
                here = isinstance(value, list)
                plant = partial(value.__setitem__, index, other) if here else partial(setattr, node, name, other)
                yield Change(line, told(child), told(other), plant)
            yield from changes(child, at_work=at_work)


def is_spared(node: ast.AST, *, at_work: bool) -> bool:
    """What states an invariant, is a text, tells what a game is, or joins types."""
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom() | ast.If(ast.Name("TYPE_CHECKING")):
            return True
        case ast.Call(ast.Name("About") | ast.Attribute(attr="About")):
            return True
        case ast.BinOp(op=ast.BitOr()):
            return not at_work
    return False


def variants(node: ast.AST, above: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    match node:
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.IfExp(test, then, otherwise) if negatable(test):
            yield ast.IfExp(ast.UnaryOp(ast.Not(), test), then, otherwise)
        case ast.If(test, then, otherwise) if negatable(test):
            yield ast.If(ast.UnaryOp(ast.Not(), test), then, otherwise)
        case ast.comprehension(target, source, [_, *others], is_async):
            yield ast.comprehension(target, source, others, is_async)
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break():
            yield ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Return() if isinstance(above, ast.If | ast.match_case):
            yield ast.Pass()
        case ast.expr():
            yield from reckoned(node)


def reckoned(node: ast.expr) -> Iterator[ast.expr]:
    """What may be reckoned instead."""
    match node:
        case ast.Compare(left, [sign], rest) if type(sign) in SWAPPED:
            yield ast.Compare(left, [SWAPPED[type(sign)]()], rest)
        case ast.BoolOp(sign, values):
            yield ast.BoolOp(SWAPPED[type(sign)](), values)
        case ast.BinOp(left, sign, right) if type(sign) in SWAPPED:
            yield ast.BinOp(left, SWAPPED[type(sign)](), right)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.Call(ast.Name(name), given, named) if name in TWINS:
            yield ast.Call(ast.Name(TWINS[name], ast.Load()), given, named)
        case ast.Call(ast.Name("range") as function, [*given, stop], []):
            yield ast.Call(function, [*given, ast.BinOp(stop, ast.Sub(), ast.Constant(1))], [])


def negatable(test: ast.expr) -> bool:
    """Whether its opposite is not made by changing the test itself."""
    return not isinstance(test, ast.UnaryOp | ast.Compare)


def told(node: ast.AST) -> str:
    """The first line of a node as source."""
    return ast.unparse(ast.fix_missing_locations(node)).partition("\n")[0]
