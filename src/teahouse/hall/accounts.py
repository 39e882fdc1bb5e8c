"""Who people are: accounts, the tokens that prove them, profiles, and the house's own players.

A guest is a durable account: the token in his cookie keeps his identity, and registering later will only add
another proof to the same account. The token is 256 random bits; the store sees nothing but its SHA-256.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import secrets
from collections.abc import Callable, Collection, Sequence
from random import Random, SystemRandom
from typing import Any, Final, Protocol

import msgspec

from teahouse.hall.errors import Refusal, StoreUnavailable
from teahouse.hall.names import BOT_NAMES, PLACES, chosen, neighbour

AVATARS: Final = 12
MOST_FAVOURITES: Final = 100
SEEN_EVERY: Final = 60 * 60 * 1000
"""Milliseconds between two notes of when a session was last seen: a note at each request would be a write at each."""

TOKEN_LENGTH: Final = 43
"""Characters of 32 bytes in URL-safe base64 without padding."""

MOST_MINUTES: Final = 24 * 60

GAME_KEY: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
PLAIN_TRIES: Final = 5

Now = Callable[[], int]
"""Wall time in milliseconds since 1970."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """Who sits at a table: a person, or one of the house's bots. `avatar` is 0 … 11, `town` `zhuji` or `wenling`."""

    id: str
    name: str
    avatar: int
    town: str
    bot: bool = False


class Profile(msgspec.Struct, frozen=True):
    """A person's account. `favourites` are keys of games in the order chosen, `since` is in ms.

    Who is `private` shows others no more of himself than they need to play with him; who is `closed` is gone.
    `daily_minutes` is the limit that he has set himself. A `host` runs this hall: see `hall.hosts`.
    """

    player: Player
    favourites: tuple[str, ...]
    since: int
    private: bool = False
    closed: bool = False
    daily_minutes: int | None = None
    host: bool = False


class Session(msgspec.Struct, frozen=True):
    """A token's account, and when it was last noted as seen (ms)."""

    player: Player
    seen_at: int


class AccountStore(Protocol):
    """Where accounts are kept. Every method may raise `StoreUnavailable`."""

    async def add(self, profile: Profile, proof: bytes) -> None:
        """A new account with its first session; `proof` is the token's SHA-256."""

    async def session(self, proof: bytes) -> Session | None:
        """The session that this proof opens."""

    async def saw(self, proof: bytes, at: int) -> None:
        """Note when a session was last seen."""

    async def profiles(self, ids: Collection[str]) -> dict[str, Profile]:
        """The accounts that exist among these."""

    async def change(self, player_id: str, changes: dict[str, Any]) -> None:
        """Set the named fields of `Profile` and its player. Raises `Refusal`: `name-taken`."""

    async def is_taken(self, name: str) -> bool:
        """True when an account has exactly this name."""


BOTS: Final[tuple[Player, ...]] = tuple(
    Player(id=f"bot:{number}", name=name, avatar=number % AVATARS, town=tuple(PLACES)[number % len(PLACES)], bot=True)
    for number, name in enumerate(BOT_NAMES)
)
"""The house's players. Each may sit at many tables at once, but only once at a table: `bots_for`."""

_BOT_BY_ID: Final = {bot.id: bot for bot in BOTS}


def is_bot(player_id: str) -> bool:
    """True for the ids of the house's players."""
    return player_id in _BOT_BY_ID


def bots_for(count: int, random: Random, seated: Collection[str] = ()) -> list[Player]:
    """`count` different bots, none of whom is among the ids already seated."""
    return random.sample([bot for bot in BOTS if bot.id not in seated], count)


