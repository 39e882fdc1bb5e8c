"""A line to a client that reads slowly, or not at all: what the hall says never waits."""

import asyncio
from typing import Any

import pytest
from litestar.types import Message

from teahouse.edge.lines import BEHIND, OUTBOX, SILENT, OutboxLine
from teahouse.edge.metrics import Metrics


class Peer:
    """The other end: takes messages while it `reads`."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.reads = asyncio.Event()

    async def __call__(self, message: Message) -> None:
        await self.reads.wait()
        self.got.append(message)

    def texts(self) -> list[str]:
        return [message["text"] for message in self.got if message["type"] == "websocket.send"]

    def closed(self) -> list[tuple[int, str]]:
        return [(m["code"], m["reason"]) for m in self.got if m["type"] == "websocket.close"]


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_messages_arrive_in_order() -> None:
    peer, line = Peer(), OutboxLine(Metrics())
    peer.reads.set()
    writer = line.open(peer)
    for word in (b"one", b"two", b"three"):
        line.send(word)
    line.close(4000, "closed")
    await writer
    assert peer.texts() == ["one", "two", "three"]
    assert peer.closed() == [(4000, "closed")]


async def test_a_slow_reader_gets_the_whole_picture_when_it_has_caught_up() -> None:
    peer, line = Peer(), OutboxLine(Metrics())
    line.caught_up = lambda: line.send(b"the whole picture")
    writer = line.open(peer)
    line.send(b"first")
    await turns()
    for _ in range(3):
        line.send(b"x" * (OUTBOX // 2))
    line.send(b"said to nobody")
    peer.reads.set()
    await turns()
    assert peer.texts() == ["first", "the whole picture"]
    writer.cancel()


async def test_one_message_larger_than_the_outbox_is_sent_all_the_same() -> None:
    peer, line = Peer(), OutboxLine(Metrics())
    peer.reads.set()
    writer = line.open(peer)
    line.send(b"x" * (OUTBOX + 1))
    await turns()
    assert len(peer.texts()) == 1
    writer.cancel()


async def test_what_waits_for_a_slow_reader_is_bounded() -> None:
    peer, line = Peer(), OutboxLine(Metrics())
    writer = line.open(peer)
    for _ in range(10_000):
        line.send(b"x" * 300)
    assert line._waiting <= OUTBOX
    assert not line._outbox
    writer.cancel()


@pytest.mark.parametrize(("seconds", "closed"), [(25.0, []), (25.1, [(SILENT, "silent")])])
async def test_a_silent_line_is_given_up(seconds: float, closed: list[tuple[int, str]]) -> None:
    peer, clock = Peer(), Clock()
    line = OutboxLine(Metrics(), clock)
    peer.reads.set()
    writer = line.open(peer)
    line.check(clock.now + seconds)
    await turns()
    assert peer.closed() == closed
    writer.cancel()


@pytest.mark.parametrize(("seconds", "closed"), [(20.0, []), (20.1, [(BEHIND, "behind")])])
async def test_a_line_that_stays_behind_is_given_up(seconds: float, closed: list[tuple[int, str]]) -> None:
    peer, clock = Peer(), Clock()
    line = OutboxLine(Metrics(), clock)
    writer = line.open(peer)
    for _ in range(3):
        line.send(b"x" * (OUTBOX // 2))
    line.check(clock.now + seconds)
    peer.reads.set()
    await turns()
    assert peer.closed() == closed
    writer.cancel()


async def test_a_client_that_never_reads_does_not_hold_up_the_close(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teahouse.edge.lines.CLOSED_WITHIN", 0.0)
    line = OutboxLine(Metrics())
    writer = line.open(Peer())
    line.send(b"unread")
    await turns()
    line.close(4000, "closed")
    with pytest.raises(asyncio.CancelledError):
        await writer


async def test_only_the_first_reason_to_close_counts() -> None:
    peer, metrics = Peer(), Metrics()
    peer.reads.set()
    line = OutboxLine(metrics)
    writer = line.open(peer)
    line.close(4001, "opened-elsewhere")
    line.close(1012, "restarting")
    line.send(b"too late")
    await writer
    assert peer.closed() == [(4001, "opened-elsewhere")]
    assert peer.texts() == []
    assert b'teahouse_lines_closed_total{code="4001"} 1.0' in metrics.text()
