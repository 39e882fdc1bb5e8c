"""The REST interface of second proofs: offered to one's telephone, turned on with its first digits, and off again."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from teahouse.edge.forms import Digits, NewFactor, NoFactor
from teahouse.edge.people import count_attempt
from teahouse.edge.session import AnyRequest, SignedIn, TheHall, TheLimiters
from teahouse.hall.second_factors import TelephoneKey


@post("/second-factor", tags=["people"], status_code=200)
async def offer_second_factor(
    request: AnyRequest, hall: TheHall, limiters: TheLimiters, player: SignedIn, data: JSONBody[NewFactor]
) -> TelephoneKey:
    """A new key for one's telephone. Nothing is asked for before its first digits were told."""
    count_attempt(request, limiters, player.name)
    await hall.registration.require_password(player.id, data.password)
    return await hall.second_factors.offer(player)


@post("/second-factor/on", tags=["people"], status_code=204)
async def turn_second_factor_on(
    request: AnyRequest, hall: TheHall, limiters: TheLimiters, player: SignedIn, data: JSONBody[Digits]
) -> None:
    """Be asked for digits from now on, whenever one signs in."""
    count_attempt(request, limiters, player.name)
    await hall.second_factors.turn_on(player.id, data.digits)


@post("/second-factor/off", tags=["people"], status_code=204)
async def turn_second_factor_off(
    request: AnyRequest, hall: TheHall, limiters: TheLimiters, player: SignedIn, data: JSONBody[NoFactor]
) -> None:
    """Be asked for the password alone again."""
    count_attempt(request, limiters, player.name)
    await hall.registration.require_password(player.id, data.password)
    await hall.second_factors.turn_off(player.id, data.digits)


ROUTES: Final[list[ControllerRouterHandler]] = [offer_second_factor, turn_second_factor_on, turn_second_factor_off]
