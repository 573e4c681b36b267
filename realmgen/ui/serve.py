"""Start the dashboard's server."""

from __future__ import annotations

import logging
import os
import socket
import sys
import webbrowser
from threading import Thread
from typing import TYPE_CHECKING

from realmgen.errors import NotAllowed, RealmgenError
from realmgen.service.campaigns import REALM
from realmgen.service.passphrase import Keyhole, keyhole
from realmgen.ui.listening import LOCAL, listen, web_address
from realmgen.ui.paths import ENTRY
from realmgen.ui.players.process import PORT, PROCESS
from realmgen.ui.shelf import ROUTE, piece

if TYPE_CHECKING:
    import streamlit as st
    from starlette.types import ASGIApp

_log = logging.getLogger(__name__)


def serve(
    host: str = "127.0.0.1",
    port: int = 8501,
    database: str | None = None,
    open_browser: bool = True,
    players: str | None = None,
    players_port: int = PORT,
) -> int:
    """Serve the dashboard until it is stopped; returns the exit code.

    `database` is a path or URL, None for REALMGEN_DATABASE_URL or the user's data folder. `players` opens the players'
    screen too, at that address of this machine, or where its network finds it ("").

    Raises NotAllowed when a port is taken, and when the host is not local and no passphrase was set; Unreadable when
    the host is none of this machine's.
    """
    if database:
        os.environ["REALMGEN_DATABASE_URL"] = database
    listening = listen(host, port)
    door = _door(host, database)
    address = web_address(host, listening.getsockname()[1])
    told = [f"realmgen is open at {address}"]
    if players is not None:
        told.append(_open_screen(players, players_port))
    sys.stdout.write("\n".join([*told, "Press Ctrl+C to stop it."]) + "\n")
    sys.stdout.flush()
    if open_browser:
        webbrowser.open(address)
    try:
        _run(listening, host, door)
    finally:
        PROCESS.stop()
    return 0


def _door(host: str, database: str | None) -> Keyhole | None:
    """What has to be said at a dashboard that others can reach; None for one that only this machine can."""
    if host in LOCAL:
        return None
    found = keyhole(database)
    if found is None:
        raise NotAllowed(
            f"at {host} others can reach the dashboard with every secret in it: set a passphrase first"
            " (realmgen passphrase), or open the players' screen alone (realmgen serve --players)"
        )
    return found


def _open_screen(host: str, port: int) -> str:
    """Open the players' screen; says where, with the link to the campaign played last."""
    from realmgen.service.players import invite
    from realmgen.service.registry import open_play

    play = open_play()
    PROCESS.port = port
    PROCESS.start(host)
    latest = next(iter(play.campaigns(REALM)), None)
    if latest is None:
        return f"The players' screen is open at {PROCESS.address}: Share at a campaign's Table gives its link."
    PROCESS.lead(latest.code, invite(play, latest))
    return f"Players of {latest.name} come in at {PROCESS.link(latest.code)}"


def _run(listening: socket.socket, host: str, door: Keyhole | None) -> None:
    import uvicorn

    app: ASGIApp = build_app(host, listening.getsockname()[1])
    if door:
        from realmgen.ui.door import Door

        app = Door(app, door)
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
    """Load what the first page needs while the browser is still opening; read the campaign played last, and draw its
    map."""
    from realmgen.service import boards, library
    from realmgen.service.realms import library as ours
    from realmgen.ui import library as page
    from realmgen.ui import realm, table

    assert page, (realm, table)
    try:
        _read_latest()
    except RealmgenError as error:
        _log.warning("the campaign played last could not be read: %s", error)
    library.catalogue(ours(), "myths")
    library.catalogue(ours(), "knights")
    boards.tables(ours())


def _read_latest() -> None:
    from realmgen.service import screen
    from realmgen.ui import state
    from realmgen.ui.laid import laid_map

    play = state.play()
    latest = next(iter(play.campaigns(REALM)), None)
    here = play.position(latest).state if latest else None
    if latest is None or here is None or here.realm is None:
        screen.warm_up()
        return
    laid_map(latest.code, "colour", "gm", here)
    play.history(latest)


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
