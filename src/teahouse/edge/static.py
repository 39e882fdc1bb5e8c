"""The built client's files: read once, compressed where a browser allows, kept for ever where a name has a hash."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

CLIENT: Final = Path(__file__).parent / "client"
INDEX: Final = "index.html"
RESERVED: Final = ("api", "assets", "schema", "ws")
"""First parts of paths that never name a page of the client."""

ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""What the build writes beside each file, the best first."""

NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Teahouse</title>
<h1>The client is not built</h1>
<p>The hall runs, but there is no page to show: <code>make client</code> builds it, then start the hall again.</p>
"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class Asset(msgspec.Struct, frozen=True):
    """A file of the client: its bytes by encoding (`""` is plain), its type, and a tag that names its content."""

    bodies: dict[str, bytes]
    media_type: str
    etag: str
    lasting: bool

    def response(self, accepts: str, known: str) -> Response[bytes]:
        """The answer to a browser that accepts these encodings and knows this tag."""
        offered = {part.partition(";")[0].strip() for part in accepts.split(",") if not part.strip().endswith(";q=0")}
        encoding = next((name for name in ENCODINGS if name in offered and name in self.bodies), "")
        headers = {
            "Cache-Control": "public, max-age=31536000, immutable" if self.lasting else "no-cache",
            "ETag": self.etag,
            "Vary": "Accept-Encoding",
        }
        if self.etag in known:
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.media_type)


def _asset(file: Path, path: str) -> Asset:
    body = file.read_bytes()
    bodies = {"": body}
    for encoding, ending in ENCODINGS.items():
        packed = file.with_name(file.name + ending)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    media_type, _ = mimetypes.guess_type(file.name)
    digest = hashlib.blake2b(body, digest_size=12).hexdigest()
    lasting = path.startswith("assets/")
    return Asset(bodies, media_type or "application/octet-stream", f'W/"{digest}"', lasting)


class Client:
    """The files of a client's folder by their paths."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._assets = {
            path: _asset(file, path)
            for file in sorted(folder.rglob("*"))
            if file.is_file() and file.suffix not in ENCODINGS.values()
            for path in [file.relative_to(folder).as_posix()]
        }

    def find(self, path: str) -> Asset | None:
        """The file at `path`; the page itself for a path of the client's own (`t/abc`, `c/123456`, `r/…`)."""
        if path in self._assets:
            return self._assets[path]
        first, last = path.partition("/")[0], path.rpartition("/")[2]
        return None if first in RESERVED or "." in last else self._assets.get(INDEX)

    @property
    def is_built(self) -> bool:
        return INDEX in self._assets


def pages(client: Client) -> HTTPRouteHandler:
    """The route of everything that is no interface."""

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.url.path.strip("/")
        if not client.is_built and path == "":
            return Response(NOT_BUILT, status_code=503, media_type="text/html; charset=utf-8")
        asset = client.find(path)
        if asset is None:
            raise NotFoundException
        return asset.response(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))

    return page
