"""An account that outlives its device: registered, signed in elsewhere, signed out there, forgotten, closed."""

import json
import time
from urllib.parse import quote

import pyotp
from playwright.sync_api import Page, expect
from tests.e2e.conftest import DESKTOP, PORTRAIT, Visit, Watch
from tests.e2e.evenings import played
from tests.living import House

from teahouse.hall.registration import login_of
from teahouse.stores.reset_codes import FileResetCodes

PASSWORD = "喝茶要喝龙井茶的头一泡"
ANOTHER = "第二泡更香一点也说不定"

WECHAT = "Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0"

REFUSED = "the server responded with a status of 40[0-9]"


def fill(page: Page, **fields: str) -> None:
    for label, text in fields.items():
        page.get_by_role("dialog").get_by_label(label, exact=True).fill(text)


def press(page: Page, name: str) -> None:
    """A button of the sheet that lies open, or of the page."""
    sheet = page.get_by_role("dialog")
    place = sheet if sheet.count() else page
    place.get_by_role("button", name=name, exact=True).click()


def register(page: Page, name: str) -> None:
    page.goto("/settings")
    press(page, "注册")
    fill(page, 名字=name, 密码=PASSWORD)
    press(page, "注册好")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_text("已经注册")).to_be_visible()


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    page.goto("/settings")
    press(page, "已有账号，登录")
    fill(page, 名字=name, 密码=password)
    press(page, "登录")


def me(page: Page) -> str:
    player: str = page.request.get("/api/me").json()["id"]
    return player


def test_an_account_is_signed_in_on_a_second_device_and_ended_from_the_first(visit: Visit, watch: Watch) -> None:
    watch.expect(REFUSED)
    first, second = visit(DESKTOP), visit(PORTRAIT)
    guest = me(first)
    first.goto("/settings")
    press(first, "注册")
    fill(first, 名字="浣东老周", 密码="短")
    press(first, "注册好")
    expect(first.get_by_role("alert")).to_have_text("密码要 8 到 128 个字，再长一点")
    fill(first, 密码="浣东老周8888")
    press(first, "注册好")
    expect(first.get_by_role("alert")).to_have_text("这个密码太好猜，换一个别人想不到的")
    field = first.get_by_role("dialog").get_by_label("密码", exact=True)
    assert (field.get_attribute("type"), field.get_attribute("autocomplete")) == ("password", "new-password")
    press(first, "看一眼密码")
    expect(field).to_have_attribute("type", "text")
    fill(first, 密码=PASSWORD)
    press(first, "注册好")
    expect(first.get_by_text("已经注册")).to_be_visible()
    assert me(first) == guest

    sign_in(second, "浣东老周", "不是这个密码")
    expect(second.get_by_role("dialog").get_by_role("alert")).to_have_text("名字或密码不对，看看大小写，再试一次")
    fill(second, 密码=PASSWORD)
    press(second, "登录")
    expect(second.get_by_role("dialog")).to_be_hidden()
    assert me(second) == guest

    press(first, "登录在哪里")
    places = first.get_by_role("dialog").get_by_role("listitem")
    expect(places).to_have_count(2)
    expect(places.filter(has_text="这台")).to_have_count(1)
    first.get_by_role("dialog").get_by_role("button", name="让 Chrome · ").click()
    expect(places).to_have_count(1)
    told = second.get_by_role("dialog", name="这台机器退出登录了")
    expect(told).to_contain_text("「浣东老周」在这里的登录结束了")
    assert me(second) != guest
    second.reload()
    press(second, "重新登录")
    expect(second.get_by_role("dialog").get_by_label("名字", exact=True)).to_have_value("浣东老周")
    fill(second, 密码=PASSWORD)
    press(second, "登录")
    expect(second.get_by_role("dialog")).to_be_hidden()
    assert me(second) == guest


