"""`docs/trust.md`: every test that it names is there."""

import re
from pathlib import Path

HERE = Path(__file__).parents[1]
NAMED = re.compile(r"`(test_\w+)`")
DEFINED = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)


def test_every_claim_names_tests_that_exist() -> None:
    page = (HERE.parent / "docs/trust.md").read_text("utf-8")
    defined = {name for path in HERE.rglob("test_*.py") for name in DEFINED.findall(path.read_text("utf-8"))}
    assert [name for name in NAMED.findall(page) if name not in defined] == []
