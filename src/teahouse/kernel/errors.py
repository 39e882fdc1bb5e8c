"""The kernel's typed errors. People's sentences live in the client; here are keys and parameters."""

from __future__ import annotations

Param = str | int


class Illegal(Exception):
    """An action that the rules refuse. Nothing has changed.

    `key` is a stable kebab-case name of the rule that was broken (`must-discard`), `params` fill its sentence.
    Neither ever tells what another seat holds.
    """

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return self.key if not self.params else f"{self.key} {self.params}"


class BadOptions(Exception):
    """Options that do not fit together or lie outside their bounds; `key` and `params` as in `Illegal`."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params


class UnknownGame(Exception):
    """No game is registered under this key."""

    key = "unknown-game"

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class Diverged(Exception):
    """A replay that does not lead where the record says it led: other rules, or a record that was tampered with."""

    key = "diverged"

    def __init__(self, at: int, what: str) -> None:
        super().__init__(at, what)
        self.at = at
        self.what = what
