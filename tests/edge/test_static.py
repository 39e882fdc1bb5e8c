import gzip
from pathlib import Path

import pytest
from litestar.datastructures import State
from litestar.testing import create_test_client

from teahouse.edge.denials import Denials
from teahouse.edge.problems import answer
from teahouse.edge.static import Client, pages

PAGE = "<!doctype html><title>同城茶馆</title>"
SCRIPT = "export const one = 1;"


@pytest.fixture
def built(tmp_path: Path) -> Client:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "sw.js").write_text("self.version = 1;")
    (tmp_path / "assets/index-Ab12.js").write_text(SCRIPT)
    (tmp_path / "assets/index-Ab12.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "assets/index-Ab12.js.br").write_bytes(b"as brotli")
    return Client(tmp_path)


def test_what_has_a_hash_in_its_name_is_kept_for_ever(built: Client) -> None:
    with create_test_client([pages(built)]) as browser:
        asset = browser.get("/assets/index-Ab12.js", headers={"accept-encoding": "identity"})
        assert asset.text == SCRIPT
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
        assert browser.get("/sw.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("gzip, br;q=0", "gzip"), ("deflate", None), ("", None)],
)
def test_the_best_encoding_that_the_browser_takes(built: Client, accepts: str, encoding: str | None) -> None:
    asset = built.find("assets/index-Ab12.js")
    assert asset is not None
    headers = asset.response(accepts, "").headers
    assert headers.get("Content-Encoding") == encoding
    assert headers["Vary"] == "Accept-Encoding"


def test_a_browser_that_knows_a_file_is_not_sent_it_again(built: Client) -> None:
    with create_test_client([pages(built)]) as browser:
        first = browser.get("/")
        again = browser.get("/", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/c/123456", "/r/0123", "/settings", "/index.html"])
def test_paths_of_the_client_get_its_page(built: Client, path: str) -> None:
    with create_test_client([pages(built)]) as browser:
        shown = browser.get(path)
        assert (shown.status_code, shown.text) == (200, PAGE)
        assert browser.head(path).content == b""


@pytest.mark.parametrize("path", ["/assets/gone-Cd34.js", "/robots.txt", "/ws/x", "/%2e%2e/static.py"])
def test_other_paths_get_a_typed_404(built: Client, path: str) -> None:
    state = State({"denials": Denials()})
    with create_test_client([pages(built)], exception_handlers={Exception: answer}, state=state) as browser:
        shown = browser.get(path)
        assert (shown.status_code, shown.json()) == (404, {"key": "not-found", "params": {}})


def test_a_hall_without_a_built_client_says_so(tmp_path: Path) -> None:
    with create_test_client([pages(Client(tmp_path))]) as browser:
        shown = browser.get("/")
        assert shown.status_code == 503
        assert "make client" in shown.text
