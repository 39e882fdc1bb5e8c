"""People around a table: a whole match of friends to its picture, talk, votes, seats that change, rooms."""

import re
from base64 import b64decode

from playwright.sync_api import Locator, Page, expect
from tests.e2e.accessibility import Inspection
from tests.e2e.conftest import DESKTOP, PHONE, PORTRAIT, Visit, Watch
from tests.e2e.people import GAME, TITLE, Person, box_of

ROUNDS = 4

A_ROUND = 60_000
"""How long the house's bots need for a round at most (ms)."""


def open_table(page: Page, **agreed: object) -> tuple[str, str]:
    """A friends' table that waits for people: its id and its code."""
    opened = page.request.post("/api/tables", data={"game": GAME, **agreed}).json()
    page.goto(f"/t/{opened['table']}")
    expect(page.get_by_role("heading", name="牌友桌")).to_be_visible()
    return opened["table"], opened["code"]


def sit_together(host: Page, friend: Page, **agreed: object) -> list[Person]:
    """Two friends at one table, bots in the other seats, the first round dealt."""
    _, code = open_table(host, **agreed)
    friend.goto(f"/c/{code}")
    expect(friend.get_by_role("heading", name="牌友桌")).to_be_visible()
    people = [Person(host), Person(friend)]
    people[0].press(host.get_by_role("button", name="让机器人顶上"))
    for person in people:
        expect(person.hand).to_be_visible()
    return people


def from_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="菜单").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def numbers(cells: Locator) -> list[int]:
    return [int(text.replace("−", "-").replace("+", "")) for text in cells.all_inner_texts()]


def test_a_match_of_four_rounds_ends_in_a_standing_and_a_picture(visit: Visit) -> None:
    people = sit_together(visit(PHONE), visit(DESKTOP), options={"deals": ROUNDS})
    for number in range(1, ROUNDS + 1):
        for person in people:
            expect(person.page.get_by_text(f"第 {number} / {ROUNDS} 局")).to_be_visible()
            person.press(person.page.get_by_role("button", name="托管", exact=True))
        for person in people:
            expect(person.settlement).to_be_visible(timeout=A_ROUND)
        if number < ROUNDS:
            for person in people:
                person.press(person.again)
            for person in people:
                expect(person.settlement).to_be_hidden()

    anna, berta = (person.page for person in people)
    for page in (anna, berta):
        page.get_by_role("button", name="总成绩").click()
    final = berta.get_by_role("region", name="总成绩")
    expect(final.get_by_role("heading", name="打完了")).to_be_visible()
    lines = [numbers(row.get_by_role("cell")) for row in final.locator("tbody").get_by_role("row").all()]
    sums = numbers(final.locator("tfoot").get_by_role("cell"))
    assert len(lines) == ROUNDS
    assert [sum(column) for column in zip(*lines, strict=True)] == sums
    standing = numbers(final.get_by_role("listitem").locator(".total"))
    assert standing == sorted(sums, reverse=True)

    inspection = Inspection(berta)
    inspection.of("final standing")
    final.get_by_role("button", name="战绩图").click()
    picture = berta.get_by_role("dialog").get_by_role("img", name=f"{TITLE}的战绩图")
    expect(picture).to_be_visible()
    drawn = b64decode((picture.get_attribute("src") or "").partition(",")[2])
    assert drawn.startswith(b"\x89PNG")
    assert int.from_bytes(drawn[16:20], "big") == 1080
    with berta.expect_download() as download:
        berta.get_by_role("link", name="存下来").click()
    assert download.value.suggested_filename == "teahouse.png"
    inspection.of("result picture")
    close(berta)

    anna.get_by_role("button", name="再来一场").click()
    expect(anna.get_by_text("还差 3 人")).to_be_visible()
    berta.get_by_role("button", name="牌友开了下一桌").click()
    expect(berta.get_by_text("还差 2 人")).to_be_visible()
    assert inspection.faults == []

    berta.goto("/rounds")
    berta.get_by_role("link", name=f"回放{TITLE}第 {ROUNDS} 局").click()
    expect(berta.get_by_role("slider", name="第几手")).to_be_visible()
    berta.get_by_role("button", name="验牌").click()
    expect(berta.get_by_text("一张不差，这局是公道的")).to_be_visible()


