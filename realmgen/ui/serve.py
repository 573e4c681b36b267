"""Start the dashboard's server."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from threading import Thread
from typing import TYPE_CHECKING

from realmgen.errors import NotAllowed, Unreadable
from realmgen.ui.paths import ENTRY
from realmgen.ui.shelf import ROUTE, SHELF

if TYPE_CHECKING:
    import streamlit as st
    from starlette.requests import Request
    from starlette.responses import Response

LOCAL = ("127.0.0.1", "localhost", "::1")
_PIECE_HEADERS = {
    "Cache-Control": "private, max-age=31536000, immutable",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


def serve(host: str = "127.0.0.1", port: int = 8501, database: str | None = None, open_browser: bool = True) -> int:
    """Serve the dashboard until it is stopped; returns the exit code.

    `database` is a path or URL, None for REALMGEN_DATABASE_URL or the user's data folder. Raises NotAllowed
    when the port is taken and Unreadable when the host is none of this machine's.
    """
    if database:
        os.environ["REALMGEN_DATABASE_URL"] = database
    listening = _listen(host, port)
    address = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"
    sys.stdout.write(f"realmgen is open at {address}\nPress Ctrl+C to stop it.\n")
    sys.stdout.flush()
    if open_browser:
        webbrowser.open(address)
    _run(listening, host)
    return 0


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise _refusal(host, port, error) from error
    listening.listen(128)
    listening.setblocking(False)
    return listening


def _refusal(host: str, port: int, error: OSError) -> Unreadable | NotAllowed:
    if isinstance(error, socket.gaierror) or "assign requested address" in str(error):
        return Unreadable(f"host {host!r} is no address of this machine: 127.0.0.1 keeps the dashboard to yourself")
    if isinstance(error, PermissionError):
        return NotAllowed(f"port {port} may not be opened by you: choose one above 1023 with --port")
    return NotAllowed(f"port {port} of {host} is already in use: choose another with --port, such as {port + 1}")


def _run(listening: socket.socket, host: str) -> None:
    import uvicorn

    app = build_app(host, listening.getsockname()[1])
    Thread(target=warm_up, daemon=True).start()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=host not in LOCAL,  # packing costs more than it saves where nothing leaves the machine
        use_colors=False,
    )
    try:
        uvicorn.Server(config).run(sockets=[listening])
    except KeyboardInterrupt:
        return


def warm_up() -> None:
    """Load what the first page needs while the browser is still opening."""
    from realmgen.service import boards, library, screen
    from realmgen.service.realms import library as ours
    from realmgen.ui import library as page

    screen.warm_up()
    assert page
    library.catalogue(ours(), "myths")
    library.catalogue(ours(), "knights")
    boards.tables(ours())


def build_app(host: str, port: int) -> st.App:
    """The dashboard as an ASGI application."""
    import streamlit as st
    from starlette.routing import Route
    from streamlit import config
    from streamlit.web import bootstrap

    from realmgen.ui.widgets import crash

    app = st.App(ENTRY, routes=[Route(ROUTE + "/{name}", _piece)], on_script_error=crash)
    config._main_script_path = str(ENTRY)  # the theme and server settings lie beside the entry script
    options: dict[str, object] = {"server_address": host, "server_port": port}
    if host in LOCAL:
        options["server_allowedHosts"] = list(LOCAL)
    bootstrap.load_config_options(options)
    return app


async def _piece(request: Request) -> Response:
    from starlette.responses import Response

    piece = SHELF.get(request.path_params["name"])
    if piece is None:
        return Response("This piece of the map is no longer held: reload the page.", 404, media_type="text/plain")
    return Response(piece.data, media_type=piece.mime, headers=_PIECE_HEADERS)
