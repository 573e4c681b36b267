"""The door of a dashboard that can be reached from elsewhere: nobody is sent anything before the passphrase is said."""

from __future__ import annotations

import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from anyio import CapacityLimiter
from anyio.to_thread import run_sync
from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from realmgen.ui.wall import page, refuse

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from realmgen.service.passphrase import Keyhole

ENTER = "/enter"
COOKIE = "realmgen_gm"
DAYS = 7
TRIES, ALL_TRIES, WITHIN = 5, 60, 300.0
"""How often a wrong passphrase may be said from one address, and from all of them, within so many seconds."""
LARGEST = 4096
_FORM = """<form method="post" action="enter"><label>Passphrase
<input name="passphrase" type="password" autocomplete="current-password" autofocus required></label>
<button>Enter</button></form>"""


class Tries:
    """Wrong passphrases of late, by the address they came from."""

    def __init__(self) -> None:
        self._by: dict[str, deque[float]] = {}

    def left(self, address: str) -> bool:
        """Whether one more may be tried from there."""
        now = time.monotonic()
        for known, times in list(self._by.items()):
            while times and times[0] < now - WITHIN:
                times.popleft()
            if not times:
                del self._by[known]
        everyone = sum(map(len, self._by.values()))
        return len(self._by.get(address, ())) < TRIES and everyone < ALL_TRIES

    def note(self, address: str) -> None:
        """One more is tried: it counts until it was right."""
        self._by.setdefault(address, deque()).append(time.monotonic())

    def clear(self, address: str) -> None:
        """The last one was right."""
        self._by.pop(address, None)


class Door:
    """ASGI middleware: lets through who has a cookie that we signed, and gives it to who says the passphrase."""

    def __init__(self, app: ASGIApp, keyhole: Keyhole) -> None:
        self._app, self._keyhole = app, keyhole
        self._signer = TimestampSigner(keyhole.key, salt="realmgen-gm")
        self._tries = Tries()
        self._one = CapacityLimiter(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._known(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == ENTER:
            answer = await self._enter(Request(scope, receive))
            await answer(scope, receive, send)
        elif scope["type"] == "http" and scope["method"] == "GET" and self._is_page(scope):
            await RedirectResponse(ENTER, 303, {"Cache-Control": "no-store"})(scope, receive, send)
        else:
            await refuse(scope, receive, send, 401, "Closed.", "Say the passphrase first.")

    def _known(self, scope: Scope) -> bool:
        cookie = HTTPConnection(scope).cookies.get(COOKIE, "")
        try:
            return self._signer.unsign(cookie, max_age=DAYS * 86400) == b"gm"
        except BadSignature:
            return False

    def _is_page(self, scope: Scope) -> bool:
        return "text/html" in HTTPConnection(scope).headers.get("accept", "")

    async def _enter(self, request: Request) -> Response:
        if request.method not in ("GET", "HEAD", "POST"):
            return page("Closed.", "", 405)
        if request.method != "POST":
            return page("The game master's table", _FORM)
        address = request.client.host if request.client else ""
        if not self._tries.left(address):
            answer = page("Too many tries.", f"<p>Wait {WITHIN / 60:.0f} minutes, then try again.</p>", 429)
            answer.headers["Retry-After"] = f"{WITHIN:.0f}"
            return answer
        self._tries.note(address)
        said = await _said(request)
        if not await run_sync(partial(self._keyhole.fits, said), limiter=self._one):
            return page("The game master's table", f'<p class="no">That is not the passphrase.</p>{_FORM}', 403)
        self._tries.clear(address)
        found = RedirectResponse("/", 303, {"Cache-Control": "no-store"})
        signed = self._signer.sign("gm").decode()
        found.set_cookie(COOKIE, signed, DAYS * 86400, httponly=True, samesite="strict")
        return found


async def _said(request: Request) -> str:
    """The passphrase of a form that was sent; empty where it is too long to be one."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST:
            return ""
    return parse_qs(body.decode("utf-8", "replace")).get("passphrase", [""])[0]
