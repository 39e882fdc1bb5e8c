"""Who people are, on a real file: guests, tokens, profiles, and the house's own players."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.stores.files import NOON, Wall, opened

from teahouse.hall.accounts import BOTS, SEEN_EVERY, Accounts, Player, bots_for, is_bot, proof_of
from teahouse.hall.errors import Refusal, StoreUnavailable
from teahouse.hall.names import PLACES, neighbour
from teahouse.stores import Stores


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
async def stores(tmp_path: Path, wall: Wall) -> AsyncIterator[Stores]:
    async with opened(tmp_path, wall) as stores:
        yield stores


@pytest.fixture
def accounts(stores: Stores, wall: Wall) -> Accounts:
    return Accounts(stores.accounts, wall, Random(7))


async def test_a_guest_is_somebody_at_once(accounts: Accounts) -> None:
    player, token = await accounts.guest()
    assert player.name.startswith(PLACES[player.town])
    assert not player.bot
    assert await accounts.of_token(token) == player


async def test_a_guest_keeps_his_identity_over_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as stores:
        player, token = await Accounts(stores.accounts, Wall()).guest("老周")
    async with opened(tmp_path) as stores:
        assert await Accounts(stores.accounts, Wall()).of_token(token) == player
    assert player.name == "老周"


async def test_a_guest_may_not_choose_an_invisible_name(accounts: Accounts) -> None:
    with pytest.raises(Refusal, match="name-characters"):
        await accounts.guest("\u200b")


async def test_many_who_come_in_at_once_are_each_told_apart(accounts: Accounts) -> None:
    guests = [await accounts.guest() for _ in range(5)]
    tokens = [token for _, token in guests] + ["A" * 43, guests[0][1]]
    found = await asyncio.gather(*map(accounts.of_token, tokens))
    assert found == [*(player for player, _ in guests), None, guests[0][0]]


async def test_who_asks_while_the_database_fails_is_told_and_may_ask_again(
    accounts: Accounts, stores: Stores, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, token = await accounts.guest()

    def failing() -> None:
        raise StoreUnavailable("the disk is gone")

    with monkeypatch.context() as patched:
        patched.setattr(stores.database, "reading", failing)
        asked = await asyncio.gather(*[accounts.of_token(token) for _ in range(3)], return_exceptions=True)
        assert [type(answer) for answer in asked] == [StoreUnavailable] * 3
    assert await accounts.of_token(token) == player


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "A" * 1_000_000, "牌" * 43])
async def test_a_token_that_was_never_given_is_nobody(accounts: Accounts, token: str) -> None:
    await accounts.guest()
    assert await accounts.of_token(token) is None


async def test_tokens_are_256_bits_and_never_alike(accounts: Accounts) -> None:
    tokens = {(await accounts.guest())[1] for _ in range(20)}
    assert len(tokens) == 20
    assert {len(token) for token in tokens} == {43}


def everything_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


async def test_a_token_is_not_in_the_file(accounts: Accounts, tmp_path: Path) -> None:
    _, token = await accounts.guest("老周")
    written = everything_in(tmp_path)
    assert "老周".encode() in written
    assert proof_of(token) in written
    assert token.encode() not in written


async def test_seen_is_noted_at_most_once_an_hour(accounts: Accounts, stores: Stores, wall: Wall) -> None:
    _, token = await accounts.guest()

    async def seen_after(ms: int) -> int:
        wall.at = NOON + ms
        await accounts.of_token(token)
        session = await stores.accounts.session(proof_of(token))
        assert session is not None
        return session.seen_at - NOON

    assert await seen_after(SEEN_EVERY - 1) == 0
    assert await seen_after(SEEN_EVERY) == SEEN_EVERY
    assert await seen_after(SEEN_EVERY + 1) == SEEN_EVERY


async def test_a_plain_name_that_is_taken_gets_a_number(stores: Stores, wall: Wall) -> None:
    class Always(Random):
        """Draws the first of everything, so that every guest would be called alike."""

        def choice(self, seq: Any) -> Any:
            return seq[0]

    accounts = Accounts(stores.accounts, wall, Always(3))
    first, _ = await accounts.guest()
    second, _ = await accounts.guest()
    assert first.name == neighbour("zhuji", Always()) == "暨阳阿娟"
    assert second.name.startswith("暨阳阿娟")
    assert second.name.removeprefix("暨阳阿娟").isdigit()


async def test_a_profile_changes_only_where_it_is_told_to(accounts: Accounts) -> None:
    player, token = await accounts.guest("老周")
    await accounts.change(player.id, avatar=11)
    await accounts.change(player.id, name="阿珍", town="wenling")
    profile = await accounts.change(player.id, favourites=["zhuji-bao-mahjong", "chess", "zhuji-bao-mahjong"])
    assert profile.player == Player(player.id, "阿珍", 11, "wenling")
    assert profile.favourites == ("zhuji-bao-mahjong", "chess")
    assert profile.since == NOON
    assert await accounts.profile(player.id) == profile
    assert await accounts.of_token(token) == profile.player


async def test_favourites_can_be_emptied(accounts: Accounts) -> None:
    player, _ = await accounts.guest()
    await accounts.change(player.id, favourites=["chess"])
    assert (await accounts.change(player.id, favourites=[])).favourites == ()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"name": " "}, "name-empty"),
        ({"avatar": 12}, "unknown-avatar"),
        ({"avatar": -1}, "unknown-avatar"),
        ({"town": "hangzhou"}, "unknown-town"),
        ({"favourites": ["../x"]}, "bad-favourites"),
        ({"favourites": ["a" * 61]}, "bad-favourites"),
        ({"favourites": [f"game-{number}" for number in range(101)]}, "bad-favourites"),
    ],
)
async def test_one_bad_part_leaves_the_whole_profile_as_it_was(
    accounts: Accounts, change: dict[str, Any], key: str
) -> None:
    good: dict[str, Any] = {"name": "阿珍", "avatar": 3}
    player, _ = await accounts.guest("老周")
    before = await accounts.profile(player.id)
    with pytest.raises(Refusal) as refused:
        await accounts.change(player.id, **good | change)
    assert refused.value.key == key
    assert await accounts.profile(player.id) == before


async def test_nobody_has_no_profile(accounts: Accounts) -> None:
    with pytest.raises(Refusal, match="unknown-player"):
        await accounts.profile("nobody")
    with pytest.raises(Refusal, match="unknown-player"):
        await accounts.change("nobody", avatar=1)


async def test_people_and_bots_are_found_by_their_ids(accounts: Accounts) -> None:
    player, _ = await accounts.guest()
    assert await accounts.players([player.id, "bot:0", "nobody", "bot:999"]) == {player.id: player, "bot:0": BOTS[0]}
    assert await accounts.players([]) == {}


def test_a_bot_is_the_houses_and_says_so() -> None:
    assert BOTS[0] == Player("bot:0", "小福", 0, "zhuji", bot=True)
    assert is_bot("bot:0")
    assert not is_bot("house")


def test_a_bot_sits_once_at_a_table() -> None:
    seated = [bot.id for bot in BOTS[:45]]
    found = bots_for(3, Random(5), seated)
    assert sorted(bot.id for bot in found) == ["bot:45", "bot:46", "bot:47"]
