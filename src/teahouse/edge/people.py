"""The REST interface of people: becoming somebody, registering, signing in and out, one's profile, one's own data."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, patch, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from teahouse.edge.forms import Farewell, NewPassword, OwnSession, PasswordReset, Registration, SignIn
from teahouse.edge.limits import Limiters
from teahouse.edge.payloads import Me, NewGuest, Problem, ProfileChange
from teahouse.edge.problems import problem_of
from teahouse.edge.session import (
    COOKIE,
    AnyRequest,
    Known,
    SignedIn,
    TheHall,
    TheLimiters,
    TheSettings,
    Visitor,
    address_of,
    session_cookie,
)
from teahouse.edge.settings import Settings
from teahouse.hall.accounts import Player, proof_of
from teahouse.hall.archive import GameStatistics
from teahouse.hall.errors import Refusal
from teahouse.hall.export import Export
from teahouse.hall.hall import Hall
from teahouse.hall.playtime import PlayReport
from teahouse.hall.registration import login_of, session_id


@post("/guest", tags=["people"], responses={200: ResponseSpec(Me, description="One is somebody already")})
async def become_guest(
    request: AnyRequest,
    hall: TheHall,
    settings: TheSettings,
    limiters: TheLimiters,
    visitor: Visitor,
    data: JSONBody[NewGuest | None] = None,
) -> Response[Me]:
    """Become somebody: the cookie of the answer keeps the identity. Whoever has one already stays who he is."""
    if visitor is not None:
        hall.sanctions.require_entry(visitor.id)
        cookie = session_cookie(request, settings, request.cookies[COOKIE])
        return Response(await _me(hall, visitor.id), status_code=200, cookies=[cookie])
    limiters.guests.take(address_of(request))
    player, token = await hall.accounts.guest(data.name if data else None)
    cookie = session_cookie(request, settings, token)
    return Response(await _me(hall, player.id), status_code=201, cookies=[cookie])


@get("/me", tags=["people"])
async def who_am_i(request: AnyRequest, hall: TheHall, settings: TheSettings, player: SignedIn) -> Response[Me]:
    """Oneself, one's points, and the tables where one has a seat."""
    cookie = session_cookie(request, settings, request.cookies[COOKIE])
    return Response(await _me(hall, player.id), cookies=[cookie])


@patch("/me", tags=["people"])
async def change_me(hall: TheHall, player: SignedIn, data: JSONBody[ProfileChange]) -> Me:
    """Change one's name, avatar, town, favourite games, what others may see, or how long one wants to play."""
    await hall.accounts.change(
        player.id,
        name=data.name,
        avatar=data.avatar,
        town=data.town,
        favourites=data.favourites,
        private=data.private,
        daily_minutes=data.daily_minutes,
    )
    return await _me(hall, player.id)


# ── registered accounts ──────────────────────────────────────────────────────


@post("/register", tags=["people"], status_code=200)
async def register(
    request: AnyRequest,
    hall: TheHall,
    settings: TheSettings,
    limiters: TheLimiters,
    player: SignedIn,
    data: JSONBody[Registration],
) -> Response[Me | Problem]:
    """Give one's account a name and a password to sign in by; points and rounds stay. The cookie is drawn anew."""
    limiters.attempts.take(address_of(request))
    old = request.cookies[COOKIE]
    token = await hall.registration.register(player, old, data.name, data.password, _agent(request))
    hall.proved_anew(session_id(proof_of(old)), session_id(proof_of(token)))
    return await _proved(request, hall, settings, player.id, token)


@post("/session", tags=["people"], status_code=200)
async def sign_in(
    request: AnyRequest,
    hall: TheHall,
    settings: TheSettings,
    limiters: TheLimiters,
    visitor: Visitor,
    data: JSONBody[SignIn],
) -> Response[Me | Problem]:
    """Sign in on this device. The guest whose cookie this browser had is left behind."""
    count_attempt(request, limiters, data.name)
    old = request.cookies.get(COOKIE)
    player_id, token = await hall.registration.sign_in(data.name, data.password, old, _agent(request), data.digits)
    if visitor is not None:
        await hall.hang_up_ended(visitor.id)
    return await _proved(request, hall, settings, player_id, token)


@delete("/session", tags=["people"], status_code=204)
async def sign_out(request: AnyRequest, hall: TheHall, known: Known) -> Response[None]:
    """Sign out on this device."""
    await hall.registration.sign_out(known.id, request.cookies[COOKIE])
    await hall.hang_up_ended(known.id)
    return _nobody_now()


@get("/sessions", tags=["people"])
async def list_sessions(request: AnyRequest, hall: TheHall, player: SignedIn) -> list[OwnSession]:
    """Where one is signed in, the last seen first."""
    here = session_id(proof_of(request.cookies[COOKIE]))
    return [
        OwnSession(device.id, device.since, device.seen_at, device.browser, device.system, device.id == here)
        for device in await hall.registration.devices(player.id)
    ]


@delete("/sessions", tags=["people"], status_code=204)
async def end_other_sessions(request: AnyRequest, hall: TheHall, player: SignedIn) -> None:
    """Sign out everywhere but here."""
    await hall.registration.end_others(player.id, request.cookies[COOKIE])
    await hall.hang_up_ended(player.id)


@delete("/sessions/{session:str}", tags=["people"], status_code=204)
async def end_session(hall: TheHall, player: SignedIn, session: FromPath[str]) -> None:
    """End one of one's sessions, on whatever device it is."""
    await hall.registration.end_device(player.id, session)
    await hall.hang_up_ended(player.id)