def test_friends_talk_and_need_not_hear_everybody(visit: Visit) -> None:
    host, friend = (person.page for person in sit_together(visit(PHONE), visit(DESKTOP)))
    name = friend.request.get("/api/me").json()["name"]
    friend.get_by_role("button", name="说话").click()
    beside = friend.get_by_role("complementary", name="说话")
    say = beside.get_by_label("说一句")
    say.fill("今天手气不错")
    say.press("Enter")
    expect(host.get_by_text("今天手气不错")).to_be_visible()
    expect(host.get_by_role("button", name="说话")).to_have_accessible_description("1 句没看")
    friend.get_by_role("button", name="敬茶").click()
    expect(host.get_by_text("敬茶")).to_be_visible()
    expect(friend.get_by_role("button", name="送花")).to_be_disabled()
    expect(friend.get_by_text(re.compile("秒后再来")).first).to_be_visible()
    expect(friend.get_by_role("button", name="送花")).to_be_enabled()

    host.get_by_role("button", name=f"看看{name}").tap()
    with host.expect_response("**/api/me/mutes/*"):
        host.get_by_role("switch", name=f"不看{name}的话").tap()
    close(host)
    say.fill("听得见吗")
    say.press("Enter")
    expect(beside.get_by_text("听得见吗")).to_be_visible()
    host.get_by_role("button", name="说话").tap()
    chat = host.get_by_role("dialog").get_by_role("region", name="聊天")
    expect(chat.get_by_text("今天手气不错")).to_be_visible()
    expect(chat.get_by_text("听得见吗")).to_be_hidden()
    inspections = [Inspection(host), Inspection(friend)]
    inspections[0].of("talk on a phone")
    host.get_by_label("说一句").fill("听见了")
    host.get_by_role("button", name="发出").click()
    expect(beside.get_by_text("听见了")).to_be_visible()
    inspections[1].of("talk beside the table")
    assert [inspection.faults for inspection in inspections] == [[], []]


def test_a_vote_that_fails_and_one_that_ends_the_table(visit: Visit) -> None:
    host, friend = (person.page for person in sit_together(visit(PHONE), visit(DESKTOP)))
    inspection = Inspection(friend)
    from_menu(friend, "记分")
    expect(friend.get_by_text("还没打完一局")).to_be_visible()
    inspection.of("score sheet")
    close(friend)
    from_menu(friend, "离开")
    expect(friend.get_by_text("走了由机器人替你打完，输赢照算")).to_be_visible()
    inspection.of("leaving")
    close(friend)

    from_menu(friend, "提议散桌")
    expect(friend.get_by_text("过半的牌友同意就散")).to_be_visible()
    inspection.of("calling a vote")
    friend.get_by_role("button", name="提议", exact=True).click()
    bar = host.get_by_role("region", name="提议散桌")
    expect(bar.get_by_text("1 人同意，0 人不同意")).to_be_visible()
    inspection.of("vote")
    bar.get_by_role("button", name="接着打").tap()
    for page in (host, friend):
        expect(page.get_by_text("没散成，接着打")).to_be_visible()
    assert inspection.faults == []

    # Nobody may call again within a minute; who has a table with bots alone ends it by himself.
    alone = visit(PORTRAIT)
    open_table(alone)
    alone.get_by_role("button", name="让机器人顶上").tap()
    expect(Person(alone).hand).to_be_visible()
    alone.set_viewport_size({"width": 844, "height": 390})
    from_menu(alone, "提议散桌")
    alone.get_by_role("button", name="提议", exact=True).click()
    expect(alone.get_by_role("heading", name="散桌了")).to_be_visible()


def test_seats_change_and_the_host_asks_somebody_to_leave(visit: Visit) -> None:
    host, friend = visit(PORTRAIT), visit(DESKTOP)
    _, code = open_table(host, spectators=False, admits="anybody")
    expect(host.get_by_text("不让旁观")).to_be_visible()
    friend.goto(f"/c/{code}")
    seats = friend.get_by_role("region", name="座位")
    friend.get_by_role("button", name="请人坐 4 号位").click()
    inspection = Inspection(friend)
    inspection.of("free seat")
    friend.get_by_role("button", name="我坐过来").click()
    name = friend.request.get("/api/me").json()["name"]
    expect(seats.get_by_role("group", name=f"4 号位，{name}")).to_be_visible()
    expect(friend.get_by_role("dialog")).to_be_hidden()

    host.get_by_role("button", name=f"4 号位，{name}").tap()
    host.get_by_role("button", name="和我换座").tap()
    expect(host.get_by_role("group", name=f"1 号位，{name}")).to_be_visible()
    host.get_by_role("button", name=f"1 号位，{name}").tap()
    host.get_by_role("button", name="请他离开").tap()
    expect(friend.get_by_text("桌主请你离开了这张桌")).to_be_visible()
    assert inspection.faults == []


