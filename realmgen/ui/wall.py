"""What both of our servers refuse alike: a plain page that says why and holds nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>:root{{color-scheme:light dark}}
body{{font:1.125rem/1.5 serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem;background:#F7F0E1;color:#2A2320}}
h1{{font-size:1.75rem;margin:0 0 .5rem}}
input,button{{font:inherit;padding:.5rem .75rem;min-height:3rem;box-sizing:border-box}}
input{{width:100%;margin:.25rem 0 .75rem}}.no{{color:#93301F;font-weight:700}}
@media(prefers-color-scheme:dark){{body{{background:#191512;color:#F1E8D6}}.no{{color:#F0A58F}}}}</style>
<h1>{title}</h1>{body}</html>"""


def page(title: str, body: str, status: int = 200) -> HTMLResponse:
    """A plain page; `body` is HTML."""
    return HTMLResponse(_PAGE.format(title=escape(title), body=body), status, HEADERS)


def host_of(scope: Scope) -> str:
    """The host that a browser asked for, without its port; empty where it cannot be read."""
    try:
        return urlsplit(f"//{HTTPConnection(scope).headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, title: str, text: str) -> None:
    """Answer with a plain page; a websocket is closed before it is opened."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await page(title, f"<p>{escape(text)}</p>", status)(scope, receive, send)
