"""A record replays bit for bit; whatever is changed in it is noticed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.laws import snatch, suite

from teahouse.kernel import Diverged, Dream, Proof, Record, Seeded, acts_of, chance_of, digest, hash_of, patched, verify


@pytest.fixture(scope="module")
def record() -> Record:
    return suite.walk(suite.cases(snatch.GAME)[0], 7)


def resealed(record: Record, **changes: Any) -> Record:
    changed = msgspec.structs.replace(record, **changes)
    return msgspec.structs.replace(changed, hash=hash_of(changed))


def test_frames_lead_to_the_open_hands_of_the_end(record: Record) -> None:
    frame, patches = record.frames
    assert len(patches) == len(record.acts)
    for patch in patches:
        frame = patched(frame, patch)
    assert frame["public"]["hands"] == [private["hand"] for private in frame["privates"]]


def test_a_changed_record_without_a_new_seal(record: Record) -> None:
    with pytest.raises(Diverged) as fault:
        verify(snatch.GAME, msgspec.structs.replace(record, acts=record.acts[:-1]))
    assert fault.value.what == "hash"


END = -1
"""After the last act."""


@pytest.mark.parametrize(
    ("what", "at", "changes"),
    [
        ("commitment", 0, lambda record: {"proof": msgspec.structs.replace(record.proof, secret="00" * 32)}),
        ("seed", 0, lambda record: {"proof": msgspec.structs.replace(record.proof, nonces=("x",))}),
        ("version", 0, lambda record: {"version": "0"}),
        ("events", 0, lambda record: {"events": [[], *record.events[1:]]}),
        ("events", 2, lambda record: {"events": [*record.events[:2], ["?"], *record.events[3:]]}),
        ("outcome", END, lambda record: {"outcome": record.outcome | {"points": [9, -9, 0]}}),
        ("frames", END, lambda record: {"frames": (record.frames[0], [[], *record.frames[1][1:]])}),
    ],
)
def test_a_changed_record_with_a_new_seal(record: Record, what: str, at: int, changes: Any) -> None:
    with pytest.raises(Diverged) as fault:
        verify(snatch.GAME, resealed(record, **changes(record)))
    assert (fault.value.what, fault.value.at) == (what, len(record.acts) if at == END else at)


def test_a_sealed_seed_deals_nothing() -> None:
    with pytest.raises(ValueError, match="still sealed"):
        chance_of(Proof("hmac-sha256/1", "ab"))


def test_the_digest_tells_two_states_apart(record: Record) -> None:
    case = suite.cases(snatch.GAME)[0]
    round, _ = snatch.GAME.deal(case.setup(7), chance_of(record.proof))
    again, _ = snatch.GAME.deal(case.setup(7), chance_of(record.proof))
    other, _ = snatch.GAME.deal(case.setup(7), Seeded(bytes(32)))
    assert digest(round) == digest(again) != digest(other)
    act = acts_of(snatch.GAME, record)[0]
    round.apply(act.by, act.action)
    assert digest(round) != digest(again)
    assert Dream(1).below("", 10) == Dream(1).below("", 10)
