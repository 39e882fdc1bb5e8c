"""Who may speak to the hall in somebody's name, and what browsers are told to forbid.

A browser sends a person's cookie along with requests that a foreign page makes; but it also names that page's
origin, always, where the request is unsafe or opens a socket. Whoever sends no origin is no browser and has no
cookie but its own.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

from teahouse.hall.errors import Refusal

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

SECURITY_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

TLS_ALONE: Final = "max-age=31536000"
"""What a hall that is reached through TLS adds as `Strict-Transport-Security`: a year without going back."""

DEFAULT_PORTS: Final = {"http": 80, "https": 443}


def check_origin(headers: Mapping[str, str], origins: Collection[str]) -> None:
    """Raises `Refusal`: `foreign-origin`. `origins` as in `Settings`."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "none") not in {"none", "same-origin"}:
            raise Refusal("foreign-origin")
        return
    if origin not in origins if origins else not _is_of_host(origin, headers.get("host", "")):
        raise Refusal("foreign-origin")


def _is_of_host(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
        asked = urlsplit(f"{parts.scheme}://{host}")
        default = DEFAULT_PORTS[parts.scheme]
        return bool(host) and (parts.hostname, parts.port or default) == (asked.hostname, asked.port or default)
    except (ValueError, KeyError):
        return False