def test_every_other_device_is_signed_out_at_once_and_told(visit: Visit, watch: Watch) -> None:
    watch.expect(REFUSED)
    here = visit(PORTRAIT)
    register(here, "到处登录")
    others = visit(PORTRAIT, user_agent=WECHAT), visit(DESKTOP, user_agent="nobody's browser")
    for other in others:
        sign_in(other, "到处登录")
        expect(other.get_by_text("已经注册")).to_be_visible()

    press(here, "登录在哪里")
    places = here.get_by_role("dialog").get_by_role("listitem")
    expect(places).to_have_count(3)
    expect(places.filter(has_text="微信 · 安卓")).to_have_count(1)
    expect(places.filter(has_text="认不出的浏览器")).to_have_count(1)
    press(here, "让别的机器都退出")
    expect(places).to_have_count(1)
    expect(places).to_contain_text("这台")
    expect(here.get_by_role("button", name="让别的机器都退出")).to_be_hidden()
    for other in others:
        expect(other.get_by_role("dialog", name="这台机器退出登录了")).to_be_visible()


def test_nothing_that_was_his_stays_on_the_page_of_a_device_that_is_signed_out(
    visit: Visit, house: House, watch: Watch
) -> None:
    watch.expect(REFUSED)
    here, there = visit(DESKTOP), visit(PORTRAIT)
    register(here, "走得干净")
    sign_in(there, "走得干净")
    expect(there.get_by_text("已经注册")).to_be_visible()
    played(house, here, 2)
    there.evaluate("localStorage.language = 'zh-Hans'")
    there.goto("/rounds")
    rounds = there.get_by_role("main").locator("a[href^='/r/']")
    expect(rounds).to_have_count(2)
    assert here.request.delete("/api/sessions").ok
    told = there.get_by_role("dialog", name="这台机器退出登录了")
    told.get_by_role("button", name="先当散客").click()
    expect(there.get_by_text("还没有打完的局")).to_be_visible()
    expect(rounds).to_have_count(0)
    kept = there.evaluate("Object.keys(localStorage).sort()")
    assert kept == ["greeted-on", "language", "preferences"], "what is the machine's own, not his name"


def test_the_line_stays_with_whom_one_has_become(visit: Visit) -> None:
    """The hall hangs up the line of the session that ends, and the client must not answer that by a new guest."""
    first, second = visit(DESKTOP), visit(DESKTOP)
    register(first, "线不断")
    sign_in(second, "线不断")
    expect(second.get_by_text("已经注册")).to_be_visible()
    second.goto("/")
    expect(second.get_by_text("人在茶馆")).to_be_visible()
    assert me(second) == me(first)
    second.goto("/settings")
    press(second, "退出登录")
    press(second, "退出")
    expect(second.get_by_role("button", name="已有账号，登录")).to_be_visible()
    assert me(second) != me(first)


def test_a_forgotten_password_is_set_anew_by_the_hosts_code(visit: Visit, house: House, watch: Watch) -> None:
    watch.expect(REFUSED)
    first, second = visit(DESKTOP), visit(PORTRAIT)
    register(first, "忘性大")
    second.goto("/settings")
    press(second, "已有账号，登录")
    press(second, "忘了密码")
    fill(second, 名字="忘性大", 馆主给的码="abcdefghjkmn", 新密码=ANOTHER)
    press(second, "换上新密码")
    expect(second.get_by_role("dialog").get_by_role("alert")).to_contain_text("再找馆主要一个")
    codes = house.hall.registration._codes
    assert isinstance(codes, FileResetCodes)
    fill(second, 馆主给的码=codes.give(login_of("忘性大"), house.hall.clock.wall()))
    press(second, "换上新密码")
    expect(second.get_by_text("已经注册")).to_be_visible()
    press(first, "先当散客")
    expect(first.get_by_role("button", name="已有账号，登录")).to_be_visible()


def test_whoever_takes_another_name_is_told_that_he_signs_in_by_it(visit: Visit) -> None:
    page = visit(PORTRAIT)
    register(page, "换名字前")
    expect(page.get_by_text("登录名：换名字前")).to_be_visible()
    name = page.get_by_label("名字", exact=True)
    expect(name).to_have_value("换名字前")
    name.fill("换名字后")
    expect(page.get_by_text("以后登录也用「换名字后」")).to_be_visible()
    name.press("Enter")
    expect(page.get_by_text("登录名：换名字后")).to_be_visible()


