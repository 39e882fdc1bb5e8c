"""Talk at a table: reactions and chat with their pauses, the host's words, and not having to hear somebody."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hall.evening import Client, evening

from teahouse.hall.errors import Refusal
from teahouse.hall.words import LONGEST, WordList


def said(client: Client, kind: str) -> list[tuple[int, object]]:
    return [(message["seat"], message.get("text", message.get("reaction"))) for message in client.of(kind)]


async def test_a_reaction_reaches_all_and_the_next_must_wait(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna, ben, _) = await house.table("anna", "ben", "cleo")
        dora = house.client("dora")
        dora.enter(table.id)
        anna.say({"type": "react", "table": table.id, "reaction": 3, "to": 1})
        assert ben.of("reacted") == [{"type": "reacted", "table": table.id, "seat": 0, "reaction": 3, "to": 1}]
        assert dora.of("reacted") == ben.of("reacted")
        anna.say({"type": "react", "table": table.id, "reaction": 4})
        assert anna.of("refused")[-1]["key"] == "too-soon"
        await house.wait(2_000)
        anna.say({"type": "react", "table": table.id, "reaction": 4})
        assert said(ben, "reacted") == [(0, 3), (0, 4)]


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"type": "react", "reaction": 32}, "unknown-reaction"),
        ({"type": "react", "reaction": 1, "to": 3}, "unknown-seat"),
        ({"type": "chat", "text": " \n "}, "text-empty"),
        ({"type": "chat", "text": "茶" * 101}, "text-too-long"),
        ({"type": "chat", "text": "x" * 3_000}, "text-too-long"),
    ],
)
async def test_what_cannot_be_said_reaches_nobody(tmp_path: Path, message: dict[str, object], key: str) -> None:
    async with evening(tmp_path) as house:
        table, (anna, ben, _) = await house.table("anna", "ben", "cleo")
        before = len(ben.frames)
        anna.say(message | {"table": table.id})
        assert anna.of("refused")[-1]["key"] == key
        assert len(ben.frames) == before
        anna.say({"type": "chat", "table": table.id, "text": "好"})
        assert said(ben, "chatted") == [(0, "好")], "what was refused costs no pause"


async def test_onlookers_do_not_talk(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna, *_) = await house.table("anna", "ben", "cleo")
        dora = house.client("dora")
        dora.enter(table.id)
        dora.say({"type": "chat", "table": table.id, "text": "看他的牌"})
        assert (dora.of("refused")[-1]["key"], anna.of("chatted")) == ("not-seated", [])


async def test_nobody_chats_in_a_protected_room(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.quick.seat(house.player("anna"), "snatch", room="strangers")
        anna = house.client("anna")
        anna.enter(table_id)
        anna.say({"type": "chat", "table": table_id, "text": "我是阿根"})
        assert anna.of("refused")[-1]["key"] == "no-chat"


async def test_who_is_muted_is_not_heard_by_the_one_who_muted_him(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        people = [(await house.hall.accounts.guest())[0] for _ in range(3)]
        table_id = await house.hall.seating.open(people[0], "snatch", {})
        for player in people[1:]:
            await house.hall.seating.sit(player, table_id)
        anna, ben, cleo = clients = [Client(house.hall, player) for player in people]
        for client in clients:
            client.enter(table_id)
        await house.hall.mutes.mute(anna.player.id, ben.player.id)
        ben.say({"type": "chat", "table": table_id, "text": "快点"})
        ben.say({"type": "react", "table": table_id, "reaction": 1})
        ben.say({"type": "say", "table": table_id, "phrase": 1})
        assert [len(client.of(kind)) for client in clients for kind in ("chatted", "reacted", "said")] == [
            0, 0, 0, 1, 1, 1, 1, 1, 1,
        ]  # fmt: skip
        assert await house.hall.mutes.of_player(anna.player.id) == [ben.player]
    async with evening(tmp_path) as house:
        mutes = house.hall.mutes
        assert not mutes.hears(anna.player.id, ben.player.id), "it outlives a restart"
        assert mutes.hears(anna.player.id, cleo.player.id)
        await mutes.unmute(anna.player.id, ben.player.id)
        assert mutes.hears(anna.player.id, ben.player.id)
        for other, key in ((anna.player.id, "mute-oneself"), ("nobody", "unknown-player")):
            with pytest.raises(Refusal, match=key):
                await mutes.mute(anna.player.id, other)


# ── words ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("好牌", "好牌"),
        ("  a\tb\n c ", "a b c"),
        ("加我微信abc", "加我＊＊abc"),
        ("ＷＥＣＨＡＴ me", "＊＊＊＊＊＊ me"),
        ("we\u200bchat", "＊＊＊＊＊＊"),
        ("\u202e倒着写", "倒着写"),
        ("wechatpay", "＊＊＊＊＊＊＊＊＊"),
        ("a.c abc", "＊＊＊ abc"),
    ],
)
def test_the_hosts_words_are_covered_in_any_case_and_width(text: str, heard: str) -> None:
    words = WordList("# people who sell things\n微信\nwechat   # and its pay\nWeChatPay\na.c\n\n")
    assert words.said(text) == heard


def test_without_a_list_everything_is_said() -> None:
    assert WordList("").said("茶" * LONGEST) == "茶" * LONGEST
