"""How an account is proved, over a real file: registering in place, signing in elsewhere, passwords, codes, the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.stores.files import Wall, opened

from teahouse.hall.accounts import Accounts, Player
from teahouse.hall.errors import Refusal
from teahouse.hall.names import DEPARTED
from teahouse.hall.passwords import hashed_here
from teahouse.hall.registration import Registration, login_of
from teahouse.hall.second_factors import SecondFactors
from teahouse.stores import Stores
from teahouse.stores.reset_codes import VALID_FOR, FileResetCodes

WORD = "a cup of green tea"
OTHER = "nine treasures and a song"


class Desk:
    """The registration of a hall, and its accounts, over one file."""

    def __init__(self, stores: Stores, wall: Wall) -> None:
        self.stores = stores
        self.wall = wall
        self.accounts = Accounts(stores.accounts, wall)
        self.factors = SecondFactors(stores.second_factors, wall)
        self.registration = Registration(stores.credentials, stores.reset_codes, self.factors, wall)

    async def registered(self, name: str, password: str = WORD) -> tuple[Player, str]:
        player, token = await self.accounts.guest()
        return player, await self.registration.register(player, token, name, password)

    async def who(self, token: str) -> str | None:
        player = await self.accounts.of_token(token)
        return player.id if player is not None else None


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    wall = Wall()
    async with opened(tmp_path, wall) as stores:
        yield Desk(stores, wall)


async def test_a_guest_registers_in_place_and_gets_a_new_token(desk: Desk) -> None:
    guest, old = await desk.accounts.guest()
    new = await desk.registration.register(guest, old, "陶朱老周", WORD)
    assert (await desk.who(old), await desk.who(new)) == (None, guest.id)
    assert (await desk.accounts.profile(guest.id)).player.name == "陶朱老周"
    assert await desk.registration.is_registered(guest.id)


async def test_what_is_kept_of_a_password_is_an_argon2id_hash(desk: Desk) -> None:
    player, _ = await desk.registered("阿根")
    kept = await desk.stores.credentials.of_player(player.id)
    assert kept is not None
    assert kept.password.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


@pytest.mark.parametrize(
    ("name", "password", "key"),
    [
        ("", WORD, "name-empty"),
        ("x" * 13, WORD, "name-too-long"),
        ("阿根", "1234567", "bad-password"),
        ("阿根", "x" * 129, "bad-password"),
        ("laozhou", "LaoZhou2026", "easy-password"),
        ("TEA", WORD, "name-taken"),
    ],
)
async def test_a_registration_that_is_refused_changes_nothing(desk: Desk, name: str, password: str, key: str) -> None:
    await desk.registered("tea")
    guest, token = await desk.accounts.guest()
    with pytest.raises(Refusal) as refused:
        await desk.registration.register(guest, token, name, password)
    assert refused.value.key == key
    assert await desk.accounts.of_token(token) == guest


async def test_nobody_registers_twice(desk: Desk) -> None:
    player, token = await desk.registered("阿根")
    with pytest.raises(Refusal, match="already-registered"):
        await desk.registration.register(player, token, "阿福", WORD)
    assert await desk.who(token) == player.id


async def test_a_registered_name_is_its_owners_alone(desk: Desk) -> None:
    owner, _ = await desk.registered("Lao Zhou")
    guest, _ = await desk.accounts.guest()
    for name in ("lao zhou", "LAO  ZHOU", "ＬＡＯ zhou"):
        with pytest.raises(Refusal, match="name-taken"):
            await desk.accounts.change(guest.id, name=name)
        with pytest.raises(Refusal, match="name-taken"):
            await desk.accounts.guest(name)
    assert (await desk.accounts.change(owner.id, name="LAO ZHOU")).player.name == "LAO ZHOU"


async def test_who_takes_another_name_signs_in_by_that(desk: Desk) -> None:
    owner, _ = await desk.registered("阿根")
    await desk.accounts.change(owner.id, name="阿福")
    assert (await desk.registration.sign_in("阿福", WORD))[0] == owner.id
    with pytest.raises(Refusal, match="wrong-credentials"):
        await desk.registration.sign_in("阿根", WORD)


async def test_one_signs_in_on_several_devices_and_sees_them_all(desk: Desk) -> None:
    owner, first = await desk.registered("阿根")
    desk.wall.at += 1_000
    _, second = await desk.registration.sign_in(
        "阿根", WORD, agent="Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"
    )
    assert await desk.who(first) == await desk.who(second) == owner.id
    devices = await desk.registration.devices(owner.id)
    assert [(device.browser, device.system) for device in devices] == [("Firefox", "Android"), ("", "")]
    await desk.registration.end_device(owner.id, devices[1].id)
    assert (await desk.who(first), await desk.who(second)) == (None, owner.id)
    with pytest.raises(Refusal, match="unknown-session"):
        await desk.registration.end_device(owner.id, devices[1].id)


async def test_nobody_ends_another_persons_session(desk: Desk) -> None:
    owner, token = await desk.registered("阿根")
    (device,) = await desk.registration.devices(owner.id)
    stranger, _ = await desk.accounts.guest()
    with pytest.raises(Refusal, match="unknown-session"):
        await desk.registration.end_device(stranger.id, device.id)
    assert await desk.who(token) == owner.id


async def test_signing_in_replaces_the_session_that_the_browser_had(desk: Desk) -> None:
    owner, _ = await desk.registered("阿根")
    _, old = await desk.accounts.guest()
    _, new = await desk.registration.sign_in("阿根", WORD, old)
    assert (await desk.who(old), await desk.who(new)) == (None, owner.id)


@pytest.mark.parametrize(("name", "password"), [("阿根", OTHER), ("nobody", WORD), ("\u200b", WORD), ("阿根", "")])
async def test_an_unknown_name_and_a_wrong_password_get_the_same_answer(desk: Desk, name: str, password: str) -> None:
    await desk.registered("阿根")
    with pytest.raises(Refusal) as refused:
        await desk.registration.sign_in(name, password)
    assert (refused.value.key, refused.value.params) == ("wrong-credentials", {})


async def test_a_changed_password_ends_all_other_sessions(desk: Desk) -> None:
    owner, here = await desk.registered("阿根")
    _, there = await desk.registration.sign_in("阿根", WORD)
    with pytest.raises(Refusal, match="wrong-password"):
        await desk.registration.change_password(owner, here, OTHER, OTHER)
    fresh = await desk.registration.change_password(owner, here, WORD, OTHER)
    assert [await desk.who(token) for token in (fresh, here, there)] == [owner.id, None, None]
    assert (await desk.registration.sign_in("阿根", OTHER))[0] == owner.id
    with pytest.raises(Refusal, match="wrong-credentials"):
        await desk.registration.sign_in("阿根", WORD)


async def test_no_way_leads_to_an_easy_password(desk: Desk) -> None:
    guest, token = await desk.accounts.guest()
    with pytest.raises(Refusal, match="easy-password"):
        await desk.registration.register(guest, token, "阿根", "password1")
    owner, here = await desk.registered("laozhou")
    with pytest.raises(Refusal, match="easy-password"):
        await desk.registration.change_password(owner, here, WORD, "password1")
    code = desk.stores.reset_codes.give(login_of("laozhou"), desk.wall())
    for easy in ("password1", "LaoZhou2026"):
        with pytest.raises(Refusal, match="easy-password"):
            await desk.registration.reset("LaoZhou", code, easy, None)
    assert (await desk.registration.reset("LaoZhou", code, OTHER, None))[0] == owner.id, "the code was not used up"


async def test_who_has_an_easy_password_of_before_signs_in_by_it(desk: Desk) -> None:
    owner, _ = await desk.registered("阿根")
    await desk.stores.credentials.set_password(owner.id, hashed_here("password1"))
    player_id, token = await desk.registration.sign_in("阿根", "password1")
    assert player_id == owner.id
    assert await desk.who(await desk.registration.change_password(owner, token, "password1", WORD)) == owner.id


async def test_a_guest_does_not_sign_out_for_he_would_never_come_back(desk: Desk) -> None:
    guest, token = await desk.accounts.guest()
    with pytest.raises(Refusal, match="not-registered"):
        await desk.registration.sign_out(guest.id, token)
    assert await desk.who(token) == guest.id


async def test_the_hosts_code_sets_a_new_password_once(desk: Desk) -> None:
    owner, old = await desk.registered("阿根")
    code = desk.stores.reset_codes.give(login_of("阿根"), desk.wall())
    player_id, token = await desk.registration.reset("阿根", f" {code.upper()} ", OTHER, None)
    assert (player_id, await desk.who(token), await desk.who(old)) == (owner.id, owner.id, None)
    assert (await desk.registration.sign_in("阿根", OTHER))[0] == owner.id
    with pytest.raises(Refusal, match="wrong-reset-code"):
        await desk.registration.reset("阿根", code, WORD, None)


async def test_of_two_who_bring_the_code_at_one_moment_one_has_it(desk: Desk) -> None:
    await desk.registered("阿根")
    code = desk.stores.reset_codes.give(login_of("阿根"), desk.wall())
    both = [desk.registration.reset("阿根", code, OTHER, None) for _ in range(2)]
    answers = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(isinstance(answer, Refusal) for answer in answers) == [False, True]


def test_a_code_is_kept_as_a_slow_hash(tmp_path: Path) -> None:
    code = FileResetCodes(tmp_path).give(login_of("阿根"), 0)
    (file,) = tmp_path.rglob("reset-codes/*")
    kept = file.read_text()
    assert code not in kept
    assert "$argon2id$v=19$m=65536,t=3,p=4$" in kept


async def test_a_code_is_good_for_one_name_one_day_and_until_the_next(desk: Desk) -> None:
    await desk.registered("阿根")
    await desk.registered("阿福")
    codes = desk.stores.reset_codes
    older = codes.give(login_of("阿根"), desk.wall())
    code = codes.give(login_of("阿根"), desk.wall())
    for name, tried in (("阿福", code), ("阿根", older), ("阿根", ""), ("nobody", code)):
        with pytest.raises(Refusal, match="wrong-reset-code"):
            await desk.registration.reset(name, tried, OTHER, None)
    desk.wall.at += VALID_FOR + 1
    with pytest.raises(Refusal, match="wrong-reset-code"):
        await desk.registration.reset("阿根", code, OTHER, None)


async def test_a_closed_account_leaves_points_and_no_name(desk: Desk) -> None:
    owner, token = await desk.registered("阿根")
    await desk.stores.ledger.settle("r1", "t1", {owner.id: 7, "bot:1": -7})
    await desk.registration.close_account(owner.id, DEPARTED)
    assert await desk.who(token) is None
    assert (await desk.accounts.profile(owner.id)).player.name == DEPARTED
    assert await desk.stores.ledger.balance(owner.id) == 2_007
    assert await desk.stores.ledger.check() == []
    assert (await desk.registered("阿根"))[0].id != owner.id, "the name is free again"