def test_terms_that_were_saved_open_the_next_table(visit: Visit) -> None:
    page = visit(PORTRAIT, "/friends/guan-pai")
    lasting = page.get_by_role("radiogroup", name="打几局")
    lasting.get_by_text("按分").tap()
    page.get_by_role("radiogroup", name="打到几分").get_by_text("200").tap()
    page.get_by_role("radiogroup", name="几个人打").get_by_text("3 人").tap()
    page.get_by_role("button", name="存这一套").tap()
    page.get_by_label("叫什么").fill("礼拜六")
    page.get_by_role("button", name="存下", exact=True).tap()
    expect(page.get_by_role("button", name="礼拜六", exact=True)).to_be_visible()

    page.reload()
    lasting.get_by_text("4", exact=True).tap()
    page.get_by_role("button", name="礼拜六", exact=True).tap()
    page.get_by_role("button", name="开桌").tap()
    expect(page.get_by_text("打到 200 分")).to_be_visible()
    expect(page.get_by_text("还差 2 人")).to_be_visible()

    page.goto("/friends/guan-pai")
    page.get_by_role("button", name="改「礼拜六」").tap()
    page.get_by_label("叫什么").fill("礼拜天")
    inspection = Inspection(page)
    inspection.of("changing saved terms")
    page.set_viewport_size(PORTRAIT["viewport"])
    page.get_by_role("button", name="存下", exact=True).tap()
    page.reload()
    expect(page.get_by_role("button", name="礼拜六", exact=True)).to_be_hidden()
    page.get_by_role("button", name="礼拜天", exact=True).tap()
    expect(lasting.get_by_role("radio", name="按分")).to_be_checked()
    page.get_by_role("button", name="改「礼拜天」").tap()
    page.get_by_role("button", name="不要了", exact=True).tap()
    expect(page.get_by_role("button", name="礼拜天", exact=True)).to_be_hidden()
    assert inspection.faults == []


def test_rooms_say_who_may_enter_and_the_lobby_remembers_the_last(visit: Visit) -> None:
    page = visit(PORTRAIT, f"/g/{GAME}")
    rooms = page.get_by_role("region", name="挑个场").get_by_role("listitem")
    expect(rooms).to_have_count(5)
    expect(rooms.filter(has_text="高级场")).to_contain_text("还差 18,000 分")
    expect(page.get_by_role("button", name="坐下 · 高级场")).to_be_hidden()
    rooms.filter(has_text="初级场").get_by_role("button").first.tap()
    expect(page.get_by_text("眼下没有桌，坐下就开第一桌")).to_be_visible()
    inspection = Inspection(page)
    inspection.of("rooms")
    page.set_viewport_size(PORTRAIT["viewport"])

    page.get_by_role("button", name="坐下 · 防作弊场").tap()
    expect(page.get_by_text(re.compile(r"再等 \d+ 秒，缺的位子机器人顶上"))).to_be_visible()
    expect(page.get_by_role("group", name="号位，我")).to_be_visible()
    inspection.of("finding company")
    page.get_by_role("button", name="不等了").click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.set_viewport_size(PORTRAIT["viewport"])
    expect(page.get_by_role("heading", name="刚玩过")).to_be_visible()

    page.locator(f"[data-game='{GAME}']").get_by_role("button", name="坐下").tap()
    expect(page.get_by_text("防作弊场")).to_be_visible()
    assert inspection.faults == []


def test_a_game_for_two_or_three_is_played_by_as_many_as_one_wants(visit: Visit) -> None:
    page = visit(PORTRAIT, "/g/guan-pai")
    many = page.get_by_role("radiogroup", name="几个人打")
    expect(many.get_by_role("radio", name="都行")).to_be_checked()
    many.get_by_text("3 人").tap()
    page.get_by_role("button", name="坐下 · 初级场").tap()
    expect(page.get_by_role("group", name=re.compile("号位"))).to_have_count(3)
    page.get_by_role("button", name="不等了").click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.goto("/g/guan-pai")
    expect(many.get_by_role("radio", name="3 人")).to_be_checked()


def test_the_lobby_is_one_tap_from_a_seat(visit: Visit) -> None:
    page = visit(PORTRAIT, newcomer=True)
    button = page.locator(f"[data-game='{GAME}']").get_by_role("button", name="坐下")
    assert box_of(button)["height"] >= 44
    button.tap()
    expect(Person(page).hand).to_be_visible()


def test_who_comes_by_the_address_of_a_table_sits_down_there_and_plays(visit: Visit) -> None:
    """He looks on until he sits down, and then has the seat in that very window."""
    host, friend = visit(PORTRAIT), visit(PORTRAIT)
    table, _ = open_table(host)
    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name="坐下", exact=True).tap()
    expect(friend.get_by_role("button", name="离开", exact=True)).to_be_visible()
    host.get_by_role("button", name="让机器人顶上").tap()
    for page in (host, friend):
        expect(Person(page).hand).to_be_visible()


def test_a_code_that_was_heard_wrongly_can_be_written_anew(visit: Visit, watch: Watch) -> None:
    watch.expect("status of 404")
    host, friend = visit(PORTRAIT), visit(PORTRAIT, "/c/000000")
    expect(friend.get_by_text("没有 000000 这桌")).to_be_visible()
    table, code = open_table(host)
    friend.get_by_label("桌号，六位数").fill(code)
    friend.get_by_role("button", name="进桌").tap()
    friend.wait_for_url(f"**/t/{table}")