@post("/password", tags=["people"], status_code=204)
async def change_password(
    request: AnyRequest,
    hall: TheHall,
    settings: TheSettings,
    limiters: TheLimiters,
    player: SignedIn,
    data: JSONBody[NewPassword],
) -> Response[None]:
    """Change one's password; all other devices are signed out. The cookie is drawn anew."""
    count_attempt(request, limiters, player.name)
    old = request.cookies[COOKIE]
    token = await hall.registration.change_password(player, old, data.old, data.new, _agent(request))
    hall.proved_anew(session_id(proof_of(old)), session_id(proof_of(token)))
    await hall.hang_up_ended(player.id)
    return Response(None, status_code=204, cookies=[session_cookie(request, settings, token)])


@post("/password/reset", tags=["people"], status_code=200)
async def reset_password(
    request: AnyRequest,
    hall: TheHall,
    settings: TheSettings,
    limiters: TheLimiters,
    visitor: Visitor,
    data: JSONBody[PasswordReset],
) -> Response[Me | Problem]:
    """Set a new password by the host's one-time code; all other devices are signed out."""
    count_attempt(request, limiters, data.name)
    old = request.cookies.get(COOKIE)
    player_id, token = await hall.registration.reset(
        data.name, data.code, data.password, old, _agent(request), data.digits
    )
    for ended in {player_id, visitor.id if visitor is not None else player_id}:
        await hall.hang_up_ended(ended)
    return await _proved(request, hall, settings, player_id, token)


# ── one's own data ───────────────────────────────────────────────────────────


@get("/me/statistics", tags=["people"])
async def my_statistics(hall: TheHall, player: SignedIn) -> list[GameStatistics]:
    """What one has played, by game, the most played first."""
    return await hall.archive.statistics(player.id)


@get("/me/play-time", tags=["people"])
async def my_play_time(hall: TheHall, player: SignedIn) -> PlayReport:
    """How long one has played on the last seven days, and what one's own limit leaves of today."""
    return await hall.play_time.report(player.id)


@get("/me/mutes", tags=["people"])
async def list_mutes(hall: TheHall, player: SignedIn) -> list[Player]:
    """Whom one does not hear."""
    return await hall.mutes.of_player(player.id)


@put("/me/mutes/{muted:str}", tags=["people"], status_code=204)
async def mute(hall: TheHall, player: SignedIn, muted: FromPath[str]) -> None:
    """Hear somebody no more: neither phrases nor reactions nor chat."""
    await hall.mutes.mute(player.id, muted)


@delete("/me/mutes/{muted:str}", tags=["people"], status_code=204)
async def unmute(hall: TheHall, player: SignedIn, muted: FromPath[str]) -> None:
    """Hear him again."""
    await hall.mutes.unmute(player.id, muted)


@get("/me/export", tags=["people"])
async def export_me(hall: TheHall, known: Known) -> Response[Export]:
    """All that the hall keeps under one's account, as a file."""
    own = await hall.export(known.id)
    return Response(own, headers={"Content-Disposition": 'attachment; filename="teahouse.json"'})


@post("/me/close", tags=["people"], status_code=204)
async def close_me(
    request: AnyRequest, hall: TheHall, limiters: TheLimiters, known: Known, data: JSONBody[Farewell]
) -> Response[None]:
    """Close one's account for good: the name goes everywhere, rounds and points stay without it."""
    count_attempt(request, limiters, known.name)
    await hall.close_account(known.id, data.password)
    return _nobody_now()


def count_attempt(request: AnyRequest, limiters: Limiters, name: str) -> None:
    """A password is tried: counted by address, and by the name whether or not it is anybody's."""
    limiters.attempts.take(address_of(request))
    limiters.names.take(login_of(name))


def _agent(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")


async def _proved(
    request: AnyRequest, hall: Hall, settings: Settings, player_id: str, token: str
) -> Response[Me | Problem]:
    """Who one is now. Who is banned is refused but keeps the cookie: with it he sees his sanctions and may object."""
    cookie = session_cookie(request, settings, token)
    try:
        hall.sanctions.require_entry(player_id)
    except Refusal as refusal:
        status, problem = problem_of(refusal)
        return Response(problem, status_code=status, cookies=[cookie])
    return Response(await _me(hall, player_id), status_code=200, cookies=[cookie])


def _nobody_now() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer


async def _me(hall: Hall, player_id: str) -> Me:
    profile = await hall.accounts.profile(player_id)
    return Me(
        id=profile.player.id,
        name=profile.player.name,
        avatar=profile.player.avatar,
        town=profile.player.town,
        favourites=profile.favourites,
        private=profile.private,
        daily_minutes=profile.daily_minutes,
        registered=await hall.registration.is_registered(player_id),
        host=profile.host,
        second_factor=await hall.second_factors.is_on(player_id),
        points=await hall.ledger.balance(player_id),
        tables=tuple(hall.tables.of(player_id)),
        sanctions=hall.sanctions.own_in_force(player_id),
    )


ROUTES: Final[list[ControllerRouterHandler]] = [
    become_guest,
    who_am_i,
    change_me,
    register,
    sign_in,
    sign_out,
    list_sessions,
    end_other_sessions,
    end_session,
    change_password,
    reset_password,
    my_statistics,
    my_play_time,
    list_mutes,
    mute,
    unmute,
    export_me,
    close_me,
]
