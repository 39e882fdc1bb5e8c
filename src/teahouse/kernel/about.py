"""What a lobby tells of a game before anybody has sat down, and how long its players may think."""

from __future__ import annotations

from typing import Literal

import msgspec

Region = Literal["zhuji", "wenling", "national"]
Family = Literal["mahjong", "climbing", "tricks", "boards", "arcade"]


class Title(msgspec.Struct, frozen=True):
    """A name in the languages that the server owns; traditional Chinese is converted by the client's build."""

    zh: str
    en: str


class Allowance(msgspec.Struct, frozen=True):
    """How long a question may take: `each` seconds, then the seat's `bank` (seconds, refilled every `scope`).

    At the end the hall plays the fallback, or acts as the house where lateness is not just a move.
    """

    each: int
    bank: int = 0
    scope: Literal["phase", "round", "game"] = "round"
    expiry: Literal["fallback", "house"] = "fallback"


class About(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it stands in the lobby.

    `keywords` are what people type: pinyin, initials, nicknames. `pace` is the usual length of a round in minutes.
    `hidden` tells whether hands are hidden (take-back is for open games only); `listed` whether `candidates` are
    complete; `longest` bounds the acts of a round; `leaving` says what an escape does.
    """

    title: Title
    blurb: Title
    regions: tuple[Region, ...]
    family: Family
    seats: tuple[int, ...]
    keywords: tuple[str, ...]
    pace: int
    hidden: bool = True
    listed: bool = True
    longest: int
    leaving: Literal["autoplay", "forfeit"] = "autoplay"
