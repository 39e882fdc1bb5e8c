"""What a program might send that has read the description: every operation, right and wrong, by schemathesis.

What comes back has to be what the description says: no fault, a status that it names, a body of the form that it
gives, the type that it promises. `SCHEMA_EXAMPLES=500 pytest tests/edge/test_schema.py` looks longer.
"""

from __future__ import annotations

import os
import re
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.edge.cast import Cast, cast_in
from tests.edge.guests import GAME
from tests.edge.rights import RIGHTS
from tests.living import House

EXAMPLES = int(os.environ.get("SCHEMA_EXAMPLES", "8"))

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]

GENTLY = settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=EXAMPLES < 100,
    database=None,
)


def description(house: House) -> Any:
    return schemathesis.openapi.from_dict(httpx.get(f"{house.url}/schema/openapi.json").json())


OPERATIONS = {
    re.sub(r":\w+}", "}", row): right
    for row, right in RIGHTS.items()
    if re.match(r"\w+ /api/", row) and ":path}" not in row
}
"""By the description's own names, with what a request may send."""

BENT = [
    name
    for name, right in OPERATIONS.items()
    if right.body or name in {"GET /api/rounds", "GET /api/games/{key}/best", "GET /api/admin/tables"}
]
"""Where something can be sent that is not of the form described."""


@pytest.fixture(scope="module")
def described(house: House) -> dict[str, Any]:
    return {found.ok().label: found.ok() for found in description(house).get_all_operations()}


def test_every_operation_is_tried(described: dict[str, Any]) -> None:
    assert described.keys() - {"GET /healthz", "GET /metrics"} == OPERATIONS.keys()


@pytest.mark.parametrize("name", OPERATIONS)
def test_what_is_as_described_gets_an_answer_as_described(house: House, described: dict[str, Any], name: str) -> None:
    tried(house, described[name], GenerationMode.POSITIVE)


@pytest.mark.parametrize("name", BENT)
def test_what_is_not_as_described_gets_an_answer_as_described(
    house: House, described: dict[str, Any], name: str
) -> None:
    tried(house, described[name], GenerationMode.NEGATIVE)


def tried(house: House, operation: Any, mode: GenerationMode) -> None:
    """Sends what schemathesis draws in the name of somebody who sits at a table, and looks at the answers."""
    scene = cast_in(house, "seated")

    @GENTLY
    @given(case=operation.as_strategy(generation_mode=mode), at_home=st.booleans())
    def send(case: Case[Any], at_home: bool) -> None:
        if at_home:
            bring_home(case, scene)
        answer = case.call(base_url=house.url, headers={"Cookie": scene.cookie})
        case.validate_response(answer, checks=CHECKS)

    send()


def bring_home(case: Case[Any], scene: Cast) -> None:
    """Names of what is there in place of drawn ones, so that not every request ends at «unknown»."""
    for name in case.path_parameters or {}:
        case.path_parameters[name] = scene.places.get(name, case.path_parameters[name])
    for part in (case.query, case.body):
        if isinstance(part, dict) and "game" in part:
            part["game"] = GAME


@pytest.mark.parametrize("path", ["/api/register", "/api/session", "/api/password/reset"])
def test_who_proves_himself_is_answered_as_described(house: House, path: str) -> None:
    """Nothing is created there: 200, as it always was; the description said 201."""
    operation = httpx.get(f"{house.url}/schema/openapi.json").json()["paths"][path]["post"]
    assert {"200", "201"} & operation["responses"].keys() == {"200"}