def test_a_password_is_changed_by_who_knows_the_old_one(visit: Visit, watch: Watch) -> None:
    watch.expect(REFUSED)
    page = visit(PORTRAIT)
    register(page, "常换常新")
    press(page, "改密码")
    fill(page, 现在的密码=ANOTHER, 新密码=ANOTHER)
    press(page, "改好")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text("密码不对，再输一次")
    fill(page, 现在的密码=PASSWORD)
    press(page, "改好")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_own_data_are_downloaded_and_the_account_is_closed_after_two_questions(visit: Visit) -> None:
    page = visit(PORTRAIT)
    register(page, "喝完就走")
    guest = me(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="下载我的数据").click()
    kept = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert (kept["profile"]["player"]["name"], kept["registered"]) == ("喝完就走", True)

    press(page, "注销账号")
    press(page, "不注销了")
    assert me(page) == guest
    press(page, "注销账号")
    press(page, "我想好了")
    fill(page, 密码=PASSWORD)
    press(page, "注销")
    expect(page.get_by_role("button", name="已有账号，登录")).to_be_visible()
    assert me(page) != guest


def test_a_limit_for_the_day_is_set(visit: Visit) -> None:
    page = visit(PORTRAIT, "/settings")
    page.get_by_role("combobox", name="一天最多打").select_option(label="1 小时 30 分钟")
    expect(page.get_by_text("还可以打 1 小时 30 分钟")).to_be_visible()
    assert page.request.get("/api/me").json()["daily_minutes"] == 90


def digits(key: str, ahead: int = 0) -> str:
    """What a telephone with this key shows, now or so many half minutes from now: each are good once."""
    return pyotp.TOTP(key).at(int(time.time()) + 30 * ahead)


def test_a_host_signs_in_by_two_proofs(visit: Visit, watch: Watch, house: House) -> None:
    watch.expect(REFUSED)
    here, elsewhere = visit(PORTRAIT), visit(DESKTOP)
    register(here, "两步老周")
    press(here, "两步验证")
    fill(here, 密码=PASSWORD)
    press(here, "开始设置")
    sheet = here.get_by_role("dialog")
    expect(sheet.get_by_role("img", name="给验证器扫的码")).to_be_visible()
    key = sheet.locator("code").inner_text().replace(" ", "")
    assert sheet.get_by_role("link").get_attribute("href") == (
        f"otpauth://totp/{quote('同城茶馆')}:{quote('两步老周')}?secret={key}&issuer={quote('同城茶馆')}"
    )
    fill(here, 六位数="000000")
    press(here, "开启")
    expect(sheet.get_by_role("alert")).to_have_text("六位数不对，也许过时了、用过了，等下一个")
    fill(here, 六位数=digits(key))
    press(here, "开启")
    expect(sheet).to_be_hidden()

    sign_in(elsewhere, "两步老周")
    field = elsewhere.get_by_role("dialog").get_by_label("六位数", exact=True)
    expect(field).to_be_focused()
    assert field.get_attribute("inputmode") == "numeric"
    fill(elsewhere, 六位数=digits(key, 1))
    press(elsewhere, "登录")
    expect(elsewhere.get_by_role("dialog")).to_be_hidden()
    assert me(elsewhere) == me(here)
    assert here.request.get("/api/me").json()["second_factor"] is True

    press(elsewhere, "两步验证")
    fill(elsewhere, 密码=PASSWORD, 六位数=digits(key))
    press(elsewhere, "关掉")
    expect(elsewhere.get_by_role("alert")).to_have_text("六位数不对，也许过时了、用过了，等下一个")
    house.ask(house.hall.second_factors.drop(me(here), "手机掉进了水里", "shell"))
    elsewhere.reload()
    assert elsewhere.request.get("/api/me").json()["second_factor"] is False
