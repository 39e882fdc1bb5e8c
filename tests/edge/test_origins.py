import pytest

from teahouse.edge.origins import check_origin
from teahouse.hall.errors import Refusal

HERE = {"host": "127.0.0.1:8000"}


@pytest.mark.parametrize(
    ("headers", "origins"),
    [
        (HERE, ()),
        (HERE | {"sec-fetch-site": "same-origin"}, ()),
        (HERE | {"origin": "http://127.0.0.1:8000"}, ()),
        ({"host": "hall.example", "origin": "https://hall.example:443"}, ()),
        ({"host": "inner:8000", "origin": "https://hall.example"}, ("https://hall.example",)),
    ],
)
def test_those_who_may_speak(headers: dict[str, str], origins: tuple[str, ...]) -> None:
    check_origin(headers, origins)


@pytest.mark.parametrize(
    ("headers", "origins"),
    [
        (HERE | {"origin": "https://evil.example"}, ()),
        (HERE | {"origin": "http://127.0.0.1:9000"}, ()),
        (HERE | {"origin": "http://127.0.0.1:8000.evil.example"}, ()),
        (HERE | {"origin": "null"}, ()),
        (HERE | {"origin": "http://127.0.0.1:port"}, ()),
        ({"origin": "http://127.0.0.1"}, ()),
        (HERE | {"sec-fetch-site": "cross-site"}, ()),
        (HERE | {"origin": "http://127.0.0.1:8000"}, ("https://hall.example",)),
    ],
)
def test_foreign_origins_are_refused(headers: dict[str, str], origins: tuple[str, ...]) -> None:
    with pytest.raises(Refusal) as refused:
        check_origin(headers, origins)
    assert refused.value.key == "foreign-origin"
