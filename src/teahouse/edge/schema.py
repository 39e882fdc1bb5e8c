"""What the REST interface says of itself: how it may fail, and a page drawn here, without script or style."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any, Final

from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.routes import HTTPRoute

from teahouse import __version__
from teahouse.edge.payloads import Problem

FAILURES: Final = {
    400: "Something sent is not what it should be: `bad-request`, other keys in `bad-`",
    401: "Nobody is signed in: `unauthenticated`",
    403: "Not from there, or not with that proof: `foreign-origin`, keys in `wrong-`",
    404: "Not there: `not-found`, keys in `unknown-`",
    409: "Not as things stand: all other keys",
    413: "`too-large`",
    415: "`bad-media-type`",
    429: "`too-many-requests`; `wait` in seconds",
    500: "`fault`",
    503: "`not-saved`, `restarting`, `crowded`",
}
"""Every failure is a `Problem`; where it may come from does not matter to a client, so each operation names all."""


class PlainPage(OpenAPIRenderPlugin):
    """All operations as a plain list, with a link to the schema itself."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        operations = [
            (operation["tags"][0] if operation.get("tags") else "", path, method, operation)
            for path, item in openapi_schema["paths"].items()
            for method, operation in item.items()
        ]
        rows = "".join(
            f"<tr><td>{escape(tag)}<td><code>{method.upper()} {escape(path)}</code>"
            f"<td>{escape(operation.get('description', ''))}<td>{_answers(operation)}\n"
            for tag, path, method, operation in sorted(operations, key=lambda row: row[:3])
        )
        return (
            '<!doctype html>\n<html lang="en"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width"><title>Teahouse: interface</title>\n'
            f"<h1>Teahouse {escape(__version__)}</h1>\n"
            f"<p>{escape(openapi_schema['info'].get('description', ''))}</p>\n"
            '<p>The same for programs: <a href="/schema/openapi.json">openapi.json</a></p>\n'
            f"<table><tr><th>About<th>Request<th>What it does<th>Answers\n{rows}</table>\n"
        ).encode()


def _answers(operation: dict[str, Any]) -> str:
    """Its successes; failures are told of above the list."""
    return escape(", ".join(sorted(status for status in operation.get("responses", {}) if status < "4")))


def tell_failures(routes: Iterable[object]) -> None:
    """Let each operation of these routes say how it may fail; a status of which it says something itself stays."""
    failures = {
        status: ResponseSpec(Problem, generate_examples=False, description=told) for status, told in FAILURES.items()
    }
    for route in routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = failures | dict(handler.responses or {})


OPENAPI = OpenAPIConfig(
    title="Teahouse",
    version=__version__,
    description=(
        "Accounts, games, tables and finished rounds. Play itself goes through the socket /ws. A cookie says who one "
        'is. Every failure answers with {"key", "params"}: 400 bad-request (field, what) and other keys in bad-; 401 '
        "unauthenticated; 403 foreign-origin, not-a-host and keys in wrong-; 404 not-found and keys in unknown-; 405 "
        "method-not-allowed; 409 what the hall refuses as things stand; 413 too-large; 429 too-many-requests (wait, in "
        "seconds); 500 fault; 503 "
        "not-saved, restarting."
    ),
    path="/schema",
    use_handler_docstrings=True,
    render_plugins=[PlainPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
)