class Accounts:
    """The hall's register of people."""

    def __init__(self, store: AccountStore, now: Now, random: Random | None = None) -> None:
        self._store = store
        self._now = now
        self._random = random if random is not None else SystemRandom()

    async def guest(self, name: str | None = None) -> tuple[Player, str]:
        """A new account and the token that proves it. Raises `Refusal` as `names.chosen` does.

        Everybody comes in by the first town's door, so that the lobby looks the same to all; the other is a tap away.
        """
        town = next(iter(PLACES))
        player = Player(
            id=secrets.token_hex(8),
            name=await self._free_name(town) if name is None else chosen(name),
            avatar=self._random.randrange(AVATARS),
            town=town,
        )
        token = secrets.token_urlsafe(32)
        await self._store.add(Profile(player, favourites=(), since=self._now()), proof_of(token))
        return player, token

    async def of_token(self, token: str) -> Player | None:
        """Whose token this is; `None` for one that the hall never gave."""
        if len(token) != TOKEN_LENGTH:
            return None
        proof = proof_of(token)
        session = await self._store.session(proof)
        if session is None:
            return None
        now = self._now()
        if now - session.seen_at >= SEEN_EVERY:
            # Whoever can be read can play on; the note is then made at a later request.
            with contextlib.suppress(StoreUnavailable):
                await self._store.saw(proof, now)
        return session.player

    async def profile(self, player_id: str) -> Profile:
        """Raises `Refusal`: `unknown-player`; bots have no profile."""
        found = await self._store.profiles([player_id])
        if player_id not in found:
            raise Refusal("unknown-player")
        return found[player_id]

    async def daily_minutes(self, player_id: str) -> int | None:
        """The limit that somebody has set himself for a day, in minutes."""
        found = await self._store.profiles([player_id])
        return found[player_id].daily_minutes if player_id in found else None

    async def players(self, ids: Collection[str]) -> dict[str, Player]:
        """The people and bots that exist among these ids, as a table that is rebuilt from its log needs them."""
        people = await self._store.profiles([player_id for player_id in ids if not is_bot(player_id)])
        bots = {player_id: _BOT_BY_ID[player_id] for player_id in ids if is_bot(player_id)}
        return bots | {player_id: profile.player for player_id, profile in people.items()}

    async def change(
        self,
        player_id: str,
        *,
        name: str | None = None,
        avatar: int | None = None,
        town: str | None = None,
        favourites: Sequence[str] | None = None,
        private: bool | None = None,
        daily_minutes: int | None = None,
    ) -> Profile:
        """Change what is given and keep the rest; all of it or, when one part is refused, nothing.

        `daily_minutes` 0 lifts the limit.

        Raises:
            Refusal: as `names.chosen`; `name-taken` for one that somebody else signs in by; `unknown-avatar`;
                `unknown-town`; `bad-favourites` (`most`) for more than that many or for what cannot be a game's key;
                `bad-daily-limit` (`most`); `unknown-player`.
        """
        changes: dict[str, Any] = {}
        if name is not None:
            changes["name"] = chosen(name)
        if avatar is not None:
            if not 0 <= avatar < AVATARS:
                raise Refusal("unknown-avatar")
            changes["avatar"] = avatar
        if town is not None:
            if town not in PLACES:
                raise Refusal("unknown-town")
            changes["town"] = town
        if favourites is not None:
            changes["favourites"] = _distinct_games(favourites)
        if private is not None:
            changes["private"] = private
        if daily_minutes is not None:
            if not 0 <= daily_minutes <= MOST_MINUTES:
                raise Refusal("bad-daily-limit", most=MOST_MINUTES)
            changes["daily_minutes"] = daily_minutes or None
        await self.profile(player_id)
        if changes:
            await self._store.change(player_id, changes)
        return await self.profile(player_id)

    async def _free_name(self, town: str) -> str:
        for _ in range(PLAIN_TRIES):
            name = neighbour(town, self._random)
            if not await self._store.is_taken(name):
                return name
        return neighbour(town, self._random, numbered=True)


def proof_of(token: str) -> bytes:
    """What the store keeps of a token: its SHA-256."""
    return hashlib.sha256(token.encode()).digest()


def _distinct_games(favourites: Sequence[str]) -> tuple[str, ...]:
    """The keys without repeats, in the order given. A game that the hall no longer offers may stay among them."""
    kept = tuple(dict.fromkeys(favourites))
    if len(favourites) > MOST_FAVOURITES or any(len(key) > 60 or not GAME_KEY.fullmatch(key) for key in kept):
        raise Refusal("bad-favourites", most=MOST_FAVOURITES)
    return kept
