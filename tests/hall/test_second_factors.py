"""A second proof beside the password, over a real file: offered, turned on by its first digits, asked for, lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pyotp
import pytest
from tests.hall.test_registration import OTHER, WORD, Desk
from tests.stores.files import Wall, opened

from teahouse.hall.accounts import Player
from teahouse.hall.errors import Refusal
from teahouse.hall.second_factors import STEP, step_of
from teahouse.hall.trail import SHELL


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    wall = Wall()
    async with opened(tmp_path, wall) as stores:
        yield Desk(stores, wall)


def shown(key: str, at: int) -> str:
    """What a telephone with this key shows at a time (ms)."""
    return pyotp.TOTP(key).at(at // 1000)


async def armed(desk: Desk, name: str = "老周") -> tuple[Player, str]:
    """Somebody who has a second proof, and its key; the digits of this half minute are used."""
    player, _ = await desk.registered(name)
    offer = await desk.factors.offer(player)
    await desk.factors.turn_on(player.id, shown(offer.key, desk.wall()))
    return player, offer.key


@pytest.mark.parametrize(
    ("seconds", "digits"),
    [(59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"), (1_234_567_890, "005924")],
)
def test_the_digits_are_those_of_rfc_6238(seconds: int, digits: str) -> None:
    """Its appendix B, the last six of its eight digits; the key is the ASCII of 12345678901234567890."""
    key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    assert step_of(key, digits, seconds * 1000) == seconds // 30


def test_a_clock_may_be_half_a_minute_wrong_and_no_more() -> None:
    key, now = pyotp.random_base32(), 20_000 * STEP
    found = [step_of(key, shown(key, now + away * STEP), now) for away in (-2, -1, 0, 1, 2)]
    assert found == [None, 19_999, 20_000, 20_001, None]
    assert step_of(key, f" {shown(key, now)[:3]} {shown(key, now)[3:]} ", now) == 20_000
    assert [step_of(key, told, now) for told in ("", "12345", "1234567", "abcdef", "１２３４５６")] == [None] * 5


async def test_nothing_is_asked_before_the_first_digits_were_told(desk: Desk) -> None:
    guest, _ = await desk.registered("老周")
    player = (await desk.accounts.profile(guest.id)).player
    offer = await desk.factors.offer(player)
    assert offer.uri == (
        f"otpauth://totp/%E5%90%8C%E5%9F%8E%E8%8C%B6%E9%A6%86:%E8%80%81%E5%91%A8?secret={offer.key}"
        "&issuer=%E5%90%8C%E5%9F%8E%E8%8C%B6%E9%A6%86"
    )
    assert not await desk.factors.is_on(player.id)
    await desk.registration.sign_in("老周", WORD)
    with pytest.raises(Refusal, match="wrong-digits"):
        await desk.factors.turn_on(player.id, "000000")
    again = await desk.factors.offer(player)
    assert again.key != offer.key
    with pytest.raises(Refusal, match="wrong-digits"):
        await desk.factors.turn_on(player.id, shown(offer.key, desk.wall()))
    await desk.factors.turn_on(player.id, shown(again.key, desk.wall()))
    assert await desk.factors.is_on(player.id)
    for second_time in (desk.factors.offer(player), desk.factors.turn_on(player.id, "000000")):
        with pytest.raises(Refusal, match="second-factor-on"):
            await second_time


async def test_who_has_one_signs_in_by_both_and_by_each_digits_once(desk: Desk) -> None:
    player, key = await armed(desk)
    with pytest.raises(Refusal, match="wrong-credentials"):
        await desk.registration.sign_in("老周", OTHER, digits=shown(key, desk.wall() + STEP))
    with pytest.raises(Refusal, match="digits-needed"):
        await desk.registration.sign_in("老周", WORD)
    with pytest.raises(Refusal, match="wrong-digits"):
        await desk.registration.sign_in("老周", WORD, digits=shown(key, desk.wall()))
    desk.wall.at += STEP
    digits = shown(key, desk.wall())
    signed_in, token = await desk.registration.sign_in("老周", WORD, digits=digits)
    assert (signed_in, await desk.who(token)) == (player.id, player.id)
    with pytest.raises(Refusal, match="wrong-digits"):
        await desk.registration.sign_in("老周", WORD, digits=digits)


async def test_a_code_of_the_host_does_not_stand_for_the_telephone(desk: Desk) -> None:
    player, key = await armed(desk)
    code = desk.stores.reset_codes.give("老周", desk.wall())
    desk.wall.at += STEP
    with pytest.raises(Refusal, match="digits-needed"):
        await desk.registration.reset("老周", code, OTHER, None)
    with pytest.raises(Refusal, match="wrong-reset-code"):
        await desk.registration.reset("老周", "wrong", OTHER, None, digits=shown(key, desk.wall()))
    signed_in, _ = await desk.registration.reset("老周", code, OTHER, None, digits=shown(key, desk.wall()))
    assert signed_in == player.id


async def test_it_is_turned_off_by_its_own_digits(desk: Desk) -> None:
    player, key = await armed(desk)
    with pytest.raises(Refusal, match="wrong-digits"):
        await desk.factors.turn_off(player.id, shown(key, desk.wall()))
    desk.wall.at += STEP
    await desk.factors.turn_off(player.id, shown(key, desk.wall()))
    await desk.registration.sign_in("老周", WORD)
    with pytest.raises(Refusal, match="no-second-factor"):
        await desk.factors.turn_off(player.id, "000000")


async def test_a_lost_telephone_is_forgotten_by_the_host_who_says_why(desk: Desk) -> None:
    player, _ = await armed(desk)
    with pytest.raises(Refusal, match="reason-missing"):
        await desk.factors.drop(player.id, " ", SHELL)
    assert await desk.factors.is_on(player.id)
    await desk.factors.drop(player.id, "手机掉进了水里", SHELL)
    await desk.registration.sign_in("老周", WORD)
    with pytest.raises(Refusal, match="no-second-factor"):
        await desk.factors.drop(player.id, "again", SHELL)
    (entry,) = [entry for entry in await desk.stores.trail.page(None, 10) if entry.deed == "drop-second-factor"]
    assert (entry.by, entry.about, entry.reason) == (SHELL, player.id, "手机掉进了水里")


async def test_of_a_closed_account_no_key_is_left(desk: Desk) -> None:
    player, _ = await armed(desk)
    await desk.registration.close_account(player.id, "gone")
    assert await desk.stores.second_factors.of(player.id) is None
