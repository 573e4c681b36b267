"""What stands before the players' screen: who does not come by a link that leads somewhere is sent nothing at all."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from anyio.to_thread import run_sync
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse

from realmgen.ui.players.process import JOIN
from realmgen.ui.shelf import ROUTE
from realmgen.ui.wall import host_of, refuse

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from realmgen.service.players import Screen

FONT = "/font/EBGaramond.woff2"
PICTURE = "/picture"
DAYS = 60
_EXACT = ("/", "/favicon.png", "/_stcore/health", "/_stcore/host-config", "/_stcore/stream", FONT)
_BELOW = ("/static/", "/media/", f"{ROUTE}/", f"{PICTURE}/")
_SAID = ("rerun_script", "app_heartbeat")
"""What a players' browser may say: that it wants the page, and that it is still there."""
_WRONG = (
    "This link is wrong.",
    "It leads to no table, or to one that has a new link by now. Ask your game master for it.",
)


def cookie_name(port: int) -> str:
    """What the players' browsers hold: a name for each port, for a machine's cookies know no ports."""
    return f"realmgen_table_{port}"


class Gate:
    """ASGI middleware: only reading, only from those who have a link, only what the page needs.

    A link (`/join/WORD`) puts its word into a cookie and leads on to the page, so that it does not stay in the bar.
    """

    def __init__(self, app: ASGIApp, screen: Screen, port: int, hosts: Collection[str]) -> None:
        self._app, self._screen = app, screen
        self._cookie, self._hosts = cookie_name(port), frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        no = partial(refuse, scope, receive, send)
        path = scope["path"]
        if host_of(scope) not in self._hosts:
            await no(400, "This is not the way in.", "Take the address that your game master shows you.")
        elif scope.get("method", "GET") not in ("GET", "HEAD"):
            await no(405, "There is nothing to do here.", "This page is for looking only.")
        elif path.startswith(JOIN) and scope["type"] == "http":
            await self._join(path.removeprefix(JOIN), scope, receive, send)
        elif not await self._led(HTTPConnection(scope).cookies.get(self._cookie, "")):
            await no(403, *_WRONG)
        elif path in _EXACT or path.startswith(_BELOW):
            await self._app(scope, partial(_heard, receive) if scope["type"] == "websocket" else receive, send)
        else:
            await no(404, "There is nothing here.", "The table is all there is.")

    async def _led(self, token: str) -> bool:
        return await run_sync(self._screen.find, token) is not None

    async def _join(self, token: str, scope: Scope, receive: Receive, send: Send) -> None:
        if not await self._led(token):
            await refuse(scope, receive, send, 403, *_WRONG)
            return
        answer = RedirectResponse("/", 303, {"Referrer-Policy": "no-referrer", "Cache-Control": "no-store"})
        answer.set_cookie(self._cookie, token, DAYS * 86400, httponly=True, samesite="lax")
        await answer(scope, receive, send)


async def _heard(receive: Receive) -> Message:
    """What a browser says next; whatever else it says ends its connection."""
    said = await receive()
    if said["type"] != "websocket.receive" or _plain(said.get("bytes")):
        return said
    return {"type": "websocket.disconnect", "code": 1008}


def _plain(said: bytes | None) -> bool:
    from google.protobuf.message import DecodeError
    from streamlit.proto.BackMsg_pb2 import BackMsg

    try:
        return said is not None and BackMsg.FromString(said).WhichOneof("type") in _SAID
    except DecodeError:
        return False
