"""Every message of the socket, bent in every way: a typed answer or none, never a fault, and the table plays on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect
from tests.hall.evening import Client, evening, play_round

from teahouse.hall.messages import ClientMessage

EXAMPLES = 120

ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-(10**40), 10**40), st.floats(), st.text(max_size=80),
    st.sampled_from(["", "\0", "\u202e", "NaN", "__proto__", "-1", -1, 0, 2**31, 2**63, 2**64]),
    st.recursive(
        st.none() | st.integers() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
        max_leaves=20,
    ),
)  # fmt: skip
"""What may stand in a field that wants something else."""


def fields_by_tag() -> dict[str, list[str]]:
    """The fields of each message, without its tag."""
    told = [inspect.type_info(kind) for kind in get_args(ClientMessage)]
    return {
        str(one.tag): [field.encode_name for field in one.fields] for one in told if isinstance(one, inspect.StructType)
    }


FIELDS = fields_by_tag()


def bent(tag: str, likely: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    """The message with each field as it should be, as it should not, or missing; and sometimes a field too many."""
    drawn = {name: st.one_of(st.just(likely.get(name, 0)), ODD) for name in FIELDS[tag]}
    return st.fixed_dictionaries({"type": st.just(tag)}, optional=drawn | {"more": ODD})


@pytest.mark.parametrize("tag", FIELDS)
async def test_no_message_however_bent_does_harm(tmp_path: Path, tag: str) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        onlooker = house.client("dora")
        onlooker.enter(table.id)
        question: Any = next(client.asked(table.id) for client in clients if client.asked(table.id))
        likely = {
            "table": table.id, "protocol": 1, "on": True, "id": "x", "q": question["q"], "nonce": "n",
            "action": question["ask"]["actions"][0], "text": "你好", "phrase": 1, "reaction": 1,
        }  # fmt: skip

        @settings(max_examples=EXAMPLES)
        @given(message=bent(tag, likely), speaker=st.sampled_from([*clients, onlooker]))
        def say(message: dict[str, Any], speaker: Client) -> None:
            speaker.say(message)

        say()
        await house.rest()
        assert [client.closed for client in (*clients, onlooker)] == [None] * 4
        assert house.hall.is_writable
        for client in clients:
            client.enter(table.id)
            client.say({"type": "autopilot", "table": table.id, "on": False})
        await house.rest()
        await play_round(house, table, clients)
        assert table.match.state in {"between", "over"}


@settings(max_examples=300)
@given(frame=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_nothing_but_a_message_is_read(frame: bytes) -> None:
    """Bytes that are no message are told from one by the decoder alone, which raises what is caught."""
    try:
        msgspec.json.decode(frame, type=ClientMessage)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return
    assert frame.lstrip().startswith(b"{")


def nested(times: int) -> bytes:
    return b"[" * times + b"]" * times


PLAY = b'{"type":"play","table":"TABLE","id":"x","q":Q,"action":%s}'


@pytest.mark.parametrize(
    ("frame", "key"),
    [
        (nested(2000), "bad-message"),
        (PLAY % nested(1900), "bad-message"),
        (PLAY % (b'{"type":"take","a":' + nested(900) + b"}"), "bad-action"),
        (b'{"type":"chat","table":"TABLE","text":"\xff\xfe"}', "bad-message"),
        (b'{"type":"chat","table":"TABLE","text":"\\ud800"}', "bad-message"),
    ],
    ids=["nested", "nested in an action", "nested in a field of an action", "not unicode", "half a character"],
)  # fmt: skip
async def test_what_is_crooked_in_itself_is_refused(tmp_path: Path, frame: bytes, key: str) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        client = next(client for client in clients if client.asked(table.id))
        question: Any = client.asked(table.id)
        sent = frame.replace(b"TABLE", table.id.encode()).replace(b"Q,", f"{question['q']},".encode())
        client.visitor.received(sent)
        await house.rest()
        assert client.heard[-1]["key"] == key
        assert client.closed is None
        assert client.asked(table.id) == question
