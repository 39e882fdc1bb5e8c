"""The control socket: for the user whose folder it is, one line an errand, gone when the hall is."""

from __future__ import annotations

import socket
import stat
import threading
from pathlib import Path

import pytest
from tests.living import open_house

from teahouse.edge.control import NobodyThere, ask
from teahouse.hall.errands import MakeHost
from teahouse.hall.errors import Refusal


def test_nobody_else_may_open_it_and_it_is_gone_with_the_hall(tmp_path: Path) -> None:
    with open_house(tmp_path):
        assert stat.S_IMODE((tmp_path / "control").stat().st_mode) == 0o600
        with pytest.raises(Refusal) as refused:
            ask(tmp_path, MakeHost("nobody"))
        assert refused.value.key == "unknown-player"
    assert not (tmp_path / "control").exists()
    with pytest.raises(NobodyThere):
        ask(tmp_path, MakeHost("nobody"))


def test_a_socket_that_a_killed_hall_has_left_is_in_nobodys_way(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(tmp_path / "control"))
    with pytest.raises(NobodyThere):
        ask(tmp_path, MakeHost("nobody"))
    with open_house(tmp_path), pytest.raises(Refusal):
        ask(tmp_path, MakeHost("nobody"))


@pytest.mark.parametrize("said", [b"\n", b"{}\n", b'{"type":"open-the-safe"}\n', b"\xff\n", b"x" * 100_000 + b"\n"])
def test_what_is_no_errand_is_refused_and_the_hall_goes_on(tmp_path: Path, said: bytes) -> None:
    with open_house(tmp_path), socket.socket(socket.AF_UNIX) as line:
        line.connect(str(tmp_path / "control"))
        line.sendall(said)
        assert line.makefile("rb").readline() == b'{"key":"bad-errand"}\n'
        with pytest.raises(Refusal):
            ask(tmp_path, MakeHost("nobody"))


@pytest.mark.parametrize("answer", [b"", b"half an ans"])
def test_a_hall_that_dies_at_an_errand_leaves_it_unanswered(tmp_path: Path, answer: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as dying:
        dying.bind(str(tmp_path / "control"))
        dying.listen()

        def die() -> None:
            line, _ = dying.accept()
            line.recv(1_000)
            line.sendall(answer)
            line.close()

        hall = threading.Thread(target=die)
        hall.start()
        with pytest.raises(Refusal) as refused:
            ask(tmp_path, MakeHost("nobody"))
        hall.join()
    assert refused.value.key == "no-answer"


def test_in_a_folder_with_a_long_path_the_hall_opens_without_it(tmp_path: Path) -> None:
    deep = tmp_path / ("a" * 120)
    deep.mkdir()
    with open_house(deep), pytest.raises(NobodyThere):
        ask(deep, MakeHost("nobody"))
