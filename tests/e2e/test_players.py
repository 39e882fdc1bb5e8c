"""What people know of each other: the lists of the best, a player's page with its curve, one's own rounds."""

import json
import re

from playwright.sync_api import expect
from tests.e2e.accessibility import Inspection
from tests.e2e.conftest import DESKTOP, PORTRAIT, Visit
from tests.e2e.evenings import played
from tests.e2e.people import GAME, TITLE
from tests.living import House


def test_the_best_are_listed_and_one_finds_oneself_among_them(visit: Visit, house: House) -> None:
    page = visit(PORTRAIT)
    name = page.request.get("/api/me").json()["name"]
    page.goto("/rounds")
    page.get_by_role("link", name="好手榜").tap()
    expect(page.get_by_text("你还没在这个游戏的场里打过")).to_be_visible()
    played(house, page, 22)

    page.goto(f"/ranking/{GAME}")
    mine = page.get_by_role("row").filter(has_text=name)
    expect(mine).to_contain_text("22 局")
    expect(mine).to_have_attribute("aria-current", "true")
    page.get_by_text("总榜", exact=True).tap()
    expect(page.get_by_role("columnheader", name="等级分")).to_be_visible()
    expect(mine).to_contain_text(re.compile(r"1,\d{3}"))
    page.request.patch("/api/me", data={"town": "wenling"})
    towns = page.get_by_role("radiogroup", name="哪里人")
    towns.get_by_text("诸暨", exact=True).tap()
    expect(mine).to_have_count(0)
    towns.get_by_text("温岭", exact=True).tap()
    expect(mine).to_have_count(1)


def test_who_is_new_is_told_how_far_the_list_is(visit: Visit, house: House) -> None:
    page = visit(PORTRAIT)
    played(house, page, 3)
    page.goto(f"/ranking/{GAME}")
    page.get_by_text("总榜", exact=True).tap()
    expect(page.get_by_text(re.compile(r"你的等级分 [\d,]+（暂定），打了 3 局，满 20 局上榜"))).to_be_visible()


def test_a_players_page_draws_the_curve_and_says_its_numbers(visit: Visit, house: House) -> None:
    player, stranger = visit(PORTRAIT), visit(DESKTOP)
    me = player.request.get("/api/me").json()
    played(house, player, 24)
    stranger.goto(f"/p/{me['id']}")
    expect(stranger.get_by_role("heading", name=me["name"])).to_be_visible()
    row = stranger.get_by_role("row").filter(has_text=TITLE)
    expect(row).to_contain_text("24")
    canvas = stranger.locator("figure canvas")
    expect(canvas).to_be_visible()
    drawn = canvas.evaluate("it => new Set(it.getContext('2d').getImageData(0, 0, it.width, it.height).data).size")
    assert drawn > 10
    expect(stranger.get_by_role("figure")).to_contain_text("近 24 局，等级分从")
    stranger.get_by_text("看数字").click()
    expect(stranger.get_by_role("figure").locator("xpath=following::table[1]").get_by_role("row")).to_have_count(25)
    expect(stranger.get_by_role("link", name=re.compile("^回放.+第 24 局"))).to_be_visible()

    player.request.patch("/api/me", data={"private": True})
    stranger.reload()
    expect(stranger.get_by_text("这位茶客的战绩不公开")).to_be_visible()
    expect(stranger.locator("canvas")).to_have_count(0)


def test_own_rounds_are_searched_by_game_day_and_partner(visit: Visit, house: House) -> None:
    page = visit(PORTRAIT)
    company = played(house, page, 5)
    page.goto("/rounds")
    rounds = page.get_by_role("link", name=re.compile("^回放"))
    expect(rounds).to_have_count(5)
    page.get_by_role("combobox", name="哪个游戏").select_option("bao-hong-wu")
    expect(page.get_by_text("没有找到这样的局")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/rounds\?game=bao-hong-wu$"))
    page.get_by_role("button", name="全部看").tap()
    expect(rounds).to_have_count(5)
    page.get_by_role("combobox", name="什么时候").select_option("own")
    page.get_by_label("到哪天").fill("2020-01-01")
    expect(page.get_by_text("没有找到这样的局")).to_be_visible()
    page.goto(f"/p/{company[0]}")
    page.get_by_role("link", name="一起打过的局").tap()
    expect(page).to_have_url(re.compile(rf"/rounds\?partner={company[0]}$"))
    expect(rounds).to_have_count(5)
    expect(page.get_by_role("combobox", name="和谁")).to_have_value(company[0])

    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("^下载牌谱：.+第 5 局")).tap()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["game"]
    page.get_by_role("button", name=re.compile("^验牌：.+第 5 局")).tap()
    expect(page.get_by_role("dialog").get_by_role("status")).to_be_visible()


def test_a_replay_opens_at_the_step_of_its_link(visit: Visit, house: House) -> None:
    page = visit(DESKTOP)
    played(house, page, 1)
    me = page.request.get("/api/me").json()["id"]
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/r/{me}-1?step=12")
    position = page.get_by_role("slider", name="第几手")
    expect(position).to_have_value("12")
    page.get_by_role("button", name="进一手").click()
    expect(page).to_have_url(re.compile(r"\?step=13$"))
    page.get_by_role("button", name="分享").click()
    expect(page.get_by_text("链接复制好了")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_no_serious_fault_on_the_screens_of_people(visit: Visit, house: House) -> None:
    page = visit(DESKTOP)
    played(house, page, 22)
    me = page.request.get("/api/me").json()["id"]
    inspection = Inspection(page)
    page.goto(f"/ranking/{GAME}")
    expect(page.get_by_role("row").nth(1)).to_be_visible()
    inspection.of("ranking")
    page.goto(f"/p/{me}")
    expect(page.locator("canvas")).to_be_visible()
    page.get_by_text("看数字").click()
    inspection.of("player")
    page.goto("/settings")
    for opens in ("注册", "已有账号，登录", "注销账号"):
        page.get_by_role("button", name=opens, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        inspection.of(opens)
        page.keyboard.press("Escape")
    assert inspection.faults == []
