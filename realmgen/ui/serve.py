"""Start the dashboard's server."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from threading import Thread
from typing import TYPE_CHECKING

from realmgen.ui.listening import LOCAL, listen, web_address
from realmgen.ui.paths import ENTRY
from realmgen.ui.shelf import ROUTE, piece

if TYPE_CHECKING:
    import streamlit as st


def serve(host: str = "127.0.0.1", port: int = 8501, database: str | None = None, open_browser: bool = True) -> int:
    """Serve the dashboard until it is stopped; returns the exit code.

    `database` is a path or URL, None for REALMGEN_DATABASE_URL or the user's data folder. Raises NotAllowed
    when the port is taken and Unreadable when the host is none of this machine's.
    """
    if database:
        os.environ["REALMGEN_DATABASE_URL"] = database
    listening = listen(host, port)
    address = web_address(host, listening.getsockname()[1])
    sys.stdout.write(f"realmgen is open at {address}\nPress Ctrl+C to stop it.\n")
    sys.stdout.flush()
    if open_browser:
        webbrowser.open(address)
    _run(listening, host)
    return 0


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

    app = st.App(ENTRY, routes=[Route(ROUTE + "/{name}", piece)], on_script_error=crash)
    config._main_script_path = str(ENTRY)  # the theme and server settings lie beside the entry script
    options: dict[str, object] = {"server_address": host, "server_port": port}
    if host in LOCAL:
        options["server_allowedHosts"] = list(LOCAL)
    bootstrap.load_config_options(options)
    return app
