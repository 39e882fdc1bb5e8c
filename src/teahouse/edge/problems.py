"""Every failure as a typed answer: `{"key", "params"}` with a fitting status. What nobody expected is logged."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from teahouse.edge.denials import Denials
from teahouse.edge.payloads import Problem
from teahouse.hall.errors import Refusal, StoreUnavailable

log = logging.getLogger(__name__)

STATUS: Final = {
    "unauthenticated": 401,
    "foreign-origin": 403,
    "banned": 403,
    "suspended": 403,
    "muted": 403,
    "not-a-host": 403,
    "second-factor-wanted": 403,
    "digits-needed": 403,
    "too-many-requests": 429,
    "crowded": 503,
    "draining": 503,
    "not-saved": 503,
    "restarting": 503,
}
"""Statuses of refusals. Of all others `unknown-…` are 404, `bad-…` 400, `wrong-…` 403, the rest 409."""

KEYS: Final = {
    400: "bad-request",
    401: "unauthenticated",
    403: "forbidden",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "bad-media-type",
    429: "too-many-requests",
    503: "unavailable",
}
"""Keys of what the framework refuses by status."""

TOLD: Final = {"Allow", "WWW-Authenticate"}
"""Headers that such a refusal may have."""


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The status and the answer that an exception becomes."""
    match error:
        case Refusal():
            return _status_of(error.key), Problem(error.key, error.params)
        case StoreUnavailable():
            return 503, Problem(error.key, {})
        case ValidationException():
            return 400, Problem("bad-request", _faults(error))
        case InternalServerException(__cause__=msgspec.ValidationError() as fault) if "`$.data." in str(fault):
            # The framework takes a field that is called like a dependency (`player`) for that dependency's fault.
            return 400, Problem("bad-request", {"what": str(fault)})
        case RecursionError() if "deserializing" in str(error):
            return 400, Problem("bad-request", {})  # Nested a thousand deep: no form has that.
        case HTTPException() if error.status_code in KEYS:
            return error.status_code, Problem(KEYS[error.status_code], {})
        case HTTPException() if error.status_code < 500:
            return error.status_code, Problem("bad-request", {})
    return 500, Problem("fault", {})


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The exception handler of the whole application."""
    status, problem = problem_of(error)
    denials: Denials = request.app.state.denials
    denials.note(request, problem.key)
    if status == 500:
        log.error("fault", exc_info=error, extra={"method": request.method, "path": request.url.path})
    elif isinstance(error, StoreUnavailable):
        log.error("not saved", extra={"method": request.method, "path": request.url.path, "reason": str(error)})
    headers = {"Cache-Control": "no-store"}
    if "wait" in problem.params:
        headers["Retry-After"] = str(problem.params["wait"])
    if isinstance(error, HTTPException) and error.headers:
        headers |= {name: value for name, value in error.headers.items() if name in TOLD}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def _status_of(key: str) -> int:
    if key in STATUS:
        return STATUS[key]
    return {"unknown": 404, "bad": 400, "wrong": 403}.get(key.partition("-")[0], 409)


def _faults(error: ValidationException) -> dict[str, str | int]:
    """Which field was wrong, as far as the framework tells."""
    extra = error.extra if isinstance(error.extra, list) else []
    first = extra[0] if extra and isinstance(extra[0], dict) else {}
    return {name: str(first[told]) for name, told in (("field", "key"), ("what", "message")) if told in first}
