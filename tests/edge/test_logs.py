import json
import logging
import sys

from teahouse.edge.logs import JsonLine, Line


def record(message: str, **extra: object) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "teahouse.edge", "levelname": "INFO", "created": 0, "msg": message, **extra})


def test_an_event_is_one_line_with_its_keys() -> None:
    line = Line().format(record("refused", key="foreign-origin", path="/ws"))
    assert line == "1970-01-01T00:00:00.000+00:00 info teahouse.edge refused key=foreign-origin path=/ws"


def test_what_people_send_cannot_forge_a_line() -> None:
    line = Line().format(record("fault", path='/a"b\n2026 info'))
    assert line.endswith(r'fault path="/a\"b\n2026 info"')
    assert "\n" not in line


def test_a_traceback_follows_its_line() -> None:
    try:
        raise RuntimeError("boom")
    except RuntimeError:
        line = Line().format(record("fault", exc_info=sys.exc_info()))
    assert line.splitlines()[1] == "Traceback (most recent call last):"
    assert line.splitlines()[-1] == "RuntimeError: boom"


def test_as_json_an_event_is_an_object_on_one_line() -> None:
    line = JsonLine().format(record("not saved", table="t1", rows=3, at="noon\n"))
    assert "\n" not in line
    assert json.loads(line) == {
        "at": "1970-01-01T00:00:00.000+00:00",
        "level": "info",
        "logger": "teahouse.edge",
        "event": "not saved",
        "table": "t1",
        "rows": 3,
        "at_": "noon\n",
    }


def test_as_json_a_traceback_is_a_field() -> None:
    try:
        raise RuntimeError("boom")
    except RuntimeError:
        told = json.loads(JsonLine().format(record("fault", exc_info=sys.exc_info())))
    assert told["trace"].splitlines()[-1] == "RuntimeError: boom"
