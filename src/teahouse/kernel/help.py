"""The rules of a game for its players, as they stand in its folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Help(msgspec.Struct, frozen=True):
    """The rules for players in Markdown, `# title` first. `en` is `None` where a game has no English page."""

    zh: str
    en: str | None = None


@cache
def read_help(package: str) -> Help:
    """`help.zh.md` and, where it is there, `help.en.md` of the package of a game. Raises `FileNotFoundError`."""
    folder = files(package)
    english = folder.joinpath("help.en.md")
    return Help(
        zh=folder.joinpath("help.zh.md").read_text("utf-8"),
        en=english.read_text("utf-8") if english.is_file() else None,
    )
